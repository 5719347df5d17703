import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/database/database.ts'
import { systemClock } from '#server/platform/clock.ts'
import { testDatabase } from '#server/testing/database.ts'
import { type EmbeddedIdentity, embeddedIdentity } from './embedded.ts'

const secret = Buffer.alloc(32, 'test')

let database: OpenDatabase
let identity: EmbeddedIdentity
beforeAll(async () => {
  database = await testDatabase()
  // As the server opens it: nobody asks for another cost.
  identity = await embeddedIdentity({ db: database.db, clock: systemClock, secret })
})
afterAll(() => database.close())

it('makes a guess cost 19 MiB and two passes, which is what OWASP asks for', async () => {
  await identity.signUp({ email: 'ana@example.com', password: 'correct horse', name: 'Ana' })
  const { password } = await database.db
    .selectFrom('identityAccounts')
    .select('password')
    .executeTakeFirstOrThrow()
  expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/)
})

it('knows a password by its hash, whichever way its letters were composed', async () => {
  const { passwords } = identity
  const hash = await passwords.hash('caf\u00e9 cr\u00e8me')
  expect(await passwords.isHashOf(hash, 'cafe\u0301 cre\u0300me')).toBe(true)
  expect(await passwords.isHashOf(hash, 'cafe creme')).toBe(false)
  expect(await passwords.isHashOf(undefined, 'caf\u00e9 cr\u00e8me')).toBe(false)
})
