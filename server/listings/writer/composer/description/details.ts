import type { Fact } from '../../brief/fact.ts'
import type { Speaker } from '../voice.ts'
import { bulletLines } from './bullets.ts'
import { factSentence } from './fact-sentences.ts'
import type { Plan } from './plan.ts'

export function factPlan(speaker: Speaker, opening: string, facts: readonly Fact[]): Plan {
  const plan: Plan = {
    opening: [opening],
    details: [],
    bullets: [],
    use: [],
    giving: [],
    closing: [],
  }
  const wantsList = speaker.brief.input.includeBulletedLists
  const listed = wantsList
    ? bulletLines(facts.filter(isListable), speaker)
    : { lines: [], used: [] }
  plan.bullets = listed.lines
  const rest = facts.filter((fact) => !listed.used.includes(fact))
  const groups = grouped(rest)
  for (const group of groups.filter(isClosing)) {
    plan.closing.push(freshSentence(group, { speaker, before: plan.closing.at(-1) ?? '' }))
  }
  plan.details = detailSentences(
    groups.filter((group) => !isClosing(group)),
    speaker,
  )
  return plan
}

function isClosing(group: readonly Fact[]): boolean {
  return group.some(({ isRequired, kind }) => isRequired || kind === 'ask')
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

/** One sentence for each group, and one for two where a part and what the item does follow each other. */
function detailSentences(groups: readonly Fact[][], speaker: Speaker): string[] {
  const said: string[] = []
  for (const group of groups) {
    const before = said.at(-1) ?? ''
    const next = freshSentence(group, { speaker, before })
    const doing = /^(?:It|They) (\p{Ll}+ .*)$/u.exec(next)?.[1]
    const hasRoom =
      OPEN_END.test(before) && !/ and /.test(before) && before.length + next.length < 110
    if (group[0]?.kind === 'does' && doing !== undefined && hasRoom) {
      said[said.length - 1] = `${before.slice(0, -1)} and ${doing}`
    } else said.push(next)
  }
  return said
}

/** A sentence about the item that can take another verb. */
const OPEN_END =
  /^(?:It|They|The [\p{L} ]+?) (?:has|have|comes|come|includes|include|measures|measure) .*\.$/u

function isListable({ kind, text }: Fact): boolean {
  return kind !== 'says' || text.split(/\s+/).length <= 12
}

/** Neighbours of one kind share a sentence: "It has a cotton wick and a tin lid." */
function grouped(facts: readonly Fact[]): Fact[][] {
  const groups: Fact[][] = []
  for (const fact of facts) {
    const open = groups.at(-1)
    const [first] = open ?? []
    const joins =
      first !== undefined &&
      open !== undefined &&
      open.length < 3 &&
      first.kind === fact.kind &&
      ['has', 'is', 'done', 'size'].includes(fact.kind) &&
      first.isRequired === fact.isRequired &&
      !/^(?:set|pair|sizes)\b/.test(fact.text) &&
      !/^(?:set|pair|sizes)\b/.test(first.text) &&
      ![...open, fact].some(({ text }) => / and /.test(text) || text.split(' ').length > 6)
    if (joins) open.push(fact)
    else groups.push([fact])
  }
  return groups
}
