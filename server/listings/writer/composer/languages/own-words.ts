import { DESCRIPTION_LENGTHS } from '#contract/listings.ts'
import { contentStems, countWords } from '#marketplace/text.ts'
import type { Brief } from '../../brief/brief.ts'
import { capitalised } from '../../english/grammar.ts'
import { choose } from '../choices.ts'
import type { Random } from '../random.ts'
import { packOf } from './languages.ts'

const BULLET = '•'
/** More sentences that fit any item would only pad the seller's own. */
const LINES_MAX = 5

/** The description in a language we do not build sentences in: the seller's own, in a readable order. */
export function ownWords(brief: Brief, random: Random): string {
  const { words } = DESCRIPTION_LENGTHS[brief.input.descriptionLength]
  const said = brief.sentences
  const [first = '', ...rest] = said
  const lines = brief.input.includeBulletedLists ? fragments(rest) : []
  const prose = lines.length > 0 ? rest.filter((sentence) => !isFragmentList(sentence)) : rest
  const parts = [opening(brief, { first, random }), lines.join('\n'), joined(prose, brief)]
  const extra = extraLines(brief, random)
  // A little more than the least: two seeds differ only in these lines.
  const enough = words.min * 1.3
  const closing: string[] = []
  for (const line of extra) {
    const isEnough = countWords([...parts, ...closing].join(' ')) >= enough
    if (isEnough || closing.length === LINES_MAX) break
    closing.push(line)
  }
  return [...parts, joined(closing, brief)].filter((part) => part.trim() !== '').join('\n\n')
}

function joined(lines: readonly string[], { language }: Brief): string {
  return lines.join(language === 'ja' ? '' : ' ')
}

type Opening = { first: string; random: Random }

// The seller's first words lead wherever they hold the focus keyword themselves.
function opening({ primary, language }: Brief, { first, random }: Opening): string {
  const pack = packOf(language)
  const stems = new Set(contentStems(first))
  const holdsPrimary =
    primary === '' ||
    contentStems(primary).every((word) => stems.has(word)) ||
    first.includes(primary)
  if (holdsPrimary || pack === null) return capitalised(first)
  const opener = random.pick(pack.openers).replace('{keyword}', () => primary)
  return [opener, capitalised(first)].join(language === 'ja' ? '' : ' ')
}

function extraLines({ language, usable, starred }: Brief, random: Random): string[] {
  const pack = packOf(language)
  if (pack === null) return []
  const gifts = usable.some((keyword) => pack.giftSign.test(keyword))
    ? random.shuffle(pack.gifts).slice(0, 1)
    : []
  // Chosen before the keyword comes in, which may hold the signs of a choice itself.
  const also = starred
    .slice(1, 3)
    .map((keyword) => choose(pack.also, random).replace('{keyword}', () => keyword))
  const others = random.shuffle([...gifts, ...pack.lines])
  return [...also, ...others.map((line) => choose(line, random))]
}

function isFragmentList(sentence: string): boolean {
  return /[,،、]/.test(sentence) || countWords(sentence) <= 6
}

function fragments(sentences: readonly string[]): string[] {
  return sentences
    .filter(isFragmentList)
    .flatMap((sentence) => sentence.replace(/[.!?。！？।؟]$/, '').split(/(?<!\d)[,،、]\s*|,\s+/))
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{Nd}]/u.test(part))
    .slice(0, 8)
    .map((part) => `${BULLET} ${capitalised(part)}`)
}
