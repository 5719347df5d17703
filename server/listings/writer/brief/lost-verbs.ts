import { COMPATIBLE_NAMES } from '#marketplace/lexicon/brands.ts'
import { MATERIALS } from '#marketplace/lexicon/materials.ts'
import { phrasesIn } from '#marketplace/text.ts'
import {
  capitalised,
  headNoun,
  isPluralNoun,
  uncapitalised,
  withArticle,
  withDefinite,
} from '../english/grammar.ts'
import { isPart } from '../english/parts.ts'
import { ADJECTIVES, AFTER_DONE, VERBS_THIRD } from '../english/words.ts'
import type { Clause } from './clauses.ts'
import { isDone } from './done.ts'

/** "Each one shaped by hand" is short for "each one is shaped". */
const EACH_DONE =
  /^(each(?: one| piece)?|every (?:one|piece)) (\p{Ll}{3,}ed|cut|made|sewn|woven|different|unique)\b/iu
/** "Each one different face" has its own. */
const EACH_OWN = /^(each(?: one| piece)?|every (?:one|piece)) ((?:different|unique) \p{L}+)$/iu
const NOTHING_DONE =
  /^nothing (?:physical )?(?:(?:is|will be|gets) )?(shipped|mailed|posted|sent)\b/i
const USE_ONLY = /^((?:indoor|outdoor|external|decorative) use|display|decoration) only$/i
/** "Colors still bright" has lost its verb. */
const STILL = /^((?:the )?(?:colou?rs|edges|corners|seams|pages)) still (\p{Ll}+)$/iu
const ON_REQUEST = /^(.+?) (?:also )?(?:available )?((?:on|by|upon) request)$/i
const NO_TWO = /^no two (?:pieces |items )?(?:alike|(?:the )?same)$/i
/** "Can do custom colours", "can't ship abroad": the seller speaks of what the seller does. */
const MAKER_CAN =
  /^(?:can|could|will|can't|cannot|won't|don't) (?:also |only )?(?:do|make|add|ship|customi[sz]e|engrave|send|sew|knit|crochet|paint|personali[sz]e|dye|accept|include|gift wrap|combine|change|mail|post|offer)\b(?! (?:your|the) )/i
/** "Edit colours and fonts" is an offer rather than an order. */
const BUYER_EDITS =
  /^(?:edit|resize|recolou?r|customi[sz]e|personali[sz]e) (?!your|the|it|me|us)\p{L}/iu
/** "Burn about 8 hours each" is said of several; the verb agrees when its sentence is made. */
const MANY_DO =
  /^(burn|hold|fit|measure|weigh|last|come|stand|need|take|make|run) (?=(?:for |about |around |up to |over )*(?:\d|years\b|decades\b|months\b|hours\b))/iu
const FORMATS = 'PDF|SVG|PNG|JPE?G|DXF|EPS|ZIP|STL|DST|PES'
const FILES = new RegExp(
  String.raw`^((?:${FORMATS})(?:(?:, |,? and | or )(?:${FORMATS}))*)( files?)?((?: (?:in|for) .+)?)$`,
)
const LANGUAGES = /^(?:English|German|French|Spanish|Italian|Dutch|Portuguese)(?: only)?$/
const FREE_HOME =
  /^(?:from a )?((?:smoke|pet)[- ]free(?: (?:and|,) ?(?:smoke|pet)[- ]free)? home)$/i

const DONE_TO_PART =
  /^((?:an? |the )?\p{L}+(?: \p{Ll}+)?|your \p{L}+(?:['’]s)?(?: \p{Ll}+){0,3}) ((?:screen |hand |machine |laser |freshly )?(?:\p{Ll}{3,}ed|worn|sent|woven|sewn|made|optional|included|needed|required))((?: (?:in|on|by|with|to|for|at|before|free|inside|onto|from|separately|once|over|using)\b.*)?)$/u

/** "Fits wrist 6 to 8 inches", "adjusts 14 to 18 inch neck": the body part in a whole phrase. */
function onBody(text: string): string | null {
  const [, part, size] = /^fits (wrist|neck|head|waist|chest|ankle)s? (\d.*)$/i.exec(text) ?? []
  if (part !== undefined) return `fits ${part === 'ankle' ? 'an' : 'a'} ${part} of ${size}`
  const [, range] =
    /^adjusts (\d[\d.]*(?: to |-)\d[\d.]* inch (?:wrist|neck|head|waist|chest|ankle))$/i.exec(
      text,
    ) ?? []
  return range === undefined ? null : `adjusts to a ${range}`
}

/** What a soft thing is stuffed with is named by itself. */
const STUFFING = /^(?:poly-?fil+|(?:polyester )?fiberfill|carded wool)$/i

/** A clause with the verb it lost: "name embroidered" becomes "the name is embroidered". */
export function completed(clause: Clause): Clause {
  const { text } = clause
  const home = FREE_HOME.exec(text)?.[1]
  if (home !== undefined) return { text: `comes from a ${home.toLowerCase()}`, isSentence: false }
  const worn = onBody(text)
  if (worn !== null) return { text: worn, isSentence: false }
  if (STUFFING.test(text)) return { text: `filled with ${text}`, isSentence: false }
  const language = LANGUAGES.exec(text)?.[0]
  if (language !== undefined) return { text: `is in ${language}`, isSentence: false }
  const [program] = phrasesIn(text, COMPATIBLE_NAMES)
  if (program === text.toLowerCase())
    return {
      text: `is for ${program === 'ipad' || program === 'iphone' ? text : capitalised(program)}`,
      isSentence: false,
    }
  if (NOT_FOR_MACHINE.test(text))
    return { text: text.replace(NOT_FOR_MACHINE, 'not for the $1'), isSentence: false }
  if (NO_TWO.test(text)) return { text: 'no two are alike', isSentence: true }
  if (MAKER_CAN.test(text)) return { text: `I ${uncapitalised(text)}`, isSentence: true }
  if (BUYER_EDITS.test(text)) return { text: `can ${uncapitalised(text)}`, isSentence: false }
  if (MANY_DO.test(text)) return { text: text.replace(MANY_DO, '$1s '), isSentence: false }
  const file = FILES.exec(text)
  if (file !== null) return { text: asFiles(file), isSentence: false }
  if (/^ages? \d/i.test(text)) return { text: `is for ${text.toLowerCase()}`, isSentence: false }
  const use = USE_ONLY.exec(text)?.[1]
  if (use !== undefined) return { text: `is for ${use.toLowerCase()} only`, isSentence: false }
  if (STILL.test(text)) return { text: text.replace(STILL, '$1 are still $2'), isSentence: true }
  if (NOTHING_DONE.test(text))
    return { text: text.replace(NOTHING_DONE, 'nothing is $1'), isSentence: true }
  if (EACH_OWN.test(text)) return { text: text.replace(EACH_OWN, '$1 has a $2'), isSentence: true }
  if (EACH_DONE.test(text)) return { text: text.replace(EACH_DONE, '$1 is $2'), isSentence: true }
  if (clause.isSentence) return clause
  const [, part, measure] = MEASURED_PART.exec(text) ?? []
  if (part !== undefined) return { text: `${part}: ${measure}`, isSentence: false }
  const told = withPreposition(text)
  if (told !== null) return { text: told, isSentence: false }
  const [, offered, request] = ON_REQUEST.exec(text) ?? []
  if (offered !== undefined && !VERBS_THIRD.has(offered.split(' ')[0]?.toLowerCase() ?? ''))
    return { text: `${offered} is available ${request}`, isSentence: true }
  return doneToPart(clause)
}

/** The size of what is printed or worked with is not that of the item, and no part it has. */
const MEASURED_PART =
  /^((?:paper|image|print|sheet) size(?=:? \d)|(?:sheet|image|mount)(?=:? \d[^,]*?[x×])|(?:needles?|hook|gauge)(?=:? \d)):? (.+)$/iu

/** What begins with a preposition is no part of the item: each kind takes a verb of its own. */
function withPreposition(text: string): string | null {
  const [, first = '', rest = ''] = /^(\p{L}+) (.+)$/u.exec(text) ?? []
  const word = first.toLowerCase()
  if (word === 'as') return `comes as ${rest}`
  if (word === 'in' && CONTAINED.test(rest)) return `comes in ${rest}`
  if (['enough', 'in', 'on'].includes(word)) return `is ${word} ${rest}`
  return /^(?:limited )?edition of \d/i.test(text) ? `comes in ${withArticle(text)}` : null
}

/** "PDF in A4 and A5" is a way the item comes, not a thing it has. */
function asFiles([, formats = '', , more = '']: RegExpExecArray): string {
  const isOne = /^\p{Lu}+$/u.test(formats)
  return `comes as ${isOne ? withArticle(`${formats} file`) : `${formats} files`}${more}`
}

const CONTAINED =
  /^(?:an? |its own |the )?(?:\p{L}+[ -]){0,2}(?:jar|tin|box|bag|pouch|tube|bottle|case|tub|sleeve|envelope|sizes|colou?rs)\b/iu

const NOT_FOR_MACHINE =
  /^not (?:safe )?for (oven|microwave|dishwasher|freezer|dryer|fridge|face|body|hair|pool|beach)( use)?$/i

const NO_PART =
  /^(?:no|not|without|hand|machine|laser|fully|all|ready|made|pre|double|custom|left|right|with)\b| (?:not|is|are|and|or)$/

/** What a seller adds or asks for, whatever it is: "petals included", "pegs optional". */
const GIVEN = /^(?:optional|included|needed|required|sent)$/

/** Things a buyer gives that are put on the item. */
const PERSONAL =
  /(?:^|\s)(?:names?|initials?|dates?|monogram|message|logo|text|letters|photo|words)$/

function doneToPart(clause: Clause): Clause {
  const [, part = '', done = '', rest = ''] = DONE_TO_PART.exec(uncapitalised(clause.text)) ?? []
  // "Gold filled" names a metal, not what was done to it.
  if (rest === '' && MATERIALS.includes(`${part} ${done}`)) return clause
  // "Name plate riveted on engraved" says two things; their order is the seller's.
  if (/^ on \p{Ll}+ed\b/u.test(rest)) return clause
  const isThing =
    part !== '' && !ADJECTIVES.has(part.split(' ').at(-1) ?? '') && !NO_PART.test(part)
  if (!isThing || AFTER_DONE.has(part) || isDone(clause.text)) return clause
  if (!GIVEN.test(done) && !isKnown(part)) return clause
  // "Wire wrapped in silver" says how the item is, not what became of a wire.
  if (/^(?:wrapped|bound|lined|trimmed|backed|covered)$/.test(done) && !part.includes(' '))
    return clause
  const isMany = isPluralNoun(headNoun(part)) || / and /.test(part)
  return { text: `${withDefinite(part)} ${isMany ? 'are' : 'is'} ${done}${rest}`, isSentence: true }
}

// "Wall mounted" and "ships folded" are said of the item; only of a part do we know that it was done to it.
function isKnown(part: string): boolean {
  if (VERBS_THIRD.has(part) && !isPart(part)) return false
  return /^(?:the|an?|your) /.test(part) || PERSONAL.test(part) || isPart(part)
}
