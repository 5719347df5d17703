import { remembered } from './remembered.ts'
import { TAGS, TITLE } from './rules.ts'

// Etsy's published class for titles; $ ^ ` and backslash are refused by the live service as well.
const NOT_IN_TITLE = /[^\p{L}\p{Nd}\p{P}\p{Sm}\p{Zs}™©®]|[$^`\\]/gu
const NOT_IN_TAG = /[^\p{L}\p{Nd}\p{Zs}\-'™©®]/gu
const STARTS_WELL = /^[\p{L}\p{Nd}]/u
const EMOJI =
  /\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Emoji_Modifier})*|\p{Regional_Indicator}{2}/gu
const ONCE_ONLY = ['%', ':', '&', '+'] as const

/** The emojis of a text; the signs ©, ® and ™ are none. */
export function emojisIn(text: string): string[] {
  return (text.match(EMOJI) ?? []).filter((found) => !/^[©®™]/.test(found))
}

export function withoutEmojiSigns(text: string): string {
  return text.replace(EMOJI, (found) => (/^[©®™]/.test(found) ? found : ''))
}

/** What the marketplace would refuse in a title, one sentence each. */
export function titleCharacterFaults(title: string): string[] {
  const refused = [...new Set(title.match(NOT_IN_TITLE) ?? [])]
  const repeated = ONCE_ONLY.filter((sign) => title.split(sign).length > 2)
  return [
    ...(refused.length > 0
      ? [`The title holds characters Etsy refuses: ${refused.join(' ')}`]
      : []),
    ...repeated.map((sign) => `The title uses ${sign} more than once`),
    ...(title !== '' && !STARTS_WELL.test(title)
      ? ['The title must begin with a letter or a number']
      : []),
    ...(isTidy(title) ? [] : ['The title has stray spaces or line breaks']),
    ...(capsWords(title).length > TITLE.capsWordsMax
      ? [`The title has more than ${TITLE.capsWordsMax} words in capitals`]
      : []),
  ]
}

export function capsWords(text: string): string[] {
  return text
    .split(/[\s,/|–—()-]+/)
    .filter((word) => /\p{Lu}.*\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word))
}

/** True for a tag the marketplace takes: length, characters, first character, spacing. */
export function isTagAccepted(tag: string): boolean {
  return (
    tag.length >= TAGS.lengthMin &&
    tag.length <= TAGS.lengthMax &&
    tag.replace(NOT_IN_TAG, '') === tag &&
    STARTS_WELL.test(tag) &&
    isTidy(tag)
  )
}

/** The signs of a tag that the marketplace refuses in tags. */
export function refusedInTag(tag: string): string[] {
  return [...new Set(tag.match(NOT_IN_TAG) ?? [])]
}

/** A keyword in the characters a tag may have: "mr & mrs" becomes "mr and mrs". */
export const asTag = remembered(readTag, 50_000)

function readTag(keyword: string): string {
  return withoutMarks(keyword)
    .replace(/&/g, ' and ')
    .replace(/’/g, "'")
    .replace(NOT_IN_TAG, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-']+/, '')
}

/** A text in the characters a title may have, and with no more words in capitals. */
export function asTitle(text: string): string {
  let title = withoutMarks(text).replace(NOT_IN_TITLE, ' ')
  for (const sign of ONCE_ONLY) title = keepFirst(title, sign)
  const tidy = title
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/^[^\p{L}\p{Nd}]+/u, '')
    .trim()
  return quieter(tidy)
}

/** "Pintado POR LAS DOS CARAS": more words than the marketplace takes in capitals are a shout, and no names. */
function quieter(title: string): string {
  return capsWords(title).length <= TITLE.capsWordsMax
    ? title
    : title.replace(/\p{Lu}{2,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
}

function keepFirst(text: string, sign: string): string {
  const [head = '', ...rest] = text.split(sign)
  if (rest.length === 0) return text
  // "Mugs&Cups" has no spaces of its own.
  return `${head}${sign}${rest.join(sign === '&' ? ' and ' : ' ')}`
}

function isTidy(text: string): boolean {
  return text === text.trim() && text === text.normalize('NFC') && !/\s{2,}|[\n\r\t]/.test(text)
}

/** Arabic and Hebrew read well without vowel marks; a word of another script that needs them has to go. */
function withoutMarks(text: string): string {
  return text
    .normalize('NFC')
    .replace(/(?<=[\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu, '')
    .replace(/\S+/g, (word) => (/\p{M}/u.test(word) ? ' ' : word))
}
