import { ChangeAddressForm } from '#client/accounts/change-address-form.tsx'
import { ChangePasswordForm } from '#client/accounts/change-password-form.tsx'
import { DeleteAccount } from '#client/accounts/delete-account.tsx'
import { DownloadData } from '#client/accounts/download-data.tsx'
import { OwnAddress } from '#client/accounts/own-address.tsx'
import { useSession } from '#client/accounts/session.tsx'
import { SupportAddress } from '#client/accounts/support-address.tsx'
import { useCurrentUser } from '#client/accounts/use-current-user.ts'
import { QuiltSwatch } from '#client/art/quilt.tsx'
import { Disclosure } from '#client/ui/accordion.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Spinner } from '#client/ui/loading.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import type { CurrentUser } from '#contract/accounts.ts'
import { PAGES } from '#contract/pages.ts'
import { ThemeChoice } from './theme-choice.tsx'

type AccountDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** A person's own account: what is known of it, its looks, its password, and the way out. */
export function AccountDialog({ isOpen, onOpenChange }: AccountDialogProps) {
  const { data: user } = useCurrentUser()
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Your account" width="narrow">
      {user === undefined ? (
        <Spinner label="Loading your account" className="min-h-40" />
      ) : (
        <Account user={user} onLeave={() => onOpenChange(false)} />
      )}
    </Dialog>
  )
}

type AccountProps = { user: CurrentUser; onLeave: () => void }

function Account({ user, onLeave }: AccountProps) {
  const { name, changePassword, state } = useSession()
  const isOurs = name === 'embedded'
  const hasPassword = state.status === 'signedIn' && state.user.hasPassword
  return (
    <div className="grid gap-5">
      <div className="flex items-start gap-4 rounded-md bg-paper p-4">
        <QuiltSwatch seed={user.email} size={48} className="flex-none rounded-sm" />
        <div className="min-w-0 flex-1 text-small">
          <h3 className="sr-only">Email</h3>
          <OwnAddress user={user} canConfirm={isOurs} />
        </div>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-small">
        <dt className="text-ink-2">Credits</dt>
        <dd className="flex flex-wrap gap-x-4">
          <span className="font-semibold tabular-nums">{wholeNumber(user.credits)}</span>
          <a href={PAGES.credits} onClick={onLeave} className="text-link">
            Credit history
          </a>
        </dd>
        <dt className="text-ink-2">Every listing</dt>
        <dd className="flex flex-wrap gap-x-4">
          <a href={PAGES.shopProfile} onClick={onLeave} className="text-link">
            Shop profile
          </a>
          <a href={PAGES.footers} onClick={onLeave} className="text-link">
            Footers
          </a>
        </dd>
        <dt className="text-ink-2">Programs</dt>
        <dd>
          <a href={PAGES.accessTokens} onClick={onLeave} className="text-link">
            Access tokens
          </a>
        </dd>
      </dl>
      <p className="text-small text-ink-2 empty:hidden">
        <SupportAddress before="Questions? Write to " />
      </p>
      <ThemeChoice />
      <div className="grid gap-1 border-t border-line pt-3">
        {isOurs && (
          <Disclosure summary="Change email">
            <ChangeAddressForm email={user.email} hasPassword={hasPassword} />
          </Disclosure>
        )}
        {changePassword && hasPassword && (
          <Disclosure summary="Change password">
            <ChangePasswordForm email={user.email} change={changePassword} />
          </Disclosure>
        )}
        <Disclosure summary="Download my data">
          <DownloadData />
        </Disclosure>
        <Disclosure summary="Delete account">
          <DeleteAccount user={user} hasPassword={hasPassword} />
        </Disclosure>
      </div>
    </div>
  )
}
