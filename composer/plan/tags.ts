import { asTag, isTagAccepted } from '#marketplace/characters.ts'
import { TAGS } from '#marketplace/rules.ts'
import { isWholePhrase } from '#marketplace/review/tags.ts'
import { stemKey } from '#marketplace/text.ts'
import type { Brief } from '../read/form.ts'
import { type Keyword, OTHER_KIND } from '../read/keywords.ts'
import { headNoun } from '../read/kinds.ts'
import { ownName } from '../read/names.ts'
import { is, propertiesOf } from '../read/lexicon.ts'
import { isSmall, type Word, wordsOf } from '../read/words.ts'

export type Tags = { tags: string[]; unused: Keyword[] }

/** Typed searches that the text bears out come first; then what it adds; then what nothing speaks against. */
export function tagsOf(brief: Brief): Tags {
  const tags: string[] = []
  const keys = new Set<string>()
  const add = (phrase: string) => {
    const tag = asTag(phrase)
    const key = stemKey(tag)
    if (tags.length >= TAGS.max || keys.has(key) || !isTagAccepted(tag) || !isWholePhrase(tag))
      return
    keys.add(key)
    tags.push(tag)
  }
  const { keywords } = brief
  const said = ` ${brief.facts.map((fact) => joined(fact.said.words)).join(' . ')} . ${brief.item.name} `
  const by = (support: Keyword['support']) =>
    keywords.filter((keyword) => keyword.support === support)
  for (const keyword of keywords.filter(isTrueStar))
    for (const phrase of phrases(keyword, said)) add(phrase)
  for (const keyword of by('backed').filter(isSearch)) add(keyword.text)
  for (const keyword of by('general').filter(isSearch)) add(keyword.text)
  for (const keyword of by('synonym').filter(isSearch)) add(keyword.text)
  add(brief.item.name)
  for (const phrase of fromTraits(brief)) add(phrase)
  for (const phrase of sellersNames(brief)) add(phrase)
  for (const keyword of by('backed')) for (const phrase of phrases(keyword, said)) add(phrase)
  for (const keyword of by('doubtful').filter((one) => isHarmless(one, brief))) add(keyword.text)
  for (const keyword of by('doubtful').filter((one) => isOwnKind(one, brief))) {
    if (tags.length < TAGS_GOOD) add(keyword.text)
  }
  for (const keyword of by('backed').filter(({ words }) => words.length === 1))
    if (isTelling(keyword)) add(keyword.text)
  const isUnused = ({ support, text }: Keyword) =>
    support === 'false' && !tags.includes(asTag(text))
  return { tags, unused: keywords.filter(isUnused) }
}

function isTrueStar({ isStarred, support }: Keyword): boolean {
  return isStarred && support !== 'false'
}

/** One word finds a thousand other things; a number alone finds nothing. */
function isSearch({ words }: Keyword): boolean {
  return words.filter((word) => !isSmall(word)).length > 1 && words.some((word) => !word.isNumber)
}

function isTelling({ words }: Keyword): boolean {
  const [word] = words
  if (word === undefined || word.isNumber || word.low.length < 4) return false
  const properties = propertiesOf(word)
  return !properties.has('vague') && !properties.has('colour') && !properties.has('material')
}

/**
 * What nobody said but nobody would call false. A strange last word is mostly another name of the thing;
 * a strange word in front of it is mostly a claim.
 */
function isHarmless({ words, strange }: Keyword, { item }: Brief): boolean {
  const noun = headNoun(words)
  const isSameThing = noun === null || noun.kind === item.kind
  const last = words.at(-1)
  const isOnlyName = strange.length === 1 && strange[0] === last?.stem
  return (
    isSameThing &&
    isOnlyName &&
    words.length > 1 &&
    !words.some((word) => is(word, 'praise') || word.isNumber)
  )
}

/** A long keyword gives the part that the seller's text holds as it stands, up to its noun; never a torn one. */
function phrases({ text, words }: Keyword, said: string): string[] {
  if (text.length <= TAGS.lengthMax) return [text]
  const joint = words.findIndex((word, at) => at > 0 && isSmall(word))
  const front = joint === -1 ? words : words.slice(0, joint)
  const part = endsOf(front).findLast((end) => said.includes(` ${end} `))
  return part === undefined ? [] : [part]
}

/** The last two words of a phrase, the last three and so on, as long as they fit a tag. */
function endsOf(words: readonly Word[]): string[] {
  const ends: string[] = []
  let end = words.at(-1)?.low ?? ''
  for (const { low } of words.slice(0, -1).toReversed()) {
    end = `${low} ${end}`
    if (end.length > TAGS.lengthMax) return ends
    ends.push(end)
  }
  return ends
}

function joined(words: readonly Word[]): string {
  return words.map((word) => word.low).join(' ')
}

/** Fewer tags than this find too few buyers. */
const TAGS_GOOD = 11

/** A search for this very kind of thing, in words that nothing in the text speaks against. */
function isOwnKind({ words, strange, because }: Keyword, { item }: Brief): boolean {
  const last = words.at(-1)
  const isSame =
    last?.stem === item.head || (item.kind.name !== 'thing' && headNoun(words)?.kind === item.kind)
  const isBranded = words.some((word) => is(word, 'brand'))
  return because !== OTHER_KIND && isSame && !isBranded && strange.length <= 1 && words.length <= 3
}

/** How the seller names the thing: "tiny crescent moon necklace" holds three searches. */
function sellersNames(brief: Brief): string[] {
  const own = ownName(brief)
  if (own === null) return []
  return own.slice(0, -1).flatMap((_, at) => {
    const phrase = own.slice(at)
    return phrase.length > 1 ? [joined(phrase)] : []
  })
}

/** The noun with a material, a technique or a colour that the seller's text gives it. */
function fromTraits({ traits, item, keywords }: Brief): string[] {
  const head = wordsOf(item.name).at(-1)?.low ?? ''
  const isGeneric = keywords.length === 0 || head === ''
  if (isGeneric) return []
  return traits
    .filter(({ kind }) => kind === 'material' || kind === 'technique')
    .flatMap(({ text }) => {
      const words = wordsOf(text).filter((word) => !word.isNumber && !isSmall(word))
      const isTechnique = words.length > 1 && words.every((word) => is(word, 'technique'))
      const known = isTechnique
        ? words
        : words.filter((word) => is(word, 'material') && !is(word, 'technique'))
      const isNamed = words.some((word) => item.stems.includes(word.stem))
      return known.length === 0 || known.length > 2 || isNamed ? [] : [`${joined(known)} ${head}`]
    })
}
