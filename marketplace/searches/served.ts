import type { Ground } from './ground.ts'
import { headIn } from './heads.ts'
import type { Word } from './words.ts'

/** Things that are for another thing: a search for that other thing finds the wrong one. A tote is a tote bag. */
export const SERVING: ReadonlySet<string> = new Set(
  `cover case sleeve holder stand rack strap leash collar mold mould pattern rest hook mount clip keeper cozy hanger
  decal cutter plan bracket sheath stencil protector organizer organiser caddy`.split(/\s+/),
)
const FOR = new Set('for fit fits holds hold your with of to'.split(' '))
const NEAR = 4
const SHOWN_BY = new Set(['the', 'in', 'this'])
/** A thing is named with these first words. */
const FRONT = 14

/** "Banjo" of a banjo strap: the text names it only before the noun of what is sold, or behind "for". */
export function whatItServes(
  words: readonly Word[],
  { holding, statements, called }: Ground,
): string | null {
  const head = headIn(words)
  // "Knitting" is no thing that a pattern could be for.
  if (head === undefined || SERVING.has(head.stem) || head.low.endsWith('ing')) return null
  if (words.some(({ low, stem }) => FOR.has(low) || SERVING.has(stem))) return null
  // A text may begin with a greeting, and its title still names the thing.
  const isNamedSo = [called, statements[0]?.words ?? []].some((front) => isServing(head, front))
  if (!isNamedSo || isCalled(head, called)) return null
  let serving = ''
  for (const { words: said, text } of holding.get(head.stem) ?? []) {
    for (const [at, { stem }] of said.entries()) {
      if (stem !== head.stem) continue
      const next = said[at + 1]?.stem ?? ''
      const isFor = said.slice(Math.max(0, at - NEAR), at).some(({ low }) => FOR.has(low))
      // "In the Saffron pattern" is what it shows.
      const isShown = next === 'pattern' && at > 0 && SHOWN_BY.has(said[at - 1]?.low ?? '')
      if (isShown || isQuoted(text, said[at])) return null
      if (SERVING.has(next)) serving = next
      else if (!isFor) return null
    }
  }
  return serving === '' ? null : `it finds ${counted(head)}, and this is ${withArticle(serving)}`
}

function isServing(head: Word, words: readonly Word[]): boolean {
  return words
    .slice(0, FRONT)
    .some(({ stem }, at, all) => stem === head.stem && SERVING.has(all[at + 1]?.stem ?? ''))
}

/** "A dog", and "earrings" of several. */
function counted({ low, stem }: Word): string {
  return low !== stem && low.endsWith('s') ? low : withArticle(low)
}

function withArticle(noun: string): string {
  return `${VOWELS.has(noun.charAt(0)) ? 'an' : 'a'} ${noun}`
}

const VOWELS = new Set('aeiou'.split(''))

/** A seller's own name says it within these words. */
const NAME = 4

/** "Leather journal" is what she calls one that her text calls a journal cover. */
function isCalled(head: Word, called: readonly Word[]): boolean {
  return called.slice(0, NAME).some(({ stem }, at) => {
    const isFor = called.slice(0, at).some(({ low }) => FOR.has(low))
    return stem === head.stem && at > 0 && !isFor && !SERVING.has(called[at + 1]?.stem ?? '')
  })
}

/** "Gooseberry" between quotation marks is a name. */
function isQuoted(text: string, word: Word | undefined): boolean {
  return word !== undefined && text.charAt(word.start - 1) === '"' && text.charAt(word.end) === '"'
}
