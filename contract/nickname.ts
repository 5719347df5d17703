const NAME_WORDS_MAX = 5
const NAME_LENGTH_MAX = 40
/** So many words are one thing and what it is like; more are a sentence. */
const NEARLY_SHORT = NAME_WORDS_MAX + 2

/** A nickname made of the first words of a description or a title, for a seller who gives none. */
export function nicknameFrom(description: string): string {
  const told = description.trim()
  const [start = ''] = told.split(/[,.;:\n(]/)
  const said = start.replace(OPENING, '').split(/\s+/)
  const all = thingIn(said)
  // What it is stands last, before it is told of: "Large hand knitted merino wool blanket, 150 cm".
  const isThing =
    all.length <= NEARLY_SHORT && (all.length < said.length || start.length < told.length)
  const words = isThing ? lastOf(all) : all.slice(0, NAME_WORDS_MAX)
  while (words.length > 1 && words.join(' ').length > NAME_LENGTH_MAX) {
    if (isThing) words.shift()
    else words.pop()
  }
  while (words.length > 1 && HALVES.has(words.at(-1)?.toLowerCase() ?? '')) words.pop()
  const name = calmed(words.join(' ').slice(0, NAME_LENGTH_MAX))
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** A sign between two words is none: "Scented Lavender & Cedar Soy Candle". */
function lastOf(words: readonly string[]): string[] {
  const signs = words.filter((word) => !/[\p{L}\p{N}]/u.test(word)).length
  return words.slice(-NAME_WORDS_MAX - signs)
}

/** "This is a really cute octopus", "I made these earrings": nobody calls a thing so. */
const OPENING =
  /^((so|ok|okay|hi|hello)[,!]? )?(this is |these are |here(’s|'s| is| are) |(i|we)(’ve|'ve)? ma[kd]e )?((an?|the|my|our|these) )?((really|very) \S+ )?/i

/** Up to where the words begin to tell of it: "Ring dish turned by hand". */
function thingIn(words: readonly string[]): readonly string[] {
  const cut = words.findIndex(
    (word, at) => at > 0 && (at > 2 ? TELLS : CLAUSES).has(word.toLowerCase()),
  )
  if (cut === -1) return words
  const isDone = cut > 2 && /[a-z]{3}[^eb]ed$/i.test(words[cut - 1] ?? '')
  return words.slice(0, isDone ? cut - 1 : cut)
}

/** "Mug I made last week", "Soy candle smells of fig": from here on it is a sentence. */
const CLAUSES = new Set(
  'i we it that which who is are was were has have can comes holds fits keeps smells feels looks makes measures'.split(
    ' ',
  ),
)
const TELLS = new Set([...'of in on for with to by from like'.split(' '), ...CLAUSES])

/** No name ends with these: "Wool felt coasters set of". */
const HALVES = new Set(['a', 'an', 'the', 'and', 'or', ...TELLS, 'set', 'hand', 'made'])

/** "LAVENDER SOY CANDLE" is shouted; "BJD" is a name. */
function calmed(name: string): string {
  return name.includes(' ') && name === name.toUpperCase() ? name.toLowerCase() : name
}
