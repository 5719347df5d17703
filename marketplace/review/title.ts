import { emojisIn, titleCharacterFaults } from '../characters.ts'
import { PROMOTIONAL, SUBJECTIVE } from '../lexicon/claims.ts'
import { TITLE } from '../rules.ts'
import { lowWordsOf } from '../searches/words.ts'
import { contentStems, countWords, phrasesIn, wordFinder } from '../text.ts'
import { advice, hard, type Finding } from './finding.ts'

/** "34 in" ends in inches, "3+" in years. */
const DANGLING =
  /(?:(?<![\p{L}\d])(?:for|with|and|or|of|the|an?|(?<!\d )in|to|by|from)|[,&\-–—:|/]|(?<!\d)\+)$/iu

export function reviewTitle(title: string): Finding[] {
  if (title.trim() === '') return [hard('title', 'The title is empty')]
  return [
    ...(title.length > TITLE.lengthMax
      ? [hard('title', `The title has ${title.length} characters; ${TITLE.lengthMax} are allowed`)]
      : []),
    ...titleCharacterFaults(title).map((text) => hard('title', text)),
    ...(emojisIn(title).length > 0 ? [hard('title', 'The title holds an emoji')] : []),
    ...(isWholeTitle(title) ? [] : [hard('title', 'The title ends in a word that wants another')]),
    ...repeats(title),
    ...style(title),
  ]
}

/** False for a title that ends in a word or a sign that wants another. */
export function isWholeTitle(title: string): boolean {
  return !DANGLING.test(title)
}

/** Small words of other languages than English, which a title may need several times; and the "x" of "40 x 28 x 4 cm". */
const JOINING = new Set(
  `x de la el los las del en con y para por un una du des le les et au aux avec sur di da il della e per su
  von und mit der die das den dem für im aus van het een met voor op do dos os as com em no na o à aux où`
    .trim()
    .split(/\s+/),
)

/** "Pom pom" is one word, said twice. */
const SAID_TWICE =
  /(?<!\p{L})(pom|ylang|choo|cha|bora|night|knock|chin|tuk|wah)[\s-]\1s?(?!\p{L})/giu

/** "85 cm x 70 cm" gives a size, and says no word twice. */
const MEASURED = /(\d)\s?(?:[cm]m|in|inch(?:es)?|ft|ml|cl|oz|kg|lbs?)(?![\p{L}\p{N}])/giu

/** "18 x 18" is one size. */
const SQUARE = /(?<![\d.])(\d+(?:[.,]\d+)?)(?:\s?[x×]\s?\1)+(?![\d.,])/giu

/** "D&D" says no word twice. */
const LETTER = /^[a-z]$/

/** How often each meaningful word stands in a title, for those that stand more than once. */
export function repeatedWords(title: string): { word: string; forms: string; times: number }[] {
  const counts = new Map<string, number>()
  const plain = title.replace(MEASURED, '$1').replace(SAID_TWICE, '$1').replace(SQUARE, '$1')
  const words = contentStems(plain).filter((word) => !JOINING.has(word) && !LETTER.test(word))
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  // "Canvas", as it stands there, and not its stem.
  const asTyped = (stem: string) =>
    new Set(lowWordsOf(plain).filter((word) => contentStems(word).includes(stem)))
  return [...counts]
    .filter(([, times]) => times > 1)
    .map(([stem, times]) => {
      const [word = stem, ...others] = asTyped(stem)
      return { word, forms: [word, ...others].join(' / '), times }
    })
}

function repeats(title: string): Finding[] {
  return repeatedWords(title).map(({ word, forms, times }) =>
    times > TITLE.sameWordMax
      ? hard('title', `The title uses "${forms}" ${times} times`, word)
      : advice('title', `The title uses "${forms}" twice`, word),
  )
}

function style(title: string): Finding[] {
  const words = countWords(title)
  const segments = title.split(/\s*[,|]\s*|\s[–—-]\s|:\s/).filter((part) => part !== '').length
  return [
    ...(words > TITLE.wordsMax
      ? [advice('title', `The title has ${words} words; fewer read better`)]
      : []),
    ...(segments > TITLE.segmentsMax ? [advice('title', 'The title is a chain of phrases')] : []),
    ...praiseIn(title).map((word) =>
      advice('title', `"${word}" is praise; it belongs in the description`, word),
    ),
  ]
}

/** The "best" of a "best seller" praises the shop: that is told as a call, and belongs nowhere. */
function praiseIn(title: string): string[] {
  const calls = phrasesIn(title, PROMOTIONAL).map(wordFinder)
  return phrasesIn(title, SUBJECTIVE).filter((word) => !calls.some((isIn) => isIn(word)))
}
