import { healthClaims } from '../health-claims.ts'
import { protectedNameFinder } from '../names.ts'
import { PROMOTIONAL_SIGN, SALES_TALK, STRICT_CLAIMS } from '../lexicon/claims.ts'
import { claimStatedIn } from '../backing.ts'
import { isAskedInVain, isUnderDenial, rootsOf } from '../reading/said.ts'
import { runsOf } from '../reading/runs.ts'
import type { Run } from '../reading/sentences.ts'
import { NO_WORDS, NOT_WORDS } from '../reading/tables/denying.ts'
import { type Reading, readText } from '../reading/reading.ts'
import { phrasesIn } from '../text.ts'
import type { Case, ReadPart } from './case.ts'
import { FIELD_NAMES, forbidden, statementsOf, type Finding, untrue } from './finding.ts'

/** Claims the marketplace forbids, and claims only the seller could back but did not. */
export function reviewClaims({ parts, input }: Case): Finding[] {
  const statements = readText(statementsOf(input))
  const nameIn = protectedNameFinder(statements.text)
  return parts.flatMap((part) => {
    const { field, text } = part
    const name = field === 'altText' ? undefined : nameIn(text)
    return [
      ...healthClaims(text).map((claim) =>
        forbidden(field, `"${claim}" reads as a health claim`, claim),
      ),
      ...phrasesIn(text, SALES_TALK)
        .filter((claim) => isSaid(part, claim))
        .map((claim) => forbidden(field, `"${claim}" is promotion`, claim)),
      ...(isPromotion(part, input)
        ? [
            forbidden(
              field,
              'The text talks about price or rank',
              PROMOTIONAL_SIGN.exec(text)?.[0] ?? '',
            ),
          ]
        : []),
      ...(name === undefined
        ? []
        : [forbidden(field, `"${name}" belongs to a brand or a person`, name)]),
      ...(field === 'altText' ? [] : unstatedClaims(part, statements)),
    ]
  })
}

/** "Engraving +$6" in the seller's own text is what an option costs, and may stand in the description. */
function isPromotion({ field, text }: ReadPart, { productType }: Case['input']): boolean {
  const [sign] = PROMOTIONAL_SIGN.exec(text) ?? []
  const isOwn = field === 'description' && AMOUNT_SIGNS.includes(sign?.charAt(0) ?? ' ')
  return sign !== undefined && !(isOwn && productType.includes(sign))
}

const AMOUNT_SIGNS = '$€£'

/** "Not for sale" sells nothing, and "I can't guarantee fish" promises nothing. */
function isSaid({ reading }: ReadPart, claim: string): boolean {
  const roots = rootsOf(claim)
  const runs = runsOf(reading, roots)
  return runs.length === 0 || runs.some(({ from, to }) => !isTakenBackAt(reading, { from, to }))
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
      return isClaimed && !isStated(claim, text) && !isSameWords(statements, claim)
    })
    .map((claim) =>
      untrue(field, `Your text does not say "${claim}", ${FIELD_NAMES[field]} does`, claim),
    )
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
