import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ensureBuilt } from './build.ts'
import { fillIn } from './build/public-pages.ts'
import { fingerprint, ROOT, SERVER_FILE } from './build/stamp.ts'

describe('a public page', () => {
  it('keeps the dollar signs of its prices', () => {
    const template = '<head><!--head--></head><body><!--body--></body>'
    expect(fillIn(template, { head: '<title>$&</title>', body: '$4.99 and $19.99' })).toBe(
      '<head><title>$&</title></head><body>$4.99 and $19.99</body>',
    )
  })
})

describe('the server', () => {
  it('is told by the lines of its sources where something goes wrong', async () => {
    await ensureBuilt()
    const map = new SourceMap(JSON.parse(await readFile(`${SERVER_FILE}.map`, 'utf8')))
    const CALL = 'await runServer('
    const line = await lineOf(SERVER_FILE, CALL)
    const { originalSource, originalLine } = Object.assign(
      { originalSource: '', originalLine: -1 },
      map.findEntry(line, 0),
    )
    const source = join(ROOT, 'server/main.ts')
    expect(resolve(SERVER_FILE, '..', originalSource)).toBe(source)
    expect(originalLine).toBe(await lineOf(source, CALL))
  })
})

async function lineOf(file: string, start: string): Promise<number> {
  const lines = (await readFile(file, 'utf8')).split('\n')
  return lines.findIndex((line) => line.startsWith(start))
}

describe('the fingerprint of a part', () => {
  let folder = ''
  const now = () => fingerprint({ name: 'part', inputs: [`${folder}/*.ts`] })

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'listwright-build-'))
    await writeFile(join(folder, 'page.ts'), 'one')
  })

  afterEach(() => rm(folder, { recursive: true }))

  it('is the same while nothing changes', async () => {
    expect(await now()).toBe(await now())
  })

  it('changes with the content of a file and with its name', async () => {
    const before = await now()
    await writeFile(join(folder, 'page.ts'), 'two')
    const changed = await now()
    expect(changed).not.toBe(before)
    await writeFile(join(folder, 'another.ts'), '')
    expect(await now()).not.toBe(changed)
  })

  it('does not change with a test', async () => {
    const before = await now()
    await writeFile(join(folder, 'page.test.ts'), 'a test')
    expect(await now()).toBe(before)
  })
})
