import { isDenyingWord, isNegation } from '#marketplace/searches/denied.ts'
import type { Statement } from '../statement.ts'
import { is } from '../lexicon.ts'
import { type Group, type Naming, namingsIn } from './rivals.ts'
import type { Quoter } from './clauses.ts'
import { spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'

/** What a text tells of its thing: a member of a group, and the words that tell it. */
export type Telling = { member: string; because: string; rank: number }

export type Told = {
  /** What is told of the thing itself, by the name of the group. */
  tellings: ReadonlyMap<string, readonly Telling[]>
  /** Every member that is named at all, as "group member": of these other rules judge. */
  named: ReadonlySet<string>
}

type Text = {
  statements: readonly Statement[]
  /** The words of each statement that say what is. */
  affirmed: readonly (readonly Word[])[]
  ofParts: ReadonlyMap<string, string>
  doubted: ReadonlySet<string>
  nickname: string
  itemName: string
  quote: Quoter
}

/** The thing is named within these first words. */
const FRONT = 14
/** The clause of one of these tells what may be had, is shown or is meant for something else. */
const OFFERING = new Set(
  `can could may might if option options optional request instead swap upgrade extra separate separately another other others see listing photo
  photos pic pics picture pictures shown unlike than would`.split(/\s+/),
)
const COMING = new Set([
  'comes',
  'come',
  'packed',
  'wrapped',
  'sent',
  'arrives',
  'supplied',
  'posted',
  'shipped',
])
/** Right before a word: what it is for, or looks like. */
const SERVING = new Set(['for', 'like', 'as'])
const SERVING_REACH = 2
const CLAUSE_END = /[.;:()!?\n•]/

export function toldIn(text: Text): Told {
  const named = new Set<string>()
  const tellings = new Map<string, Telling[]>()
  const tell = (group: Group, telling: Telling) => {
    const known = tellings.get(group.name)
    if (known === undefined) tellings.set(group.name, [telling])
    else if (known.length < TELLINGS_MAX) known.push(telling)
  }
  const ofName = (words: readonly Word[], becauseOf: (phrase: string) => string) => {
    for (const naming of namingsIn(words)) {
      const { group, member, to } = naming
      named.add(`${group.name} ${member}`)
      if (group.isLast && to !== words.length) continue
      const because = becauseOf(phraseOf(words, naming))
      if (because !== '') tell(group, { member, because, rank: 2 })
    }
  }
  for (const [place, said] of text.statements.entries()) {
    for (const { group, member } of namingsIn(wordsOf(said.label)))
      named.add(`${group.name} ${member}`)
    const own = new Set(text.affirmed[place])
    for (const naming of namingsIn(said.words)) {
      const { group, member, to } = naming
      named.add(`${group.name} ${member}`)
      const isFront = place === 0 && to <= FRONT
      if (group.isLast || (group.isOfName && !isFront)) continue
      if (!isTold(naming, { said, own, text, isFront })) continue
      const because = quoted(text.quote(phraseOf(said.words, naming)))
      if (because !== '') {
        const isName = isFront && said.form !== 'sentence'
        const rank = said.labelMeaning === 'material' ? 4 : isName ? 3 : 1
        tell(group, { member, because, rank })
      }
    }
  }
  ofName(wordsOf(text.itemName), (phrase) =>
    quoted(text.quote(text.itemName) || text.quote(phrase)),
  )
  const nickname = text.nickname.replaceAll('"', "'")
  ofName(wordsOf(text.nickname), () => `your nickname says "${nickname}"`)
  return { tellings, named }
}

/** The first words that tell it are reason enough. */
const TELLINGS_MAX = 6

function phraseOf(words: readonly Word[], { from, to }: Naming): string {
  return spelt(words.slice(from, to))
}

function quoted(quote: string): string {
  return quote === '' ? '' : `your text says "${quote}"`
}

type Where = { said: Statement; own: ReadonlySet<Word>; text: Text; isFront: boolean }

function isTold(naming: Naming, { said, own, text, isFront }: Where): boolean {
  const { group, from, to } = naming
  const words = said.words.slice(from, to)
  if (group.isRaw || words.some(isNegation)) return true
  if (!words.every((word) => own.has(word) && !text.doubted.has(word.stem))) return false
  const next = said.words[to]
  if (
    next !== undefined &&
    is(next, 'container') &&
    next.stem !== wordsOf(text.itemName).at(-1)?.stem
  )
    return false
  if (said.words.slice(0, from).some((word) => isDenyingWord(word))) return false
  if (group.isLoose && isFront) return true
  const before = clauseBefore(said, from)
  if (before.some(({ low }) => COMING.has(low))) return false
  if (before.some(({ low }) => OFFERING.has(low))) return false
  if (group.isLoose && before.slice(-SERVING_REACH).some(({ low }) => SERVING.has(low)))
    return false
  const behind = said.words.slice(to, to + 2)
  if (behind.some(({ low }) => low === 'option' || low === 'optional')) return false
  return words.every(({ stem }) => !text.ofParts.has(stem))
}

function clauseBefore({ words, text }: Statement, from: number): readonly Word[] {
  let first = from
  while (first > 0) {
    const [before, word] = [words[first - 1], words[first]]
    if (before === undefined || word === undefined) break
    if (CLAUSE_END.test(text.slice(before.end, word.start))) break
    first -= 1
  }
  return words.slice(first, from)
}
