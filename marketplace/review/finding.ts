import type { GeneratorInput } from '#contract/listings.ts'

export type Field = 'title' | 'description' | 'tags' | 'altText' | 'explanation'

/** One thing a review found, in words a seller understands. */
export type Finding = {
  field: Field
  /** Hard findings keep a listing from being stored; the others are advice. */
  isHard: boolean
  text: string
  /** The words it is about, where the finding is about some. */
  about?: string
  /** True where the words are false, so that only leaving them out mends it. */
  isUntrue?: true
  /** The measure that it is about, whose numbers the seller did enter, with what it counts. */
  measure?: { numbers: readonly string[]; unit: string; noun: string | undefined }
  /** True where something is missing that a buyer must know. */
  isUnsaid?: true
  /** True for what no listing may say, whoever entered it. */
  isForbidden?: true
}

/** The texts a review reads, whoever wrote them. */
export type ListingTexts = {
  generatedTitle: string
  generatedDescription: string
  generatedTags: readonly string[]
  generatedAltText: string | null
  generatedExplanation: string | null
}

/** What the texts are held against. */
export type ListingInput = Pick<
  GeneratorInput,
  | 'listingTitle'
  | 'productType'
  | 'keywords'
  | 'starredKeywords'
  | 'imageDescription'
  | 'customAiInstructions'
  | 'targetAudience'
  | 'includeEmojis'
  | 'includeBulletedLists'
  | 'descriptionLength'
> & {
  /** What the shop states of everything that it sells; counts as entered. */
  standingFacts?: readonly string[]
  /** Of a listing that was pasted, its title: what that says she has said. */
  pasted?: { title: string } | null
}

export function hard(field: Field, text: string, about?: string): Finding {
  return about === undefined ? { field, isHard: true, text } : { field, isHard: true, text, about }
}

/** A hard finding about words that are not so. */
export function untrue(field: Field, text: string, about: string): Finding {
  return { field, isHard: true, text, about, isUntrue: true }
}

/** A hard finding about words that no listing may hold. */
export function forbidden(field: Field, text: string, about: string): Finding {
  return { ...untrue(field, text, about), isForbidden: true }
}

/** How a finding speaks of a field. */
export const FIELD_NAMES: Readonly<Record<Field, string>> = {
  title: 'the title',
  description: 'the description',
  tags: 'a tag',
  altText: 'the alt text',
  explanation: 'the explanation',
}

export function advice(field: Field, text: string, about?: string): Finding {
  return about === undefined
    ? { field, isHard: false, text }
    : { field, isHard: false, text, about }
}

/** A blank line, so that no sentence goes on from one field into the next. */
const APART = '\n\n'

/** Everything the seller wrote about the product; the nickname and SKU are private. */
export function sourceOf(input: ListingInput): string {
  return [
    input.productType,
    input.keywords,
    input.starredKeywords,
    input.imageDescription,
    askedOf(input),
    input.targetAudience,
  ]
    .filter((text) => text !== null && text !== '')
    .join(APART)
}

/** What may back a material, a colour, a share or an origin: a keyword is a search, and states nothing. */
export function backingOf(input: ListingInput): string {
  return [input.productType, calledIn(input), input.imageDescription, askedOf(input)]
    .filter((text) => text !== null && text !== '')
    .join(APART)
}

/** What besides the description may back a keyword: what the seller calls it, what the photo shows, what is asked for. */
export function besidesOf(
  input: Asking & Pick<ListingInput, 'listingTitle' | 'pasted' | 'imageDescription'>,
): string {
  const asked = askedOf(input)
    .split(WISHES_APART)
    .filter((wish) => !FORBIDDING.test(wish))
  return [calledIn(input), input.imageDescription, ...asked]
    .filter((text) => text !== null && text !== '')
    .join(APART)
}

/** What the seller calls it, to herself and to buyers. */
function calledIn({ listingTitle, pasted }: Pick<ListingInput, 'listingTitle' | 'pasted'>): string {
  return [listingTitle, pasted?.title ?? ''].filter((text) => text !== '').join(APART)
}

const WISHES_APART = /(?<=[.!?;])\s+|\n/
/** "Don't promise it as a baby toy" says nothing of babies. */
const FORBIDDING = /\b(?:don'?t|do not|never|no|not|avoid|without|instead of)\b/i

/** What may back a claim about safety, origin or service: the seller's own statements. */
export function statementsOf(input: ListingInput): string {
  return [input.productType, askedOf(input)].filter((text) => text !== '').join(APART)
}

type Asking = Pick<ListingInput, 'customAiInstructions' | 'standingFacts'>

/** What is stated beside the details: for this item, and by the shop for all of them. */
export function askedOf({ customAiInstructions, standingFacts = [] }: Asking): string {
  return [customAiInstructions ?? '', ...standingFacts].filter((text) => text !== '').join('\n')
}
