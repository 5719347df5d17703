import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Tooltip } from './tooltip.tsx'

type IconButtonProps = { label: string; icon: ReactNode } & ComponentProps<'button'>

/** A button that shows only an icon; its label is its name and its tooltip. */
export function IconButton({ label, icon, className, ...attributes }: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <button type="button" {...attributes} className={classNames('button button-icon', className)}>
        {icon}
        <span className="sr-only">{label}</span>
      </button>
    </Tooltip>
  )
}
