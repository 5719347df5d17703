import { countWords } from '#marketplace/text.ts'
import { lowWordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import type { Description } from './description.ts'
import type { Phrasing } from './phrasing.ts'
import { finderIn, quoted, quotes, type Room } from './quotes.ts'
import type { Checked, Written } from './wish-check.ts'
import type { Wished } from './wished.ts'

type Told = {
  written: Written
  found: Checked
  description: Description
  wish: Wished
  phrasing: Phrasing
  room: Room
}

/** What can be seen on the description beside what she typed. */
export function aboutDescription(brief: Brief, told: Told): string[] {
  const { description, phrasing, written } = told
  const { say } = phrasing
  const { input } = brief
  const { descriptionLength: length, includeBulletedLists: isListed } = input
  const isCut = description.cut.length > 0
  const isShort = !isCut && countWords(written.generatedDescription) < WORDS_FEW[length]
  return [
    ...aboutWords(brief, told),
    ...(isShort ? [say('little', { length })] : []),
    ...(isListed && !description.hasList ? [say('no-list')] : []),
    ...aboutWishes(brief, told),
  ].filter((sentence) => sentence !== '')
}

/** So few words are plainly not what was chosen. */
const WORDS_FEW = { short: 0, medium: 60, long: 120 } as const

/** Whether every word is hers and in her order, or which ones were changed. */
function aboutWords(brief: Brief, { written, phrasing, room }: Told): string[] {
  const { typed, input, rewritten } = brief
  const { generatedDescription: text } = written
  const { writingStyle: style } = input
  const [, ...below] = text.split('\n\n')
  const texts = [text, ...(below.length > 0 ? [below.join('\n\n')] : [])]
  // A line of her own title may stand above what she wrote.
  const isOf = (whole: string) => texts.some((own) => isWithin(own, whole))
  if (isOf(typed)) return [phrasing.say('order'), phrasing.say('style', { style })]
  const own = new Set(lowWordsOf(text))
  const changed = rewritten.filter((word) => lowWordsOf(word).some((low) => !own.has(low)))
  if (changed.length === 0) return []
  const shown = changed.slice(0, room.most).map((word) => quoted(word, room.words))
  const rest = changed.length - shown.length
  const more = rest === 0 ? '' : ` ${phrasing.say('more', { count: String(rest) })}`
  const mended = phrasing.say('mended', { quotes: `${shown.join(', ')}${more}` })
  return isOf(input.productType) ? [phrasing.say('order'), mended] : [mended]
}

/** Whether the words of a text stand in another one after another, whatever stands between them. */
function isWithin(text: string, whole: string): boolean {
  const words = lowWordsOf(text)
  let at = 0
  for (const low of lowWordsOf(whole)) if (low === words[at]) at += 1
  return words.length > 0 && at === words.length
}

function aboutWishes(brief: Brief, { wish, found, phrasing, room }: Told): string[] {
  const { say } = phrasing
  const told = (key: string, texts: readonly string[]) =>
    texts.length === 0
      ? ''
      : say(key, { quotes: texts.map((text) => quoted(text, room.words)).join(', ') })
  const kept = brief.facts
    .filter(({ said, isMustKnow }) => isMustKnow && wish.isAvoided(`${said.label} ${said.text}`))
    .map(({ said }) => said)
  const find = finderIn(brief.typed, brief.rewritten)
  const more = (count: string) => say('more', { count })
  return [
    told('nowhere', found.nowhere),
    told('in-description', found.said),
    kept.length === 0 ? '' : say('kept', { quotes: quotes(kept, { room, find, more }) }),
    told('claimed', found.claimed),
    told('translate', found.translate),
    told('check', found.open),
  ]
}
