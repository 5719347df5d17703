import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runAdminCommand } from '#server/admin/rights.ts'
import { listenForCommands } from '#server/admin/socket.ts'
import { openDatabase } from '#server/database/database.ts'
import { databaseTemplate } from '#server/testing/database.ts'
import { aMember } from '#server/testing/people.ts'
import { run } from './run.ts'

let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'admin-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

const admin = (...words: string[]) =>
  run(process.execPath, [join(import.meta.dirname, 'admin.ts'), ...words], {
    env: { DATA_DIR: dataDir, DATABASE_URL: '' },
    isQuiet: true,
  })

it('works with and without a running server, and says what stands in its way', async () => {
  const early = await admin('grant', 'ana@example.com')
  expect([early.exitCode, early.output]).toEqual([1, expect.stringContaining('Run "npm start"')])

  const errors: unknown[] = []
  const { db, close } = await openDatabase({ dataDir, templatePath: await databaseTemplate() })
  await aMember(db, { email: 'ana@example.com' })
  const silent = await admin('grant', 'ana@example.com')
  expect([silent.exitCode, silent.output]).toEqual([
    1,
    expect.stringContaining(`in use by process ${process.pid}. Stop that process first`),
  ])

  const commands = await listenForCommands({
    dataDir,
    run: (words) => runAdminCommand(db, words),
    onError: (error) => errors.push(error),
  })
  const asked = await admin('grant', 'ana@example.com')
  expect([asked.exitCode, asked.output]).toEqual([1, expect.stringContaining('--yes')])
  const granted = await admin('grant', 'ana@example.com', '--yes')
  expect(granted.exitCode).toBe(0)
  expect(granted.output).toContain('ana@example.com is an admin now.\n')
  commands.close()
  await close()

  expect(await admin('list')).toEqual({ exitCode: 0, output: 'ana@example.com\n' })
  expect(await admin('--help')).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('Usage:'),
  })
  expect(errors).toEqual([])
})
