import { rememberedOf } from '../remembered.ts'
import { languageOf } from '../language.ts'
import { unsaidMembers } from '../reading/members.ts'
import { denies, deniesMost, isTold } from '../reading/said.ts'
import type { Denial } from '../reading/denials.ts'
import type { TextList } from '../reading/lists.ts'
import { hasDoubt } from '../reading/doubt.ts'
import type { Warning } from '../reading/notices.ts'
import { chargesIn } from './charges.ts'
import { type Reading, readText } from '../reading/reading.ts'
import { isRunOn, statementsIn } from '../reading/sentences.ts'
import { ALLERGENS } from '../reading/tables/facts.ts'
import type { ListingInput } from './finding.ts'
import { mayBeDenied, warningTeller } from './may-be-told.ts'

/** What a buyer must have read before buying. */
export type MustSay = {
  kind: 'allergens' | 'danger' | 'not-included' | 'denial' | 'flaw' | 'doubt' | 'extra cost'
  /** The seller's own sentence, with what it speaks of. */
  text: string
  /** True where a listing without it would harm a buyer. */
  isHard: boolean
  start: number
  end: number
  /**
   * True for a description that says it, or may say it in words that no program knows: only what is certain to be kept
   * back is worth asking for again. What is said the wrong way round other checks find.
   */
  isSaidBy: (description: Reading) => boolean
}

/** Every warning, denial, flaw, doubt and list of allergens of a seller's text, in its order. */
export function mustSay(input: Pick<ListingInput, 'productType'>): MustSay[] {
  if (languageOf(input.productType) !== 'en') return []
  return mustSayIn(readText(input.productType))
}

export function mustSayIn(product: Reading): MustSay[] {
  const all = [
    ...product.lists.filter(isOfAllergens).map((list) => allergens(list, product)),
    ...product.warnings.flatMap((warning) => warned(warning, product)),
    ...product.denials.filter(isNoFeature).flatMap((denial) => denied(denial, product)),
    ...doubted(product),
    ...charged(product),
  ]
  const seen = new Map(all.map(({ kind }) => [kind, new Set<string | number>()]))
  return (
    all
      .toSorted((one, other) => one.start - other.start)
      // A question warns of nothing without its answer, which is read by itself.
      .filter(({ text }) => !text.trim().endsWith('?'))
      .filter(({ kind, text, start }) => {
        // One sentence may deny several things, and each of them has to be said.
        const isWhole = kind !== 'denial' && kind !== 'not-included' && kind !== 'doubt'
        const key = isWhole ? text : start
        const isNew = seen.get(kind)?.has(key) !== true
        seen.get(kind)?.add(key)
        return isNew
      })
  )
}

function isOfAllergens({ kind, members }: TextList): boolean {
  if (kind === 'choice' || kind === 'included') return false
  const holds = members.some(
    ({ roots, text }) =>
      roots.some((root) => ALLERGENS.has(root)) ||
      text
        .toLowerCase()
        .split(' ')
        .some((word) => ALLERGENS.has(word)),
  )
  return kind === 'may contain' || holds
}

function allergens(list: TextList, product: Reading): MustSay {
  return {
    kind: 'allergens',
    text: statementAt(product, list),
    isHard: true,
    start: list.start,
    end: list.end,
    isSaidBy: (description) => unsaidMembers(description, list).length === 0,
  }
}

type Span = { start: number; end: number }

/** The seller's own words around a place: as far as they say one thing. */
function statementAt(product: Reading, { start, end }: Span): string {
  const all = statementsOf(product)
  const first = all[indexAt(product, start)]
  const last = all[indexAt(product, Math.max(start, end - 1))]
  return product.text.slice(first?.start, last?.end).trim()
}

const statementsOf = rememberedOf((product: Reading): Span[] => {
  const { tokens, sentences } = product
  const statements: Span[] = []
  for (const [index, sentence] of sentences.entries()) {
    const own = statementsIn(sentence).map(({ from, to }) => ({
      start: tokens[from]?.start ?? 0,
      end: tokens[to - 1]?.end ?? 0,
    }))
    // "Is the plate included? No": an answer says nothing without what was asked.
    const asked = isAnswered(product, index) ? statements.pop() : undefined
    statements.push(...own.map((span, at) => (at === 0 ? { ...span, ...begun(asked) } : span)))
  }
  return statements
})

