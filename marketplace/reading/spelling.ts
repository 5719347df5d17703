import { type Token, tokensOf } from './tokens.ts'

/**
 * A seller's text in the spelling of a listing: where the one has only "swiming" and the other only "swimming", both
 * mean the same word. Whatever is compared after that is compared by what was meant.
 */
export function inSpellingOf(listing: string, typed: string): string {
  const text = withoutSpacedLetters(typed)
  const own = tokensOf(text)
  const known = new Set(own.map(({ root }) => root))
  const spelled = [...tokensOf(listing), ...WARNING_WORDS]
  const told = new Set(spelled.map(({ root }) => root))
  const unknown = spelled.filter((token) => isLong(token) && !known.has(token.root))
  const nearest = finderOf(unknown)
  // "Hand paintd" beside "the paint goes off": what nobody can say is no other word, whatever else stands there.
  const written = new Set(own.map(({ word }) => word))
  const bare = byConsonants(spelled.filter((token) => isLong(token) && !written.has(token.word)))
  let respelled = ''
  let last = 0
  for (const token of own) {
    if (told.has(token.root)) continue
    const meant = bare(token.word) ?? (isLong(token) ? nearest(token) : undefined)
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

/** "M O O N T I D E" */
function withoutSpacedLetters(text: string): string {
  return text.replace(SPACED_LETTERS, (letters) => letters.replaceAll(' ', ''))
}

const SPACED_LETTERS = /(?<![\p{L}\p{Nd}])\p{L}(?: \p{L}){2,}(?![\p{L}\p{Nd}])/gu

/**
 * Finds what was typed without some of its vowels and doubled letters: "gold" of "gld", "resin" of "resn", "bubbles" of
 * "bubls".
 */
function byConsonants(spelled: readonly Token[]): (word: string) => string | undefined {
  const words = Map.groupBy(
    spelled.map(({ word }) => word).filter((word) => word.length > BARE_MIN),
    bareOf,
  )
  return (typed) => {
    const isWord = typed.length < BARE_MIN || typed.length > LENGTH_MAX || isSayable(typed)
    const candidates = isWord ? [] : (words.get(bareOf(typed)) ?? []).slice(0, CANDIDATES_MAX)
    return candidates.find((word) => isInOrder(typed, word))
  }
}

const VOWELS = 'aeiou'
/** Fewer letters may be any word. */
const BARE_MIN = 3

/** How a word may end behind its last vowel: "sold" is a word of its own, and no "solid" without its "i". */
const WORD_ENDS: ReadonlySet<string> = new Set(
  `ch sh th ck ng nk nd nt ld lt rd rt st sk sp ft ct pt mp lp lk lf lm rk rm rn rl rp rb rf ss ll ff zz nc
  ght rst nch tch lth nth rth mph rch lch nct xt wn wl wd wk`.split(/\s+/),
)

/** With which consonants a word may begin; "rdy" is none, "dry" is. */
const WORD_BEGINNINGS: ReadonlySet<string> = new Set(
  `bl br ch chr cl cr dr dw fl fr gl gn gr kn ph phl phr pl pn pr ps rh sc sch scr sh shr sk sl sm sn sp sph spl spr sq st
  str sw th thr thw tr ts tw wh wr gh kh`.split(/\s+/),
)

function isSayable(word: string): boolean {
  const beginning = /^[^aeiouy]*/.exec(word)?.[0] ?? ''
  if (beginning.length > 1 && !WORD_BEGINNINGS.has(beginning)) return false
  const end = /[^aeiouy]*$/.exec(word)?.[0] ?? ''
  const single = end.length > 1 && end.endsWith('s') ? end.slice(0, -1) : end
  return end.length < word.length && (single.length <= 1 || WORD_ENDS.has(single))
}

/** The first letter and the consonants behind it, none of them doubled. */
function bareOf(word: string): string {
  const [first = '', ...others] = word
  const consonants = others.filter((letter) => !VOWELS.includes(letter))
  return first + consonants.filter((letter, at) => letter !== consonants[at - 1]).join('')
}

/** Whether a word holds all letters of a shorter one in their order. */
function isInOrder(short: string, long: string): boolean {
  let at = 0
  for (const letter of long) if (letter === short[at]) at += 1
  return at === short.length && short.length < long.length
}

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
