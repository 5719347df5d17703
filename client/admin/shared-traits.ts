import { type DuplicateGroup, type DuplicateTrait, UNKNOWN_ADDRESS } from '#contract/admin.ts'
import { useDuplicates } from './use-admin.ts'

/** What all accounts of a group have in common besides what makes them a group; null where nothing. */
export function alsoShared(
  { size, members }: DuplicateGroup,
  other: DuplicateTrait,
): string | null {
  const values = new Set(members.map((member) => member[other]))
  const [value] = values
  return size === members.length && values.size === 1 ? (value ?? null) : null
}

/** From where accounts of one browser were opened together: "all opened from 203.0.113.20". */
export function sharedAddresses({ size, members }: DuplicateGroup): string[] {
  const byAddress = Map.groupBy(members, ({ signupIpAddress }) => signupIpAddress)
  byAddress.delete(UNKNOWN_ADDRESS)
  return [...byAddress]
    .filter(([, accounts]) => accounts.length > 1)
    .map(([address, { length }]) => `${length === size ? 'all' : length} opened from ${address}`)
}

type Groups = { browsers: DuplicateGroup[]; addresses: DuplicateGroup[] }

/** Those by address that say anything new: one whose accounts share a browser too is that browser's. */
export function ownAddresses({ browsers, addresses }: Groups): DuplicateGroup[] {
  const known = new Set(browsers.map(({ value }) => value))
  return addresses.filter((group) => !known.has(alsoShared(group, 'fingerprint') ?? ''))
}

/** How many accounts share an address or a fingerprint, of the largest groups. */
export function useSharedBy(): ReadonlyMap<string, number> {
  const addresses = useDuplicates('signupIpAddress').data?.pages ?? []
  const browsers = useDuplicates('fingerprint').data?.pages ?? []
  const groups = [...addresses, ...browsers].flatMap(({ answer }) => answer)
  return new Map(groups.map(({ value, size }) => [value, size]))
}
