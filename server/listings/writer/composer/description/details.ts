import { contentStems } from '#marketplace/text.ts'
import type { Fact, FactKind } from '../../brief/fact.ts'
import { capitalised } from '../../english/grammar.ts'
import type { Speaker } from '../voice.ts'
import { arranged, asProse, grouped, isClosing, isListable } from './arrangement.ts'
import { bulletLines } from './bullets.ts'
import { factSentence } from './fact-sentences.ts'
import { asStart } from './fact-wording.ts'
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
  const closing: string[] = []
  for (const group of grouped(rest.filter(isClosing))) {
    closing.push(freshSentence(group, { speaker, before: closing.at(-1) ?? '' }))
  }
  const open = rest.filter((fact) => !isClosing(fact))
  return {
    opening: [opening],
    details: detailSentences(grouped(arranged(open, speaker)), speaker),
    bullets: listed.lines,
    scenes: [],
    tips: [],
    giving: [],
    closing,
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
    const told = said.length === 0 ? asFirst(text) : text
    const named: string = isNamed ? told : called(told, speaker)
    waiting = waiting.filter((other) => other !== pair?.other)
    isNamed = named !== told
    said.push(named)
  }
  return said
}

function joinedWithAny(
  group: readonly Fact[],
  others: readonly Fact[][],
  speaker: Speaker,
): { text: string; other: readonly Fact[] } | undefined {
  if (speaker.random.next() > JOINING[speaker.voice]) return undefined
  return others
    .values()
    .map((other) => ({ other, text: joined(group, { next: other, speaker }) }))
    .find(({ text }) => text !== '')
}

/** Nothing has been said before that "also" or "too" could add to. */
function asFirst(text: string): string {
  return text.replace(/ also (?=\p{Ll})/u, ' ').replace(/,? (?:too|as well)(?=\.$)/, '')
}

// At least every other sentence calls the item by its name: no other product of the shop can share it.
function called(text: string, { naming }: Speaker): string {
  if (!MENTION.test(text)) return text
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
  /^(?:It|They)(?= \p{Ll})|(?<=[,:] )(?:it|they)(?= \p{Ll})|(?<= with |^With )(?:it|them)\b/u

/** How often two facts share a sentence where they can; the terse voice prefers short ones. */
const JOINING = { warm: 1, tale: 1, plain: 1, terse: 0.3 } as const
const JOINED_MAX = 120

/** What an item has, does or measures can follow another fact; what it is reads oddly after "with". */
const FOLLOWING: readonly FactKind[] = ['has', 'does', 'size', 'material', 'scent', 'colour']

/** "With a cotton wick, it burns 45 hours", or "It has a cotton wick and burns 45 hours". */
function joined(
  group: readonly Fact[],
  { next, speaker }: { next: readonly Fact[]; speaker: Speaker },
): string {
  if (!next.every(({ kind }) => FOLLOWING.includes(kind))) return ''
  const second = factSentence(next, speaker)
  const predicate = /^(?:It|They) (\p{Ll}.*)$/u.exec(second)?.[1]
  if (predicate === undefined) return ''
  const subject = speaker.say('{it}').toLowerCase()
  const start = asStart(group, speaker)
  const first = factSentence(group, speaker)
  const forms = [
    ...(start === '' ? [] : [`${capitalised(start)}, ${subject} ${predicate}`]),
    ...(OPEN_END.test(first) && !/ and |, too\.$/.test(first)
      ? [`${first.slice(0, -1)} and ${predicate}`]
      : []),
  ].filter((form) => form.length < JOINED_MAX)
  const [one, ...more] = forms
  return one === undefined ? '' : speaker.random.pick([one, ...more])
}

/** A sentence about the item that can take another verb. */
const OPEN_END =
  /^(?:It|They) (?:has|have|comes|come|includes|include|measures|measure|is|are) .*\.$/u
