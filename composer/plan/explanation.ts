import { EXPLANATION_TOPICS } from '#contract/explanation.ts'
import { asTag } from '#marketplace/characters.ts'
import type { Brief } from '../read/form.ts'
import type { Keyword } from '../read/keywords.ts'
import { isPolicy, type LeftOut } from '../read/told.ts'
import { TAGS } from '#marketplace/rules.ts'
import type { Description } from './description.ts'
import { unanswered } from './questions.ts'
import type { Tags } from './tags.ts'
import type { Title } from './title.ts'
import type { Wished } from './wished.ts'

type Result = { title: Title; description: Description; tags: Tags; wish: Wished }

const QUOTE_MAX = 60
const NAMED_MAX = 3

/** Why the listing is as it is, as `Topic: sentences` lines. Each says only what was done. */
export function explain(brief: Brief, result: Result): string {
  const pairs: [string, string[]][] = [
    [EXPLANATION_TOPICS.title, aboutTitle(brief, result)],
    [EXPLANATION_TOPICS.tags, aboutTags(brief, result)],
    [EXPLANATION_TOPICS.description, aboutDescription(brief, result)],
    [EXPLANATION_TOPICS.leftOut, leftOut(brief, result)],
    [EXPLANATION_TOPICS.buyersAsk, asked(brief)],
  ]
  return pairs
    .filter(([, sentences]) => sentences.length > 0)
    .map(([topic, sentences]) => `${topic}: ${sentences.join(' ')}`)
    .join('\n')
}

function aboutTitle({ keywords }: Brief, { title }: Result): string[] {
  const { lead, traits } = title
  const low = lead.toLowerCase()
  const star = keywords.find(({ isStarred, text }) => isStarred && low.includes(text))
  const typed = star ?? keywords.find(({ text }) => low.includes(text))
  const why =
    star !== undefined
      ? 'it holds your focus keyword'
      : typed !== undefined
        ? 'buyers search for it and your text says it'
        : 'your text calls it so'
  const first = `It leads with "${lead}", because ${why}.`
  return traits.length === 0 ? [first] : [first, `What sets it apart follows: ${inWords(traits)}.`]
}

function inWords(parts: readonly string[]): string {
  return parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`
}

function aboutTags({ keywords }: Brief, { tags }: Result): string[] {
  const count = tags.tags.length
  const few =
    count < TAGS.max ? [`${count} of ${TAGS.max} are used; no further search is certain.`] : []
  const used = new Set(tags.tags)
  const rest = keywords.filter(({ text }) => !used.has(asTag(text)))
  const wrong = rest
    .filter(({ support }) => support === 'false')
    .map(({ text, because }) => `"${text}" (${because})`)
  const long = rest.filter(
    ({ support, text }) => support !== 'false' && asTag(text).length > TAGS.lengthMax,
  )
  const open = rest.filter(
    ({ support, text }) => support !== 'false' && asTag(text).length <= TAGS.lengthMax,
  )
  return [
    ...few,
    ...(wrong.length === 0 ? [] : [`Not used: ${wrong.join('; ')}.`]),
    ...(long.length === 0 ? [] : [`Longer than a tag may be: ${named(long)}.`]),
    ...(open.length === 0 ? [] : [`Kept as spares: ${named(open)}.`]),
  ]
}

function named(keywords: readonly Keyword[]): string {
  return keywords.map(({ text }) => `"${text}"`).join(', ')
}

function aboutDescription({ input }: Brief, { description }: Result): string[] {
  const isOurs = description.opening.text !== '' && description.opening.used.length === 0
  const sentences = [
    isOurs
      ? 'The first line is made of your own words; below it your statements stand in your order.'
      : 'Your own statements stand in your order; only spelling, capitals and marks were touched.',
  ]
  if (input.includeBulletedLists && !description.hasList) {
    sentences.push(
      'There is no list, because no three of your statements are short enough for one.',
    )
  }
  const cut = description.cut.map(({ said }) => quoted(said.text))
  if (cut.length > 0) {
    const verb = cut.length === 1 ? 'This did' : 'These did'
    sentences.push(`${verb} not fit a ${input.descriptionLength} text: ${cut.join(', ')}.`)
  }
  return sentences
}

const NAMES: Record<LeftOut, string> = {
  thanks: 'greetings and thanks',
  link: 'links and handles',
  advert: 'words about the shop and its offers',
  shipping: 'shipping',
  returns: 'returns',
  payment: 'payment',
  claim: 'a claim about health, which the marketplace forbids',
  'order to a program': 'a line that speaks to a program',
  price: "a price, which belongs into the shop's own field",
  unpublishable: 'what the marketplace would not take',
}

function leftOut({ omissions }: Brief, { wish }: Result): string[] {
  const reasons = [...new Set(omissions.map(({ reason }) => reason))]
  const all = reasons.map((reason) => {
    const own = omissions.filter((omission) => omission.reason === reason)
    return `${NAMES[reason]} (${own.map(({ said }) => quoted(said.text)).join(', ')})`
  })
  const policy = omissions.some((omission) => isPolicy(omission))
  return [
    ...(all.length === 0 ? [] : [`${inWords(all)}.`]),
    ...(policy ? ["The shop's terms fit into your shop settings, or into a footer."] : []),
    ...wish.unmet.map(
      (text) =>
        `Your wish ${quoted(text)} could not be followed: your sentences are told as you wrote them.`,
    ),
  ]
}

function quoted(text: string): string {
  const whole = text.split('"').join("'")
  if (whole.length <= QUOTE_MAX) return `"${whole}"`
  return `"${whole.slice(0, whole.lastIndexOf(' ', QUOTE_MAX))} …"`
}

function asked(brief: Brief): string[] {
  return unanswered(brief)
    .slice(0, NAMED_MAX)
    .map(({ ask }) => ask)
}
