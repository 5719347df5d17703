import {
  AskedInput,
  DESCRIPTION_LENGTHS,
  type DescriptionLength,
  WRITING_STYLES,
  type WritingStyle,
} from '../listings.ts'
import type { UsualSettings } from '../shop-profile/usual-settings.ts'
import type { ItemField } from './columns.ts'

/** The texts of a row as its file has them; a blank one is not there. */
export type RowTexts = Partial<Record<ItemField, string>>

/** What holds for every row that does not say otherwise; null leaves it to the shop. */
export type RowSettings = Pick<AskedInput, keyof UsualSettings>

/** A row that can be written, or why not: a sentence, and the field to mend. */
export type Judged =
  | { isUsable: true; input: AskedInput }
  | { isUsable: false; sentence: string; field: ItemField }

/** Reads the texts of a row as the generator's form. */
export function judgeRow(texts: RowTexts, usual: RowSettings): Judged {
  const missing = MISSING.find(({ field }) => texts[field] === undefined)
  if (missing !== undefined) return { isUsable: false, ...missing }
  const mute = MUTE.find(({ field }) => !SAYING.test(texts[field] ?? ''))
  if (mute !== undefined) return { isUsable: false, ...mute }
  const settings = settingsOf(texts, usual)
  if ('sentence' in settings) return { isUsable: false, ...settings }
  const { data, error } = AskedInput.safeParse({ ...texts, ...settings })
  if (data !== undefined) return { isUsable: true, input: data }
  const [first] = error.issues
  const field = ITEM_FIELDS.find((name) => name === first?.path[0]) ?? 'productType'
  return { isUsable: false, field, sentence: `${first?.message ?? 'This row cannot be read'}.` }
}

const MISSING: { field: ItemField; sentence: string }[] = [
  {
    field: 'productType',
    sentence: 'There is no description. Write one or leave the row out.',
  },
  { field: 'listingTitle', sentence: 'There is no name. Give it one or leave the row out.' },
  {
    field: 'keywords',
    sentence: 'There are no keywords. Add some or leave the row out.',
  },
]

/** Signs alone: nothing can be written from them, however often it is tried. */
const MUTE: { field: ItemField; sentence: string }[] = [
  {
    field: 'productType',
    sentence: 'The description says nothing of the item. Add a few words or leave the row out.',
  },
  {
    field: 'keywords',
    sentence: 'The keywords hold no words. Add some or leave the row out.',
  },
]
const SAYING = /[\p{L}\p{N}]/u

const ITEM_FIELDS: readonly ItemField[] = [
  'listingTitle',
  'sku',
  'productType',
  'keywords',
  'starredKeywords',
  'targetAudience',
  'imageDescription',
  'customAiInstructions',
]

type Refused = { sentence: string; field: ItemField }

function settingsOf(texts: RowTexts, usual: RowSettings): RowSettings | Refused {
  const writingStyle = styleOf(texts.writingStyle, usual)
  if (writingStyle === undefined)
    return refused('writingStyle', {
      text: texts.writingStyle,
      known: Object.values(WRITING_STYLES).map(({ label }) => label),
    })
  const descriptionLength = lengthOf(texts.descriptionLength, usual)
  if (descriptionLength === undefined)
    return refused('descriptionLength', {
      text: texts.descriptionLength,
      known: Object.values(DESCRIPTION_LENGTHS).map(({ label }) => label),
    })
  const includeEmojis = yesOrNo(texts.includeEmojis, usual.includeEmojis)
  if (includeEmojis === undefined)
    return refused('includeEmojis', { text: texts.includeEmojis, known: YES_NO })
  const includeBulletedLists = yesOrNo(texts.includeBulletedLists, usual.includeBulletedLists)
  if (includeBulletedLists === undefined)
    return refused('includeBulletedLists', { text: texts.includeBulletedLists, known: YES_NO })
  return { writingStyle, descriptionLength, includeEmojis, includeBulletedLists }
}

const LABELS: Partial<Record<ItemField, string>> = {
  writingStyle: 'writing style',
  descriptionLength: 'description length',
  includeEmojis: 'answer about emojis',
  includeBulletedLists: 'answer about bulleted lists',
}
const YES_NO = ['yes', 'no']

type Unknown = { text: string | undefined; known: string[] }

function refused(field: ItemField, { text = '', known }: Unknown): Refused {
  const last = known.at(-1) ?? ''
  const choices = `${known.slice(0, -1).join(', ')} or ${last}`
  return { field, sentence: `“${text}” is no ${LABELS[field]}. Write ${choices}.` }
}

// Undefined is a text that names nothing.
function styleOf(text: string | undefined, usual: RowSettings): WritingStyle | null | undefined {
  if (text === undefined) return usual.writingStyle
  const named = STYLES.filter((style) => isNamed(text, [style, WRITING_STYLES[style].label]))
  return named[0]
}

const STYLES: readonly WritingStyle[] = ['friendly', 'professional', 'whimsical', 'minimalist']

function lengthOf(
  text: string | undefined,
  usual: RowSettings,
): DescriptionLength | null | undefined {
  if (text === undefined) return usual.descriptionLength
  const named = LENGTHS.filter((length) => isNamed(text, [length]))
  return named[0]
}

const LENGTHS: readonly DescriptionLength[] = ['short', 'medium', 'long']

function yesOrNo(text: string | undefined, usual: boolean | null): boolean | null | undefined {
  if (text === undefined) return usual
  if (isNamed(text, ['yes', 'y', 'true', '1', 'x'])) return true
  return isNamed(text, ['no', 'n', 'false', '0']) ? false : undefined
}

function isNamed(text: string, names: string[]): boolean {
  return names.some((name) => name.toLowerCase() === text.trim().toLowerCase())
}
