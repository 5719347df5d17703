import { describe, expect, it } from 'vitest'
import type { WritingPart } from '#contract/listings.ts'
import { WritingFailed } from '../writer.ts'
import { INSTRUCTIONS } from './instructions.ts'
import { mendsFrom } from './look.ts'
import { answeringService } from './testing/answering-service.ts'
import { aDraft, aLook, anAnswer, anInput } from './testing/walnut-board.ts'
import { writeListing } from './write-listing.ts'

const OPENING =
  'This walnut serving board is cut from a single length of black walnut, so the grain runs from end to end.'
const KNOT = "There's a small knot on the back, which you won't see when the bread is out."
const CARE = "Wash it by hand and it'll stay lovely."

type Changes = { look?: unknown; draft?: Parameters<typeof aDraft>[0]; notes?: object }

const answerOf = ({ look, draft = {}, notes = {} }: Changes) =>
  JSON.stringify({ ...JSON.parse(anAnswer(draft)), look, ...notes })

async function written(changes: Changes, wishes: string | null = null) {
  const service = answeringService(answerOf(changes))
  const parts: WritingPart[] = []
  const writing = await writeListing(
    {
      input: anInput({ customAiInstructions: wishes }),
      seed: 'a',
      asker: { userId: 'ana' },
      signal: new AbortController().signal,
      onProgress: (part) => parts.push(part),
    },
    { service, limits: { deadlineMs: 10_000, pauseMs: 0 }, onVerdict: () => undefined },
  )
  return { ...writing, calls: service.asked.length, parts }
}

const drafted = await written({})

