import { contentStems } from '#marketplace/text.ts'
import { listOf } from '../english/grammar.ts'
import { PREPOSITIONS } from '../english/words.ts'

const TAIL_WORDS_MAX = 8

/** What follows the noun, in the pieces a title can take or leave; the longest come first. */
export function tailsOf(after: string): string[] {
  if (after === '' || isUnfit(after)) return []
  const [told = ''] = after.replace(FOR_WHOM, '').split(/(?:^|,? )(?:that|which|who) /)
  const pieces = told.split(/(?=,? (?:with|in|on|at|for|from|and) )/)
  const runs = pieces.flatMap((_, start) => {
    // "Of the marsh at low tide" is what a picture shows: no painting is at low tide.
    if (start > 0 && /(?:^| )of /.test(pieces.slice(0, start).join(''))) return []
    return pieces.slice(start).map((__, length) => pieces.slice(start, start + length + 1).join(''))
  })
  return runs
    .map((run) => titleWords(closed(run.replace(/^,? /, ''))))
    .filter((run) => length(run) > 1 && length(run) <= TAIL_WORDS_MAX && !isOpen(run))
    .filter((run) => after.startsWith(run.split(' ', 2).join(' ')) || STARTS.test(run))
    .toSorted(
      (a, b) => Number(CONNECTED.test(b)) - Number(CONNECTED.test(a)) || length(b) - length(a),
    )
}

/** "For people who work outside" says nothing without its end. */
const FOR_WHOM = /,? ?\bfor (?:\p{L}+ ){1,2}who .*$/u

/** A list whose end was left off ends in "and": "with olive oil and shea butter". */
function closed(run: string): string {
  return / and /.test(run) ? run : run.replace(/, (?=[^,]*$)/, ' and ')
}

const STARTS = /^(?:with|in|on|from) /
const CONNECTED = new RegExp(
  `^(?:${[...PREPOSITIONS].join('|')}) |^(?:\\p{L}+(?:ed|own|ven|wn)|cut|knit|spun|made) `,
  'u',
)
const length = (text: string) => text.split(' ').length

/** A list without the members a name tells already: "oat soak with [oats,] honey and salt". */
export function unsaid(after: string, name: readonly string[]): string {
  const [, joint = '', list = ''] = /^(with|of) ([^,]+(?:, [^,]+)* and [^,]+)$/.exec(after) ?? []
  const members = list.split(/, | and /)
  const said = new Set(contentStems(name.join(' ')))
  const fresh = members.filter((member) => !contentStems(member).some((word) => said.has(word)))
  return fresh.length === 0 || fresh.length === members.length ? after : `${joint} ${listOf(fresh)}`
}

/** True for what goes on after a noun: "with a lid", "carved in oak"; "set of two" stands apart. */
export function isConnected(text: string): boolean {
  return CONNECTED.test(text) && !/^(?:set|pair|pack) of /.test(text)
}

/** In the first person, or in another script: that belongs in the description. */
export function isUnfit(text: string): boolean {
  // A comma before ".15 oz" would look like a slip, and "w" is a note to oneself.
  if (/(?:^|\s)(?:\.\d|w\b)/.test(text)) return true
  return /\b(?:I|I'm|i|i'm|[Mm]y|[Oo]ur|me|us|[Ww]e)\b|(?!\p{Script=Latin})\p{L}/u.test(text)
}

/** "With five cars joined" and "oxidised and polished back" wait for more. */
export function isOpen(text: string): boolean {
  const words = text.split(' ')
  const last = words.at(-1)?.toLowerCase() ?? ''
  if (
    /^(?:back|off|out|up|down|too|also|rn|ok|okay|only|you|your|the|an?|and|or|with|for|of)$/.test(
      last,
    )
  ) {
    return true
  }
  return words.length > 2 && /[^e]ed$/.test(last) && /^(?:with|in|from|on)\b/.test(text)
}

/** Small words a title does without; "the" and "your" stay where the sense hangs on them. */
export function titleWords(text: string): string {
  return text
    .replace(/^(?:an?|the|your|about|around) /, '')
    .replace(/\b(with|in|from|and|on|plus) (?:an?|your) (?!\w+ and )/g, '$1 ')
    .replace(/\b(?:about|around) (?=\d)/g, '')
    .replace(/ (?:altogether|overall|in total|approx|(?:only )?(?:rn|right now))$/, '')
}
