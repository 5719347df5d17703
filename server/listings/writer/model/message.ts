import { isSayable } from '#composer/read/searches/keywords.ts'
import { splitKeywords } from '#contract/keywords.ts'
import { DESCRIPTION_LENGTHS, type GeneratorInput, WRITING_STYLES } from '#contract/listings.ts'
import type { DescriptionLength, WritingStyle } from '#contract/listings.ts'
import type { MustSay } from '#marketplace/review/must-say.ts'
import { EMOJIS } from '#marketplace/rules.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { tongueOf } from '#marketplace/language.ts'
import { countWords, hasPhrase, sentences } from '#marketplace/text.ts'
import { angleFor } from './angle.ts'
import type { Material } from './material.ts'
import { inOneLine } from './must-say.ts'

// In characters: beyond these a listing gets no better, and every character is paid for.
const KEYWORDS_MAX = 1500
const DOUBTED_MAX = 1500
const MUST_SAY_MAX = 3000
const UNSAID = 'nothing in "product" or "photo" bears it out'

/** As many of the shop's last texts are not to be begun like. */
const OPENINGS_MAX = 5
const OPENING_LENGTH_MAX = 160

/**
 * The switches and the item as one JSON text. JSON is the fence: whatever quotes, braces or line breaks the seller
 * typed are escaped, so that no text can step out of its field.
 */
export function messageFor(material: Material): string {
  const { input, brief, mustSay, refused, contested } = material
  const doubted = brief.keywords.filter(({ support }) => !isSayable(support))
  const usable = brief.keywords.filter(({ text }) => !refused.has(text) || contested.has(text))
  const openings = openingsOf(material.others)
  return JSON.stringify({
    form: formOf(input),
    ...(openings.length === 0 ? {} : { notLike: openings }),
    again: angleFor(material),
    called: calledIn(input),
    product: input.productType,
    photo: input.imageDescription ?? undefined,
    focusKeywords: within(KEYWORDS_MAX, textsOf(usable.filter(({ isStarred }) => isStarred))),
    keywords: within(KEYWORDS_MAX, textsOf(usable.filter(({ isStarred }) => !isStarred))),
    doubted: within(
      DOUBTED_MAX,
      doubted.map(({ text, because }) => ({
        keyword: text,
        because: because === '' ? UNSAID : asAThirdPerson(because),
      })),
    ),
    mustSay: within(MUST_SAY_MAX, mustSayOf(mustSay, material)),
    audience: input.targetAudience ?? undefined,
    wishes: input.customAiInstructions ?? undefined,
  })
}

/** What she calls it, as far as her other fields say the words: her nickname is her own affair. */
function calledIn({ listingTitle, productType, imageDescription, keywords }: GeneratorInput) {
  const known = new Set(
    wordsOf(`${productType} ${imageDescription ?? ''} ${keywords}`).map(({ stem }) => stem),
  )
  // Of a name in quotation marks half is none: "Wall" of a mix that she calls 'Vicarage Wall'.
  const isKnown = ({ stem }: Word) => known.has(stem)
  const title = listingTitle.replace(QUOTED_NAME, (quoted) =>
    wordsOf(quoted).every((word) => isSmall(word) || isKnown(word)) ? quoted : ' ',
  )
  // The "s" of "1970s" says nothing.
  const called = wordsOf(title).filter(
    (word) => !isSmall(word) && (word.isNumber || word.low.length > 1) && isKnown(word),
  )
  // "200g", not "200".
  const asTyped = ({ start, end }: Word) =>
    title.slice(start, end) + (SUFFIX.exec(title.slice(end, end + SUFFIX_MAX))?.[0] ?? '')
  return called.length < CALLED_LEAST ? undefined : called.map(asTyped).join(' ')
}

const SUFFIX = /^\p{L}+/u
const SUFFIX_MAX = 8

const CALLED_LEAST = 2
const QUOTED_NAME =
  /(?<![\p{L}\p{Nd}])(?:'[^'\n]{2,60}'|‘[^’\n]{2,60}’|"[^"\n]{2,60}"|“[^”\n]{2,60}”)(?![\p{L}\p{Nd}])/gu

