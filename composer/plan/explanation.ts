import { explanationTopics } from '#contract/explanation.ts'
import { countWords } from '#marketplace/text.ts'
import type { Brief } from '../read/form.ts'
import { aboutDescription } from './about-description.ts'
import { aboutTitle } from './about-title.ts'
import type { Description } from './description.ts'
import { leftOut } from './left-out.ts'
import { type Phrasing, phrasingOf } from './phrasing.ts'
import { unanswered } from './questions.ts'
import { ROOMS, type Room } from './quotes.ts'
import { aboutTags } from './tags/about-tags.ts'
import type { Tags } from './tags/tag-bag.ts'
import { type Checked, checked, type Written } from './wish-check.ts'
import type { Wished } from './wished.ts'

type Result = {
  written: Written
  description: Description
  shortened: Tags['shortened']
  isAvoided: (text: string) => boolean
  wish: Wished
}

/** Nobody reads a longer one. */
const WORDS_MAX = 200

/** What can be seen on the listing beside what she typed, as `Topic: sentences` lines; of what no program can tell, nothing. */
export function explain(brief: Brief, result: Result): string {
  const { written, shortened, isAvoided } = result
  const phrasing = phrasingOf(brief.language)
  const used = { tags: [...written.generatedTags], shortened, isAvoided }
  const read = { tags: aboutTags(brief, used, phrasing), found: checked(brief, written) }
  let text = ''
  for (const room of ROOMS) {
    text = explained(brief, { ...result, ...read }, room)
    if (countWords(text) <= WORDS_MAX) return text
  }
  return text
}

type Read = { tags: string[]; found: Checked }

function explained(brief: Brief, result: Result & Read, room: Room): string {
  const { written, description, wish, tags } = result
  const { language, input, facts } = brief
  const phrasing = phrasingOf(language)
  const topics = explanationTopics(language)
  const { generatedTitle, generatedDescription: text } = written
  const avoided = facts.filter(
    ({ said, isMustKnow }) => !isMustKnow && wish.isAvoided(`${said.label} ${said.text}`),
  )
  const { cut } = description
  const length = input.descriptionLength
  const pairs: [string, string[]][] = [
    [topics.title, aboutTitle(generatedTitle, input, phrasing)],
    [topics.tags, tags],
    [topics.description, aboutDescription(brief, { ...result, phrasing, room })],
    [
      topics.leftOut,
      [
        ...leftOut(brief, { phrasing, room, text, cut, length, avoided }),
        ...unread(brief, phrasing),
      ],
    ],
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
