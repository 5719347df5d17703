import { rememberedOf } from '#marketplace/remembered.ts'
import { isSmall, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../form.ts'
import { holds, is, knownIn, propertiesOf } from '../lexicon.ts'
import { ownTitleOf } from '../naming/own-title.ts'
import { optionsIn } from '../options.ts'
import { clausesIn, isPlainPhrase, partsIn, plainly } from '../parts.ts'
import type { Fact } from '../told.ts'
import { standsAlone } from './alone.ts'
import { labelTraits } from './labels.ts'
import {
  asTrait,
  featureIn,
  kindOf,
  NOT_OF_IT,
  PARTS,
  readAt,
  readRun,
  sharesIn,
  type Trait,
} from './runs.ts'
import { isAboutPart, sentenceTraits } from './sentences.ts'

/** What is mixed into it is told as it is listed, and sells nothing: "wheat flour" of a shortbread. */
const MIXED = new Set(['ingredients', 'ingredient', 'inci', 'contains', 'may contain', 'allergens'])

/** All that the text says for certain, what the front and her own title say first. */
export const traitsOf = rememberedOf((brief: Brief): Trait[] => {
  const facts = brief.facts.filter(
    ({ said: { label, section } }) =>
      !MIXED.has(label.toLowerCase()) && !MIXED.has(section?.heading.toLowerCase() ?? ''),
  )
  const [front] = brief.facts
  const told = [
    ...(front === undefined ? [] : frontTraits(front, brief)),
    ...titleTraits(brief),
    ...brief.facts.slice(0, FRONT_FACTS).flatMap(pairsIn),
    ...facts.flatMap(labelTraits),
    ...facts.flatMap((fact) => (fact === front ? [] : lineTraits(fact, brief))),
    ...facts.flatMap((fact) => sentenceTraits(fact, brief)),
    ...facts.flatMap((fact) => (isAboutPart(fact, brief) ? [] : imitatedIn(fact))),
  ]
  const isHued = told.some(({ kind }) => kind === 'colour')
  return isHued ? told : [...told, ...shownTraits(brief)]
})

const FRONT_FACTS = 8

/** "Ash and hard maple" at the end of what describes it, whatever stands before them: "bent grain ash & hard maple". */
function pairsIn({ kind, said: { text, label } }: Fact, at: number): Trait[] {
  if (label !== '' || (at > 0 && NOT_OF_IT.includes(kind))) return []
  // "Tray mould for resin, jesmonite and plaster" lists what it is for.
  const isFor = wordsOf(text.split('. ')[0] ?? '').some(({ low }) => low === 'for')
  return (
    isFor ? [] : clausesIn(text.replaceAll(' & ', ' and ').replaceAll(' + ', ' and '))
  ).flatMap((clause) => {
    const words = wordsOf(clause)
    const joint = words.findIndex(({ low }) => low === 'and')
    if (joint < 1) return []
    const end = words.findIndex((word) => isSmall(word) && word.low !== 'and')
    const stuffs = knownIn(words.slice(0, end === -1 ? undefined : end)).filter(({ properties }) =>
      properties.has('material'),
    )
    const first = stuffs.find(({ to }) => to === joint)
    const second = stuffs.find(({ from }) => from === joint + 1)
    const isEnd = second?.to === (end === -1 ? words.length : end)
    return first === undefined || !isEnd
      ? []
      : [asTrait('stuff', words.slice(first.from, second?.to))]
  })
}

/** What stands between the marks of the first statement, as far as nobody speaks in it and nothing happens. */
function namingParts(front: Fact) {
  const parts = partsIn(plainly(front, true))
  if (front.said.form !== 'sentence') return parts
  const end = parts.findIndex(({ words }) => !isPlainPhrase(words))
  return parts.slice(0, end === -1 ? undefined : end)
}

const COLOUR_LINE_MAX = 5

function frontTraits(front: Fact, brief: Brief): Trait[] {
  const parts = namingParts(front)
  const [first, ...more] = parts
  if (first === undefined) return []
  const isFor = parts.some(({ words }) => words.some(({ low }) => low === 'for'))
  const hued = partsIn(plainly(front, true))
    .slice(1)
    .filter(({ words }) => words.some((word) => is(word, 'colour')))
  const at = first.words.findIndex(({ stem }) => stem === brief.item.head)
  const behind = at === -1 ? [] : first.words.slice(at + 1)
  const joint = behind.findIndex(({ low }) => low === 'with')
  const last = front.said.form === 'sentence' ? [] : front.said.words.slice(-1)
  const isLine = front.said.words.length > 1 && front.said.words.length <= COLOUR_LINE_MAX
  return [
    ...(at === -1 ? readAt(first.words, 0) : rightBehind(behind, brief)),
    ...(joint === -1 ? [] : readAt(behind, joint + 1).filter(({ kind }) => kind === 'part')),
    // "Rust, mustard, matte olive": one of several colours is not that of the thing.
    ...(isFor || hued.length > 1 ? [] : more.flatMap(({ words }) => readAt(words, 0))),
    ...(hued.length === 1 ? hued : [])
      // "Smoky grey"
      .filter(({ words: [one, other, ...rest] }) => {
        const hue = other ?? one
        const isShade = one !== undefined && (is(one, 'colour') || propertiesOf(one).size === 0)
        return rest.length === 0 && isShade && hue !== undefined && is(hue, 'colour')
      })
      .map(({ words }) => asTrait('colour', words)),
    ...more.flatMap(({ words }) => featureIn(words, brief)),
    ...clausesIn(front.said.text).flatMap((clause) =>
      readAt(wordsOf(clause), 0).filter(({ kind, words }) => kind === 'make' && words.length > 1),
    ),
    // "Green" at the end of "marble bookends pair green"
    ...(isLine ? last.filter(isPlainColour).map((word) => asTrait('colour', [word])) : []),
    ...clausesIn(front.said.text).flatMap((clause) => sharesIn(wordsOf(clause), clause)),
  ]
}

function isPlainColour(word: Word): boolean {
  return is(word, 'colour') && !is(word, 'ambiguous')
}

const SOFT = ['scent', 'ingredients', 'sizes', 'washable', 'colour', 'colour-choice']

/** "Oak" of a "shiitake log oak ready to fruit", "3 chamber" of a "bat house 3 chamber". */
function rightBehind(rest: readonly Word[], { item }: Brief): Trait[] {
  const [first, second, ...more] = rest
  if (first === undefined) return []
  const isCounted = first.isNumber && second !== undefined && more.length === 0
  if (isCounted && !second.isNumber && !is(second, 'unit') && !is(second, 'container'))
    return [asTrait('part', rest)]
  const whole = readAt(rest, 0)
  // "Cotton" of a "bonnet crochet cotton"
  const run = knownIn(rest).filter((_, at, all) =>
    all.slice(0, at + 1).every(({ from }, place) => from === (all[place - 1]?.to ?? 0)),
  )
  const known = run.find(({ properties }) => properties.has('material'))
  // "Cherry" is a wood, but of a soap and of a scarf.
  const isWood = !item.kind.asks.some((one) => SOFT.includes(one))
  // "Tote bag brown leather handles" is of what nobody says.
  const next = rest[known?.to ?? rest.length]
  const isOfPart = next !== undefined && PARTS.has(next.stem)
  // "Navy canvas" of a "tote bag navy canvas hand printed swallow"
  const way = run.find(({ from, properties }) => from > 0 && properties.has('technique'))
  const before = whole.length > 0 || way === undefined ? [] : readAt(rest.slice(0, way.from), 0)
  const isLed =
    known !== undefined &&
    !isOfPart &&
    run.indexOf(known) < 2 &&
    (isWood || !known.properties.has('ambiguous'))
  const own = [...whole, ...before]
  return isLed ? [...own, asTrait('stuff', rest.slice(known.from, known.to))] : own
}

/** What her own title says of stuff and make, where the text has it alone too. */
function titleTraits(brief: Brief): Trait[] {
  return ownTitleOf(brief).flatMap(({ said: { words } }) =>
    knownIn(words).flatMap(({ from, to, properties }) => {
      const own = words.slice(from, to)
      const kind = kindOf(properties)
      const [only] = own
      if (kind === null || kind === 'colour' || only === undefined) return []
      return readRun(own).filter(() => own.length > 1 || standsAlone(only, brief))
    }),
  )
}

/** "PU vegan leather outside (it is no real leather)" must be known, and is no claim. */
function imitatedIn(fact: Fact): Trait[] {
  return fact.kind !== 'must' || fact.said.label !== ''
    ? []
    : partsIn(fact).flatMap(({ words }) =>
        readAt(words, 0).filter((trait) => holds(trait.words, 'imitation')),
      )
}

const SHOWN_WITHIN = 6

/** "Pale green" of a "pale green stained glass moth" in her picture, where the text says that colour too and leaves no choice. */
function shownTraits({ input, item, facts, keywords }: Brief): Trait[] {
  const words = wordsOf(input.imageDescription ?? '').slice(0, SHOWN_WITHIN)
  const names = new Set([
    ...item.stems,
    ...wordsOf(input.listingTitle).map(({ stem }) => stem),
    ...keywords.flatMap((one) => (one.support === 'backed' ? (one.words.at(-1)?.stem ?? []) : [])),
  ])
  const hues = new Set(
    facts.flatMap(({ said }) =>
      knownIn(said.words).flatMap(({ from, to, properties }) =>
        properties.has('colour') ? [spelt(said.words.slice(from, to))] : [],
      ),
    ),
  )
  const isChosen = ({ stem }: Word) => facts.some((fact) => optionsIn(fact).has(stem))
  const shown = knownIn(words).find(({ to, properties }) => {
    const rest = words.slice(to)
    const at = rest.findIndex(({ stem }) => names.has(stem))
    const between = rest.slice(0, Math.max(0, at))
    return (
      at !== -1 && properties.has('colour') && between.every((word) => propertiesOf(word).size > 0)
    )
  })
  const own = words.slice(shown?.from ?? 0, shown?.to ?? 0)
  return hues.has(spelt(own)) && !own.some(isChosen) ? [asTrait('colour', own)] : []
}

/** What a line that is no sentence says between its marks. */
function lineTraits(fact: Fact, brief: Brief): Trait[] {
  const { label, form } = fact.said
  if (label !== '' || form === 'sentence' || NOT_OF_IT.includes(fact.kind)) return []
  const parts = partsIn(fact)
  const isAllKnown = parts.every(({ words }) => words.every((word) => propertiesOf(word).size > 0))
  const stuffs = parts.filter(({ words }) => words.some((word) => is(word, 'material'))).length
  const isFor = fact.said.words[0]?.low === 'for'
  const isFeature = !isFor && !fact.isMustKnow && !NO_FEATURES.includes(fact.kind)
  return parts.flatMap(({ words }) => [
    ...readAt(words, 0).filter(
      ({ kind }) =>
        (kind !== 'colour' || isAllKnown) &&
        (kind !== 'stuff' || stuffs === 1 || words[0]?.low === 'all'),
    ),
    ...(isFeature ? featureIn(words, brief) : []),
  ])
}

const NO_FEATURES: readonly Fact['kind'][] = ['use', 'condition', 'maker', 'fit', 'files']
