import { explanationTopics } from '#contract/explanation.ts'
import { countWords } from '#marketplace/text.ts'
import type { Brief } from '../read/form.ts'
import { isSayable, type Keyword } from '../read/searches/keywords.ts'
import { wordsOf } from '#marketplace/searches/words.ts'
import { aboutTags } from './about-tags.ts'
import { tagsAbroad, titleAbroad } from './abroad/reasons.ts'
import type { Description } from './description.ts'
import { isExplainedAbroad, type Phrasing, phrasingOf } from './phrasing.ts'
import { unanswered } from './questions.ts'
import { ROOMS, type Room } from './quotes.ts'
import { aboutDescription, leftOut } from './report.ts'
import type { Tags } from './tag-bag.ts'
import { shownIn, type Title } from './title.ts'
import type { Wished } from './wished.ts'

type Result = { title: Title; description: Description; tags: Tags; wish: Wished }

/** Nobody reads a longer one. */
const WORDS_MAX = 200

/** Why the listing is as it is, as `Topic: sentences` lines. Each says only what was done. */
export function explain(brief: Brief, result: Result): string {
  let text = ''
  for (const room of ROOMS) {
    text = explained(brief, { ...result, room })
    if (countWords(text) <= WORDS_MAX) return text
  }
  return text
}

function explained(brief: Brief, { title, tags, ...told }: Result & { room: Room }): string {
  const { language } = brief
  const phrasing = phrasingOf(language)
  const topics = explanationTopics(language)
  const isAbroad = isExplainedAbroad(language)
  const own = { ...told, phrasing }
  const pairs: [string, string[]][] = [
    [topics.title, isAbroad ? titleAbroad(brief, title, phrasing) : aboutTitle(brief, { title })],
    [
      topics.tags,
      isAbroad
        ? tagsAbroad(brief, tags, phrasing)
        : aboutTags(brief, { ...tags, isAvoided: told.wish.isAvoided }, told.room),
    ],
    [topics.description, aboutDescription(brief, own)],
    [topics.leftOut, [...leftOut(brief, own), ...unread(brief, phrasing)]],
    [topics.buyersAsk, unanswered(brief).map(({ ask }) => ask)],
  ]
  return pairs
    .filter(([, sentences]) => sentences.length > 0)
    .map(([topic, sentences]) => `${topic}: ${sentences.join(' ')}`)
    .join('\n')
}

function unread({ document }: Brief, { say }: Phrasing): string[] {
  return document.isCut ? [say('unread')] : []
}

function aboutTitle({ keywords }: Brief, { title }: Pick<Result, 'title'>): string[] {
  const [front = ''] = title.text.split(', ')
  // What may not be published is cut out of the title after it is made.
  const lead = shownIn(title, title.lead) || front
  const traits = title.traits
    .map((trait) => shownIn(title, trait))
    .filter((text) => text !== '' && text !== lead)
  const own = new Set(wordsOf(lead).map((word) => word.stem))
  const isHeld = ({ words }: Keyword) => words.every((word) => own.has(word.stem))
  const stars = keywords.filter(({ isStarred, support }) => isStarred && isSayable(support))
  const search = keywords
    .filter((one) => one.words.length > 1 && isHeld(one))
    .toSorted((a, b) => b.words.length - a.words.length)[0]
  const why = stars.some(isHeld)
    ? ', which holds your focus keyword'
    : search === undefined
      ? ''
      : `, which holds the words of your search "${search.text}"`
  const first = `It leads with "${lead}"${why}.`
  return traits.length === 0 ? [first] : [first, `After it: ${inWords(traits)}.`]
}

function inWords(parts: readonly string[]): string {
  return parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`
}
