import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Look = 'info' | 'warning' | 'error'

type BannerProps = {
  look: Look
  title?: ReactNode
  icon?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** Read out when it appears; not for what was there when the page opened. */
  isLive?: boolean
}

const LOOKS = {
  info: { Icon: Info, box: 'border-indigo-line bg-indigo-tint', icon: 'text-indigo-text' },
  warning: { Icon: TriangleAlert, box: 'border-weld-line bg-weld-tint', icon: 'text-weld-text' },
  error: { Icon: CircleAlert, box: 'border-madder-line bg-madder-tint', icon: 'text-madder-text' },
}

/** A notice on the page: what is the matter and what to do about it. */
export function Banner({ look, title, icon, children, action, isLive = false }: BannerProps) {
  const { Icon, ...classes } = LOOKS[look]
  const role = look === 'error' ? 'alert' : 'status'
  return (
    <div
      role={isLive ? role : undefined}
      className={classNames(
        'flex flex-wrap items-center gap-3 rounded-md border px-4 py-[13px]',
        classes.box,
      )}
    >
      <div className="flex flex-1 basis-64 gap-3 text-small">
        <span aria-hidden="true" className={classNames('banner-icon', classes.icon)}>
          {icon ?? <Icon />}
        </span>
        <div className="min-w-0">
          {title && <p className="font-semibold">{title}</p>}
          {children}
        </div>
      </div>
      {action}
    </div>
  )
}
