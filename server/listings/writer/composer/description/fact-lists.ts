import type { Fact } from '../../brief/fact.ts'
import { listOf } from '../../english/grammar.ts'
import type { Speaker } from '../voice.ts'
import { inVoice } from './sellers-words.ts'

/** "black, teal or plum" is a list already; "oat, sage, navy" still needs its "and". */
export function membersOf(items: readonly string[]): string {
  return / (?:and|or) /.test(items.at(-1) ?? '') ? items.join(', ') : listOf(items)
}

/** What has a size of its own: the sheet of a print, the needles for a yarn. */
const MEASURED_LABEL =
  /^(?:(?:paper|image|print|sheet|needle|hook) size|sheet|image|mount|needles?|hook|gauge)$/i

function measured(typed: string, size: string): string {
  const label = typed.toLowerCase()
  if (/^(?:sheet|image|mount)$/.test(label)) return `the ${label} measures ${size}`
  const named = label.replace(/^(needle|hook)s?(?: size)?$/, '$1 size')
  return `the ${named} is ${size}`
}

export function listed({ label = '', text }: Fact, speaker: Speaker): string {
  const items = text
    .split(/,(?![^(]*\))\s*(?:and )?/)
    .map((item) => item.trim())
    .filter((item) => item !== '')
  const list = inVoice(membersOf(items), speaker)
  if (MEASURED_LABEL.test(label)) return measured(label, list)
  if (label === 'in the set') return `in the set: ${list}`
  if (label === '' || /^(?:ingredients|made (?:with|from)|contains)$/i.test(label)) {
    return speaker.say('[{It} {is} made with {p}|Made with {p}]', { p: list })
  }
  if (/colou?rs?|options|choices|designs|scents|sizes/i.test(label)) {
    // "Paint colors" are not the colors of the item: a longer name is said.
    const isPlain = !label.includes(' ')
    return speaker.say(isPlain ? '[Choose from {p}|The {label} are {p}]' : 'The {label} are {p}', {
      p: list,
      label,
    })
  }
  return `${label}: ${list}`
}
