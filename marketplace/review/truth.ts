import { healthClaims } from '../health-claims.ts'
import { protectedNameFinder } from '../names.ts'
import { PROMOTIONAL_SIGN, SALES_TALK, STRICT_CLAIMS } from '../lexicon/claims.ts'
import { rootsOf, saidAt, saysTogether } from '../reading/said.ts'
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
      ...(PROMOTIONAL_SIGN.test(text)
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

/** "Not for sale" sells nothing. */
function isSaid({ reading }: ReadPart, claim: string): boolean {
  const roots = rootsOf(claim)
  return (
    roots.length === 0 || !reading.places.has(roots[0] ?? '') || saidAt(reading, roots) !== null
  )
}

/** "Waterproof" of a thing whose seller does not say so; "not waterproof" claims nothing. */
function unstatedClaims({ field, text, reading }: ReadPart, statements: Reading): Finding[] {
  return phrasesIn(text, STRICT_CLAIMS)
    .filter((claim) => {
      const roots = rootsOf(claim)
      const isClaimed = roots.length === 0 || saidAt(reading, roots) !== null
      const isStated = saidAt(statements, roots) !== null || saysTogether(statements, roots)
      return isClaimed && !isStated && !isSameWords(statements, claim)
    })
    .map((claim) =>
      untrue(field, `Your text does not say "${claim}", ${FIELD_NAMES[field]} does`, claim),
    )
}

function isSameWords(statements: Reading, claim: string): boolean {
  return phrasesIn(statements.text, [claim]).length > 0 && rootsOf(claim).length === 0
}
