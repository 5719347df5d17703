import * as z from 'zod/mini'
import { joinKeywords } from '#contract/keywords.ts'
import { DEFAULT_LENGTH, DEFAULT_STYLE, GeneratorInput } from '#contract/listings.ts'
import { nicknameFrom } from '#contract/nickname.ts'
import { withAdded } from './keywords/keyword-list.ts'

/** What the generator form holds; keywords stay a list until they are sent. */
export const Item = z.object({
  listingTitle: z.string(),
  sku: z.string(),
  productType: z.string(),
  keywords: z.array(z.string()),
  starredKeywords: z.array(z.string()),
  writingStyle: GeneratorInput.shape.writingStyle,
  includeEmojis: z.boolean(),
  includeBulletedLists: z.boolean(),
  descriptionLength: GeneratorInput.shape.descriptionLength,
  imageDescription: z.string(),
  targetAudience: z.string(),
  customAiInstructions: z.string(),
  /** Of what the shop says once for all its listings; nothing that is kept with a listing. */
  usesProfile: z._default(z.boolean(), true),
})
export type Item = z.infer<typeof Item>
export type ItemField = keyof Item

export const EMPTY_ITEM: Item = {
  listingTitle: '',
  sku: '',
  productType: '',
  keywords: [],
  starredKeywords: [],
  writingStyle: DEFAULT_STYLE,
  includeEmojis: false,
  includeBulletedLists: false,
  descriptionLength: DEFAULT_LENGTH,
  imageDescription: '',
  targetAudience: '',
  customAiInstructions: '',
  usesProfile: true,
}

/** The required fields in the order of the form, by the names the seller sees. */
const REQUIRED_NAMES = {
  listingTitle: 'Nickname',
  productType: 'Product Description',
  keywords: 'Keywords',
  writingStyle: 'Writing Style',
  includeEmojis: 'Include Emojis',
  includeBulletedLists: 'Include Bulleted Lists',
  descriptionLength: 'Description Length',
} as const

export type ItemReview = {
  /** The required fields that hold nothing yet. */
  missing: string[]
  /** A sentence for each field that holds too much. */
  errors: Partial<Record<ItemField, string>>
}

/** Says what keeps an item from being sent; the rules are the contract's. */
export function reviewItem(item: Item): ItemReview {
  const parsed = GeneratorInput.safeParse(asGeneratorInput(item))
  if (parsed.success) return { missing: [], errors: {} }
  const found = parsed.error.issues
  const tooLong = found.filter((issue) => issue.code === 'too_big')
  const unfilled = new Set(
    found.filter((issue) => issue.code !== 'too_big').map((issue) => issue.path[0]),
  )
  return {
    missing: Object.entries(REQUIRED_NAMES).flatMap(([field, name]) =>
      unfilled.has(field) ? [name] : [],
    ),
    errors: Object.fromEntries(tooLong.map((issue) => [issue.path[0], issue.message])),
  }
}

export function canBeSent({ missing, errors }: ItemReview): boolean {
  return missing.length === 0 && Object.keys(errors).length === 0
}

/** The item as it travels; the audience goes along only when there is one. */
export function asGeneratorInput(item: Item) {
  // Whether the profile is used is about one writing, and no detail of the item.
  const { targetAudience, usesProfile: _usesProfile, ...details } = item
  return {
    ...details,
    keywords: joinKeywords(item.keywords),
    starredKeywords: joinKeywords(item.starredKeywords),
    ...(targetAudience.trim() === '' ? {} : { targetAudience }),
  }
}

/** The same, and what is about this one writing. */
export function asRequested(item: Item) {
  return { ...asGeneratorInput(item), ...(!item.usesProfile && { usesProfile: false }) }
}

/**
 * With the keywords still in the entry, which are meant as well: without them a credit would be
 * wasted. Without a nickname the first words of the description are one.
 */
export function completeItem({ item, typedKeywords }: Pick<ItemForm, 'item' | 'typedKeywords'>) {
  const listingTitle =
    item.listingTitle.trim() === '' ? nicknameFrom(item.productType) : item.listingTitle
  return { ...item, listingTitle, ...withAdded(item, typedKeywords) }
}

/** Nothing typed yet; a choice alone is nothing to lose, nor what is taken over from item to item. */
export function isBlank(item: Item): boolean {
  return (
    item.keywords.length === 0 &&
    [item.listingTitle, item.productType, item.imageDescription].every((text) => text === '')
  )
}

/** The item in the form, what the contract says about it, and how to change it. */
export type ItemForm = {
  item: Item
  review: ItemReview
  change: (changes: Partial<Item>) => void
  /** What stands in the keyword entry and is not added yet. */
  typedKeywords: string
  typeKeywords: (typed: string) => void
}

/** Whether a part of the form that shows no other fields would look the same. */
export function looksSame(one: ItemForm, other: ItemForm, fields: readonly ItemField[]): boolean {
  const hasSameWays = one.change === other.change && one.typeKeywords === other.typeKeywords
  return (
    hasSameWays &&
    fields.every(
      (field) =>
        one.item[field] === other.item[field] &&
        one.review.errors[field] === other.review.errors[field],
    )
  )
}