const HOW_A_STYLE_SOUNDS: Record<WritingStyle, string> = {
  friendly:
    'Speak to one buyer as "you", from the first paragraph on, with contractions wherever one fits, never on a noun ("the pot is"), warm verbs and at most two exclamation marks.',
  professional:
    'Calm and exact: whole sentences that vary, the thing named in few of them, full forms instead of contractions, the word of the trade for each thing, no exclamation marks.',
  whimsical:
    'One playful opening that still says what it is, and a turn of phrase where a fact allows it, in words that people say; where none comes, none. A playful line that the seller wrote is kept, with its point. The facts told straight and in their order, none kept back for a joke, no flourish at the end.',
  minimalist:
    'Few words: short sentences or the fact by itself ("Oak, oiled."), no adjective that the seller did not use, nothing said to be polite.',
}

const WHAT_A_LENGTH_TELLS: Record<DescriptionLength, string> = {
  short: 'It tells what must be known and the facts that sell most.',
  medium: 'It tells every fact that a buyer may ask for or be won by; asides alone may go.',
  long: 'It tells every fact.',
}

/** So few words are no more than a short text tells. */
const FEW_WORDS = 70
const ALL_OF_FEW =
  'So little was given that it all has room: it tells every fact, each part of each.'

function formOf(input: GeneratorInput) {
  const tongue = tongueOf(input.productType)
  const { wordsMax } = DESCRIPTION_LENGTHS[input.descriptionLength]
  const { max } = EMOJIS[input.descriptionLength]
  const isLittle = countWords(input.productType) <= FEW_WORDS
  const tells = isLittle ? ALL_OF_FEW : WHAT_A_LENGTH_TELLS[input.descriptionLength]
  return {
    language: tongue === 'other' ? 'that of "product"' : LANGUAGES.of(tongue),
    style: `${WRITING_STYLES[input.writingStyle].label}. ${HOW_A_STYLE_SOUNDS[input.writingStyle]}`,
    length: `${input.descriptionLength}: up to about ${wordsMax} words, fewer where the facts do not carry them. ${tells}`,
    list: input.includeBulletedLists
      ? 'One list of 3 to 10 lines, each beginning with "• " and telling one fact whole, all of one shape: each with its label, not said again ("Size: …"), or each a sentence; none where there are fewer than 3 facts for it.'
      : 'No list and no bullets.',
    emojis: input.includeEmojis
      ? `Up to ${max} fitting emojis, in the description alone, never two in a row, each once; one quiet one at most where the item is about grief.`
      : 'None.',
  }
}

const LANGUAGES = new Intl.DisplayNames(['en'], { type: 'language' })

/** Each with the thing it speaks of, where its own words do not name it, and with what it denies. */
function mustSayOf(mustSay: readonly MustSay[], { input, brief }: Material) {
  const said = new Map<string, MustSay[]>()
  for (const one of mustSay) said.set(inOneLine(one), [...(said.get(inOneLine(one)) ?? []), one])
  return [...said].map(([text, own]) => {
    const denies = own
      .filter(({ kind }) => kind === 'denial' || kind === 'not-included')
      .map(({ start, end }) => input.productType.slice(start, end).replaceAll('\n', ' '))
    return {
      what: [...new Set(own.map(({ kind }) => kind))].join(', '),
      ...(hasPhrase(text, brief.item.name) ? {} : { of: brief.item.name }),
      said: text,
      ...(denies.length === 0 ? {} : { denies }),
    }
  })
}

function textsOf(keywords: readonly { text: string }[]): string[] {
  return keywords.flatMap(({ text }) => splitKeywords(text))
}

/** Reasons speak to the seller; to a model they speak of the seller. */
export function asAThirdPerson(reason: string): string {
  return reason
    .replace(/\b([Yy])our (text|description)\b/g, (_, letter: string, noun: string) =>
      letter === 'Y' ? `The seller's ${noun}` : `the seller's ${noun}`,
    )
    .replace(/\bwhat you entered\b/g, 'what the seller entered')
    .replace(/\bwhere you say\b/g, 'where the seller says')
}

function openingsOf(others: readonly string[]): string[] {
  return others
    .slice(0, OPENINGS_MAX)
    .map((text) => (sentences(text)[0]?.text ?? '').slice(0, OPENING_LENGTH_MAX))
    .filter((opening) => opening !== '')
}

/** The first entries that together stay within so many characters. */
function within<T>(charactersMax: number, entries: readonly T[]): T[] {
  let characters = 0
  return entries.filter((entry) => {
    characters += JSON.stringify(entry).length
    return characters <= charactersMax
  })
}
