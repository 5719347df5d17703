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
  return {
    opening: [opening],
    details: detailSentences(arranged(open, speaker), speaker),
    bullets: listed.lines,
    scenes: [],
    tips: [],
    giving: [],
    closing: closingSentences(rest.filter(isClosing), speaker),
  }
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

/** One sentence for each group, and one for two that can share it. */
function detailSentences(groups: readonly Fact[][], speaker: Speaker): string[] {
  const said: string[] = []
  let waiting = [...groups]
  let isNamed = false
  for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
    const pair = joinedWithAny(group, waiting, speaker)
    const text: string = pair?.text ?? freshSentence(group, { speaker, before: said.at(-1) ?? '' })
    const named: string = isNamed ? text : called(text, speaker)
    waiting = waiting.filter((other) => other !== pair?.other)
    isNamed = named !== text
    said.push(isNamed ? named : spoken(text, speaker))
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

// At least every other sentence calls the item by its name: no other product of the shop can share it.
function called(text: string, { naming, brief }: Speaker): string {
  if (!MENTION.test(text) || text.includes(` ${brief.item.name}`)) return text
  const name = naming.next()
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

const MENTION =
  /^(?:It|They)(?= \p{Ll})|(?<=, )(?:it|they)(?= \p{Ll})|(?<= with |^With )(?:it|them)\b/u
