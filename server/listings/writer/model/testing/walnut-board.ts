import { GeneratorInput } from '#contract/listings.ts'
import type { FactDraft, ListingDraft } from '../answer.ts'
import type { LookForm } from '../look.ts'
import type { Notes } from '../notes.ts'

/** What a seller entered. */
export function anInput(changes: Record<string, unknown> = {}): GeneratorInput {
  return GeneratorInput.parse({
    listingTitle: 'Board 12',
    sku: 'WB-12',
    productType:
      'Serving board cut from a single length of black walnut, 18 x 8 inches, with a round handle and a leather loop. Rubbed with mineral oil. Wash by hand. Small knot on the back.',
    keywords:
      'walnut serving board, wooden cheese board, charcuterie board, housewarming gift, kitchen decor, bread board with handle, vegan chopping block',
    starredKeywords: 'walnut serving board',
    writingStyle: 'friendly',
    includeEmojis: false,
    includeBulletedLists: false,
    descriptionLength: 'short',
    ...changes,
  })
}

/** What a good model answers to it. */
export function aDraft(changes: Partial<ListingDraft> = {}): ListingDraft {
  return {
    title: 'Walnut Serving Board with Handle, 18 x 8 Inch Wooden Cheese Board',
    description:
      "This walnut serving board is cut from a single length of black walnut, so the grain runs from end to end. It measures 18 x 8 inches, and you can carry it by its round handle or hang it by the leather loop.\n\nWe rub it with mineral oil. Wash it by hand and it'll stay lovely. There's a small knot on the back, which you won't see when the bread is out.",
    tags: [
      'walnut board',
      'wooden cheese board',
      'charcuterie board',
      'housewarming gift',
      'kitchen decor',
      'serving board',
      'bread board',
    ],
    altText: '',
    ...changes,
  }
}

/** What it copied out before it wrote. */
export const FACTS: FactDraft[] = [
  { q: 'Serving board cut from a single length of black walnut', k: 'item' },
  { q: '18 x 8 inches, with a round handle and a leather loop', k: 'size' },
  { q: 'Wash by hand', k: 'care' },
  { q: 'Small knot on the back', k: 'fault' },
]

/** Of a model that noted nothing. */
export const NO_NOTES: Notes = {
  searches: new Map(),
  denials: new Map(),
  untold: null,
  unmet: [],
  untitled: new Map(),
  copied: [],
  open: [],
}

/** A second look that finds nothing, but for these. */
export function aLook(changes: Partial<LookForm> = {}): LookForm {
  return { understood: [], kept: [], wishes: [], voice: [], title: [], tags: [], ...changes }
}

/** The whole answer: what was copied, the listing, its tags in their slots. */
export function anAnswer(changes: Partial<ListingDraft> = {}, facts: FactDraft[] = FACTS): string {
  const { tags, ...draft } = aDraft(changes)
  return JSON.stringify({ facts, ...draft, tags: { item: tags, trait: [], use: [], buyer: [] } })
}
