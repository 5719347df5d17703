import { contentStems } from '#marketplace/text.ts'
import type { Fact } from '../../brief/fact.ts'
import type { Speaker } from '../voice.ts'
import { arranged, asProse, isClosing, isListable } from './arrangement.ts'
import { bulletLines } from './bullets.ts'
import { closingSentences } from './fact-closing.ts'
import { joinedWithAny } from './fact-joining.ts'
import { factSentence } from './fact-sentences.ts'
import type { Plan } from './plan.ts'

/** Sorts the facts into prose, list and closing, and says each of them once. */
export function factPlan(speaker: Speaker, opening: string, facts: readonly Fact[]): Plan {
  const listable = speaker.brief.input.includeBulletedLists ? facts.filter(isListable) : []
  const prose = asProse(listable, speaker)
  const listed = bulletLines(
    listable.filter((fact) => !prose.includes(fact)),
    speaker,
  )
  const rest = facts.filter((fact) => !listed.used.includes(fact))
  const open = rest.filter((fact) => !isClosing(fact))
  const last = rest.filter(isClosing)
  const { ordering, care, closing } = placed(last)
  return {
    opening: [opening],
    details: [
      ...detailSentences(arranged(open, speaker), speaker),
      ...closingSentences(ordering, speaker),
    ],
    bullets: listed.lines,
    scenes: [],
    tips: closingSentences(care, speaker),
    giving: [],
    closing: closingSentences(closing, speaker),
  }
}

/** How to order belongs to the facts, how to care for the item to the tips. */
const ORDERING =
  /^(?:please |let us |do )?(?:tell|send|choose|pick|select|leave|message|include|provide|enter|specify|state|note|write|email|upload|contact|allow|order|check (?:your |the )?spelling|give us)\b/i

type Placed = Record<'ordering' | 'care' | 'closing', Fact[]>

// Where a buyer must know something, all that is left to say stands with it: no sentence is left alone.
function placed(facts: readonly Fact[]): Placed {
  const ordering = facts.filter(({ kind, text }) => kind === 'ask' && ORDERING.test(text))
  const others = facts.filter((fact) => !ordering.includes(fact))
  const isCare = others.every(({ kind }) => kind === 'ask')
  return { ordering, care: isCare ? others : [], closing: isCare ? [] : others }
}

const TRIES_MAX = 4

/** Says a fact so that it does not begin like the sentence before it. */
function freshSentence(
  group: readonly Fact[],
  { speaker, before }: { speaker: Speaker; before: string },
): string {
  let said = factSentence(group, speaker)
  for (
    let tries = 1;
    tries < TRIES_MAX && openingOfSentence(said) === openingOfSentence(before);
    tries += 1
  ) {
    said = factSentence(group, speaker)
  }
  return said
}

function openingOfSentence(text: string): string {
  return text.split(' ').slice(0, 2).join(' ')
}

/** So many sentences may go by with a pronoun before the item is named again. */
const UNNAMED_MAX = 2

/** One sentence for each group, and one for two that can share it. */
function detailSentences(groups: readonly Fact[][], speaker: Speaker): string[] {
  const said: string[] = []
  let waiting = [...groups]
  let unnamed = UNNAMED_MAX - 1
  for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
    const pair = joinedWithAny(group, waiting, speaker)
    const text: string = pair?.text ?? freshSentence(group, { speaker, before: said.at(-1) ?? '' })
    const isDue = unnamed >= UNNAMED_MAX || speaker.memory.holds(text)
    const named: string = isDue ? called(text, speaker) : text
    waiting = waiting.filter((other) => other !== pair?.other)
    unnamed = named === text ? unnamed + 1 : 0
    said.push(named === text ? spoken(text, speaker) : named)
  }
  return said
}

/** A friendly voice says "it's" as often as "it is". */
function spoken(text: string, { voice, random }: Speaker): string {
  if (voice !== 'warm' || random.next() < 0.5) return text
  return text.replace(/^(It|They) (is|are) /, (_, it: string, verb: string) =>
    verb === 'is' ? `${it}'s ` : `${it}'re `,
  )
}

/** The item by one of its names, unless the sentence says the words of the name already. */
function called(text: string, { naming, brief }: Speaker): string {
  if (!MENTION.test(text) && !text.startsWith('This is ')) return text
  const name = naming.next()
  const { name: plain } = brief.item
  // "It is an 8 oz candle" names the item already, though not which.
  const said = wholeWord(plain)
  if (said.test(text))
    return name?.endsWith(` ${plain}`) === true ? text.replace(said, ` ${name}`) : text
  const words = contentStems(text)
  const isSaid =
    name !== undefined &&
    contentStems(name)
      .slice(0, -1)
      .some((word) => words.includes(word))
  return name === undefined || isSaid
    ? text
    : text.replace(MENTION, (it) => (/^\p{Lu}/u.test(it) ? `The ${name}` : `the ${name}`))
}

/** "Print" within a sentence, but not in "printed". */
function wholeWord(name: string): RegExp {
  return new RegExp(` ${name.replace(/[^\p{L}\p{Nd} ]/gu, '.')}(?![\\p{L}-])`, 'u')
}

const MENTION =
  /^(?:It|They)(?= \p{Ll})|(?<=, )(?:it|they)(?= \p{Ll})|(?<= with |^With )(?:it|them)\b/u
