import type { AskedInput, GeneratorInput } from '#contract/listings.ts'
import { NO_PROFILE, ShopProfile } from '#contract/shop-profile.ts'
import { contradictionIn } from '#contract/shop-profile/contradictions.ts'
import { type UsualSettings, usualSettings } from '#contract/shop-profile/usual-settings.ts'
import { builtOnce, type PlaceOf } from '#server/database/built-once.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { asJson } from '#server/database/json.ts'
import { Problem } from '#server/platform/problem.ts'

/** What the shop of a person says once; one without a profile says nothing. */
export async function shopProfileOf(
  db: Database | Transaction,
  userId: string,
): Promise<ShopProfile> {
  const [row] = await profiles(db, { userId })
  // A profile that was saved by an older version of the product lacks what came later.
  return ShopProfile.parse({ ...NO_PROFILE, ...row?.shopProfile })
}

const profiles = builtOnce((db, valueOf: PlaceOf<{ userId: string }>) =>
  db.selectFrom('users').select('shopProfile').where('id', '=', valueOf('userId')),
)

export async function saveShopProfile(
  db: Database,
  userId: string,
  profile: ShopProfile,
): Promise<ShopProfile> {
  // Beside the schema, which the dashboard loads, and no more than that.
  const contradiction = contradictionIn(profile)
  if (contradiction !== null) throw new Problem('invalid_input', { errors: [contradiction] })
  await db
    .updateTable('users')
    .set({ shopProfile: isEmpty(profile) ? null : asJson(profile) })
    .where('id', '=', userId)
    .execute()
  return profile
}

/** What is usual for the shop of a person, looked at only where one of the forms leaves a choice to it. */
export async function usualFor(
  db: Database | Transaction,
  { userId, usesProfile }: { userId: string; usesProfile: boolean },
  forms: readonly AskedInput[],
): Promise<UsualSettings> {
  const isAsked = usesProfile && forms.some((form) => LEFT.some((field) => form[field] === null))
  return usualSettings(isAsked ? await shopProfileOf(db, userId) : null)
}

const LEFT = [
  'writingStyle',
  'includeEmojis',
  'includeBulletedLists',
  'descriptionLength',
] as const satisfies readonly (keyof UsualSettings)[]

/** A form with the choices that it leaves to the shop. */
export function asUsual(form: AskedInput, usual: UsualSettings): GeneratorInput {
  return {
    ...form,
    writingStyle: form.writingStyle ?? usual.writingStyle,
    includeEmojis: form.includeEmojis ?? usual.includeEmojis,
    includeBulletedLists: form.includeBulletedLists ?? usual.includeBulletedLists,
    descriptionLength: form.descriptionLength ?? usual.descriptionLength,
  }
}

/**
 * The form as a writer gets it. The item comes first: its own audience stands, and its own
 * instructions stand before those of the shop. Both writers read the shop's wishes as they read hers.
 */
export function withProfile(input: GeneratorInput, profile: ShopProfile): GeneratorInput {
  const wishes = [input.customAiInstructions, ...wishesOf(profile)].filter((wish) => wish !== null)
  return {
    ...input,
    targetAudience: input.targetAudience ?? profile.audience,
    customAiInstructions: wishes.join('\n') || null,
  }
}

/**
 * What a profile states of everything the shop sells. It counts as entered for a listing that obeys it, wherever that
 * is held against what was entered.
 */
export function statedBy(profile: ShopProfile): string[] {
  const { facts, alwaysSay, shopName, audience } = profile
  return [...facts, ...alwaysSay, shopName, audience].filter((said) => said !== null)
}

function wishesOf(profile: ShopProfile): string[] {
  const { shopName, facts, neverSay, alwaysSay, spelling, speaker } = profile
  return [
    ...facts.map((fact) => `Add: ${fact}`),
    ...neverSay.map((word) => `Do not use the word "${word}".`),
    ...alwaysSay.map((word) => `Use the word "${word}" where it is true.`),
    ...(spelling === null ? [] : [SPELLING[spelling]]),
    ...(speaker === null ? [] : [`The seller speaks as ${speaker}.`]),
    ...(shopName === null ? [] : [`The shop is called ${shopName}.`]),
  ]
}

const SPELLING = { american: 'Use American spelling.', british: 'Use British spelling.' } as const

function isEmpty(profile: ShopProfile): boolean {
  return Object.values(profile).every(
    (said) => said === null || (Array.isArray(said) && said.length === 0),
  )
}
