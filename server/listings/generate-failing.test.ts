import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { ProblemCode } from '#contract/problems.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import type { OpenDatabase } from '#server/database/database.ts'
import { testDatabase } from '#server/testing/database.ts'
import { codeOf } from '#server/testing/outcome.ts'
import { aGeneratorInput, aMember, aWriting, balanceOf } from '#server/testing/people.ts'
import { createGenerator } from './generate.ts'
import { listListings } from './library.ts'
import {
  type ListingWriter,
  NothingToWriteAbout,
  type Writing,
  WritingFailed,
} from './writer/writer.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await testDatabase()
})
afterEach(async () => {
  expect(await brokenInvariants(open.db)).toEqual([])
})
afterAll(() => open.close())

const failures: [what: string, ProblemCode, ListingWriter['write']][] = [
  ['throws', 'generation_failed', gaveUp(new Error('secret key sk-1'))],
  ['throws no error', 'generation_failed', gaveUp('nothing')],
  ['finds nothing to write about', 'nothing_to_write_about', gaveUp(new NothingToWriteAbout())],
  ['is not there', 'unavailable', gaveUp(new WritingFailed('unavailable', 'down', 7))],
  ['gave up in time', 'generation_timed_out', gaveUp(new WritingFailed('timed_out', 'slow'))],
  ['wrote nonsense', 'generation_failed', gaveUp(new WritingFailed('unusable', 'no JSON'))],
  ['stops when told so', 'generation_timed_out', stopsWhenTold],
  ['never answers', 'generation_timed_out', () => new Promise(() => undefined)],
  ['answers a long title', 'generation_failed', wrote({ generatedTitle: 'x'.repeat(141) })],
  ['answers no title', 'generation_failed', wrote({ generatedTitle: ' ' })],
  ['answers no description', 'generation_failed', wrote({ generatedDescription: '\n' })],
  ['answers 10 MB', 'generation_failed', wrote({ generatedDescription: 'x'.repeat(10_000_000) })],
  ['answers no tags', 'generation_failed', wrote({ generatedTags: [] })],
  ['answers 14 tags', 'generation_failed', wrote({ generatedTags: fourteen('tag') })],
  ['answers a long tag', 'generation_failed', wrote({ generatedTags: ['x'.repeat(21)] })],
  ['answers a tag twice', 'generation_failed', wrote({ generatedTags: ['mug', 'Mug'] })],
]

it.each(failures)('costs nothing when the writer %s: %s', async (_what, code, write) => {
  const ana = await aMember(open.db)
  const { generate } = generatorFor(write, 50)
  expect(await codeOf(generate({ userId: ana.id, input: aGeneratorInput() }))).toBe(code)
  expect(await balanceOf(open.db, ana.id)).toEqual({ credits: 10, creditsHeld: 0 })
  expect(await listListings(open.db, ana.id)).toEqual([])
})

it('names the writer’s error in private only', async () => {
  const ana = await aMember(open.db)
  const { generate } = generatorFor(gaveUp(new Error('secret key sk-1')))
  const refusal = await generate({ userId: ana.id, input: aGeneratorInput() }).catch(
    (error: unknown) => error,
  )
  expect(refusal).toMatchObject({ cause: new Error('secret key sk-1') })
  expect(JSON.stringify({ ...Object(refusal), cause: undefined })).not.toContain('sk-1')
})

it('leaves hidden characters of the writer behind', async () => {
  const ana = await aMember(open.db)
  const { generate } = generatorFor(wrote({ generatedTitle: 'Blue\u0000 mug\u202E' }))
  const { generatedTitle } = await generate({ userId: ana.id, input: aGeneratorInput() })
  expect(generatedTitle).toBe('Blue mug')
})

function generatorFor(write: ListingWriter['write'], deadlineMs = 10_000) {
  return createGenerator({ db: open.db, writer: { name: 'composer', write }, deadlineMs })
}

function stopsWhenTold({ signal }: { signal: AbortSignal }): Promise<Writing> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Aborted')))
  })
}

function wrote(part: Partial<Writing>): ListingWriter['write'] {
  return async () => aWriting(part)
}

function gaveUp(error: unknown): ListingWriter['write'] {
  return async () => {
    throw error
  }
}

function fourteen(word: string): string[] {
  return Array.from({ length: 14 }, (_, place) => `${word} ${place}`)
}
