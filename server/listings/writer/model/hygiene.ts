import { LISTING } from '#contract/listings.ts'
import { cleanText } from '#contract/text.ts'
import { emojisIn } from '#marketplace/characters.ts'

// Order matters: what stands inside a script goes before the brackets around it do.
// Every repetition is bounded, because hostile text would make an unbounded one search for minutes.
const HTML: readonly (readonly [RegExp, string])[] = [
  [/<!--[\s\S]*?-->/g, ''],
  [/<(script|style|svg|iframe)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi, ''],
  [/<\/?[a-z][^<>]*>/gi, ''],
]

const LINKS: readonly (readonly [RegExp, string])[] = [
  [/!\[[^[\]\n]{0,300}\]\([^)\n]{0,2000}\)/g, ''],
  [/\[([^[\]\n]{1,300})\]\([^)\n]{0,2000}\)/g, '$1'],
  [/\b(?:https?:\/\/|www\.)\S+/gi, ''],
  [/\b(?:javascript|data|vbscript):\S*/gi, ''],
  [/[^\s@]{1,64}@[^\s@]{1,64}\.\p{L}{2,}/gu, ''],
]

const MARKDOWN: readonly (readonly [RegExp, string])[] = [
  [/^[^\S\n]*(?:`{3,}.*|-{3,}|\*{3,}|_{3,})[^\S\n]*$/gm, ''],
  [/^[^\S\n]*(?:#{1,6}|>)\s+/gm, ''],
  [/^[^\S\n]*[-*+][^\S\n]+/gm, '• '],
  [/(\*\*|__)(?=\S)([^\n]{0,300}?\S)\1/g, '$2'],
  [/(?<![\p{L}\p{Nd}*])\*(?=\S)([^*\n]{0,300}?\S)\*(?![\p{L}\p{Nd}*])/gu, '$1'],
  [/`+/g, ''],
]

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
  ['apos', "'"],
  ['nbsp', ' '],
])

/** Plain text as a listing shows it: no markup, markdown, addresses or controls; paragraphs stay. */
export function plainText(text: string): string {
  const whole = withoutTerminalColours(text.slice(0, LISTING.descriptionMax))
  const decoded = decodeEntities(cleanText(whole))
  return tidy(replaceAll(replaceAll(replaceAll(decoded, HTML), LINKS), MARKDOWN))
}

const ESCAPE = '\u001B'

/** The sign that begins a colour is cleaned away as a control; its code would stay behind as letters. */
function withoutTerminalColours(text: string): string {
  const [first = '', ...others] = text.split(ESCAPE)
  return [first, ...others.map((part) => part.replace(/^\[[\d;]{0,12}[a-z]/i, ''))].join('')
}

/** A text without tags and entities, and otherwise as it was. */
export function withoutHtml(text: string): string {
  return replaceAll(decodeEntities(text), HTML)
}

/** Plain text in one line. */
export function plainLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ')
}

export function withoutEmojis(text: string): string {
  let plain = text
  for (const emoji of new Set(emojisIn(text))) {
    for (const mark of ';:!?') plain = plain.replaceAll(` ${emoji}${mark}`, mark)
    plain = plain.replaceAll(emoji, '')
  }
  return tidy(plain)
}

function decodeEntities(text: string): string {
  const decoded = text.replace(/&(#?\w{2,6});/g, (entity: string, name: string) => {
    return ENTITIES.get(name.toLowerCase()) ?? entity
  })
  // A twice encoded tag would be a tag again in the hands of somebody who decodes once more.
  return decoded === text ? text : decodeEntities(decoded)
}

function replaceAll(text: string, rules: readonly (readonly [RegExp, string])[]): string {
  let replaced = text
  for (const [pattern, by] of rules) replaced = replaced.replace(pattern, by)
  return replaced
}

export function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/ +([,.])(?=\s|$)/g, '$1')
    .trim()
}

/** "… for 110 g": of what, a title no longer says. */
const STUMP = / (?:for|of|with) \d[\d.,]*\s?(?:g|kg|oz|lbs?|ml|l)$/i
/** "…, Syndet in Paper Box": how it is packed is no charm of the thing. */
const PACKING =
  /,(?= )[^,]*? in (?:an? )?(?:(?:paper|card|cardboard|kraft|plastic[- ]free|compostable|recycled) ){1,2}(?:box|bag|wrap|packaging|packing|envelope|sleeve)$/i

/** A title without an end that is only a weight behind a small word, or only tells the packing. */
export function withoutStump(title: string): string {
  return title.replace(STUMP, '').replace(PACKING, '')
}

const DANGLING = /(?:[\s,&+\-–—:|/]|(?<!\p{L})(?:for|with|and|or|of|the|an?|in|to|by|from))+$/iu

/** A text of at most so many characters, up to a word that may end it. */
export function cutAtWord(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text
  const cut = text.slice(0, lengthMax + 1)
  return cut.slice(0, Math.max(0, cut.lastIndexOf(' '))).replace(DANGLING, '')
}
