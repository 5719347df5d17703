import { examine } from '#marketplace/health.ts'
import { descriptionKeywords } from '#marketplace/health/description.ts'
import { languageOf } from '#marketplace/language.ts'
import { DESCRIPTION } from '#marketplace/rules.ts'
import { lowWordsOf, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { capitalised, isAcronym, uncapitalised } from '../read/case.ts'
import type { Change } from './change.ts'
import { readOnce } from './facts.ts'
import { isPhrase } from './tags.ts'

/**
 * A new description of which a preview shows no search, or no whole sentence: the first sentence in two where that is
 * certain, or else what the item is called before it.
 */
export function withOpening(change: Change): Change {
  const { pasted, written, input } = change
  const { generatedDescription: text } = written
  const isMet = (texts: Pick<Change['pasted'], 'generatedDescription'>, form: Change['input']) =>
    descriptionKeywords(examine({ ...pasted, ...texts, ...form })).state === 'met'
  const below = withoutHeading(change, (plain) => isMet({ generatedDescription: plain }, input))
  if (below !== text) return { ...change, written: { ...written, generatedDescription: below } }
  if (isMet(written, input)) return change
  const { focus, usable } = examine({ ...pasted, ...input })
  const called = [...usable.filter(isPhrase), ...focus].filter((name) => !isGift(name))
  const names = called.slice(0, 1).map((name) => asFirst(name, text))
  const parted = languageOf(input.productType) === 'en' ? partedIn(text) : []
  const fit = [...parted, ...names].find((one) => isMet({ generatedDescription: one }, input))
  if (fit === undefined) return change
  return { ...change, written: { ...written, generatedDescription: fit } }
}

/** Before a paragraph it is its first sentence, and before a list a line of its own. */
function asFirst(name: string, text: string): string {
  const [first = ''] = text
  return `${capitalised(name)}.${first.toLowerCase() === first.toUpperCase() ? '\n\n' : ' '}${text}`
}

/** A line above the text that only names the thing, and that she did not write, looks like a heading that was lost. */
function withoutHeading({ pasted, written, input }: Change, isMet: (text: string) => boolean) {
  const { generatedDescription: text } = written
  const [name = '', gap, ...rest] = text.split('\n')
  const typed = pasted.generatedDescription.split('\n').map(keyOf)
  const isLone =
    gap === '' && wordsOf(name).length <= NAME_WORDS_MAX && !typed.includes(keyOf(name))
  if (!isLone || !rest.join('').includes(' ') || ENDS.has(name.at(-1) ?? '')) return text
  const below = rest.join('\n').trimStart()
  const { names } = readOnce(input).document
  const [first, ...others] = wordsOf(name)
  const called = others.reduceRight(
    (whole, word) =>
      whole.slice(0, word.start) +
      (isAcronym(word.text) ? word.text : uncapitalised(word.text, names)) +
      whole.slice(word.end),
    name,
  )
  const found = [below, ...(first === undefined ? [] : [asFirst(called, below)])]
  return found.find(isMet) ?? text
}

const ENDS = new Set('.!?:'.split(''))
/** A name with more words tells something as well. */
const NAME_WORDS_MAX = 8

function keyOf(line: string): string {
  return lowWordsOf(line).join(' ')
}

function isGift(name: string): boolean {
  return lowWordsOf(name).includes('gift')
}

const SUBJECTS = new Set("it it's they they're".split(' '))
const VERBS = new Set(
  'is has holds comes measures weighs was are have hold come measure'.split(' '),
)
/** A statement that begins so leaves the one behind a comma to end it: "If it chips, it is replaced". */
const OPEN = new Set(
  'if when as because since while once although though after before unless until where whether so and or but'.split(
    ' ',
  ),
)

/** In two at each comma behind which a whole statement begins: "…of stoneware, it's glazed in blue". */
function partedIn(text: string): string[] {
  const [line = ''] = text.split('\n')
  const words = wordsOf(line)
  const isOpen = (at: number) => words.slice(0, at).some(({ low }) => OPEN.has(low))
  return words.flatMap((word, at) => {
    const before = words[at - 1]
    const isAfterComma = before !== undefined && line.slice(before.end, word.start).trim() === ','
    const isLate = word.start > DESCRIPTION.openingMax
    if (!isAfterComma || isLate || !isStatement(words, at) || isOpen(at)) return []
    // A line of a list is read as one sentence.
    const sign = line.slice(0, words[0]?.start ?? 0)
    const between = sign === '' ? '. ' : `\n${sign}`
    return [line.slice(0, before.end) + between + capitalised(text.slice(word.start))]
  })
}

function isStatement(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if (word === undefined || next === undefined || !SUBJECTS.has(word.low)) return false
  return word.low.includes("'") || VERBS.has(next.low)
}
