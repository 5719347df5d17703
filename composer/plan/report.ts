import { countWords } from '#marketplace/text.ts'
import { withoutLaughs } from '../read/spelling.ts'
import type { Statement } from '../read/statement.ts'
import type { Brief } from '../read/form.ts'
import type { Omission } from '../read/told.ts'
import { isPolicy } from '../read/told.ts'
import { isSmall, lowWordsOf, wordsOf } from '#marketplace/searches/words.ts'
import type { Description } from './description.ts'
import type { Phrasing } from './phrasing.ts'
import { avoidedOfPhoto } from './alt-text.ts'
import { quoted, quotes, type Room } from './quotes.ts'
import type { Wished } from './wished.ts'

export type Told = { description: Description; wish: Wished; phrasing: Phrasing; room: Room }

/** What was done with the seller's statements, and nothing that was not. */
export function aboutDescription(brief: Brief, told: Told): string[] {
  const { description, wish, phrasing, room } = told
  const { say } = phrasing
  const more = (count: string) => say('more', { count })
  const sentences = [orderOf(told), ...ofFields(brief, told)]
  if (brief.input.includeBulletedLists && !description.hasList) sentences.push(say('no-list'))
  if (description.cut.length > 0) {
    const length = say(`cut-${brief.input.descriptionLength}`)
    const cut = description.cut.map(({ said }) => said)
    sentences.push(say('cut', { length, quotes: quotes(cut, room, more) }))
  }
  const isAvoided = ({ label, text }: Statement) => wish.isAvoided(`${label} ${text}`)
  const avoided = brief.facts.filter(({ said, isMustKnow }) => !isMustKnow && isAvoided(said))
  const others = [...new Set([...wish.unadded, ...avoidedOfPhoto(brief, wish)])].map((text) =>
    quoted(text, room.words),
  )
  if (avoided.length + others.length > 0) {
    const own = avoided.map(({ said }) => said)
    const all = [...(own.length > 0 ? [quotes(own, room, more)] : []), ...others]
    sentences.push(say('avoided', { quotes: all.join(', ') }))
  }
  const kept = brief.facts.filter(({ said, isMustKnow }) => isMustKnow && isAvoided(said))
  if (kept.length > 0) {
    const own = kept.map(({ said }) => said)
    sentences.push(say('kept', { quotes: quotes(own, room, more) }))
  }
  const inMarks = (text: string) => quoted(text, room.words)
  const filled = (key: string, texts: readonly string[]) =>
    say(key, { quotes: texts.map(inMarks).join(', ') })
  const asked = (key: string, texts: readonly string[]) =>
    texts.length === 0 ? [] : [filled(key, texts) || filled('check', texts)]
  sentences.push(...asked('unmoved', wish.unmoved), ...asked('unsaid', wish.unsaid))
  sentences.push(...asked('claimed', wish.claimed), ...asked('otherwise', wish.outweighed))
  const near = wish.near.map(({ wish: one, said }) => `${inMarks(one)}: ${inMarks(said)}`)
  if (near.length > 0) sentences.push(say('near', { quotes: near.join(', ') }))
  const isCut = description.cut.length > 0
  const { wordsMax } = brief.wishes
  const isLonger = wordsMax !== null && countWords(description.text) > wordsMax.most
  const unchecked = [
    ...wish.unchecked,
    ...(isCut ? wish.uncheckedIfCut : []),
    ...(isLonger ? [wordsMax.typed] : []),
  ]
  sentences.push(...asked('translate', brief.wishes.translate), ...asked('check', unchecked))
  return sentences.filter((sentence) => sentence !== '')
}

/** So few words are plainly not what was chosen. */
const WORDS_FEW = { short: 0, medium: 60, long: 120 } as const

