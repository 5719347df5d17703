import { rememberedOf } from '#marketplace/remembered.ts'
import { isSmall, rootOf, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { holds, is, type Known, knownIn } from '../read/lexicon.ts'
import { isGeneral, specialOf } from '../read/searches/families.ts'
import { type Kind, readRun, type Trait } from '../read/traits/runs.ts'
import { traitsOf } from '../read/traits/traits.ts'
import { fitIn, mixedOf, surely } from './title-ground.ts'
import { isOneOfRow } from './title-several.ts'
import { isSaidIn } from './title-shape.ts'

/** Whether a title may tell a trait. */
function isTrueIn(brief: Brief) {
  const isFit = fitIn(brief)
  const isSure = surely(brief)
  const isVariant = isOneOfRow(brief)
  const hers = herWordsOf(brief)
  const mixed = mixedOf(brief)
  const isBoth = (words: readonly Word[]) =>
    words.some(({ low }) => low === 'and') &&
    words.every((word) => isSmall(word) || mixed.has(word.stem))
  return ({ kind, words }: Trait): boolean =>
    kind === 'scent' ||
    isBoth(words) ||
    knownIn(words).some(({ properties }) => properties.has('imitation')) ||
    ((TOLD_BY_TEXT.includes(kind) ||
      words.every((word) => isSmall(word) || hers.has(rootOf(word.stem)))) &&
      (kind === 'part' ? words.every(isSure) && !isVariant(words) : isFit({ words })))
}

/** What her text alone may tell of the whole. */
const TOLD_BY_TEXT: readonly Kind[] = ['stuff', 'make', 'colour']

/** What she named it by and searches for, by roots: a part that none of these names is a side matter. */
const herWordsOf = rememberedOf(
  ({ input, facts: [front], keywords }: Brief): ReadonlySet<string> => {
    const typed = [
      ...wordsOf(input.listingTitle),
      ...(front?.said.words ?? []),
      ...keywords.flatMap(({ words }) => words),
    ]
    return new Set(typed.map(({ stem }) => rootOf(stem)))
  },
)

/** The traits that a title with some words does not tell yet, and may. */
export function traitsFor(brief: Brief, said: readonly Word[], kinds: readonly Kind[]): string[] {
  const isTrue = isTrueIn(brief)
  const gems = specialOf('gemston')
  const named = new Set([
    brief.item.head,
    ...wordsOf(brief.design?.text ?? '').map(({ stem }) => stem),
  ])
  const stuffs = new Set(
    traitsOf(brief).flatMap((one) =>
      one.kind === 'stuff' ? one.words.map(({ stem }) => stem) : [],
    ),
  )
  const isOther = (word: Word) =>
    is(word, 'material') &&
    // The "tooth" of a tooth fairy is no stuff, nor the "birch" of a birch decal.
    stuffs.has(word.stem) &&
    !named.has(word.stem) &&
    !gems.includes(word.stem)
  const low = said.map((word) => word.low).join(' ')
  const { isDigital, asks } = brief.item.kind
  const isOfIt = ({ kind, words }: Trait) =>
    // A file is of no stuff, and the lid of a jar is none of the honey.
    kind === 'scent' ||
    (!isDigital && (words.at(-1)?.low !== 'lid' || !asks.includes('ingredients')))
  return traitsOf(brief)
    .filter((trait) => kinds.includes(trait.kind) && isOfIt(trait) && isTrue(trait))
    .flatMap((trait) => freshOf(trait, said))
    .filter(({ kind, words }) => {
      // Of one stuff the name says enough, but for "stoneware" of a pottery mug.
      const isMore =
        kind === 'part' ||
        kind === 'make' ||
        said
          .filter(isOther)
          .every(({ stem }) =>
            words.every(
              (word) =>
                !isOther(word) ||
                [stem, rootOf(stem)].some((general) => specialOf(general).includes(word.stem)),
            ),
          )
      return isMore && !isGeneral(words, low)
    })
    .map(({ text }) => text)
}

/** "Orange" of the "anodised orange" of an anodised peg: what is said already is said once. */
function freshOf(trait: Trait, said: readonly Word[]): Trait[] {
  const isNew = (word: Word) => isSmall(word) || !isSaidIn(word, said)
  if (trait.words.every(isNew)) return [trait]
  const from = trait.words.findIndex(isNew)
  const to = trait.words.findLastIndex(isNew) + 1
  const own = trait.words.slice(from, to)
  const isTrait = from !== -1 && own.every(isNew) && trait.kind !== 'scent'
  return isTrait ? readRun(own).filter(({ kind }) => kind === trait.kind) : []
}

const NAME_MAX = 6

/** "Vegetable tanned leather" for the leather of a "leather whistle case", "washed linen" for the linen of a lampshade. */
export function withFullStuff(name: string, brief: Brief): string {
  const isTrue = isTrueIn(brief)
  const own = wordsOf(name)
  const [full, place] = traitsOf(brief)
    .filter((trait) => trait.kind === 'stuff' && trait.words.length > 1 && isTrue(trait))
    .map(({ words }) => [words, unitIn(own, words)] as const)
    .find(
      ([words, at]) => at !== null && own.length + words.length - (at.to - at.from) <= NAME_MAX,
    ) ?? [[], null]
  if (place === null) return name
  const [first, last] = [own[place.from], own[place.to - 1]]
  return `${name.slice(0, first?.start)}${spelt(full)}${name.slice(last?.end)}`
}

/** The stuff of a name that is a part of a longer phrase, of which the name says nothing else. */
function unitIn(own: readonly Word[], words: readonly Word[]): Known | null {
  const stems = words.map(({ stem }) => stem)
  const found = knownIn(own).find(
    ({ from, to, properties }) =>
      properties.has('material') && own.slice(from, to).every(({ stem }) => stems.includes(stem)),
  )
  if (found === undefined || found.to - found.from === words.length) return null
  const others = own.filter((_, at) => at < found.from || at >= found.to)
  const unit = own.slice(found.from, found.to).map(({ stem }) => stem)
  return words.some((word) => !unit.includes(word.stem) && isSaidIn(word, others)) ? null : found
}

/** The colours of the thing, each as words that stand in front of its noun. */
export function coloursOf(brief: Brief): (readonly Word[])[] {
  const isTrue = isTrueIn(brief)
  return traitsOf(brief)
    .filter(
      (trait) =>
        trait.kind === 'colour' &&
        isTrue(trait) &&
        knownIn(trait.words).length === 1 &&
        !holds(trait.words, 'ambiguous'),
    )
    .map(({ words }) => words)
}
