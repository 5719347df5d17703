import { LISTING } from '#contract/listings.ts'
import { cleanText } from '#contract/text.ts'
import { emojisIn } from '#marketplace/characters.ts'

// Order matters: what stands inside a script goes before the brackets around it do.
const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/<!--[\s\S]*?-->/g, ''],
  [/<(script|style|svg|iframe)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi, ''],
  [/<\/?[a-z][^<>]*>/gi, ''],
  [/!\[[^\]\n]*\]\([^)\n]*\)/g, ''],
  [/\[([^\]\n]+)\]\([^)\n]*\)/g, '$1'],
  [/\b(?:https?:\/\/|www\.)\S+/gi, ''],
  [/\b(?:javascript|data|vbscript):\S*/gi, ''],
  [/\S+@\S+\.\p{L}{2,}/gu, ''],
]

const MARKDOWN: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:`{3,}.*|-{3,}|\*{3,}|_{3,})\s*$/gm, ''],
  [/^[^\S\n]*(?:#{1,6}|>)\s+/gm, ''],
  [/^[^\S\n]*[-*+][^\S\n]+/gm, '• '],
  [/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2'],
  [/(?<![\p{L}\p{Nd}*])\*(?=\S)([^*\n]*?\S)\*(?![\p{L}\p{Nd}*])/gu, '$1'],
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
  const decoded = decodeEntities(cleanText(text.slice(0, LISTING.descriptionMax)))
  return tidy(replaceAll(replaceAll(decoded, MARKUP), MARKDOWN))
}

/** Plain text in one line. */
export function plainLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ')
}

export function withoutEmojis(text: string): string {
  let plain = text
  for (const emoji of new Set(emojisIn(text))) plain = plain.replaceAll(emoji, '')
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

function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/ +([,.;:!?])(?=\s|$)/g, '$1')
    .trim()
}
