import { expect, it } from 'vitest'
import { openDatabase } from './database.ts'
import { startingFault } from './postgres-faults.ts'

it('says what to do when nothing answers where DATABASE_URL says', async () => {
  const opening = openDatabase({ url: 'postgres://a:b@127.0.0.1:1/shop', dataDir: '/nowhere' })
  await expect(opening).rejects.toThrow(/does not answer\. Start it, or mend DATABASE_URL/)
})

it.each([
  ['28P01', 'user or password'],
  ['3D000', 'Create it'],
  ['42501', 'own the database'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'sslrootcert'],
  ['EAI_AGAIN', 'does not answer'],
])('says what to do about %s', (code, words) => {
  const fault = startingFault(Object.assign(new Error('refused'), { code }))
  expect(fault).toMatchObject({ message: expect.stringContaining(words) })
})

it('leaves alone what it does not know', () => {
  const fault = new Error('The migration 001 was edited')
  expect(startingFault(fault)).toBe(fault)
})
