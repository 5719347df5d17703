import { holds, is } from '../lexicon.ts'
import type { Statement } from '../statement.ts'
import type { Told } from '../told.ts'
import type { Word } from '#marketplace/searches/words.ts'

const WISHED_MAX = 14
/** A wish begins with these; the others are felt in a whole sentence alone: "love heart pegs" is a thing. */
const WISHING = new Set(
  'enjoy hugs hope hoping wish wishing wishes happy stay sending cheers bless blessings thx thanx ty'.split(
    ' ',
  ),
)
const FEELINGS = new Set([
  ...WISHING,
  ...`love loved loving glad excited thrilled grateful fun heart hearts like likes smile smiles smiling hugs hug kisses blessed
  forward welcome proud joy questions question queries query probs shout`.split(/\s+/),
])
const OF_A_THING = [
  'material',
  'imitation',
  'colour',
  'technique',
  'finish',
  'style',
  'form',
  'origin',
  'claim',
  'container',
  'allergen',
] as const
const OF_ITS_MAKE = ['material', 'imitation', 'colour', 'technique', 'claim', 'allergen'] as const
const YOURS = new Set(['your', 'new', 'own'])
const ORDERING = ['imperative', 'participle'] as const

/** "Can't wait to sew for you!", "Like it? Tap the heart!", "Enjoy your new pot": a feeling at the end, and nothing of the thing. */
export function farewellIn({ facts }: Told, head: string): Statement | undefined {
  const { said, isMustKnow = true, isMissed = true } = facts.at(-1) ?? {}
  if (said === undefined || facts.length === 1) return undefined
  const { text, words, label, form, section } = said
  const [first, second] = words.filter(({ low }) => low !== 'please')
  const isOpen = label === '' && (section === null || form !== 'line') && !OF_A_FORM.has(form)
  const isWaiting = !isMustKnow && second?.low === 'wait' && CANNOT.has(first?.low ?? '')
  if (first === undefined || !isOpen || (isMissed && !isWaiting)) return undefined
  // "Choose the one you love" asks her for something.
  const isOrder = !FEELINGS.has(first.low) && ORDERING.some((property) => is(first, property))
  const isSaid = form === 'sentence' || text.endsWith('!') || WISHING.has(first.low)
  const isFelt = isSaid && (isWaiting || words.some(({ low }) => FEELINGS.has(low)))
  // "Happy nesting"
  const isWish = first.low === 'happy' && second?.low.endsWith('ing') === true
  const isPlain = words.every(
    (word, at) =>
      !word.isNumber &&
      !is(word, 'kin') &&
      word.stem !== 'gift' &&
      (word.stem !== head || YOURS.has(words[at - 1]?.low ?? '')),
  )
  // "Hugs from Ohio", "can't wait to see your little one in them"
  const telling = isWaiting || WISHING.has(first.low) ? OF_ITS_MAKE : OF_A_THING
  const isOfIt = !isWish && telling.some((property) => holds(words, property))
  const isTold = isOfIt || (isOrder && !isOfHeart(words))
  return isFelt && isPlain && !isTold && words.length <= WISHED_MAX ? said : undefined
}

const CANNOT = new Set(["can't", 'cant', 'cannot'])
const OF_A_FORM: ReadonlySet<Statement['form']> = new Set(['step', 'heading'])

/** "Tap the heart", "spread the love": no order of hers. */
function isOfHeart(words: readonly Word[]): boolean {
  return words.some(({ stem }) => stem === 'heart') || words[0]?.low === 'spread'
}
