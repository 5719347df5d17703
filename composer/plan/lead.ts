import { isSayable } from '../read/searches/keywords.ts'
import { isAcronym, uncapitalised } from '../read/case.ts'
import type { Brief } from '../read/form.ts'
import { is } from '../read/lexicon.ts'
import { type Naming, namings } from '../read/naming/names.ts'
import { isPlainPhrase, partsIn } from '../read/parts.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { isShuffled, isTorn } from './attested.ts'
import type { Choice } from './choice.ts'
import { asSearched, ofExactStuff, ofStuff, overlapped, withStar } from './lead-merges.ts'
import { ownLeadOf } from './own-lead.ts'
import { usable } from './usable.ts'

const LEAD_WORDS_MAX = 5
const LEAD_WORDS_GOOD = 4
const OWN_WORDS = 1
/** Whoever sells it has thought of the title for longer than of any sentence. */
const OWN_TITLE = 6
const TITLE_WORDS_MAX = 6
const OWN_ORDER = 2
/** Neither what the text calls it nor what buyers search. */
const OWN_OTHER = 4
const STAR = 4
/** A name that lacks a word of what buyers call it finds fewer of them. */
const OTHER_NAME = 2

type Lead = { text: string; worth: number }

/** What the thing is: the seller's own noun phrase where it holds the name, or the fullest search that the text bears out. */
export function leadOf(brief: Brief, choice: Choice): string {
  if (brief.language !== 'en') return inOwnWords(brief)
  const all = leadsOf(brief)
  const whole = all.filter(({ text }) => !isShuffled(text, brief))
  const leads = whole.length === 0 ? all : whole
  const best = Math.max(...leads.map(({ worth }) => worth))
  const among = leads.filter(({ worth }) => worth === best).map(({ text }) => text)
  const lead = choice('lead', [...new Set(among)]) ?? brief.item.name
  const fuller = ofExactStuff(
    asSearched(withStar(ofStuff(overlapped(lead, brief), brief), brief), brief),
    brief,
  )
  return withNames(isShuffled(fuller, brief) || isTorn(lead, fuller) ? lead : fuller, brief)
}

/** Searches are typed small; a name keeps the capital that the seller's sentences give it. */
function withNames(lead: string, { document }: Brief): string {
  const prose = proseOf(document)
  let result = lead
  for (const word of wordsOf(lead)) {
    const name = word.low.charAt(0).toUpperCase() + word.low.slice(1)
    const isPlace = is(word, 'origin') && !is(word, 'ambiguous') && !is(word, 'material')
    const isName = isPlace || (prose.includes(name) && !prose.includes(word.low))
    if (word.text === word.low && isName)
      result = result.slice(0, word.start) + name + result.slice(word.end)
  }
  return result
}

/** Words that stand inside of sentences and lines, not at their front and in no heading. */
function proseOf({ statements }: Brief['document']): string[] {
  return statements
    .filter(({ form }) => form === 'sentence')
    .flatMap(({ words }) => words.slice(1).map((word) => word.text))
}

const FIRST_WORDS_MAX = 6

/** In another language: the first phrase where it holds the name and is short, else the name as it is searched. */
function inOwnWords({ facts, item }: Brief): string {
  const [front] = facts
  const [part] = front === undefined || front.said.label !== '' ? [] : partsIn(front)
  const isName =
    part !== undefined &&
    part.words.length <= FIRST_WORDS_MAX &&
    part.words.length > item.stems.length &&
    item.stems.every((stem) => part.words.some((word) => word.stem === stem))
  return isName ? part.text : item.name
}

function leadsOf(brief: Brief): Lead[] {
  const { item, keywords } = brief
  const stars = keywords.filter(({ isStarred, support }) => isStarred && isSayable(support))
  const title = ownLeadOf(brief)
  const own = wordsOf(title)
  const rated = (text: string, extra: number): Lead => {
    const words = wordsOf(text)
    const isStar = stars.some((star) => holds(words, star.words))
    const isTitle = own.length > 1 && words.length <= TITLE_WORDS_MAX && holds(words, own)
    const size = words.filter((word) => !isSmall(word)).length
    const most = isTitle ? TITLE_WORDS_MAX : LEAD_WORDS_GOOD
    return {
      text,
      worth: 2 * Math.min(size, most) + extra + (isStar ? STAR : 0) + (isTitle ? OWN_TITLE : 0),
    }
  }
  const named = namings(brief)
    .filter(({ words }) => words.length > 1 && isFresh(words))
    .map((naming) => {
      const { words, text } = withNext(naming, brief)
      return rated(
        inSentence(asSold(text, words, brief), naming, brief),
        holds(words, wordsOf(item.name)) ? OWN_WORDS : -OTHER_NAME,
      )
    })
  const searched = usable(brief, ['backed', 'synonym'])
    .filter(({ words }) => isSameThing(words, brief))
    .map(({ text, words }) => rated(asSold(text, words, brief), 0))
  const isNamed = holds(own, wordsOf(item.name)) || stars.some(({ words }) => holds(own, words))
  const titled = own.length < 2 ? [] : [rated(title, isNamed ? OWN_ORDER : -OWN_OTHER)]
  const lots = lotsIn(brief).map((text) => rated(text, OWN_WORDS + OWN_TITLE))
  return [...named, ...titled, ...lots, ...searched, rated(item.name, 0)]
}

