import { SwitchRow } from '#client/ui/choice.tsx'
import { PAGES } from '#contract/pages.ts'
import { useCurrentUser } from './use-current-user.ts'

type ProfileSwitchProps = {
  /** For what it is used: "this item". */
  of: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  className?: string
}

/** Whether what the shop says once for all holds here too; only for a shop that has said something. */
export function ProfileSwitch({ of, isOn, onChange, className }: ProfileSwitchProps) {
  const { data: user } = useCurrentUser()
  if (user?.hasShopProfile !== true) return null
  return (
    <div className={className}>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="flex-1 basis-56">
          <SwitchRow label={`Use my shop profile for ${of}`} isOn={isOn} onChange={onChange} />
        </div>
        <a href={PAGES.shopProfile} className="text-link py-1.5 text-small max-md:py-3">
          Shop profile
        </a>
      </div>
    </div>
  )
}
