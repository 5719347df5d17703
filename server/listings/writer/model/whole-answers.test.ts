import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { faultsOf } from './finish.ts'
import { materialOf } from './material.ts'
import { anInput } from './testing/walnut-board.ts'

const Answer = z.object({
  product: z.string(),
  keywords: z.string(),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
})
type Answer = z.infer<typeof Answer>

/** What makes a good answer bad: other words in its place. */
const Slip = z.object({
  why: z.string(),
  of: z.string(),
  find: z.string().optional(),
  put: z.string().optional(),
  title: z.string().optional(),
  tag: z.string().optional(),
  description: z.string().optional(),
})
type Slip = z.infer<typeof Slip>

const good = z.record(z.string(), Answer).parse(read('good-answers.json'))
const bad = z.array(Slip).parse(read('bad-answers.json'))

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`testing/${name}`, import.meta.url), 'utf8'))
}

function faults({ product, keywords, title, description, tags }: Answer): string[] {
  const input = anInput({
    productType: product,
    keywords,
    starredKeywords: '',
    includeBulletedLists: true,
    descriptionLength: 'medium',
  })
  const writing = {
    generatedTitle: title,
    generatedDescription: description,
    generatedTags: tags,
    generatedAltText: null,
    generatedExplanation: '',
  }
  return faultsOf({ writing, quotes: [] }, materialOf({ input, seed: 'a' }))
}

function spoiled(answer: Answer, { find, put = '', title, tag, description }: Slip): Answer {
  const told = description ?? answer.description
  return {
    ...answer,
    title: title ?? answer.title,
    tags: tag === undefined ? answer.tags : [...answer.tags, tag],
    description: find === undefined ? told : told.replace(find, put),
  }
}

it.each(Object.entries(good))('accepts a true listing, whole: %s', (_, answer) => {
  expect(faults(answer)).toEqual([])
})

it.each(bad.map((slip) => [slip.of, slip.why, slip] as const))(
  'refuses the listing of a %s once it is false: %s',
  (of, _, slip) => {
    const answer = Answer.parse(good[of])
    const answered = spoiled(answer, slip)
    expect(answered).not.toEqual(answer)
    expect(faults(answered)).not.toEqual([])
  },
)
