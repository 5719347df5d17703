import { materialFamily, MATERIALS } from '#marketplace/lexicon/materials.ts'
import { contentStems, isStopWord, stem, tokens } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import type { Fact } from '../brief/fact.ts'
import { NOT_ITEMS, VAGUE } from '../brief/item.ts'
import { headNoun } from '../english/grammar.ts'
import { isExtra, isMedium, isPart } from '../english/parts.ts'
import { PREPOSITIONS } from '../english/words.ts'
import { isBare, isOfLife } from './keyword-kinds.ts'
import type { Random } from './random.ts'
import { isColour, type Core } from './title-name.ts'
import { isConnected, isOpen, isUnfit, tailsOf, titleWords, unsaid } from './title-tail.ts'

export type Addition = {
  joint: ' ' | ' with ' | ' in ' | ' on ' | ', '
  text: string
  /** Of several additions in one place only one is taken. */
  place?: 'tail' | 'part'
  /** Taken only while the title has fewer words. */
  belowWords?: number
}

/** A title of fewer words may still take a style, a room or a gift; further searches up to a few more. */
const SAYS_LITTLE = 8
const SAYS_ENOUGH = 10

/** What may follow the name, best first: its own tail, a part, size, colour and make, further searches. */
export function additions(brief: Brief, core: Core, random: Random): Addition[] {
  const [size, ...sizesLeft] = sizes(brief.facts)
  const [make, ...madeLeft] = made(brief.facts, random)
  const plain = [size, make, ...sizesLeft.slice(0, 1), ...madeLeft.slice(0, 1)]
  const segments: Omit<Addition, 'joint'>[] = [
    ...plain.flatMap((text) => (text === undefined ? [] : [{ text }])),
    ...partSegments(brief),
    ...searches(brief, random),
  ]
  return [
    ...otherName(brief, core),
    ...tails(core),
    ...makings(brief),
    ...materials(brief, core),
    ...joinedParts(brief, random),
    ...segments.map((segment) => ({ ...segment, joint: ', ' as const })),
  ].filter(({ text }) => text !== '' && !isUnfit(text) && !isOpen(text))
}

/** The end of the seller's own name for the item, where the title opens with another. */
function otherName({ lead }: Brief, { words }: Core): Addition[] {
  const own = [...lead.before, lead.noun]
  if (lead.holdsPrimary || VAGUE.has(lead.noun) || NOT_ITEMS.has(lead.noun.toLowerCase())) return []
  const said = contentStems(words.join(' '))
  const isSaid = (word: string) => said.some((other) => isAlike(other, stem(word)))
  const fresh = own.slice(own.findLastIndex(isSaid) + 1)
  // One word alone says enough only where all before it was said: "portrait, watercolor".
  const isWhole = fresh.length > 1 || own.slice(0, -1).every(isSaid)
  return fresh.length > 0 && isWhole ? [{ joint: ', ', text: fresh.join(' ') }] : []
}

/** "Huggies" and "huggie" are one word in two spellings. */
function isAlike(one: string, other: string): boolean {
  return one === other || (other.length > 4 && one.slice(0, 4) === other.slice(0, 4))
}

function tails({ after, words }: Core): Addition[] {
  return tailsOf(unsaid(after, words)).map((text) => ({
    joint: isConnected(text) ? ' ' : ', ',
    text,
    place: 'tail',
  }))
}

const isShort = (text: string) => text.split(/\s+/).length <= 4 && !/[("/]/.test(text)

/** The material, unless the name tells another: the paper of a leather journal is only a part of it. */
function materials({ facts }: Brief, { words }: Core): Addition[] {
  const named = words.flatMap((word) => materialFamily(word.toLowerCase()) ?? [])
  const isOwn = (text: string) => {
    const family = materialFamily(text.toLowerCase().split(' ').at(-1) ?? '')
    // Turquoise on its own is a colour as well.
    return named.length === 0 || named.some((one) => one === family) || isColour(text)
  }
  return facts
    .filter(({ text }) => isOwn(text))
    .filter(({ kind, text }) => kind === 'material' && isShort(text))
    .filter(
      ({ text }) =>
        !/\d/.test(text) &&
        text !== 'sterling' &&
        (isMedium(text) || MATERIALS.includes(text.toLowerCase().split(' ').at(-1) ?? '')),
    )
    .map(({ text }) => ({
      joint: /(?:paper|card|cardstock|canvas)$/.test(text) ? ' on ' : ' in ',
      text: titleWords(text),
      place: 'tail',
    }))
}

/** How it was made and decorated, right after its name: "knobs painted with little birds". */
function makings({ facts }: Brief): Addition[] {
  return facts
    .map(({ kind, text }) => ({ kind, text: titleWords(text) }))
    .filter(({ kind, text }) => kind === 'done' && MAKING.test(text) && text.split(' ').length < 6)
    .map(({ text }) => ({ joint: ' ', text, place: 'tail' }))
}

const MAKING =
  /^(?:hand |block |screen )?(?:painted|printed|carved|embroidered|quilted|decorated|engraved|stitched|knitted|crocheted|woven|dyed|forged|knotted|stamped|turned) (?:with|in|from|on)\b/

const CAPACITY = /^holds (?:about |up to )?(\d[\d.]*\s?(?:ml|l|litres?|oz|cups?|pints?))$/
const NOTED_SIZE =
  /^(?:(?:single|double|twin|full|queen|king|crib|cot) size$|sizes? (?:\d[\d./-]*|X*[SML]\b))/i

/** The measures of one fact, each by itself; of a choice only the first part, which may be all of it. */
function measures(text: string): string[] {
  // "Sizes S, M and L" is one thing to know.
  if (/^sizes (?:\d?X*[SML](?:, | and |$))+/.test(text)) return [text.replaceAll(/, | and /g, ' ')]
  const parts = / or /.test(text) ? text.split(/,| \/ /).slice(0, 1) : text.split(/, (?=\d)| \/ /)
  return parts.map((part) =>
    titleWords(part.split(',')[0] ?? '').replace(
      /(?<=\d ?(?:inches|cm|mm|in)) to (?:the )?top\b.*$/,
      '',
    ),
  )
}

/** The measure a buyer asks for first, and how many come together. */
function sizes(facts: readonly Fact[]): string[] {
  const found = facts
    .flatMap(({ kind, text }) => {
      if (kind === 'does') return CAPACITY.exec(text)?.[1] ?? []
      if (kind === 'note') return NOTED_SIZE.exec(text)?.[0] ?? []
      return kind === 'size' ? measures(text) : []
    })
    .filter(
      (text) =>
        /\p{L}{2}|\d ?\p{L}|\p{L}\d|\d ?x ?\d/u.test(text) &&
        text.split(/\s+/).length <= 6 &&
        !/["/]|^\./.test(text),
    )
  const [first, ...others] = found
  const together = others.filter((text) => /^(?:set|pair|pack) of /.test(text))
  return first === undefined ? [] : [...new Set([first, ...together, ...others])]
}

function made(facts: readonly Fact[], random: Random): string[] {
  const of = (...kinds: Fact['kind'][]) =>
    facts
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ text }) => titleWords(text))
      .filter(isShort)
  const more = random.shuffle(of('done', 'choice', 'download', 'is', 'date'))
  // Several colours are a choice, and naming one of them would promise it.
  const colours = of('colour')
  return [...(colours.length > 1 ? [] : colours), ...of('scent'), ...more].filter(
    (text) => !/^(?:for|from|suitable|ideal|sold) |\d\+/.test(text),
  )
}

