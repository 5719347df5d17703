import { uncapitalised } from '../read/case.ts'
import type { Brief } from '../read/form.ts'
import { nameTails } from '../read/naming/names.ts'
import type { Fact } from '../read/told.ts'
import { isSmall, rootOf, wordsOf } from '../read/words.ts'
import type { Trait } from '../read/traits.ts'
import { isDetermined, withArticle } from '../say/articles.ts'
import { sentence } from '../say/sentence.ts'
import { type Ours, picked } from './choice.ts'
import { framed } from './frames.ts'
import { isTail } from './additions.ts'
import { asName, leadOf } from './lead.ts'

export type Opening = { text: string; used: Fact[] }

const TAILS_MAX = 2

/** What stands behind the name, and the statement that says no more. */
type Tail = { text: string; used: Fact[] }

/**
 * Where no statement can stand first: the fullest name, with what single statements say of it. Those are told with it,
 * and not again.
 */
export function madeUp(brief: Brief, ours: Ours, headings: readonly Fact[] = []): Opening {
  const { item, input, traits } = brief
  const lead = calmLead(brief, ours)
  const name = isDetermined(lead) ? lead : withArticle(lead, item.number)
  const tails = tailsBehind(brief, lead, headings).slice(0, TAILS_MAX)
  const used = [...headings, ...tails.flatMap((tail) => tail.used)]
  const joined = tails.map(({ text }, at) => (at === 0 && isTail(text) ? ` ${text}` : `, ${text}`))
  const own = new Set(wordsOf(lead).map((word) => rootOf(word.stem)))
  const design = traits.find(
    ({ kind, text, said }) =>
      kind === 'name' &&
      said.said.label === '' &&
      wordsOf(text).some((word) => !own.has(rootOf(word.stem))),
  )
  const isDesign =
    design !== undefined && item.number !== 'many' && input.writingStyle !== 'minimalist'
  const isNamedNext = isDesign && startsWith(brief, headings, design.text)
  // A name by itself tells nothing that the title does not.
  if (used.length === 0 && (design === undefined || isNamedNext)) return { text: '', used }
  const whole = isDesign
    ? [sentence(`${asName(design.text, brief)} is ${name}${joined.join('')}`)]
    : framed(`${lead}${joined.join('')}`, brief)
  return { text: picked('made up', whole, ours), used }
}

function startsWith({ facts }: Brief, headings: readonly Fact[], name: string): boolean {
  const [first] = facts.filter((fact) => !headings.includes(fact))
  return first?.said.text.toLowerCase().startsWith(name.toLowerCase()) === true
}

function calmLead(brief: Brief, { choice }: Ours): string {
  return uncapitalised(leadOf(brief, choice), brief.document.names)
}

/** "In lead free pewter", "cast in Ayrshire": what stands behind a name without a verb. */
function tailsBehind(brief: Brief, lead: string, headings: readonly Fact[]): Tail[] {
  const known = new Set(wordsOf(lead).map((word) => rootOf(word.stem)))
  const own = headings.some(({ said }) => said.form !== 'line')
  const tails: Tail[] = [
    ...(own ? nameTails(brief).map((text) => ({ text, used: [] })) : []),
    ...brief.facts.slice(0, LABELS_MAX).flatMap((fact) => labelTail(fact, brief)),
    ...brief.traits.flatMap((trait) => tailFor(trait, brief)),
  ]
  const kept: Tail[] = []
  for (const tail of tails) {
    const words = wordsOf(tail.text).filter((word) => !isSmall(word))
    if (words.some((word) => known.has(rootOf(word.stem)))) continue
    for (const word of words) known.add(rootOf(word.stem))
    if (tail.text.startsWith('in ')) kept.unshift(tail)
    else kept.push(tail)
  }
  return kept
}

const LABELS_MAX = 8
const VALUE_WORDS_MAX = 7

/** "Material: oak, oiled" in one breath with the name; choices, sentences and what must be known stay lines. */
function labelTail(fact: Fact, { document }: Brief): Tail[] {
  const { said, isMustKnow } = fact
  const isPlain = [';', '/', '|', '(', '. ', '!', ' or ', '?'].every(
    (sign) => !said.text.includes(sign),
  )
  if (isMustKnow || !isPlain || said.words.length > VALUE_WORDS_MAX) return []
  const low = uncapitalised(said.text, document.names)
  if (said.labelMeaning === 'material')
    return [{ text: isParticiple(low) ? low : `in ${low}`, used: [fact] }]
  const isSize = SIZES.has(said.label.toLowerCase()) && said.words[0]?.isNumber === true
  return isSize && !said.text.includes(',') ? [{ text: low, used: [fact] }] : []
}

/** "Length: 9 cm" would no longer say of what. */
const SIZES = new Set(['size', 'dimensions', 'measurements'])

/** A trait that is all its statement says. */
function tailFor({ kind, text, said: fact }: Trait, { document }: Brief): Tail[] {
  const roots = new Set(wordsOf(text).map((word) => rootOf(word.stem)))
  const isWhole = fact.said.words.every((word) => isSmall(word) || roots.has(rootOf(word.stem)))
  if (!isWhole || fact.isMustKnow || fact.said.label !== '') return []
  const low = uncapitalised(text, document.names)
  const used = [fact]
  if (isParticiple(low)) return [{ text: low, used }]
  if (kind === 'material') return [{ text: `in ${low}`, used }]
  return kind === 'part' && low.startsWith('with ') ? [{ text: low, used }] : []
}

/** "Forged from mild steel" */
function isParticiple(text: string): boolean {
  const [first, second] = wordsOf(text)
  return (
    second !== undefined &&
    ['from', 'in', 'with', 'of', 'by', 'on', 'out'].includes(second.low) &&
    !['in', 'with', 'for', 'from', 'of'].includes(first?.low ?? '')
  )
}
