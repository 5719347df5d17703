import { KEYWORDS } from '#contract/keywords.ts'
import { plainTextFaults } from '#marketplace/review/plain-text.ts'
import { isUsable, type JudgedKeyword } from '#marketplace/keywords.ts'
import { TAGS, TITLE } from '#marketplace/rules.ts'
import { countWords } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import { listOf } from '../english/grammar.ts'
import type { Writing } from '../writer.ts'

type Written = Omit<Writing, 'generatedExplanation'>

/** Why the listing reads as it does: every number is counted, every omission has its reason. */
export function explain(brief: Brief, written: Written): string {
  return [
    ...titleReasons(brief, written),
    ...tagReasons(brief, written),
    ...omissions(brief),
    ...followed(brief),
    ...wishes(brief),
    ...advice(brief, written),
  ].join(' ')
}

/** Words of the seller in quotation marks; what would read as a fault is not repeated. */
function quoted(words: readonly string[]): string {
  const clean = words.filter((word) => plainTextFaults(word).length === 0)
  return listOf(clean.map((word) => `"${word.replaceAll('"', '')}"`))
}

function titleReasons(
  { primary, starred, item }: Brief,
  { generatedTitle: title, generatedDescription: description }: Written,
): string[] {
  const why =
    starred.length > 0 ? 'because you starred it' : 'because it is your first usable keyword'
  return [
    primary === ''
      ? `The title names the ${item.name} and is ${title.length} characters long.`
      : `The title opens with the words of "${primary}" ${why}; it is ${title.length} characters long, of ${TITLE.lengthMax} allowed.`,
    `The description has ${countWords(description)} words and names the ${item.name} in its first sentence, which search pages show as a preview.`,
  ]
}

function tagReasons({ keywords }: Brief, { generatedTags: tags }: Written): string[] {
  const typed = new Set(keywords.map(({ keyword }) => keyword))
  const made = tags.filter((tag) => !typed.has(tag))
  const count =
    tags.length === TAGS.max
      ? `All ${TAGS.max} tags are filled with whole phrases of ${TAGS.lengthMax} characters or fewer.`
      : `${tags.length} of ${TAGS.max} tags are filled; more would only repeat the same words.`
  return made.length === 0
    ? [count]
    : [count, `Not typed by you but made from your words: ${quoted(made.slice(0, 3))}.`]
}

type Kind = Exclude<JudgedKeyword['verdict']['kind'], 'usable'>

const REASONS: Record<Kind, string> = {
  trademark: 'because the name belongs to a brand or a person',
  medical: 'because marketplaces remove listings with health claims',
  promotional: 'because offers and superlatives do not belong in a listing',
  contradicting: 'because your description says otherwise',
  unbacked: 'because your description does not say so',
  unreadable: 'because they are not product searches',
}

function omissions({ keywords, refused }: Brief): string[] {
  const dropped = keywords.filter((judged) => !isUsable(judged))
  const kinds = [...new Set(dropped.map(({ verdict }) => verdict.kind))].filter(
    (kind) => kind !== 'usable',
  )
  const sentences = kinds.map((kind) => {
    const words = dropped.filter(({ verdict }) => verdict.kind === kind).slice(0, 4)
    const shown = kind === 'unreadable' ? '' : quoted(words.map(({ keyword }) => keyword))
    const isMany = shown === '' || words.length > 1
    return `${shown === '' ? 'Some entries' : shown} ${isMany ? 'were' : 'was'} left out ${REASONS[kind]}.`
  })
  const claims = refused.some(({ because }) => because === 'medical')
  return claims
    ? [...sentences, 'The health claims in your description were left out as well.']
    : sentences
}

/** Says that a wish was met, so that nobody has to search for it. */
function followed({ instructions }: Brief): string[] {
  const isMet =
    instructions.mentions.length + instructions.steps.length + instructions.avoid.length > 0
  return isMet ? ['What you asked for in your instructions is part of the text.'] : []
}

const WISHES_MAX = 3
const WISH_WORDS_MAX = 8

function wishes({ instructions, input }: Brief): string[] {
  return instructions.refused.slice(0, WISHES_MAX).map(({ text, because }) => {
    const short = quoted([text.split(/\s+/).slice(0, WISH_WORDS_MAX).join(' ')])
    const wish = short === '' ? 'One of your wishes' : `Your wish ${short}`
    const isMet = !input.includeEmojis && /\b(?:no|not|don'?t|without)\b.*emoji/i.test(text)
    return isMet
      ? `${wish} was followed: emojis are switched off.`
      : `${wish} was not followed: ${because}.`
  })
}

function advice(
  { usable, image, starred, input }: Brief,
  { generatedAltText: altText }: Written,
): string[] {
  const found: string[] = []
  if (starred.length === 0)
    found.push('Star one to three keywords to choose what the listing leads with.')
  if (image === '' && altText !== null)
    found.push(
      'The alt text describes the item only; tell us what your photo shows for a better one.',
    )
  if (image === '' && altText === null)
    found.push('There is no alt text because you did not describe the photo.')
  if (usable.length < KEYWORDS.recommendedMin)
    found.push(
      `You gave ${usable.length} usable ${usable.length === 1 ? 'keyword' : 'keywords'}; more of them widen the searches your tags can answer.`,
    )
  if (countWords(input.productType) < 20)
    found.push('Details such as size, material and care would make the description stronger.')
  return found.slice(0, 2)
}
