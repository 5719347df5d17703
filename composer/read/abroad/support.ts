import { type Denied, isDenyingWord, isNegation } from '#marketplace/searches/denied.ts'
import type { Document } from '../document.ts'
import type { Statement } from '../statement.ts'
import type { Item } from '../item.ts'
import type { Tongue } from './tongue.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { isOfKind } from './phrases.ts'
import { HEALTH } from '../searches/reasons.ts'
import { type Claim, claimsOf, isImitated, isStuff, isJoining, knowsClaims } from './claims.ts'

type Verdict = {
  support: 'backed' | 'general' | 'synonym' | 'doubtful' | 'unsaid' | 'false'
  because: string
}
type Known = {
  language: Tongue
  said: ReadonlySet<string>
  /** What the text says of the thing, each as "family name", and the families. */
  claimed: ReadonlySet<string>
  /** Words that several searches share. */
  shared: ReadonlySet<string>
  denied: readonly Denied[]
  doubted: ReadonlySet<string>
  item: Item
  document: Document
  /** The words of the line that names the thing, as stems with spaces around them. */
  front: string
}

const FOREIGN_ROOT = 5
const QUOTE_WORDS_MAX = 4
const NEAR_QUOTE_WORDS_MAX = 6
/** "Futter" that is not included denies no "Futterstation". */
const ENDING_MAX = 2
const PART_LETTERS = 4
const GIFTS = new Set(
  `geschenk geschenkidee mitbringsel cadeau regalo detalle presente lembrança idée gave present prezent schmuck deko dekoration bijou bijoux
  décoration joyería joya decoración gioielli gioiello decorazione sieraad sieraden decoratie joia joias decoração biżuteria dekoracja smycken dekoration`.split(
    /\s+/,
  ),
)

const LIKE = new Set('estilo tipo stile stil style imitación imitazione'.split(' '))
const OF = new Set('de di do da du des del della von van'.split(' '))
const LIKENED_REACH = 2

/**
 * "Mantón de Manila" of a fan "estilo mantón de manila": another thing, named for its look alone, with the words that
 * say so. What has no "of" in it, as "estilo art déco", is a style and may be searched for.
 */
function likenedPlace(words: readonly Word[], { statements }: Document): string {
  const [first] = words
  if (first === undefined || words.length < 2) return ''
  const places = statements.flatMap(({ text, words: said }) =>
    said.flatMap((word, at) => {
      const span = word.stem === first.stem ? spanOf(words, said.slice(at)) : 0
      const end = said[at + span - 1]?.end
      if (span === 0) return []
      const like = said[at - 1]
      const isThing = said.slice(at, at + span).some(({ low }) => OF.has(low))
      const isLikened = isThing && like !== undefined && LIKE.has(like.low)
      return [isLikened ? text.slice(like.start, end) : '']
    }),
  )
  return places.includes('') ? '' : (places[0] ?? '')
}

/** Over how many words a phrase stands, small ones between its own; none where it does not stand here. */
function spanOf(words: readonly Word[], said: readonly Word[]): number {
  let at = 0
  for (const word of words) {
    const step = said.slice(at, at + LIKENED_REACH + 1).findIndex(({ stem }) => stem === word.stem)
    if (step === -1 || !said.slice(at, at + step).every(isSmall)) return 0
    at += step + 1
  }
  return at
}

/**
 * How far a text of another language bears out a search: its words are said, in this or another form, or it is the
 * seller's own word for the thing. What the text denies or doubts, or a claim that it does not make, is neither.
 */
