import { isForeign } from './clean.ts'
import { namedFirst, withoutMeasureStops, withPauses } from './run-ons.ts'
import {
  enumerated,
  isEnumeration,
  isListOfColours,
  isListOfNouns,
  withCountedLists,
} from './enumerations.ts'
import { isPluralNoun, uncapitalised } from '../english/grammar.ts'
import { AFTER_PLURAL, FINITE, PREPOSITIONS, PRONOUN_STARTS } from '../english/words.ts'
import { isSize } from './sizes.ts'
import { healthClaims } from '#marketplace/health-claims.ts'
import { phrasesIn } from '#marketplace/text.ts'
import { PROMOTIONAL, PROMOTIONAL_SIGN, SUPERLATIVE } from '#marketplace/lexicon/claims.ts'

const SENTENCE_END =
  /(?<!\b(?:c|ca|approx|oz|ft|no|dr|mr|mrs|st|e\.g|i\.e|qt|lbs?|yds?))([.!?;])(?=\s|$)|\n+|\s+[-–—]+\s+/i

export type Clause = {
  text: string
  /** A sentence with its own subject and verb, as opposed to a fragment. */
  isSentence: boolean
  /** What follows it and leans on it: "please choose yours". */
  tail?: string
  /** The name before a colon, when what stands after it are parts: "Wedge for cats: spruce frame, rope". */
  isHeading?: true
}

/** Parts of the text that were not used, in the seller's words, each with the reason. */
export type Refused = { text: string; because: 'medical' | 'promotional' | 'foreign' }

/** "This is a wall hanging made of wool" names the item as plainly as the fragment without its start. */
const NAMING =
  /^(?:this is|these are|here is|here are|here's|i am selling|for sale is|up for sale is|selling|this listing is for|listing is for|you(?:'re| are) (?:buying|getting))\s+(?:an? |the |my |our )?/i

/** Splits a product description into sentences and fragments; keeps apart what no listing may say. */
export function splitClauses(text: string): { clauses: Clause[]; refused: Refused[] } {
  const clauses: Clause[] = []
  const refused: Refused[] = []
  for (const [at, written] of splitSentences(text).entries()) {
    const sentence = at === 0 ? namedFirst(written.replace(NAMING, '')) : written
    const [heading, rest] = at === 0 ? headed(sentence) : [undefined, sentence]
    if (heading !== undefined) clauses.push({ text: heading, isSentence: false, isHeading: true })
    const parts = isFullSentence(rest) ? [rest] : splitFragments(rest)
    for (const part of parts) {
      const because = refusal(part)
      const before = clauses.at(-1)
      if (because !== null) refused.push({ text: part, because })
      else if (before !== undefined && LEANING.test(part))
        clauses[clauses.length - 1] = { ...before, tail: uncapitalised(part) }
      else clauses.push({ text: part, isSentence: isFullSentence(part) })
    }
  }
  return { clauses, refused }
}

/** What says nothing without the statement before it. */
const LEANING =
  /^(?:please )?(?:(?:choose|pick|select) (?:yours|one|your (?:own|size|favou?rite))|(?:see|check|look at|refer to) (?:the |all (?:the )?|my |our )?(?:photos?|pictures?|images?)(?: \d+)?(?: (?:please|for details|carefully))?|just (?:ask|message|write|email|dm)(?: me| us)?(?: first)?)$/i

const PARTS_WANTED = 2

/** Labels that are no name of the item, and names whose parts are what one gets. */
const LISTED =
  /^(?:(?:[\w-]+ ){0,2}(?:colou?rs?|sizes?|options?|designs?|scents?|ingredients|materials?|dimensions?|measurements?|details|includes?|included|contains|features|care|made (?:of|with|from)|please note|note)|.*\b(?:kit|set|pack|bundle|box|hamper|collection|trio|sampler|assortment|lot)\b.*)$/i

/** "Scratching wedge for cats: spruce frame, sisal rope" names the item and then its parts. */
function headed(sentence: string): [string | undefined, string] {
  const [, heading = '', rest = ''] = /^([^,():.]{2,80}): (.+)$/.exec(sentence) ?? []
  const isName = heading !== '' && !LISTED.test(heading) && rest.split(', ').length >= PARTS_WANTED
  return isName ? [heading, rest] : [undefined, sentence]
}

