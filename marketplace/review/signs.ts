import type { ReadPart } from './case.ts'

export type Typed = {
  /** What an option costs, as the seller typed it. */
  amounts: ReadonlySet<string>
  typed: string
}

/** Prices and ranks; in prose what an option costs may stand as the seller typed it, and so may her "#1 wick". */
export function signsIn({ field, text }: ReadPart, { amounts, typed }: Typed): string[] {
  const signs = [...text.matchAll(SIGNS)]
  const isHers = (sign: string, at: number) =>
    amounts.has(withoutGaps(sign)) || (sign.startsWith('#') && isHerSize({ text, at }, typed))
  return signs
    .filter(({ 0: sign, index }) => field !== 'description' || !isHers(sign, index))
    .map(([sign]) => sign)
}

const SIGNS =
  /#\s?1(?!\d)|(?<!\d)\d{1,3}\s?%\s?off|\bbuy \d+,? get \d+(?: free)?|(?:[$€£]\s?\d+(?:[.,]\d+)*|(?<![\d.,])\d{1,9}(?:[.,]\d{1,3}){0,3}\s?[$€£](?!\s?\d))(?:\s?off\b)?/giu

/** Prices and discounts as a text writes them: "30% OFF", "£3". */
export function offersIn(text: string): string[] {
  return [...text.matchAll(SIGNS)].map(([sign]) => sign)
}

/** The amounts that a text names and may be repeated, and "#1" where it is the first of several. */
export function amountsIn(text: string): ReadonlySet<string> {
  return new Set([...chargesIn(text), ...numberedIn(text)])
}

/** Without those that it takes off for nothing. */
function chargesIn(text: string): string[] {
  return [...text.matchAll(SIGNS)]
    .filter(([sign], at, all) => {
      const isOff = withoutGaps(sign).endsWith('off')
      return isOff ? isOnTerms(text, all[at]?.index ?? 0) : /[$€£]/.test(sign)
    })
    .map(([sign]) => withoutGaps(sign))
}

/** "Return 5 clean tins for £3 off", "box of 3 with £2 off", "B grade 20% off": an offer with its terms, and no sale. */
function isOnTerms(text: string, at: number): boolean {
  const line =
    text
      .slice(text.lastIndexOf('\n', at) + 1, at)
      .split('. ')
      .at(-1) ?? ''
  return TERMS.test(line)
}

const TERMS =
  /\b(?:return|bring|send) |\b(?:box|set|pack|pair|bundle) of \w|\b(?:\w+ or more|both)\b|\b(?:grade|seconds?|third|same)\b/i

/** Her designs "#1 - #8" are numbered, and the first of them is no rank. */
function numberedIn(text: string): string[] {
  return /#\s?1(?!\d)/.test(text) && /#\s?[2-9]/.test(text) ? ['#1'] : []
}

/** Things whose sizes have numbers. */
const NUMBERED =
  /\b(?:wicks?|hooks?|needles?|sizes?|gauge|screws?|brush(?:es)?|nibs?|threads?|bits?|screwdrivers?)\b/gi
const WORDS_BESIDE = 3

/** "wick: #1 cotton" is a size, and "#1 cotton wick" tells it; "our #1 wick" of nobody who numbers wicks is a rank. */
function isHerSize(place: Place, typed: string): boolean {
  const things = thingsBeside(place)
  return [...typed.matchAll(/#\s?1(?!\d)/g)]
    .flatMap(({ index }) => [...thingsBeside({ text: typed, at: index })])
    .some((thing) => things.has(thing))
}

type Place = { text: string; at: number }

/** The sized things in the words right before and right behind a "#1" that ranks nothing. */
function thingsBeside({ text, at }: Place): ReadonlySet<string> {
  const [before = ''] = text
    .slice(0, at)
    .split(/[\n.!?]/)
    .slice(-1)
  const [after = ''] = text
    .slice(at)
    .replace(/^#\s?1/, '')
    .split(/[\n.!?,;]/)
  if (RANKING.test(before) || RANKING.test(after)) return new Set()
  const beside = [
    ...(before.match(/\S+/g) ?? []).slice(-WORDS_BESIDE),
    ...(after.match(/\S+/g) ?? []).slice(0, WORDS_BESIDE),
  ].join(' ')
  return new Set(
    (beside.match(NUMBERED) ?? []).map((thing) => thing.toLowerCase().replace(/s$/, '')),
  )
}

const RANKING =
  /\b(?:best|top|sell|sells|seller|sellers|selling|rated|rank|ranked|ranking|choice|pick|favou?rite)\b|\b(?:the|our|my|your) $/i

/** "7 £" and "£7" are one amount. */
function withoutGaps(sign: string): string {
  return sign.replace(/\s/g, '').replace(/^([\d.,]+)([$€£])/, '$2$1')
}
