import { languageOf } from '../language.ts'
import type { Reading } from '../reading/reading.ts'
import { FREE_IDIOMS } from '../reading/tables/denying.ts'
import { forGrownUps, keptFromChildren, tooYoung } from './ages.ts'
import { denialOf, deniedNumber, deniedWhom } from './denials-of.ts'
import { deniesItself, isNegation, isWithout } from './denied.ts'
import { type Fitted, fittedIn, whatItFits } from './fitted.ts'
import { type Ground, groundOf } from './ground.ts'
import { ofAPart, type Parts, partsIn } from './parts.ts'
import { says } from './quoting.ts'
import { whatItServes } from './served.ts'
import { isSmall, rootOf, stemsOf, type Word, wordsOf } from './words.ts'

/** Says why a search is false of this item, in words that are exactly the text's; null where nothing speaks against it. */
export function refusalFinder(
  product: Reading,
  besides: string,
): (keyword: string) => string | null {
  const ground = groundOf(product, besides)
  const fitted = fittedIn(ground.statements)
  const parts = partsIn(ground)
  if (languageOf(product.text) !== 'en') {
    const low = product.text.toLowerCase()
    // What is small in another language only its length tells.
    return (keyword) => {
      const words = wordsOf(keyword.toLowerCase())
      const long = words.filter(
        (word) => (word.low.length >= LETTERS_ABROAD || isNegation(word)) && !deniesItself(word),
      )
      return denialOf(long, ground) ?? denialOf(framedIn(words), ground) ?? keptOut(words, low)
    }
  }
  return (keyword) => refusalOf(wordsOf(keyword.toLowerCase()), { ground, fitted, parts })
}

const LETTERS_ABROAD = 5

/** "Encadrée" of what comes "sans cadre": the stem of the verb, and the noun that is denied. */
const FRAMED: readonly (readonly [string, string])[] = [
  ['spülmaschinen', 'spülmaschine'],
  ['trockner', 'trockner'],
  ['mikrowellen', 'mikrowelle'],
  ['waschmaschinen', 'waschmaschine'],
  ['encadr', 'cadre'],
  ['gerahmt', 'rahmen'],
  ['enmarc', 'marco'],
  ['incornici', 'cornice'],
  ['emoldur', 'moldura'],
  ['ingelijst', 'lijst'],
]

/** "Spülmaschinenfest" of what may "nicht in die Spülmaschine". */
function keptOut(words: readonly Word[], text: string): string | null {
  for (const { low: noun } of framedIn(words)) {
    const place = ['nicht in die', 'nicht in den', 'nie in die', 'nie in den']
      .map((cue) => `${cue} ${noun}`)
      .find((cue) => text.includes(cue))
    if (place !== undefined) return says(place)
  }
  return null
}

function framedIn(words: readonly Word[]): Word[] {
  const nouns = FRAMED.filter(([verb]) => words.some(({ low }) => low.startsWith(verb)))
  return nouns.flatMap(([, noun]) => wordsOf(noun))
}

type Known = { ground: Ground; fitted: Fitted; parts: Parts }

function refusalOf(words: readonly Word[], { ground, fitted, parts }: Known): string | null {
  return (
    contained(words, ground) ??
    freedOf(words, ground) ??
    madeOtherwise(words, ground) ??
    notWithout(words, ground) ??
    contrary(words, ground) ??
    undone(words, ground) ??
    ofAPart(words, parts) ??
    onlyATrace(words, ground) ??
    denialOf(words, ground) ??
    deniedNumber(words, ground) ??
    deniedWhom(words, ground) ??
    tooYoung(words, ground) ??
    forGrownUps(words, ground) ??
    keptFromChildren(words, ground) ??
    whatItFits(words, fitted) ??
    whatItServes(words, ground)
  )
}

/** "Latex free" and "cordless" of a thing whose latex and cord the seller speaks of. */
function freedOf(words: readonly Word[], ground: Ground): string | null {
  for (const [at, word] of words.entries()) {
    const freed = word.low === 'free' || word.low === 'less' ? words[at - 1] : undefined
    const isNone = ground.deniedBy.get(freed?.stem ?? '')?.some(({ manner }) => manner === 'not')
    const isIdiom = FREE_IDIOMS.has(freed?.low ?? '')
    const isOther = isFreedOfOther(words.slice(0, at), ground)
    if (freed !== undefined && !isIdiom && isNone !== true && !isOther && ground.says(freed)) {
      const phrase = `${freed.stem} ${word.stem}`
      if (!ground.saysPhrase(phrase)) return says(freed.low)
    }
    const bare = word.low.length > 6 && word.low.endsWith('less') ? word.low.slice(0, -4) : null
    const isHere = bare !== null && ground.saysPhrase(bare) && !ground.saysPhrase(word.stem)
    if (isHere) return says(bare)
  }
  return null
}

/** "Palm oil free" where the text speaks of olive oil and coconut oil alone. */
function isFreedOfOther(words: readonly Word[], { holding }: Ground): boolean {
  const [kind, freed] = words.slice(-2)
  const places = (holding.get(freed?.stem ?? '') ?? []).flatMap(({ words: said, text }) =>
    said.filter(({ stem }) => stem === freed?.stem).map((named) => ({ said, named, text })),
  )
  return places.length > 0 && places.every((place) => isOfOtherKind(kind, place))
}

