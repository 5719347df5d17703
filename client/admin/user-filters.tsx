import { ArrowDownUp, Search } from 'lucide-react'
import { TextInput } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import type { UserSort } from '#contract/admin.ts'
import type { UserFilters } from './use-admin.ts'

const SORTS: readonly { value: UserSort; label: string }[] = [
  { value: 'newest', label: 'Newest First' },
  { value: 'oldest', label: 'Oldest First' },
  { value: 'email-asc', label: 'Email A-Z' },
  { value: 'email-desc', label: 'Email Z-A' },
  { value: 'credits-desc', label: 'Most Credits' },
  { value: 'credits-asc', label: 'Fewest Credits' },
]

type UserFilterFieldsProps = { filters: UserFilters; onChange: (filters: UserFilters) => void }

/** Finds and sorts users. */
export function UserFilterFields({ filters, onChange }: UserFilterFieldsProps) {
  return (
    <search className="flex gap-3 max-md:gap-2">
      <div className="relative min-w-0 flex-1">
        <Search
          aria-hidden="true"
          strokeWidth={1.9}
          className="pointer-events-none absolute top-3 left-3.5 size-[18px] text-ink-3"
        />
        <TextInput
          type="search"
          aria-label="Search users"
          placeholder="Search email, IP or fingerprint"
          value={filters.search}
          onChange={(event) => onChange({ ...filters, search: event.target.value })}
          className="pl-10"
        />
      </div>
      <div className="relative flex-none">
        <Select
          label="Sort users"
          value={filters.sort}
          onChange={(sort) => onChange({ ...filters, sort })}
          options={SORTS}
          className="select-short md:w-[190px]"
        />
        <ArrowDownUp
          aria-hidden="true"
          strokeWidth={1.9}
          className="pointer-events-none absolute inset-0 m-auto size-[18px] md:hidden"
        />
      </div>
    </search>
  )
}