export function foreignSupport(words: readonly Word[], known: Known): Verdict {
  const { said, doubted, item, language } = known
  const denial = denialOf(words, known)
  if (denial !== undefined) return { support: 'false', because: `your text says "${denial.quote}"` }
  const likened = likenedPlace(words, known.document)
  if (likened !== '') return { support: 'false', because: `your text says "${likened}"` }
  if (words.some(({ stem }) => doubted.has(stem) && stem !== item.head)) return plainly('doubtful')
  const begins = new Set([...said].map((stem) => stem.slice(0, FOREIGN_ROOT)))
  const begun = (stem: string) => begins.has(stem.slice(0, FOREIGN_ROOT))
  const claims = words.map((word) => claimsOf(word, language))
  const isClaimed = ({ family, name }: Claim) =>
    family !== 'health' &&
    (known.claimed.has(`${family} ${name}`) || (family === name && known.claimed.has(family)))
  // Nobody says of a blue bowl that it is green; where no colour is named it may be.
  const isBarred = ({ family }: Claim) =>
    MUST_BE_SAID.has(family) || known.claimed.has(isStuff({ family }) ? 'stuff' : family)
  // "Merinowol" claims both, and a gift for a child is no thing for one.
  const isGift = words.some(({ low }) => GIFTS.has(low))
  const isOpen = (one: Claim) =>
    !isClaimed(one) && isBarred(one) && !(isGift && one.family === 'being')
  const barred = claims.find((own) =>
    isJoining(language) ? own.some(isOpen) : own.some(isOpen) && !own.some(isClaimed),
  )
  if (barred !== undefined)
    return { support: 'unsaid', because: otherThan(barred.filter(isOpen), known) }
  const strange = words.filter(
    ({ stem }, at) =>
      claims[at]?.length === 0 && !begun(stem) && !isPartOf(stem, said) && !isCompound(stem, begun),
  )
  if (strange.length === 0) return plainly('backed')
  if (strange.some((word) => word.isNumber)) return plainly('unsaid')
  if (isGift) return plainly('general')
  // "Gefüllte Schultüte", "doudou personnalisé": how it is only the text can say.
  if (strange.some(({ low }) => DESCRIBING[language]?.test(low) === true)) return plainly('unsaid')
  const bareBegins = new Set([...begins].map(bare))
  const isName = strange.every(
    ({ stem }) =>
      (known.shared.has(stem) && isNamedAlike(stem, item.head)) ||
      bareBegins.has(bare(stem).slice(0, FOREIGN_ROOT)),
  )
  // Where we know what words claim, what is left is the seller's own way to search.
  const isOwn =
    knowsClaims(language) && (words.length > 1 || isNamedAlike(words[0]?.stem ?? '', item.head))
  return plainly(isName || isOwn ? 'synonym' : 'doubtful')
}

/** Participles, and what a thing can or is without, by their endings. */
const DESCRIBING: Partial<Record<Tongue, RegExp>> = {
  de: /^(?:un|\p{L}{0,12})ge\p{L}{3,}(?:t|te|ter|tes|ten|ene|ener|enes)$|(?:iert|bar|fest|frei|los|lich|dicht)(?:e[rsnm]?)?$/u,
  es: /\p{L}{3}(?:ad|id)[oa]s?$|[ai]bles?$/u,
  fr: /\p{L}{4}ée?s?$|[ai]bles?$/u,
  it: /\p{L}{3}(?:at|it|ut)[oaie]$|[ai]bil[ei]$/u,
  nl: /^ge\p{L}{3,}(?:d|t|de|te|en)$|(?:baar|bare|vrije?|loze?|bestendige?)$/u,
  pt: /\p{L}{3}(?:ad|id)[oa]s?$|[áí]ve(?:l|is)$/u,
}

/** What the text claims instead: "cotton" where a search says silk; a claim of health is barred whatever it says. */
function otherThan(claims: readonly Claim[], { document, language }: Known): string {
  if (claims.some(({ family }) => family === 'health')) return HEALTH
  if (claims.every(({ family }) => UNRELATED.has(family))) return ''
  const isAlike = ({ family }: Claim) => claims.some((own) => own.family === family)
  const isSame = ({ name }: Claim) => claims.some((own) => own.name === name)
  const isRival = claims.some(isStuff) ? [isAlike, isStuff] : [isAlike]
  for (const is of isRival) {
    const word = document.statements
      .flatMap(({ words }) => words.filter((_, at) => !isImitated(words, at)))
      .find((one) => claimsOf(one, language).some((own) => is(own) && !isSame(own)))
    if (word !== undefined) return `your text says "${word.text}"`
  }
  return ''
}

/** Claims of these families may all be true of one thing. */
const UNRELATED = new Set(['trait', 'make', 'hair'])

function plainly(support: Verdict['support']): Verdict {
  return { support, because: '' }
}

function denialOf(
  words: readonly Word[],
  { denied, item, front, language }: Known,
): Denied | undefined {
  // "The holder for the cot is not included" denies no mobile for over the cot.
  if (words.length > 1 && front.includes(` ${words.map(({ stem }) => stem).join(' ')} `))
    return undefined
  // "Savon sans huile de palme" of one without says what the text says.
  if (words.some(isNegation)) return undefined
  return denied.find(
    ({ stem, quote, manner, isNear }) =>
      manner !== 'deed' &&
      quote.split(' ').length <= (isNear ? NEAR_QUOTE_WORDS_MAX : QUOTE_WORDS_MAX) &&
      words.some(
        (word) =>
          // "Pendientes caja" where "la caja no está incluida"
          (word.stem === stem && manner === 'absent' && stem !== item.head) ||
          (isJoining(language) && beginAlike(word.low, stem)) ||
          // "Rohling" where the "Papprohling" is not included.
          (stem.length >= FOREIGN_ROOT &&
            stem.length > word.low.length + 2 &&
            word.low.length > FOREIGN_ROOT &&
            stem.endsWith(word.low)) ||
          // "Duftkerze" of one "ohne Duftstoffe"
          (stem.length >= FOREIGN_ROOT &&
            STUFFED.test(stem) &&
            word.low.startsWith(stem.replace(STUFFED, ''))) ||
          (stem.length >= FOREIGN_ROOT &&
            word.low.startsWith(stem.slice(0, -1)) &&
            // "Eichenholz" where "Eiche ist nicht dabei".
            (word.low.length <= stem.length + ENDING_MAX ||
              claimsOf(word, language).some(isStuff)) &&
            word.stem !== item.head),
      ),
  )
}

