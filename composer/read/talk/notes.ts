import { remembered } from '#marketplace/remembered.ts'
import { capitalised } from '../case.ts'
import { measuresIn } from '../measures.ts'
import { splitOutside } from '../phrases.ts'
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
  /^(?:[Aa]sk|[Cc]heck with|[Ee]mail) (?!Me\b|Us\b|Alexa\b|Siri\b)\p{Lu}\p{Ll}+ (?:about|for|whether|what|how|(?:re|if|which|when|where)\b(?!.*\byou))\b/u,
  /^[([]?(?:still )?needs? (?:editing|checking|proof-?reading|rewording|updating)(?: still)?[!.)\]]*$/i,
  /^[([]?(?:insert|fill in|add|put) (?!this\b).{1,30} here[)\]]?$/i,
  // "SKU 45-B", "(last edited 12/4)", "draft 2", "copied from last year's listing"
  /^(?:(?:sku|ref|item|article|listing)\.?:? ?(?:no\.?|nr\.?|number|code|id|#)?|(?:product|stock) (?:no\.?|number|code|id)):? ?(?:[A-Z]{1,4}-?)?\d[\w/-]*$/i,
  /^[([]?(?:last )?(?:updated|edited|saved|relisted)(?: on)?:? (?:\d{1,2}[./ ]|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d).{0,12}$/iu,
  /^[([]?(?:(?:final )?draft ?\d*|version \d+|v\d+(?:\.\d+)?(?: [-–] final)?)[)\]]?$/i,
  /^[([]?(?:copied|copy|pasted) (?:from|of) (?!\d).{0,40}\b(?:listing|website|shop|site|etsy|instagram)\b/i,
  /\bfor you,? not (?:for )?(?:the )?(?:buyers?|customers?)\b/i,
]

const SUM = String.raw`[$£€]? ?\d{1,4}(?:[.,]\d{1,2})? ?(?:€|bucks|dollars|pounds|quid|euros?)?`
const ENDS = String.raw`(?: (?:for (?:it|them|this|these|both|all|(?:the|my) \p{L}{2,12})|each|in total|tops|firm))*[\s.!)\]]*$`
/** What she paid and the least that she would take: no buyer may read it. */
const OF_HER_PURSE = [
  new RegExp(`^[([]?(?:i |we )?(?:only )?paid (?:about |around |only )?${SUM}${ENDS}`, 'iu'),
  new RegExp(
    `^[([]?(?:it |they |this |these )?(?:cost|costs) (?:me|us) (?:about |around |only )?${SUM}${ENDS}`,
    'iu',
  ),
  new RegExp(
    `^[([]?(?:my |our |the )?(?:floor|cost|lowest|minimum|min|bottom|break[ -]?even|materials?(?: cost)?)(?: price)?(?: (?:i['’]?ll|i will|i can|i would|i['’]?d) (?:go|take|accept)(?: is)?| ?(?:is|:|=|are)) ?(?:about )?${SUM}${ENDS}`,
    'iu',
  ),
  new RegExp(
    `^[([]?(?:so )?(?:(?:please )?(?:do not|don['’]?t|never)|(?:i |we )?(?:won['’]?t|will not|wouldn['’]?t)) (?:go|sell|accept|take|drop)(?: it| anything| offers?)? (?:under|below|(?:for )?less)(?: than)?(?: that| this| it| ${SUM})?${ENDS}`,
    'iu',
  ),
  new RegExp(`^[([]?(?:EK|Einkauf(?:spreis)?|Materialkosten):? ?(?:war )?${SUM}${ENDS}`, 'iu'),
  new RegExp(`^[([]?nicht unter ${SUM} ?(?:verkaufen|gehen|abgeben)?${ENDS}`, 'iu'),
  new RegExp(`^[([]?(?:me cost(?:ó|o|aron)|pagué|pague) ${SUM}${ENDS}`, 'iu'),
  new RegExp(`^[([]?no (?:bajar|vender)(?: por)? (?:menos )?de ${SUM}${ENDS}`, 'iu'),
]

/** "UPDATE the sizes!!", "CHECK no that's Hobbs", "keep? kinda like it", "I get a 1 star every month for this". */
const OF_HER_WORK = [
  /^[^,;.?]*\? CHECK\b(?! (?:your|the (?:size|measurements))\b)/u,
  /^[([]?(?:please |pls )?update (?:the|all|all the|these|my) [^.]{1,40}$/i,
  /^(?:CHECK|VERIFY|CONFIRM|FIX)(?:[\s!?:)\]–—-]*$|[\s:,–—-]+(?:no\b|this\b|that\b|if (?:it|this|that|they)\b|whether\b|w\/ ?\p{Lu}|with \p{Lu}))/u,
  /^[([]?(?:keep|keep (?:this|it|that)|leave (?:this |it |that )?in|use (?:this|it|that)|cut (?:this|it|that)|delete (?:this|it|that))(?: line| bit| part)?\?+(?:\s|$|\))(?!.*\byou)/i,
  /^(?:i )?(?:kinda|sorta|kind of|sort of|still) like (?:it|this|that)(?: one| line| bit)?[\s.!)]*$/i,
  /^(?:(?:and|because|since|cause|bc) )?i (?:always |still |keep |once )*(?:get|got|getting) (?:a |another )?(?:\d|one|two|bad)[ -]?stars?\b(?!.*\byou)/i,
  /^[([]?(?:add|take|get|need|upload|insert) (?:a |an |the )?(?:new |better |another |more )+(?:photos?|pictures?|pics?|mock-?ups?)\b[^.]{0,40}$/i,
  /^[([]?(?:please |pls )?(?:redo|retake|reshoot|replace|swap(?: out)?) (?:the |my )?(?:\w+ )?(?:photos?|pictures?|pics?|mock-?ups?|video|thumbnail)\b[^.]{0,40}$/i,
]

/** "Nickel free? Idk", "is it oak?? not sure": a question of hers that nobody answers. */
const UNKNOWN =
  /^([^?.!]{2,60}\?+ (?:idk|i (?:really )?don'?t know|i dont know|dunno|no idea|no clue|not sure)(?![\p{L}'])(?: (?:tbh|sorry|yet))?[,.;!]*)(?:$|(?: (?:what|which|why|how|if|whether|where|who|when|that|about|but|or|and)\b.*)$| (.*)$)/iu

/** What sounds like a warning and warns no buyer. */
const OF_HER_TROUBLE = [
  /^(?:note: )?(?:don['’]?t|do not) forget (?:the |a |to add (?:the |a )?)?(?:new |better )?(?:pics?|photos?|pictures?)[\s.!]*$/iu,
  // "Not medical claims!", "got flagged last year"
  /^[([]?(?:no|not|without|avoid) (?:any )?(?:medical|health|healing) (?:claims?|words?|promises?)[\s.!)\]]*$/i,
  /^[([]?(?:i |we |it |this )?(?:got|was|were|been) flagged\b(?!.*\b(?:pls|plz|please|you|your)\b)/i,
  // "It used to be 2 mm, changed it in May as they bent"
  /\bused to be\b(?:[^.]|\.(?=\d)){1,60}\b(?:changed|switched|swapped|fixed) (?:it|them|this|that)\b/i,
  UNKNOWN,
]

const OWN_ABROAD = [
  /^[([]?(?:subir|añadir|cambiar|actualizar|revisar|repetir|hacer) (?:(?:la|el|las|los|una|otra|m[aá]s|nuevas?) )*(?:fotos?|precios?|t[ií]tulo|etiquetas|descripci[oó]n|texto|medidas)(?!\p{L})[^.]{0,40}$/iu,
  /^[([](?:pendiente|falta|ojo|revisar|borrar|quitar|preguntar a \p{Lu}\p{Ll}+)(?!\p{L})[^.()]{0,50}[)\]]$/iu,
  /^[([]?(?:borrar|eliminar|quitar) (?:esto|esta (?:l[ií]nea|frase|parte))[\s.!)\]]*$/iu,
  /^[([]?(?!bitte|für)(?:(?:noch|neues?|neue[nrs]|besseres?|ein|das|die|den|der|hier|mehr|aktuelle[ns]?) )*(?:fotos?|bild(?:er)?|maße|masse|preise?|titel|text|beschreibung|gewicht)(?: (?:noch|von|vom|der|des|dem|neu|hier|mal|\p{Lu}\p{Ll}+)){0,4} (?:hochladen|ändern|ergänzen|einfügen|prüfen|nachmessen|aktualisieren|austauschen|löschen|anpassen|nachtragen|nachreichen)[\s!.)\]]*$/iu,
  /^[([]?(?:das|diese zeile|diesen (?:satz|teil|absatz)) (?:noch )?(?:löschen|streichen|weglassen)[\s.!)\]]*$/iu,
]

const HERS_ALONE = [...OF_HER_PURSE, ...OF_HER_TROUBLE]
const ANY_OF_HERS = [...TO_HERSELF, ...HERS_ALONE, ...OF_HER_WORK, ...OWN_ABROAD]

/** What is still to be done to the listing, or is nobody's but hers; each part of a line is asked for several times. */
export const isToHerself = remembered(
  (text) => ANY_OF_HERS.some((pattern) => pattern.test(text)),
  20_000,
)

/** "Lowest I'll take 40" tells no lead time: what is hers alone comes before whatever else a line sounds like. */
export function isHersAlone(text: string): boolean {
  return (
    isAllToHerself(text) &&
    [text, ...splitOutside(text)].some((part) => HERS_ALONE.some((pattern) => pattern.test(part)))
  )
}

/** "Paid 8, floor is 26, don't go under" is hers in each part. */
function isAllToHerself(text: string): boolean {
  return isToHerself(text) || splitOutside(text).every(isToHerself)
}

const CHECKED =
  /(?:^|[,;.] ?)([^,;.?]*\?+ CHECK\b(?! (?:your|the (?:size|measurements))\b)[^.?]*)(?:[.?]+ ?|$)/u

const ANSWERED =
  /^(?:it(?:'s|s| is)|they(?:'re| are)|that(?:'s|s| is)) (?:the )?[^\s.!?]{1,20}(?: [^\s.!?]{1,20})?[.!]?$/i

/** "It's the lighter one." */
export function isAnswer(text: string): boolean {
  return ANSWERED.test(text)
}

/** "Cotton top, batting 80/20? CHECK no that's Hobbs": what she asked herself, and what stands beside it; null where there is none. */
export function checkedIn(text: string): { kept: string; note: string } | null {
  const [whole, open, rest] = UNKNOWN.exec(text) ?? []
  if (open !== undefined && rest !== undefined)
    return { kept: capitalised(rest.trim()), note: open.trim() }
  // "No idea what that means"
  if (whole !== undefined) return { kept: '', note: whole.trim() }
  const [all, note] = CHECKED.exec(text) ?? []
  if (all === undefined || note === undefined) return null
  const kept = text.replace(all, text.startsWith(all) ? '' : '. ').trim()
  return { kept: kept === '.' ? '' : kept, note: note.trim() }
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

/** "All linen (ok it's a linen and cotton mix since May)" */
const CORRECTED =
  /^[^().!?]{3,60} \((?:ok(?:ay)?|well|no|actually|oops|wait|sorry)[, ]+(?:so |actually |now )?(it'?s|they'?re|this is|these are) ([^()]{3,100})\)[.!]*$/i

/** "4 jugs left (edit: 3)" as it is now. */
export function asEdited(text: string): string {
  const [, subject = '', now] = CORRECTED.exec(text) ?? []
  if (now !== undefined)
    return `${capitalised(subject.toLowerCase() === 'its' ? "it's" : subject)} ${now}`
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
  if (isAllToHerself(label === '' ? text : `${label}: ${text}`)) return true
  if (MARKING_LABEL.test(label) || MARKING_LABEL.test(section?.heading ?? '')) return true
  return (
    MARKED.test(text) ||
    ADDRESSED.test(text) ||
    PENDING.test(text) ||
    (OWN_FORM.test(text) && MISSING.test(text))
  )
}
