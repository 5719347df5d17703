import { asTag, isTagAccepted } from '#marketplace/characters.ts'
import { isStopWord, stem, tokens } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import { headNoun } from '../english/grammar.ts'

/** Phrases for tags that nobody typed: parts of long keywords, and the item with its own traits. */
export function derivedPhrases(brief: Brief): string[] {
  const fromKeywords = brief.usable
    .filter((keyword) => !isTagAccepted(asTag(keyword)))
    .flatMap(nounParts)
  const phrases = [
    ...fromKeywords,
    ...skipParts(brief.primary),
    ...traitPhrases(brief),
    ...giftPhrases(brief),
  ]
  return [...new Set(phrases.map(asTag))].filter(
    (tag) => isTagAccepted(tag) && tokens(tag).length > 1,
  )
}

/** The parts that still name a thing: those ending in the keyword's noun or in its last word. */
function nounParts(keyword: string): string[] {
  const head = headNoun(keyword)
  const last = tokens(keyword).at(-1)
  const useful = parts(keyword).filter((part) => {
    const end = tokens(part).at(-1) ?? ''
    return end === head || end === last
  })
  return [...useful, ...skipParts(keyword)]
}

/** "acrylic name plate" of "acrylic office desk name plate": one trait, then the name. */
function skipParts(keyword: string): string[] {
  const head = headNoun(keyword)
  const words = tokens(keyword)
  const at = words.indexOf(head)
  if (at < 2) return []
  const names = [words.slice(at - 1, at + 1), words.slice(at, at + 1)]
  const before = words.slice(0, at).filter((word) => !isStopWord(word))
  return names.flatMap((name) =>
    before.filter((word) => !name.includes(word)).map((word) => [word, ...name].join(' ')),
  )
}

function traitPhrases({ facts, item, lead }: Brief): string[] {
  const traits = facts
    .filter(({ kind }) => ['has', 'material', 'scent', 'colour'].includes(kind))
    .map(({ text }) => text.replace(/^(?:an?|the|matching) /, ''))
    .filter((text) => text.split(/\s+/).length <= 3 && !/\d/.test(text))
  const before = lead.before.filter((word) => !isStopWord(word.toLowerCase()))
  return [...traits, ...before]
    .filter((trait) => stem(trait) !== stem(item.noun))
    .flatMap((trait) => [`${trait} ${item.name}`, `${trait} ${item.noun}`])
    .map((phrase) => phrase.toLowerCase())
}

function giftPhrases({ people, item, lead }: Brief): string[] {
  if (!people.isGift) return []
  const before = lead.before.filter((word) => !isStopWord(word.toLowerCase()))
  return [
    `${item.noun} gift`,
    `${item.noun} gift idea`,
    ...before.map((word) => `${word.toLowerCase()} gift`),
  ]
}

/** The longest runs of a long keyword's words that fit a tag, endings first. */
export function parts(keyword: string): string[] {
  const words = asTag(keyword).split(' ')
  const runs: string[] = []
  for (let length = words.length - 1; length >= 2; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      runs.push(words.slice(start, start + length).join(' '))
    }
  }
  return runs.filter((run) => isTagAccepted(run) && isWhole(run))
}

/** No tag begins or ends in a word that wants another, as in "candle for". */
export function isWhole(tag: string): boolean {
  const words = tokens(tag)
  const ends = [words[0] ?? '', words.at(-1) ?? '']
  return ends.every((word) => !isStopWord(word) && !/^\d+$/.test(words[0] ?? '')) || /^\d/.test(tag)
}
