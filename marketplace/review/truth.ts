import { PROMOTIONAL_SIGN, SALES_TALK, STRICT_CLAIMS } from '../lexicon/claims.ts'
import { AMBIGUOUS_COLOURS, COLOURS } from '../lexicon/colours.ts'
import { GENERIC_MATERIALS, MATERIAL_FAMILIES, MATERIALS } from '../lexicon/materials.ts'
import { healthClaims } from '../health-claims.ts'
import { protectedNameFinder } from '../keywords.ts'
import {
  contentStems,
  digitNumbers,
  hasPhrase,
  phraseFinder,
  phrasesIn,
  sentences,
  stem,
} from '../text.ts'
import {
  hard,
  sourceOf,
  statementsOf,
  type Field,
  type Finding,
  type ListingInput,
  type ListingTexts,
} from './finding.ts'

/** A word of the listing that nothing the seller wrote stands behind. */
export type UnbackedClaim = { field: Field; claim: string }

type Part = { field: Field; text: string }

/** The texts buyers read, each with its field. */
export function partsOf(texts: ListingTexts): Part[] {
  return [
    { field: 'title', text: texts.generatedTitle },
    { field: 'description', text: texts.generatedDescription },
    ...texts.generatedTags.map((text) => ({ field: 'tags' as const, text })),
    { field: 'altText', text: texts.generatedAltText ?? '' },
  ]
}

/** Claims the marketplace forbids, and claims only the seller could back but did not. */
export function reviewClaims(texts: ListingTexts, input: ListingInput): Finding[] {
  const statements = statementsOf(input)
  const isStated = phraseFinder(statements)
  const nameIn = protectedNameFinder(statements)
  return partsOf(texts).flatMap(({ field, text }) => {
    const name = field === 'altText' ? undefined : nameIn(text)
    const strict = phrasesIn(text, STRICT_CLAIMS).filter((claim) => !isStated(claim))
    return [
      ...healthClaims(text).map((claim) =>
        hard(field, `"${claim}" reads as a health claim`, claim),
      ),
      ...phrasesIn(text, SALES_TALK).map((claim) => hard(field, `"${claim}" is promotion`, claim)),
      ...(PROMOTIONAL_SIGN.test(text) ? [hard(field, 'The text talks about price or rank')] : []),
      ...(name === undefined
        ? []
        : [hard(field, `"${name}" belongs to a brand or a person`, name)]),
      ...(field === 'altText'
        ? []
        : strict.map((claim) => hard(field, `Your description does not say "${claim}"`, claim))),
    ]
  })
}

/** Numbers that no input holds are always inventions. */
export function reviewNumbers(texts: ListingTexts, input: ListingInput): Finding[] {
  const known = digitNumbers(sourceOf(input))
  return partsOf(texts).flatMap(({ field, text }) =>
    [...digitNumbers(text)]
      .filter((number) => !known.has(number) && number !== '1')
      .map((number) => hard(field, `The number ${number} is not in what you entered`, number)),
  )
}

const FACT_WORDS = [
  ...MATERIALS,
  ...COLOURS.filter((colour) => !AMBIGUOUS_COLOURS.includes(colour)),
]

/** Whoever says walnut has said wood; no other family is that plain, since not all felt is wool. */
const WOOD = ['wood', 'wooden']
const SPECIES = (MATERIAL_FAMILIES['wood'] ?? []).filter((word) => !/^(?:timber|mdf)$/.test(word))

/** Materials and colours nobody stated: hard where they read as a fact about the item, else marked. */
export function reviewMaterials(
  texts: ListingTexts,
  input: ListingInput,
): { findings: Finding[]; unbacked: UnbackedClaim[] } {
  const source = sourceOf(input)
  const stems = new Set(contentStems(source))
  const isEntered = phraseFinder(source)
  const isKnown = (word: string) =>
    isEntered(word) ||
    word.split(' ').every((part) => stems.has(stem(part)) || GENERIC_MATERIALS.includes(part)) ||
    (WOOD.includes(word) && SPECIES.some((wood) => isEntered(wood)))
  const findings: Finding[] = []
  const unbacked: UnbackedClaim[] = []
  for (const { field, text } of partsOf(texts)) {
    for (const claim of phrasesIn(text, FACT_WORDS).filter(
      (word) => !isKnown(word) && !GENERIC_MATERIALS.includes(word),
    )) {
      const isFact = field !== 'description' || readsAsFact(text, claim)
      if (isFact) findings.push(hard(field, `"${claim}" is not in what you entered`, claim))
      else unbacked.push({ field, claim })
    }
  }
  return { findings, unbacked }
}

const MAKING = String.raw`(?:made|crafted|carved|cast|woven|knit|poured|set|sewn|turned|solid|pure|real)\s+(?:of\s+|from\s+|in\s+|with\s+)?(?:\w+\s+){0,2}`

function readsAsFact(description: string, claim: string): boolean {
  const isListed = sentences(description).some(
    ({ text, isBullet }) => isBullet && hasPhrase(text, claim),
  )
  return isListed || new RegExp(`\\b${MAKING}${claim}\\b`, 'i').test(description)
}
