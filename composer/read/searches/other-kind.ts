import { isGeneric } from '../item.ts'
import { headNoun, type Noun, nounEndingAt } from '../kinds.ts'
import { is } from '../lexicon.ts'
import { headIn } from '#marketplace/searches/heads.ts'
import type { Word } from '#marketplace/searches/words.ts'
import { SERVING as ALWAYS_SERVING } from '#marketplace/searches/served.ts'
import type { Evidence } from './evidence.ts'
import { isSeveral } from './several.ts'

/** Beside those of the judge: a tray is often for another thing, and as often one itself. */
const SERVING = new Set([
  ...ALWAYS_SERVING,
  ...'lead carrier dish tray bag pouch box roll rope kit stamp rod shade lampshade rosin music'.split(
    ' ',
  ),
])
/** "Tote" is a tote bag; "dice" is no dice bag. */
const OFTEN_ONE = new Set(['bag', 'pouch', 'box', 'roll', 'dish', 'tray', 'lead', 'strap'])

/** Tells a search for another thing whose words the text says all the same. */
export function otherKindFinder(evidence: Evidence): (words: readonly Word[]) => boolean {
  return (words) => isWhatItIsFor(words, evidence) || isOtherMixture(words, evidence)
}

const FILES = ['pdf', 'digit file', 'digit download', 'instant download', 'svg', 'png']

/** Whether what is sold is a file. */
export function isFile({ item, saysPhrase }: Pick<Evidence, 'item' | 'saysPhrase'>): boolean {
  return item.kind.isDigital || FILES.some((file) => saysPhrase(file))
}

/** "Printed pattern" of a file that says nothing of print, "finished hat" of its pattern, "teacher shirt" of a drawing to put on one. */
export function isOfFile(words: readonly Word[], evidence: Evidence): boolean {
  const { item, saysPhrase } = evidence
  const isToMake = item.kind.name === 'pattern' || item.kind.name === 'craft kit'
  const isDone = words.some(
    ({ low, stem }, at) => DONE.has(low) && !saysPhrase(`${stem} ${words[at + 1]?.stem}`),
  )
  if (!isFile(evidence)) return isToMake && isDone
  const isPrinted = words.some(({ low }) => low === 'printed' || low === 'physical')
  const noun = headNoun(words)
  const isPutOn = item.kind.name === 'graphics' && noun !== null && BEARING.has(noun.kind.name)
  // "Retro cardigan" of the pattern for one.
  const isMadeOfIt = isToMake && noun !== null && isFinished(noun, words)
  const isOther = isMadeOfIt || (isPutOn && !isNamedIn(words, evidence))
  return (isPrinted && !saysPhrase('printed')) || isDone || isOther
}

/** "Cross stitch" is a craft as well, and "knit dress pattern" a pattern. */
function isFinished(noun: Noun, words: readonly Word[]): boolean {
  const own = words.slice(noun.from, noun.to)
  return (
    noun.to === words.length &&
    !TO_MAKE.has(noun.kind.name) &&
    !noun.kind.isDigital &&
    !own.some((word) => is(word, 'technique') || is(word, 'use'))
  )
}

const TO_MAKE = new Set(['pattern', 'craft kit', 'hoop art'])

const DONE = new Set(['handmade', 'handcrafted', 'finished', 'completed', 'readymade', 'assembled'])
/** What a drawing is put on. */
const BEARING = new Set('clothing,baby clothing,nightwear,hat,mug,bag,socks,shoes'.split(','))

/** Whether what a search ends in is a part of what the thing itself is called. */
function isNamedIn(words: readonly Word[], { item, document }: Evidence): boolean {
  const head = headIn(words)
  const front = document.statements[0]?.words ?? []
  const named = [...item.stems, ...front.map(({ stem }) => stem)]
  return head === undefined || named.includes(head.stem)
}

/** Stuffs that are put into others. */
const MIXED = new Set(['oil', 'butter', 'wax', 'powder', 'extract'])

/** "Beard oil" of a balm with oil in it, for beards. */
function isOtherMixture(words: readonly Word[], { item, saysPhrase, document }: Evidence): boolean {
  const noun = nounEndingAt(words, words.length - 1)
  const last = words.at(-1)
  const isOwn =
    item.stems.includes(last?.stem ?? '') || (last?.low === 'set' && isSeveral(document))
  if (noun === null || isOwn) return false
  const phrase = words.slice(noun.from).map(({ stem }) => stem)
  // What the text has only among what is in it is no name of the mixture.
  const front = document.statements[0]?.words ?? []
  const isWithin =
    noun.kind !== item.kind &&
    MIXED.has(last?.stem ?? '') &&
    !front.some(({ stem }) => stem === last?.stem)
  return item.kind.asks.includes('ingredients') && (isWithin || !saysPhrase(phrase.join(' ')))
}

/** "Lined notebook" of a cover for notebooks. */
function isWhatItIsFor(words: readonly Word[], evidence: Evidence): boolean {
  const { item, fitted } = evidence
  const head = headIn(words)
  if (head === undefined || head.stem === item.head) return false
  // "Hand embroidery" finds a kit for it.
  if (item.kind.name === 'craft kit') return false
  // Who sells a set of bags may mean them by "cornhole set".
  const last = words.at(-1)
  if (last !== head && last?.low === 'set' && evidence.says(last)) return false
  const isOften = SERVING.has(head.stem) && item.stems.at(-2) !== head.stem
  if (!SERVING.has(item.head) || isOften || isGeneric(head)) return false
  const isStuff = is(head, 'material') || is(head, 'technique') || headNoun([head]) === null
  const isInOne = item.head.length > head.stem.length && item.head.startsWith(head.stem)
  const isNamed = (item.stems.includes(head.stem) || isInOne) && !isSameKind(words, evidence)
  const isServed = fitted.served.has(head.stem) || isBeforeName(head, evidence)
  return !isStuff && (isNamed || (isServed && !isSameKind(words, evidence)))
}

/** "Dice tray" of a mold for dice trays: the text says it only before the noun of what is sold. */
function isBeforeName({ stem }: Word, { item, holding, saysPhrase }: Evidence): boolean {
  const all = (holding.get(stem) ?? []).flatMap(({ words }) =>
    words.filter((word) => word.stem === stem).map((word) => words[words.indexOf(word) + 1]),
  )
  return saysPhrase(`${stem} ${item.head}`) && all.every((next) => next?.stem === item.head)
}

function isSameKind(words: readonly Word[], { item }: Evidence): boolean {
  return OFTEN_ONE.has(item.head) && headNoun(words)?.kind === item.kind
}
