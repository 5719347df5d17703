import { MATERIALS } from '#marketplace/lexicon/materials.ts'
import { TAGS } from '#marketplace/rules.ts'
import { phrasesIn } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import { listOf } from '../english/grammar.ts'
import type { Written } from './explanation-words.ts'

/** With fewer keywords most tags stay empty, and nothing else would help as much. */
const FEW_KEYWORDS = 8

/** The one entry that would improve the listing most. */
export function advice(brief: Brief, { generatedTags: tags }: Written): string[] {
  const { usable, image, starred } = brief
  const missing = missingDetails(brief)
  const gaps = listOf(unnamed(brief), 'or')
  if (usable.length < FEW_KEYWORDS)
    return [`More keywords would help most${gaps === '' ? '' : `: yours do not name ${gaps} yet`}.`]
  if (missing.length > 0)
    return [`To improve it most, add ${listOf(missing)} to your product description.`]
  if (image === '')
    return ['To improve it most, say what your photo shows; the alt text is made from it.']
  if (starred.length === 0)
    return ['Star up to three keywords to choose what the title leads with.']
  return tags.length < TAGS.max
    ? [
        `${gaps === '' ? 'A few more keywords' : `Keywords that name ${gaps}`} would fill the ${left(TAGS.max - tags.length)}.`,
      ]
    : []
}

/** What buyers search by and none of the keywords names. */
function unnamed({ people, usable, isSolemn }: Brief): string[] {
  const isStyled = usable.some((keyword) => STYLE.test(keyword))
  const isForSomebody = people.isGift || people.recipients.length > 0
  return [
    ...(isForSomebody || isSolemn ? [] : ['whom it is for']),
    ...(people.occasions.length > 0 || isSolemn ? [] : ['an occasion']),
    ...(people.places.length > 0 ? [] : ['a place']),
    ...(isStyled ? [] : ['a style']),
  ]
}

const STYLE =
  /\b(?:style|modern|rustic|boho|minimalist|farmhouse|vintage|retro|cottage|coastal|scandinavian|nordic|mid century|victorian|gothic|kawaii|aesthetic)\b/

const left = (tags: number) => (tags === 1 ? 'last tag' : `last ${tags} tags`)

const FILE = /\b(?:digital|printable|download|pdf|svg|png|template|pattern|file)s?\b/i
const MEASURE =
  /\d\s?(?:["”″]|(?:mm|cm|m|inch(?:es)?|in|ft|feet|oz|ml|l|g|kg|lbs?|yards?|yds?)\b)|\bsizes?\b|\bA\d\b|\d ?x ?\d/i
const CARE = /\b(?:wash\w*|wipe|dishwasher|care|clean|dry|oil|store|keep|burns?|polish|dust)\b/i

/** What is eaten, burnt, used up or looked at is not asked for by its material. */
const NO_MATERIAL =
  /\b(?:fudge|cookies?|cakes?|jams?|honey|candy|sweets|teas?|treats?|soaps?|balms?|lotions?|oils?|scrubs?|soaks?|salts?|candles?|melts?|portraits?|prints?|paintings?|drawings?|art|poster|spices?)\b/i

/** What buyers ask about a thing that is sent, as far as the text does not say it. */
function missingDetails({ product, item, primary }: Brief): string[] {
  if (FILE.test(product)) return []
  const isPlain = NO_MATERIAL.test(`${item.name} ${primary}`)
  const isMade = isPlain || phrasesIn(product, MATERIALS).length > 0
  const open = [...(MEASURE.test(product) ? [] : ['the size']), ...(isMade ? [] : ['the material'])]
  // Care alone is missed by few.
  return open.length > 0 && !isPlain && !CARE.test(product) ? [...open, 'the care it needs'] : open
}
