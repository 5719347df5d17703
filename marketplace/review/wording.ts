import { isContent } from '../reading/phrases.ts'
import { type Reading, readText } from '../reading/reading.ts'
import { NUMBER_WORDS } from '../reading/tables/facts.ts'
import { words } from '../reading/tables/word-list.ts'
import { tokens } from '../text.ts'
import { splitKeywords } from '#contract/keywords.ts'
import { bareLabel, oneOfSeveral, smallName } from './title-form.ts'
import { type Case } from './case.ts'
import { advice, sourceOf, type Finding } from './finding.ts'

/** What could be worded better, though nothing in it is false. */
export function reviewWording(reviewed: Case): Finding[] {
  if (reviewed.language !== 'en') return titleForm(reviewed)
  return [...namedTooOften(reviewed), ...unsigned(reviewed)]
}

/** What a seller would not sign: sentences that fit any other thing, a title that says little or says it badly. */
export function unsigned(reviewed: Case): Finding[] {
  if (reviewed.language !== 'en') return titleForm(reviewed)
  const entered = readText(sourceOf(reviewed.input))
  return [...generic(reviewed, entered), ...titleAdvice(reviewed), ...titleForm(reviewed)]
}

function generic({ parts, input }: Case, entered: Reading): Finding[] {
  const description = parts.find(({ field }) => field === 'description')?.reading
  if (description === undefined) return []
  const heads = new Set(headsOf(input))
  return description.sentences.flatMap((sentence) => {
    const inside = description.tokens.slice(sentence.from, sentence.to)
    const said = inside.filter(
      (token) => isContent(token) && !WEAK.has(token.root) && !heads.has(token.root),
    )
    const isOwn = said.some(({ root }) => entered.places.has(root))
    // "Pick your bar: 🧼" leads to a list, with an emoji behind it or without.
    const ending = inside.slice(inside.findLastIndex(({ kind }) => kind !== 'sign') + 1)
    if (isOwn || said.length < 2 || ending.some(({ word }) => word === ':')) return []
    const quote = description.text.slice(inside[0]?.start, inside.at(-1)?.end)
    return [advice('description', `"${quote}" would fit any other thing as well`, quote)]
  })
}

const WEAK =
  words(`gift present idea thing way time day home hous room mak work us tak giv keep put com go look need want know
  lik lov myself ourselv good great nic easy littl big long short sid piec item ord buy ask messag question photo send plac best well always`)

/** The last words of the keywords: what buyers call the thing. */
function headsOf(input: Case['input']): string[] {
  return splitKeywords(input.keywords).flatMap(
    (keyword) => readText(keyword).tokens.at(-1)?.root ?? [],
  )
}

/** The names the item may have in a text of each length. */
const NAMES_MAX = { short: 3, medium: 4, long: 6 } as const

function namedTooOften({ parts, input }: Case): Finding[] {
  const description = parts.find(({ field }) => field === 'description')?.reading
  const [first = ''] = splitKeywords(input.starredKeywords).concat(splitKeywords(input.keywords))
  const head = readText(first).tokens.at(-1)
  if (description === undefined || head === undefined) return []
  const times = timesNamed(description, head.root)
  const most = NAMES_MAX[input.descriptionLength]
  return times > most
    ? [
        advice(
          'description',
          `The description says "${head.word}" ${times} times; "it" reads better`,
          head.word,
        ),
      ]
    : []
}

const LISTED_MIN = 4

/** Not counted among the members of a list: "seed oil, bark oil, leaf oil" are names of other things. */
function timesNamed(reading: Reading, root: string): number {
  const { places, sentences, sentenceOf } = reading
  return (places.get(root) ?? []).filter((at) => {
    const clauses = sentences[sentenceOf[at] ?? -1]?.clauses ?? []
    const isListed = clauses.filter(({ joint }) => joint === ',').length >= LISTED_MIN
    const before = reading.tokens[at - 1]
    const isKind =
      before !== undefined &&
      isContent(before) &&
      before.kind === 'word' &&
      !NUMBER_WORDS.has(before.word)
    return !(isListed && isKind)
  }).length
}

