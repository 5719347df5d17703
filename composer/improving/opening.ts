import { examine } from '#marketplace/health.ts'
import { descriptionKeywords } from '#marketplace/health/description.ts'
import { languageOf } from '#marketplace/language.ts'
import { DESCRIPTION } from '#marketplace/rules.ts'
import { lowWordsOf, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { capitalised } from '../read/case.ts'
import type { Change } from './change.ts'
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
  if (isMet(written, input)) return change
  const { focus, usable } = examine({ ...pasted, ...input })
  const called = [...usable.filter(isPhrase), ...focus].filter((name) => !isGift(name))
  const names = called.slice(0, 1).map((name) => `${capitalised(name)}.\n\n${text}`)
  const parted = languageOf(input.productType) === 'en' ? partedIn(text) : []
  const fit = [...parted, ...names].find((one) => isMet({ generatedDescription: one }, input))
  if (fit === undefined) return change
  return { ...change, written: { ...written, generatedDescription: fit } }
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