/** What the chosen style and length could not do. */
function ofFields(brief: Brief, { description, phrasing, room }: Told): string[] {
  const { input, rewritten, wishes } = brief
  const { writingStyle: style, descriptionLength } = input
  const isSobered =
    style === 'professional' && withoutLaughs(input.productType) !== input.productType
  const isChanged = isSobered || wishes.spelling !== null
  const shown = rewritten.slice(0, room.most).map((word) => quoted(word, room.words))
  const rest = rewritten.length - shown.length
  const list = `${shown.join(', ')}${rest === 0 ? '' : ` ${phrasing.say('more', { count: String(rest) })}`}`
  const isShort =
    description.cut.length === 0 && countWords(description.text) < WORDS_FEW[descriptionLength]
  return [
    isChanged
      ? ''
      : phrasing.say(rewritten.length === 0 ? 'style' : 'mended', { style, quotes: list }),
    isShort ? phrasing.say('little', { length: descriptionLength }) : '',
  ]
}

/** Which of the statements stands first, and whether that was its place. */
function orderOf({ description, wish, phrasing }: Told): string {
  const { opening } = description
  if (wish.first !== null || wish.opening !== '') return phrasing.say('wished')
  if (wish.early.size > 0) return phrasing.say('early')
  if (wish.late.size > 0) return phrasing.say('late')
  // What its statements say together is no title of ours.
  const own = new Set(opening.used.flatMap(({ said }) => wordsOf(said.text)).map(({ low }) => low))
  const isTold = wordsOf(opening.text).every((word) => isSmall(word) || own.has(word.low))
  return phrasing.say(opening.text === '' || isTold ? 'order' : 'titled')
}

/** A line below the heading of postage may be about returns: both are one group. */
function groupOf({ reason }: Omission): Omission['reason'] {
  return reason === 'returns' ? 'shipping' : reason
}

const OF_SHIPPING =
  /ship|sent\b|send|post(?:s|ed|ing|age|al)?\b|mail|parcel|courier|deliver|dispatch|tracked|packed|drop[- ]?offs?\b|^\W*(?:usa?|uk|eu|canada|domestic)\b.{0,20}\bonly\b|versand|liefer|livr|expédi|envoi|envío|entrega|spedi|consegna|verzend|bezorg|wysył|dostaw|frakt|levere|発送|配送/i

/** Both where a line may be about either: below the heading of postage there stand returns as well. */
function namesOf(own: readonly Omission[], say: Phrasing['say']): string {
  const [first] = own
  if (first === undefined || groupOf(first) !== 'shipping') return say(first?.reason ?? '')
  const isReturns = own.every(({ reason }) => reason === 'returns')
  const isShipping = own.every(
    ({ reason, said }) => reason === 'shipping' && OF_SHIPPING.test(`${said.label} ${said.text}`),
  )
  if (isReturns) return say('returns')
  return isShipping ? say('shipping') : `${say('shipping')}, ${say('returns')}`
}

/** Every statement that stands nowhere, with its words and the reason. */
export function leftOut(
  brief: Pick<Brief, 'omissions'>,
  {
    description,
    phrasing,
    room,
  }: Pick<Told, 'phrasing' | 'room'> & Partial<Pick<Told, 'description'>>,
): string[] {
  const { say } = phrasing
  // What was to be added, or what another statement says too, stands there all the same.
  const told = ` ${lowWordsOf(description?.text ?? '').join(' ')} `
  const isTold = ({ text, words }: Statement) =>
    words.length > 1
      ? told.includes(` ${words.map(({ low }) => low).join(' ')} `)
      : description?.text.includes(text) === true
  const omissions = brief.omissions.filter(
    ({ reason, said }) => reason !== 'doubt' && !isTold(said),
  )
  const groups = [...new Set(omissions.map(groupOf))]
  const all = groups.map((group) => {
    const own = omissions.filter((omission) => groupOf(omission) === group)
    const name = namesOf(own, say)
    const words = quotes(
      own.map(({ said }) => said),
      room,
      (count) => say('more', { count }),
    )
    return `${name} (${words})`
  })
  return [
    ...(all.length === 0 ? [] : [`${all.join('; ')}.`]),
    ...(omissions.some((omission) => isPolicy(omission)) ? [say('policy')] : []),
  ]
}