export function splitSentences(text: string): string[] {
  const marked = withoutMeasureStops(text).replace(
    new RegExp(SENTENCE_END, 'gi'),
    (end, mark: string | undefined) =>
      mark === '?' ? '?\n' : mark === '!' ? '!\n' : end.length > 0 ? '\n' : '',
  )
  return joinAnswers(
    marked
      .split('\n')
      .map(trimMarks)
      .filter((part) => /[\p{L}\p{Nd}]/u.test(part)),
  )
}

/** A longer question is no quality that could be denied. */
const QUESTION_MAX = 4

// "Winter-proof? No" is an answer, not a claim: the two belong together.
function joinAnswers(parts: string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const question = joined.at(-1)
    if (/^(?:not (?:sure|certain)|no idea)\b/i.test(part)) continue
    if (question?.endsWith('?') === true && /^(?:no|nope|not)\b/i.test(part)) {
      if (question.split(' ').length > QUESTION_MAX) joined.splice(-1, 1, ...unasked(question))
      else joined[joined.length - 1] = `not ${question.slice(0, -1).toLowerCase()}`
      const rest = part.replace(/^(?:no|nope|not)\b[,\s]*/i, '')
      if (rest !== '') joined.push(rest)
    } else joined.push(part)
  }
  return joined.flatMap(unasked)
}

/** A hurried seller asks in the middle of telling: "silk pla, no assembly, random colors ok?" */
function unasked(part: string): string[] {
  if (!part.endsWith('?')) return [part]
  const end = part.lastIndexOf(', ')
  return end === -1 || ASKING.test(part) ? [] : [part.slice(0, end)]
}

