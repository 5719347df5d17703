import { useSearchParams } from 'wouter'
import { Tabs } from '#client/ui/tabs.tsx'
import { Overview } from './overview.tsx'
import { Refunds } from './refunds.tsx'
import { Security } from './security.tsx'
import { UserManagement } from './user-management.tsx'

const TABS = [
  { value: 'overview', label: 'Overview', content: <Overview /> },
  { value: 'users', label: 'User Management', content: <UserManagement /> },
  { value: 'security', label: 'Security', content: <Security /> },
  { value: 'refunds', label: 'Refunds', content: <Refunds /> },
] as const

/** Everything an admin sees. The open tab stands in the address, so that a reload finds it again. */
export function AdminPanel() {
  const [params, setParams] = useSearchParams()
  const named = params.get('tab')
  const open = TABS.find(({ value }) => value === named) ?? TABS[0]
  return (
    <Tabs
      label="Admin"
      value={open.value}
      onChange={(tab) => setParams({ tab }, { replace: true })}
      tabs={TABS}
    />
  )
}
