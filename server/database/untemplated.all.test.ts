import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { aMember } from '#server/testing/people.ts'
import { openDatabase } from './database.ts'

const home = mkdtempSync(join(tmpdir(), 'untemplated-'))
afterAll(() => rmSync(home, { recursive: true }))

// Without a good template an opening makes its own database, as every build does.
it('begins anew where a first start was killed half-way, and says that the template is damaged', async () => {
  const directory = join(home, 'half')
  mkdirSync(join(directory, 'database.partial'), { recursive: true })
  writeFileSync(join(directory, 'database.partial', 'PG_VERSION'), '18')
  const damaged = join(home, 'damaged.tar.gz')
  writeFileSync(damaged, 'not packed')
  const incidents: string[] = []
  const open = await openDatabase({
    dataDir: directory,
    templatePath: damaged,
    onIncident: (sentence) => incidents.push(sentence),
  })
  await aMember(open.db)
  await open.close()
  expect(existsSync(join(directory, 'database.partial'))).toBe(false)
  expect(incidents).toEqual([expect.stringContaining(`${damaged} is damaged`)])
})
