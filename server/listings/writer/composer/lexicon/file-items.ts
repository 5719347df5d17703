import type { Brief } from '../../brief/brief.ts'
import type { Craft } from './craft.ts'
import { CUT_FILES } from './crafts/cut-files.ts'
import { EDITING_FILES } from './crafts/editing-files.ts'
import { GUIDES } from './crafts/guides.ts'
import { PATTERNS } from './crafts/patterns.ts'
import { TEMPLATES } from './crafts/templates.ts'

/** True for what is sold as a file. */
export function isFile(brief: Brief): boolean {
  return FILES.test(`${brief.product} ${brief.primary}`)
}

// A digital proof of a printed card is no file for sale, nor are bed sheets or nail files.
const FILES =
  /\b(?:digital(?! (?:proof|preview|print(?:ed|ing)?)\b)|download|template|spreadsheet|pdf|printable|canva|notion|svg|png|psd|otf|ttf|jpe?g|(?<!nail )files?|e-?books?|google sheets|presets?|procreate|goodnotes)\b/i

const FILE_CRAFTS: readonly Craft[] = [TEMPLATES, PATTERNS, CUT_FILES, EDITING_FILES, GUIDES]

/** True for crafts that know files only. */
export function isFileCraft(craft: Craft): boolean {
  return FILE_CRAFTS.includes(craft)
}
