import { rememberedOf } from '../remembered.ts'
import { isContent } from '../reading/phrases.ts'
import type { Reading } from '../reading/reading.ts'
import { UNITS } from '../reading/tables/facts.ts'
import { words } from '../reading/tables/word-list.ts'

/** What is added, done or lent for money: told without its charge, a buyer would take it for free. */
export type Charge = {
  start: number
  end: number
  /** True for a text that names the charge, or does not speak of the thing at all. */
  isSaidBy: (description: Reading) => boolean
}

/** No seller asks for more. */
const CHARGES_MAX = 20
const WORDS_BEFORE = 12
const WORDS_AFTER = 4

export function chargesIn(product: Reading): Charge[] {
  const found: Charge[] = []
  for (const [at, { kind }] of product.tokens.entries()) {
    if (found.length === CHARGES_MAX) break
    if (kind !== 'number' || !isAmount(product, at)) continue
    const charge = chargeAt(product, at)
    if (charge !== null) found.push(charge)
  }
  return found
}

const CURRENCIES = words('$ £ €')
const CURRENCY_WORDS = words('€ eur euro euros usd gbp dollars quid')

function isAmount({ tokens }: Reading, at: number): boolean {
  return (
    CURRENCIES.has(tokens[at - 1]?.word ?? '') || CURRENCY_WORDS.has(tokens[at + 1]?.word ?? '')
  )
}

const CHARGED = words(
  `extra added add upgrade surcharge additional deposit balance refill refills engraving engraved monogram monogrammed
  initials personalised personalized personalisation personalization embroidered wrapped wrapping delivery courier
  installation request`,
)
const OWN_DOING = words("i'll ill we'll i we can")

function chargeAt(product: Reading, at: number): Charge | null {
  const { tokens, sentences, sentenceOf } = product
  const sentence = sentences[sentenceOf[at] ?? -1]
  // What the parcel costs the shop's own form says.
  if (sentence === undefined || isOfPost(tokens.slice(sentence.from, at))) return null
  const from = Math.max(sentence.from, at - WORDS_BEFORE)
  const near = tokens.slice(from, Math.min(sentence.to, at + 1 + WORDS_AFTER))
  const before = near.slice(0, at - from).map(({ word }) => word)
  const [sign, joint] = [before.at(-1) ?? '', before.at(-2) ?? '']
  const isAdded = [sign, joint].includes('+')
  const isDone =
    [sign, joint].includes('for') && before.slice(0, -2).some((word) => OWN_DOING.has(word))
  if (!isAdded && !isDone && !near.some(({ word }) => CHARGED.has(word))) return null
  // "Compostable pouch, card tube £3 extra": the tube costs.
  const comma = near.findLastIndex(({ word }, place) => word === ',' && place < at - from)
  const charged = near.slice(comma + 1)
  const own = charged.some(isThing) ? charged : near
  const roots = own.filter(isThing)
  const things = new Set(
    roots.filter(({ word }) => !ASKING_MONEY.has(word)).map(({ root }) => root),
  )
  const number = tokens[at]?.root ?? ''
  return {
    start: tokens[from]?.start ?? 0,
    end: tokens[at]?.end ?? 0,
    isSaidBy: (description) => isCharged(description, things, number),
  }
}

const POST = words('delivery shipping postage post courier p&p')
const SETTING_UP = words('set setup installation assembly fitting collection')

function isOfPost(before: Reading['tokens']): boolean {
  const first = before.find(({ kind }) => kind === 'word')
  return POST.has(first?.word ?? '') && !before.some(({ word }) => SETTING_UP.has(word))
}

function isThing(token: Reading['tokens'][number]): boolean {
  const isCounting = ASKING_MONEY.has(token.word) || UNITS.has(token.word)
  return isContent(token) && token.kind === 'word' && !isCounting
}

const ASKING_MONEY = words(
  `extra cost costs charge charged charges price priced prices pay paid fee fees surcharge supplement additional upgrade
  $ £ € eur euro euros usd gbp dollars quid`,
)
const SHARE = 0.5

function isCharged(description: Reading, things: ReadonlySet<string>, number: string): boolean {
  const told = toldIn(description).map(({ roots, asksMoney, numbers }) => ({
    shared: [...things].filter((root) => roots.has(root)).length,
    isCharged: asksMoney || numbers.has(number),
  }))
  const isTold = told.some(({ shared }) => shared > 0 && shared >= things.size * SHARE)
  return !isTold || told.some(({ shared, isCharged: names }) => shared > 0 && names)
}

const toldIn = rememberedOf(({ sentences, tokens }: Reading) =>
  sentences.map(({ from, to }) => {
    const inside = tokens.slice(from, to)
    return {
      roots: new Set(inside.filter(isContent).map(({ root }) => root)),
      asksMoney: inside.some(({ word }) => ASKING_MONEY.has(word)),
      numbers: new Set(inside.filter(({ kind }) => kind === 'number').map(({ root }) => root)),
    }
  }),
)
