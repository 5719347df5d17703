import { examine } from '#marketplace/health.ts'
import { TITLE } from '#marketplace/rules.ts'
import { isSmall, lowWordsOf, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { contentStems, wordFinder } from '#marketplace/text.ts'
import { fitIn } from '../plan/title-ground.ts'
import { holds, is, knownIn } from '../read/lexicon.ts'
import { isReadable, shaped } from '../plan/title-shape.ts'
import { readOnce, searchesLost } from './facts.ts'
import { borneOutLost, borneOutRuns } from './borne-out.ts'
import type { Change } from './change.ts'
import { BETWEEN, isLone } from './lone-words.ts'
import { isPhrase } from './tags.ts'
import { nameInText, toldOfIt } from './told-of-it.ts'

/** The title of the writer, behind it what hers said and there is room for: "Ring Holder" behind "Walnut Ring Dish". */
export function writersTitle(change: Change): string {
  const { generatedTitle } = change.written
  const more = searchesWithRoom(change)
  return more.length === 0 ? generatedTitle : [generatedTitle, shaped(more)].join(BETWEEN)
}

/**
 * A title, and behind it the words of hers that her text bears out, while it stays readable: those of which several stand
 * side by side, "Watercolor Painting", and then with a name for each of the others as well, "Soy Candle".
 */
export function withBorneOut(title: string, change: Change): string[] {
  const lost = borneOutRuns({ ...change, written: { ...change.written, generatedTitle: title } })
  const withRuns = withParts(title, lost.runs)
  const [name = '', ...others] = partsOf(title)
  if (lost.names.length === 0) return [withRuns]
  const all = [...lost.names, ...lost.runs, ...others]
  return [
    withRuns,
    withParts(withRuns, lost.names),
    // Where there is no room behind all of the title, what she said comes before what else it says.
    withParts(name, all),
    withParts(withFront(name, lost.names), all),
  ]
}

/** "Iron on Moth Patch" of a "Moth Patch" of hers that is an "iron on patch" as well: its kind is said once. */
function withFront(name: string, tags: readonly string[]): string {
  const own = wordsOf(name)
  const said = new Set(own.map(({ stem }) => stem))
  const fronts = tags
    .filter((tag) => wordsOf(tag).at(-1)?.stem === own.at(-1)?.stem)
    .map((tag) => wordsOf(tag).slice(0, -1))
  // One word alone may tell of what it is for, and before a name of what it is made: "epoxy mold".
  const front = fronts.find(
    (words) => words.length > 1 && words.every(({ stem }) => !said.has(stem)),
  )
  const named = front === undefined ? name : `${shaped([spelt(front)])} ${name}`
  return isReadable([named]) ? named : name
}

function withParts(title: string, parts: readonly string[]): string {
  return parts.reduce((whole, part) => {
    const isNew = !wordFinder(whole)(part) && isReadable([...partsOf(whole), part])
    return isNew ? [whole, shaped([part])].join(BETWEEN) : whole
  }, title)
}

/**
 * A title that is short, with what her text tells of the whole thing while it is: of what it is made, how big it is, true
 * searches of hers and for whom a gift is. A stuff that stood alone behind a comma stands before the name.
 */
export function fuller(title: string, change: Change): string {
  const brief = readOnce(change.input)
  if (brief.language !== 'en') return title
  const [name = '', ...others] = partsOf(title)
  // What she writes in capitals, "LED", stays so: a title is not shaped again.
  const front = nameInText(name, brief)
  const named = [front === '' ? name : `${shaped([front])} ${name}`, ...others]
  let whole = isReadable(named) ? named.join(BETWEEN) : title
  const add = (parts: readonly string[]) => {
    for (const part of parts)
      if (whole.length < TITLE.lengthGoodMin && isReadable([...partsOf(whole), part]))
        whole = [whole, shaped([part])].join(BETWEEN)
  }
  add(toldOfIt(brief, whole).stuffs)
  whole = withStuff(whole, change)
  add(newIn(whole, change))
  add(toldOfIt(brief, whole).sizes)
  add(toldOfIt(brief, whole).gifts)
  return whole
}

/** True searches of hers that say something new, and no word again. */
function newIn(title: string, { pasted, input }: Change): string[] {
  const { usable } = examine({ ...pasted, ...input })
  const isTold = wordFinder(input.productType)
  const said = new Set(contentStems(title))
  return usable.filter(
    (search) =>
      isPhrase(search) &&
      !lowWordsOf(search).includes('gift') &&
      contentStems(search).length > 1 &&
      // A size is added by itself, and only where the text gives one alone: "16 gauge" may be one of several.
      wordsOf(search).every(({ isNumber }) => !isNumber) &&
      wordsOf(search)
        .slice(0, 1)
        .every((word) => !isSmall(word)) &&
      contentStems(search).every((stem) => !said.has(stem)) &&
      search.split(' ').every(isTold),
  )
}

/** "Cotton" of "Crochet Baby Blanket, Cotton" says of what the blanket is, before its name. */
function withStuff(title: string, { written }: Change): string {
  const said = new Set(contentStems(title))
  const lone = written.generatedTitle
    .split(BETWEEN)
    .slice(1)
    .filter((part) => isLone(part) && contentStems(part).every((stem) => !said.has(stem)))
  const [stuff] = lone.filter((part) => wordsOf(part).every((word) => is(word, 'material')))
  const [name = '', ...others] = partsOf(title)
  const isBare = wordsOf(name).length <= NAME_MAX && !holds(wordsOf(name), 'material')
  if (stuff === undefined || !isBare) return title
  const named = [`${shaped([stuff])} ${name}`, ...others]
  return isReadable(named) ? named.join(BETWEEN) : title
}

const NAME_MAX = 4

/** A title with the colour that ended a phrase of hers and that nothing else of it says, before the name: "Brown" of "Leather Journal Cover | Brown". */
export function withLook(title: string, change: Change): string {
  const brief = readOnce(change.input)
  if (brief.language !== 'en') return title
  const [name = '', ...others] = partsOf(title)
  const lost = borneOutLost({ ...change, written: { ...change.written, generatedTitle: title } })
  const isEnd = ({ end }: Word) => {
    const behind = change.pasted.generatedTitle.slice(end).trimStart()
    return behind === '' || wordsOf(behind)[0]?.start !== 0
  }
  const [look] = lost.filter(
    (word) => is(word, 'colour') && isEnd(word) && fitIn(brief)({ words: [word] }),
  )
  if (look === undefined || wordsOf(name).length > NAME_MAX) return title
  const named = [`${shaped([look.low])} ${name}`, ...others]
  return isReadable(named) ? named.join(BETWEEN) : title
}

/** A title with what she said before its name and her text says there too: "XL" and "New Zealand" of wool dryer balls. */
export function withFrontWords(title: string, change: Change): string {
  const brief = readOnce(change.input)
  if (brief.language !== 'en') return title
  const [name = '', ...others] = partsOf(title)
  const own = new Set(wordsOf(name).map(({ stem }) => stem))
  const lost = borneOutLost({ ...change, written: { ...change.written, generatedTitle: title } })
  const isFit = fitIn(brief)
  const isBefore = (unit: readonly Word[]) =>
    followersOf(unit, wordsOf(change.input.productType)).some(({ stem }) => own.has(stem))
  const fronts = knownIn(lost)
    .map(({ from, to }) => lost.slice(from, to))
    .filter(
      (unit) =>
        isBefore(unit) &&
        isFit({ words: unit }) &&
        FRONTS.some((property) => holds(unit, property)) &&
        !holds(unit, 'ambiguous'),
    )
  const front = fronts.flat().map(({ text }) => text)
  if (front.length === 0 || front.length + wordsOf(name).length > FRONT_WORDS_MAX) return title
  const named = [`${front.join(' ')} ${name}`, ...others]
  return isReadable(named) ? named.join(BETWEEN) : title
}

const FRONTS = ['form', 'origin', 'material', 'technique', 'style'] as const
const FRONT_WORDS_MAX = 6

/** The words that stand right behind others in a text. */
function followersOf(unit: readonly Word[], words: readonly Word[]): Word[] {
  return words.filter((_, at) =>
    unit.every(({ low }, place) => words[at - unit.length + place]?.low === low),
  )
}

/** A title without for whom it is a gift, which is none of what the thing is, and so with more room for that. */
export function withoutGift(title: string): string {
  return partsOf(title)
    .filter((part) => !lowWordsOf(part).includes('gift'))
    .join(BETWEEN)
}

/** A title without the parts that say a word of it again: "Bifold Wallet" behind a "Leather Wallet". */
export function withoutAgain(title: string): string {
  const kept: string[] = []
  for (const part of partsOf(title)) {
    const said = new Set(kept.flatMap(contentStems))
    if (contentStems(part).every((stem) => !said.has(stem))) kept.push(part)
  }
  return kept.join(BETWEEN)
}

/** "Ring Holder" says ring again; "Hand Poured Candle Gift for Her" would say all of it again. */
const AGAIN_MAX = 1

/** The searches of hers that a title holds as well while it is short. */
function searchesWithRoom(change: Change): string[] {
  const parts = partsOf(change.written.generatedTitle)
  const more: string[] = []
  for (const search of searchesLost(change).filter(isPhrase)) {
    const said = new Set([...parts, ...more].flatMap(contentStems))
    if (contentStems(search).filter((stem) => said.has(stem)).length > AGAIN_MAX) continue
    const isShort = shaped([...parts, ...more]).length < TITLE.lengthGoodMin
    if (isShort && isReadable([...parts, ...more, search])) more.push(search)
  }
  return more
}

function partsOf(title: string): string[] {
  return title.split(BETWEEN)
}
