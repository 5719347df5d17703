import { measuresIn } from '../measures.ts'
import type { Statement } from '../statement.ts'
import { isStruck } from './struck.ts'

const MARKED = /^(?:TODO|FIXME|TBD|TBC)(?![\p{L}-])/u
const HERSELF = String.raw`(?:note|reminder|memo|message) (?:to|for) (?:my ?self|self|me|the (?:writer|editor|assistant|ai)|ai)`
const ADDRESSED = new RegExp(`^[([]?(?:to do ?[:–—-]|todo ?[:–—-]|${HERSELF}\\b)`, 'i')
const MARKING_LABEL = new RegExp(`^(?:to[ -]?do|reminder|${HERSELF})$`, 'i')

const PAGE = /\bpage \d{1,3} ?(?:of|\/) ?\d{1,3}$/i
const CODE = /^(?:\p{L}+ ){1,3}(?:no\.? ?|#)?0\d{2,5}$/iu

/** "Spring list - page 4 of 11", "Bench card 0931": what heads a sheet of paper. */
export function isOfPaper({ form, label, text }: Statement): boolean {
  if (form === 'heading') return true
  return label === '' && form !== 'sentence' && (PAGE.test(text) || CODE.test(text))
}

const PRICED = /^(?:\p{L}[\p{L}'-]* ){1,4}(?:[$£€] ?\d{1,4}(?:[.,]\d\d)?|\d{1,4}(?:[.,]\d\d)? ?€)$/u

/** "ROUND MIRROR £40" */
export function isPriced({ label, text }: Statement): boolean {
  return label === '' && PRICED.test(text)
}

const CLEAR = String.raw`make (?:that|this|it|sure (?:that|this|it) is) (?:very |really |super )?(?:clear|obvious)`
const SAY_SO = String.raw`(?:mention|say|put|include|add|stress|highlight) (?:that|this|it|so)(?: (?:clearly|in|somewhere|first|(?:near|at) the (?:top|front|start)))?`
const ORDERED = new RegExp(
  `^(.*[\\p{L}\\p{Nd})"!?.])\\s*(?:[,;]|\\s[-–—])\\s*((?:so |and )?(?:please |pls |plz )?${CLEAR}(?!\\p{L}| that\\b).*|(?:please |pls |plz )${SAY_SO}[.!]*)$`,
  'iu',
)
const ORDER = new RegExp(
  `^[([]?(?:(?:please |pls |plz |can you )?${CLEAR}(?! (?:that|it|these|this)\\b)|(?:please |pls |plz )${SAY_SO}[.!)\\]]*$)`,
  'i',
)
const CLEAR_THAT = new RegExp(
  `^(?:please |pls |plz |can you )?${CLEAR} (?:that )?(?=(?:it|it's|its|these|this|they|they're|there)\\b)`,
  'i',
)
/** "If it is a gift please say so" is said to the buyer. */
const TO_BUYERS = /\b(?:if|when|you|your|order(?:ing)?|checkout|buying|note to seller)\b/i

/** "Sold singly - please make that clear": what is told, and the order to whoever writes; null where there is none. */
export function ordersIn(text: string): { kept: string; order: string } | null {
  if (TO_BUYERS.test(text)) return null
  const [, kept = '', order = ''] = ORDERED.exec(text) ?? []
  return order === '' ? null : { kept, order }
}

/** "Please make it clear that these are seconds" is told without the order. */
export function withoutOrder(text: string): string {
  return text.replace(CLEAR_THAT, '')
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

const UNSURE = String.raw`(?:i (?:think|guess|believe)|iirc|not sure)`
const MANY = String.raw`(?:(?:a )?(?:set|pack|lot|box|bag) of )?(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: \p{L}[\p{L}'-]*){0,3}`
const DOUBTED = new RegExp(
  `^(?:${MANY},? [([]?${UNSURE}[?.)\\]]*|(?:i think|i guess) (?:it'?s |they'?re |there (?:are|is) )?${MANY}[?.]*)$`,
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
  if (isStruck(text) || ORDER.test(text)) return true
  if (MARKING_LABEL.test(label) || MARKING_LABEL.test(section?.heading ?? '')) return true
  return (
    MARKED.test(text) ||
    ADDRESSED.test(text) ||
    PENDING.test(text) ||
    (OWN_FORM.test(text) && MISSING.test(text))
  )
}
