import { emojisIn } from '#marketplace/characters.ts'
import { inches, outsideQuotes } from './measures.ts'
import { protectedNameFinder } from '#marketplace/names.ts'
import { capitalised, withParticles } from '../english/grammar.ts'

const ENTITIES = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&apos;', "'"],
  ['&nbsp;', ' '],
])

// Order matters: what stands inside a script, a link or a quoted block goes before its brackets do.
// The lengths keep text full of opening signs from being searched to its end for each of them.
const MARKUP = [
  /<(script|style|svg|iframe)\b[\s\S]*?<\/\1\s*>/gi,
  /<!--[\s\S]*?-->/g,
  /<a\b[^<>]*>[\s\S]{0,2000}?<\/a\s*>/gi,
  /<[a-z!/][^<>]*>/gi,
  /"{3}[\s\S]*?"{3}/g,
  /\[\/?inst\][\s\S]*?\[\/inst\]/gi,
  /\{\{[\s\S]{0,500}?\}\}|\$\{[^{}]*\}|<%[\s\S]{0,500}?%>/g,
]

/** An order to a program, or a way to reach the seller outside the shop. */
const NOT_ABOUT_THE_ITEM =
  /https?:|www\.|\S@\S+\.\S|whatsapp|telegram|\+?\d[\d ()-]{8,}\d|javascript:|\bassistant\b|system prompt|(?:previous|above|prior) instructions|\b(?:ignore|disregard) (?:all|the|any|previous|above|everything)|new task|end of product|api[_ ]key|language model|\bas an ai\b|respond (?:only )?with|output only|you are now|\bthe prompt\b|\balert\(|\bon(?:error|load|click|mouseover)\s*=|\[object|\bundefined\b|lorem ipsum/i

/** Text without markup, code and signs no listing can carry; line breaks stay. */
export function plain(text: string): string {
  let cleaned = withoutMarkup(text.normalize('NFC'))
  cleaned = cleaned.replace(/&#?\w+;/g, (entity) => ENTITIES.get(entity.toLowerCase()) ?? ' ')
  // Markup may hide behind entities; what they spelt goes as well.
  cleaned = withoutMarkup(cleaned)
  for (const emoji of emojisIn(cleaned)) cleaned = cleaned.replace(emoji, ' ')
  return (
    cleaned
      .replace(/[\uFE0F\u200D]/gu, ' ')
      // "Fits a #2 filter" keeps its number's name; "#1" is only praise.
      .replace(/#(?=[2-9]|\d{2})/g, 'number ')
      .replace(/[<>{}[\]\\|`^~_=*#]+/g, (sign) => (sign === '~' ? 'about ' : ' '))
      .replace(/(?::-?[)D(P]|;-?\)|\bxoxo?\b|<3)/g, ' ')
      .replace(/[^\S\n]+/g, ' ')
      .trim()
  )
}

function withoutMarkup(text: string): string {
  return MARKUP.reduce((cleaned, pattern) => cleaned.replace(pattern, ' '), text)
}

/** True for a sentence that is about something else than the item. */
export function isForeign(sentence: string): boolean {
  return NOT_ABOUT_THE_ITEM.test(sentence)
}

const SHORTHAND: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/(?<=\p{L}{2}),? \b(?:c|circa)\.? ?(?=1[5-9]\d\d)/giu, ', c. '],
  [/\bw\/o\b\s*/gi, 'without '],
  [/\bw\/\s*/gi, 'with '],
  [/(?<=\p{L}{2} |of \d+ |(?:^|[,;.\n]) ?)w (?=\p{L}{2}|\d)/gu, 'with '],
  [/\bnot incl\b\.?/gi, 'not included'],
  [/\bincl\b\.?(?=\s*(?:$|[\n,.;!)]))/gi, 'included'],
  [/\bincl\b\.?/gi, 'including'],
  [/\bapprox\b\.?|\bca\.(?=\s*\d)/gi, 'about'],
  [/\badj\.?(?=\s*\d)/gi, 'adjustable'],
  [/\b(each|every|per) pc\b\.?/gi, '$1 piece'],
  [/(?<=\d)\s?pcs?\b\.?/gi, ' pieces'],
  [/\bpcs?\b\.?/gi, 'pieces'],
  [/\bea\b\.?(?=\s*(?:$|[\n,.;:!]))/gi, 'each'],
  [/(?<=\d\s?(?:in|inch|inches|cm|"|ft) )sq\b\.?(?=\s*(?:$|[\n,.;!]))/gi, 'square'],
  [/\bsz\b\.?/gi, 'size'],
  [/\b(?:abt)\b\.?/gi, 'about'],
  [/\blthr\b/gi, 'leather'],
  [/\bthru\b/gi, 'through'],
  [/\bwipe clean (?=(?:lining|interior|cover|fabric)\b)/gi, 'wipe-clean '],
  [/\bphone no\b\.?/gi, 'phone number'],
  [/\bfrm\b/gi, 'from'],
  [/\bvtg\b/gi, 'vintage'],
  [/\bno assembly\b(?! (?:needed|required|necessary|or|and))/gi, 'no assembly needed'],
  [/\bno shipping\b(?! \p{L})/giu, 'nothing is shipped'],
  [/(?<=[,;.] ?)min\.? (?=\d+(?:$|[,;.\n]))/gi, 'minimum '],
  [/\b(unframed|framed|matted|unmatted) (?=(?:numbered|signed|dated)\b)/gi, '$1, '],
  [/\bbiz\b/gi, 'business'],
  [/\bdif\b/gi, 'different'],
  [/\b(digital|instant) dl\b/gi, '$1 download'],
  [/\bmed\b\.?(?=\s*(?:size\b|$|[\n,.;!]))/gi, 'medium'],
  [/(?<![\p{L}'’])(wo)?mens\b/giu, "$1men's"],
  [/\btshirt(s?)\b/gi, 't-shirt$1'],
  [/,? \bsorry\b(?=\s*(?:$|[\n,.;!]))/gi, ''],
  [
    /\b(?:japanese|swiss|italian|french|danish|irish|scottish|canadian|swedish|lithuanian|mexican|turkish)\b/g,
    capitalised,
  ],
  // "16oz ish" and "40ish hrs" are about so many.
  [/(?<!\babout )(\d[\d.]*\s?(?:oz|ml|g|lbs?|cm|mm|in|inch|inches|ft)?)[ -]?ish\b/gi, 'about $1'],
  [/(\d)\s?wks\b/gi, '$1 weeks'],
  [/(\d)\s?hrs\b/gi, '$1 hours'],
  [/(\d)\s?mos?\b\.?(?=\s*(?:$|[\n,.;!)]))/gi, '$1 months'],
  [/\b1 ?(?:yr|year) ?\+(?=\s*(?:$|[\n,.;!]))/gi, '1 year and up'],
  [/(\d+) ?(?:yrs?|years?) ?\+(?=\s*(?:$|[\n,.;!]))/gi, '$1 years and up'],
  [/(\d)\s?yrs\b/gi, '$1 years'],
  [/\bcure (?=\d)/gi, 'cured '],
  [/,? \brn\b/gi, ' right now'],
  [/(\d\s?(?:cm|mm|in|inch|inches|"|″)) dia\b/gi, '$1 in diameter'],
  [/\blil\b/gi, 'little'],
  [/\bdiff\b\.?/gi, 'different'],
  [/\bdw\b(?=\s*(?:[+&/,.;]|$|and\b|ok\b|safe\b))/gim, 'dishwasher'],
  [/\bmicro\b(?=\s*(?:[+&/]|and\b|ok\b|safe\b))/gi, 'microwave'],
  [
    /\b((?:microwave|dishwasher|oven|freezer)(?:(?: ?[+&/] ?| and )(?:microwave|dishwasher|oven|freezer))*) ok\b/gi,
    'ok in the $1',
  ],
  [/\benv\b/gi, 'envelope'],
  [/(?<=\b(?:from|than|in|see) )pic(s?)\b(?! \d)/gi, 'the picture$1'],
  [/\bpic(s?)\b/gi, 'picture$1'],
  [/\ba([2-6])\b/g, 'A$1'],
  [/\bos (?=fits\b)/gi, 'one size '],
  [/\bmsg\b/gi, 'message'],
  [/(?<=\p{L}{3} )n (?=\p{L}{3})/gu, 'and '],
  [
    /\b(?!inches|yards|met|centim|millim)(\p{L}{4,}s) x ?(\d)\b(?! ?[\d.x×]| ?\p{L}{1,6}\b)/gu,
    '$2 $1',
  ],
  [/\bavail\b\.?/gi, 'available'],
  [/\bpls\b|\bplz\b/gi, 'please'],
  [/(?<![\p{L}.'])u(?![\p{L}.'])/gu, 'you'],
  [/\bur\b/gi, 'your'],
  [/\bthx\b/gi, 'thanks'],
  [/\bbday\b/gi, 'birthday'],
  [/\bxmas\b/gi, 'Christmas'],
  [/\btho\b/gi, 'though'],
  [
    /\b(dog|cat|pet|baby|mom|dad|kid|child|couple|bride|groom)s (name|photo|picture|birthday|initials?)\b/gi,
    "$1's $2",
  ],
  [/\bas pair\b/gi, 'as a pair'],
  [/(?<=\d[^\s+]*(?: \p{L}+)?)\s+\+\s+(?=\d)/gu, ' plus '],
  [
    /\b(?:usa|usb|sls|bpa|spf|led|pdf|svg|png|jpe?g|diy|pla|mdf|dxf|eps|stl|dk)\b/g,
    (code) => code.toUpperCase(),
  ],
  [/\bsend (photo|proof|picture|pic|message|sketch)\b/gi, 'send a $1'],
  [/\bdont\b/gi, "don't"],
  [/\bcant\b/gi, "can't"],
  [/(?<=\d\s?(?:in|inch|inches|"|″) )ext\b/gi, 'extender'],
  [/\bonly (?=(?:does not|doesn't|doesnt|do not|not)\b)/gi, 'only, '],
  [/\bwont\b/gi, "won't"],
  [/\binc\b\.?(?=\s*(?:$|[\n,.;!]))/gi, 'included'],
  [/(?<=\d)\s?pk\b/gi, ' pack'],
  [/\b1 size\b/gi, 'one size'],
  [/\bset (\d+)\b(?!\s?(?:x|by|mm|cm|in|inch|ft)\b)/gi, 'set of $1'],
  [/\bus (?=(?:passport|size|terms|shoe|letter|plug|women|men)s?\b)/g, 'US '],
  [/(\d\s?(?:oz|g|yds?|m|ml|in|inch|inches|cm) )ea\b\.? (?=\p{L})/giu, '$1each, '],
  [/\bdoesnt\b/gi, "doesn't"],
  [/\bisnt\b/gi, "isn't"],
  [/\bb ?& ?w\b/gi, 'black and white'],
  // Single letters are a name of their own.
  [/(?<=\p{L}{2}|\d|\s)\s*&\s*(?=\p{L})/gu, ' and '],
  [/(?<=\p{L})\s+\+\s+(?=[\p{L}\d])/gu, ' and '],
  [/\s*…|\.{2,}/g, '. '],
  [
    /\b(x{0,3}s|m|l|\d+)\s+[-–]\s+(\d?x{0,3}l|m|\d+)\b/gi,
    (range) => range.toUpperCase().replace(/\s+[-–]\s+/, '-'),
  ],
  [/, (?=I (?!send|ship|also)\p{Ll})/gu, '; '],
  [/!{2,}/g, '!'],
  [/\?{2,}/g, '?'],
]

/** Sellers' shorthand written out: "w/ lid" becomes "with lid". English only. */
export function writeOut(text: string): string {
  let written = withParticles(calmed(text))
  for (const [pattern, words] of SHORTHAND) {
    written =
      typeof words === 'string' ? written.replace(pattern, words) : written.replace(pattern, words)
  }
  return outsideQuotes(written, inches)
    .replace(/[^\S\n]+/g, ' ')
    .trim()
}

/** Leaves out names that belong to others: "liberty style floral cotton" becomes "floral cotton". */
export function withoutNames(text: string): string {
  let cleaned = text
  const nameIn = protectedNameFinder(text)
  for (let name = nameIn(cleaned); name !== undefined; name = nameIn(cleaned)) {
    const words = name.split(' ').join(String.raw`[\s'’-]+`)
    const before = String.raw`(?:\b(?:inspired by|in the style of|like|dupe of|not affiliated with)\s+)?`
    const after = String.raw`(?:['’]s)?(?:[\s-]+(?:style|inspired|themed|type|dupe|print|look|sized?))?`
    const next = cleaned.replace(new RegExp(`${before}\\b${words}\\b${after}\\s*`, 'gi'), '')
    if (next === cleaned) return cleaned
    cleaned = next
  }
  return cleaned
}

/** English sentences cannot be about a word of another script; it stays in the seller's keywords. */
export function withoutOtherScripts(text: string): string {
  return text
    .replace(/[\p{L}\p{M}\p{Nd}]+(?:['’]\p{L}+)*[^\S\n]*/gu, (word) =>
      OTHER_LETTER.test(word) ? '' : word.replace(/\p{M}/gu, ''),
    )
    .trim()
}

/** A word with one such letter goes whole: half of it would be a word nobody wrote. */
const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u

const SHOUTED_SHARE = 0.6

// A text in capitals is written small; short codes such as SVG are no shouting.
function calmed(text: string): string {
  const letters = text.replace(/\P{L}/gu, '')
  const capitals = text.replace(/\P{Lu}/gu, '')
  return letters.length > 20 && capitals.length > letters.length * SHOUTED_SHARE
    ? text.toLowerCase()
    : text
}
