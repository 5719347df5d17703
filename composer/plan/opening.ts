import type { Brief } from '../read/form.ts'
import { uncapitalised } from '../read/case.ts'
import { startsWithOrder } from '../read/sentences.ts'
import type { Fact } from '../read/told.ts'
import { withArticle } from '../say/articles.ts'
import { sentence } from '../say/sentence.ts'
import { wordsOf } from '../read/words.ts'
import { choiceBy } from './choice.ts'
import { leadOf } from './lead.ts'

export type Opening = { text: string; used: Fact[] }

const WORDS_MAX = 34
/** How far into a statement the item's noun may stand for the statement to name it. */
const NAME_WITHIN = 9
const FIRST_MAX = 8

const NEVER_FIRST = new Set(['care', 'order', 'must', 'condition', 'fit', 'files', 'options'])
const NOT_A_START = new Set(
  "i i'm i've i'll we we're we've my our when if after before while for so because please sorry once every as ever in with on at by from to of under over there hello hi hey welcome do does did are is can want need looking not no don't and but also most many some then all colours colors size contains includes".split(
    ' ',
  ),
)

/** The first sentence: the seller's own naming of the item where there is one that can stand first. */
export function openingOf(brief: Brief): Opening {
  if (brief.language !== 'en') return inOwnWords(brief)
  const naming = brief.facts.slice(0, FIRST_MAX).find((fact) => canOpen(fact, brief))
  if (naming === undefined) return madeUp(brief)
  const { said } = naming
  if (said.label !== '') return { text: sentence(`${said.label}: ${said.text}`), used: [naming] }
  if (said.form === 'sentence') return { text: sentence(said.text), used: [naming] }
  if (said.words.length <= 3) return madeUp(brief, naming)
  return { text: named(said.text, brief), used: [naming] }
}

/** In a language whose grammar we do not build the seller's first statement stands first, as it is. */
function inOwnWords({ facts }: Brief): Opening {
  const [first] = facts
  return first === undefined || first.said.label !== '' || first.said.form === 'step'
    ? { text: '', used: [] }
    : { text: sentence(first.said.text), used: [first] }
}

function canOpen({ kind, said, isMustKnow }: Fact, { item, facts }: Brief): boolean {
  const isFront = said === facts[0]?.said
  const isNamedByLabel = wordsOf(said.label).some((word) => word.stem === item.head)
  if (isNamedByLabel && isFront) return true
  if (said.label !== '' || said.form === 'step') return false
  if (!isFront && (NEVER_FIRST.has(kind) || isMustKnow)) return false
  const [first] = said.words
  if (first === undefined || NOT_A_START.has(first.low) || said.words.length > WORDS_MAX)
    return false
  if (said.text.includes('?') || startsWithOrder(said.words)) return false
  if (said.section !== null && !['item', 'details', null].includes(said.section.meaning))
    return false
  const at = said.words.findIndex((word) => word.stem === item.head)
  return at !== -1 && at < NAME_WITHIN
}

/** A phrase that names the item, as a sentence of the style. */
function named(phrase: string, { item, document, input }: Brief): string {
  if (input.writingStyle === 'minimalist') return sentence(phrase)
  return sentence(withArticle(uncapitalised(phrase, document.names), item.number))
}

/** Where no statement can stand first: the fullest name, with what it is made of; or nothing, where the text names it. */
function madeUp(brief: Brief, heading?: Fact): Opening {
  const { facts, traits, item } = brief
  const used = heading === undefined ? [] : [heading]
  const [first] = facts.filter((fact) => !used.includes(fact))
  const isProse = first !== undefined && first.said.form === 'sentence'
  const isSaidAtOnce = first?.said.words.some((word) => word.stem === item.head) === true
  const material = traits.find((trait) => trait.kind === 'material')
  const name = heading === undefined ? leadOf(brief, choiceBy('')) : heading.said.text
  const holdsMaterial =
    material !== undefined && name.toLowerCase().includes(material.text.toLowerCase())
  const tail =
    material === undefined || holdsMaterial
      ? ''
      : ` in ${uncapitalised(material.text, brief.document.names)}`
  const isBare = tail === '' && wordsOf(name).length < 3
  const isWarm = brief.input.writingStyle === 'friendly' || brief.input.writingStyle === 'whimsical'
  const canBegin = isProse && first.said.words.length <= WORDS_MAX && !first.said.text.includes('?')
  if (isWarm && canBegin && (isBare || isSaidAtOnce))
    return { text: sentence(first.said.text), used: [...used, first] }
  if (isSaidAtOnce || (isProse && isBare)) return { text: '', used }
  return { text: named(`${name}${tail}`, brief), used }
}