const COMPOUND_ROOT = 10

/** "Spülmaschinenfest" where it is "nicht spülmaschinengeeignet" */
function beginAlike(one: string, other: string): boolean {
  return one.length > COMPOUND_ROOT && one.slice(0, COMPOUND_ROOT) === other.slice(0, COMPOUND_ROOT)
}

const STUFFED = /(?<=^\p{L}{4,})stoff(?:e|en)?$/u

const MUST_BE_SAID = new Set(['trait', 'health', 'metal', 'being', 'filling', 'wax', 'hair'])

type Told = { document: Document; denied: readonly Denied[] }
type Besides = { besides: readonly Word[]; language: Tongue }

/** All that a text claims of its thing, but for what it denies, what only looks so and what a part of it is made of. */
export function claimedIn({ document, denied }: Told, { besides, language }: Besides): Set<string> {
  if (!knowsClaims(language)) return new Set()
  const byText = Map.groupBy(denied, ({ text }) => text)
  const claimsIn = ({ text, words, label, section }: Statement): Claim[] => {
    const own = byText.get(text) ?? []
    const isDenied = (word: Word) =>
      own.some(({ stem, manner }) => stem === word.stem && manner !== 'deed')
    // "Niet in de wasmachine, dan heb je kinderslofjes"
    const isWarning = words[0] !== undefined && isDenyingWord(words[0])
    const told = (isWarning ? [] : words).flatMap((word, at) => {
      const claims = isDenied(word) ? [] : claimsOf(word, language)
      const isOther = isImitated(words, at) || isOfPart(words, { at, text, language })
      return claims.some(isStuff) && isOther ? [OTHER_STUFF] : claims
    })
    const above = wordsOf(`${label} ${section?.heading ?? ''}`)
    return [...above.flatMap((word) => claimsOf(word, language)), ...told]
  }
  const told = [
    ...document.statements.flatMap(claimsIn),
    ...besides.flatMap((word) => claimsOf(word, language)),
  ]
  return new Set(
    told.flatMap(({ family, name }) => [
      `${family} ${name}`,
      family,
      ...(isStuff({ family }) ? ['stuff'] : []),
    ]),
  )
}

/** That of a part, or what it only looks like. */
const OTHER_STUFF: Claim = { family: 'stuff', name: 'other' }

type Place = { at: number; text: string; language: Tongue }

/** "Avec poignée en bois": behind "with" and another noun it is the stuff of that. */
function isOfPart(words: readonly Word[], { at, text, language }: Place): boolean {
  const before = words.slice(Math.max(0, at - PART_WITHIN), at)
  const from = before.findLastIndex((word) => isOfKind(word, 'with', language))
  const joint = words[at - 1]
  const start = before[from]?.end ?? 0
  const isOneClause = !CLAUSE.test(text.slice(start, words[at]?.start))
  return (
    from !== -1 &&
    before.length - from > 2 &&
    isOneClause &&
    joint !== undefined &&
    isOfKind(joint, 'joint', language)
  )
}

const PART_WITHIN = 5
const CLAUSE = /[,.;:()!?]/

const MARKS = /\p{M}/gu

/** Without its marks: "füttern" and "Futter" begin alike. */
function bare(stem: string): string {
  return stem.normalize('NFD').replace(MARKS, '')
}

/** "Vogelhaus" is another name of a "Futterhaus", "Schneidebrett" of a "Brettchen". */
function isNamedAlike(stem: string, head: string): boolean {
  const isLong = stem.length > PART_LETTERS && head.length >= PART_LETTERS
  const isPart = stem.length > ALIKE_LETTERS && head.includes(stem.slice(-ALIKE_LETTERS))
  return isPart || (isLong && stem.slice(-PART_LETTERS) === head.slice(-PART_LETTERS))
}

const ALIKE_LETTERS = 5

/** "Tuch" of a "Seidentuch". */
function isPartOf(stem: string, said: ReadonlySet<string>): boolean {
  return stem.length >= PART_LETTERS && [...said].some((one) => one.endsWith(stem))
}

/** "Handgefärbt" of what is "von Hand gefärbt". */
function isCompound(stem: string, begun: (part: string) => boolean): boolean {
  for (let at = PART_LETTERS; at <= stem.length - PART_LETTERS; at += 1) {
    if (begun(stem.slice(0, at)) && begun(stem.slice(at))) return true
  }
  return false
}
