import { headIn } from '#marketplace/searches/heads.ts'
import { isSmall, spelt, stemsOf, type Word } from '#marketplace/searches/words.ts'
import { nounEndingAt } from '../kinds.ts'
import { is } from '../lexicon.ts'
import type { Statement } from '../statement.ts'
import type { Evidence } from './evidence.ts'
import { specialOf } from './families.ts'
import type { Keyword } from './keywords.ts'
import { isFile } from './other-kind.ts'
import { notCalled } from './reasons.ts'

/** Why a search whose words the text has is for something that is not what is sold; empty where it is. */
export function notSold(evidence: Evidence): (keyword: Keyword) => string {
  return (keyword) => {
    const { words } = keyword
    const stuff = ofAnimals(words, evidence)
    if (stuff !== '') return `your text says "${stuff}"`
    const head = headIn(words)
    // What ends in the thing, or holds its name, is for it.
    if (head === undefined || words.some(({ stem }) => stem === evidence.item.head)) {
      return head === undefined ? '' : madeFromIt(words, evidence) || otherUse(keyword, evidence)
    }
    return madeFromIt(words, evidence) || sourceOnly(words, evidence)
  }
}

const ANIMAL_STUFF = specialOf(stemsOf('animal stuff'))

/** "Vegan slippers" of sheepskin, where the text itself does not call it so. */
function ofAnimals(words: readonly Word[], { holding, ofParts, says }: Evidence): string {
  const vegan = words.find(({ low }) => low === 'vegan')
  if (vegan === undefined || says(vegan)) return ''
  return (
    ANIMAL_STUFF.find(
      (stem) =>
        !ofParts.has(stem) &&
        holding
          .get(stem)
          ?.some((said) => said.words.some((word) => word.stem === stem && says(word))),
    ) ?? ''
  )
}

/** "Bar stool" of a milking stool, "travel brush" of a shaving brush: of one kind, and each for a use of its own. */
function otherUse(
  { words, isStarred, support }: Keyword,
  { item, document, says }: Evidence,
): string {
  const noun = nounEndingAt(words, words.length - 1)
  const [use, last] = words.slice(-2)
  const front = document.statements[0]?.words ?? []
  const isOwn = front.some((word, at) => {
    const own = word.stem === last?.stem ? nounEndingAt(front, at) : null
    const before = front[at - 1]
    const isForAll = before !== undefined && (is(before, 'recipient') || is(before, 'kin'))
    return own?.kind === item.kind && own.to - own.from > 1 && !isForAll
  })
  const isOther =
    noun !== null &&
    noun.to - noun.from > 1 &&
    noun.kind === item.kind &&
    use !== undefined &&
    // The bar of a "bar soap" is no room.
    (is(use, 'use') || (is(use, 'room') && !item.kind.asks.includes('ingredients'))) &&
    !says(use)
  // "Kitchen towel" is what a tea towel is called as well.
  const isOpen = !isStarred && support !== 'synonym'
  return isOther && isOwn && isOpen ? notCalled(spelt(words), spelt(words)) : ''
}

const OF_PATTERN = new Set(
  'pattern pdf file digital download sewing template tutorial svg printable instruction beginner'.split(
    ' ',
  ),
)

/** "Linen apron" of a file by which one is sewn: nothing of linen is sold. */
function madeFromIt(words: readonly Word[], evidence: Evidence): string {
  const isPattern = isFile(evidence) && evidence.saysPhrase('pattern')
  const isOfStuff = words.some((word) => is(word, 'material'))
  const isOther = !words.some(({ stem }) => OF_PATTERN.has(stem))
  return isPattern && isOfStuff && isOther ? notCalled(spelt(words), spelt(words)) : ''
}

const MAKING = new Set(
  'made wrapped cut sewn covered built upcycled recycled repurposed fashioned torn'.split(' '),
)
const SOURCES = new Set(['from', 'of', 'with', 'in'])
const REACH = 5

/** "Road atlas" of a journal with covers made from old road atlases: what it is made from is not for sale any more. */
function sourceOnly(words: readonly Word[], { document, item, holding }: Evidence): string {
  const [first] = words
  const last = words.at(-1)
  if (first === undefined || last === undefined || words.length < 2) return ''
  if (words.some((word) => isSmall(word) || isTold(word) || item.stems.includes(word.stem)))
    return ''
  const places = document.statements.flatMap((said) => placesOf(words, said))
  const isAll = places.length > 0 && places.length === (holding.get(last.stem)?.length ?? 0)
  return isAll && places.every(isSource) ? notCalled(spelt(words), spelt(words)) : ''
}

/** Stuffs, uses and looks are searched for alone. */
function isTold(word: Word): boolean {
  return (['material', 'use', 'occasion', 'recipient', 'technique', 'style'] as const).some((one) =>
    is(word, one),
  )
}

type Place = { said: Statement; at: number }

function placesOf(words: readonly Word[], said: Statement): Place[] {
  return said.words.flatMap((_, at) =>
    words.every(({ stem }, step) => said.words[at + step]?.stem === stem) ? [{ said, at }] : [],
  )
}

/** "Made from old road atlases", "a page out of a road atlas" */
function isSource({ said, at }: Place): boolean {
  const before = said.words.slice(Math.max(0, at - REACH), at).map(({ low }) => low)
  const joint = before.findLastIndex((low) => SOURCES.has(low))
  if (joint === -1) return false
  const isOutOf = before[joint] === 'of' && before[joint - 1] === 'out'
  return isOutOf || before.slice(0, joint).some((low) => MAKING.has(low))
}
