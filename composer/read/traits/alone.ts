import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../form.ts'
import { is } from '../lexicon.ts'
import { clausesIn } from '../parts.ts'
import type { Fact } from '../told.ts'
import { readRun } from './runs.ts'

/** Whether the text has a word at the end of a phrase, and not beside another stuff: the "cotton" of "cotton canvas". */
export function standsAlone(word: Word, { facts, input: { listingTitle: text } }: Brief): boolean {
  const all = [{ text, words: wordsOf(text) }, ...facts.map(({ said }) => said)]
  return all.some((said) => isLastIn(word, said)) && !all.some((said) => isJoinedIn(word, said))
}

/** Words that say of what, how or in which style a thing is made, without the noun behind them. */
export function tellsItself(words: readonly Word[]): boolean {
  return readRun(words).some(({ kind }) => kind !== 'part' && kind !== 'colour')
}

type Said = Pick<Fact['said'], 'words' | 'text'>

/** Whether a stuff is one of several beside each other: "black walnut and hard maple". */
function isJoinedIn({ stem }: Word, { text }: Said): boolean {
  return clausesIn(text).some((part) => {
    const words = wordsOf(part)
    const isListed = words.some(({ low }) => low === 'and' || low === 'or')
    const others = words.filter((word) => word.stem !== stem && is(word, 'material'))
    const at = words.findIndex((word) => word.stem === stem)
    const before = words.slice(0, at).map(({ low }) => low)
    // "Use it with beeswax"
    const isFor = before.includes('for') || (before.includes('use') && before.includes('with'))
    return at !== -1 && (isFor || (isListed && others.length > 0))
  })
}

/** At the end of what it stands in, and no second stuff behind a first. */
function isLastIn({ stem }: Word, { words, text }: Said): boolean {
  return words.some((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]]
    const isEnd =
      next === undefined ||
      next.isNumber ||
      isSmall(next) ||
      text.slice(word.end, next.start) !== ' '
    const isSecond =
      before !== undefined && is(before, 'material') && text.slice(before.end, word.start) === ' '
    return word.stem === stem && isEnd && !isSecond
  })
}
