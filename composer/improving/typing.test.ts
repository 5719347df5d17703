import { expect, test } from 'vitest'
import { anInput } from '../testing/an-input.ts'
import { mended } from '../read/mending.ts'
import { detailsOf } from './details.ts'
import { wordingFaults } from './why.ts'

const detailsIn = (productType: string) =>
  detailsOf(anInput({ productType, keywords: 'oak box', listingTitle: 'Oak box' }))

test.each([
  ['Oak box, its super smooth and made w oak.', "Oak box, it's super smooth and made with oak."],
  ['Oak box with its lid. Its finished with oil.', "Oak box with its lid. It's finished with oil."],
  ['Oak box with its finished edge.', 'Oak box with its finished edge.'],
  ['Oak box, its 14cm wide. Its 4 legs are oak.', "Oak box, it's 14cm wide. Its 4 legs are oak."],
  [
    'Oak box. hes 20 cm. fits a shelf. made 2 order',
    "Oak box. He's 20 cm. Fits a shelf. Made to order",
  ],
  [
    'Oak box. Your phone # goes inside, its $5 more.',
    "Oak box. Your phone number goes inside, it's $5 more.",
  ],
  ['Oak box, holds 2 packs. Im making 2 sizes.', "Oak box, holds 2 packs. I'm making 2 sizes."],
  ['Oak box, ready 2 hang, shes 4 in. wide.', "Oak box, ready to hang, she's 4 in. wide."],
  [
    'Oak box, 20 cm lol took me a week. dont wet it hun x',
    "Oak box, 20 cm. Took me a week. Don't wet it",
  ],
  [
    'Oak box. each ones different. approx. 4 in. wide.',
    "Oak box. Each one's different. Approx. 4 in. wide.",
  ],
])('writes in full what a phone left out, where that is certain: %s', (typed, meant) => {
  expect(detailsIn(typed).productType).toBe(meant)
})

test('writes in full as the seller spells', () => {
  const text = 'oak box clr grey pls ask for other clrs, a favourite of mine'
  expect(mended(text, [], true)).toContain('colour grey please ask for other colours')
})

test('names talk of the shop and slips as faults of the description', () => {
  const text =
    'Hi everyone!!\n\nOak box, 20 cm, with a lid and made w oak.\n\nThanks for looking xx'
  expect(wordingFaults(detailsIn(text))).toEqual([
    {
      part: 'description',
      text: 'Not about the item, so no buyer needs it: "Hi everyone!!", "Thanks for looking xx".',
    },
    { part: 'description', text: 'Typed in short or with a slip: "w".' },
  ])
})
