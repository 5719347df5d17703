import { isTagAccepted } from '#marketplace/characters.ts'
import { TAGS, TITLE } from '#marketplace/rules.ts'
import {
  contentStems,
  countWords,
  proseSentences,
  stem,
  stemKey,
  wordFinder,
} from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import { advice } from './explanation-advice.ts'
import { followed, omissions, wishes } from './explanation-omissions.ts'
import { quoted, type Written } from './explanation-words.ts'
import { searchMaker } from './tag-searches.ts'

/** Why the listing reads as it does: every number is counted, every omission has its reason. */
export function explain(brief: Brief, written: Written): string {
  return [
    ...titleReasons(brief, written),
    ...descriptionReasons(brief, written),
    ...tagReasons(brief, written),
    ...omissions(brief),
    ...followed(brief, written),
    ...wishes(brief),
    ...advice(brief, written),
  ].join(' ')
}

function titleReasons(brief: Brief, { generatedTitle: title, generatedTags: tags }: Written) {
  const isTag = new Set(tags.map(stemKey))
  const isHeld = wordFinder(title)
  const away = brief.starred.filter((keyword) => !isHeld(keyword))
  const tagged = away.filter((keyword) => isTag.has(stemKey(keyword)))
  return [
    opening(brief, title),
    ...tellings(title),
    ...(tagged.length > 0
      ? [`A title names one thing only, so ${quoted(tagged)} ${isAre(tagged)} left to the tags.`]
      : []),
  ]
}

/** Where the focus keywords stand in the title, if they do. */
function opening({ primary, starred, item }: Brief, title: string): string {
  const where = 'at the front of the title, the part search pages show'
  const isShown = wordFinder(title.slice(0, TITLE.shownMax))
  const shown = starred.filter(isShown)
  const held = quoted(shown)
  if (held !== '')
    return `The words of your focus ${shown.length > 1 ? 'keywords' : 'keyword'} ${held} stand ${where}.`
  const first = quoted([primary])
  return starred.length === 0 && first !== '""' && first !== '' && isShown(primary)
    ? `You starred no keyword, so ${first}, the first one that fits, stands ${where}.`
    : `The title names the ${item.name}.`
}

const isAre = (words: readonly unknown[]) => (words.length > 1 ? 'are' : 'is')

/** What stands in the title behind the name, in its own words. */
function tellings(title: string): string[] {
  const told = quoted(title.split(', ').slice(1))
  return told === '' ? [] : [`After the name, the title says ${told}.`]
}

function descriptionReasons({ item }: Brief, { generatedDescription: text }: Written): string[] {
  const [first = ''] = proseSentences(text.split('\n')[0] ?? '')
  const isNamed = contentStems(first).includes(stem(item.noun))
  const words = `The description has ${countWords(text)} words`
  return [
    isNamed
      ? `${words} and names the ${item.name} in its first sentence, which search pages show as a preview.`
      : `${words}.`,
  ]
}

function tagReasons(brief: Brief, { generatedTags: tags }: Written): string[] {
  const typed = new Set(brief.keywords.map(({ keyword }) => keyword))
  const made = tags.filter((tag) => !typed.has(tag))
  const isFull = tags.length === TAGS.max
  const count = isFull
    ? `All ${TAGS.max} tags are used, each a whole phrase of at most ${TAGS.lengthMax} characters.`
    : `${tags.length} of ${TAGS.max} tags ${tags.length === 1 ? 'is' : 'are'} used; your words hold no further search.`
  const shown = quoted(made.slice(0, MADE_SHOWN))
  const such = made.length > MADE_SHOWN ? ', such as' : ':'
  return [
    count,
    ...(shown === '' ? [] : [`${howMany(made.length)} made from your words${such} ${shown}.`]),
    ...tooLong(brief, tags),
    ...(isFull ? crowdedOut(brief, tags) : []),
  ]
}

const MADE_SHOWN = 3

const COUNTS = ['One is', 'Two are', 'Three are', 'Four are', 'Five are', 'Six are']
const howMany = (number: number) => COUNTS[number - 1] ?? 'Most are'

/** A focus keyword that no tag can hold, and what stands for it. */
function tooLong({ starred }: Brief, tags: readonly string[]): string[] {
  return starred
    .filter((keyword) => keyword.length > TAGS.lengthMax)
    .flatMap((keyword) => {
      const isPart = wordFinder(keyword)
      const short = tags.find((tag) => isPart(tag))
      const words = quoted([keyword])
      return short === undefined || words === ''
        ? []
        : [`${words} is longer than a tag may be, so ${quoted([short])} stands for it.`]
    })
    .slice(0, 1)
}

/** Keywords that would have made a tag, had there been room. */
function crowdedOut(brief: Brief, tags: readonly string[]): string[] {
  const keys = new Set(tags.map(stemKey))
  const asSearch = searchMaker(brief)
  const left = brief.usable.filter(
    (keyword) =>
      isTagAccepted(keyword) &&
      !keys.has(stemKey(keyword)) &&
      !keys.has(stemKey(asSearch(keyword))),
  )
  const shown = quoted(left.slice(0, LEFT_SHOWN))
  if (shown === '') return []
  return left.length > LEFT_SHOWN
    ? [`There was no room for all of your keywords; left over are ${shown} and others.`]
    : [`There was no room for ${shown}.`]
}

const LEFT_SHOWN = 4
