import { sql } from 'kysely'
import { noteAct } from '#server/audit/audit.ts'
import type { Database } from '#server/database/database.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { whoIs } from './person.ts'

/** What came of a command: whether it was done, and what to say about it. */
export type Outcome = { isDone: boolean; lines: string[] }

/** What `npm run admin` does: the only way to become an admin, and to stop being one. */
export async function runAdminCommand(db: Database, words: string[]): Promise<Outcome> {
  if (words.includes('--help') || words.includes('-h')) return { ...USAGE, isDone: true }
  const isSure = words.includes('--yes')
  const [command, email, ...rest] = words.filter((word) => word !== '--yes')
  if (rest.length > 0) return USAGE
  if (command === 'list' && email === undefined) return list(db)
  if (email === undefined) return USAGE
  if (command === 'grant') return setAdmin(db, { email, isAdmin: true, isSure })
  if (command === 'revoke') return setAdmin(db, { email, isAdmin: false, isSure: true })
  return USAGE
}

const USAGE: Outcome = {
  isDone: false,
  lines: [
    'Usage:',
    '  npm run admin -- grant someone@example.com    makes an admin; --yes where it asks',
    '  npm run admin -- revoke someone@example.com   takes the right away, at once',
    '  npm run admin -- list                         names all admins',
  ],
}

async function list(db: Database): Promise<Outcome> {
  const admins = await db
    .selectFrom('users')
    .select('email')
    .where('isAdmin', '=', true)
    .where('closedAt', 'is', null)
    .orderBy('email')
    .execute()
  const lines = admins.map(({ email }) => email)
  return { isDone: true, lines: lines.length > 0 ? lines : ['There is no admin yet.'] }
}

type Right = { email: string; isAdmin: boolean; isSure: boolean }

function setAdmin(db: Database, { email, isAdmin, isSure }: Right): Promise<Outcome> {
  return inTransaction(db, async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select(['id', 'email', 'isAdmin'])
      .where(sql<string>`lower(email)`, '=', email.toLowerCase())
      .where('closedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (user === undefined) return unknown(email)
    const state = isAdmin ? 'an admin' : 'no admin'
    if (user.isAdmin === isAdmin)
      return { isDone: true, lines: [`${user.email} is ${state} already.`] }
    const person = isAdmin ? await whoIs(tx, user.id) : null
    if (person?.isConfirmed === false) return { isDone: false, lines: [...person.lines, FIRST] }
    if (person?.isConfirmed === null && !isSure)
      return { isDone: false, lines: [...person.lines, ASK] }
    await tx.updateTable('users').set({ isAdmin }).where('id', '=', user.id).execute()
    await noteAct(tx, {
      actorId: null,
      action: isAdmin ? 'admin_granted' : 'admin_revoked',
      subjectId: user.id,
      detail: 'At the command line',
    })
    return { isDone: true, lines: [...(person?.lines ?? []), `${user.email} is ${state} now.`] }
  })
}

const FIRST = 'Nobody becomes an admin before that. Run this again then.'
const ASK = 'If this is the person you mean, run it again with --yes.'

function unknown(email: string): Outcome {
  return {
    isDone: false,
    lines: [
      `No account has the email address ${email}.`,
      'The person must sign up first; then run this again with the address they signed up with.',
    ],
  }
}
