import { type Token, tokensOf } from './tokens.ts'

/**
 * A seller's text in the spelling of a listing: where the one has only "swiming" and the other only "swimming", both
 * mean the same word. Whatever is compared after that is compared by what was meant.
 */
export function inSpellingOf(listing: string, text: string): string {
  const own = tokensOf(text)
  const known = new Set(own.map(({ root }) => root))
  const spelled = [...tokensOf(listing), ...WARNING_WORDS]
  const told = new Set(spelled.map(({ root }) => root))
  const unknown = spelled.filter((token) => isLong(token) && !known.has(token.root))
  const nearest = finderOf(unknown)
  const bare = byConsonants(unknown)
  let respelled = ''
  let last = 0
  for (const token of own) {
    if (told.has(token.root)) continue
    const meant = bare.get(token.word) ?? (isLong(token) ? nearest(token) : undefined)
    if (meant === undefined) continue
    respelled += text.slice(last, token.start) + meant
    last = token.end
  }
  return respelled + text.slice(last)
}

/** What buyers must know is told with these, whether the listing tells it or not. */
const WARNING_WORDS = tokensOf(
  `included supplied provided separately excluded suitable contains allergens choking hazard flammable unattended children
  swallow dishwasher microwave waterproof`,
)

/** "Gold" of "gld", "sealed" of "seald": the words of a listing by what is left where vowels are not typed. */
function byConsonants(spelled: readonly Token[]): ReadonlyMap<string, string> {
  const words = new Map<string, string>()
  for (const { word } of spelled) {
    const [first = '', ...others] = word
    const consonants = others.filter((letter) => !VOWELS.includes(letter))
    const single = consonants.filter((letter, at) => letter !== consonants[at - 1])
    for (const typed of [consonants, single]) {
      const bare = first + typed.join('')
      if (bare.length >= BARE_MIN && bare !== word) words.set(bare, word)
    }
  }
  return words
}

const VOWELS = 'aeiou'
/** Fewer letters may be any word. */
const BARE_MIN = 3

const LENGTH_MIN = 4
/** No slip is looked for in what is longer than any word. */
const LENGTH_MAX = 24
/** In a shorter word another letter makes another word: "gloss" and "glass", "pear" and "pearl". */
const ADDED_MIN = 5
const EXCHANGED_MIN = 6

function isLong({ kind, root, word }: Token): boolean {
  return kind === 'word' && root.length >= LENGTH_MIN && word.length <= LENGTH_MAX
}

/** Finds the word that is one slip away. Looked up by what is left without one letter, so that no two lists are compared. */
function finderOf(spelled: readonly Token[]): (token: Token) => string | undefined {
  const words = new Map(
    spelled.flatMap(({ root, word }) => [root, word].map((form) => [form, word])),
  )
  const byRest = new Map<string, string[]>()
  for (const form of words.keys()) {
    for (const rest of [form, ...restsOf(form)]) {
      const before = byRest.get(rest)
      if (before === undefined) byRest.set(rest, [form])
      else if (before.length < CANDIDATES_MAX) before.push(form)
    }
  }
  const wordNear = (form: string) => {
    const candidates = [form, ...restsOf(form)].flatMap((rest) => byRest.get(rest) ?? [])
    return words.get(candidates.find((other) => isOneSlip(form, other)) ?? '')
  }
  return ({ word, root }) => wordNear(word) ?? wordNear(root)
}

const CANDIDATES_MAX = 8

function restsOf(form: string): string[] {
  return Array.from({ length: form.length }, (_, at) => form.slice(0, at) + form.slice(at + 1))
}

/** A letter too few, too many, doubled, in another place, or another letter; never the first. */
function isOneSlip(one: string, other: string): boolean {
  if (one[0] !== other[0]) return false
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  let first = 0
  while (first < short.length && short[first] === long[first]) first += 1
  if (short.length < long.length) {
    const isAdded = short.slice(first) === long.slice(first + 1)
    return isAdded && (short.length >= ADDED_MIN || long[first] === long[first - 1])
  }
  if (short.slice(first + 1) === long.slice(first + 1)) return short.length >= EXCHANGED_MIN
  const isSwapped = short[first] === long[first + 1] && short[first + 1] === long[first]
  return isSwapped && short.slice(first + 2) === long.slice(first + 2)
}