describe('a second look', () => {
  it('mends a sentence, the title and a tag, and leaves the rest as drafted', async () => {
    const title = 'Walnut Serving Board, Wooden Cheese Board with Handle'
    const now = 'The small knot on the back is out of sight when the bread is out.'
    const look = aLook({
      understood: [{ q: 'Small knot on the back', was: KNOT, now }],
      title: [{ q: 'wooden cheese board', was: aDraft().title, now: title }],
      tags: [{ q: 'leather loop', was: 'bread board', now: 'walnut bread board' }],
    })
    const mended = await written({ look })
    expect(mended.generatedTitle).toBe(title)
    expect(mended.generatedDescription).toBe(drafted.generatedDescription.replace(KNOT, now))
    expect(mended.generatedTags).toContain('walnut bread board')
    expect(mended.generatedTags).not.toContain('bread board')
    expect(mended.calls).toBe(1)
    expect(mended.parts).toContainEqual({ stage: 'title', title })
  })

  it('that mends nothing leaves the draft', async () => {
    expect(await written({ look: aLook() })).toEqual(drafted)
  })

  it.each<[string, unknown]>([
    ['a remark', 'All good.'],
    ['null', null],
    ['a list', [{ was: KNOT, now: '' }]],
    ['checks of another name', { grammar: [{ q: '', was: KNOT, now: 'Gone.' }] }],
    ['a mend without its place', { understood: [{ q: 'knot', now: 'A knot.' }] }],
    ['a mend that is a text', { understood: [`${KNOT} -> gone`], title: 'Better Board' }],
    ['a mend with a list in place of words', { voice: [{ q: '', was: [KNOT], now: ['Gone.'] }] }],
  ])('that is malformed counts for nothing: %s', async (_what, look) => {
    expect(await written({ look })).toEqual(drafted)
  })

  it('of which one list is malformed is followed in the others', async () => {
    const look = {
      ...aLook({ tags: [{ q: '', was: 'bread board', now: 'walnut bread board' }] }),
      title: [{ now: 'Better Board' }],
    }
    const mended = await written({ look })
    expect(mended.generatedTags).toContain('walnut bread board')
    expect(mended.generatedTitle).toBe(drafted.generatedTitle)
  })

  it.each([
    [
      'turns what the seller says',
      aLook({ voice: [{ q: '', was: CARE, now: "It's dishwasher safe, don't wash it by hand." }] }),
    ],
    ['drops a fault', aLook({ voice: [{ q: '', was: KNOT, now: 'Bread looks good on it.' }] })],
    [
      'drops a fact',
      aLook({
        voice: [{ q: '', was: OPENING, now: 'This walnut serving board is a good companion.' }],
      }),
    ],
    ['strikes a sentence unasked', aLook({ understood: [{ q: '', was: CARE, now: '' }] })],
    [
      'promises health',
      aLook({ kept: [{ q: '', was: CARE, now: `${CARE} It relieves back pain.` }] }),
    ],
    [
      'invents a material',
      aLook({
        title: [{ q: '', was: aDraft().title, now: 'Oak Serving Board with Silver Handle' }],
      }),
    ],
    ['takes the title away', aLook({ title: [{ q: '', was: aDraft().title, now: ' ' }] })],
    [
      'adds a tag that the text does not bear out',
      aLook({ tags: [{ q: '', was: '', now: 'marble board' }] }),
    ],
    [
      'puts an untrue tag for a true one',
      aLook({ tags: [{ q: '', was: 'bread board', now: 'olive bread board' }] }),
    ],
    [
      "strikes the seller's own search",
      aLook({ tags: [{ q: '', was: 'housewarming gift', now: '' }] }),
    ],
    ['tears a word', aLook({ understood: [{ q: '', was: 'oop', now: 'ooop' }] })],
    [
      'points nowhere',
      aLook({ understood: [{ q: '', was: 'Made of beech.', now: 'Made of walnut.' }] }),
    ],
    [
      'points at two places',
      aLook({ understood: [{ q: '', was: 'walnut', now: 'black walnut' }] }),
    ],
  ])('that %s is not followed, and buys no second call', async (_what, look) => {
    const { generatedTitle, generatedDescription, generatedTags, calls } = await written({ look })
    expect({ generatedTitle, generatedDescription, generatedTags, calls }).toEqual({
      generatedTitle: drafted.generatedTitle,
      generatedDescription: drafted.generatedDescription,
      generatedTags: drafted.generatedTags,
      calls: 1,
    })
  })

  it('is followed where it is right, beside what it makes worse', async () => {
    const look = aLook({
      understood: [{ q: '', was: CARE, now: 'Wash it by hand.' }],
      voice: [{ q: '', was: KNOT, now: 'It has no knots.' }],
    })
    const { generatedDescription } = await written({ look })
    expect(generatedDescription).toContain('Wash it by hand.')
    expect(generatedDescription).toContain(KNOT)
  })

  it('spares the second call where it mends what the review would have found', async () => {
    const draft = { description: aDraft().description.replace(` ${KNOT}`, '') }
    expect((await written({ draft })).calls).toBe(2)
    const look = aLook({
      kept: [{ q: 'Small knot on the back', was: CARE, now: `${CARE} ${KNOT}` }],
    })
    const mended = await written({ draft, look })
    expect(mended.calls).toBe(1)
    expect(mended.generatedDescription).toContain(KNOT)
  })

  it('strikes a sentence where the seller wished it, and only then', async () => {
    const look = aLook({
      wishes: [{ q: 'Leave out the oil', was: 'We rub it with mineral oil.', now: '' }],
    })
    const { generatedDescription } = await written({ look }, 'Leave out the oil.')
    expect(generatedDescription).not.toContain('oil')
  })

  it('owns up to the wishes and facts that it could not mend', async () => {
    const look = aLook({
      kept: [{ q: 'Rubbed with mineral oil', was: 'Nowhere.', now: 'We oil it.' }],
      wishes: [{ q: 'name the village', was: 'Nowhere either.', now: 'From our village.' }],
    })
    const draft = { description: aDraft().description.replace('We rub it with mineral oil. ', '') }
    const notes = { untold: [], unmet: [], open: [] }
    const { generatedExplanation } = await written(
      { draft, look, notes },
      'Please name the village',
    )
    expect(generatedExplanation).toContain('Not told in this short text: "Rubbed with mineral oil"')
    expect(generatedExplanation).toMatch(/wish .*name the village.* was not followed/)
  })

  it('has an end, however much is found', () => {
    const tags = Array.from({ length: 500 }, (_, at) => ({ q: '', was: '', now: `board ${at}` }))
    expect(mendsFrom(aLook({ tags }))).toHaveLength(10)
  })

  it('that repeats our instructions makes the answer unreadable', async () => {
    const secret = INSTRUCTIONS.split('\n').find((line) => line.startsWith('- "mustSay"')) ?? ''
    const look = aLook({ voice: [{ q: '', was: CARE, now: `${CARE} ${secret}` }] })
    await expect(written({ look })).rejects.toThrow(WritingFailed)
  })
})