const CONTAINING = new Set(['contain', 'containing'])

/** "Lead free" of what contains lead, whatever else may be had without. */
function contained(words: readonly Word[], { holding }: Ground): string | null {
  const at = words.findIndex(({ low }) => low === 'free')
  const [kind, freed] = [words[at - 2], words[at - 1]]
  for (const { words: said, text } of holding.get(freed?.stem ?? '') ?? []) {
    const verb = said.findIndex(({ stem }) => CONTAINING.has(stem))
    const isAll = verb !== -1 && said.slice(0, verb).every((word) => !isNegation(word))
    const behind = said.slice(verb + 1)
    const named = behind.find(({ stem }) => stem === freed?.stem)
    // "Contains no palm oil."
    if (named !== undefined && behind.slice(0, behind.indexOf(named)).some(isNegation)) continue
    const first = said[Math.max(0, verb - 1)]
    if (isAll && named !== undefined && !isOfOtherKind(kind, { said, named, text }))
      return says(text.slice(first?.start, named.end))
  }
  return null
}

type Place = { said: readonly Word[]; named: Word; text: string }

/** "Palm oil free" is true of what contains nut oil. */
function isOfOtherKind(kind: Word | undefined, { said, named, text }: Place): boolean {
  const before = said[said.indexOf(named) - 1]
  const isTied = before !== undefined && text.slice(before.end, named.start) === ' '
  const isKind = isTied && !isSmall(before) && !CONTAINING.has(before.stem)
  return kind !== undefined && !isSmall(kind) && isKind && before.stem !== kind.stem
}

/** "Hand sewn" of what is sewn on a machine. */
function madeOtherwise(words: readonly Word[], { statements }: Ground): string | null {
  const at = words.findIndex(({ low }) => low === 'hand')
  const done = words[at + 1]
  if (at === -1 || done === undefined) return null
  for (const { words: said, text } of statements)
    for (const [place, word] of said.entries()) {
      const [next, last] = said.slice(place + 1, place + 3)
      if (rootOf(word.stem) !== rootOf(done.stem)) continue
      const isBy = ['on', 'by', 'with'].includes(next?.low ?? '') && last?.low === 'machine'
      if (isBy) return says(text.slice(word.start, last.end))
      const before = said[place - 1]
      if (before?.low === 'machine') return says(text.slice(before.start, word.end))
    }
  return null
}

/** "No drill shelf" of one whose text speaks of drilling, and not of none. */
function notWithout(words: readonly Word[], ground: Ground): string | null {
  const at = words.findIndex(({ low }) => ['no', 'without', 'non'].includes(low))
  const [next] = words.slice(at + 1)
  if (at === -1 || next === undefined || isSmall(next) || next.isNumber) return null
  const isDenied = ground.denied.some(
    (one) => rootOf(one.stem) === rootOf(next.stem) && isWithout(one),
  )
  // "Nothing to tie" says that there is none.
  const isNothing = ground.saysPhrase(`nothing to ${next.stem}`)
  return ground.says(next) && !isDenied && !isNothing ? says(next.low) : null
}

const OF_INTEREST = new Set(['garden', 'camping', 'outdoor'].map(stemsOf))

/** "Garden bench" of a thing for indoors only; "square" of a round one. */
function contrary(words: readonly Word[], { ruledOut }: Ground): string | null {
  const isGift = words.some(({ stem }) => stem === 'gift' || stem === 'present')
  for (const from of words.keys()) {
    const one = words[from]?.stem ?? ''
    // A "garden bird gift" is for who likes gardens, wherever it stands.
    if (isGift && OF_INTEREST.has(one)) continue
    const two = `${one} ${words[from + 1]?.stem ?? ''}`
    const cause = ruledOut.get(two) ?? ruledOut.get(one)
    if (cause !== undefined) return says(cause)
  }
  return null
}

/** "Framed" of what the seller calls unframed. */
function undone(words: readonly Word[], { saysPhrase, holding }: Ground): string | null {
  const isOfIt = (stem: string) => holding.get(stem)?.some(({ text }) => !TERMS.test(text))
  const word = words.find(
    (one) =>
      !isNegation(one) &&
      saysPhrase(`un${one.stem}`) &&
      !saysPhrase(one.stem) &&
      isOfIt(`un${one.stem}`) === true,
  )
  return word === undefined ? null : says(`un${word.low}`)
}

/** "Returns: 14 days, unmounted only" tells in which state it may come back. */
const TERMS = /\b(?:returns?|refunds?|exchanges?)\b|\b\d+ days\b/i

const TRACES = /\b(?:traces? of|may contain|also (?:handles?|process(?:es)?|uses?)|facility)\b/i

/** "Peanut granola" of one from a kitchen that also handles peanuts. */
function onlyATrace(words: readonly Word[], { holding }: Ground): string | null {
  for (const word of words) {
    const all = isSmall(word) ? [] : (holding.get(word.stem) ?? [])
    const [first] = all
    if (first === undefined) continue
    const isTrace = all.every(({ text, words: said }) => {
      const at = TRACES.exec(text)?.index ?? -1
      return at !== -1 && said.every(({ stem, start }) => stem !== word.stem || start > at)
    })
    if (isTrace) return says(first.text)
  }
  return null
}
