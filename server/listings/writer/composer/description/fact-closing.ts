import type { Fact } from '../../brief/fact.ts'
import { capitalised, listOf, sentence } from '../../english/grammar.ts'
import type { Speaker } from '../voice.ts'
import { grouped } from './arrangement.ts'
import { factSentence, withObject } from './fact-sentences.ts'
import { inVoice } from './sellers-words.ts'

/** What a buyer must know, then what a buyer should do: one short paragraph that stands on its own. */
export function closingSentences(facts: readonly Fact[], speaker: Speaker): string[] {
  const known = facts.filter(({ kind }) => kind !== 'ask')
  const flaws = known.filter(({ kind }) => kind === 'flaw')
  const others = known.filter(({ kind }) => kind !== 'flaw' && kind !== 'note')
  const terms = known.filter(({ kind }) => kind === 'note')
  const told = [
    ...grouped(flaws).map((group) => factSentence(group, speaker)),
    ...paired(others.map((fact) => factSentence([fact], speaker))),
    ...care(
      facts.filter(({ kind }) => kind === 'ask'),
      speaker,
    ),
    ...grouped(terms).map((group) => factSentence(group, speaker)),
  ]
  return named(told, speaker)
}

const SHORT = 9
const wordsIn = (text: string) => text.split(' ').length

/** Two short statements make one: "It is a digital download, and nothing is shipped." */
function paired(lines: readonly string[]): string[] {
  return lines.reduce<string[]>((all, line) => {
    const before = all.at(-1)
    const canJoin =
      before !== undefined &&
      isShortStatement(before) &&
      isShortStatement(line) &&
      !/^\p{Lu}+\b/u.test(line.slice(1))
    if (canJoin) all[all.length - 1] = `${before.replace(/\.$/, '')}, and ${lowered(line)}`
    else all.push(line)
    return all
  }, [])
}

const STATED =
  /^(?:It|They|There|The|No|Nothing|You) .*\b(?:is|are|has|have|contains?|comes?|\p{Ll}{3,}s)\b/u

function isShortStatement(text: string): boolean {
  return STATED.test(text) && wordsIn(text) <= SHORT && !/[,;:]/.test(text)
}

function lowered(text: string): string {
  return text.replace(/^(?:It|They|There|The|No|Nothing|You)\b/, (word) => word.toLowerCase())
}

const ORDER_MAX = 6

const isShort = ({ text, tail }: Fact) =>
  tail === undefined &&
  wordsIn(text) <= ORDER_MAX &&
  !/,| and |^(?:please|do not|never|no)\b/i.test(text)

/** Short orders share a sentence: "Hand wash and lay flat to dry." */
function care(asks: readonly Fact[], speaker: Speaker): string[] {
  const short = asks.filter(isShort)
  const isList = short.length > 1
  const together = short.map(({ text }) => inVoice(withObject(text, speaker), speaker))
  return [
    ...(isList ? [sentence(capitalised(listOf(together.map(onceNamed))))] : []),
    ...asks.filter((ask) => !isList || !isShort(ask)).map((ask) => factSentence([ask], speaker)),
  ]
}

// "Wash it by hand and dry it flat": the order says what is meant each time, which is once too often.
const onceNamed = (order: string, at: number) =>
  at === 0 ? order : order.replace(/^(\p{Ll}+) (?:it|them) (?=in|flat|away|out|dry)/u, '$1 ')

/** The first pronoun of a paragraph that stands alone gives the item its name. */
function named(lines: readonly string[], { brief }: Speaker): string[] {
  const at = lines.findIndex((line) => PRONOUN.test(line))
  const first = lines[at]
  if (first === undefined) return [...lines]
  const name = `the ${brief.item.name}`
  return lines.toSpliced(at, 1, capitalised(first.replace(PRONOUN, name)))
}

const PRONOUN = /^(?:It|They)\b|(?<=^\p{Lu}\p{Ll}+ )(?:it|them)\b/u
