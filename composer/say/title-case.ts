import { isAcronym } from '../read/case.ts'
import { propertiesOf } from '../read/lexicon.ts'
import { type Word, wordsOf } from '#marketplace/searches/words.ts'

const SMALL = new Set(
  'a an the and or for of with in on at by from to as de la le du des und mit für aus en y con per da di van het een do dos av och med'.split(
    ' ',
  ),
)
/** Acronyms that are words as well, or half of one. */
const WORDS_TOO = new Set('us id la tx ac dc ce pu ok hd ss sd kn mp3 lp zip'.split(' '))

/** "A minor" */
const KEYS = new Set(['minor', 'major', 'flat', 'sharp'])

/** "c. 1960" */
const ABOUT = new Set(['c', 'ca'])

/** Longer words in capitals shout. */
const SHORT_NAME_MAX = 4

/** Measures keep the letters they are written with. */
const UNITS = new Set('x mm cm m km in ft yd oz g kg lb lbs ml l cl w v ct k gsm px dpi'.split(' '))

/** Title case; what the seller wrote with capitals inside ("iPad", "JPEG") stays. */
export function titleCase(text: string): string {
  let result = ''
  let done = 0
  let afterNumber = false
  const words = wordsOf(text)
  for (const [at, word] of words.entries()) {
    const before = text.slice(done, word.start)
    const isFirst = result.trim() === '' || before.includes(',') || before.endsWith(' "')
    const isBehindUnit = word.low === 'x' && UNITS.has(words[at - 1]?.low ?? '')
    const isInches = (word.low === 'x' && before.trim() === '"') || isBehindUnit
    const isUnit =
      (afterNumber || isBehindUnit) && (before.trim() === '' || isInches) && UNITS.has(word.low)
    // "3d printed" is written "3D Printed".
    const isDimension = afterNumber && before === '' && word.low === 'd'
    const next = words[at + 1]
    const isKey = KEYS.has(next?.low ?? '') && word.low.length === 1
    const isAbout = ABOUT.has(word.low) && text.charAt(word.end) === '.'
    result += isDimension
      ? 'D'
      : isKey
        ? before + word.low.toUpperCase()
        : before +
          (isUnit || isAbout || (before === '' && result !== '')
            ? unitIn(word, isUnit)
            : cased(word, isFirst))
    // "6x12 ft"
    afterNumber = word.isNumber || !Number.isNaN(Number(word.low.slice(1) || 'x'))
    done = word.end
  }
  return result + text.slice(done)
}

/** "40 MM" is 40 mm; what is one letter may be another measure. */
function unitIn({ text, low }: Word, isUnit: boolean): string {
  return isUnit && text.length > 1 && text === text.toUpperCase() ? low : text
}

/** "SILK" and "HARE" are words said loudly; "BFL", "HO" and "US" are names. */
export function isOrdinary(word: Word): boolean {
  if (WORDS_TOO.has(word.low)) return false
  if (UNITS.has(word.low)) return true
  const vowels = VOWELS.reduce((sum, vowel) => sum + word.low.split(vowel).length - 1, 0)
  return (propertiesOf(word).size > 0 && vowels > 0) || (word.low.length > 3 && vowels > 1)
}

const VOWELS = ['a', 'e', 'i', 'o', 'u', 'y']

function cased(typed: Word, isFirst: boolean): string {
  const { text: word, low } = typed
  // "D&D" is an abbreviation, however it was typed.
  if (low.includes('&')) return word.toUpperCase()
  if (isAcronym(low) && !WORDS_TOO.has(low)) return word === low ? low.toUpperCase() : word
  const isCapital = word === word.toUpperCase()
  const isShouted = isCapital && (word.length > SHORT_NAME_MAX || isOrdinary(typed))
  const isSmallWord = SMALL.has(low) && !isFirst
  if (word !== low && !isShouted && !(isSmallWord && isCapital)) return word
  return isSmallWord ? low : low.charAt(0).toUpperCase() + low.slice(1)
}
