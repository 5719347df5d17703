import { describe, expect, it } from 'vitest'
import { DESCRIPTION_LENGTHS, type GeneratorInput, type WritingPart } from '#contract/listings.ts'
import { emojisIn } from '#marketplace/characters.ts'
import { review } from '#marketplace/review.ts'
import { contentStems, countWords, digitNumbers, tokens } from '#marketplace/text.ts'
import { aForm, CASES } from '../testing/cases.ts'
import { NothingToWriteAbout } from '../writer.ts'
import { composer } from './composer.ts'

const { signal } = new AbortController()

function write(input: GeneratorInput, seed = 'one') {
  return composer().write({ input, seed, signal })
}

const everyCase = Object.entries(CASES)
const english = everyCase.filter(([name]) => name !== 'german' && name !== 'japanese')

describe('a listing by the composer', () => {
  it.each(everyCase)('has no hard finding: %s', async (_, input) => {
    expect(review(await write(input), input).hard).toEqual([])
  })

  it.each(everyCase)('is the same for the same seed and input: %s', async (_, input) => {
    expect(await write(input)).toEqual(await write(input))
  })

  it.each(english)(
    'is worded anew for another seed, with the same numbers: %s',
    async (_, input) => {
      const [one, two] = await Promise.all([write(input, 'one'), write(input, 'two')])
      expect(one.generatedDescription).not.toBe(two.generatedDescription)
      expect(digitNumbers(one.generatedDescription)).toEqual(digitNumbers(two.generatedDescription))
    },
  )

  it.each(english)('opens with the words of the focus keyword: %s', async (_, input) => {
    const { generatedTitle, generatedDescription } = await write(input)
    const focus = contentStems(input.starredKeywords.split(',')[0] ?? '')
    expect(contentStems(generatedTitle.slice(0, 60))).toEqual(expect.arrayContaining(focus))
    expect(contentStems(generatedDescription.slice(0, 160))).toEqual(expect.arrayContaining(focus))
  })

  it.each(english)('grows with the length that was asked for: %s', async (_, input) => {
    const lengths = ['short', 'medium', 'long'] as const
    const written = await Promise.all(
      lengths.map((descriptionLength) => write({ ...input, descriptionLength })),
    )
    const [short = 0, medium = 0, long = 0] = written.map((text) =>
      countWords(text.generatedDescription),
    )
    expect(short).toBeLessThan(medium)
    expect(medium).toBeLessThan(long)
    expect(long).toBeLessThanOrEqual(DESCRIPTION_LENGTHS.long.wordsMax * 1.35)
  })

  it.each(english)('says the same words with and without emojis: %s', async (_, input) => {
    const plain = await write({ ...input, includeEmojis: false })
    const marked = await write({ ...input, includeEmojis: true })
    expect(tokens(marked.generatedDescription)).toEqual(tokens(plain.generatedDescription))
    expect(emojisIn(plain.generatedDescription)).toEqual([])
    expect(emojisIn(marked.generatedDescription).length).toBeGreaterThan(0)
  })

  it('keeps a size at the end of a title', async () => {
    const form = aForm({
      productType: '3d printed axolotl fidget 5in silk rainbow pla',
      keywords: 'axolotl fidget',
    })
    expect((await write(form)).generatedTitle).toMatch(/ PLA, 5in$/)
  })

  it('tells what is written part by part', async () => {
    const parts: WritingPart[] = []
    const writing = await composer().write({
      input: aForm(CASES['mug'] ?? {}),
      seed: 'one',
      signal,
      onProgress: (part) => parts.push(part),
    })
    expect(parts.map(({ stage }) => stage)).toEqual([
      'title',
      'description',
      'tags',
      'altText',
      'explanation',
    ])
    expect(parts[0]).toEqual({ stage: 'title', title: writing.generatedTitle })
  })

  it('does not begin when the request was given up', async () => {
    const gone = AbortSignal.abort()
    await expect(
      composer().write({ input: aForm(CASES['mug'] ?? {}), seed: 'one', signal: gone }),
    ).rejects.toThrow()
  })

  it.each(['<p></p>', '!!! ???', '{{}}', '<script>alert(1)</script>'])(
    'is refused when nothing is left to write about: %s',
    async (nothing) => {
      await expect(write(aForm({ productType: nothing, keywords: nothing }))).rejects.toThrow(
        NothingToWriteAbout,
      )
    },
  )
})

async function textOf(name: string): Promise<string> {
  const written = await write(aForm(CASES[name] ?? {}))
  return `${written.generatedTitle}\n${written.generatedDescription}`
}

describe('the facts', () => {
  it('keep what a buyer must know', async () => {
    expect(await textOf('radio')).toMatch(/does not work/i)
    expect(await textOf('radio')).toMatch(/chip on the left corner/i)
    expect(await textOf('puzzle')).toMatch(/under 3/)
    expect(await textOf('trackerSheet')).toMatch(/no physical item/i)
  })

  it('leave out health claims, brands and what the description does not back', async () => {
    expect(await textOf('bangle')).not.toMatch(/arthritis|pain/i)
    expect(await textOf('puzzle')).not.toMatch(/bluey|toddler/i)
    expect(await textOf('scarf')).not.toMatch(/\bred\b/i)
    expect(await textOf('trackerSheet')).not.toMatch(/excel/i)
  })

  it('never obey orders hidden in the form', async () => {
    expect(await textOf('orders')).not.toMatch(/bestseller|free shipping|http|#1|ignore/i)
    expect(await textOf('markup')).not.toMatch(/[<>]|script|onerror|steal/i)
  })

  it('speak quietly where someone is mourned', async () => {
    const text = await textOf('urn')
    expect(text).not.toMatch(/!|celebrat|fun\b|smile|perfect/i)
    expect(emojisIn(text).every((emoji) => '🤍🕊️'.includes(emoji))).toBe(true)
  })
})
