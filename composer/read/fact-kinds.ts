import type { Statement } from './statement.ts'
import type { Meaning } from './headings.ts'
import { holds } from './lexicon.ts'
import { measuresIn } from './measures.ts'
import { lowWordsOf } from '#marketplace/searches/words.ts'
import type { Match } from './patterns.ts'
import { startsWithOrder } from './sentences.ts'

/** What a buyer learns from a statement, in the order in which buyers ask. */
const KINDS = [
  'item',
  'material',
  'size',
  'included',
  'options',
  'files',
  'fit',
  'condition',
  'must',
  'use',
  'care',
  'order',
  'maker',
  'other',
] as const
export type FactKind = (typeof KINDS)[number]

const BY_MEANING: Partial<Record<Meaning, FactKind>> = {
  item: 'item',
  details: 'other',
  size: 'size',
  material: 'material',
  colours: 'options',
  options: 'options',
  included: 'included',
  order: 'order',
  personalise: 'order',
  use: 'use',
  care: 'care',
  fit: 'fit',
  files: 'files',
  licence: 'files',
  condition: 'condition',
  story: 'maker',
  must: 'must',
}

export function kindOf(said: Statement, must: readonly Match[]): FactKind {
  if (said.form === 'name') return 'item'
  const meaning = said.labelMeaning ?? said.section?.meaning ?? null
  const named = meaning === null ? undefined : BY_MEANING[meaning]
  if (named !== undefined && named !== 'other') return named
  if (said.form === 'step') return 'order'
  if (must.length > 0) return must.some((match) => match.meaning === 'flaw') ? 'condition' : 'must'
  return kindByWords(said)
}

const ABOUT_ONESELF = new Set(['i', 'we', 'my', 'our', "i'm", "i've", "we're", "we've"])
const CARE = new Set(
  'wash washable wipe clean rinse iron bleach tumble dishwasher polish dust'.split(' '),
)
const OPTIONS = new Set(
  'colours colors colour color choose choice options option available either pick shades scents prints sizes'.split(
    ' ',
  ),
)
const INCLUDED = new Set(
  'includes included including comes contents contains set pack supplied receive pair pieces piece'.split(
    ' ',
  ),
)
const FITS = new Set('fits fit fitting compatible works suits suitable'.split(' '))
const ORDERING = new Set(
  'checkout personalization personalisation message note order ordering proof engrave tell'.split(
    ' ',
  ),
)

const QUOTED = /"[^"\n]*"/g

function kindByWords(said: Statement): FactKind {
  // "Peace Was Never an Option" on a shirt leaves nothing to choose.
  const lows = new Set(lowWordsOf(said.text.replace(QUOTED, ' ')))
  const has = (set: ReadonlySet<string>) => [...lows].some((low) => set.has(low))
  const isOrder = startsWithOrder(said.words)
  if (has(CARE)) return 'care'
  if (has(ORDERING) && isOrder) return 'order'
  if (has(FITS)) return 'fit'
  if (has(OPTIONS)) return 'options'
  if (measuresIn(said.text).some(({ unit }) => unit !== 'time')) return 'size'
  if (has(INCLUDED)) return 'included'
  if (holds(said.words, 'material') && !has(ABOUT_ONESELF)) return 'material'
  if (has(ABOUT_ONESELF)) return 'maker'
  return isOrder ? 'use' : 'other'
}
