import { splitKeywords } from '#contract/keywords.ts'
import { LISTING } from '#contract/listings.ts'
import { asTag, asTitle } from '#marketplace/characters.ts'
import { repeatedWords } from '#marketplace/review/title.ts'
import { TAGS, TITLE } from '#marketplace/rules.ts'
import { contentStems, countWords, hasPhrase, phraseFinder, stemKey } from '#marketplace/text.ts'
import { partsOf } from '#composer/plan/tags/long-searches.ts'
import { is, isModifier, knownIn } from '#composer/read/lexicon.ts'
import type { Keyword } from '#composer/read/searches/keywords.ts'
import { isNegation } from '#marketplace/searches/denied.ts'
import { isSmall, lowWordsOf, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Writing } from '../writer.ts'
import type { ListingDraft } from './answer.ts'
import { cutAtWord, plainLine, plainText, withoutEmojis, withoutStump } from './hygiene.ts'
import { beginningsAbroad } from './cut-tags.ts'
import type { Material } from './material.ts'
import { othersNameFinder } from './others-names.ts'

/** A draft in the form of a listing: plain text, and every limit kept that can be kept without new words. */
export function shape(draft: ListingDraft, material: Material): Writing {
  const { input, brief } = material
  const description = closedUp(plainText(draft.description), brief.language)
  const altText = cutAtWord(withoutEmojis(plainLine(draft.altText)), LISTING.altTextMax)
  return {
    generatedTitle: shapeTitle(closedUp(draft.title, brief.language), brief.language),
    generatedDescription: input.includeEmojis ? description : withoutEmojis(description),
    generatedTags: shapeTags(draft.tags, material),
    // Nobody can say what a photo shows when nobody described it.
    generatedAltText: input.imageDescription === null || altText === '' ? null : altText,
    generatedExplanation: '',
  }
}

/** French alone parts its high marks from the word before. */
function closedUp(text: string, language: Material['brief']['language']): string {
  return language === 'fr' ? text : text.replace(/ +([;:!?])(?=\s|$)/g, '$1')
}

function shapeTitle(title: string, language: Language): string {
  const allowed = asTitle(unquotedInFront(withoutEmojis(plainLine(title))))
  return cutAtWord(withoutStump(unstuffed(allowed, language)), TITLE.lengthMax)
}

type Language = Material['brief']['language']

