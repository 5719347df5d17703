import type { Statement } from '../statement.ts'
import { propertiesOf } from '../lexicon.ts'
import { splitOutside } from '../phrases.ts'
import type { Told } from '../told.ts'
import { lowWordsOf } from '#marketplace/searches/words.ts'

type Named = { keywords: readonly string[]; head: string }

/** A row of searches may stand beside what is told of the thing; alone, or below its bare name, it tells nothing. */
export function withoutLoneRows({ facts, omissions }: Told, { keywords, head }: Named): Told {
  const typed = new Set(keywords.map(plain))
  const rows = facts.filter(({ said }) => isOffered(said) || isOfKeywords(said, typed))
  const isAlone = facts.every((fact) => rows.includes(fact) || isBareName(fact.said, head))
  if (rows.length === 0 || !isAlone) return { facts, omissions }
  return {
    facts: facts.filter((fact) => !rows.includes(fact)),
    omissions: [...omissions, ...rows.map(({ said }) => ({ reason: 'searches' as const, said }))],
  }
}

const OFFERING = new Set(['search', 'searches', 'searched'])

/** "Also searched as: hip scarf, coin belt" */
function isOffered({ label }: Statement): boolean {
  return lowWordsOf(label).some((word) => OFFERING.has(word))
}

const ROW_MIN = 3

/** The keywords of the form once more. */
function isOfKeywords({ text, label }: Statement, typed: ReadonlySet<string>): boolean {
  const parts = splitOutside(text).map(plain)
  return (
    label === '' &&
    parts.length >= ROW_MIN &&
    parts.every((one) => typed.has(one) && one.includes(' '))
  )
}

const NAME_WORDS_MAX = 4

/** "Hip scarf": not what it is made of, nor how big it is. */
function isBareName({ label, form, words }: Statement, head: string): boolean {
  const isLine = label === '' && form !== 'sentence' && form !== 'step'
  const isName = words.length <= NAME_WORDS_MAX && words.some(({ stem }) => stem === head)
  return isLine && isName && words.every((word) => propertiesOf(word).size === 0)
}

function plain(text: string): string {
  return lowWordsOf(text).join(' ')
}
