import { blocksOf, listOf, pairOf } from '../data/load.ts'
import type { Brief } from '../read/form.ts'
import type { Keyword } from '../read/keywords.ts'
import { is } from '../read/lexicon.ts'
import type { Word } from '../read/words.ts'
import { articleFor } from '../say/articles.ts'
import { sentence } from '../say/sentence.ts'
import { type Ours, picked } from './choice.ts'
import type { Wished } from './wished.ts'

const BLOCKS = blocksOf('closes.txt')
const FRAMES = new Map(BLOCKS.map((block) => [block.get('style') ?? '', block]))
const OCCASIONS = new Map(
  listOf(BLOCKS.find((block) => block.has('occasions'))?.get('occasions') ?? '').map((entry) => {
    const [typed, spoken] = pairOf(entry, '=')
    return [typed, spoken === '' ? typed : spoken]
  }),
)
const WHOM_WORDS_MAX = 3
/** Behind fewer statements a sentence of ours would weigh too much. */
const FACTS_MIN = 3

/** One sentence for the person or the occasion that the seller's own searches name; nothing where none is certain. */
export function closeOf(brief: Brief, wish: Wished, ours: Ours): string {
  const { input, item, language, wishes, facts } = brief
  const frames = FRAMES.get(input.writingStyle)
  const isSolemn = item.kind.name === 'memorial' || item.kind.isDigital
  const isOver = wishes.endWith !== null || wishes.sentencesMax !== null
  if (language !== 'en' || frames === undefined || isSolemn || isOver) return ''
  const searches = brief.keywords.filter(({ support }) => support !== 'false')
  const whom = searches.flatMap(whomOf)
  const occasions = searches.flatMap(occasionOf)
  if (facts.length < FACTS_MIN) return ''
  const thing = `${item.number === 'many' ? 'these' : 'this'} ${item.name}`
  const texts = [
    ...whom.flatMap((one) => filled(frames.get('whom') ?? '', { thing, whom: one, occasion: '' })),
    ...occasions.flatMap((one) =>
      filled(frames.get('occasion') ?? '', { thing, whom: '', occasion: one }),
    ),
  ].filter((text) => !wish.isAvoided(text) && !ours.isTold(text))
  return texts.length === 0 ? '' : picked('close', texts, ours)
}

type Blanks = { thing: string; whom: string; occasion: string }

function filled(frames: string, { thing, whom, occasion }: Blanks): string[] {
  const withArticle = `${articleFor(occasion)} ${occasion}`
  return frames
    .split(' | ')
    .map((frame) =>
      sentence(
        frame
          .replaceAll('{This}', upper(thing))
          .replaceAll('{this}', thing)
          .replaceAll('{whom}', whom)
          .replaceAll('{An occasion}', upper(withArticle))
          .replaceAll('{an occasion}', withArticle)
          .replaceAll('{occasion}', occasion),
      ),
    )
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "Gift for gardener" is for a gardener; "dad gift" for your dad. */
function whomOf({ words, text }: Keyword): string[] {
  const at = words.findIndex((word, index) => word.low === 'for' && isPresent(words[index - 1]))
  const whom = at === -1 ? [] : words.slice(at + 1)
  const from = whom[0]
  if (from !== undefined)
    return whom.length > WHOM_WORDS_MAX ? [] : personIn(whom, text.slice(from.start))
  const [first, second] = words
  const isKins = words.length === 2 && first !== undefined && is(first, 'kin') && isPresent(second)
  return isKins ? personIn([first], first.low) : []
}

function isPresent(word: Word | undefined): boolean {
  return word !== undefined && ['gift', 'present', 'gifts', 'presents'].includes(word.low)
}

const OBJECTS = new Set(['him', 'her', 'them'])

function personIn(words: readonly Word[], text: string): string[] {
  const last = words.at(-1)
  if (last === undefined || !(is(last, 'recipient') || is(last, 'kin'))) return []
  if (OBJECTS.has(last.low)) return words.length === 1 ? [last.low] : []
  const isPlural =
    last.low !== last.stem || ['men', 'women', 'children', 'people'].includes(last.low)
  if (isPlural) return [text]
  return [is(last, 'kin') ? `your ${text}` : `${articleFor(text)} ${text}`]
}

/** "Housewarming gift" names a day that the marketplace's buyers shop for. */
function occasionOf({ words, text }: Keyword): string[] {
  const last = words.at(-1)
  if (!isPresent(last) || words.length < 2) return []
  const typed = text.slice(0, words.at(-2)?.end ?? 0).toLowerCase()
  const spoken = OCCASIONS.get(typed)
  return spoken === undefined ? [] : [spoken]
}
