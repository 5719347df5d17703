import { asTitle } from '#marketplace/characters.ts'
import { TITLE } from '#marketplace/rules.ts'
import { contentStems, countWords } from '#marketplace/text.ts'
import type { Brief } from '../../brief/brief.ts'
import { capitalised } from '../../english/grammar.ts'
import { withTrait } from './heading.ts'
import { isKana, sharesKana } from './kana.ts'
import { ownCased } from './own-case.ts'
import { continued } from './own-fragments.ts'

/** Signs between the parts of a title; in all other languages a comma. */
const JOINTS = new Map([
  ['ar', '، '],
  ['ja', ' '],
])

/** The item as its seller names it, then phrases that repeat none of its words; capitals as typed. */
export function ownTitle(brief: Brief): string {
  const joint = JOINTS.get(brief.language) ?? ', '
  const [first = '', ...others] = titleBase(brief)
  let title = first
  let segments = first === '' ? 0 : 1
  for (const text of others) {
    const longer = title === '' ? text : `${title}${joint}${text}`
    const isShort = longer.length <= TITLE.lengthGood && countWords(longer) <= TITLE.wordsMax
    if (segments === TITLE.segmentsMax || !isShort || !isNew(text, title)) continue
    title = longer
    segments += 1
  }
  return capitalised(title)
}

/** The focus keyword, or the seller's own phrase that begins with it; then what may follow. */
function titleBase(brief: Brief): string[] {
  const own = brief.sentences
    // A list after a colon is no name.
    .filter((sentence) => !/[:：]/.test(sentence))
    .flatMap((sentence) => sentence.replace(/[.!?。！？।]+$/, '').split(/(?<!\d)[,،、]\s*|,\s+/))
    .filter((text) => isWritable(text) && !TELLING.test(text))
    .map(asTitle)
  const named = (keyword: string) => ownCased(asTitle(keyword), brief)
  const keyword = named(brief.primary)
  const [opening = ''] = own
  const isNamed = opening.toLowerCase().startsWith(keyword.toLowerCase())
  const longer = isNamed ? opening : withTrait(capitalised(keyword), { opening, brief })
  const base = longer !== null && longer.length <= TITLE.shownMax ? longer : keyword
  const others = [
    ...own.slice(0, 4).map((text) => continued(text, brief)),
    ...brief.usable.filter(isWritable).map(named),
  ]
  return [base, ...others.filter((text) => text.length <= SEGMENT_MAX && sameDirection(text, base))]
}

const SEGMENT_MAX = 45

/** Verbs that make a sentence of what a title only names: "miden 3 cm". */
const TELLING =
  /^(?:mide[n]?|dura[n]?|viene[n]?|incluye[n]?|mesure(?:nt)?|passe(?:nt)?|se lave|misura(?:no)?|mede[m]?|vem|inclui)\s|(?:です|ます|でした|ました|ません)$/iu

function isNew(text: string, title: string): boolean {
  const present = new Set(contentStems(title))
  const stems = contentStems(text)
  const isHeld = stems.some((word) => present.has(word) || (isKana(word) && title.includes(word)))
  const isNamed = isKana(title) && sharesKana(text, title)
  return stems.length > 0 && !isHeld && !isNamed
}

/** A title runs in one direction: Arabic with Arabic, Latin with Latin. */
function sameDirection(text: string, base: string): boolean {
  const isMixed = RIGHT_TO_LEFT.test(base) ? LATIN_WORD.test(text) : RIGHT_TO_LEFT.test(text)
  return base === '' || !isMixed
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const LATIN_WORD = /\p{Script=Latin}{3}/u

/** False for text that loses letters under the marketplace's character rules. */
function isWritable(text: string): boolean {
  return (
    asTitle(text).replace(/\P{L}/gu, '').length >=
    text.replace(/\p{M}/gu, '').replace(/\P{L}/gu, '').length
  )
}
