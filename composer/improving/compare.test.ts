import { expect, it } from 'vitest'
import type { GeneratorInput } from '#contract/listings.ts'
import { FIELD_OF_PART, type WrittenPart } from '#contract/parts.ts'
import { type HealthCheckId } from '#marketplace/health/check.ts'
import { listingHealth } from '#marketplace/health.ts'
import { namesInTitle } from '#marketplace/searches/title-phrases.ts'
import { compose } from '../composer.ts'
import { anInput } from '../testing/an-input.ts'
import { generatedForm } from '../testing/generated-form.ts'
import { compare } from './compare.ts'
import { detailsOf } from './details.ts'
import { lostIn } from './facts.ts'
import type { Texts } from './texts.ts'
import { keptFor } from './why.ts'

/** As a pasted listing is read, written and compared. */
function improved(pasted: Texts, wanted: Partial<GeneratorInput> = {}) {
  const { generatedTitle, generatedDescription, generatedTags } = pasted
  const input = anInput({
    listingTitle: generatedTitle.split('|')[0] ?? '',
    productType: generatedDescription,
    keywords: [...generatedTags, ...generatedTitle.split('|')].join(', '),
    includeBulletedLists: true,
    descriptionLength: 'long',
    ...wanted,
  })
  const details = detailsOf(input)
  const { productType, terms } = details
  const customAiInstructions = terms.map((term) => `Add: ${term}`).join('\n') || null
  const written = compose({ ...input, productType, customAiInstructions })
  if (written === null) return null
  const full = { ...input, pasted: { title: generatedTitle } }
  const phrases = namesInTitle(generatedTitle, generatedTags)
  const { comparison } = compare({ pasted, written, input: full, details, phrases })
  return comparison === null ? null : { input: full, details, comparison }
}

function aPasted(wanted: Partial<Texts> = {}): Texts {
  return {
    generatedTitle: 'Linen Bread Bag | Bread Bag | Linen Bag',
    generatedDescription: 'A bread bag of washed linen, 12 x 16 in. Not for the dryer.',
    generatedTags: ['bread bag', 'linen bread bag', 'linen bag'],
    generatedAltText: null,
    ...wanted,
  }
}

const SHOPS: [description: string, told: string[], leftOut: string[]][] = [
  [
    'Hello and welcome!\n\nA bread bag of washed linen, 12 x 16 in. Not for the dryer.\n\nFollow us on Instagram @loaf',
    ['12 x 16 in', 'Not for the dryer'],
    ['Hello and welcome', 'Instagram'],
  ],
  [
    '*** LOAF & LINEN ***\n* size: 12 x 16 in\n* washed linen, cotton cord\n* holds a loaf of 2 lb\n\nSHIPPING\nPosted every Friday. Free postage over £40. We cannot ship to Brazil.',
    ['12 x 16 in', 'cotton cord', '2 lb', 'cannot ship to Brazil', 'Posted every Friday'],
    ['Free postage'],
  ],
  [
    'bread bag linen 12x16 w/ cotton cord, wash cold no dryer. contains NO lining. ready in 3 days. thx for looking',
    ['12x16', 'cotton cord', 'no dryer', 'NO lining', '3 days'],
    ['for looking'],
  ],
]

it.each(SHOPS)(
  'tells what was pasted of the item, and no more: %s',
  (description, told, leftOut) => {
    const made = improved(aPasted({ generatedDescription: description }))
    const { written, parts, facts } = made?.comparison ?? {}
    expect(parts?.find(({ part }) => part === 'description')?.isOffered).toBe(true)
    for (const text of told) expect(written?.generatedDescription).toContain(text)
    for (const text of leftOut) expect(written?.generatedDescription).not.toContain(text)
    expect(facts?.told).toBe(facts?.read)
    expect(made?.comparison.leftOut.map(({ text }) => text).join('\n')).toContain(leftOut.at(-1))
  },
)

it('leaves out praise that could be said of anything, and says so', () => {
  const productType =
    'The best gift for your best friend! A bread bag of washed linen for one loaf. Perfect gift for mom!\nA gift box of beautiful linen.'
  const { leftOut, productType: told } = detailsOf(anInput({ productType }))
  const why = 'praise that says nothing about the item'
  expect(leftOut).toMatchObject([
    { text: 'The best gift for your best friend!', why },
    { text: 'Perfect gift for mom!', why },
  ])
  expect(told).toBe('A bread bag of washed linen for one loaf.\nA gift box of beautiful linen.')
})

it('puts no emoji of ours where none of hers stands with the item', () => {
  const plain = 'Thank you for looking! 🌿\n\nA bread bag of washed linen, 12 x 16 in.'
  expect(detailsOf(anInput({ productType: plain })).hasEmojis).toBe(false)
  const own = '🌾 A bread bag of washed linen, 12 x 16 in.'
  expect(detailsOf(anInput({ productType: own })).hasEmojis).toBe(true)
})

