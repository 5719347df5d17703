import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { isGeneric } from '../read/item.ts'
import { nounEndingAt } from '../read/kinds.ts'
import { is, type Property } from '../read/lexicon.ts'
import { isGeneral } from '../read/searches/families.ts'
import { BY_HAND } from '../read/searches/free-words.ts'
import { isSayable, type Keyword } from '../read/searches/keywords.ts'
import { FOR_ONE, fitIn, starsOf, told } from './title-ground.ts'
import { isForAny, isLess, isSlightWord, WORDS_MAX, worthOf } from './title-searches.ts'
import { isSaidIn } from './title-shape.ts'
import { isOfPlace, isType } from './title-types.ts'

/** "Garden markers" that she starred beside "plant markers", "bass strap" beside a "guitar strap": no word in front of another. */
export function placesFor(brief: Brief, said: readonly Word[]): string[] {
  const isFit = fitIn(brief)
  return brief.keywords
    .filter((one) => one.isStarred && isSayable(one.support) && isFit(one))
    .filter(({ words: [first, ...rest] }) => {
      const isPlace = first !== undefined && isOfPlace(first) && !brief.evidence.says(first)
      const more = first === undefined ? [] : [first, ...rest.slice(0, -1)]
      const isOther = more.every((word) => isType(word) && !isSaidIn(word, said))
      return (isPlace || (isOther && rest.length > 0)) && isSameThing(rest, brief)
    })
    .map(({ text }) => text)
}

/** What she starred, whole, though a word of it stands there already: "book lover gift" of a book sleeve. */
export function starredFor(brief: Brief, said: readonly Word[]): string[] {
  return starsOf(brief)
    .filter(fitIn(brief))
    .flatMap(({ text, words }) => {
      const telling = words.filter((word) => !isSmall(word))
      const again = telling.filter((word) => isSaidIn(word, said))
      const isOther = again.every(({ low }) => !FOR_ONE.has(low))
      return again.length < telling.length && isOther && telling.length > 2 ? [text] : []
    })
}

/** The same thing by another search, whole: "larch rosin" of a cello rosin, "tie purse" of a necktie bag. */
export function othersFor(brief: Brief, said: readonly Word[]): string[] {
  const isFit = fitIn(brief)
  const low = said.map((word) => word.low).join(' ')
  const borne = new Set([...starsOf(brief).filter(isFit), ...told(brief)])
  return brief.keywords
    .filter((one) => (one.support === 'synonym' ? isFit(one) : borne.has(one)))
    .filter((one) => !isLess(one, brief) && isHers(one, brief) && one.words.length <= WORDS_MAX)
    .filter(({ words, support }) => {
      const [head, more] = [words.at(-1), words.slice(0, -1)]
      const isNew = more.every((word) => !isSaidIn(word, said))
      const isNewName = head !== undefined && !isSaidIn(head, said) && (isNew || low.length < SHORT)
      // "Hand Poured Soy Candle, Amber Jar Candle" says the noun twice.
      const isApart = isNewName
        ? isNew || support === 'synonym'
        : isNew && (said.length <= SHORT_NAME || more.every((word) => is(word, 'material')))
      return (
        more.length > 0 &&
        isApart &&
        isSameThing(words, brief) &&
        isInNumber(head, said) &&
        // A number is a size, and sizes are chosen.
        more.every((word) => !word.isNumber && !isSmall(word)) &&
        !isForAny(more, brief) &&
        !more.some(isSlightWord) &&
        !(isNew && isGeneral(more, low))
      )
    })
    .toSorted((a, b) => worthOf(b.words) - worthOf(a.words))
    .map(({ text }) => text)
}

/** Each word in front of the noun is her own: "boho" or a "guinea pig" that only a search has says nothing of this one. */
function isHers({ words, isStarred }: Keyword, { evidence, input }: Brief): boolean {
  const own = wordsOf(input.listingTitle)
  const isTold = (word: Word) =>
    !BY_HAND.has(word.low) &&
    (evidence.says(word) || isSaidIn(word, own) || !TASTES.some((one) => is(word, one)))
  const more = words.slice(0, -1)
  // A "guinea pig casket" of a box for hamsters.
  const isStrange =
    more.length > 1 && more.every((word) => !evidence.says(word) && !isSaidIn(word, own))
  return isStarred || (more.every(isTold) && !isStrange)
}

const TASTES: readonly Property[] = ['style', 'season', 'vague', 'form', 'recipient', 'kin']

/** Only in a short title a word may come again: "dice bag, dice pouch". */
const SHORT = 40

/** Only a bare name wants a second one of the same noun. */
const SHORT_NAME = 2

function isSameThing(words: readonly Word[], { item }: Brief): boolean {
  const head = words.at(-1)
  const kind = nounEndingAt(words, words.length - 1)?.kind
  const isKind = kind === item.kind && kind.name !== 'thing'
  return head !== undefined && !isGeneric(head) && (head.stem === item.head || isKind)
}

/** "Thin ring" behind "stacking rings" leaves open how many there are. */
function isInNumber(head: Word | undefined, said: readonly Word[]): boolean {
  const same = said.filter(({ stem }) => stem === head?.stem)
  return same.length === 0 || same.some(({ low }) => low === head?.low)
}
