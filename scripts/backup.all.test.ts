import { appendFile, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '#server/database/database.ts'
import { balanceOf } from '#server/testing/people.ts'
import { ensureBuilt } from './build.ts'
import { signUp } from './demo/person.ts'
import { run } from './run.ts'
import { Server } from './testing/server.ts'

let home = ''
let server: Server
beforeAll(async () => {
  await ensureBuilt()
  home = await mkdtemp(join(tmpdir(), 'backup-'))
  server = await Server.start({ LOG_LEVEL: 'error' })
  await signUp(server.url, { email: 'ana@example.com', name: 'Ana', address: '10.0.0.1' })
})
afterAll(async () => {
  await server.stop()
  await rm(home, { recursive: true })
})

const command = (name: 'backup' | 'restore', dataDir: string, ...words: string[]) =>
  run(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...words], {
    env: { DATA_DIR: dataDir, DATABASE_URL: '', IDENTITY_SECRET: '' },
    isQuiet: true,
  })

it('copies a shop that is open, and puts it where nothing is yet', async () => {
  const folder = join(home, 'monday')
  const made = await command('backup', server.folder, folder)
  expect([made.exitCode, made.output]).toEqual([
    0,
    expect.stringContaining(`Backed up into ${folder}`),
  ])
  expect((await readdir(folder)).toSorted()).toEqual([
    'about.json',
    'database.tar.gz',
    'identity-secret',
  ])
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  // What happens after it is not in it.
  await signUp(server.url, { email: 'ben@example.com', name: 'Ben', address: '10.0.0.2' })

  const restored = join(home, 'restored')
  const put = await command('restore', restored, folder)
  expect([put.exitCode, put.output]).toEqual([
    0,
    expect.stringContaining('The books are whole: 1 people, 2 entries of the ledger, 0 listings.'),
  ])
  const secrets = [restored, server.folder].map((at) => readFile(join(at, 'identity-secret')))
  const [there, here] = await Promise.all(secrets)
  expect(there).toEqual(here)
  const { db, close } = await openDatabase({ dataDir: restored })
  const { id, email } = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .executeTakeFirstOrThrow()
  expect([email, await balanceOf(db, id)]).toEqual([
    'ana@example.com',
    { credits: 10, creditsHeld: 0 },
  ])
  await close()

  const over = await command('restore', restored, folder)
  expect([over.exitCode, over.output]).toEqual([
    1,
    expect.stringContaining('already. Move it away'),
  ])
})

it('never writes over a backup, and notices one that was changed', async () => {
  const folder = join(home, 'tuesday')
  await command('backup', server.folder, folder)
  const again = await command('backup', server.folder, folder)
  expect([again.exitCode, again.output]).toEqual([1, expect.stringContaining('is there already')])
  await appendFile(join(folder, 'database.tar.gz'), 'x')
  const put = await command('restore', join(home, 'other'), folder)
  expect([put.exitCode, put.output]).toEqual([1, expect.stringContaining('its sum is another')])
})

it.each([
  ['backup', [], 'Usage: npm run backup -- FOLDER'],
  ['restore', [], 'Usage: npm run restore -- FOLDER'],
  ['restore', ['/nowhere/at/all'], 'is no backup'],
  ['backup', ['/nowhere/at/all'], 'Give this command the settings of the server'],
] as const)('says what %s %j lacks', async (name, words, sentence) => {
  const { exitCode, output } = await command(name, join(home, 'empty'), ...words)
  expect([exitCode, output]).toEqual([1, expect.stringContaining(sentence)])
})
