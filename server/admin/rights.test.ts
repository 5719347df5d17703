import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/database/database.ts'
import { testDatabase } from '#server/testing/database.ts'
import { aMember } from '#server/testing/people.ts'
import { runAdminCommand } from './rights.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await testDatabase()
  await aMember(open.db, { id: 'ana', email: 'Ana@example.com' })
  await aPersonOfOurs({ id: 'ben', emailVerified: false })
  await aPersonOfOurs({ id: 'eva', emailVerified: true })
  await aPersonOfOurs({ id: 'tom', emailVerified: true, providerId: 'sandbox-google' })
})
afterAll(() => open.close())

type OfOurs = { id: string; emailVerified: boolean; providerId?: string }

async function aPersonOfOurs({ id, emailVerified, providerId = 'credential' }: OfOurs) {
  const email = `${id}@example.com`
  await open.db
    .insertInto('identityUsers')
    .values({ id, email, name: '', image: null, emailVerified })
    .execute()
  await open.db
    .insertInto('identityAccounts')
    .values({ id, accountId: id, providerId, userId: id })
    .execute()
  await aMember(open.db, { id, email, signupIpAddress: '203.0.113.5' })
}

const run = (...words: string[]) => runAdminCommand(open.db, words)

it('grants, lists and revokes, and writes each change down as done at the command line', async () => {
  expect((await run('list')).lines).toEqual(['There is no admin yet.'])
  const granted = await run('grant', 'ana@example.com', '--yes')
  expect(granted).toMatchObject({ isDone: true })
  expect(granted.lines.at(-1)).toBe('Ana@example.com is an admin now.')
  expect((await run('grant', 'ana@example.com')).lines).toEqual([
    'Ana@example.com is an admin already.',
  ])
  expect((await run('list')).lines).toEqual(['Ana@example.com'])
  expect((await run('revoke', 'ANA@example.com')).lines).toEqual([
    'Ana@example.com is no admin now.',
  ])
  const lines = await open.db
    .selectFrom('auditLog')
    .select(['actorId', 'action', 'subjectId'])
    .orderBy('id')
    .execute()
  expect(lines).toEqual([
    { actorId: null, action: 'admin_granted', subjectId: 'ana' },
    { actorId: null, action: 'admin_revoked', subjectId: 'ana' },
  ])
})

it('shows who it is before the right is given, and gives it to nobody whose address is not confirmed', async () => {
  const asked = await run('grant', 'ben@example.com')
  expect(asked.isDone).toBe(false)
  expect(asked.lines).toEqual([
    expect.stringMatching(
      /^ben@example\.com signed up on \d{4}-\d\d-\d\d at \d\d:\d\d UTC from 203\.0\.113\.5, and signs in with a password\.$/,
    ),
    expect.stringMatching(/^Nobody has confirmed that the address is theirs/),
    'Nobody becomes an admin before that. Run this again then.',
  ])
  expect(await run('grant', 'ben@example.com', '--yes')).toEqual(asked)
  expect((await run('grant', 'tom@example.com')).lines[0]).toContain('a test account of Google')
  expect((await run('list')).lines).toEqual(['There is no admin yet.'])
  expect((await run('grant', 'eva@example.com')).lines.slice(1)).toEqual([
    'The address is confirmed to be theirs.',
    'eva@example.com is an admin now.',
  ])
  expect((await run('grant', 'ana@example.com')).lines[1]).toContain('Firebase knows')
})

it('says so when nobody has that address, and what to do', async () => {
  const { isDone, lines } = await run('grant', 'nobody@example.com')
  expect(isDone).toBe(false)
  expect(lines[0]).toBe('No account has the email address nobody@example.com.')
  expect(lines[1]).toContain('must sign up first')
})

it.each([[[]], [['grant']], [['list', 'x']], [['remove', 'x']], [['grant', 'a', 'b']]])(
  'explains itself when it is asked %j',
  async (words) => {
    const { isDone, lines } = await run(...words)
    expect([isDone, lines[0]]).toEqual([false, 'Usage:'])
  },
)

it.each(["UPDATE audit_log SET detail = ''", 'DELETE FROM audit_log', 'TRUNCATE audit_log'])(
  'keeps what was written down: %s is refused',
  async (tampering) => {
    await expect(sql.raw(tampering).execute(open.db)).rejects.toThrow('append-only')
  },
)
