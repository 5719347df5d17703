import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { review } from '../review.ts'
import { aListingOf, anEntry } from '../testing/a-case.ts'

const thing = fc.constantFrom(
  'lid',
  'strap',
  'liner',
  'hook',
  'stand',
  'tray',
  'ribbon',
  'zip',
  'cushion',
  'handle',
)
const care = fc.constantFrom('soak', 'bleach', 'iron', 'boil', 'wring', 'microwave', 'freeze')
const quality = fc.constantFrom(
  'dishwasher safe',
  'oven safe',
  'machine washable',
  'food safe',
  'weather resistant',
)
const user = fc.constantFrom('babies', 'climbing', 'toddlers', 'outdoor use', 'horses', 'candles')
const item = fc.constantFrom('Basket', 'Kettle holder', 'Vest', 'Planter', 'Blanket', 'Sling')
const allergens = fc.uniqueArray(
  fc.constantFrom('wheat', 'milk', 'egg', 'soy', 'sesame', 'almond', 'mustard', 'celery', 'lupin'),
  { minLength: 2, maxLength: 6 },
)
const noise = fc.constantFrom(
  '',
  'Woven by hand. ',
  'Made in small numbers. ',
  'A favourite of ours.\n',
)

function hardIn(product: string, generatedDescription: string): string[] {
  return review(aListingOf({ generatedDescription }), anEntry(product)).hard.map(({ text }) => text)
}

const turns = <T>(values: fc.Arbitrary<T>, tell: (value: T) => Told) =>
  fc.assert(
    fc.property(values, item, noise, (value, name, before) => {
      const { denied, honest, turned } = tell(value)
      const product = `${name}. ${before}${denied}`
      for (const text of [...honest, denied])
        expect(hardIn(product, `${name}. ${before}${text}`)).toEqual([])
      for (const text of turned)
        expect(hardIn(product, `${name}. ${before}${text}`)).not.toEqual([])
    }),
  )

type Told = { denied: string; honest: string[]; turned: string[] }

it('refuses a thing that is not there', () => {
  turns(
    fc.tuple(thing, fc.constantFrom('No', 'Without', 'Has no', 'Does not have a')),
    ([part, no]) => ({
      denied: `${no} ${part}.`,
      honest: [`It has no ${part}.`, `Without a ${part}.`, `It doesn't have a ${part}.`],
      turned: [`It has a ${part}.`, `It comes with a ${part}.`, `Includes ${part}.`, `• ${part}`],
    }),
  )
})

it('refuses what is not in the parcel', () => {
  turns(
    fc.tuple(
      thing,
      fc.constantFrom(
        'is not included',
        'not included',
        'is sold separately',
        'is NOT part of this item',
      ),
    ),
    ([part, not]) => ({
      denied: `The ${part} ${not}.`,
      honest: [`The ${part} is not included.`, `${part}: not included.`, `Comes without ${part}.`],
      turned: [`Comes with a ${part}.`, `The ${part} is included.`, `You get a ${part}.`],
    }),
  )
})

it('refuses an order about care turned round', () => {
  turns(
    fc.tuple(care, fc.constantFrom('Do not', "Don't", 'Never', "Please don't")),
    ([verb, no]) => ({
      denied: `${no} ${verb} it.`,
      honest: [`Please do not ${verb} it.`, `Never ${verb} it.`],
      turned: [`${verb[0]?.toUpperCase()}${verb.slice(1)} it.`, `You can ${verb} it.`],
    }),
  )
})

it('refuses a quality that is denied', () => {
  turns(
    fc.tuple(quality, fc.constantFrom('Not', 'It is not', "It isn't", 'Sorry, not')),
    ([trait, no]) => ({
      denied: `${no} ${trait}.`,
      honest: [`It is not ${trait}.`, `${trait}? No.`, `This one isn't ${trait}.`],
      turned: [`It is ${trait}.`, `${trait} and light.`, `• ${trait}`],
    }),
  )
})

it('refuses a use that is denied', () => {
  turns(
    fc.tuple(
      user,
      fc.constantFrom('Not for', 'Not suitable for', 'It is not meant for', 'NOT recommended for'),
    ),
    ([whom, no]) => ({
      denied: `${no} ${whom}.`,
      honest: [`It is not for ${whom}.`, `Please note: not suitable for ${whom}.`],
      turned: [`Made for ${whom}.`, `It is suitable for ${whom}.`],
    }),
  )
})

it('refuses an allergen that is left out or denied', () => {
  fc.assert(
    fc.property(
      allergens,
      fc.nat(),
      fc.constantFrom('Contains', 'Contains:', 'May contain', 'Allergens:'),
      (list, at, cue) => {
        const product = `Oat biscuits. ${cue} ${list.join(', ')}.`
        const less = list.toSpliced(at % list.length, 1)
        const left = list[at % list.length] ?? ''
        const told = `Oat biscuits. ${cue} ${list.slice(0, -1).join(', ')} and ${list.at(-1)}.`
        expect(hardIn(product, told)).toEqual([])
        expect(hardIn(product, `Oat biscuits. ${cue} ${less.join(', ')}.`)).not.toEqual([])
        expect(hardIn(product, `Oat biscuits. ${cue} ${less.join(', ')}. No ${left}.`)).not.toEqual(
          [],
        )
        expect(hardIn(product, 'Oat biscuits.')).not.toEqual([])
      },
    ),
  )
})

it('never throws, whatever is typed', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 })
  fc.assert(
    fc.property(text, text, (product, description) => {
      expect(hardIn(product, description)).toBeInstanceOf(Array)
    }),
  )
})
