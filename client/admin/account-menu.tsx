import { Ban, Coins } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { closeMenu, MoreMenu } from '#client/ui/more-menu.tsx'
import type { AdminUser } from '#contract/admin.ts'
import { CreditsDialog } from './credits-dialog.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'

export type AccountActions = {
  onSelect: (user: AdminUser) => void
  onSuspend: (user: AdminUser) => void
}

/** What can be done with an account, and the dialogs that it opens. */
export function useAccountActions(): AccountActions & { dialogs: ReactNode } {
  const [selected, setSelected] = useState<AdminUser | null>(null)
  const [suspending, setSuspending] = useState<AdminUser | null>(null)
  const dialogs = (
    <>
      <SuspendDialog
        key={`suspend ${suspending?.id}`}
        user={suspending}
        onClose={() => setSuspending(null)}
      />
      <CreditsDialog key={selected?.id} user={selected} onClose={() => setSelected(null)} />
    </>
  )
  return { onSelect: setSelected, onSuspend: setSuspending, dialogs }
}

type AccountMenuProps = Partial<AccountActions> & { user: AdminUser }

/** The decisions about an account, behind one button of its row. */
export function AccountMenu({ user, onSelect, onSuspend }: AccountMenuProps) {
  const suspend = user.suspension === null ? 'Suspend' : 'Lift suspension'
  return (
    <MoreMenu about={user.email}>
      {onSelect && (
        <Item icon={<Coins aria-hidden="true" />} onPress={() => onSelect(user)}>
          Update credits
        </Item>
      )}
      {onSuspend && (
        <Item icon={<Ban aria-hidden="true" />} onPress={() => onSuspend(user)}>
          {suspend}
        </Item>
      )}
    </MoreMenu>
  )
}

type ItemProps = { icon: ReactNode; onPress: () => void; children: string }

function Item({ icon, onPress, children }: ItemProps) {
  return (
    <li>
      <button
        type="button"
        className="more-item"
        onClick={({ currentTarget }) => {
          closeMenu(currentTarget)
          onPress()
        }}
      >
        {icon}
        {children}
      </button>
    </li>
  )
}
