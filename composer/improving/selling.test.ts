import { expect, test } from 'vitest'
import { listingHealth } from '#marketplace/health.ts'
import { compose } from '../composer.ts'
import { anInput } from '../testing/an-input.ts'
import { compare } from './compare.ts'
import { detailsOf } from './details.ts'

const TITLE = 'SALE!!! gorgeous HANDMADE cup LOVELY mug pottery BEST gift mum!!!'
const TEXT =
  'Hi lovely people!! this mug is hand thrown by me in my little shed in leeds out of speckled stoneware,its glazed in a milky blue inside an oatmeal outside an the bottom is left bare so u can see the clay lol,holds about 12 oz an is 9cm tall.dishwasher safe but not microwave pls.thanks for looking xx pls leave a review @mudandshed'
const TAGS = ['mug', 'pottery mug', 'handmade mug']

function compared(title: string, description: string, tags: readonly string[]) {
  const pasted = {
    generatedTitle: title,
    generatedDescription: description,
    generatedTags: [...tags],
    generatedAltText: null,
  }
  const form = { listingTitle: title, productType: description, keywords: tags.join(', ') }
  const input = {
    ...anInput({ ...form, includeBulletedLists: true, descriptionLength: 'long' }),
    pasted: { title },
  }
  const details = detailsOf(input)
  const written = compose({ ...input, productType: details.productType })
  if (written === null) throw new Error('Nothing was written')
  const health = listingHealth({ ...pasted, ...input })
  return { ...compare({ pasted, written, input, details }), health }
}

test('gives a messy seller the new description, with its long first sentence in two', () => {
  const { comparison } = compared(TITLE, TEXT, TAGS)
  const why = comparison?.parts.find(({ part }) => part === 'description')
  expect(why).toMatchObject({ isOffered: true })
  expect(why?.why).toContain('Gone: "lol".')
  const text = comparison?.written.generatedDescription
  expect(text).toMatch(/speckled stoneware[.\n •]+It's glazed in a milky blue/)
  expect(text).not.toMatch(/review|mudandshed|lovely people/)
})

test('counts greetings, begging and a title that calls as faults, each against one check', () => {
  const { health, asPasted } = compared(TITLE, TEXT, TAGS)
  const open = health.filter(({ state }) => state !== 'met').map(({ id }) => id)
  expect(open).toEqual(['whole', 'title-keywords', 'tag-count', 'alt-text'])
  expect(asPasted.met).toBe(6)
  const told = asPasted.faults.map(({ text }) => text).join('\n')
  expect(told).toContain('Not about the item, so no buyer needs it: "Hi lovely people!!"')
  expect(told).toContain('The title calls instead of saying what the item is: "sale"')
})

test('charges nothing where one doubled word is all that is mended', () => {
  const title = 'Leather Belt, Full Grain, Veg Tan Tan Brown'
  const text =
    'A belt of full grain leather, veg tan, brown, 1.5 in wide. The buckle is solid brass. Hand stitched with waxed thread.'
  const { comparison, health } = compared(title, text, ['leather belt', 'brass buckle belt'])
  expect(comparison).toBeNull()
  expect(
    health.filter(({ faults }) => faults.some(({ text: told }) => told.includes('doubled'))),
  ).toHaveLength(1)
})

const CANDLE = 'SOY CANDLE BEST SELLER hand poured soy wax candle 8oz'
const POURED =
  'Lavender candle, hand poured in small batches. 100% soy wax, cotton wick, no dyes. The tin holds 8 oz and burns for around 40 hours.'

test('tells nobody to move the "best" of a "best seller" into the description', () => {
  const told = compared(CANDLE, POURED, ['soy candle']).asPasted.faults.map(({ text }) => text)
  expect(told).toContain(
    'The title calls instead of saying what the item is: "best seller". Take it out.',
  )
  expect(told.join('\n')).not.toContain('is praise')
})

test.each(['0113 496 0000', '07700 900123', '(555) 123-4567'])(
  'leaves the phone number %s out as it does a link',
  (number) => {
    const text = `${POURED}\n\nQuestions? Text me on ${number}.`
    const details = detailsOf(anInput({ productType: text }))
    expect(details.productType).not.toMatch(/\d{4}|Text me|Questions/)
    expect(details.leftOut.map((one) => one.text).join(' ')).toContain(number)
  },
)

test('counts praise in a title once, however loud it is', () => {
  const title = 'Speckled Stoneware Mug, BEST LOVELY Mug'
  const { asPasted } = compared(title, TEXT, TAGS)
  const told = asPasted.faults.filter(({ part }) => part === 'title').map(({ text }) => text)
  expect(told.filter((text) => /best/i.test(text))).toHaveLength(1)
})
