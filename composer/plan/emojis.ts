import { emojisIn } from '#marketplace/characters.ts'
import type { Statement } from '../read/statement.ts'
import type { FactKind } from '../read/fact-kinds.ts'
import { kindOf } from '../read/fact-kinds.ts'
import type { Brief } from '../read/form.ts'
import type { Meaning } from '../read/headings.ts'
import type { Fact } from '../read/told.ts'
import { BULLET } from '../say/sentence.ts'
import type { Block } from './blocks.ts'

/** Puts an emoji in front of a heading, a line or a paragraph; empty-handed where nobody wants one there. */
export type Emojis = {
  /** Of the opening, which stands before every block. */
  opening: (first: Fact | undefined) => string
  /** Of a block as a whole: in front of its heading, or of its first paragraph. */
  of: (block: Block) => string
  /** Of one line in a block. */
  ofLine: (said: Statement, block: Block) => string
  /** Where there would be none at all. */
  fallback: string
  put: (emoji: string, text: string) => string
  /** Whether one of ours that stood before tells nothing more. */
  isOnce: boolean
}

export const NO_EMOJIS: Emojis = {
  opening: () => '',
  of: () => '',
  ofLine: () => '',
  fallback: '',
  put: (_emoji, text) => text,
  isOnce: false,
}

/** The seller's own emojis where they stood; without any a few by what the parts are about. */
export function emojisOf({ input, item, wishes, facts }: Brief): Emojis {
  if (!input.includeEmojis || wishes.noEmojis) return NO_EMOJIS
  const hasOwn = facts.some(({ said }) => said.emoji !== '' || (said.section?.emoji ?? '') !== '')
  const put = input.includeBulletedLists ? before : behind
  if (hasOwn) return { ...OWN, put }
  const [own] = item.kind.emoji
  return {
    opening: () => own ?? '',
    of: byKind,
    ofLine: byLabel,
    fallback: own ?? '✨',
    put,
    isOnce: true,
  }
}

const OWN: Omit<Emojis, 'put'> = {
  opening: (first) => first?.said.emoji ?? '',
  of: ({ heading, shape, said }) =>
    heading === null && shape === 'prose' ? (said[0]?.emoji ?? '') : (heading?.emoji ?? ''),
  ofLine: ({ emoji }) => emoji,
  fallback: '',
  isOnce: false,
}

const BY_MEANING: Partial<Record<Meaning, string>> = {
  size: '📏',
  colours: '🎨',
  options: '🎨',
  included: '📦',
  order: '✍️',
  personalise: '✍️',
  care: '🧼',
  files: '📄',
  must: '📌',
}

/** Of a paragraph only what its words are certain to be about. */
const BY_KIND: Partial<Record<FactKind, string>> = { care: '🧼', order: '✍️' }

function byKind({ heading, said, shape }: Block): string {
  if (heading !== null) return BY_MEANING[heading.meaning ?? 'item'] ?? ''
  const [first] = said
  const kinds = new Set(said.map((one) => kindOf(one, [])))
  const isOne = shape === 'prose' && first !== undefined && kinds.size === 1
  return isOne ? (BY_KIND[kindOf(first, [])] ?? '') : ''
}

const KNOWN_MIN = 2

/** One label among many would stand out, and one sign in front of three lines tells them apart no more. */
function byLabel(said: Statement, { heading, said: lines }: Block): string {
  const own = ofLabel(said)
  const known = new Set(lines.map(ofLabel).filter((emoji) => emoji !== ''))
  const isFirst = lines.find((one) => ofLabel(one) === own) === said
  return heading !== null || known.size < KNOWN_MIN || !isFirst ? '' : own
}

function ofLabel({ labelMeaning }: Statement): string {
  return labelMeaning === null ? '' : (BY_MEANING[labelMeaning] ?? '')
}

/** Every listing that is to have one gets one: the thing's own, else a plain one, at its first words. */
export function withOne(parts: readonly string[], emojis: Emojis): string[] {
  const [first = '', ...rest] = parts
  const isBare = !parts.some((part) => emojisIn(part).length > 0)
  if (isBare && first.startsWith(BULLET))
    return [BULLET + before(emojis.fallback, first.slice(BULLET.length)), ...rest]
  if (isBare) return [before(emojis.fallback, first), ...rest]
  return emojis.isOnce ? withEachOnce(parts) : [...parts]
}

function withEachOnce(parts: readonly string[]): string[] {
  const used = new Set<string>()
  return parts.map((part) => {
    const again = emojisIn(part).filter((emoji) => used.has(emoji))
    for (const emoji of emojisIn(part)) used.add(emoji)
    return again.reduce(
      (text, emoji) => text.replaceAll(`${emoji} `, '').replaceAll(` ${emoji}`, ''),
      part,
    )
  })
}

/** "📏 Size: 3 in" */
function before(emoji: string, text: string): string {
  return emoji === '' ? text : `${emoji} ${text}`
}

/** "Size: 3 in 📏": where no list is wanted, since signs in front of lines make one. */
function behind(emoji: string, text: string): string {
  return emoji === '' ? text : `${text} ${emoji}`
}
