import { rootsOf, saidAt } from '../reading/said.ts'
import { type Reading, readText } from '../reading/reading.ts'
import { advice, sourceOf, type Finding, type ListingInput } from './finding.ts'

/** What a seller of such a thing should know before it is listed. It is told, and blocks nothing. */
type Hazard = {
  /** One phrase of each line has to stand in what was entered. */
  all: readonly (readonly string[])[]
  /** None of these may. */
  none?: readonly string[]
  text: string
}

const BABIES = ['baby', 'infant', 'newborn', 'toddler', 'nursery', 'teething']

const HAZARDS: readonly Hazard[] = [
  {
    all: [['amber'], [...BABIES]],
    text: 'Amber worn by babies can strangle or choke; several countries warn against it. Say how it is meant to be used, and that it never stays on in sleep.',
  },
  {
    all: [['teething necklace', 'teething bracelet']],
    text: 'Jewelry for teething can strangle or choke a child; the marketplace may take such a listing down.',
  },
  {
    all: [['crib bumper', 'cot bumper', 'bumper pad', 'braided bumper', 'crib bumpers']],
    text: 'Crib bumpers may not be sold in the United States and some other countries.',
  },
  {
    all: [['weighted'], [...BABIES, 'sleep sack', 'swaddle']],
    none: ['weighted doll'],
    text: 'Doctors advise against anything weighted in which an infant sleeps. Say from what age it may be used.',
  },
  {
    all: [
      ['pajama', 'pyjama', 'pajamas', 'pyjamas', 'sleepwear', 'nightgown', 'sleep sack'],
      [...BABIES, 'child', 'kids', 'boys', 'girls'],
    ],
    text: 'Sleepwear for children has rules of its own: no cords or drawstrings, and fabric that resists fire or fits tightly.',
  },
  {
    all: [
      ['drawstring', 'drawstrings', 'cord', 'cords'],
      [...BABIES, 'child', 'kids'],
      ['hood', 'hoodie', 'jacket', 'coat', 'bonnet', 'hat'],
    ],
    text: 'Cords at the neck of clothes for small children are not allowed in many countries.',
  },
  {
    all: [
      [...BABIES, 'pacifier', 'dummy clip'],
      ['beads', 'buttons', 'button eyes', 'small parts', 'bells', 'googly eyes', 'safety eyes'],
    ],
    none: ['not for babies', 'embroidered eyes'],
    text: 'Parts that a child under 3 could swallow need a warning, and toys for that age may have none.',
  },
  {
    all: [
      ['essential oil', 'essential oils', 'diffuser', 'tea tree'],
      ['cat', 'cats', 'kitten', 'dog', 'dogs', 'pet', 'pets'],
    ],
    text: 'Essential oils harm cats and some dogs. Say how far away from animals it should be used.',
  },
  {
    all: [
      ['magnet', 'magnets', 'magnetic', 'neodymium'],
      [...BABIES, 'child', 'kids', 'toy', 'toys'],
    ],
    text: 'Strong magnets are dangerous when swallowed: say so, and from what age the thing is meant.',
  },
  {
    all: [
      [
        'walnut shell',
        'lavender filling',
        'xylitol',
        'raisins',
        'chocolate',
        'grapes',
        'onion',
        'macadamia',
      ],
      ['dog treat', 'dog treats', 'pet treats', 'cat treats', 'dog biscuit', 'dog biscuits'],
    ],
    text: 'Some of what you name is poisonous to dogs or cats: please check the recipe.',
  },
  {
    all: [
      ['candle', 'candles', 'tealight', 'tea light', 'oil lamp'],
      ['dried flowers', 'dried flower', 'pinecone', 'glitter', 'dried herbs'],
    ],
    text: 'Dried flowers, herbs and glitter in a candle can catch fire: say that it must be watched.',
  },
]

/** What the law or a doctor would say about such a product. */
export function productSafety(input: ListingInput): Finding[] {
  const entered = readText(sourceOf(input))
  return HAZARDS.filter(
    ({ all, none = [] }) =>
      all.every((phrases) => phrases.some((phrase) => isSaid(entered, phrase))) &&
      !none.some((phrase) => entered.text.toLowerCase().includes(phrase)),
  ).map(({ text }) => advice('description', text))
}

function isSaid(entered: Reading, phrase: string): boolean {
  return saidAt(entered, rootsOf(phrase)) !== null
}
