import { asTag, isTagAccepted } from '#marketplace/characters.ts'
import { isStopWord, stem, tokens } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import { headNoun } from '../english/grammar.ts'
import { packOf } from './languages/languages.ts'

/** Phrases for tags that nobody typed: parts of long keywords, and the item with its own traits. */
export function derivedPhrases(brief: Brief): string[] {
  const long = brief.usable.filter((keyword) => !isTagAccepted(asTag(keyword)))
  const made =
    brief.language === 'en'
      ? [
          ...long.flatMap((keyword) => skipParts(keyword, brief)),
          ...traitPhrases(brief),
          ...giftPhrases(brief),
        ]
      : []
  const small = new Set(packOf(brief.language)?.smallWords ?? [])
  const isWholeHere = (tag: string) =>
    !small.has(tokens(tag)[0] ?? '') && !small.has(tokens(tag).at(-1) ?? '')
  return [...new Set([...long.flatMap(nounParts), ...made].map(asTag))].filter(
    (tag) => isTagAccepted(tag) && tokens(tag).length > 1 && isWholeHere(tag),
  )
}

/** The parts that still name a thing: those ending in the keyword's noun or in its last word. */
function nounParts(keyword: string): string[] {
  const head = headNoun(keyword)
  const last = tokens(keyword).at(-1)
  return parts(keyword).filter((part) => {
    const end = tokens(part).at(-1) ?? ''
    return end === head || end === last
  })
}

/** "acrylic name plate" of "acrylic office desk name plate": one trait, then the item's name. */
function skipParts(keyword: string, { item }: Brief): string[] {
  const head = headNoun(keyword)
  const words = tokens(keyword)
  const at = words.indexOf(head)
  if (at < 2 || stem(head) !== stem(item.noun)) return []
  const names = [words.slice(at - 1, at + 1), words.slice(at, at + 1)]
  const before = words.slice(0, at).filter((word) => !isStopWord(word) && !LEANS.test(word))
  return names.flatMap((name) =>
    before.filter((word) => !name.includes(word)).map((word) => [word, ...name].join(' ')),
  )
}

function traitPhrases({ facts, item, lead }: Brief): string[] {
  const traits = facts
    .filter(({ kind }) => ['has', 'material', 'scent', 'colour'].includes(kind))
    .map(({ text }) => text.replace(/^(?:an?|the|matching) /, ''))
    .filter((text) => text.split(/\s+/).length <= 3 && !/[\d(]/.test(text))
  const before = lead.before.filter(
    (word) => !isStopWord(word.toLowerCase()) && /^\p{L}+$/u.test(word) && !LEANS.test(word),
  )
  return [...traits, ...before]
    .filter((trait) => stem(trait) !== stem(item.noun))
    .flatMap((trait) => [`${trait} ${item.name}`, `${trait} ${item.noun}`])
    .map((phrase) => phrase.toLowerCase())
}

function giftPhrases({ people, item, usable }: Brief): string[] {
  if (!people.isGift) return []
  const named = usable.flatMap(
    (keyword) => /^(?:gift|present) for (?:an? |the |your )?(.+)$/.exec(keyword)?.[1] ?? [],
  )
  const said = usable.flatMap((keyword) => /^(.+?) (?:gift|present)s?\b/.exec(keyword)?.[1] ?? [])
  return [
    ...named.map((who) => `${who} gift`),
    `${item.name} gift`,
    ...said.map((who) => `${who} gift idea`),
  ]
}

/** Shorter forms of a long keyword, best first: its noun last and no name such as "peanut butter" torn. */
export function shortened(keyword: string, brief: Brief): string[] {
  const words = asTag(keyword).split(' ')
  const at = words.indexOf(headNoun(keyword))
  const without = words
    .slice(0, Math.max(at, 0))
    .map((_, skip) => words.slice(0, at + 1).filter((__, index) => index !== skip))
  const options = [
    ...parts(keyword),
    ...without
      .map((rest) => rest.join(' '))
      .filter((rest) => isTagAccepted(rest) && isWhole(rest) && !LEANS.test(rest)),
  ]
  const tears = (option: string) => tornNames(words, { option, brief })
  const isNamed = (option: string) => (tokens(option).at(-1) === headNoun(keyword) ? 0 : 1)
  return options.toSorted(
    (a, b) => tears(a) - tears(b) || isNamed(a) - isNamed(b) || b.length - a.length,
  )
}

/** How many pairs of words that belong together elsewhere a shorter form tears apart. */
function tornNames(
  words: readonly string[],
  { option, brief }: { option: string; brief: Brief },
): number {
  const kept = new Set(option.split(' '))
  const elsewhere = [brief.product, ...brief.usable.filter((other) => other !== words.join(' '))]
    .join(' , ')
    .toLowerCase()
  return words.slice(1).filter((second, index) => {
    const first = words[index] ?? ''
    return kept.has(first) !== kept.has(second) && elsewhere.split(`${first} ${second}`).length > 3
  }).length
}

/** Words that lean on the one before: "weight yarn" says nothing without "fingering". */
const LEANS =
  /^(?:weight|size|sized|style|fit|look|shaped|themed|colou?r|inch|piece|free|of|and|name)\b/

/** The longest runs of a long keyword's words that fit a tag, endings first. */
export function parts(keyword: string): string[] {
  const words = asTag(keyword).split(' ')
  const runs: string[] = []
  for (let length = words.length - 1; length >= 2; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      runs.push(words.slice(start, start + length).join(' '))
    }
  }
  const head = headNoun(keyword)
  const ends = (run: string) => (tokens(run).at(-1) === head ? 0 : 1)
  return runs
    .filter((run) => isTagAccepted(run) && isWhole(run) && !LEANS.test(run))
    .toSorted((a, b) => ends(a) - ends(b))
}

/** No tag begins or ends in a word that wants another, as in "candle for". */
export function isWhole(tag: string): boolean {
  const words = tokens(tag)
  const ends = [words[0] ?? '', words.at(-1) ?? '']
  return ends.every((word) => !isStopWord(word) && !/^\d+$/.test(words[0] ?? '')) || /^\d/.test(tag)
}
