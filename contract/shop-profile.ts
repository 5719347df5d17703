import * as z from 'zod/mini'
import { ALL_ITEM_KINDS } from './item-kinds.ts'
import {
  AskedEmojis,
  AskedLength,
  AskedLists,
  AskedStyle,
  LengthSchema,
  LISTING,
  StyleSchema,
} from './listings.ts'
import { route } from './route.ts'
import { optionalText, requiredText } from './text.ts'

export const SHOP_PROFILE = {
  nameMax: 100,
  factsMax: 10,
  factMax: 300,
  wordsMax: 30,
  wordMax: 60,
  footersMax: 30,
} as const

const words = (label: string) =>
  z
    .array(requiredText({ label: 'A word', max: SHOP_PROFILE.wordMax }), `${label} must be a list`)
    .check(
      z.maxLength(SHOP_PROFILE.wordsMax, `${label} holds at most ${SHOP_PROFILE.wordsMax} words`),
    )

/** A saved footer, by its id, for a kind of item; null puts none under it. */
const FooterOfKind = z.object({
  kind: z.enum(ALL_ITEM_KINDS, 'Please choose a kind of item from the list'),
  footerId: z.nullable(
    z
      .string('Please name a footer, or none with null')
      .check(z.regex(/^[\w-]{1,60}$/, 'There is no such footer')),
  ),
})
export type FooterOfKind = z.infer<typeof FooterOfKind>

/** What a shop says once, and every new listing of it obeys, as it is typed. */
export const ShopProfileBody = z.strictObject({
  shopName: optionalText({ label: 'Shop name', max: SHOP_PROFILE.nameMax }),
  /** For whom, where an item names nobody. */
  audience: optionalText({ label: 'Default audience', max: LISTING.audienceMax }),
  /** Told word for word. */
  facts: z
    .array(
      requiredText({ label: 'A standing fact', max: SHOP_PROFILE.factMax }),
      'Standing facts must be a list',
    )
    .check(
      z.maxLength(
        SHOP_PROFILE.factsMax,
        `A shop has at most ${SHOP_PROFILE.factsMax} standing facts`,
      ),
    ),
  neverSay: words('Never say'),
  alwaysSay: words('Preferred words'),
  spelling: z.nullable(z.enum(['american', 'british'], 'Spelling must be american or british')),
  speaker: z.nullable(z.enum(['I', 'we'], 'Voice must be I or we')),
  /** What a new item is filled with; null leaves it as the last one was. */
  writingStyle: z._default(AskedStyle, null),
  descriptionLength: z._default(AskedLength, null),
  includeEmojis: z._default(AskedEmojis, null),
  includeBulletedLists: z._default(AskedLists, null),
  /** Goes under new listings of a kind; under all others goes the usual footer. */
  footers: z._default(
    z
      .array(
        z.strictObject(FooterOfKind.shape),
        'Footers must be a list of a kind of item and a footer each',
      )
      .check(
        z.maxLength(
          SHOP_PROFILE.footersMax,
          `At most ${SHOP_PROFILE.footersMax} kinds of items have a footer of their own`,
        ),
        z.refine(
          (footers) => new Set(footers.map(({ kind }) => kind)).size === footers.length,
          'Each kind of item has one footer',
        ),
      ),
    [],
  ),
})
export type ShopProfileBody = z.infer<typeof ShopProfileBody>

export const ShopProfile = z.object({
  shopName: z.nullable(z.string()),
  audience: z.nullable(z.string()),
  facts: z.array(z.string()),
  neverSay: z.array(z.string()),
  alwaysSay: z.array(z.string()),
  spelling: z.nullable(z.enum(['american', 'british'])),
  speaker: z.nullable(z.enum(['I', 'we'])),
  writingStyle: z.nullable(StyleSchema),
  descriptionLength: z.nullable(LengthSchema),
  includeEmojis: z.nullable(z.boolean()),
  includeBulletedLists: z.nullable(z.boolean()),
  footers: z.array(FooterOfKind),
})
export type ShopProfile = z.infer<typeof ShopProfile>

export const NO_PROFILE: ShopProfile = {
  shopName: null,
  audience: null,
  facts: [],
  neverSay: [],
  alwaysSay: [],
  spelling: null,
  speaker: null,
  writingStyle: null,
  descriptionLength: null,
  includeEmojis: null,
  includeBulletedLists: null,
  footers: [],
}

/** The profile of the person's shop. */
export const shopProfileRoutes = {
  getShopProfile: route({
    method: 'GET',
    path: '/api/shop-profile',
    summary: 'What the shop says once for all its listings',
    access: 'signedIn',
    scope: 'listings:read',
    answer: ShopProfile,
  }),
  saveShopProfile: route({
    method: 'PATCH',
    path: '/api/shop-profile',
    summary: 'Say it anew; it holds for what is written from now on',
    access: 'signedIn',
    scope: null,
    body: ShopProfileBody,
    answer: ShopProfile,
  }),
} as const