it('keeps a title that alone tells a measure', () => {
  const pasted = aPasted({ generatedTitle: 'Linen Bread Bag 30 Liter' })
  const written = { ...pasted, generatedTitle: 'Linen Bread Bag, Washed Linen' }
  const input = anInput({ productType: pasted.generatedDescription })
  expect(keptFor(lostIn('title', { pasted, written, input }))).toBe(
    'Yours is kept: the new one leaves out "30 Liter".',
  )
})

it.each([
  ['Otodus Tooth #3306', 'Otodus Tooth Fossil', ['otodus tooth'], ['3306']],
  ['Linen Bread Bag, Loaf Bag', 'Linen Loaf Bag', ['linen bread bag'], ['linen bread bag']],
])('keeps %s where %s says less than its number or its first search', (title, anew, tags, lost) => {
  const pasted = aPasted({ generatedTitle: title, generatedTags: tags })
  const input = anInput({ productType: 'It is sold as it is seen in the photo.' })
  const written = { ...pasted, generatedTitle: anew }
  expect(lostIn('title', { pasted, written, input })).toEqual(expect.arrayContaining(lost))
})

it('puts behind a text the terms that its writer left out', () => {
  const pasted = aPasted({
    generatedDescription:
      'Welcome!\n\nA bread bag of washed linen, 12 x 16 in. Not for the dryer.\n\nWe do not ship to Brazil.\n\nMore at www.example.com',
  })
  const input = anInput({ productType: pasted.generatedDescription, descriptionLength: 'long' })
  const details = detailsOf(input)
  const written = compose({ ...input, productType: details.productType })
  if (written === null) throw new Error('It can be written')
  const generatedDescription = 'A bread bag of washed linen, 12 x 16 in. Not for the dryer.'
  const { comparison } = compare({
    pasted,
    written: { ...written, generatedDescription },
    input: { ...input, pasted: { title: pasted.generatedTitle } },
    details,
  })
  expect(comparison?.written.generatedDescription).toBe(
    `${generatedDescription}\n\nWe do not ship to Brazil.`,
  )
})

it('keeps of the terms of a shop each limit, also where one line holds two', () => {
  const made = improved(
    aPasted({
      generatedDescription:
        'A bread bag of washed linen, 12 x 16 in.\nReturns: we accept returns within 14 days. No refunds on embroidered ones.\nMore at www.example.com',
    }),
  )
  const { generatedDescription } = made?.comparison.written ?? {}
  for (const term of ['within 14 days', 'No refunds on embroidered ones'])
    expect(generatedDescription).toContain(term)
})

it('keeps in a short title the searches that hers held', () => {
  const made = improved(
    aPasted({
      generatedTitle: 'Linen Bread Bag | Loaf Keeper | FREE SHIPPING | Linen Bag',
      generatedTags: ['linen bread bag', 'loaf keeper', 'linen bag'],
    }),
  )
  const { generatedTitle, generatedExplanation } = made?.comparison.written ?? {}
  expect(generatedTitle).toMatch(/Linen.*, Loaf Keeper$/)
  expect(generatedExplanation).not.toMatch(/does not hold: "loaf keeper"/)
})

it('fills up the tags with true ones of the seller, and with none that is false', () => {
  const made = improved(
    aPasted({ generatedTags: ['bread bag', 'linen bread bag', 'bread keeper', 'silk bread bag'] }),
  )
  expect(made?.comparison.written.generatedTags).toContain('bread keeper')
  expect(made?.comparison.written.generatedTags).not.toContain('silk bread bag')
})

it.each([
  [
    'CUSTOM PET PORTRAIT dog cat watercolor painting pet lover GIFT art',
    'A custom watercolor painting of your dog or cat, painted by hand from your photo, 8 x 10 inches on cold press paper. Not framed.',
    [
      'pet portrait',
      'custom pet portrait',
      'dog portrait',
      'cat portrait',
      'pet lover gift',
      'art',
    ],
    /^Custom Pet Portrait,.*Watercolor Painting/,
  ],
  [
    'HANDMADE CANDLE!!! SOY CANDLE lavender candle GIFT for her BEST SELLER candle FREE SHIPPING',
    'A candle of soy wax with lavender and cedarwood oils, 220g in a glass jar.',
    ['soy candle', 'lavender candle', 'handmade candle', 'gift for her'],
    /Soy/,
  ],
  [
    'Leather Wallet Mens Slim Bifold Wallet Full Grain Leather Gift for Him Husband BEST PRICE',
    'Slim bifold wallet of full grain leather, hand stitched with waxed linen thread. 4 x 3.5 in. Holds 6 cards.',
    ['leather wallet', 'mens wallet', 'bifold wallet', 'gift for him'],
    /Full Grain/,
  ],
])('keeps in a new title what the text bears out of hers: %s', (title, about, tags, kept) => {
  const made = improved({
    generatedTitle: title,
    generatedDescription: `Welcome to my shop!\n\n${about}\n\nFollow us at www.example.com`,
    generatedTags: tags,
    generatedAltText: null,
  })
  expect(made?.comparison.written.generatedTitle).toMatch(kept)
  expect(made?.comparison.parts[0]).toMatchObject({ part: 'title', isOffered: true })
})