type Part = { text: string; isJoined: boolean }

function partsOf({ facts, usable }: Brief): Part[] {
  const kinds = new Set(usable.map((keyword) => stem(headNoun(keyword))))
  return facts
    .filter(
      ({ kind, text }) =>
        kind === 'has' || (kind === 'note' && isShort(text.replace(/ plus .*$/, ''))),
    )
    .filter(({ text }) => !/["(/:]|^\./.test(text))
    .map(({ text }) => titleWords(text.replace(/ plus .*$/, '')))
    .map((text) => (text.split(/\s+/).length > PART_WORDS_MAX ? headOf(text) : text))
    .filter(
      (text) =>
        text !== '' && !/ (?:is|are|ok|okay) |^(?:over|no|one) | (?:front|back|side)$/.test(text),
    )
    .map((text) => {
      const head = stem(headNoun(text))
      return {
        text,
        isJoined: (isPart(text) || isExtra(text)) && !/^\d|\d$/.test(text) && !kinds.has(head),
      }
    })
}

const PART_WORDS_MAX = 6

const plainLast = (a: Part, b: Part) => Number(b.text.includes(' ')) - Number(a.text.includes(' '))

function joinedParts(brief: Brief, random: Random): Addition[] {
  const parts = partsOf(brief).filter(({ text, isJoined }) => isJoined && !text.includes(' with '))
  return random
    .shuffle(parts)
    .toSorted(plainLast)
    .map(({ text }) => ({ joint: ' with ', text, place: 'part' }))
}

function partSegments(brief: Brief): { text: string; belowWords: number }[] {
  return partsOf(brief)
    .filter(({ text, isJoined }) => !isJoined || text.includes(' with '))
    .filter(({ text }) => text.includes(' '))
    .map(({ text }) => ({ text, belowWords: SAYS_ENOUGH }))
}

/** "Natural cotton rope" of "natural cotton rope tied to a driftwood stick". */
function headOf(text: string): string {
  const head = upToNoun(upToNoun(text))
  const isNoun = !isStopWord(headNoun(head))
  return isNoun && head.includes(' ') && head.split(' ').length <= PART_WORDS_MAX ? head : ''
}

function upToNoun(text: string): string {
  const words = text.split(/\s+/)
  const noun = headNoun(text)
  return words.slice(0, words.findIndex((word) => tokens(word)[0] === noun) + 1).join(' ')
}

/** Keywords that say more of the item: first what it is like, then its other names, last a style or a gift. */
function searches(
  { usable, starred, primary, item, product }: Brief,
  random: Random,
): { text: string; belowWords: number }[] {
  const said = new Set(contentStems(product))
  const ranked = random.shuffle(usable).flatMap((keyword) => {
    if (keyword === primary) return []
    const text = traitOf(keyword, item.noun, said) ?? keyword
    const isBacked = contentStems(text).every((word) => said.has(word))
    const rank = starred.includes(keyword) ? 0 : isOfLife(keyword) ? 3 : isBacked ? 1 : 2
    return [{ text, rank }]
  })
  return ranked
    .filter(({ text }) => text.length <= 24 && tokens(text).length <= 4)
    .filter(({ text }) => !PREPOSITIONS.has(tokens(text)[0] ?? '') && !isBare(text))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ text, rank }) => ({ text, belowWords: rank === 3 ? SAYS_LITTLE : SAYS_ENOUGH }))
}

/** "Single stem" of "single stem vase": the noun stands in the title already. */
function traitOf(keyword: string, noun: string, said: ReadonlySet<string>): string | undefined {
  const head = headNoun(keyword)
  const words = tokens(keyword)
  const before = words.slice(0, words.indexOf(head))
  const isBacked = before.length > 1 && before.every((word) => said.has(stem(word)))
  return stem(head) === stem(noun) && isBacked ? before.join(' ') : undefined
}
