import { uncapitalised } from '../read/case.ts'
import type { Brief } from '../read/form.ts'
import { nameTails } from '../read/names.ts'
import type { Fact } from '../read/told.ts'
import { isSmall, rootOf, wordsOf } from '../read/words.ts'
import type { Trait } from '../read/traits.ts'
import { articleFor, isDetermined, withArticle } from '../say/articles.ts'
import { sentence } from '../say/sentence.ts'
import { type Ours, picked, turned } from './choice.ts'
import { framed } from './frames.ts'
import { isTail } from './additions.ts'
import { asName, leadOf } from './lead.ts'

export type Opening = { text: string; used: Fact[] }

const TRAITS_MAX = 2
/** In the place of the seller's own first line nothing of it may be lost. */
const TRAITS_WHOLE_MAX = 4

/** Where no statement can stand first: the fullest name with what the text says of it, each part in the seller's words. */
export function madeUp(brief: Brief, ours: Ours, heading?: Fact): Opening {
  const { facts } = brief
  const used = heading === undefined ? [] : [heading]
  const [first] = facts.filter((fact) => !used.includes(fact))
  const isSaidAtOnce =
    first !== undefined &&
    first.said.form === 'sentence' &&
    first.said.words.slice(0, SAID_WITHIN).some((word) => word.stem === brief.item.head) &&
    !PERSONS.has(first.said.words[0]?.low ?? '')
  if (isSaidAtOnce) return { text: '', used }
  return { text: picked('made up', sentencesFor(brief, ours, heading !== undefined), ours), used }
}

const SAID_WITHIN = 8
const PERSONS = new Set("i i'm i've we we're we've my our when".split(' '))

function sentencesFor(brief: Brief, { choice }: Ours, isWhole: boolean): string[] {
  const { item, input, document, traits } = brief
  const lead = uncapitalised(leadOf(brief, choice), document.names)
  const name = isDetermined(lead) ? lead : withArticle(lead, item.number)
  const isPlain = input.writingStyle === 'minimalist'
  const design = traits.find(({ kind }) => kind === 'name')
  const behind = traitsBehind(brief, lead, isWhole)
  const most = isWhole ? TRAITS_WHOLE_MAX : TRAITS_MAX
  const orders = behind.length > 1 ? [behind, behind.toReversed()] : [behind]
  return orders.flatMap((order) => {
    const tails = turned(choice, 'tails', order).slice(0, most)
    const joined = tails.map((tail, at) => (at === 0 && isTail(tail) ? ` ${tail}` : `, ${tail}`))
    const whole = `${name}${joined.join('')}`
    const plain = framed(`${lead}${joined.join('')}`, brief)
    if (design === undefined || item.number === 'many' || isPlain) return plain
    return [sentence(`${asName(design.text, brief)} is ${whole}`)]
  })
}

/** "In lead free pewter", "cast in Ayrshire": what stands behind a name without a verb. */
function traitsBehind(brief: Brief, lead: string, isWhole: boolean): string[] {
  const known = new Set(wordsOf(lead).map((word) => rootOf(word.stem)))
  const texts = [
    ...nameTails(brief),
    ...brief.traits.flatMap((trait) =>
      trait.said.isMustKnow ? [] : tailFor(trait, brief, isWhole),
    ),
  ]
  const kept: string[] = []
  for (const text of texts) {
    const words = wordsOf(text).filter((word) => !isSmall(word))
    if (words.some((word) => known.has(rootOf(word.stem)))) continue
    for (const word of words) known.add(rootOf(word.stem))
    kept.push(text)
  }
  return kept
}

function tailFor({ kind, text }: Trait, { document }: Brief, isWhole: boolean): string[] {
  const low = uncapitalised(text, document.names)
  if (isParticiple(low)) return [low]
  if (kind === 'material') return [`in ${low}`]
  if (kind === 'part' && low.startsWith('with ')) return [low]
  if (kind === 'part') return [`with ${articleFor(low)} ${low}`]
  if (isWhole && kind === 'colour') return [`in ${low}`]
  return isWhole && ['size', 'count', 'technique', 'finish'].includes(kind) ? [low] : []
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
