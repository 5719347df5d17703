import { asTag, isTagAccepted } from '#marketplace/characters.ts'
import { contentStems, tokens } from '#marketplace/text.ts'
import type { Brief } from '../../brief/brief.ts'
import { isWholeTag, parts } from '../tag-parts.ts'
import { germanCased } from './german-case.ts'
import { packOf } from './languages.ts'
import type { LanguagePack } from './pack.ts'

/** Small words that belong to the noun before them: no tag ends between "fête" and "des mères". */
const BINDING =
  /^(?:de|du|des|del|della|dello|dei|degli|delle|di|do|da|dos|das|d['’]|dell['’]|à|au|aux)/iu
/** A shorter word by itself is too common to be searched for. */
const WORD_MIN = 8

/** The parts of a keyword too long for a tag that still name the whole thing; the longest first. */
export function ownParts(keyword: string, brief: Brief): string[] {
  const pack = packOf(brief.language)
  if (pack === null) return []
  const typed = asTag(keyword)
  return [...parts(typed), ...singles(typed, brief, pack)]
    .filter(
      (part) => isTagAccepted(part) && isWholeTag(part) && isWhole(part, { typed, pack, brief }),
    )
    .filter((part) => !isTorn(part, typed, brief) && endsInNoun(part, brief))
}

type Cut = { typed: string; pack: LanguagePack; brief: Brief }

function isWhole(part: string, { typed, pack, brief }: Cut): boolean {
  const small = new Set(pack.smallWords)
  const words = part.split(' ')
  if (small.has(words[0] ?? '') || small.has(words.at(-1) ?? '')) return false
  if (typed.startsWith(`${part} `)) {
    const rest = typed.slice(part.length + 1).split(' ')
    if (pack.isNounFirst) return !BINDING.test(rest[0] ?? '')
    return words.length === 1 || rest.every((word) => isGermanTrait(word, brief))
  }
  const before = typed.slice(0, -part.length).trim().split(' ').at(-1) ?? ''
  const isSold = brief.sentences[0]?.toLowerCase().includes(words[0] ?? '') === true
  return !pack.isNounFirst && typed.endsWith(` ${part}`) && !small.has(before) && isSold
}

/** One long word can be a search of its own where nouns are joined: "Hundehalsband". */
function singles(typed: string, brief: Brief, { isNounFirst }: LanguagePack): string[] {
  if (isNounFirst) return []
  const words = typed.split(' ')
  const named = new Set(contentStems(brief.sentences[0] ?? '').slice(0, 2))
  const isNamed = (word: string) => contentStems(word).every((stem) => named.has(stem))
  const isOnlyNoun = (word: string) =>
    words.every((other) => other === word || isGermanTrait(other, brief))
  return words
    .filter((word) => word.length >= WORD_MIN && (isNamed(word) || isOnlyNoun(word)))
    .slice(0, 1)
}

/** "Clay Ohrringe" tears what the seller writes as "Polymer Clay". */
function isTorn(part: string, typed: string, { product }: Brief): boolean {
  const before = ` ${typed} `.split(` ${part} `)[0]?.trim().split(' ').at(-1) ?? ''
  const pair = `${before} ${part.split(' ')[0]}`
  return before !== '' && ` ${tokens(product).join(' ')} `.includes(` ${pair} `)
}

function endsInNoun(part: string, brief: Brief): boolean {
  return !isGermanTrait(part.split(' ').at(-1) ?? '', brief)
}

function isGermanTrait(word: string, brief: Brief): boolean {
  return brief.language === 'de' && germanCased(word, brief) === word
}
