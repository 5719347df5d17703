import { expect, it } from 'vitest'
import { type Writing, WritingFailed } from '../writer.ts'
import type { ListingDraft } from './answer.ts'
import { answeringService } from './testing/answering-service.ts'
import { anAnswer, anInput } from './testing/walnut-board.ts'
import { writeListing } from './write-listing.ts'

/** Somebody who reads nothing, writes fluently and gives the same answer when asked again. */
type Careless = {
  product: string
  keywords: string
  answer: Partial<ListingDraft>
  /** What no buyer may read of it, wherever it stood. */
  never: RegExp
}

const says = (description: string): Partial<ListingDraft> => ({ description })

const CARELESS: Record<string, Careless> = {
  'turns a denial of washing': {
    product: 'Rag rug in blue cotton, 60 x 90 cm. Not washable. Backing not included.',
    keywords: 'rag rug, blue rug',
    answer: says('This rag rug in blue cotton is 60 x 90 cm and fully washable. Backing included.'),
    never: /fully washable|Backing included/,
  },
  'turns whom it is not for': {
    product: 'Bead string in beech, 20 beads. Not for babies, small parts! Unvarnished.',
    keywords: 'bead string, wooden beads',
    answer: says('A bead string of 20 beech beads, made for babies. The varnish is safe.'),
    never: /made for babies|varnish is safe/,
  },
  'tears the list of allergens': {
    product:
      'Seed crackers, 180 g. Contains: sesame, wheat, egg. May contain traces of peanut and soy. Keep dry.',
    keywords: 'seed crackers, cracker gift',
    answer: {
      ...says(
        'These seed crackers, 180 g, contain sesame only. There are no traces of peanut or soy.',
      ),
      tags: ['seed crackers', 'nut free crackers', 'cracker gift'],
    },
    never: /sesame only|no traces|nut free/i,
  },
  'turns a warning about skin and fire': {
    product:
      'Bath oil with clove and linseed, 100 ml. Do not use on broken skin. Never leave near a flame. Bottle is not watertight.',
    keywords: 'bath oil, clove oil',
    answer: says(
      'A bath oil with clove and linseed, 100 ml. Use it on broken skin. You can leave it near a flame, and the bottle is watertight.',
    ),
    never: /Use it on broken|leave it near|is watertight/,
  },
  'invents a lining, a share and an origin': {
    product: 'Hobo bag of waxed canvas, 40 cm wide, 55% hemp, 45% cotton. Brass ring.',
    keywords: 'hobo bag, canvas bag, silk bag, irish bag',
    answer: {
      title: 'Irish Hobo Bag in Silk and Canvas',
      description:
        'This hobo bag of waxed canvas is 40 cm wide. It is lined with silk. It is 55% cotton. It comes from Ireland.',
      tags: ['hobo bag', 'silk bag', 'irish bag', 'canvas bag'],
    },
    never: /silk|55% cotton|Ireland|irish/i,
  },
  'stuffs the title': {
    product: 'Ring dish of speckled clay, 9 cm across, glazed in white. Wipe clean.',
    keywords: 'ring dish, trinket dish',
    answer: {
      title:
        'Ring Dish, Trinket Dish, Jewelry Dish, Key Dish, Soap Dish, Small Dish, Gift for Her, Gift for Mom, Wedding Gift, Perfect Gift',
      description: 'A ring dish of speckled clay, 9 cm across, glazed in white. Wipe it clean.',
    },
    never: /Dish.*Dish.*Dish|Perfect/,
  },
  'breaks a decimal': {
    product: 'Stock pot in enamel, holds 2,7 L, weighs 1,9 kg. Wash by hand.',
    keywords: 'stock pot, enamel pot',
    answer: {
      title: 'Enamel Stock Pot for up to 2, 7 L',
      description: 'An enamel stock pot that holds 2, 7 L and weighs 9 kg. Wash it by hand.',
    },
    never: /2, 7|weighs 9/,
  },
  'settles a choice and a doubt': {
    product:
      'Door sign in ash. Choose black, moss or cream paint. I think the wood is from the 1940s. No screws.',
    keywords: 'door sign, ash sign',
    answer: {
      title: 'Door Sign in Ash from the 1940s',
      description: 'A door sign in ash from the 1940s. The paint is cream. Screws included.',
    },
    never: /from the 1940s|is cream|Screws included/,
  },
  'promises health': {
    product: 'Herb pillow filled with lavender and hops, 20 x 20 cm. Spot clean only.',
    keywords: 'herb pillow, lavender pillow',
    answer: says(
      'A herb pillow filled with lavender and hops, 20 x 20 cm. It cures insomnia and relieves pain. Spot clean only.',
    ),
    never: /insomnia|pain/,
  },
  'answers in another language': {
    product:
      'Felt slippers for the house, in grey wool with a leather sole. Sizes 36 to 42. Do not machine wash.',
    keywords: 'felt slippers, wool slippers',
    answer: {
      title: 'Filzpantoffeln für das Haus aus grauer Wolle',
      description:
        'Diese Filzpantoffeln für das Haus sind aus grauer Wolle und haben eine Sohle aus Leder. Es gibt sie in den Größen 36 bis 42, und sie sind nicht für die Maschine.',
    },
    never: /Filzpantoffeln|Wolle/,
  },
  'leaves nothing but a scene': {
    product: 'mug',
    keywords: 'coffee mug',
    answer: says('It holds 12 oz and is dishwasher safe. Mornings begin with a quiet song.'),
    never: /Mornings/,
  },
  'turns a German denial': {
    product:
      'Krug aus Steingut, 20 cm hoch, mit Henkel. Nicht spülmaschinenfest. Ohne Deckel. Wir drehen ihn selbst.',
    keywords: 'krug steingut, wasserkrug',
    answer: {
      title: 'Krug aus Porzellan, spülmaschinenfest',
      description:
        'Dieser Krug aus Steingut ist 20 cm hoch und hat einen Henkel. Er ist spülmaschinenfest. Der Deckel liegt bei. Wir drehen ihn selbst.',
      tags: ['krug porzellan', 'wasserkrug'],
    },
    never: /Porzellan|(?<!nicht )spülmaschinenfest|Deckel liegt bei/i,
  },
  'fills with sentences about nothing': {
    product: 'Bookend of cast iron, shape of a heron, 15 cm high, 1 kg. Felt under the foot.',
    keywords: 'heron bookend, iron bookend',
    answer: says(
      'This heron bookend of cast iron is 15 cm high and weighs 1 kg. Evenings become slower and friendlier in good company. Felt sits under the foot.',
    ),
    never: /Evenings/,
  },
  'takes the seller for somebody else': {
    product: 'I turn these tops on my small lathe from pear wood, 4 cm across. They are oiled.',
    keywords: 'spinning top, pear wood top',
    answer: says('The maker turns these tops from pear wood, 4 cm across. They are oiled.'),
    never: /the maker/i,
  },
}

