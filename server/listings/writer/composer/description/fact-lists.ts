import type { Fact } from '../../brief/fact.ts'
import { listOf } from '../../english/grammar.ts'
import type { Speaker } from '../voice.ts'

/** "black, teal or plum" is a list already; "oat, sage, navy" still needs its "and". */
export function membersOf(items: readonly string[]): string {
  return / (?:and|or) /.test(items.at(-1) ?? '') ? items.join(', ') : listOf(items)
}

export function listed({ label = '', text }: Fact, speaker: Speaker): string {
  const items = text
    .split(/,(?![^(]*\))\s*(?:and )?/)
    .map((item) => item.trim())
    .filter((item) => item !== '')
  const list = membersOf(items)
  if (label === 'in the set') return `in the set: ${list}`
  if (label === '' || /^(?:ingredients|made (?:with|from)|contains)$/i.test(label)) {
    return speaker.say('[{It} {is} made with {p}|Inside: {p}|The ingredients are {p}]', { p: list })
  }
  if (/colou?rs?|options|choices|designs|scents|sizes/i.test(label)) {
    return speaker.say('[Choose from {p}|The {label} are {p}|{label}: {p}]', { p: list, label })
  }
  return `${label}: ${list}`
}
