import { isDenyingWord } from './denied.ts'
import type { Word } from './words.ts'
import type { Ground } from './ground.ts'
import { says } from './quoting.ts'

const SMALL_CHILDREN = new Map([
  ['baby', 2],
  ['newborn', 1],
  ['infant', 1],
  ['toddler', 3],
  ['kid', 13],
  ['child', 13],
])
const YEARS = new Set(['year', 'yr', 'yrs'])
const UPWARDS = new Set(['up', 'older', 'over', 'plus', 'onward', 'onwards'])
const AGE_MAX = 18
const AFTER = 0.1
/** "Not a toy, collectors 14+" tells an age without years. */
const TELLING_AGE = new Set(['toy', 'collector', 'child', 'children', 'kid', 'age'])
const MONTH = new Set(['month', 'mth', 'mo', 'm'])

/** "18mth+", "18 months and up" */
function monthsAt(said: readonly Word[], at: number, text: string): number | null {
  const [number, unit, next, after] = said.slice(at, at + 4)
  if (number === undefined || unit === undefined || !MONTH.has(unit.stem)) return null
  const isUp = [next, after].some((word) => UPWARDS.has(word?.low ?? ''))
  return text.charAt(unit.end) === '+' || isUp ? Number(number.low) : null
}
/** "Outdoor life 5+ years" tells how long it lasts, not for whom it is. */
const LASTING = new Set([
  'life',
  'last',
  'lasting',
  'keep',
  'guarantee',
  'guaranteed',
  'warranty',
  'old',
])

const ORDINALS = new Map([
  ['first', 1],
  ['second', 2],
  ['third', 3],
])
const ORDINAL_ENDS = new Set(['st', 'nd', 'rd', 'th'])
const FEASTS = new Set(['birthday', 'christmas'])

/** A little more than the years of "2nd birthday"; null where no small child has its day. */
function birthdayIn(words: readonly Word[]): number | null {
  const at = words.findIndex(({ low }) => FEASTS.has(low))
  const [number, before] = words.slice(Math.max(0, at - 2), Math.max(0, at))
  const isCounted = number?.isNumber === true && ORDINAL_ENDS.has(before?.low ?? '')
  const years = isCounted ? Number(number.low) : ORDINALS.get(words[at - 1]?.low ?? '')
  return years === undefined || years > AGE_MAX ? null : years + AFTER
}

/** "Baby toy" and "2 year old gift" of a thing for "3 years and up". */
export function tooYoung(
  words: readonly Word[],
  { statements, saysPhrase }: Ground,
): string | null {
  const child = words.find(({ stem }) => SMALL_CHILDREN.has(stem) && !saysPhrase(stem))
  const age = words.find((word, at) => word.isNumber && words[at + 1]?.stem === 'year')
  const birthday = birthdayIn(words)
  const years =
    birthday !== null
      ? birthday
      : age === undefined
        ? (SMALL_CHILDREN.get(child?.stem ?? '') ?? null)
        : Number(age.low) + 1
  if (years === null) return null
  // "12 months+. With pegs 18 months+": there is one for the younger, too.
  const youngest = Math.min(
    ...statements.flatMap(({ words: said, text }) =>
      said.flatMap((_, at) => monthsAt(said, at, text) ?? []),
    ),
  )
  for (const { words: said, text } of statements) {
    for (const [at, word] of said.entries()) {
      if (!word.isNumber || Number(word.low) > AGE_MAX) continue
      const months = monthsAt(said, at, text)
      if (months !== null && youngest / 12 >= years)
        return says(text.slice(word.start, (said[at + 1]?.end ?? word.end) + 1))
      const near = said.slice(at + 1, at + 4)
      const last = near.find(({ low }) => UPWARDS.has(low))
      const isYears = near.some(({ stem }) => YEARS.has(stem))
      const isFrom = said[at - 1]?.low === 'from'
      const isAges = said.slice(Math.max(0, at - 2), at).some(({ stem }) => stem === 'age')
      const isUnder = isDeniedUnder(said, at)
      const unit = MONTH.has(said[at + 1]?.stem ?? '') ? said[at + 1] : undefined
      const limit = Number(word.low) / (unit === undefined ? 1 : 12)
      const isPlus = text.charAt(word.end) === '+'
      const isLife = said.slice(Math.max(0, at - 3), at).some(({ stem }) => LASTING.has(stem))
      if (isLife) continue
      const isTold = said.some(({ stem }) => TELLING_AGE.has(stem))
      const isUpwards = last !== undefined || (isFrom && near[0] !== undefined && isYears)
      const isAge = isPlus ? isYears || isAges || isTold : isUpwards && (isYears || isAges)
      if ((isAge || isUnder) && limit >= years)
        return says(
          text.slice(
            (isUnder || isFrom ? said[at - 1] : word)?.start ?? word.start,
            Math.max(
              last?.end ?? (isFrom ? near[0]?.end : 0) ?? 0,
              isPlus ? plusEnd(text, word) : (unit ?? word).end,
            ),
          ),
        )
    }
  }
  return null
}

/** The end of "3+", or of "3+ years". */
function plusEnd(text: string, { end }: Word): number {
  return end + 1 + (/^ ?(?:years?|yrs?|months?)\b/i.exec(text.slice(end + 1))?.[0].length ?? 0)
}

/** "Not for under 14s", "under 3 it was never tested, so no", "under 3s NO" */
function isDeniedUnder(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 4), at)
  const isUnder = before.some(({ low }) => low === 'under')
  const isRefused = [words.at(-1), words[at + 1], words[at + 2]].some((word) => word?.low === 'no')
  return isUnder && (isRefused || before.some((word) => isDenyingWord(word)))
}

/** "Adult swing" of a swing that its first words name a baby's: whoever must stay near does not sit in it. */
export function forGrownUps(
  words: readonly Word[],
  { statements: [first], saysPhrase }: Ground,
): string | null {
  const isAsked = words.some(({ stem }) => stem === 'adult')
  const small = first?.words.find(({ stem }) => FOR_SMALL.has(stem))
  return !isAsked || small === undefined || saysPhrase('for adult') ? null : says(small.low)
}

const CHILDREN = new Set(['child', 'children', 'kid', 'baby', 'toddler', 'infant'])
const KEEPING = ['keep away from', 'away from', 'out of reach of', 'careful with', 'not safe for']
const FOR_SMALL = new Set(['baby', 'newborn', 'infant', 'toddler', 'nursery'])

/** "Baby mobile" of one to be careful with near little ones. */
export function keptFromChildren(
  words: readonly Word[],
  { statements, saysPhrase }: Ground,
): string | null {
  const small = words.find(({ stem }) => FOR_SMALL.has(stem))
  if (small === undefined || saysPhrase(small.stem)) return null
  for (const { text, words: said } of statements) {
    const low = text.toLowerCase()
    const cue = KEEPING.find((one) => low.includes(one))
    const at = cue === undefined ? 0 : low.indexOf(cue)
    const child = said.find(
      ({ stem, start }, index) =>
        start > at && (CHILDREN.has(stem) || (stem === 'one' && said[index - 1]?.low === 'little')),
    )
    if (cue !== undefined && child !== undefined) return says(text.slice(at, child.end))
  }
  return null
}
