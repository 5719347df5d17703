import { countWords } from '#marketplace/text.ts'
import type { Brief } from '../../brief/brief.ts'
import { capitalised } from '../../english/grammar.ts'
import type { Memory } from '../memory.ts'
import type { Random } from '../random.ts'
import { opened } from './heading.ts'
import { packOf } from './languages.ts'
import { localLines } from './local-lines.ts'
import { joinedFragments } from './own-fragments.ts'

const BULLET = '•'
/** A paragraph of the seller's own sentences is begun anew after so many words. */
const PARAGRAPH_WORDS = 55

/** The description in a language we do not build sentences in: the seller's own, then whole ones of ours. */
export function ownWords(brief: Brief, random: Random, memory: Memory): string {
  const [first = '', ...rest] = brief.sentences
  const lines = brief.input.includeBulletedLists ? fragments(rest) : []
  const prose = lines.length > 0 ? rest.filter((sentence) => !isFragmentList(sentence)) : rest
  const [opening = '', ...own] =
    lines.length > 0
      ? [capitalised(first), lines.join('\n'), ...paragraphs(prose, brief)]
      : paragraphs([capitalised(first), ...prose], brief)
  const pack = packOf(brief.language)
  const ours = pack === null ? [] : localLines({ brief, pack, random, memory })
  return [...opened(opening, brief), ...own, ...ours.map((part) => joined(part, brief))]
    .filter((part) => part.trim() !== '')
    .join('\n\n')
}

function joined(lines: readonly string[], { language }: Brief): string {
  return lines.join(language === 'ja' ? '' : ' ')
}

function paragraphs(sentences: readonly string[], brief: Brief): string[] {
  const groups: string[][] = []
  for (const sentence of joinedFragments(sentences, brief)) {
    const open = groups.at(-1)
    const isRoom =
      open !== undefined && countWords([...open, sentence].join(' ')) <= PARAGRAPH_WORDS
    if (isRoom) open.push(sentence)
    else groups.push([sentence])
  }
  return groups.map((group) => joined(group, brief))
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
