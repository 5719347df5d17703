import { FACT_WORDS, isInnocent, knownIn } from '../backing.ts'
import { unbackedOrigins } from '../origins.ts'
import { isUnderDenial, rootsOf, saidAt } from '../reading/said.ts'
import { type Reading, readText } from '../reading/reading.ts'
import { runsOf } from '../reading/runs.ts'
import { NO_WORDS, NOT_WORDS } from '../reading/tables/denying.ts'
import { DENYING } from '../searches/denied-words.ts'
import { phrasesIn } from '../text.ts'
import { type Case, quoted, type ReadPart } from './case.ts'
import { backingOf, FIELD_NAMES, sourceOf, type Field, type Finding, untrue } from './finding.ts'

/** A word of the listing that nothing the seller wrote stands behind. */
export type UnbackedClaim = { field: Field; claim: string }

export type Backing = { findings: Finding[]; unbacked: UnbackedClaim[] }

/** Materials, colours and origins that nobody stated; a keyword is a search and states none. */
export function reviewBacking(reviewed: Case): Backing {
  // The lists are English: in another language a keyword has to stand in for the words they lack.
  const source = reviewed.language === 'en' ? backingOf : sourceOf
  const backing = readText(source(reviewed.input))
  const isKnown = knownIn(backing)
  const shares = sharesIn(backing)
  const findings: Finding[] = []
  const unbacked: UnbackedClaim[] = []
  for (const part of reviewed.parts) {
    for (const claim of phrasesIn(part.text, FACT_WORDS)) {
      if (isKnown(claim) || isInnocent(part, claim)) continue
      const isTyped = rootsOf(claim).every((root) => backing.places.has(root))
      if (isTyped && isTakenBackBeside(part, claim, reviewed.language)) continue
      if (part.field !== 'description' || isOfTheItem(part, claim, backing)) {
        const text = isTyped
          ? `Your text denies "${claim}" or leaves it open, ${FIELD_NAMES[part.field]} says it`
          : `"${claim}" is not in what you entered about the product`
        findings.push(untrue(part.field, text, claim))
      } else unbacked.push({ field: part.field, claim })
    }
    findings.push(...origins(part, backing), ...purity(part, shares))
  }
  return { findings, unbacked }
}

/** "Glass: no frame glass", "nickel, I don't know": each sentence that names it says as well that it is not there, or not known. */
function isTakenBackBeside(
  { field, reading }: ReadPart,
  claim: string,
  language: Case['language'],
): boolean {
  if (field !== 'description') return false
  return runsOf(reading, rootsOf(claim)).every(({ from }) => {
    const sentence = reading.sentences[reading.sentenceOf[from] ?? -1]
    const said = reading.tokens.slice(sentence?.from, sentence?.to)
    // "Nickel : il n'y en a pas": how far a denial reaches there, no list of ours tells.
    if (language !== 'en' && said.some(({ word }) => DENYING.has(word))) return true
    // "Not included are thread, needle and bone folder."
    if (NOT_WORDS.has(said[0]?.word ?? '')) return true
    return said.some(
      ({ word }, at) =>
        NO_WORDS.has(word) ||
        (NOT_WORDS.has(word) && Math.abs((sentence?.from ?? 0) + at - from) <= BESIDE_WITHIN),
    )
  })
}

const BESIDE_WITHIN = 4

/** In prose a material is a claim where it is said of the thing, not of a table beside it. */
function isOfTheItem({ reading }: ReadPart, claim: string, backing: Reading): boolean {
  const at = saidAt(reading, rootsOf(claim))
  const sentence = reading.sentences[reading.sentenceOf[at ?? -1] ?? -1]
  if (at === null || sentence === undefined) return false
  const words = reading.tokens.slice(Math.max(sentence.from, at - 4), at).map(({ word }) => word)
  if (words.some((word) => MAKING.has(word))) return true
  const isLine = sentence.to - sentence.from <= 9 && sentence.mark === ''
  const next = reading.tokens[at + rootsOf(claim).length]
  const isPart = next !== undefined && PARTS.has(next.root)
  // "Lined with silk", "a brass clasp": parts of this thing, whoever else has silk.
  const isNamedPart = next !== undefined && backing.places.has(next.root) && words.length > 0
  const isBeside = words.some((word) => BESIDE.has(word))
  // "Plastic eyes" of a seller who writes "not plastic".
  const isRefused = backing.places.has(rootsOf(claim)[0] ?? '')
  return isLine || isPart || ((isNamedPart || isRefused) && !isBeside)
}

const MAKING = new Set(
  `made crafted carved cast woven knit knitted poured set sewn turned solid pure real genuine lined padded backed trimmed filled
  stuffed finished plated covered dipped blended contains contain blend of %`.split(/\s+/),
)
const BESIDE = new Set(
  'on against beside with over under near next or like than pair wear your'.split(' '),
)
const PARTS = new Set(
  `lin handl clasp button zip zipper strap chain cord trim edg bas fram hook backing fill stuff ring stud bead pin thread fring
  tassel insert lid butt oil`.split(/\s+/),
)

function origins({ reading, field }: ReadPart, backing: Reading): Finding[] {
  const found = field === 'description' ? 'prose' : 'name'
  return unbackedOrigins(reading, backing, found).map((word) =>
    untrue(field, `Your text does not say "${word}", ${FIELD_NAMES[field]} does`, word),
  )
}

const PURE = new Set(['pure', 'solid', 'all', 'entirely', 'only'])

/** The share of each material that is not all of the thing: "60 % linen". */
function sharesIn(backing: Reading): ReadonlyMap<string, string> {
  const shares = new Map<string, string>()
  const whole = new Set<string>()
  for (const { unit, nouns, numbers } of backing.measures) {
    const [noun] = nouns
    if (unit !== '%' || noun === undefined) continue
    if (Number(numbers[0]) < 100) shares.set(noun, numbers[0] ?? '')
    else whole.add(noun)
  }
  for (const noun of whole) shares.delete(noun)
  return shares
}

/** "Pure linen" of a thing that is 60 % linen. */
function purity(part: ReadPart, shares: ReadonlyMap<string, string>): Finding[] {
  const { reading, field } = part
  return reading.tokens.flatMap((token, at) => {
    const noun = reading.tokens[at + 1]
    const share = shares.get(noun?.root ?? '')
    if (!PURE.has(token.word) || noun === undefined || share === undefined) return []
    if (isUnderDenial(reading, at, at + 2)) return []
    const place = { start: token.start, end: noun.end, sentence: reading.sentenceOf[at] ?? 0 }
    const words = part.text.slice(place.start, place.end)
    const text = `Your text gives ${share} %, ${FIELD_NAMES[field]} says "${words}"`
    return [untrue(field, text, quoted(part, place))]
  })
}
