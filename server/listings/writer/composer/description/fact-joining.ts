import type { Fact, FactKind } from '../../brief/fact.ts'
import { capitalised } from '../../english/grammar.ts'
import { isContainer, isExtra, isPart } from '../../english/parts.ts'
import type { Speaker } from '../voice.ts'
import { factSentence } from './fact-sentences.ts'
import { asStart } from './fact-wording.ts'

/** How often two facts share a sentence where they can; the terse voice prefers short ones. */
const JOINING = { warm: 0.9, tale: 0.9, plain: 0.9, terse: 0.4 } as const
const JOINED_MAX = 125
/** As many as are asked to share a sentence; more would only make a long text slow. */
const PARTNERS_MAX = 6

type Joined = { text: string; other: readonly Fact[] }

/** What may follow a beginning of the first kind: "Cut from one piece of oak, it has a slot". */
const AFTER_START: Partial<Record<FactKind, readonly FactKind[]>> = {
  done: ['has', 'does', 'size', 'scent', 'colour', 'is'],
  material: ['has', 'does', 'size', 'scent', 'colour', 'done'],
  has: ['does', 'scent'],
}

/** What two verbs of one subject may tell in this order: "it has a cotton wick and burns for 40 hours". */
const AFTER_AND: Partial<Record<FactKind, readonly FactKind[]>> = {
  has: ['does', 'size', 'scent'],
  does: ['has', 'size', 'does', 'scent'],
  material: ['has', 'does', 'size'],
  colour: ['has', 'size', 'does'],
  is: ['has', 'does'],
  date: ['has', 'size'],
  scent: ['does', 'has'],
}

/** What a part may close: "It is 8 cm wide, with a slot for the cable". */
const BEFORE_WITH: readonly FactKind[] = [
  'done',
  'size',
  'material',
  'colour',
  'is',
  'does',
  'date',
]

/** One sentence for a group of facts and another that can share it. */
export function joinedWithAny(
  group: readonly Fact[],
  others: readonly Fact[][],
  speaker: Speaker,
): Joined | undefined {
  const { random, voice } = speaker
  if (random.next() > JOINING[voice]) return undefined
  const joined = others.slice(0, PARTNERS_MAX).flatMap((other) =>
    [...pair(group, other, speaker), ...pair(other, group, speaker)].map((text) => ({
      text,
      other,
    })),
  )
  const [one, ...more] = joined.filter(({ text }) => text.length < JOINED_MAX)
  return one === undefined ? undefined : random.pick([one, ...more])
}

type Pairing = (first: readonly Fact[], second: readonly Fact[], speaker: Speaker) => string[]

const pair: Pairing = (first, second, speaker) => {
  if ([...first, ...second].some(({ tail }) => tail !== undefined)) return []
  return [
    ...begun(first, second, speaker),
    ...continued(first, second, speaker),
    ...closed(first, second, speaker),
  ]
}

/** "With a cotton wick, it burns for 40 hours." */
const begun: Pairing = (first, second, speaker) => {
  if (!allows(AFTER_START, first, second)) return []
  const start = asStart(first, speaker)
  const predicate = predicateOf(second, speaker)
  if (start === '' || predicate === '') return []
  return [`${capitalised(start)}, ${speaker.say('{it}').toLowerCase()} ${predicate}.`]
}

/** "It has a cotton wick and burns for 40 hours." */
const continued: Pairing = (first, second, speaker) => {
  if (!allows(AFTER_AND, first, second)) return shared(first, second, speaker)
  const before = predicateOf(first, speaker)
  const after = predicateOf(second, speaker)
  if (before === '' || after === '' || / and |,/.test(before) || sameVerb(before, after)) return []
  return [`${speaker.say('{It}')} ${before} and ${after}.`]
}

/** "It is A4 in size and signed in pencil": what two facts say the item is shares its verb. */
const shared: Pairing = (first, second, speaker) => {
  const [before, after] = [predicateOf(first, speaker), predicateOf(second, speaker)]
  if (![before, after].every((predicate) => DESCRIBED.test(predicate))) return []
  return [`${speaker.say('{It}')} ${before} and ${after.replace(/^(?:is|are) /, '')}.`]
}

/** Says how the item is, not that it is a thing or made of one. */
const DESCRIBED = /^(?:is|are) (?!an? |the |made of |your |for )(?!.*(?: and |,))(?:\S+ ?){1,5}$/

/** "It is 8 cm wide, with a slot for the charging cable." */
const closed: Pairing = (first, second, speaker) => {
  const [fact] = first
  if (fact === undefined) return []
  if (!BEFORE_WITH.includes(fact.kind) && !first.every(({ text }) => isContainer(text))) return []
  if (!second.every(({ kind, text }) => kind === 'has' && isPart(text) && !isExtra(text))) return []
  const predicate = predicateOf(first, speaker)
  const end = asStart(second, speaker)
  if (
    predicate === '' ||
    end === '' ||
    / with /.test(end) ||
    / with |,|^(?:has|have)\b/.test(predicate)
  )
    return []
  return [`${speaker.say('{It}')} ${predicate}, ${end}.`]
}

function allows(
  table: Partial<Record<FactKind, readonly FactKind[]>>,
  [first]: readonly Fact[],
  [second]: readonly Fact[],
): boolean {
  if (first === undefined || second === undefined) return false
  return table[first.kind]?.includes(second.kind) ?? false
}

/** What a sentence about the item says of it: "has a cotton wick"; nothing where it has another subject. */
function predicateOf(facts: readonly Fact[], speaker: Speaker): string {
  return /^(?:It|They|This(?= is )) (\p{Ll}.*)\.$/u.exec(factSentence(facts, speaker))?.[1] ?? ''
}

function sameVerb(one: string, other: string): boolean {
  return one.split(' ')[0] === other.split(' ')[0]
}
