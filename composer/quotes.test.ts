import { expect, it } from 'vitest'
import type { GeneratorInput } from '#contract/listings.ts'
import { quotable } from '#marketplace/searches/quoting.ts'
import { compose } from './composer.ts'
import { anInput } from './testing/an-input.ts'
import { generatedForm } from './testing/generated-form.ts'

const QUOTED = /["„“«]\s?([^"„“”«»]+?)\s?["“”»]/gu

/** What an explanation quotes that stands nowhere in her form, nor in the title or the tags. */
function foreignQuotes(input: GeneratorInput): string[] {
  const listing = compose(input)
  if (listing === null) return []
  const { generatedTitle, generatedTags, generatedExplanation } = listing
  const lines = [
    ...Object.values(input).flatMap((value) => String(value).split('\n')),
    generatedTitle,
    ...generatedTags,
  ].map((line) =>
    quotable(line)
      .replace(/[“”„«»]/gu, "'")
      .toLowerCase(),
  )
  return [...generatedExplanation.matchAll(QUOTED)]
    .map(([, quote = '']) => quote.replace(/ …$/u, ''))
    .filter((quote) => !lines.some((line) => line.includes(quote.toLowerCase())))
}

it('quotes nothing that is not one piece of one line of hers, of a tag or of the title', () => {
  for (let seed = 1; seed <= RUNS; seed += 1)
    expect(foreignQuotes(generatedForm(seed).input), String(seed)).toEqual([])
})

const RUNS = Math.min(300, Number(process.env['PROPERTY_RUNS'] ?? 60))

it.each<[string, Partial<GeneratorInput>]>([
  [
    'a pasted text',
    {
      productType:
        '★★ LOW TIDE SCARF ★★\n\nlinen, 30" wide, hmmed by hand w/ grey thred\nMade in: Leith!!\n\nNOT INCLUDED\nbrooch, box\n\nSHIPPING- 3 days, see www.example.com\nThanks for looking xx',
      keywords:
        'linen scarf, scarf with brooch, silk scarf, gift box, a very long keyword for scarves',
      starredKeywords: 'linen scarf, silk scarf',
      customAiInstructions: "dont say silk, it isn't. mention the thread but not its colour",
    },
  ],
  [
    'a German one',
    {
      productType: 'Tuch aus Leinen, 70 x 70 cm.\nOhne Brosche!!\nLieferzeit ca. 3 Tage\nLG Anne',
      keywords: 'leinentuch, tuch mit brosche, seide',
      customAiInstructions: 'Bitte nichts von Seide schreiben',
    },
  ],
  [
    'a French one',
    {
      productType: 'Foulard en lin, 70 x 70 cm. La broche n’est pas comprise.\nÀ bientôt !',
      keywords: 'foulard lin, foulard avec broche, soie',
    },
  ],
])('quotes %s letter for letter', (_what, form) => {
  expect(foreignQuotes(anInput({ listingTitle: 'Scarf "Low tide"', ...form }))).toEqual([])
})

it('names every keyword that is no tag', () => {
  const keywords = Array.from({ length: 60 }, (_, at) => `oak thing ${at}`)
  const listing = compose(anInput({ productType: 'Oak bowl, 20 cm.', keywords: keywords.join() }))
  const { generatedTags: tags = [], generatedExplanation: text = '' } = listing ?? {}
  expect(keywords.filter((one) => !tags.includes(one) && !text.includes(`"${one}"`))).toEqual([])
})
