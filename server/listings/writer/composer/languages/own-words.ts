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
  const [opening = '', ...own] = ownParagraphs(brief)
  const pack = packOf(brief.language)
  const ours = pack === null ? [] : localLines({ brief, pack, random, memory })
  return [...opened(opening, brief), ...own, ...ours.map((part) => joined(part, brief))]
    .filter((part) => part.trim() !== '')
    .join('\n\n')
}

/** The seller's sentences; where a list is wanted, the fragments among them as its lines. */
function ownParagraphs(brief: Brief): string[] {
  const [first = '', ...rest] = brief.sentences
  const whole = [capitalised(first), ...rest]
  if (!brief.input.includeBulletedLists) return paragraphs(whole, brief)
  const [name = '', ...traits] = isFragmentList(first) ? fragments([first]) : [first]
  const lines = fragments(rest.filter(isFragmentList))
  const prose = paragraphs(
    rest.filter((sentence) => !isFragmentList(sentence)),
    brief,
  )
  // One line alone is no list: then what follows the name in the first sentence joins it.
  if (lines.length > 1) return [capitalised(first), bulleted(lines), ...prose]
  if (lines.length + traits.length < 2) return paragraphs(whole, brief)
  return [`${name}.`, bulleted([...traits, ...lines]), ...prose]
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

/** Words that begin half a sentence, which is no line of a list. */
const CLAUSE =
  /^(?:weil|da|damit|dass|wenn|falls|ob|wobei|denn|aber|sondern|omdat|zodat|als|want|maar|car|parce|qui|que|quand|si|mais|pour que|porque|cuando|pero|aunque|perché|che|quando|ma|se|mas|embora)(?!\p{L})/iu
const LINE_WORDS = 6

function isFragmentList(sentence: string): boolean {
  return fragments([sentence]).every((part) => countWords(part) <= LINE_WORDS && !CLAUSE.test(part))
}

/** The parts between commas, each like a line of its own. */
function fragments(sentences: readonly string[]): string[] {
  return sentences
    .flatMap((sentence) => sentence.replace(/[.!?。！？।؟]$/, '').split(/(?<!\d)[,،、]\s*|,\s+/))
    .map((part) => capitalised(part.trim()))
    .filter((part) => /[\p{L}\p{Nd}]/u.test(part))
}

function bulleted(lines: readonly string[]): string {
  return lines.map((line) => `${BULLET} ${line}`).join('\n')
}
