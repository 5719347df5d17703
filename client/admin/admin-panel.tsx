import type { ComponentType } from 'react'
import { useSearchParams } from 'wouter'
import { Tabs } from '#client/ui/tabs.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { Overview } from './overview.tsx'
import { Refunds } from './refunds.tsx'
import { Security } from './security.tsx'
import { useOpenRefundRequests } from './use-admin.ts'
import { UserManagement } from './user-management.tsx'

const TABS = [
  { value: 'overview', label: 'Overview', content: <Overview /> },
  { value: 'users', label: 'User Management', content: <UserManagement /> },
  { value: 'security', label: 'Security', content: <Security /> },
  { value: 'refunds', label: <RefundsLabel />, content: <Refunds /> },
] as const

export type AdminTab = (typeof TABS)[number]['value']

type AdminPanelProps = {
  /** What stands above the content of a tab. */
  Heading: ComponentType<{ tab: AdminTab }>
}

/** Everything an admin sees. The open tab stands in the address, so that a reload finds it again. */
export function AdminPanel({ Heading }: AdminPanelProps) {
  const [params, setParams] = useSearchParams()
  const named = params.get('tab')
  const open = TABS.find(({ value }) => value === named) ?? TABS[0]
  return (
    <Tabs
      label="Admin"
      value={open.value}
      onChange={(tab) => setParams({ tab }, { replace: true })}
      tabs={TABS.map((tab) => ({
        ...tab,
        content: (
          <div className="grid grid-cols-1 gap-5">
            <Heading tab={tab.value} />
            {tab.content}
          </div>
        ),
      }))}
    />
  )
}

function RefundsLabel() {
  const waiting = useOpenRefundRequests().data?.length ?? 0
  return (
    <>
      Refunds{' '}
      {waiting > 0 && (
        <span className="ml-0.5 rounded-xs bg-weld px-1.5 py-px text-meta font-semibold text-on-weld">
          {wholeNumber(waiting)}
          <span className="sr-only"> waiting</span>
        </span>
      )}
    </>
  )
}