const ALONE = words(
  'gift gifts decor home handmade custom unique vintage present set new sizes size',
)
const SIZES = words('size sizes')

const NO_MORE = 'The title says no more than'

/** Whether a finding says of a title what the checks say of one that is bare. */
export function saysNoMore(finding: string): boolean {
  return finding.startsWith(NO_MORE)
}

function titleAdvice({ parts, product }: Case): Finding[] {
  const title = parts.find(({ field }) => field === 'title')
  if (title === undefined) return []
  const segments = title.text.split(', ').map((segment) => ({ segment, words: tokens(segment) }))
  const stumps = segments.slice(1).filter((one) => isStump(one.words))
  const said = title.text.toLowerCase()
  // Of two names each is that of a part or a choice.
  const names = product.names.length === 1 ? product.names : []
  const lost = names.filter(
    ({ name, roots, start }) =>
      roots.length <= 4 &&
      tokens(name).length > 0 &&
      name.length >= NAME_MIN &&
      isNaming(product, start) &&
      !said.includes(name.toLowerCase()),
  )
  const isBare = tokens(title.text).length <= 2 && product.tokens.filter(isContent).length >= 8
  return [
    ...stumps.map(({ segment }) => advice('title', `"${segment}" says little alone`, segment)),
    ...lost.slice(0, 1).map(({ name }) => advice('title', `The title does not name "${name}"`)),
    ...(isBare ? [advice('title', `${NO_MORE} "${title.text}"; add what sets it apart`)] : []),
  ]
}

/** What can be told in any language: one of several sizes, a label without its words, a name in small letters. */
function titleForm({ parts, product, language }: Case): Finding[] {
  const title = parts.find(({ field }) => field === 'title')
  if (title === undefined) return []
  const single = oneOfSeveral(title, product)
  const label = bareLabel(title, product)
  const small = language === 'de' ? null : smallName(title, product)
  return [
    ...(single === null
      ? []
      : [advice('title', `The title says "${single}", one of several to choose from`, single)]),
    ...(label === null
      ? []
      : [advice('title', `"${label}" is a label without what it names`, label)]),
    ...(small === null
      ? []
      : [advice('title', `"${small}" is a name and wants a capital letter`, small)]),
  ]
}

/** A name of the thing itself: said at the beginning, and not as one of several to choose from. */
function isNaming({ tokens: all, sentences, sentenceOf }: Reading, start: number): boolean {
  const at = all.findIndex((token) => token.end > start)
  const place = sentenceOf[at] ?? -1
  const sentence = sentences[place]
  if (sentence === undefined || place >= NAMING_SENTENCES) return false
  const said = all.slice(sentence.from, sentence.to)
  // "3 of one, 2 of another and 2 named so" names a part.
  const isCounted = said.filter(({ kind, end }) => kind === 'number' && end < start).length > 2
  const before = said.filter(({ end, kind }) => end <= start && kind !== 'sign')
  const isInscribed =
    WRITTEN.has(before.at(-1)?.word ?? '') || before.some(({ word }) => INSCRIBING.has(word))
  return !isCounted && !isInscribed && said.every(({ word }) => word !== 'or' && word !== '/')
}

/** What stands on a thing is no name of it: 'the name on the flyleaf "M. Harker"', 'glass with "SIEM" moulded in it'. */
const WRITTEN = words('with marked stamped signed labelled labeled reads says written printed')
const INSCRIBING = words('flyleaf inscribed inscription dedication handwritten pencilled signature')

/** "Jr" is a type and "GB" a stamp. */
const NAME_MIN = 3
const NAMING_SENTENCES = 3

function isStump(said: readonly string[]): boolean {
  const [first = ''] = said
  if (said.length === 1) return ALONE.has(first)
  return SIZES.has(first) && said.length === 2 && Number.isFinite(Number(said[1]))
}
