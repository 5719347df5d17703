import { TITLE } from '#marketplace/rules.ts'
import { type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { type Choice, shuffled } from './choice.ts'
import { nameOf, ownNamesFor } from './title-name.ts'
import { designsOf, fileTypesFor, fitsFor, formatsFor, lotsFor, scalesFor } from './title-facts.ts'
import { ownPartsFor, ownWordsFor } from './title-hers.ts'
import { searchesFor, starsFor } from './title-searches.ts'
import { othersFor, placesFor, starredFor } from './title-second-names.ts'
import { isSizeOfSeveral } from './title-several.ts'
import { sizesFor } from './title-sizes.ts'
import { traitsFor } from './title-traits.ts'
import { inNumberOf, isReadable, shaped, withShortNames } from './title-shape.ts'

export type Title = { text: string; lead: string; traits: string[] }

const TRAITS_MAX = 3

const STARTS = new Set(['start', 'starts', 'begin', 'begins'])

/** "A title that starts with shower steamers" of "eucalyptus shower steamers": what stood in front comes next. */
function asWished(name: string, { input }: Brief): { lead: string; parts: string[] } {
  const wish = wordsOf(input.customAiInstructions ?? '')
  const at = wish.findIndex(({ low }, place) => STARTS.has(low) && wish[place + 1]?.low === 'with')
  const isOfTitle = at !== -1 && wish.slice(0, at).some(({ stem }) => stem === 'title')
  const wished = isOfTitle ? wish.slice(at + 2) : []
  const own = wordsOf(name)
  const from = own.findIndex(
    ({ stem }, place) =>
      place > 0 &&
      wished[0]?.stem === stem &&
      own.slice(place).every((word, next) => wished[next]?.stem === word.stem),
  )
  const [before, first] = [own[from - 1], own[from]]
  return before === undefined || first === undefined
    ? { lead: name, parts: [] }
    : { lead: name.slice(first.start), parts: [name.slice(0, before.end)] }
}

type Source = (brief: Brief, said: readonly Word[]) => string[]

/**
 * What the seller herself put forward: what she calls the thing and its design, the searches that she starred, then
 * others of hers that the text bears out, how many there are and of what. Nothing is cut out of her sentences.
 */
export function titleOf(brief: Brief, choice: Choice): Title {
  const { lead, parts } = asWished(nameOf(brief), brief)
  const saidNow = () => wordsOf([lead, ...parts].join(' '))
  const take = (source: Source, enough = TITLE.lengthGoodMin + ROOM, count = TRAITS_MAX) => {
    const most = Math.min(TRAITS_MAX, parts.length + count)
    while (parts.length < most && shaped([lead, ...parts]).length < enough) {
      const isNew = (text: string) =>
        ![lead, ...parts].join(', ').toLowerCase().includes(text.toLowerCase())
      const isFit = (text: string) =>
        isNew(text) && !isSizeOfSeveral(brief, text) && isReadable([lead, ...parts, text])
      const next = source(brief, saidNow())
        .map((text) => inNumberOf(lead, text, brief))
        .find(isFit)
      if (next === undefined) return
      parts.push(next)
    }
  }
  take((one, said) => designsOf(one).filter((text) => !isSaid(text, said)))
  take(starsFor, TITLE.lengthGood)
  take(placesFor, TITLE.lengthGood)
  take(ownNamesFor, TITLE.lengthGoodMin, 1)
  take((one, said) => (parts.length + 1 < TRAITS_MAX ? lotsFor(one, said) : []))
  take(ownPartsFor)
  take(ownFullFor, TITLE.lengthGood)
  take(formatsFor)
  take(fileTypesFor, TITLE.lengthGoodMin, 1)
  take(fitsFor)
  take(scalesFor)
  take(lotsFor)
  take((one, said) => traitsFor(one, said, ['scent']), TITLE.lengthGoodMin, 1)
  take((one, said) => traitsFor(one, said, ['stuff', 'make']))
  // What it is of stays in front.
  const firm = parts.length
  take(searchesFor)
  take((one, said) => traitsFor(one, said, ['colour', 'look', 'part']))
  // A short title says less than one with a second search, "Fencing Bag, Sabre Bag".
  take(othersFor, TITLE.lengthGoodMin, 1)
  take(starredFor, TITLE.lengthGoodMin, 1)
  take(sizesFor, TITLE.lengthGoodMin, 1)
  // "Oatmeal" beside an "oatmeal headband" says it twice.
  const isAgain = (part: string) =>
    parts.some((other) => other !== part && isSaid(part, wordsOf(other)))
  const [own, more] = [parts.slice(0, firm), parts.slice(firm).filter((part) => !isAgain(part))]
  const traits = [...own, ...shuffled(choice, 'order', more)]
  return { text: withShortNames(shaped([lead, ...traits]), brief), lead, traits }
}

/** Her own words as a search or a trait has them more fully: "blue and white floral" for "blue". */
function ownFullFor(brief: Brief, said: readonly Word[]): string[] {
  const full = [
    ...traitsFor(brief, said, ['stuff', 'make', 'colour', 'look', 'part']),
    ...searchesFor(brief, said),
    ...othersFor(brief, said),
  ]
  return ownWordsFor(brief, said).map((text) => {
    const words = wordsOf(text)
    return (
      full.find((other) => isSaid(text, wordsOf(other)) && wordsOf(other).length > words.length) ??
      text
    )
  })
}

/** So much longer than a bare title one that says enough may be before it is full. */
const ROOM = 22

function isSaid(text: string, said: readonly Word[]): boolean {
  return wordsOf(text).every(({ stem }) => said.some((word) => word.stem === stem))
}
