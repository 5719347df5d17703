import type { Fact } from '../../brief/fact.ts'
import { capitalised } from '../../english/grammar.ts'
import type { Random } from '../random.ts'
import type { Speaker } from '../voice.ts'
import { innerArticles, placed } from '../../english/articles.ts'
import { isMedium } from '../../english/parts.ts'
import { membersOf } from './fact-lists.ts'
import { factSentence, withObject } from './fact-sentences.ts'
import { measureOf, sides } from './fact-sizes.ts'
import { period, tailOf } from './fact-wording.ts'
import { inVoice } from './sellers-words.ts'

const GLYPH = '•'
const LINES_MAX = 9
const WORDS_MAX = 22

/** The facts as a list: one glyph, no end marks, nothing twice. */
export function bulletLines(
  facts: readonly Fact[],
  speaker: Speaker,
): { lines: string[]; used: Fact[] } {
  const lines: string[] = []
  const used: Fact[] = []
  for (const fact of arranged(facts, speaker.random)) {
    const line = bullet(fact, speaker)
    if (lines.length >= LINES_MAX || line.split(/\s+/).length > WORDS_MAX || lines.includes(line))
      continue
    lines.push(line)
    used.push(fact)
  }
  const steps = speaker.brief.instructions.steps.map((step, at) => `Step ${at + 1}: ${step}`)
  return {
    lines: [...lines, ...steps].slice(0, LINES_MAX + 1).map((line) => `${GLYPH} ${line}`),
    used,
  }
}

// What a buyer must know comes last; before it no order is better than another, so that a listing
// written again does not read the same.
function arranged(facts: readonly Fact[], random: Random): Fact[] {
  const required = facts.filter((fact) => fact.isRequired)
  return [...random.shuffle(facts.filter((fact) => !fact.isRequired)), ...required]
}

function bullet(fact: Fact, speaker: Speaker): string {
  const text = capitalised(bulletText(fact, speaker)).replace(/[.!?]+$/, '')
  const tail = tailOf([fact], speaker)
  // What is told as a sentence brings its tail with it.
  return text.endsWith(tail) ? text : `${text}${tail}`
}

function bulletText(fact: Fact, speaker: Speaker): string {
  const { kind } = fact
  const quiet: Speaker = { ...speaker, voice: 'plain' }
  const text = inVoice(fact.text, quiet)
  if (kind === 'list') return listLine({ ...fact, text })
  if (kind === 'does' || kind === 'flaw') return placed(innerArticles(text.replace(/^is /, '')))
  if (kind === 'ask') return withObject(text, quiet)
  if (kind === 'says' || kind === 'lacks') {
    return factSentence([fact], quiet)
  }
  if (kind === 'date') return `From ${period(text)}`
  if (kind === 'size') return sizeLine(text, speaker)
  return speaker.say(speaker.random.pick(labelled(kind, text)), {
    p: text,
    Colour: speaker.brief.isBritish ? 'Colour' : 'Color',
  })
}

/** Only lengths are measured; a weight or a count says by itself what it is. */
function sizeLine(text: string, { random }: Speaker): string {
  if (/^\d+ ?gsm$/.test(text)) return random.pick([`Paper weight: ${text}`, `${text} paper`])
  if (/^(?:pair|set)$/.test(text)) return `A ${text}`
  if (measureOf(text) === 'paper') return `Size: ${text}`
  if (measureOf(text) !== 'length' || /^(?:total|drop)\b/i.test(text)) return text
  return random.pick([`Size: ${sides(text)}`, `Measures ${sides(text)}`])
}

/** The ways a list names a fact; the sentence it saves is in the label. */
function labelled(kind: Fact['kind'], text: string): [string, ...string[]] {
  if (kind === 'scent') return ['Scent: {p}', 'Smells of {p}', 'Scented with {p}']
  if (kind === 'material' && isMedium(text)) return ['In {p}']
  if (kind === 'material') return ['Material: {p}', 'Made of {p}', 'Made from {p}']
  if (kind === 'colour' && !/^\p{Ll}+ed /u.test(text))
    return [/ and |,/.test(text) ? '{Colour}s: {p}' : '{Colour}: {p}', 'In {p}']
  return ['{p}']
}

function listLine({ label = '', text }: Fact): string {
  const items = text.split(/,(?![^(]*\))\s*(?:and )?/).map((item) => item.trim())
  return label === '' ? `Made with ${membersOf(items)}` : `${label}: ${membersOf(items)}`
}
