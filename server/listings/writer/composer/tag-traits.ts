import { COLOURS } from '#marketplace/lexicon/colours.ts'
import { MATERIALS } from '#marketplace/lexicon/materials.ts'
import { leans, tearsName } from '#marketplace/phrase-parts.ts'
import { isStopWord, stem, stemKey, tokens } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import { insertWords, isKind, unitsOf } from '../brief/word-order.ts'
import { headNoun } from '../english/grammar.ts'
import { titleWords } from './title-tail.ts'

/** What is said of the item with its names: "speckled coffee mug", in the order of English. */
export function traitPhrases(brief: Brief): string[] {
  const names = namesOf(brief)
  const [item = [], ...kinds] = names
  // Each trait takes the next of the names, so that none is said with all of them.
  const traits = traitsOf(brief, names)
  return [
    ...traits.flatMap((trait, at) =>
      [item, ...turned(kinds, at).slice(0, 1)].flatMap((name) => named(trait, name)),
    ),
    ...withMaterial(traits, item),
  ]
}

const isMaterial = (words: readonly string[]) => MATERIALS.includes(words.join(' '))

/** "Small porcelain vase": a material and one thing more. */
function withMaterial(traits: readonly string[][], item: readonly string[]): string[] {
  const materials = traits.filter(isMaterial)
  const others = traits.filter((trait) => trait.length === 1 && !isMaterial(trait))
  return materials
    .slice(0, 1)
    .flatMap((material) =>
      others.slice(0, 3).flatMap((other) => named([...other, ...material], item)),
    )
}

function turned<Member>(list: readonly Member[], by: number): Member[] {
  const at = list.length === 0 ? 0 : by % list.length
  return [...list.slice(at), ...list.slice(0, at)]
}

function named(trait: readonly string[], name: readonly string[]): string[] {
  const noun = name.at(-1) ?? ''
  const known = new Set(name.map(stem))
  // "Hand quilted quilt" says it twice.
  const isTold = trait.some((word) => known.has(stem(word)) || word.startsWith(stem(noun)))
  if (isTold) return []
  return [[...insertWords(name.slice(0, -1), trait, [...trait, noun]), noun].join(' ')]
}

/** The item's name and what it is called by its kind: "coffee mug", "ramen bowl". */
function namesOf({ item, lead, usable }: Brief): string[][] {
  const units = unitsOf(lead.before.map((word) => word.toLowerCase()))
  const last = units.at(-1)?.words ?? []
  const [kind = ''] = last.length === 1 && !isKind(units.at(-2)?.words.at(-1) ?? 'two') ? last : []
  const led = stem(lead.noun) === stem(item.noun) && isKind(kind) ? [[kind, item.noun]] : []
  const typed = usable
    .map((keyword) => tokens(keyword))
    .filter((words) => words.length === 2 && stem(words[1] ?? '') === stem(item.noun))
    .filter(([first = '']) => isKind(first) && !isStopWord(first))
  const names = [tokens(item.name), ...led, ...typed]
  const keys = names.map((name) => stemKey(name.join(' ')))
  return names.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

const TRAITS_MAX = 10

/** Single traits in the seller's words: from the name, from focus keywords, and from what it is and is made of. */
function traitsOf({ lead, facts, usable, item }: Brief, names: readonly string[][]): string[][] {
  const ends = usable.filter((keyword) => stem(headNoun(keyword)) === stem(item.noun))
  const isName = (words: readonly string[]) =>
    names.some((name) => name.slice(0, -1).join(' ') === words.join(' '))
  const units = [
    ...leadingTraits(
      lead.before.map((word) => word.toLowerCase()),
      (rest) => rest.every(isKind),
    ),
    ...ends.flatMap((keyword) => leadingTraits(beforeNoun(keyword), isName)),
  ]
  const hasChoice = facts.filter(({ kind }) => kind === 'colour').length > 1
  const told = [...facts, ...materialIn(lead.after)]
    .filter(({ kind }) => kind !== 'colour' || !hasChoice)
    .filter(({ kind }) => ['material', 'scent', 'colour', 'is', 'done'].includes(kind))
    .flatMap(({ kind, text }) => {
      const each = kind === 'scent' ? text.split(/,| and | & /) : [text]
      return each.map((one) => ({ kind, words: titleWords(one.trim().toLowerCase()).split(' ') }))
    })
    .filter(({ kind, words }) => words.length < 3 && isTelling(kind, words))
    .map(({ words }) => words)
  const all = [...units, ...told].filter(stands)
  const keys = all.map((words) => words.map(stem).join(' '))
  return all.filter((_, at) => keys.indexOf(keys[at] ?? '') === at).slice(0, TRAITS_MAX)
}

/** The traits before a noun, unless they are about a word between: "olive" of "olive oil soap". */
function leadingTraits(
  before: readonly string[],
  isName: (rest: readonly string[]) => boolean,
): string[][] {
  const units = unitsOf(before)
  return units.flatMap(({ words }, at) => {
    const rest = units.slice(at + 1).flatMap((unit) => unit.words)
    // In "paper wrapped soap" it is the paper that tells.
    const isTold = at > 0 && words.length === 1 && /(?:ed|made|grown)$/.test(words[0] ?? '')
    const isTrait = (words.length > 1 || !isKind(words[0] ?? '')) && !isTold
    return isTrait && (rest.length === 0 || isName(rest)) ? [words] : []
  })
}

/** The material that follows the noun: "beech wood" of "train made of beech wood". */
function materialIn(after: string): { kind: 'material'; text: string }[] {
  const [, text] =
    /(?:^|^made )(?:in|from|of) (?:an? )?(\P{P}+?)(?=$|,| (?:with|and|on|for|by|that) )/u.exec(
      after,
    ) ?? []
  return text !== undefined && MATERIALS.includes(headNoun(text))
    ? [{ kind: 'material', text }]
    : []
}

function beforeNoun(keyword: string): string[] {
  const words = tokens(keyword)
  return words.slice(0, words.indexOf(headNoun(keyword)))
}

const MAKES =
  /^(?:quilted|embroidered|engraved|hammered|woven|felted|crocheted|knitted|carved|beaded|smocked|embossed)$/

function isTelling(kind: string, words: readonly string[]): boolean {
  if (kind === 'done') return words[0] === 'hand' || MAKES.test(words.join(' '))
  if (kind === 'is')
    return !isKind(words.at(-1) ?? '') || /^(?:free|style)$/.test(words.at(-1) ?? '')
  return (
    kind !== 'colour' ||
    words.every((word) => COLOURS.includes(word)) ||
    COLOURS.includes(words.join(' '))
  )
}

const UNTOLD =
  /^(?:custom|available|washable|included|unframed|one|used|hung|made|sold|new|limited)$/

function stands(words: readonly string[]): boolean {
  const whole = words.join(' ')
  const isWords = words.every((word) => /^[\p{L}'-]{3,}$/u.test(word) && !isStopWord(word))
  return isWords && !leans(whole) && !UNTOLD.test(whole) && !tearsName(whole, whole)
}
