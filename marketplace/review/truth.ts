import { healthClaims } from '../health-claims.ts'
import { protectedNameFinder } from '../names.ts'
import { splitKeywords } from '#contract/keywords.ts'
import { ALSO_SAID, MAKERS_CLAIMS, SALES_TALK, STRICT_CLAIMS } from '../lexicon/claims.ts'
import { claimStatedIn } from '../backing.ts'
import { isAskedInVain, isUnderDenial, rootsOf } from '../reading/said.ts'
import { runsOf } from '../reading/runs.ts'
import type { Run } from '../reading/sentences.ts'
import { NO_WORDS, NOT_WORDS } from '../reading/tables/denying.ts'
import { type Reading, readText } from '../reading/reading.ts'
import { hasPhrase, phrasesIn, stemKey } from '../text.ts'
import type { Case, ReadPart } from './case.ts'
import { amountsIn, signsIn } from './signs.ts'
import { isTimeOfMaking } from './making-time.ts'
import { advice, FIELD_NAMES, forbidden, statementsOf, type Finding, untrue } from './finding.ts'

function sentenceStart(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Claims the marketplace forbids, and claims only the seller could back but did not. */
export function reviewClaims({ parts, input }: Case): Finding[] {
  const statements = readText(statementsOf(input))
  const nameIn = protectedNameFinder(statements.text)
  const typed = splitKeywords(`${input.keywords},${input.starredKeywords}`)
  const asTyped = new Set(typed.map(stemKey))
  const amounts = amountsIn(statements.text)
  return parts.flatMap((part) => {
    const { field, text } = part
    const name = field === 'altText' ? undefined : nameIn(text, field === 'description')
    const noted = field === 'description' && name === undefined ? nameIn(text) : undefined
    return [
      ...healthClaims(text).map((claim) =>
        forbidden(field, `"${claim}" reads as a health claim`, claim),
      ),
      ...phrasesIn(text, SALES_TALK)
        .filter((claim) => isSaid(part, claim) && !isGuaranteed(part, claim, statements))
        .filter((claim) => !isDeadline(part, claim, statements))
        .filter((claim) => !isOwnDrawback(part, claim, statements))
        .filter((claim) => !isOfOthers(part, claim, statements))
        .filter((claim) => !isTermOfSale(part, claim))
        .map((claim) => forbidden(field, `"${claim}" is promotion`, claim)),
      ...signsIn(part, { amounts, typed: statements.text }).map((sign) =>
        forbidden(field, `${sentenceStart(FIELD_NAMES[field])} talks about price or rank`, sign),
      ),
      ...(name === undefined
        ? []
        : [forbidden(field, `"${name}" belongs to a brand or a person`, name)]),
      ...(noted === undefined
        ? []
        : [advice(field, `"${noted}" belongs to a brand or a person`, noted)]),
      ...(field === 'altText'
        ? []
        : unstatedClaims(part, statements).filter(({ about = '' }) => {
            const isHers =
              field === 'tags'
                ? asTyped.has(stemKey(text))
                : about !== 'vegan' && typed.some((keyword) => hasPhrase(keyword, about))
            return !isHers || !MAKERS_CLAIMS.has(about)
          })),
    ]
  })
}

/** "Not for sale" sells nothing, and "I can't guarantee fish" promises nothing. */
function isSaid({ reading }: ReadPart, claim: string): boolean {
  const roots = rootsOf(claim)
  const runs = runsOf(reading, roots)
  return runs.length === 0 || runs.some(({ from, to }) => !isTakenBackAt(reading, { from, to }))
}

/** "Order by two weeks before" is when it has to be known, of a seller who says so. */
function isDeadline({ field }: ReadPart, claim: string, { text }: Reading): boolean {
  return (
    field === 'description' &&
    claim === 'order by' &&
    (hasPhrase(text, claim) || BY_A_DAY.test(text))
  )
}

/** "Orders for Boxing Day by Dec 12": the seller names a last day, in whatever words. */
const BY_A_DAY =
  /\bby (?:the )?(?:\d{1,2}(?:st|nd|rd|th)?\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|\b(?:deadline|cut.?off|last orders?|before)\b/i

/** "The tuners are cheap closed ones" of a seller who says so of these very tuners. */
function isOwnDrawback({ field, reading }: ReadPart, claim: string, { text }: Reading): boolean {
  if (field !== 'description' || claim !== 'cheap') return false
  return reading.tokens.every(
    ({ word }, at) => word !== claim || hasPhrase(text, `cheap ${reading.tokens[at + 1]?.word}`),
  )
}

/** "Non GMO, like all garden seed on sale" tells what others sell, in the seller's own words; her shop is no other. */
function isOfOthers({ field, reading }: ReadPart, claim: string, { text }: Reading): boolean {
  if (field !== 'description' || claim !== 'on sale') return false
  return reading.tokens.every(({ word }, at) => {
    if (word !== 'sale' || reading.tokens[at - 1]?.word !== 'on') return true
    const said = reading.tokens.slice(Math.max(0, at - OTHERS_WITHIN), at + 1)
    const begin = said.findLastIndex((token) => COMPARING.has(token.word))
    const words = said.slice(begin).map((token) => token.word)
    return begin !== -1 && !words.some((one) => OWN.has(one)) && hasPhrase(text, words.join(' '))
  })
}

/** "No returns on sale items" is a term of the shop, and no sale. */
function isTermOfSale({ field, reading }: ReadPart, claim: string): boolean {
  if (field !== 'description' || claim !== 'on sale') return false
  return reading.tokens.every(
    ({ word }, at) =>
      word !== 'sale' ||
      reading.tokens[at - 1]?.word !== 'on' ||
      GIVEN_BACK.has(reading.tokens[at - 2]?.word ?? ''),
  )
}

const GIVEN_BACK = new Set(['return', 'returns', 'refund', 'refunds', 'exchange', 'exchanges'])

const OTHERS_WITHIN = 9
const COMPARING = new Set(['like', 'unlike', 'than'])
const OWN = new Set(['my', 'our', 'this', 'these', 'shop', 'store', 'here', ',', '.'])

/** "A 30 day guarantee" of a seller who gives one of 30 days: what she answers for, and for how long. */
function isGuaranteed({ field, reading }: ReadPart, claim: string, statements: Reading): boolean {
  if (field !== 'description' || !claim.startsWith('guarantee')) return false
  const given = new Set(guaranteesIn(statements))
  const told = guaranteesIn(reading)
  return told.length > 0 && told.every((time) => given.has(time))
}

const TIMES: ReadonlySet<string> = new Set(['day', 'week', 'month', 'year'])

/** For how long, as "30 day"; nothing where one is given without its time. */
function guaranteesIn({ tokens, sentenceOf, measures }: Reading): string[] {
  const guaranteed = tokens.flatMap(({ word }, at) =>
    word.startsWith('guarantee') ? [sentenceOf[at]] : [],
  )
  const timed = measures.filter(
    ({ sentence, unit }) => TIMES.has(unit) && guaranteed.includes(sentence),
  )
  const isEach = guaranteed.every((own) => timed.some(({ sentence }) => sentence === own))
  return isEach ? timed.map(({ numbers, unit }) => `${numbers.join('-')} ${unit}`) : []
}

const DENIED_WITHIN = 2

function isTakenBackAt(reading: Reading, { from, to }: Run): boolean {
  const before = reading.tokens.slice(Math.max(0, from - DENIED_WITHIN), from)
  return (
    isUnderDenial(reading, from, to) ||
    before.some(({ word }) => NOT_WORDS.has(word) || NO_WORDS.has(word))
  )
}

/** "Waterproof" of a thing whose seller does not say so; "not waterproof" claims nothing. */
function unstatedClaims({ field, text, reading }: ReadPart, statements: Reading): Finding[] {
  const isStated = claimStatedIn(statements)
  return phrasesIn(text, STRICT_CLAIMS)
    .filter((claim) => {
      const roots = rootsOf(claim)
      const isClaimed = roots.length === 0 || isClaimedIn(reading, roots)
      const others = ALSO_SAID.get(claim) ?? []
      const isOtherwise = others.some((other) => isShortlySaid(statements, other))
      if (claim === 'made in' && field === 'description' && isTimeOfMaking(reading, statements))
        return false
      return isClaimed && !isOtherwise && !isStated(claim, text) && !isSameWords(statements, claim)
    })
    .map((claim) =>
      untrue(field, `Your text does not say "${claim}", ${FIELD_NAMES[field]} does`, claim),
    )
}

/** "Gf ingredients", but not "kitchen not gf". */
function isShortlySaid(statements: Reading, other: string): boolean {
  const places = runsOf(statements, rootsOf(other))
  const isDenied = places.length > 0 && places.every((place) => isTakenBackAt(statements, place))
  return hasPhrase(statements.text, other) && !isDenied
}

/** "Nickel free? I don't know" claims nothing, and states nothing. */
function isClaimedIn(reading: Reading, roots: readonly string[]): boolean {
  return runsOf(reading, roots).some(
    ({ from, to }) => !isUnderDenial(reading, from, to) && !isAskedInVain(reading, from),
  )
}

function isSameWords(statements: Reading, claim: string): boolean {
  return phrasesIn(statements.text, [claim]).length > 0 && rootsOf(claim).length === 0
}
