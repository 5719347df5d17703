import type { Fact } from '../../brief/facts.ts'
import { capitalised } from '../../english/grammar.ts'
import type { Speaker } from '../voice.ts'
import { innerArticles, placed } from '../../english/articles.ts'
import { membersOf } from './fact-lists.ts'
import { factSentence } from './fact-sentences.ts'
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
  for (const fact of facts) {
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

function bullet(fact: Fact, speaker: Speaker): string {
  return capitalised(bulletText(fact, speaker)).replace(/[.!?]+$/, '')
}

function bulletText(fact: Fact, speaker: Speaker): string {
  const { kind } = fact
  const quiet: Speaker = { ...speaker, voice: 'plain' }
  const text = inVoice(fact.text, quiet)
  if (kind === 'list') return listLine(fact)
  if (kind === 'does' || kind === 'flaw') return placed(innerArticles(text.replace(/^is /, '')))
  if (kind === 'says' || kind === 'ask' || kind === 'lacks') {
    return factSentence([fact], quiet)
  }
  if (kind === 'date') return `From ${/^\d{4}s/.test(text) ? `the ${text}` : text}`
  const label = /^(?:set|pair|pack|sizes|total|drop)\b|pieces$/i.test(text)
    ? ''
    : /^\d+ ?gsm$/.test(text)
      ? 'Paper weight'
      : labelOf(kind, speaker)
  return label === '' ? text : `${label}: ${text}`
}

function labelOf(kind: Fact['kind'], { brief }: Speaker): string {
  if (kind === 'size') return 'Size'
  if (kind === 'scent') return 'Scent'
  if (kind === 'material') return 'Material'
  if (kind === 'colour') return brief.isBritish ? 'Colour' : 'Color'
  return ''
}

function listLine({ label = '', text }: Fact): string {
  const items = text.split(/,(?![^(]*\))\s*(?:and )?/).map((item) => item.trim())
  return label === '' ? `Made with ${membersOf(items)}` : `${label}: ${membersOf(items)}`
}
