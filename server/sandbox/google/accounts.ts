import { createHash } from 'node:crypto'

export type TestAccount = { email: string; name: string; isVerified: boolean }

/** Offered by the chooser; any other address can be typed in. */
export const TEST_ACCOUNTS: readonly TestAccount[] = [
  { email: 'wren.porter@example.com', name: 'Wren Porter', isVerified: true },
  { email: 'idris.hale@example.com', name: 'Idris Hale', isVerified: true },
  { email: 'una.lark@example.com', name: 'Una Lark', isVerified: false },
]

/** The account of that address; one that was typed in is verified and bears no name. */
export function testAccount(email: string): TestAccount {
  const known = TEST_ACCOUNTS.find((account) => account.email === email)
  return known ?? { email, name: '', isVerified: true }
}

/** Digits, as Google has them, and the same for an address each time. */
export function subjectOf(email: string): string {
  const hash = createHash('sha256').update(email).digest()
  return hash.readBigUInt64BE().toString().padStart(21, '1')
}
