import { asTag } from '#marketplace/characters.ts'
import { TAGS } from '#marketplace/rules.ts'
import type { Brief } from '../../read/form.ts'
import { BY_HAND } from '../../read/searches/free-words.ts'
import { isSayable, type Keyword } from '../../read/searches/keywords.ts'
import { is } from '../../read/lexicon.ts'
import { isSmall, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { tagsAbroad } from '../abroad/tags.ts'
import { Bag, type Tags } from './tag-bag.ts'
import { ownSearches } from './own-searches.ts'

/** Fewer tags than this find too few buyers. */
const TAGS_GOOD = 11

/** Typed searches that the text bears out come first; then what the text adds; then single words of hers that are true. */
export function tagsOf(brief: Brief, isAvoided: (tag: string) => boolean = () => false): Tags {
  // Parts of her searches and searches of ours are held against her text like those she typed.
  const isOut = (tag: string) => isAvoided(tag) || brief.evidence.counters(wordsOf(tag)) !== ''
  if (brief.language !== 'en') return tagsAbroad(brief, isOut)
  const bag = new Bag(isOut)
  const { keywords } = brief
  const borne = (['backed', 'general', 'synonym'] as const).flatMap((support) =>
    keywords.filter((keyword) => keyword.support === support),
  )
  for (const keyword of keywords.filter(isTrueStar)) bag.addPart(keyword, brief)
  for (const keyword of borne.filter(isSearch)) bag.add(keyword.text)
  bag.add(brief.item.name.toLowerCase())
  for (const keyword of borne.filter(isSearch)) bag.addPart(keyword, brief)
  // What she starred is her own claim, where nothing speaks against it.
  const open = keywords.filter(({ support, because }) => support === 'doubtful' && because === '')
  for (const keyword of open.filter((one) => one.isStarred && isSearch(one)))
    bag.addPart(keyword, brief)
  for (const keyword of keywords.filter((one) => one.support === 'doubtful' && isLong(one)))
    bag.addPart(keyword, brief)
  // What she typed and nothing contradicts comes before what nobody typed.
  for (const keyword of open.filter((one) => isSearch(one) && !isLong(one))) bag.add(keyword.text)
  for (const phrase of ownSearches(brief)) bag.add(phrase)
  for (const phrase of giftsFor(brief)) bag.add(phrase)
  // One word finds a thousand other things: better than an empty place.
  for (const { text, words } of borne) if (!bag.holds(words) && !isBare(words)) bag.add(text)
  for (const { text, words } of [...borne, ...open])
    if (!bag.holds(words) && bag.tags.length < TAGS_GOOD) bag.add(text)
  const { tags, shortened } = bag
  return { tags, shortened }
}

/** "Moth lover gift" of "moth lovers, gardeners": whom she names as her buyers, in words of persons. */
function giftsFor({ input }: Brief): string[] {
  return [' and ', ' & ', '/']
    .reduce((text, joint) => text.replaceAll(joint, ','), input.targetAudience ?? '')
    .split(',')
    .map((part) => wordsOf(part.trim()))
    .filter((words) => {
      const last = words.at(-1)
      const isPerson = last !== undefined && last.low !== last.stem && isPersonal(last)
      return isPerson && words.length < 3 && !words.some(isSmall)
    })
    .map((words) => `${spelt(words.slice(0, -1))} ${words.at(-1)?.stem ?? ''} gift`.trim())
}

const PERSONS = new Set(['lover', 'owner', 'keeper', 'maker', 'collector', 'player', 'fan'])

function isPersonal(word: Word): boolean {
  return (is(word, 'recipient') || PERSONS.has(word.stem)) && !is(word, 'animal')
}

function isTrueStar({ isStarred, support }: Keyword): boolean {
  return isStarred && isSayable(support)
}

/** One word finds a thousand other things, a number alone nothing; a "can cooler" is for cans. */
function isSearch({ words }: Keyword): boolean {
  const own = words.filter((word) => !isSmall(word) || word.low === 'can')
  return own.length > 1 && words.some((word) => !word.isNumber) && !isBare(words)
}

function isLong({ text }: Keyword): boolean {
  return asTag(text).length > TAGS.lengthMax
}

const LETTERS_LEAST = 4
const TRAITS = ['vague', 'brand', 'colour', 'material', 'technique', 'finish'] as const

/** "Leather", "lilac" or "handmade" alone finds no thing at all. */
function isBare([word, next, ...more]: readonly Word[]): boolean {
  // "D20" is a word to whoever types it.
  const isCode = next !== undefined && next.start === word?.end && more.length === 0
  if (isCode) return word.low.length + next.low.length < LETTERS_LEAST
  if (word === undefined || next !== undefined) return false
  const isTrait = TRAITS.some((property) => is(word, property)) || BY_HAND.has(word.low)
  return isTrait || word.low.length < LETTERS_LEAST
}
