import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { ensureBuilt } from './build.ts'
import { ROOT, SERVER_FILE } from './build/stamp.ts'

const CALL = 'await runServer('

it('tells by the lines of the sources where something goes wrong in the server', async () => {
  await ensureBuilt()
  const map = new SourceMap(JSON.parse(await readFile(`${SERVER_FILE}.map`, 'utf8')))
  const line = await lineOf(SERVER_FILE, CALL)
  const { originalSource, originalLine } = Object.assign(
    { originalSource: '', originalLine: -1 },
    map.findEntry(line, 0),
  )
  const source = join(ROOT, 'server/main.ts')
  expect(resolve(SERVER_FILE, '..', originalSource)).toBe(source)
  expect(originalLine).toBe(await lineOf(source, CALL))
})

async function lineOf(file: string, start: string): Promise<number> {
  const lines = (await readFile(file, 'utf8')).split('\n')
  return lines.findIndex((line) => line.startsWith(start))
}
