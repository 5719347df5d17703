import type { Quoter } from './clauses.ts'
import { quotable } from '#marketplace/searches/quoting.ts'
import { wordsOf } from '#marketplace/searches/words.ts'

const QUOTING = /^your (?:text|description) says ["“](.+)["”]$/su
const NAMING = /^your (?:text|description) names (.+)$/su
/** A quote of what is not there ends with these. */
const ABSENT =
  /^.*\b(?:not|non|nicht|pas|no)\b.{0,12}\b(?:included|incl|supplied|provided|part of (?:it|this))\b/isu
const WORDS_FEW = 2

type Text = { typed: string; quote: Quoter }

/** The reason with its quote as it stands in one place of the text: a word with its clause, and no two places glued together. */
export function requoted(because: string, { typed, quote }: Text): string {
  const named = NAMING.exec(because)?.[1]
  if (named !== undefined) return says(quote(named)) || because
  const cited = QUOTING.exec(because)?.[1]
  if (cited === undefined) return because
  const own = (isLabelled(cited) ? beforeAside(cited) : (ABSENT.exec(cited)?.[0] ?? cited)).replace(
    /[\s,;:.]+$/u,
    '',
  )
  const isWhole =
    own.endsWith('…') ||
    typed.split('\n').some((line) => quotable(line.replace(/[“”]/g, '"')).includes(own))
  if (isWhole && wordsOf(own).length > WORDS_FEW) return says(own)
  const whole = quote(own)
  if (whole !== '') return says(whole)
  const parts = own.split(/[?.:;]\s*/u).filter((part) => part !== '')
  const quotes = parts.map(quote).filter((part) => part !== '')
  return quotes.length === 0
    ? because
    : `your text says ${quotes.map((one) => `"${one}"`).join(' and ')}`
}

function beforeAside(quote: string): string {
  const [front = quote] = quote.split(' (')
  return front
}

/** "Not included: glaze" names behind it what is not there. */
function isLabelled(quote: string): boolean {
  return /^(?:not|non|nicht|pas|no)\b[^:]{0,20}: /iu.test(quote)
}

function says(quote: string): string {
  return quote === '' ? '' : `your text says "${quote}"`
}