function begun(asked: Span | undefined): Pick<Span, 'start'> | null {
  return asked === undefined ? null : { start: asked.start }
}

/** Behind a question on the same line, and no question itself. */
function isAnswered({ tokens, sentences }: Reading, index: number): boolean {
  const [before, sentence] = [sentences[index - 1], sentences[index]]
  if (before?.mark !== '?' || sentence === undefined || sentence.mark === '?') return false
  return tokens[sentence.from]?.gap !== 'line'
}

function indexAt(product: Reading, place: number): number {
  const all = statementsOf(product)
  let low = 0
  let high = all.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((all[middle]?.start ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}

const allergensByStatement = rememberedOf((product: Reading) =>
  Map.groupBy(product.lists.filter(isOfAllergens), ({ start }) => indexAt(product, start)),
)

const HARD_WARNINGS = new Set([
  'allergens',
  'danger',
  'age',
  'magnets',
  'small parts',
  'poison',
  'fire',
])

function warned(warning: Warning, product: Reading): MustSay[] {
  const isFlaw = warning.kind === 'flaw'
  const lists = allergensByStatement(product).get(indexAt(product, warning.start)) ?? []
  const mayBeTold = warningTeller(warning, product)
  return [
    {
      kind: isFlaw ? 'flaw' : warning.kind === 'allergens' ? 'allergens' : 'danger',
      text: warning.said,
      isHard: HARD_WARNINGS.has(warning.kind),
      start: warning.start,
      end: warning.end,
      isSaidBy: (description) =>
        mayBeTold(description) &&
        lists.every((list) => unsaidMembers(description, list).length === 0),
    },
  ]
}

/** In a line without commas nobody can tell how far a denial reaches: one of its words, denied, is enough. */
function isDeniedBy(description: Reading, denial: Denial, { sentences }: Reading): boolean {
  if (denies(description, denial) || deniesMost(description, denial)) return true
  const sentence = sentences[denial.sentence]
  return (
    sentence !== undefined &&
    isRunOn(sentence) &&
    description.denials.some(({ roots }) => roots.some((root) => denial.roots.includes(root)))
  )
}

/** "Acid free" commends a thing; nobody is harmed who does not read it. */
function isNoFeature({ kind, said }: Denial): boolean {
  return kind !== 'thing' || !said.toLowerCase().endsWith('free')
}

function denied(denial: Denial, product: Reading): MustSay[] {
  // A buyer needs to know what is missing and what it is not for; care is told in many ways.
  const isHard = denial.kind === 'not-included' || isDangerous(denial, product)
  return [
    {
      kind: denial.kind === 'not-included' ? 'not-included' : 'denial',
      text: [denial.under ?? [], statementAt(product, denial)].flat().join(' '),
      isHard,
      start: denial.start,
      end: denial.end,
      isSaidBy: (description) =>
        isDeniedBy(description, denial, product) || mayBeDenied(description, denial),
    },
  ]
}

const FRAGILE_USERS = new Set([
  'baby',
  'toddler',
  'child',
  'climb',
  'cat',
  'dog',
  'pet',
  'food',
  'eat',
  'edibl',
  'skin',
  'oven',
  'lift',
  'human',
  'toy',
])

function isDangerous({ kind, roots }: Denial, product: Reading): boolean {
  const isOfUse = kind === 'not-for' || kind === 'quality' || kind === 'deed'
  return isOfUse && roots.some((root) => FRAGILE_USERS.has(root)) && product.text !== ''
}

function doubted(product: Reading): MustSay[] {
  return product.doubts
    .filter(({ roots }) => roots.length > 0)
    .map((doubt) => ({
      kind: 'doubt',
      text: doubt.said,
      isHard: false,
      start: doubt.start,
      end: doubt.end,
      // What is not told at all is not told as certain.
      isSaidBy: (description) =>
        doubt.roots.some((root) => !isTold(description, root)) ||
        hasDoubt(description, doubt.roots),
    }))
}

function charged(product: Reading): MustSay[] {
  return chargesIn(product).map((charge) => ({
    kind: 'extra cost',
    text: statementAt(product, charge),
    isHard: true,
    ...charge,
  }))
}
