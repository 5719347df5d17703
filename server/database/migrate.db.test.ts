import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { testDatabase } from '#server/testing/database.ts'
import { type MigrationSession, migrate } from './migrate.ts'

it('applies what is missing, each once, in one transaction with its record', async () => {
  const { session, ran } = aSession([])
  await migrate(session)
  const applied = ran.filter((statements) => statements.startsWith('BEGIN'))
  expect(applied.length).toBeGreaterThanOrEqual(3)
  expect(applied[0]).toMatch(/CREATE TABLE users[^]*INSERT INTO migrations[^]*COMMIT/)
})

it('applies nothing to a database that is up to date', async () => {
  const open = await testDatabase()
  const known = await open.db.selectFrom('migrations').selectAll().execute()
  await open.close()
  const { session, ran } = aSession(known)
  await migrate(session)
  expect(ran.filter((statements) => statements.startsWith('BEGIN'))).toEqual([])
})

it('refuses a migration that was edited after it landed', async () => {
  const { session } = aSession([{ name: '001_accounts.sql', checksum: 'another' }])
  await expect(migrate(session)).rejects.toThrow('001_accounts.sql was edited')
})

it('names the migration that failed, and leaves no transaction open', async () => {
  const { session, ran } = aSession([])
  const failing: MigrationSession = {
    ...session,
    run: async (statements) => {
      await session.run(statements)
      if (statements.includes('CREATE TABLE listings')) throw new Error('The disk is full')
    },
  }
  await expect(migrate(failing)).rejects.toThrow('The migration 003_listings.sql failed')
  expect(ran.at(-1)).toBe('ROLLBACK')
})

// An update is made one process after the other, and gone back from by the link alone.
it('takes nothing from under the version before, unless the changelog says "One way"', () => {
  const folder = 'server/database/migrations'
  const changelog = readFileSync('CHANGELOG.md', 'utf8')
  const promised = readdirSync(folder).filter((name) => name > '016')
  const takes = /\b(DROP (TABLE|COLUMN)|RENAME (TO|COLUMN)|SET NOT NULL|ALTER COLUMN \w+ TYPE)\b/i
  const taking = promised.filter((name) => takes.test(readFileSync(`${folder}/${name}`, 'utf8')))
  const said = (name: string) => new RegExp(`One way.*${name.replace('.sql', '')}`).test(changelog)
  expect(taking.filter((name) => !said(name))).toEqual([])
})

function aSession(known: unknown[]) {
  const ran: string[] = []
  const session: MigrationSession = {
    run: async (statements) => {
      ran.push(statements)
    },
    rows: async () => known,
  }
  return { session, ran }
}
