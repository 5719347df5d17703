import { asTitle } from '#marketplace/characters.ts'
import { TITLE } from '#marketplace/rules.ts'
import { repeatedWords } from '#marketplace/review/title.ts'
import type { Brief } from '../read/form.ts'
import type { Keyword } from '../read/keywords.ts'
import { is, propertiesOf } from '../read/lexicon.ts'
import { isModifier } from '../read/item.ts'
import { nameTails, ownName } from '../read/names.ts'
import { isOption, optionsIn } from '../read/options.ts'
import type { Trait, TraitKind } from '../read/traits.ts'
import { isSmall, type Word, wordsOf } from '../read/words.ts'
import { titleCase } from '../say/title-case.ts'

export type Title = { text: string; lead: string; traits: string[] }

const TRAITS_MAX = 3
/** Few shoppers see more than this on a search page. */
const LENGTH_GOOD = 90

/** What it is, then what sets it apart, in natural order; never a quota of words. */
export function titleOf(brief: Brief): Title {
  const lead = leadOf(brief)
  const parts: string[] = []
  const add = (text: string) => {
    if (parts.length >= TRAITS_MAX || text === '') return
    const next = [lead, ...parts, text].join(', ')
    const isNew = wordsOf(text).some(
      (word) => !isSmall(word) && !stemsOf([lead, ...parts]).has(word.stem),
    )
    if (next.length <= LENGTH_GOOD && isNew && repeatedWords(next).length === 0) parts.push(text)
  }
  for (const trait of brief.traits
    .filter(({ kind, said, text }) => kind === 'name' && !isOption(text, said))
    .slice(0, 1))
    add(trait.said.said.text.includes(`"${trait.text}"`) ? `"${trait.text}"` : trait.text)
  for (const keyword of usable(brief).filter(({ isStarred }) => isStarred))
    add(addition(keyword, lead))
  for (const trait of sellingTraits(brief)) add(trait.text)
  for (const keyword of usable(brief)) if (parts.length < 2) add(addition(keyword, lead))
  for (const tail of nameTails(brief)) if (parts.length < 2) add(tail)
  for (const keyword of brief.keywords) if (parts.length < 2) add(forWhom(keyword))
  return { text: shaped([lead, ...parts]), lead, traits: parts }
}

function shaped(parts: readonly string[]): string {
  let text = asTitle(titleCase(parts.join(', ')))
  while (text.length > TITLE.lengthMax)
    text = text.slice(0, text.lastIndexOf(text.includes(',') ? ',' : ' '))
  return text
}

/** The seller's own noun phrase where it holds the name; else the name, with what the text says of it in front. */
export function leadOf(brief: Brief): string {
  const own = ownName(brief)
  if (own !== null) {
    const noun = wordsOf(brief.item.name).at(-1)?.text ?? ''
    return [...own.slice(0, -1).map((word) => word.text), noun].join(' ')
  }
  return merged(brief) ?? brief.item.name
}

/** "silk scarf" and "hand painted scarf": two true searches with one noun are one name. */
function merged({ item, keywords, facts, traits }: Brief): string | null {
  const name = wordsOf(item.name)
  const isOne = (word: Word) => !facts.some((fact) => isOption(word.low, fact))
  const materials = new Set(
    traits
      .filter(({ kind }) => kind === 'material')
      .flatMap(({ text }) => wordsOf(text).map((word) => word.stem)),
  )
  for (const { words, support, isStarred } of keywords) {
    const last = words.at(-1)
    const isSameNoun = name.some((own) => own.stem === last?.stem)
    if (support !== 'backed' || !isSameNoun || words.length > 4) continue
    const more = words.slice(0, -1).filter((word) => !name.some((own) => own.stem === word.stem))
    const isPlain = more.every((word) => isModifier(word) && isOne(word) && !isSmall(word))
    const isShort = more.length > 0 && more.length <= 2 && name.length + more.length <= 6
    if (isShort && isPlain && (isStarred || more.every((word) => materials.has(word.stem)))) {
      return [...more, ...name].map((word) => word.low).join(' ')
    }
  }
  return null
}

/** What may lead to a click: borne out by the text, and none of several to choose from. */
function usable({ keywords, facts, item }: Brief): Keyword[] {
  const options = new Set(facts.flatMap((fact) => [...optionsIn(fact)]))
  const isOne = ({ words }: Keyword) =>
    words.every((word) => !options.has(word.stem) || item.stems.includes(word.stem))
  return keywords.filter(
    (keyword) => keyword.support === 'backed' && keyword.text.length <= 40 && isOne(keyword),
  )
}

/** A keyword as a trait: whole, if most of it is new; nothing of it otherwise. */
function addition({ words, text, isStarred }: Keyword, lead: string): string {
  const known = stemsOf([lead])
  const meaningful = words.filter((word) => !isSmall(word))
  const fresh = meaningful.filter((word) => !known.has(word.stem))
  const isGift = meaningful.some((word) => word.stem === 'gift' || is(word, 'vague'))
  const mayOverlap = isStarred ? 1 : 0
  const isNew = fresh.length > 0 && meaningful.length - fresh.length <= mayOverlap
  return isNew && meaningful.length > 1 && !isGift ? text : ''
}

/** "Cellist gift", "nursery decor": for whom or where, as the seller typed it. */
function forWhom({ words, text, support }: Keyword): string {
  const isTrue = support === 'backed'
  const last = words.at(-1)
  const first = words[0]
  const isFor = last !== undefined && first !== undefined && words.length > 1 && words.length < 5
  const isOpen =
    isFor &&
    words.some((word) =>
      ['recipient', 'occasion', 'room', 'season'].some((name) =>
        [...propertiesOf(word)].some((one) => one === name),
      ),
    )
  return isTrue && isOpen ? text : ''
}

function sellingTraits({ traits, item }: Brief): Trait[] {
  const order: string[] =
    item.kind.traits.length > 0 ? item.kind.traits : ['material', 'technique', 'size', 'count']
  const wanted = (kind: TraitKind) => order.includes(kind)
  return traits
    .filter(({ kind, said }) => kind !== 'name' && wanted(kind) && !said.isMustKnow)
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}

function stemsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => wordsOf(text)).map((word: Word) => word.stem))
}
