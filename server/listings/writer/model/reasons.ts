import { asTag } from '#marketplace/characters.ts'
import { examine } from '#marketplace/health.ts'
import { DESCRIPTION, TAGS, TITLE } from '#marketplace/rules.ts'
import { contentStems, stemKey, wordFinder } from '#marketplace/text.ts'
import { unanswered } from '#composer/plan/questions.ts'
import { isSayable, type Keyword } from '#composer/read/searches/keywords.ts'
import type { Writing } from '../writer.ts'
import type { Material } from './material.ts'
import { isMostlyTold } from './must-say.ts'

const QUOTE_MAX = 60
const NAMED_MAX = 3

/** Why the listing is as it is, as `Topic: sentences` lines: read off the finished texts, so that each is so. */
export function reasonsFor(writing: Writing, material: Material): string {
  const pairs: [string, string[]][] = [
    ['Title', aboutTitle(writing, material)],
    ['Tags', aboutTags(writing, material)],
    ['Description', aboutDescription(writing, material)],
    ['Left out', leftOut(writing, material)],
    ['Buyers will ask', asked(material)],
  ]
  return pairs
    .filter(([, sentences]) => sentences.length > 0)
    .map(([topic, sentences]) => `${topic}: ${sentences.join(' ')}`)
    .join('\n')
}

function aboutTitle({ generatedTitle }: Writing, material: Material): string[] {
  const focus = focusOf(material)
  const atFront = focus.find(wordFinder(generatedTitle.slice(0, TITLE.frontMax)))
  const held = focus.filter(wordFinder(generatedTitle))
  const missing = focus.filter((keyword) => !held.includes(keyword))
  const [first] = generatedTitle.split(/,\s+/)
  return [
    atFront === undefined
      ? `It begins with ${quoted(first ?? '')}, which says what the item is.`
      : `It begins with your focus keyword ${quoted(atFront)}, because buyers type it.`,
    ...(missing.length === 0 ? [] : [`Not in it: ${list(missing)}.`]),
  ]
}

function aboutTags({ generatedTags }: Writing, { brief }: Material): string[] {
  const keys = new Set(generatedTags.map(stemKey))
  const isHeld = wordFinder(generatedTags.join(', '))
  const rest = brief.keywords.filter(({ text }) => !keys.has(stemKey(text)) && !isHeld(text))
  const [wrong, others] = parted(rest, ({ support }) => !isSayable(support))
  const long = others.filter(({ text }) => asTag(text).length > TAGS.lengthMax)
  const spare = others.filter(
    ({ text, support }) => asTag(text).length <= TAGS.lengthMax && support !== 'doubtful',
  )
  const count = generatedTags.length
  return [
    ...(count < TAGS.max
      ? [`${count} of ${TAGS.max} are used; none was invented to fill them.`]
      : []),
    ...(wrong.length === 0 ? [] : [`Not used: ${wrong.map(withReason).join('; ')}.`]),
    ...(long.length === 0 ? [] : [`Longer than a tag may be: ${list(textsOf(long))}.`]),
    ...(spare.length === 0 ? [] : [`Kept as spares: ${list(textsOf(spare))}.`]),
  ]
}

function withReason({ text, because }: Keyword): string {
  return because === '' ? quoted(text) : `${quoted(text)} (${because})`
}

function parted(all: readonly Keyword[], isFirst: (one: Keyword) => boolean) {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))] as const
}

function aboutDescription(writing: Writing, material: Material): string[] {
  const { brief, input } = material
  const opening = wordFinder(writing.generatedDescription.slice(0, DESCRIPTION.openingMax))
  const opener = focusOf(material).find(opening)
  const untold = brief.facts
    .filter(({ said }) => said.words.length > 2 && !isMostlyTold(writing, said.text))
    .map(({ said }) => quoted(said.text))
  const verb = untold.length === 1 ? 'This is' : 'These are'
  return [
    'The facts are yours, the wording is new; its figures, materials, denials and warnings were held against what you typed.',
    ...(opener === undefined
      ? []
      : [`Its first lines hold ${quoted(opener)}, because search previews show them.`]),
    ...(untold.length === 0
      ? []
      : [
          `${verb} not told in this ${input.descriptionLength} text, or in quite other words: ${untold.slice(0, NAMED_MAX).join(', ')}.`,
        ]),
  ]
}

/** What the reading set aside, as far as the text does not tell it after all; and wishes that show no trace. */
function leftOut(writing: Writing, { brief }: Material): string[] {
  const omitted = brief.omissions
    .filter(({ said }) => said.words.length > 1 && !isMostlyTold(writing, said.text))
    .map(({ said }) => quoted(said.text))
  const isAll = (text: string) => {
    const told = new Set(contentStems(`${writing.generatedTitle} ${writing.generatedDescription}`))
    return contentStems(text).some((stem) => told.has(stem))
  }
  const unmet = brief.wishes.mention.filter((wish) => !isAll(wish))
  const despite = brief.wishes.avoid.filter(wordFinder(writing.generatedDescription))
  return [
    ...(omitted.length === 0
      ? []
      : [
          `${omitted.slice(0, NAMED_MAX).join(', ')}: no part of what a buyer needs to know of the item.`,
        ]),
    ...unmet.map((wish) => `Your wish to mention ${quoted(wish)} was not followed.`),
    ...despite.map((wish) => `Your wish not to say ${quoted(wish)} was not followed everywhere.`),
  ]
}

function asked({ brief }: Material): string[] {
  return unanswered(brief)
    .slice(0, NAMED_MAX)
    .map(({ ask }) => ask)
}

/** The keywords that the checks of a listing look for, so that both speak of the same. */
function focusOf({ input }: Material): readonly string[] {
  const texts = {
    generatedTitle: '',
    generatedDescription: '',
    generatedTags: [],
    generatedAltText: null,
  }
  return examine({ ...input, ...texts }).focus
}

function textsOf(keywords: readonly { text: string }[]): string[] {
  return keywords.map(({ text }) => text)
}

function list(words: readonly string[]): string {
  return words.map(quoted).join(', ')
}

function quoted(text: string): string {
  const whole = text.replaceAll('"', "'").replaceAll('\n', ' ')
  if (whole.length <= QUOTE_MAX) return `"${whole}"`
  return `"${whole.slice(0, whole.lastIndexOf(' ', QUOTE_MAX))} …"`
}