/** As it reads inside a sentence: a heading's capitals go, a name's stay. */
function inSentence(text: string, { said }: Naming, { document }: Brief): string {
  const [first, second] = wordsOf(text)
  const isName = second !== undefined && second.text !== second.low && first?.text !== first?.low
  if (said.said.form !== 'name') return isName ? text : uncapitalised(text, document.names)
  const prose = proseOf(document)
  let result = text
  for (const word of wordsOf(text)) {
    const isKept =
      is(word, 'origin') || is(word, 'brand') || isAcronym(word.low) || prose.includes(word.text)
    if (!isKept) result = result.slice(0, word.start) + word.low + result.slice(word.end)
  }
  return result
}

/** "Brass swan planter": the noun behind the name where buyers search for it too. */
function withNext(naming: Naming, { keywords }: Brief): Pick<Naming, 'text' | 'words'> {
  const { said, end, words, text } = naming
  const next = said.said.words.find((word) => word.start === end + 1)
  const isSearched =
    next !== undefined &&
    said.said.text.charAt(end) === ' ' &&
    keywords.some(({ isStarred, words: own }) => isStarred && own.at(-1)?.stem === next.stem)
  return isSearched ? { text: `${text} ${next.text}`, words: [...words, next] } : { text, words }
}

const LOTS = new Set(['lot', 'set', 'pack', 'bundle', 'pair', 'box', 'bag', 'collection'])
const LOT_WORDS_MAX = 9

/** "Lot of 50 old postcards from Germany": the whole phrase names what is sold. */
function lotsIn(brief: Brief): string[] {
  const { item, facts } = brief
  const [front] = facts
  const [part] = front === undefined ? [] : partsIn(front)
  const [first, second] = part?.words ?? []
  if (part === undefined || first === undefined || second?.low !== 'of') return []
  const isNamed = part.words.some((word) => word !== first && item.stems.includes(word.stem))
  const isShort = part.words.length <= LOT_WORDS_MAX && part.words.length > 3
  return LOTS.has(first.low) && isNamed && isShort && isPlainPhrase(part.words) ? [part.text] : []
}

/** With the noun in the number that the item is sold in: "knobs", though each is "a hand painted knob". */
function asSold(text: string, words: readonly Word[], { item }: Brief): string {
  const noun = wordsOf(item.name).at(-1)
  const last = words.at(-1)
  if (noun === undefined || last === undefined || noun.stem !== last.stem) return text
  return text.slice(0, text.length - last.text.length) + noun.text
}

/** No word twice, and none that only the keyword of another thing could explain. */
function isFresh(words: readonly Word[]): boolean {
  return (
    words.length <= LEAD_WORDS_MAX + 1 &&
    new Set(words.map((word) => word.stem)).size === words.length
  )
}

const JOINTS = new Set('a an the of for with in and from'.split(' '))

function holds(words: readonly Word[], part: readonly Word[]): boolean {
  return part.every((one) => JOINTS.has(one.low) || words.some((word) => word.stem === one.stem))
}

/** A search for the item by its own noun, with more words in front of it. */
function isSameThing(words: readonly Word[], { item }: Brief): boolean {
  return (
    words.length <= LEAD_WORDS_MAX &&
    words.at(-1)?.stem === item.head &&
    item.stems.every((stem) => words.some((word) => word.stem === stem)) &&
    words.every((word) => !isJoint(word, item.name) && (!is(word, 'vague') || word.low === 'hand'))
  )
}

/** "Can" is a small word, but not in "can cozy". */
function isJoint(word: Word, name: string): boolean {
  return isSmall(word) && !wordsOf(name).some((own) => own.low === word.low)
}

/** A name the seller put into quotation marks keeps them. */
export function asName(text: string, { facts, input }: Brief): string {
  const quoted = `"${text}"`
  const isQuoted =
    facts.some(({ said }) => said.text.includes(quoted)) || input.listingTitle.includes(quoted)
  return isQuoted ? quoted : text
}
