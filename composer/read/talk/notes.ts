import { measuresIn } from '../measures.ts'
import type { Statement } from '../statement.ts'
import { isOrder } from './orders.ts'
import { isStruck } from './struck.ts'

const MARKED = /^(?:TODO|FIXME|TBD|TBC)(?![\p{L}-])/u
const HERSELF = String.raw`(?:note|reminder|memo|message) (?:to|for) (?:my ?self|self|me|the (?:writer|editor|assistant|ai)|ai)`
const ADDRESSED = new RegExp(`^[([]?(?:to do ?[:–—-]|todo ?[:–—-]|${HERSELF}\\b)`, 'i')
const MARKING_LABEL = new RegExp(`^(?:to[ -]?do|reminder|${HERSELF})$`, 'i')

const HEADING = [
  // "Spring list - page 4 of 11", "p. 3/7"
  /(?:^|[\s(–—-])(?:page|sheet) \d{1,3} ?(?:of|\/) ?\d{1,3}\)?$|^(?:page|p\.) ?\d{1,3}(?: ?(?:of|\/) ?\d{1,3})?$/i,
  // "Bench card 0931"
  /^(?:\p{L}+ ){1,3}(?:no\.? ?|#)?0\d{2,5}$/iu,
  /^end of (?:the )?(?:listing|description|text)$/i,
]

/** What heads or ends a sheet of paper. */
export function headsPaper(text: string): boolean {
  return HEADING.some((pattern) => pattern.test(text))
}

const PRICED = /^(?:\p{L}[\p{L}'-]* ){1,4}(?:[$£€] ?\d{1,4}(?:[.,]\d\d)?|\d{1,4}(?:[.,]\d\d)? ?€)$/u

/** "ROUND MIRROR £40" */
export function isPriced({ label, text }: Statement): boolean {
  return label === '' && PRICED.test(text)
}

const FIELDS =
  'photos?|pictures?|pics?|measurements?|price|weight|dimensions|link|text|title|description|tags|sku|stock'
/** "(add photo of the base)", "remember to change the price": what is still missing in the form. */
const MISSING = new RegExp(
  `^[([]?(?:(?:please )?(?:remember|don'?t forget|need) to |must )?(?:add|insert|upload|change|update|check|edit|retake) (?:\\w+ ){0,2}?(?:${FIELDS})\\b[^.]{0,30}[)\\]]?\\.?$`,
  'i',
)
/** "(title to be changed!!)" */
const PENDING = new RegExp(
  `^[([](?:${FIELDS}) (?:is |are )?(?:still )?(?:to be|must be|needs? to be|needs?) (?:chang|updat|add|fix|check|edit|redo)\\w*[!.]*[)\\]]$`,
  'i',
)
const OWN_FORM = /^[([]|^(?:remember|don'?t forget|need|must) /i

const AGAIN = '(?: (?:this|that|it|these|again|later|first))*'
const CHECKING = '(?:double[ -]?check|re-?check|check|verify|confirm|re-?measure|measure|weigh)'
const TO_HERSELF = [
  // "(double check this)", "let me check", "need to measure again", "will swap"
  new RegExp(`^[([](?:to |must |please |pls )?${CHECKING}${AGAIN}[!?.]*[)\\]]$`, 'i'),
  new RegExp(`^(?:but |so |i )*(?:let me|will|i'll|need to|must) ${CHECKING}${AGAIN}[!?.]*$`, 'i'),
  /^(?:but |so |i )*(?:will|i'll|need to|must) (?:swap|retake|re-?shoot|crop|re-?photograph)(?: (?:it|this|that|them))?[!?.]*$/i,
  /^[([]?(?:(?:please )?(?:don'?t forget|remember|need|have) to )(?:re-?shoot|retake|crop|re-?photograph|proof-?read|re-?list|re-?upload)\b/i,
  /^[([](?:remind|note to) (?:my)?self\b/i,
  /\bremember to (?:re-?shoot|retake|crop|re-?photograph|re-?list|re-?upload)\b/i,
  /^[([]?(?:check|add|change|fix|edit|measure|weigh|remove|update) (?!if\b).{0,40}\bbefore (?:posting|listing|publishing|uploading|it goes (?:up|live))[!.)\]]*$/i,
  /^(?:[Aa]sk|[Cc]heck with|[Ee]mail) (?!Me\b|Us\b|Alexa\b|Siri\b)\p{Lu}\p{Ll}+ (?:about|for|whether|what|how)\b/u,
  /^[([]?(?:still )?needs? (?:editing|checking|proof-?reading|rewording|updating)(?: still)?[!.)\]]*$/i,
  /^[([]?(?:insert|fill in|add|put) (?!this\b).{1,30} here[)\]]?$/i,
  // "SKU 45-B", "(last edited 12/4)", "draft 2", "copied from last year's listing"
  /^(?:(?:sku|ref|item|article|listing)\.?:? ?(?:no\.?|nr\.?|number|code|id|#)?|(?:product|stock) (?:no\.?|number|code|id)):? ?(?:[A-Z]{1,4}-?)?\d[\w/-]*$/i,
  /^[([]?(?:last )?(?:updated|edited|saved|relisted)(?: on)?:? (?:\d{1,2}[./ ]|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d).{0,12}$/iu,
  /^[([]?(?:(?:final )?draft ?\d*|version \d+|v\d+(?:\.\d+)?(?: [-–] final)?)[)\]]?$/i,
  /^[([]?(?:copied|copy|pasted) (?:from|of) (?!\d).{0,40}\b(?:listing|website|shop|site|etsy|instagram)\b/i,
  /\bfor you,? not (?:for )?(?:the )?(?:buyers?|customers?)\b/i,
]

/** What is still to be done to the listing. */
export function isToHerself(text: string): boolean {
  return TO_HERSELF.some((pattern) => pattern.test(text))
}

const UNSURE = String.raw`(?:i (?:think|guess|believe)|iirc|not sure)`
const MANY = String.raw`(?:(?:a )?(?:set|pack|lot|box|bag) of )?(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: \p{L}[\p{L}'-]*){0,3}`
const DOUBTED = new RegExp(
  `^(?:${MANY},? [([]?${UNSURE}[?.)\\]]*|(?:i think|i guess) (?:it'?s |they'?re |there (?:are|is) )?${MANY}[?.]*|${MANY} [([](?:or |is it |maybe )+[^()]{1,12}\\?[)\\]])$`,
  'iu',
)

/** "Set of 4 I think": how many there are is to be counted, and neither told in doubt nor as certain. */
export function isDoubtedCount(text: string): boolean {
  return DOUBTED.test(text) && measuresIn(text).every(({ unit }) => unit === 'count')
}

/** Where a sentence or a part of it ends. */
const END = '(?=\\s*(?:[,.;:!?)…–—-]|$))'
const WITHDRAWN = new RegExp(
  `\\b(?:(?:scratch|strike|ignore) that|(?:can'?t|cannot|shouldn'?t|mustn'?t|not allowed to) (?:use|say|write|claim) (?:that|this))${END}`,
  'i',
)
const CORRECTING = new RegExp(
  `^(?:oh,? |oops,? |ah,? |sorry,? )?(?:wait,? no|no,? wait|scratch that|strike that)${END}[\\s,.:;!–—-]*`,
  'i',
)

const EDITED = /(?<![\p{Nd}.,])\p{Nd}+(?=[^\p{Nd}()]{1,60} \((?:edit|now|update):? ?(\p{Nd}+)\))/u
const EDIT = / \((?:edit|now|update):? ?\p{Nd}+\)/u
const EDITING = /^edit(?:ed)?\s?[-–—:]\s+/i

/** "4 jugs left (edit: 3)" as it is now. */
export function asEdited(text: string): string {
  const number = EDITED.exec(text)?.[1]
  return number === undefined ? text : text.replace(EDITED, number).replace(EDIT, '')
}

/** "Edit - maybe an odd one": what its seller adds to the line before, without the word; null otherwise. */
export function additionIn(text: string): string | null {
  const added = text.replace(EDITING, '')
  return added === text ? null : added
}

/** "Machine washable, but I can't use that": what its seller takes back while she says it. */
export function isWithdrawn(text: string): boolean {
  return WITHDRAWN.test(text)
}

/** "Wait, no, this one is the feather pattern" without its start, which takes back the sentence before; null otherwise. */
export function correctionIn(text: string): string | null {
  const rest = text.replace(CORRECTING, '')
  return rest === text ? null : rest
}

/** "To do: weigh it", "(add photo)": what the seller wrote for herself. */
export function isNoteToOneself({ text, label, section, form }: Statement): boolean {
  if (form === 'step') return false
  if (isStruck(text) || isOrder(text)) return true
  if (isToHerself(label === '' ? text : `${label}: ${text}`)) return true
  if (MARKING_LABEL.test(label) || MARKING_LABEL.test(section?.heading ?? '')) return true
  return (
    MARKED.test(text) ||
    ADDRESSED.test(text) ||
    PENDING.test(text) ||
    (OWN_FORM.test(text) && MISSING.test(text))
  )
}
