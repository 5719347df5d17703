import * as z from 'zod/mini'
import { catch as otherwise } from 'zod/mini'
import {
  DEFAULT_LENGTH,
  DEFAULT_STYLE,
  type GeneratorInput,
  LengthSchema,
  StyleSchema,
} from '../listings.ts'

/** How a listing is written: what an item may leave to its shop. */
export type UsualSettings = Pick<
  GeneratorInput,
  'writingStyle' | 'includeEmojis' | 'includeBulletedLists' | 'descriptionLength'
>

const Usual = z.object({
  writingStyle: otherwise(StyleSchema, DEFAULT_STYLE),
  includeEmojis: otherwise(z.boolean(), false),
  includeBulletedLists: otherwise(z.boolean(), false),
  descriptionLength: otherwise(LengthSchema, DEFAULT_LENGTH),
})

/** What a shop's profile says is usual, and as in a first form where it says nothing. */
export function usualSettings(profile: object | null | undefined): UsualSettings {
  return Usual.parse(profile ?? {})
}
