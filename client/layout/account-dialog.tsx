import { ChevronRight } from 'lucide-react'
import { ChangeAddressForm } from '#client/accounts/change-address-form.tsx'
import { ChangePasswordForm } from '#client/accounts/change-password-form.tsx'
import { DeleteAccount } from '#client/accounts/delete-account.tsx'
import { DownloadData } from '#client/accounts/download-data.tsx'
import { OwnAddress } from '#client/accounts/own-address.tsx'
import { useSession } from '#client/accounts/session.tsx'
import { SupportAddress } from '#client/accounts/support-address.tsx'
import { countedCredits } from '#client/accounts/counted-credits.ts'
import { useCurrentUser } from '#client/accounts/use-current-user.ts'
import { QuiltSwatch } from '#client/art/quilt.tsx'
import { Disclosure } from '#client/ui/accordion.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Spinner } from '#client/ui/loading.tsx'
import type { CurrentUser } from '#contract/accounts.ts'
import { type Page, PAGES } from '#contract/pages.ts'
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
      <div className="flex items-center gap-4 rounded-md bg-paper p-4">
        <QuiltSwatch seed={user.email} size={48} className="flex-none rounded-sm" />
        <div className="min-w-0 flex-1 text-small">
          <h3 className="sr-only">Email</h3>
          <OwnAddress user={user} canConfirm={isOurs} />
        </div>
      </div>
      <ul className="-mt-2">
        <Way page={PAGES.credits} onLeave={onLeave} note={countedCredits(user.credits)}>
          Credit history
        </Way>
        <Way page={PAGES.shopProfile} onLeave={onLeave} note="For every listing">
          Shop profile
        </Way>
        <Way page={PAGES.footers} onLeave={onLeave} note="Texts you reuse">
          Footers
        </Way>
        <Way page={PAGES.accessTokens} onLeave={onLeave} note="For your programs">
          Access tokens
        </Way>
      </ul>
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
        <Disclosure summary="Delete account" isDanger>
          <DeleteAccount user={user} hasPassword={hasPassword} />
        </Disclosure>
      </div>
    </div>
  )
}

type WayProps = { page: Page; note: string; onLeave: () => void; children: string }

/** A page of her own, and what it is for. */
function Way({ page, note, onLeave, children }: WayProps) {
  return (
    <li className="not-first:border-t not-first:border-line-soft">
      <a
        href={page}
        onClick={onLeave}
        className="flex min-h-11 items-center gap-3 rounded-sm text-small -outline-offset-2 hover:bg-sunk"
      >
        <span className="flex-1 font-semibold">{children}</span>
        <span aria-hidden="true" className="text-ink-2">
          {note}
        </span>
        <ChevronRight aria-hidden="true" strokeWidth={1.9} className="size-[18px] text-ink-3" />
      </a>
    </li>
  )
}
