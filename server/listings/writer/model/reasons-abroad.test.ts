import { expect, it } from 'vitest'
import { explanationTopics } from '#contract/explanation.ts'
import { phrasingOf } from '#composer/plan/phrasing.ts'
import { materialOf } from './material.ts'
import type { Notes } from './notes.ts'
import { reasonsFor } from './reasons.ts'
import { searchKey } from './searches.ts'
import { shape } from './shape.ts'
import { aDraft, anInput, NO_NOTES } from './testing/walnut-board.ts'

const VASE = {
  productType:
    'Vase aus Steinzeug, 20 cm hoch, innen glasiert. Nicht spülmaschinenfest. Wir drehen jede Vase selbst in unserer Werkstatt. Der Ton kommt aus dem Westerwald.',
  keywords: 'steinzeug vase, keramikvase, porzellanvase, blumentopf, vase weiß, große bodenvase',
  starredKeywords: 'steinzeug vase',
}
const WRITTEN = {
  title: 'Steinzeug Vase, innen glasiert',
  description:
    'Diese Vase aus Steinzeug ist 20 cm hoch und innen glasiert. Sie ist nicht spülmaschinenfest.',
  tags: ['steinzeug vase', 'keramikvase'],
}

const reasonsOf = (changes: Record<string, unknown>, notes: Partial<Notes> = {}) => {
  const material = materialOf({ input: anInput({ ...VASE, ...changes }), seed: 'a' })
  return reasonsFor(shape(aDraft(WRITTEN), material), {
    ...material,
    notes: { ...NO_NOTES, ...notes },
  })
}

it('are told in the language of the seller, and as truly as in English', () => {
  const reasons = reasonsOf(
    {
      customAiInstructions: 'Erwähne die Werkstatt am See.',
      includeBulletedLists: true,
      includeEmojis: true,
    },
    {
      searches: new Map([
        [searchKey('steinzeug vase'), 'fits'],
        [searchKey('keramikvase'), 'fits'],
        [searchKey('porzellanvase'), 'denied'],
        [searchKey('blumentopf'), 'other'],
        [searchKey('vase weiß'), 'unsaid'],
      ]),
      denials: new Map([[searchKey('porzellanvase'), 'Vase aus Steinzeug']]),
      untold: ['Der Ton kommt aus dem Westerwald.'],
      unmet: [{ wish: 'Werkstatt am See', why: '' }],
      open: ['Wie schwer ist sie?'],
    },
  )
  expect(reasons.split('\n')).toEqual([
    'Titel: Er beginnt mit "steinzeug vase", der wichtigsten Suche.',
    expect.stringContaining(
      'Tags: 2 von 13 sind belegt. Als Tags: "steinzeug vase", "keramikvase".',
    ),
    expect.stringContaining(
      'In diesem Text nicht gesagt: "Der Ton kommt aus dem Westerwald.". Eine Liste war gewünscht, es gibt keine. Emojis waren gewünscht, es gibt keine.',
    ),
    'Ausgelassen: Diesem Wunsch wurde nicht gefolgt: "Werkstatt am See".',
    'Käufer werden fragen: Wie schwer ist sie?',
  ])
  expect(reasons).toContain(
    'Nicht als Tag verwendet: "porzellanvase" (im Text steht „Vase aus Steinzeug“).',
  )
  expect(reasons).toContain(
    'Weggelassen, weil Käufer damit etwas anderes suchen könnten: "blumentopf".',
  )
  expect(reasons).toContain('Weggelassen, weil der Text es nicht eindeutig sagt: "vase weiß".')
})

it('claim no want of facts where a list or emojis were left out', () => {
  expect(reasonsOf({ includeBulletedLists: true })).not.toMatch(/zu wenige/)
})

// The older sentences of a language that say the same.
const EITHER = [
  ['used', 'count'],
  ['not-used', 'unused'],
  ['avoided-tags', 'avoided'],
  ['too-long', 'long'],
  ['to-judge', 'check'],
  ['spares'],
  ['shorter', 'little'],
  ['unmentioned', 'unmet'],
  ...'begins apart missing as as-tags as-parts within by-words added in-title in-description word-by-word denied not-said other opening must untold uncounted listless plain unmet more'
    .split(' ')
    .map((key) => [key]),
]

it.each(['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv', 'ja'] as const)(
  'have every sentence in %s',
  (language) => {
    const { sayOneOf } = phrasingOf(language)
    expect(EITHER.filter((keys) => sayOneOf(keys) === '')).toEqual([])
    if (language !== 'en') expect(explanationTopics(language).title).not.toBe('Title')
  },
)

it('say of a wish for another language that the text stays in its own', () => {
  const wish = 'Please write in English'
  const reasons = reasonsOf({ customAiInstructions: wish }, { unmet: [{ wish, why: '' }] })
  expect(reasons).toContain('wird nicht übersetzt')
  expect(reasons.split(wish)).toHaveLength(2)
})
