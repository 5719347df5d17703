import { rememberedOf } from '#marketplace/remembered.ts'
import { isDenyingWord } from '#marketplace/searches/denied.ts'
import { rootOf, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { is } from '../read/lexicon.ts'
import { clausesIn } from '../read/parts.ts'

export const SIZES = new Set('mini small medium large big xs xl xxl'.split(' '))
const ALONG = new Set('long wide tall high deep thick across'.split(' '))
const PICTURES = new Set('photo photos picture pictures pic pics image images'.split(' '))
const ASKED = [
  ' on request',
  ' is possible',
  ' are possible',
  ' please ask',
  ' optional',
  'extra cost',
]

/**
 * What is not said of the whole thing, by roots: one of several sizes, what is made on request alone, the side that is
 * measured, and somebody's name that stands nowhere but in her own note of a title.
 */
export const leftOpen = rememberedOf(({ facts, input, document }: Brief): ReadonlySet<string> => {
  const [line] = facts
  const front = rootsIn([...wordsOf(input.listingTitle), ...(line?.said.words ?? [])])
  const said = facts.flatMap((fact) =>
    clausesIn(fact.said.text).map((text) => ({
      text: ` ${text.toLowerCase()}`,
      words: wordsOf(text),
    })),
  )
  const all = [
    ...said.flatMap(({ words }) => words),
    ...facts.flatMap((fact) => wordsOf(fact.said.label)),
  ]
  const sizes = rootsIn(all.filter(({ stem }) => SIZES.has(rootOf(stem)) || SIZES.has(stem)))
  const [asked, firm] = [true, false].map((isAsked) =>
    rootsIn(
      said
        .filter(({ text }) => ASKED.some((cue) => text.includes(cue)) === isAsked)
        .flatMap(({ words }) => words),
    ),
  )
  const [shown, own] = [true, false].map((isShown) =>
    rootsIn(
      said.filter(({ words }) => isOfPicture(words) === isShown).flatMap(({ words }) => words),
    ),
  )
  const measured = rootsIn(all.filter((word, at) => ALONG.has(word.low) && isMeasure(all[at - 1])))
  const typed = rootsIn(document.statements.flatMap(({ words }) => words))
  const names = rootsIn(wordsOf(input.listingTitle).filter((word) => is(word, 'brand')))
  const open = [
    ...(sizes.size > 1 ? sizes : []),
    ...[...(asked ?? [])].filter((root) => firm?.has(root) !== true),
  ]
  const hers = rootsIn(wordsOf(input.listingTitle))
  return new Set([
    ...[...measured].filter((root) => !hers.has(root)),
    ...[...(shown ?? [])].filter((root) => own?.has(root) !== true),
    ...open.filter((root) => !front.has(root)),
    ...[...names].filter((root) => !typed.has(root)),
  ])
})

/** "The cardigan in the photos isn't hers" */
function isOfPicture(words: readonly Word[]): boolean {
  return words.some(({ low }) => PICTURES.has(low)) && words.some(isDenyingWord)
}

function rootsIn(words: readonly Word[]): Set<string> {
  return new Set(words.map(({ stem }) => rootOf(stem)))
}

function isMeasure(word: Word | undefined): boolean {
  return word !== undefined && (word.isNumber || is(word, 'unit'))
}
