import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseTemplate } from '#server/testing/database.ts'
import { unpack } from './unpack.ts'

const home = mkdtempSync(join(tmpdir(), 'unpack-'))
let archive: Buffer
beforeAll(async () => {
  archive = await readFile(await databaseTemplate())
})
afterAll(() => rmSync(home, { recursive: true }))

it('writes the files and folders of a dumped database, for its owner alone', () => {
  const directory = join(home, 'whole')
  unpack(archive, directory)
  expect(readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim()).toBe('18')
  expect(readdirSync(join(directory, 'pg_wal'))).toContain('archive_status')
})

/** A file of no bytes, with a name that no dump has. */
function fileOutside(): Buffer {
  const header = Buffer.alloc(1024)
  header.write('/../outside')
  header.write('00000000000', 124)
  header.fill(' ', 148, 156)
  header.write('0', 156)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(sum.toString(8).padStart(6, '0'), 148)
  return header
}

it.each([
  ['is empty', () => Buffer.alloc(1024)],
  ['has no end', () => archive.subarray(0, 512)],
  ['ends in the middle of a file', () => archive.subarray(0, 4096)],
  ['is damaged', () => Buffer.from('not packed'.repeat(100))],
  ['has a file outside', fileOutside],
])('throws where the archive %s', (sentence, made) => {
  expect(() => unpack(made(), join(home, sentence))).toThrow(`The archive ${sentence}`)
  expect(existsSync(join(home, 'outside'))).toBe(false)
})
