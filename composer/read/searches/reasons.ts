import type { KeywordVerdict } from '#marketplace/keywords.ts'
import { withoutOrnaments } from '../clean.ts'
import { is } from '../lexicon.ts'
import { stemsOf, wordsOf } from '#marketplace/searches/words.ts'

/** Empty where a reason would say of the text what it may say in other words. */
type Typed = { text: string; said: ReadonlySet<string>; typed: string }

/** The text has the word, and as far as we can read means something else by it. */
export const NOT_OF_IT = 'we are not sure that your text says it of this'

/** What no statement calls the thing: another name for it, or another thing, only she can tell. */
export function notCalled(name: string, keyword: string): string {
  return `your text does not call it ${name === keyword ? 'that' : `"${name}"`}`
}
/** How the reason of a search ends that has a name on our list in it. */
export const OTHERS_NAME = "somebody else's name"
/** Said in other languages, too. */
export const HEALTH = 'it reads as a health claim'

export function reasonFor(verdict: KeywordVerdict, { text, said, typed }: Typed): string {
  switch (verdict.kind) {
    case 'trademark':
      return ` ${text} `.includes(` ${verdict.name} `)
        ? `"${verdict.name}" is somebody else's name`
        : "it has somebody else's name in it"
    case 'medical':
      return HEALTH
    case 'promotional':
      return 'it speaks of the sale, not of the thing'
    case 'contradicting':
      if (isPlainly(verdict.because, said))
        return `your text says "${verdict.because.slice(SAYS.length)}"`
      return isQuoting(verdict.because, said)
        ? withoutOrnaments(asTyped(verdict.because, typed))
        : ''
    case 'unbacked':
      return ''
    case 'unreadable':
      return 'it is no search'
    case 'usable':
      return ''
    default:
      return verdict satisfies never
  }
}

const SAYS = 'your description says '

/** "Your description says vegan leather", where that is in the text word by word. */
function isPlainly(because: string, said: ReadonlySet<string>): boolean {
  const isOpen = because.startsWith(SAYS) && !because.includes('“')
  return isOpen && wordsOf(because.slice(SAYS.length)).every(({ stem }) => said.has(stem))
}

const QUOTE = /^(your text says ")([^"]+)"$/

/** The judge quotes by the roots of words: "post" of what was typed as "posts". */
function asTyped(because: string, typed: string): string {
  const [, front = '', quote = ''] = QUOTE.exec(because) ?? []
  const wanted = wordsOf(quote)
  const words = wordsOf(typed)
  const isRoot = wanted.length > 0 && wanted.every(({ text, stem }) => text === stem)
  if (!isRoot) return because
  const at = words.findIndex((_, from) =>
    wanted.every(({ stem }, place) => words[from + place]?.stem === stem),
  )
  const [first, last] = [words[at], words[at + wanted.length - 1]]
  return first === undefined || last === undefined
    ? because
    : `${front}${typed.slice(first.start, last.end)}"`
}

/** "Says “not waterproof”" quotes; "names wheat" does where the text has that very word. */
function isQuoting(because: string, said: ReadonlySet<string>): boolean {
  const [, named] = because.split(' names ')
  return (
    because.includes('“') ||
    because.startsWith('your text') ||
    // "It finds a cushion, and this is a cover"
    (because.startsWith('it finds') && !wordsOf(because).some((word) => is(word, 'technique'))) ||
    because.startsWith('"') ||
    (named !== undefined && said.has(stemsOf(named)))
  )
}
