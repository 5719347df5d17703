import { KEYWORDS } from '#contract/keywords.ts'
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
    ...wishes(brief),
    ...advice(brief, written),
  ].join(' ')
}

function quoted(words: readonly string[]): string {
  return listOf(words.map((word) => `"${word}"`))
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
    : [count, `From your words and description came ${quoted(made.slice(0, 3))}.`]
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
    const words = dropped
      .filter(({ verdict }) => verdict.kind === kind)
      .map(({ keyword }) => keyword)
    const shown =
      kind === 'unreadable' ? 'Entries that hold code or commands' : quoted(words.slice(0, 4))
    return `${shown} ${words.length > 1 || kind === 'unreadable' ? 'were' : 'was'} left out ${REASONS[kind]}.`
  })
  const parts = refused.some(({ because }) => because === 'medical')
    ? ['The health claims in your description were left out as well.']
    : []
  return [...sentences, ...parts]
}

function wishes({ instructions }: Brief): string[] {
  return instructions.refused.slice(0, 3).map(({ text, because }) => {
    const short = text
      .split(/\s+/)
      .slice(0, 8)
      .join(' ')
      .replace(/["“”<>]/g, '')
    return `Your wish "${short}" was not followed: ${because}.`
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
      `You gave ${usable.length} usable keywords; more of them widen the searches your tags can answer.`,
    )
  if (countWords(input.productType) < 20)
    found.push('Details such as size, material and care would make the description stronger.')
  return found.slice(0, 2)
}