it('puts no word alone behind a comma of a new title, and names short what it no longer says', () => {
  const { written, parts } =
    improved({
      generatedTitle: 'Walnut Ring Dish | Ring Holder | FREE SHIPPING | Jewelry Tray | Wedding',
      generatedDescription: `Welcome!\n\nA ring dish of black walnut, turned by hand. 10 cm across. Finished with beeswax. Not for the dishwasher.\n\nMore at www.example.com`,
      generatedTags: ['walnut ring dish', 'ring holder', 'best gift', 'perfect gift for her'],
      generatedAltText: null,
    })?.comparison ?? {}
  const [, ...others] = written?.generatedTitle.split(', ') ?? []
  expect(others.filter((part) => !part.includes(' '))).toEqual([])
  expect(parts?.[0]).toMatchObject({
    isOffered: true,
    why: expect.stringContaining('"Ring Holder"'),
  })
  expect(written?.generatedTags.join()).not.toMatch(/best|perfect/)
})

it.each([
  ['Soy Candle, Amber Jar', 'Candle', ['soy', 'soy candle', 'Amber', 'Jar']],
  ['Soy Candle, Amber Jar, Gift for Mom SALE', 'Soy Candle in a Jar', []],
])('keeps %s where the new title is %s, for more than one word', (title, anew, lost) => {
  const pasted = aPasted({ generatedTitle: title, generatedTags: ['soy candle', 'gift for mom'] })
  const input = anInput({ productType: 'A candle of soy wax in an amber jar, 8 oz.' })
  const written = { ...pasted, generatedTitle: anew }
  expect(lostIn('title', { pasted, written, input })).toEqual(lost)
})

it('offers tags that only add true ones to hers, and leaves the others as they are', () => {
  const own = ['walnut ring dish', 'ring holder', 'wooden ring dish', 'trinket dish', 'wood']
  const more = ringDish(own)
  expect(more?.written.generatedTags).toEqual(expect.arrayContaining(own))
  expect(tagsOf(more)).toMatchObject({ isOffered: true, why: expect.stringMatching(/\d new\.$/) })
  const all = ringDish(more?.written.generatedTags ?? [])
  expect(tagsOf(all)?.isOffered).toBe(false)
})

function ringDish(generatedTags: string[]) {
  return improved({
    generatedTitle: 'Walnut Ring Dish | Wood Ring Dish | Ring Holder | FREE SHIPPING',
    generatedDescription:
      'Welcome to my shop!! This is a ring dish made of black walnut. 4 inches wide, food safe oil. No dishwasher. More at www.example.com',
    generatedTags,
    generatedAltText: null,
  })?.comparison
}

function tagsOf(comparison: ReturnType<typeof ringDish>) {
  return comparison?.parts.find(({ part }) => part === 'tags')
}

const SIGNED = new Set<HealthCheckId>(['truth', 'must-know', 'whole'])
const SEEDS = Array.from({ length: Number(process.env['PROPERTY_RUNS'] ?? 8) }, (_, seed) => seed)

it.each(SEEDS)('is never worse, and loses nothing that must be known: %i', (seed) => {
  const { input: form, mustKnow } = generatedForm(seed)
  const searches = form.keywords.split(', ')
  const pasted = {
    generatedTitle: [form.listingTitle, ...searches].join(' | ').slice(0, 140),
    generatedDescription: form.productType,
    generatedTags: searches.filter(({ length }) => length <= 20).slice(0, 13),
    generatedAltText: form.imageDescription,
  }
  const made = improved(pasted)
  if (made === null) return
  const { input, details, comparison } = made
  const { written, parts, health } = comparison
  const offered = parts.filter(({ isOffered }) => isOffered).map(({ part }) => part)
  expect(health.choices).toHaveLength(2 ** offered.length)
  const taken = (some: readonly WrittenPart[]) => ({
    ...pasted,
    ...Object.fromEntries(some.map((part) => [FIELD_OF_PART[part], written[FIELD_OF_PART[part]]])),
  })
  const before = listingHealth({ ...pasted, ...input })
  for (const { parts: some, passed } of health.choices) {
    const isAnew = some.includes('description')
    const productType = isAnew ? details.productType : input.productType
    const checks = listingHealth({ ...taken(some), ...input, productType })
    expect(checks.filter(({ state }) => state === 'met')).toHaveLength(passed)
    expect(passed).toBeGreaterThanOrEqual(health.choices[0]?.passed ?? Infinity)
    const fallen = checks.filter(({ id }, at) => SIGNED.has(id) && isLess(checks[at], before[at]))
    expect(fallen).toEqual([])
  }
  const told = taken(offered).generatedDescription.toLowerCase()
  for (const text of mustKnow)
    for (const word of text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [])
      expect(told).toContain(word)
})

type State = { state: 'met' | 'partly' | 'open' }

function isLess(one: State | undefined, other: State | undefined): boolean {
  const ranks = ['open', 'partly', 'met']
  return ranks.indexOf(one?.state ?? '') < ranks.indexOf(other?.state ?? '')
}
