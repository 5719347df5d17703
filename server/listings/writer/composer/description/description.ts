import { DESCRIPTION_LENGTHS } from '#contract/listings.ts'
import { countWords, phrasesIn } from '#marketplace/text.ts'
import type { Brief } from '../../brief/brief.ts'
import type { Fact } from '../../brief/facts.ts'
import { british } from '../../english/british.ts'
import type { Speaker } from '../voice.ts'
import { bulletLines } from './bullets.ts'
import { craftLines, noteLines } from './craft-lines.ts'
import { factSentence } from './fact-sentences.ts'
import { instructionLines } from './instruction-lines.ts'
import { keywordLines } from './keyword-lines.ts'
import { openingOf } from './opener.ts'

/** What a description is made of, paragraph by paragraph. */
type Plan = {
  opening: string[]
  details: string[]
  bullets: string[]
  use: string[]
  giving: string[]
  closing: string[]
}

/** How far a voice goes beyond the shortest length: few words are the point of the terse one. */
const ROOM = { warm: 0.6, tale: 0.6, plain: 0.4, terse: 0 } as const

/** Writes the description: opening, facts, use, giving, what a buyer must know. */
export function describe(speaker: Speaker): string {
  const { brief } = speaker
  const { words } = DESCRIPTION_LENGTHS[brief.input.descriptionLength]
  const opening = openingOf(
    speaker,
    brief.facts.filter(({ isRequired }) => !isRequired),
  )
  const plan = factPlan(
    speaker,
    opening.text,
    brief.facts.filter((fact) => !opening.used.includes(fact)),
  )
  const extra = keywordLines(speaker)
  plan.closing.push(...instructionLines(speaker))
  plan.use.push(...extra.focus)
  fill(plan, {
    notes: wished(noteLines(speaker), brief),
    use: wished(craftLines(speaker), brief),
    giving: wished(extra.gift, brief),
    place: wished(extra.place, brief),
    target: words.min + (words.target - words.min) * ROOM[speaker.voice],
  })
  return layout(plan)
}

/** Our own lines as the seller wants them: without the words to avoid, in the seller's spelling. */
function wished(lines: readonly string[], { instructions, isBritish }: Brief): string[] {
  const allowed = lines.filter((line) => phrasesIn(line, instructions.avoid).length === 0)
  return isBritish ? allowed.map(british) : [...allowed]
}

function factPlan(speaker: Speaker, opening: string, facts: readonly Fact[]): Plan {
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

type Filling = { notes: string[]; use: string[]; giving: string[]; place: string[]; target: number }

// What follows from the facts comes first, then one line of use, the giving, and the rest while room is left.
function fill(plan: Plan, { notes, use, giving, place, target }: Filling): void {
  const queue: [keyof Pick<Plan, 'use' | 'giving'>, string][] = [
    ...inPart('use', [...notes.slice(0, 1), ...use.slice(0, 1)]),
    ...inPart('giving', giving.slice(0, 1)),
    ...inPart('use', [...notes.slice(1, 2), ...place]),
    ...inPart('giving', giving.slice(1)),
    ...inPart('use', [...use.slice(1, 3), ...notes.slice(2), ...use.slice(3)]),
  ]
  const waiting: typeof queue = []
  for (const [part, line] of queue) {
    if (countWords(layout(plan)) >= target) return
    // Two neighbours that begin alike sound like a list; the second waits its turn.
    if (firstWord(plan[part].at(-1) ?? '') === firstWord(line)) waiting.push([part, line])
    else plan[part].push(line)
  }
  for (const [part, line] of waiting) {
    if (countWords(layout(plan)) >= target) return
    plan[part].push(line)
  }
}

function firstWord(text: string): string {
  return text.split(' ')[0] ?? ''
}

function inPart<Part extends 'use' | 'giving'>(
  part: Part,
  lines: readonly string[],
): [Part, string][] {
  return lines.map((line) => [part, line])
}

function layout(plan: Plan): string {
  const { opening, details, bullets, use, giving, closing } = plan
  const small =
    [...opening, ...details, ...use, ...giving, ...closing].join(' ').split(/\s+/).length < 60
  const paragraphs =
    small && bullets.length === 0
      ? [[...opening, ...details].join(' '), [...use, ...giving, ...closing].join(' ')]
      : [
          [...opening, ...(bullets.length === 0 ? details.slice(0, 1) : details)].join(' '),
          ...(bullets.length === 0 ? split(details.slice(1)) : []),
          bullets.join('\n'),
          ...split(use),
          giving.join(' '),
          closing.join(' '),
        ]
  return paragraphs
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')
}

/** No paragraph longer than four sentences. */
function split(lines: readonly string[]): string[] {
  const parts: string[] = []
  for (let at = 0; at < lines.length; at += 4) parts.push(lines.slice(at, at + 4).join(' '))
  return parts
}
