import { ALT_TEXT } from './rules.ts'
import { emojisIn } from './characters.ts'
import { reviewDescription } from './review/description.ts'
import {
  advice,
  hard,
  type Finding,
  type ListingInput,
  type ListingTexts,
} from './review/finding.ts'
import { plainTextFaults } from './review/plain-text.ts'
import { reviewTags } from './review/tags.ts'
import { reviewTitle } from './review/title.ts'
import {
  partsOf,
  reviewClaims,
  reviewMaterials,
  reviewNumbers,
  type UnbackedClaim,
} from './review/truth.ts'

export type Review = {
  /** Nothing with a hard finding is ever stored. */
  hard: Finding[]
  /** What could be better, but may stay. */
  graded: Finding[]
  /** Words nothing in the input stands behind; shown to the seller, not hidden. */
  unbacked: UnbackedClaim[]
}

/** Holds a listing against the marketplace's rules and against what the seller entered. */
export function review(texts: ListingTexts, input: ListingInput): Review {
  const materials = reviewMaterials(texts, input)
  const findings = [
    ...reviewTitle(texts.generatedTitle),
    ...reviewTags(texts.generatedTags),
    ...reviewDescription(texts.generatedDescription, input),
    ...reviewAltText(texts.generatedAltText ?? ''),
    ...reviewPlainText(texts),
    ...reviewClaims(texts, input),
    ...reviewNumbers(texts, input),
    ...materials.findings,
  ]
  return {
    hard: findings.filter(({ isHard }) => isHard),
    graded: findings.filter(({ isHard }) => !isHard),
    unbacked: materials.unbacked,
  }
}

function reviewAltText(altText: string): Finding[] {
  const long = altText.length > ALT_TEXT.lengthGood
  return [
    ...(altText.length > ALT_TEXT.lengthMax
      ? [
          hard(
            'altText',
            `The alt text has ${altText.length} characters; ${ALT_TEXT.lengthMax} are allowed`,
          ),
        ]
      : []),
    ...(long
      ? [
          advice(
            'altText',
            `An alt text of up to ${ALT_TEXT.lengthGood} characters is easier to listen to`,
          ),
        ]
      : []),
    ...(emojisIn(altText).length > 0 ? [hard('altText', 'The alt text holds an emoji')] : []),
    ...(/^(?:an? )?(?:image|picture|photo|photograph) of\b/i.test(altText)
      ? [advice('altText', 'Screen readers say "image" already; begin with what it shows')]
      : []),
  ]
}

function reviewPlainText(texts: ListingTexts): Finding[] {
  const explanation = plainTextFaults(texts.generatedExplanation ?? '')
    .filter(({ fault }) => !/address|punctuation|placeholder|template/.test(fault))
    .map(({ fault, about }) => hard('explanation', `The reasons hold ${fault}`, about))
  const read = partsOf(texts).flatMap(({ field, text }) =>
    plainTextFaults(text).map(({ fault, about }) => hard(field, `The text holds ${fault}`, about)),
  )
  return [...read, ...explanation]
}
