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
import { DOUBLED, plainTextFaults } from './review/plain-text.ts'
import { reviewTags } from './review/tags.ts'
import { reviewTitle } from './review/title.ts'
import { reviewAges } from './review/ages.ts'
import { type Backing, reviewBacking, type UnbackedClaim } from './review/backing.ts'
import { reviewBroken } from './review/broken.ts'
import { type Case, caseOf, partsOf } from './review/case.ts'
import { reviewDenials } from './review/denied.ts'
import { reviewDoubts } from './review/doubts.ts'
import { reviewFigures } from './review/figures.ts'
import { reviewLists } from './review/lists.ts'
import { type MustSay, mustSayIn } from './review/must-say.ts'
import { reviewParcel } from './review/parcel.ts'
import { productSafety } from './review/product-safety.ts'
import { reviewClaims } from './review/truth.ts'
import { reviewWording } from './review/wording.ts'

export type Review = {
  /** Nothing with a hard finding is ever stored. */
  hard: Finding[]
  /** What could be better, but may stay. */
  graded: Finding[]
  /** Words nothing in the input stands behind; shown to the seller, not hidden. */
  unbacked: UnbackedClaim[]
}

// Writing and repairing ask again about the very listing they asked about before.
const recent = new WeakMap<ListingTexts, { input: ListingInput; found: Review }>()

/** Holds a listing against the marketplace's rules and against what the seller entered. */
export function review(texts: ListingTexts, input: ListingInput): Review {
  const before = recent.get(texts)
  if (before?.input === input) return before.found
  const found = findingsIn(texts, input)
  recent.set(texts, { input, found })
  return found
}

function findingsIn(texts: ListingTexts, input: ListingInput): Review {
  const reviewed = caseOf(texts, input)
  const truth = reviewTruth(reviewed)
  const findings = [
    ...reviewTitle(texts.generatedTitle),
    ...reviewTags(texts.generatedTags),
    ...reviewDescription(texts.generatedDescription, input),
    ...reviewAltText(texts.generatedAltText ?? ''),
    ...reviewPlainText(texts, reviewed),
    ...truth.findings,
    ...reviewBroken(reviewed),
    ...unsaidIn(reviewed).map(unsaidFinding),
    ...reviewWording(reviewed),
    ...productSafety(input),
  ]
  return {
    hard: findings.filter(({ isHard }) => isHard),
    graded: findings.filter(({ isHard }) => !isHard),
    unbacked: truth.unbacked,
  }
}

/** Everything that a listing says and its seller does not; the fact lock shows the same. */
export function reviewTruth(reviewed: Case): Backing {
  const { findings, unbacked } = reviewBacking(reviewed)
  const others = [
    ...reviewClaims(reviewed),
    ...reviewDenials(reviewed),
    ...reviewLists(reviewed),
    ...reviewFigures(reviewed),
    ...reviewDoubts(reviewed),
    ...reviewAges(reviewed),
    ...reviewParcel(reviewed),
  ]
  return { findings: [...others, ...findings], unbacked }
}

/** What the seller says a buyer must know, and the description does not. */
export function unsaidIn({ product, parts, language }: Case): MustSay[] {
  const description = parts.find(({ field }) => field === 'description')?.reading
  if (language !== 'en' || description === undefined) return []
  return mustSayIn(product).filter(({ isSaidBy }) => !isSaidBy(description))
}

function unsaidFinding({ text, isHard }: MustSay): Finding {
  const finding = `The description does not say "${text.replaceAll('\n', ' ')}"`
  return { field: 'description', text: finding, isHard, isUnsaid: true }
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

type Typed = Pick<Case, 'language' | 'input'>

function reviewPlainText(texts: ListingTexts, { language, input }: Typed): Finding[] {
  const typed = input.productType.toLowerCase()
  const explanation = plainTextFaults(texts.generatedExplanation ?? '')
    .filter(({ fault }) => !/address|punctuation|placeholder|template/.test(fault))
    .map(({ fault, about }) => hard('explanation', `The reasons hold ${fault}`, about))
  const read = partsOf(texts).flatMap(({ field, text }) =>
    plainTextFaults(text, language)
      // "Not sharp sharp" is how she says it.
      .filter(({ fault, about }) => !(fault === DOUBLED && typed.includes(about.toLowerCase())))
      .map(({ fault, about }) => hard(field, `The text holds ${fault}`, about)),
  )
  return [...read, ...explanation]
}
