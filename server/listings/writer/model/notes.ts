import type { Answer } from './answer.ts'
import { plainLine } from './hygiene.ts'
import type { Material } from './material.ts'
import { plainly, trueQuotes, withItsQuestion } from './quotes.ts'
import { searchKey, type SortedSearches, sortedSearches } from './searches.ts'

/** What a model said of its own work, as far as it can be held against the form. */
export type Notes = {
  searches: SortedSearches
  /** By the stems of a denied search, the seller's words that deny it. */
  denials: ReadonlyMap<string, string>
  /** Statements that the listing does not tell, in the seller's words; null where the model did not say. */
  untold: readonly string[] | null
  /** Parts of the seller's wishes that were not followed, in her words. */
  unmet: readonly Unmet[]
  /** By the stems of a focus search that is not in the title, why it is not. */
  untitled: ReadonlyMap<string, string>
  /** What the model copied out of the seller's text before it wrote. */
  copied: readonly string[]
  /** Questions that the seller's text leaves open. */
  open: readonly string[]
}

/** A wish, and why it was not followed; empty where nobody said. */
export type Unmet = { wish: string; why: string }

const OPEN_MAX = 3
const QUESTION_MAX = 80
const WHY_MAX = 100

export function notesOf(answer: Answer, { brief, input }: Material): Notes {
  const { keywords } = brief
  const { searches, denials, untold, unmet, open } = answer
  const wishes = plainly(input.customAiInstructions ?? '')
  const said = plainly(`${input.productType}\n${input.imageDescription ?? ''}`)
  const asked = open
    .map(plainLine)
    .filter((text) => text.length <= QUESTION_MAX && /\p{L}.*\?$/u.test(text))
  return {
    searches: sortedSearches(searches, brief),
    denials: new Map(
      denials
        .filter(({ q }) => plainly(q) !== '' && said.includes(plainly(q)))
        .map(({ s, q }) => [searchKey(s), withItsQuestion(q.trim(), input.productType)]),
    ),
    untold:
      untold &&
      untold
        .filter((text) => plainly(text) !== '' && said.includes(plainly(text)))
        .map((text) => withItsQuestion(text.trim(), input.productType)),
    unmet: unmet.flatMap((text) => unmetIn(text, wishes)),
    untitled: untitledIn(unmet, keywords),
    copied: trueQuotes(answer.facts, input).map(({ text }) => text),
    open: [...new Set(asked)].slice(0, OPEN_MAX),
  }
}

/** "Say it is oak: the text says ash", of a wish as it was typed; nothing of what nobody wished. */
function unmetIn(text: string, wishes: string): Unmet[] {
  const isWished = (wish: string) => plainly(wish) !== '' && wishes.includes(plainly(wish))
  if (isWished(text)) return [{ wish: text, why: '' }]
  const parts = text.split(': ')
  const wished = parts
    .map((_, at) => parts.slice(0, parts.length - at).join(': '))
    .find((part) => isWished(part))
  if (wished === undefined) return []
  const why = plainLine(text.slice(wished.length + 2)).replace(/\.$/, '')
  return [{ wish: wished, why: why.length > WHY_MAX ? '' : asSheReads(why) }]
}

/** Who wrote it calls her text by the name of its field. */
function asSheReads(why: string): string {
  return why.replace(
    /(?<!\p{L})"?product"? (?=says|states|tells|denies|does|only|has)/gu,
    'your text ',
  )
}

/** "set of 6: named in the text", of a focus search as it was typed. */
function untitledIn(unmet: readonly string[], keywords: Material['brief']['keywords']) {
  const told = unmet.map(plainLine)
  return new Map(
    keywords
      .filter(({ isStarred }) => isStarred)
      .flatMap(({ text }): [string, string][] => {
        const own = told.find((one) => one.toLowerCase().startsWith(`${text.toLowerCase()}: `))
        const why = own?.slice(text.length + 2).trim() ?? ''
        return why === '' || why.length > WHY_MAX ? [] : [[searchKey(text), why.replace(/\.$/, '')]]
      }),
  )
}