const ASKING =
  /^(?:what|who|why|how|where|when|which|do|does|did|are|is|can|could|will|would|need|want|looking|searching|in need|love|tired|know|got|have|ever|ready|isn't|don't|wouldn't)\b/i

function trimMarks(part: string): string {
  return (
    part
      // The point of ".15 oz" belongs to its number.
      .replace(/^(?:[\s,;:)\]-]|\.(?!\d))+/, '')
      .replace(/[\s,;:([-]+$/, '')
      .replace(/!$/, '')
      .trim()
  )
}

/** Has a subject and a finite verb before the first comma. */
export function isFullSentence(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .split(/\s+/)
  const first = words[0] ?? ''
  if (PRONOUN_STARTS.has(first))
    return (
      words.slice(1, 7).some((word) => isFinite(word)) || (words.length > 3 && !COUNTS.test(first))
    )
  const comma = text.indexOf(',')
  const start = comma === -1 ? words : text.slice(0, comma).toLowerCase().split(/\s+/)
  return start
    .slice(1, 7)
    .some(
      (word, at) =>
        (isFinite(word) &&
          !(at + 2 === start.length && NOUN_TOO.test(word)) &&
          !NO_SUBJECT.test(subjectBefore(start, at))) ||
        (AFTER_PLURAL.has(word) &&
          isPluralNoun(start[at] ?? '') &&
          !isCount(word, start[at + 2] ?? '')),
    )
}

/** "Some variation in the wood" and "one small scratch" begin like a sentence and are none. */
const COUNTS = /^(?:some|one|each|every|all|both|most|no_|those)$/

/** The verb of "a pendant that works" belongs to "that", and the love of "made with love" is none. */
const NO_SUBJECT = /^(?:that|which|who|with|of|by|for)$/

/** "Leather drawer pulls" ends in a noun. */
const NOUN_TOO = /^(?:pulls|slides|needs|love|hangs)$/

/** What stands before a verb, passing an adverb: "that" of "that really tells". */
function subjectBefore(words: readonly string[], at: number): string {
  const word = words[at] ?? ''
  return word.endsWith('ly') ? (words[at - 1] ?? '') : word
}

const AFTER_VERB = /^(?:\p{Ll}+ly|well|open|closed|shut|flat|together|up|down|off|out|any|the)$/u

/** "Candlesticks pair 7 inches tall" counts them; "colours pair well" says what they do. */
function isCount(word: string, next: string): boolean {
  if (/^(?:pair|set)$/.test(word)) return !/^(?:with|well|nicely)$/.test(next)
  return (
    /^(?:snap|match|drop|pull|hang|work|sign|change|fold|love|use|wear|stand|slide)$/.test(word) &&
    !(next === '' || PREPOSITIONS.has(next) || AFTER_VERB.test(next))
  )
}

function isFinite(word: string): boolean {
  return FINITE.has(word.replace(/[.,;:!]$/, ''))
}

const SIZE = String.raw`(?:about |around )?(?:\d[\d.,/]*(?:\s?(?:x|×|-|to)\s?\d[\d.,/]*)*\p{L}{0,2}|A\d|XXS|XS|S|M|L|XL|XXL|\dXL)`
const ENDS_IN_SIZE = new RegExp(`(?:^|\\s)${SIZE}$`, 'u')
const STARTS_WITH_SIZE = new RegExp(`^${SIZE}(?:$|\\s(?:and|or|to|inch|inches|cm|mm)\\b)`, 'u')

/** Splits a fragment list at its commas, keeping lists of sizes and enumerations whole. */
export function splitFragments(text: string): string[] {
  if (/^[^,():]{2,90}:(?!\d)/.test(text)) return [text]
  const parts = withPauses(text)
    .split(/,(?![^(]*\))\s*(?!\d{3}\b)|,?\s+but\s+(?=(?:not|no|never|without)\b)/)
    .map((part) => part.replace(/^(?:and|plus|also)\s+/i, '').trim())
    .filter((part) => /[\p{L}\p{Nd}]/u.test(part))
  if (isEnumeration(parts)) return [enumerated(parts)]
  return withCountedLists(parts).reduce<string[]>((joined, part) => {
    const before = joined.at(-1)
    // What something is "to print or to send" leans on what was told before it.
    const leans = joined.length > 1 && /^to (?!order\b|fit\b)\p{Ll}{2,}/u.test(part)
    if (before !== undefined && (leans || belongs(before, part)))
      joined[joined.length - 1] = `${before}, ${part}`
    else joined.push(part)
    return joined
  }, [])
}

const FORMAT = '(?:PDF|SVG|PNG|JPE?G|DXF|EPS|STL|ZIP|PSD|AI)'
const ENDS_IN_FORMAT = new RegExp(`(?:^|\\s)${FORMAT}$`)
/** "SVG, DXF and PNG" are the formats of one file. */
const FORMATS = new RegExp(`^${FORMAT}(?: (?:and|or) ${FORMAT})?(?: files)?$`)

// A size goes on in the next part, a photo reference and a bare "not Excel" belong to what they follow.
function belongs(before: string, part: string): boolean {
  if (/^(?:shown|seen|pictured|visible|see) /i.test(part)) return true
  if (/^(?:with|under) (?:an? )?(?:adults?|supervision|parents?)\b/i.test(part)) return true
  if (
    /^sizes?\b/i.test(before) &&
    (isSize(before) || /^sizes? \p{L}+$/iu.test(before)) &&
    /^(?:\d[\d.½-]*(?=$|[ ,])(?! ?(?:mm|cm|in|inch|inches|ft|oz|g)\b)|preemie|newborn|toddler|youth|adult|kids|small|medium|large|x*[sml]\b)/i.test(
      part,
    )
  )
    return true
  if (/^(?:one|two|the other) (?:for|with|in|of)\b/i.test(part)) return true
  if (/^not \p{L}+$/iu.test(part) && /\b(?:only|works|fits|made|for)\b/i.test(before)) return true
  if (/\b1[5-9]\d\d$/.test(before)) return false
  if (isListOfNouns(before, part) || isListOfColours(before, part)) return true
  if (ENDS_IN_FORMAT.test(before) && FORMATS.test(part)) return true
  const isClosed =
    /\b(?:inch|inches|cm|mm|oz|long|wide|tall|deep|dpi)$|\b(?:set|pack|pair) of \S+$/i.test(before)
  return !isClosed && ENDS_IN_SIZE.test(before) && STARTS_WITH_SIZE.test(part)
}

/** Why a statement cannot stand in a listing, or null. */
export function refusal(text: string): Refused['because'] | null {
  if (isForeign(text)) return 'foreign'
  if (healthClaims(text).length > 0 || /100% safe/i.test(text)) return 'medical'
  if (phrasesIn(text, PROMOTIONAL).length > 0 || phrasesIn(text, SUPERLATIVE).length > 0)
    return 'promotional'
  return PROMOTIONAL_SIGN.test(text) ? 'promotional' : null
}
