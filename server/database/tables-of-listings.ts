import type { ColumnType } from 'kysely'
import type { DescriptionLength, MarketplaceField, WritingStyle } from '#contract/listings.ts'
import type { Comparison } from '#contract/improving/improving.ts'
import type { PastedAs } from '#contract/improving/pasted-as.ts'
import type { VersionKind, VersionTexts } from '#contract/versions.ts'
import type { Fixed, Json, SetByDatabase, WithDefault } from './columns.ts'

export type Listings = {
  userId: string
  id: string
  listingTitle: string
  sku: string | null
  productType: string
  keywords: string
  starredKeywords: string | null
  targetAudience: string | null
  writingStyle: WritingStyle
  includeEmojis: WithDefault<boolean>
  includeBulletedLists: WithDefault<boolean>
  descriptionLength: WithDefault<DescriptionLength>
  imageDescription: string | null
  customAiInstructions: string | null
  standingFacts: WithDefault<string[]>
  pasted: Json<PastedAs> | null
  generatedTitle: string
  generatedDescription: string
  generatedTags: Json<string[]>
  generatedAltText: string | null
  generatedExplanation: string | null
  version: WithDefault<number>
  copied: WithDefault<MarketplaceField[]>
  listedAt: Date | null
  createdAt: WithDefault<Date>
}

/** Kept by a trigger on listings, which reads what it is told beforehand; rows are only added. */
export type ListingVersions = {
  userId: Fixed<string>
  listingId: Fixed<string>
  number: Fixed<number>
  kind: Fixed<VersionKind>
  detail: ColumnType<VersionDetail, VersionDetail | undefined, never>
  actorId: Fixed<string>
  /** What the texts that changed said before. */
  earlier: ColumnType<Partial<VersionTexts>, Partial<VersionTexts> | undefined, never>
  madeAt: ColumnType<Date, Date | undefined, never>
}

/** What there is to tell of a version beside its kind. */
type VersionDetail = {
  restored?: number
  putBack?: (keyof VersionTexts)[]
  comparison?: Comparison
}

/** Kept by a trigger on listings; searching reads it, nothing writes it. */
export type ListingSearch = {
  userId: SetByDatabase<string>
  createdAt: SetByDatabase<Date>
  listingId: SetByDatabase<string>
  listingTitle: SetByDatabase<string>
  sku: SetByDatabase<string | null>
  isListed: SetByDatabase<boolean>
  folded: SetByDatabase<string>
  /** Which marks the folded text has; see its migration. */
  signature: SetByDatabase<string | null>
}

export type Footers = {
  userId: string
  id: string
  name: string
  content: string
  version: WithDefault<number>
  createdAt: WithDefault<Date>
  updatedAt: WithDefault<Date>
}

/** What was deleted and can still be brought back, whole. */
export type Wastebasket = {
  userId: string
  source: 'listings' | 'footers'
  id: string
  content: Json<object>
  /** Of a listing, whole. */
  versions: WithDefault<object[]>
  deletedAt: WithDefault<Date>
}
