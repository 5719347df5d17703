import { asTag } from '#marketplace/characters.ts'
import { TAGS } from '#marketplace/rules.ts'
import { isJoining, knowsClaims, unmarked } from '../../read/abroad/claims.ts'
import { isForOccasion, isOfKind, namingFront } from '../../read/abroad/phrases.ts'
import { isHeadFirst } from '../../read/abroad/tongue.ts'
import type { Brief } from '../../read/form.ts'
import { isSayable, type Keyword } from '../../read/searches/keywords.ts'
import { isSmall, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { isExtra } from './starred.ts'
import { Bag, type Tags } from '../tags/tag-bag.ts'

/** Where no word table tells a material or a colour, only a longer word finds one thing. */
const TELLING_LETTERS = 7
const WORD_LETTERS = 5
const WORD_LETTERS_LEAST = 3
const LATIN_ENDS = 0x250

/** The seller's own searches, whole: those that the text bears out, for whom they are, then other names of the thing. */
export function tagsAbroad(brief: Brief, isAvoided: (tag: string) => boolean): Tags {
  const bag = new Bag(isAvoided)
  const { item } = brief
  // What costs more is no part of the thing as it is sold.
  const keywords = brief.keywords.filter((one) => !isExtra(one, brief))
  const by = (...supports: Keyword['support'][]) =>
    supports.flatMap((support) => keywords.filter((keyword) => keyword.support === support))
  const add = (all: readonly Keyword[]) => {
    for (const { text } of all) bag.add(text)
  }
  for (const { text, words } of keywords.filter(isTrueStar)) {
    const [front] = item.name.toLowerCase().split(' ')
    if (!bag.add(text) && words.length > 1 && front !== undefined) bag.add(front)
  }
  const own = by('backed', 'general', 'synonym')
  add(own.filter((one) => isPhrase(one) || isLong(one, TELLING_LETTERS)))
  bag.add(item.name.toLowerCase())
  for (const one of by('backed')) {
    const part = asTag(one.text).length > TAGS.lengthMax ? bag.addFirst(partsOf(one, brief)) : ''
    if (part !== '') bag.shortened.set(one.text, part)
  }
  for (const phrase of headedIn(brief)) bag.add(phrase)
  const isJudged = knowsClaims(brief.language) || brief.language === 'ja'
  const isOther = otherThingFinder(brief)
  const unsaid = isJudged
    ? by('doubtful').filter((one) => !isDoubted(one, brief) && !isOther(one))
    : []
  // Her own word, where nothing in her text speaks against it.
  for (const one of [...own, ...unsaid])
    if (isPhrase(one) || isLong(one, WORD_LETTERS)) bag.add(one.text)
  for (const one of own)
    if (isLong(one, WORD_LETTERS_LEAST) && !bag.holds(one.words)) bag.add(one.text)
  return { tags: bag.tags, shortened: bag.shortened }
}

/** "Schultüte aus Stoff" of a "Schultüte aus Stoff mit Namen bestickt": up to each joint, the longest first. */
function partsOf({ words }: Keyword, brief: Brief): string[] {
  const isLoose = (word: Word | undefined) => word === undefined || isJointIn(word, brief)
  return words
    .map((_, at) => words.slice(0, at + 1))
    .filter((part) => part.length > 1 && !isLoose(part.at(-1)) && isLoose(words[part.length]))
    .map(spelt)
    .filter((part) => part.length <= TAGS.lengthMax)
    .toReversed()
}

function isJointIn(word: Word, { language }: Brief): boolean {
  return isSmall(word) || isOfKind(word, 'joint', language) || isOfKind(word, 'front', language)
}

/** "Abanico de madera" of an "abanico de madera de peral pintado a mano": the noun and what follows, as far as each joint. */
function headedIn({ facts, item, language }: Brief): string[] {
  const [front] = facts
  if (!isHeadFirst(language) || front === undefined) return []
  const words = wordsOf(namingFront(front.said.text, item.head, language))
  if (words[0]?.stem !== item.head) return []
  const isJoint = (word: Word | undefined) =>
    word === undefined || isSmall(word) || isOfKind(word, 'joint', language)
  return words
    .map((_, at) => words.slice(0, at + 1))
    .filter((part) => part.length > 1 && !isJoint(part.at(-1)) && isJoint(words[part.length]))
    .map(spelt)
}

const COMPOUND_LETTERS = 9
const SHARED_LETTERS = 4

/** "Vogelfutterhaus" of a nesting box: a joined word that begins and ends like none of hers is another thing. */
function otherThingFinder({ document, item, language }: Brief): (keyword: Keyword) => boolean {
  if (!isJoining(language)) return () => false
  const said = [...document.statements.flatMap(({ words }) => words), ...wordsOf(item.name)]
    .map(({ low }) => unmarked(low))
    .filter(({ length }) => length >= SHARED_LETTERS)
  return ({ words: [word, next] }) => {
    const low = unmarked(word?.low ?? '')
    const isAlike = (other: string) =>
      other.endsWith(low.slice(-SHARED_LETTERS)) || low.startsWith(other.slice(0, SHARED_LETTERS))
    // "Weihnachten" and "skandinavisch" name no thing at all.
    const isThing = word !== undefined && !isForOccasion(word, language) && !low.endsWith('isch')
    return isThing && next === undefined && low.length >= COMPOUND_LETTERS && !said.some(isAlike)
  }
}

function isPhrase({ words }: Keyword): boolean {
  return words.filter((word) => !isSmall(word)).length > 1 && words.some((word) => !word.isNumber)
}

function isTrueStar({ isStarred, support }: Keyword): boolean {
  return isStarred && isSayable(support)
}

function isDoubted({ words }: Keyword, { evidence, item }: Brief): boolean {
  return words.some(({ stem }) => evidence.doubted.has(stem) && stem !== item.head)
}

/** Of other scripts each letter says as much as two of ours. */
function isLong({ words: [word] }: Keyword, letters: number): boolean {
  if (word === undefined || word.isNumber) return false
  const isLatin = (word.low.codePointAt(0) ?? 0) < LATIN_ENDS
  return word.low.length >= (isLatin ? letters : letters / 2)
}