it.each(Object.entries(CARELESS))(
  'a model that %s reaches no buyer with it',
  async (_what, one) => {
    const written = await writingOf(one)
    const shown =
      written === null ? '' : Object.values({ ...written, generatedExplanation: '' }).flat()
    expect(String(shown)).not.toMatch(one.never)
  },
)

it('delivers what a careless answer leaves when enough of it is true', async () => {
  const kept = [
    'stuffs the title',
    'promises health',
    'fills with sentences about nothing',
  ] as const
  for (const what of kept) {
    const careless = CARELESS[what]
    expect(careless === undefined ? null : await writingOf(careless)).not.toBeNull()
  }
})

it('takes what any buyer asks of a thing hardly described for no leak of the instructions', async () => {
  const written = await writingOf(
    { product: 'Cap. Grey.', keywords: 'cap', answer: says('This is a grey cap.'), never: /$^/ },
    ['What is it made of?', 'How big is it?', 'How heavy is it?', 'How much does it hold?'],
  )
  expect(written?.generatedDescription).toBe('This is a grey cap.')
})

async function writingOf(
  { product, keywords, answer }: Careless,
  open: readonly string[] = [],
): Promise<Writing | null> {
  const [starredKeywords = ''] = keywords.split(', ')
  const input = anInput({ productType: product, keywords, starredKeywords })
  const whole = anAnswer(
    { title: titleCase(starredKeywords), tags: keywords.split(', '), ...answer },
    [],
  )
  const service = answeringService(JSON.stringify({ ...JSON.parse(whole), open }))
  const signal = new AbortController().signal
  const limits = { deadlineMs: 10_000, pauseMs: 0 }
  try {
    return await writeListing(
      { input, seed: 'a', asker: { userId: 'ana' }, signal },
      { service, limits, onVerdict: () => undefined },
    )
  } catch (error) {
    if (error instanceof WritingFailed) return null
    throw error
  }
}

function titleCase(words: string): string {
  return words.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())
}
