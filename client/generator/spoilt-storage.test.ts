import { expect, it } from 'vitest'
import { readItemDraft, ItemDraft, keepItemDraft, EMPTY_DRAFT } from './item-draft.ts'
import { reviewItem } from './item.ts'
import { leavePrefill } from '#client/listing/prefill.ts'
import { readPrefill } from './prefill.ts'
import { aListing } from '#client/testing/samples.ts'

const ROUNDS = 200
const INTRUDERS = [
  null,
  true,
  -1,
  1e308,
  '',
  '\0',
  '<img src=x onerror=alert(1)>',
  '\uD800',
  'x'.repeat(50_000),
  [],
  ['gift', 7],
  {},
  { toString: 'no function' },
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
]

it('survives whatever stands in storage where the form left its texts', () => {
  keepItemDraft({ ...EMPTY_DRAFT, typedKeywords: 'oak bowl' })
  leavePrefill(aListing())
  const clean = new Map(Object.entries(localStorage))
  const random = numbers(7)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [key, text] of clean) localStorage.setItem(key, spoilt(text, random))
    const draft = readItemDraft()
    expect(draft === null || ItemDraft.safeParse(draft).success).toBe(true)
    const items = [draft?.item ?? null, readPrefill()].filter((item) => item !== null)
    for (const item of items) expect(() => reviewItem(item)).not.toThrow()
  }
  expect(Object.keys(Object.prototype)).toEqual([])
})

type Random = (below: number) => number

/** Cut off, scrambled, or with a value that does not belong there. */
function spoilt(text: string, random: Random): string {
  const at = random(text.length)
  switch (random(3)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return text.slice(0, at) + String.fromCharCode(random(0xffff)) + text.slice(at + 1)
    default:
      return withIntruder(text, random)
  }
}

function withIntruder(text: string, random: Random): string {
  let place = random(14)
  return JSON.stringify(
    JSON.parse(text, (_, value: unknown) => {
      place -= 1
      return place === 0 ? INTRUDERS[random(INTRUDERS.length)] : value
    }),
  )
}

/** The same numbers in every run. */
function numbers(seed: number): Random {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
}