/** A title must begin with a letter; a name in front then stands without its quotation marks. */
function unquotedInFront(title: string): string {
  return title.replace(/^["“„]([^"“”]+)["“”]/, '$1')
}

/** Leaves out the parts of a title that say once more what it has said, and those beyond what a title carries. */
function unstuffed(title: string, language: Language): string {
  const said: string[] = []
  const before: string[] = []
  // A decimal comma parts nothing: "2,7 L" is one number.
  const parts = title.split(/,\s+/).filter((part, at) => {
    const stems = contentStems(part)
    const isNew = stems.some((word) => !said.includes(word))
    const repeated = repeatedWords([...before, part].join(', '))
    const isTooMuch = repeated.some(({ times }) => times > TITLE.sameWordMax)
    if (at > 0 && (!isNew || isTooMuch)) return false
    said.push(...stems)
    before.push(part)
    return true
  })
  const kept = wholeLists(parts).filter(
    (_, at, all) =>
      all
        .slice(0, at + 1)
        .join(', ')
        .split(/,\s+/).length <= TITLE.segmentsMax,
  )
  // Other languages need more small words for as much.
  const isReadable = language !== 'en' && kept.join(', ').length <= TITLE.lengthGood
  return (isReadable ? kept : withinWords(kept)).join(', ')
}

const BEHIND_JOINT = / (?:in|of(?= \p{L})) /iu
const LISTED_WORDS_MAX = 4
const LISTED_LAST = /(?:^| )(?:and|or|&) /i

/** "Pendant in Natural", "Smoked or Black" are one: of a choice that lost its end the rest is all there is. */
function wholeLists(parts: readonly string[]): string[] {
  const whole: string[] = []
  for (const part of parts) {
    const from = LISTED_LAST.test(part) && isListed(part) ? listStart(whole) : -1
    if (from === -1) whole.push(part)
    else whole.push([...whole.splice(from), part].join(', '))
  }
  return whole
}

/** Where the list begins that these parts end in: behind the joint of a part, with none but short parts after it. */
function listStart(parts: readonly string[]): number {
  const from = parts.findLastIndex((part) => BEHIND_JOINT.test(part))
  return from !== -1 && parts.slice(from + 1).every(isListed) ? from : -1
}

function isListed(part: string): boolean {
  return !JOINT_ANY.test(part) && countWords(part) <= LISTED_WORDS_MAX
}

/**
 * The first part always stays; of the others those that together say most in the words that are left, a longer one up
 * to one of its joints.
 */
function withinWords([first = '', ...parts]: readonly string[]): string[] {
  const room = TITLE.wordsMax - countWords(first)
  const kept = choicesOf(parts)
    .map((chosen) => chosen.flatMap((part, at) => fittedTo(room, chosen.slice(0, at), part)))
    .toSorted((one, other) => wordsIn(other) - wordsIn(one))
  return [first, ...(kept[0] ?? [])]
}

/** Every choice of the parts in their order, all of them first. */
function choicesOf(parts: readonly string[]): string[][] {
  const [part, ...others] = parts
  if (part === undefined) return [[]]
  const rest = choicesOf(others)
  return [...rest.map((chosen) => [part, ...chosen]), ...rest]
}

function fittedTo(room: number, before: readonly string[], part: string): string[] {
  const left = room - wordsIn(before)
  const kept = countWords(part) <= left ? part : cutAtJoint(part, left)
  return kept === '' ? [] : [kept]
}

function wordsIn(parts: readonly string[]): number {
  return parts.reduce((sum, part) => sum + countWords(part), 0)
}

const JOINT = /(?<!\d) (?:with|for|in|from|on|by|without) /gi
const JOINT_ANY = /(?:^| )(?:with|for|in|from|on|by|without|of) /i
const CUT_WORDS_MIN = 2

/**
 * "Curved Axe Haft" of "Curved Axe Haft with Fawn Foot"; what is joined by "and" is not parted, but for what the thing
 * has: "with Clip and Handle" may lose its handle.
 */
function cutAtJoint(part: string, words: number): string {
  const [own = part] = part.split(/,\s+/)
  const joints = [...own.matchAll(JOINT)].map(({ index }) => own.slice(0, index))
  const [, last = ''] = /^(.* with [^,]*?) and /i.exec(own) ?? []
  const fitting = [...joints, ...(JOINT_ANY.test(last.replace(/^.* with /i, '')) ? [] : [last])]
    .filter((end) => countWords(end) >= CUT_WORDS_MIN && countWords(end) <= words)
    .toSorted((one, other) => one.length - other.length)
  return fitting.at(-1) ?? ''
}

function shapeTags(tags: readonly string[], { refused, brief, input }: Material): string[] {
  const othersNameIn = othersNameFinder({ brief, input })
  const tagsFor = tagPartsFinder({ input, brief })
  const isFit = (tag: string) =>
    tag.length >= TAGS.lengthMin &&
    ![...refused].some((keyword) => hasPhrase(tag, keyword)) &&
    othersNameIn(tag) === null
  const typed = new Set(splitKeywords(`${input.keywords},${input.starredKeywords}`).map(asTyped))
  const unique: string[] = []
  // "Bobbin lace" and "lace bobbins" are two searches, where the seller typed both.
  const isNew = (tag: string) =>
    unique
      .filter((one) => keyOf(one) === keyOf(tag))
      .every((one) => one !== tag && typed.has(tag) && typed.has(one))
  for (const phrase of tags) {
    const tag = tagsFor(phrase).find((part) => isFit(part) && isNew(part))
    if (tag !== undefined) unique.push(tag)
  }
  return unique.slice(0, TAGS.max)
}

function keyOf(tag: string): string {
  return stemKey(tag) || tag
}

function asTyped(keyword: string): string {
  return asTag(keyword).toLowerCase()
}

const PREPOSITION = /\s(?:for|with|from|in|on|of|to|by)\s/

/** Makes a tag of a phrase: in small letters, and of a longer one the parts that fit, best first; none where none does. */
export function tagPartsFinder({
  input,
  brief,
}: Pick<Material, 'input' | 'brief'>): (phrase: string) => string[] {
  const isSaidSo = phraseFinder(`${input.productType}\n${input.keywords}`)
  const isSaid = apartFinder(input.productType)
  const typed = new Map(brief.keywords.map((keyword) => [asTyped(keyword.text), keyword]))
  return (phrase) => {
    const tag = asTyped(plainLine(phrase))
    if (tag.length <= TAGS.lengthMax) return [tag]
    // Which of its words may stand alone in another language, no list of ours tells; where it is joined, one does.
    if (brief.language !== 'en')
      return beginningsAbroad(tag, brief.language).filter(({ length }) => length <= TAGS.lengthMax)
    const keyword = typed.get(tag)
    const isWhole = nameKeeper(keyword, brief.item)
    const parts = [
      ...shortened(tag, isSaidSo),
      ...(keyword === undefined
        ? []
        : [
            ...ifShort(tag.replaceAll(' and ', ' ')),
            ...partsOf({ ...keyword, support: 'general' }, brief),
            ...endsOf(keyword, brief, isSaid),
          ]),
    ]
      .map(asTyped)
      // A "variegated string" of a "variegated string of hearts" is another thing.
      .filter((part) => isWhole(part) && !tag.includes(`${part} of `))
    // What she typed herself finds a place of its own.
    const [others = [], own = []] = [false, true].map((isOwn) =>
      parts.filter((part) => typed.has(part) === isOwn),
    )
    return [...new Set([...others, ...own])]
  }
}

/** "Black white print" of a "black and white print" finds the same. */
function ifShort(tag: string): string[] {
  return tag.length <= TAGS.lengthMax ? [tag] : []
}

/** Finds a phrase that a text says by itself, and not only inside of a longer one: no "table" of "picnic table". */
function apartFinder(text: string): (phrase: string, whole: string) => boolean {
  const words = lowWordsOf(text).join(' ')
  return (phrase, whole) =>
    ` ${words} `
      .split(` ${lowWordsOf(whole).join(' ')} `)
      .some((part) => ` ${part} `.includes(` ${lowWordsOf(phrase).join(' ')} `))
}

/** A "wooden house" is no "wooden hedgehog house": of the name of the thing the word before its noun stays. */
function nameKeeper(
  keyword: Keyword | undefined,
  { name, head }: Material['brief']['item'],
): (part: string) => boolean {
  const namingIn = (words: readonly Word[]) => {
    const at = words.findLastIndex(({ stem }) => stem === head)
    return at < 1 ? undefined : words[at - 1]?.stem
  }
  const naming = namingIn(wordsOf(name))
  const isNamed = naming !== undefined && namingIn(keyword?.words ?? []) === naming
  return (part) => {
    const words = wordsOf(part)
    return !isNamed || words.every(({ stem }) => stem !== head) || namingIn(words) === naming
  }
}

/**
 * The parts of a phrase that fit a tag, in whole words: without what it is for, or without an idle word in front.
 * Only where the seller says it so; any other beginning would be missed: "country spiders" are no trout flies.
 */
function shortened(phrase: string, isSaidSo: (text: string) => boolean): string[] {
  const [head = phrase] = phrase.split(PREPOSITION)
  return [head, withoutIdle(head), withoutIdle(phrase)].filter(
    (part) => part.length <= TAGS.lengthMax && part.includes(' ') && isSaidSo(part),
  )
}

/**
 * "Jacket patches" of "battle jacket patches" where the seller says that elsewhere too, and "anniversary gift" of a
 * "third anniversary gift", without what only describes; but never from inside of one name, and not without the word
 * that makes it another thing: a "vegan leather keychain" is no leather one.
 */
function endsOf(
  { text, words }: Keyword,
  { item, keywords }: Material['brief'],
  isSaid: (text: string, apartFrom: string) => boolean,
): string[] {
  const others = keywords.filter((other) => other.text !== text)
  const isSaidElsewhere = (end: string) =>
    isSaid(end, text) || others.some((other) => ` ${other.text} `.includes(` ${end} `))
  if (words.some((word) => isSmall(word) || isNegation(word))) return []
  const last = words.at(-1)
  // "Engraved brass" of a brass plate is a stuff; "embroidery cotton" is what she sells as "perle cotton".
  const isThing =
    last?.stem === item.head || others.some((one) => one.words.at(-1)?.stem === last?.stem)
  if (last === undefined || (is(last, 'material') && !isThing)) return []
  const known = knownIn(words)
  const isTorn = (at: number) =>
    known.some(({ from, to }) => from < at && at < to) ||
    words[at - 1]?.low === BY_HAND ||
    words[at - 1]?.isNumber === true ||
    words.slice(at).some(({ isNumber }) => isNumber)
  const isTurned = (at: number) => words.slice(0, at).some((word) => is(word, 'imitation'))
  return words
    .map((_, at) => at)
    .slice(1, -1)
    .filter((at) => !isTorn(at) && !isTurned(at))
    .map((at) => ({
      end: spelt(words.slice(at)),
      isIdle: words.slice(0, at).every((word, place) => describes(word, words[place + 1])),
    }))
    .filter(({ end, isIdle }) => end.length <= TAGS.lengthMax && (isIdle || isSaidElsewhere(end)))
    .map(({ end }) => end)
}

const BY_HAND = 'hand'

/** "Third" counts an anniversary; a "first edition" is one thing. */
function describes(word: Word, next: Word | undefined): boolean {
  const isCounting = ORDINALS.has(word.low) && next !== undefined && is(next, 'occasion')
  return isModifier(word) || is(word, 'occasion') || word.low === BY_HAND || isCounting
}

const ORDINALS = new Set(
  'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' '),
)

const IDLE_IN_FRONT =
  /^(?:(?:hand ?-?made|hand ?-?crafted|personali[sz]ed|custom|unique|rustic|beautiful|cute|small|large|mini|big|little|new)\s+)+/

function withoutIdle(phrase: string): string {
  return phrase.replace(IDLE_IN_FRONT, '')
}
