import { FreshSignIn } from '#client/accounts/fresh-sign-in.tsx'
import { useCurrentUser } from '#client/accounts/use-current-user.ts'
import { AdminPanel, type AdminTab } from '#client/admin/admin-panel.tsx'
import { useOpenRefundRequests, usePaymentWarnings } from '#client/admin/use-admin.ts'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/loading.tsx'
import { PAGES } from '#contract/pages.ts'
import { AccessNotice } from './access-notice.tsx'
import { LoadFailure } from './load-failure.tsx'
import { PageTop } from './heading/page-top.tsx'

/** The admin panel. The server refuses everybody else by itself; here they are told so. */
export function Admin() {
  const { data: user, error, refetch } = useCurrentUser()
  if (user?.isAdmin === true) {
    return (
      <div className="py-4">
        <FreshSignIn>
          <AdminPanel Heading={AdminHeading} />
        </FreshSignIn>
      </div>
    )
  }
  if (user) return <AccessDenied />
  if (error) {
    return <LoadFailure thing="account" error={error} onRetry={() => void refetch()} />
  }
  return <Spinner label="Loading your account" className="min-h-64" />
}

const HEADINGS: Record<Exclude<AdminTab, 'overview'>, [name: string, lead: string]> = {
  users: ['Users', 'Everyone with an account.'],
  security: ['Security', 'Accounts that may belong to one person.'],
  refunds: ['Refunds', 'Open requests, oldest first.'],
}

function AdminHeading({ tab }: { tab: AdminTab }) {
  if (tab === 'overview') return <WaitingHeading />
  const [name, lead] = HEADINGS[tab]
  return <PageTop name={name}>{lead}</PageTop>
}

/** Says what waits, before anything is pressed. */
function WaitingHeading() {
  const refunds = useOpenRefundRequests().data?.length
  const warnings = usePaymentWarnings().data?.length
  const isKnown = refunds !== undefined && warnings !== undefined
  return (
    <PageTop name="Admin" heading={isKnown ? waitingWords({ refunds, warnings }) : 'Admin'}>
      {!isKnown || refunds > 0 || warnings > 0
        ? 'The numbers of the shop and what admins did are below.'
        : 'No refund requests and no payment warnings.'}
    </PageTop>
  )
}

function waitingWords({ refunds, warnings }: { refunds: number; warnings: number }): string {
  const waiting = refunds + warnings
  if (waiting === 0) return 'Nothing to review'
  if (refunds > 0 && warnings > 0) return `${wholeNumber(waiting)} items to review`
  const thing = refunds > 0 ? 'refund' : 'payment'
  return waiting === 1 ? `One ${thing} to review` : `${wholeNumber(waiting)} ${thing}s to review`
}

function AccessDenied() {
  return (
    <AccessNotice
      name="Access Denied"
      sentence="Your account is not an admin's, so there is nothing for you to see here."
    >
      <ButtonLink look="primary" href={PAGES.home}>
        Go to Dashboard
      </ButtonLink>
    </AccessNotice>
  )
}
