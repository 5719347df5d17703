import { DESCRIPTION_LENGTHS } from '#contract/listings.ts'
import { asTitle } from '#marketplace/characters.ts'
import { TITLE } from '#marketplace/rules.ts'
import { contentStems, countWords } from '#marketplace/text.ts'
import type { Brief } from '../../brief/brief.ts'
import { capitalised } from '../../english/grammar.ts'
import type { Random } from '../random.ts'
import { choose } from '../voice.ts'
import { packOf } from './languages.ts'

const BULLET = '•'

/** The description in a language we do not build sentences in: the seller's own, in a readable order. */
export function ownWords(brief: Brief, random: Random): string {
  const { words } = DESCRIPTION_LENGTHS[brief.input.descriptionLength]
  const said = brief.sentences
  const [first = '', ...rest] = said
  const lines = brief.input.includeBulletedLists ? fragments(rest) : []
  const prose = lines.length > 0 ? rest.filter((sentence) => !isFragmentList(sentence)) : rest
  const parts = [opening(brief, { first, random }), lines.join('\n'), prose.join(' ')]
  const extra = extraLines(brief, random)
  const closing: string[] = []
  for (const line of extra) {
    if (countWords([...parts, ...closing].join(' ')) >= words.min) break
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
  return `${random.pick(pack.openers).replaceAll('{keyword}', capitalised(primary))} ${capitalised(first)}`
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
  const others = [...gifts, ...random.shuffle(pack.lines)]
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

/** The focus keyword, then phrases that repeat none of its words. */
export function ownTitle(brief: Brief): string {
  const own = brief.sentences.flatMap((sentence) =>
    sentence.replace(/[.。।]$/, '').split(/(?<!\d)[,،、]\s*|,\s+/),
  )
  const candidates = [...own.slice(0, 4), ...brief.usable]
    .filter((text) => isWritable(text))
    .map(asTitle)
    .filter((text) => text.length <= 45)
  let title = asTitle(brief.primary)
  let segments = title === '' ? 0 : 1
  for (const text of candidates) {
    const longer = title === '' ? text : `${title}, ${text}`
    const stems = contentStems(text)
    const isNew = stems.length > 0 && stems.every((word) => !contentStems(title).includes(word))
    if (
      !isNew ||
      segments >= TITLE.segmentsMax ||
      longer.length > TITLE.lengthGood ||
      countWords(longer) > TITLE.wordsMax
    )
      continue
    title = longer
    segments += 1
  }
  return titleCased(title, brief)
}

/** False for text that loses letters under the marketplace's character rules. */
function isWritable(text: string): boolean {
  return (
    asTitle(text).replace(/\P{L}/gu, '').length >=
    text.replace(/\p{M}/gu, '').replace(/\P{L}/gu, '').length
  )
}

function titleCased(title: string, { language }: Brief): string {
  const small = new Set(packOf(language)?.smallWords ?? [])
  return title
    .split(' ')
    .map((word, at) =>
      at > 0 && (small.has(word.toLowerCase()) || /^(?:cm|mm|m|g|kg|ml|l)$/.test(word))
        ? word
        : capitalised(word),
    )
    .join(' ')
}
