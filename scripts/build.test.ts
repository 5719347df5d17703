import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fillIn } from './build/public-pages.ts'
import { fingerprint } from './build/stamp.ts'

describe('a public page', () => {
  it('keeps the dollar signs of its prices', () => {
    const template = '<head><!--head--></head><body><!--body--></body>'
    expect(fillIn(template, { head: '<title>$&</title>', body: '$4.99 and $19.99' })).toBe(
      '<head><title>$&</title></head><body>$4.99 and $19.99</body>',
    )
  })
})

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
