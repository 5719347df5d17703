import { TAG } from '#contract/listings.ts'
import { asTag, isTagAccepted, refusedInTag } from '#marketplace/characters.ts'
import { examine } from '#marketplace/health.ts'
import { isPraiseTag, spareTags } from '#marketplace/spare-tags.ts'
import { lowWordsOf, wordsOf } from '#marketplace/searches/words.ts'
import { stemKey } from '#marketplace/text.ts'
import { isAcronym } from '../read/case.ts'
import type { Change } from './change.ts'
import { namesWithTraits } from './own-names.ts'
import { realSearchFor } from './real-search.ts'
import type { Entered, Texts } from './texts.ts'

type Filling = {
  pasted: Texts
  input: Entered
  /** What the shop never says. */
  isAvoided: (text: string) => boolean
}

/**
 * The new tags, then those of the pasted ones that are true, then more of the seller's words, until there are enough.
 * A single word finds everything and nothing: it comes last.
 */
export function tagsFilled(
  fresh: readonly string[],
  { pasted, input, isAvoided }: Filling,
): string[] {
  const { judge, focus } = examine({ ...pasted, ...input })
  const isReal = realSearchFor(pasted, input)
  const isTyped = typedNumber(pasted)
  const isSaid = (tag: string) =>
    !isAvoided(tag) && !isDoubled(tag) && !isPraiseTag(tag) && isReal(tag) && isTyped(tag)
  const own = pasted.generatedTags
    .flatMap(acceptedAs)
    .filter((tag) => isSaid(tag) && judge(tag).kind === 'usable')
  const isPutForward = putForwardBy({ ...pasted, generatedDescription: input.productType })
  const isFocus = (tag: string) => focus.includes(tag.toLowerCase())
  const known = [...fresh.filter(isSaid), ...own.filter(isFocus), ...own]
  const phrases = hersFirst(known.filter(isPhrase), own)
  if (phrases.length === TAG.max) return phrases
  return withMore(phrases, [
    ...spareTags(input, phrases).filter((tag) => isPhrase(tag) && isSaid(tag) && isPutForward(tag)),
    ...namesWithTraits({ pasted, input }).filter(
      (tag) => isTagAccepted(tag) && isSaid(tag) && judge(tag).kind === 'usable',
    ),
    ...known,
  ])
}

/** As many as there is room for: what she typed stays before what we made up. */
function hersFirst(tags: readonly string[], own: readonly string[]): string[] {
  const keys = tags.map(stemKey)
  const once = tags.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
  const hers = new Set(own.map(stemKey))
  const room = TAG.max - once.filter((tag) => hers.has(stemKey(tag))).length
  const others = once.filter((tag) => !hers.has(stemKey(tag))).slice(0, Math.max(0, room))
  return once.filter((tag) => hers.has(stemKey(tag)) || others.includes(tag)).slice(0, TAG.max)
}

/** "Brown collars" of who calls it a collar wherever she names it is the same search again. */
function typedNumber({ generatedTitle, generatedTags }: Texts): (tag: string) => boolean {
  const said = [generatedTitle, ...generatedTags].flatMap(wordsOf)
  return (tag) => {
    const last = wordsOf(tag).at(-1)
    const same = said.filter(({ stem }) => stem === last?.stem)
    return same.length === 0 || same.some(({ low }) => low === last?.low)
  }
}

/** "Mr & mrs mug" is taken as "mr and mrs mug"; "1/4 wig" without its sign is another search. */
function acceptedAs(tag: string): string[] {
  const isJoined = refusedInTag(tag).every((sign) => sign === '&')
  return [calmTag(isJoined && !isTagAccepted(tag) ? asTag(tag) : tag)].filter(isTagAccepted)
}

/** "WELSH GIFT" shouts; "SVG" does not. */
function calmTag(tag: string): string {
  return wordsOf(tag).some(
    ({ text, low }) => text !== low && text === low.toUpperCase() && !isAcronym(low),
  )
    ? tag.toLowerCase()
    : tag
}

/** Whether her title or tags have the words, or her text begins with them: "jojoba oil" is a word of her text and no name of a beard oil. */
function putForwardBy({ generatedTitle, generatedTags, generatedDescription }: Texts) {
  const said = [generatedTitle, ...generatedTags].flatMap(wordsOf)
  const stems = new Set(said.map(({ stem }) => stem))
  const front = lowWordsOf(generatedDescription).join(' ')
  return (tag: string) =>
    front.startsWith(`${lowWordsOf(tag).join(' ')} `) ||
    wordsOf(tag).every(({ stem }) => stems.has(stem))
}

/** Of these the tags that are true by her text and that she has not, as many as there is room for. */
export function tagsToAdd(
  tags: readonly string[],
  { pasted, input }: Pick<Filling, 'pasted' | 'input'>,
): string[] {
  const { judge } = examine({ ...pasted, ...input })
  const own = new Set(pasted.generatedTags.map(stemKey))
  const room = Math.max(0, TAG.max - pasted.generatedTags.length)
  return tags.filter((tag) => !own.has(stemKey(tag)) && judge(tag).kind === 'usable').slice(0, room)
}

/** Whether all of hers stay, and at least one that is true by her text comes to them. */
export function onlyAdds({ pasted, written, input }: Pick<Change, 'pasted' | 'written' | 'input'>) {
  const tags = written.generatedTags
  const kept = new Set(tags.map((tag) => tag.toLowerCase()))
  const isKept = pasted.generatedTags.every((tag) => kept.has(tag.toLowerCase()))
  return isKept && tagsToAdd(tags, { pasted, input }).length > 0
}

/** "Bag cotton net bag" is typed by nobody. */
function isDoubled(tag: string): boolean {
  const stems = wordsOf(tag).map(({ stem }) => stem)
  return new Set(stems).size < stems.length
}

export function isPhrase(tag: string): boolean {
  return tag.trim().includes(' ')
}

function withMore(tags: readonly string[], more: readonly string[]): string[] {
  const all = [...tags]
  const taken = new Set(all.map(stemKey))
  for (const tag of more) {
    const key = stemKey(tag)
    if (all.length < TAG.max && !taken.has(key)) all.push(tag)
    taken.add(key)
  }
  return all
}
