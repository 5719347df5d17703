import type { Statement } from '../statement.ts'

const MARKED = /^(?:TODO|FIXME|TBD|TBC)(?![\p{L}-])/u
const ADDRESSED = /^(?:to do|todo|note to (?:my)?self|reminder to (?:my)?self) ?[:–—-]/i
const MARKING_LABEL = /^(?:to[ -]?do|note to (?:my)?self|reminder(?: to (?:my)?self)?)$/i
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
  if (MARKING_LABEL.test(label) || MARKING_LABEL.test(section?.heading ?? '')) return true
  return (
    MARKED.test(text) ||
    ADDRESSED.test(text) ||
    PENDING.test(text) ||
    (OWN_FORM.test(text) && MISSING.test(text))
  )
}
