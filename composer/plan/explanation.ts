import { explanationTopics } from '#contract/explanation.ts'
import { countWords } from '#marketplace/text.ts'
import type { Brief } from '../read/form.ts'
import { quoterOf } from '../read/searches/clauses.ts'
import { isSayable, type Keyword } from '../read/searches/keywords.ts'
import { requoted } from '../read/searches/requoted.ts'
import { wordsOf } from '#marketplace/searches/words.ts'
import { aboutTags } from './tags/about-tags.ts'
import { tagsAbroad, titleAbroad } from './abroad/reasons.ts'
import type { Description } from './description.ts'
import { isExplainedAbroad, type Phrasing, phrasingOf } from './phrasing.ts'
import { unanswered } from './questions.ts'
import { quoted, ROOMS, type Room } from './quotes.ts'
import { aboutDescription, leftOut } from './report.ts'
import type { Tags } from './tags/tag-bag.ts'
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

function explained(read: Brief, { title, tags, ...told }: Result & { room: Room }): string {
  const brief = withQuotes(read)
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
    [topics.buyersAsk, [...unanswered(brief).map(({ ask }) => ask), ...unsettled(brief, phrasing)]],
  ]
  return pairs
    .filter(([, sentences]) => sentences.length > 0)
    .map(([topic, sentences]) => `${topic}: ${sentences.join(' ')}`)
    .join('\n')
}

/** The reasons of the searches with their quotes as they stand in the text. */
function withQuotes(brief: Brief): Brief {
  const typed = brief.input.productType
  const quote = quoterOf(typed)
  const keywords = brief.keywords.map((one) => ({
    ...one,
    because: requoted(one.because, { typed, quote }),
  }))
  return { ...brief, keywords }
}

/** What the seller herself is not sure of. */
function unsettled({ omissions }: Brief, { say }: Phrasing): string[] {
  return omissions.flatMap(({ reason, said }) =>
    reason === 'doubt' ? [say('unsettled', { quotes: quoted(said.text, ALL) })] : [],
  )
}

const ALL = 10

function unread({ document }: Brief, { say }: Phrasing): string[] {
  return document.isCut ? [say('unread')] : []
}

function aboutTitle({ keywords, input }: Brief, { title }: Pick<Result, 'title'>): string[] {
  const typed = new Set(wordsOf(input.productType).map(({ stem }) => stem))
  const [front = ''] = title.text.split(', ')
  // What may not be published is cut out of the title after it is made.
  const lead = shownIn(title, title.lead) || front
  const traits = title.traits
    .map((trait) => shownIn(title, trait))
    .filter((text) => text !== '' && text !== lead)
  const own = wordsOf(lead).map((word) => word.stem)
  const isTogether = ({ words }: Keyword) =>
    ` ${own.join(' ')} `.includes(` ${words.map(({ stem }) => stem).join(' ')} `)
  const isHeld = ({ words }: Keyword) => words.every(({ stem }) => own.includes(stem))
  const sayable = keywords.filter(({ support }) => isSayable(support))
  const all = [
    ...sayable.filter(({ isStarred }) => isStarred),
    ...sayable
      .filter(({ words }) => words.length > 1)
      .toSorted((a, b) => b.words.length - a.words.length),
  ]
  const search = all.find(isTogether) ?? all.find(isHeld)
  const isWhole = search?.words.length === own.length
  const why = search === undefined ? '' : whyOf(search, { isTogether: isTogether(search), isWhole })
  const isAll = lead === title.text
  // That a title leads with all of itself says nothing.
  const first = isAll ? held(search, { isTogether, isWhole }) : [`It leads with "${lead}"${why}.`]
  return [
    ...first,
    ...(traits.length === 0 ? [] : [`After it: ${inWords(traits)}.`]),
    ...missing(keywords, title.text, typed),
  ]
}

/** The focus keywords that the title does not hold, with the reason where one is certain. */
function missing(
  keywords: readonly Keyword[],
  title: string,
  typed: ReadonlySet<string>,
): string[] {
  const own = new Set(wordsOf(title).map(({ stem }) => stem))
  const stars = keywords.filter(
    ({ isStarred, words }) => isStarred && !words.every(({ stem }) => own.has(stem)),
  )
  const named = stars.map(({ text, strange, because }) => {
    // What the text has all the same it may say of something else.
    const reason =
      because !== '' || strange.length === 0 || strange.some((stem) => typed.has(stem))
        ? because
        : `your text does not say "${wordsOf(text)
            .filter(({ stem }) => strange.includes(stem))
            .map(({ low }) => low)
            .join(' ')}"`
    return reason === '' ? `"${text}"` : `"${text}" (${reason})`
  })
  return named.length === 0 ? [] : [`Focus keyword that it does not hold: ${named.join(', ')}.`]
}

type Holding = { isTogether: (search: Keyword) => boolean; isWhole: boolean }

/** What of a title without a second part is a search. */
function held(search: Keyword | undefined, { isTogether, isWhole }: Holding): string[] {
  if (search === undefined) return []
  const { text, isStarred } = search
  const own = isStarred ? 'your focus keyword' : 'your keyword'
  if (!isTogether(search)) return [`It has the words of "${text}", though not side by side.`]
  return [isWhole ? `It is ${own}.` : `It holds ${own} "${text}".`]
}

/** Words that stand apart are not the search that a buyer types. */
function whyOf(
  { text, isStarred }: Keyword,
  { isTogether, isWhole }: { isTogether: boolean; isWhole: boolean },
): string {
  if (isTogether && isWhole) return isStarred ? ', your focus keyword' : ', your keyword'
  if (!isTogether) return `, which has the words of "${text}", though not side by side`
  return isStarred ? `, which holds your focus keyword "${text}"` : `, which holds "${text}"`
}

/** "A, b and c" */
export function inWords(parts: readonly string[]): string {
  return parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`
}
