import type { System } from './measures.ts'
import { sentencesOf } from './sentences.ts'
import { asksForMending, fieldOf, type WishedFields } from './wished-fields.ts'
import { forbiddenIn, oneByOne } from './wished-unsaid.ts'
import { wordsOf } from '#marketplace/searches/words.ts'

/** What a wish is about, and the whole of it as it was typed. */
type Asked = { about: string; typed: string }

/** What the seller asked for in "Custom AI Instructions", as far as a program can follow it. */
export type Wishes = WishedFields & {
  mention: string[]
  /** What is to stay as it was typed. */
  keep: string[]
  /** What is to stand near the top. */
  early: string[]
  /** What is to stand at the end. */
  late: Asked[]
  /** What is to be told as it is. */
  frank: Asked[]
  /** What a buyer must not miss. */
  stress: string | null
  /** The only way to measure. */
  system: { name: System; typed: string } | null
  avoid: string[]
  /** The very words. */
  startWith: string | null
  /** What the first statement is about. */
  startAbout: string | null
  endWith: string | null
  add: string[]
  spelling: 'british' | 'american' | null
  sentencesMax: number | null
  wordsMax: { most: number; typed: string } | null
  noEmojis: boolean
  noShouts: boolean
  /** Her slips are to be mended as far as we can. */
  mending: boolean
  /** A language that the text is not in: nothing here translates. */
  translate: string[]
  /** What nobody here can follow or check; the seller is asked to. */
  unchecked: string[]
}

const NONE: Wishes = {
  mention: [],
  keep: [],
  early: [],
  late: [],
  frank: [],
  stress: null,
  system: null,
  avoid: [],
  startWith: null,
  startAbout: null,
  endWith: null,
  add: [],
  spelling: null,
  sentencesMax: null,
  wordsMax: null,
  noEmojis: false,
  noShouts: false,
  mending: false,
  style: null,
  length: null,
  bullets: null,
  translate: [],
  unchecked: [],
}

const AVOID =
  /^(?:please )?(?:(?:do not|don't|dont|can't|cant|avoid|no need to) (?:say|saying|use|using|mention|mentioning|write|promise|promising|claim|claiming|call it|include|the word)?|never (?:say|use|mention|write|promise|claim|call it|include)|no words? (?:like|such as))\s*(?:the words? )?["']?([^"']{2,60}?)["']?(?: please| anywhere)?[.!]?$/i
const MENTION =
  /^(?:please )?(?:also )?(?:always )?(?:mention|say|tell|state|include|explain|make sure (?:people|buyers|they)? ?(?:know|understand|see)?|highlight|stress|emphasi[sz]e|point out|tell (?:them|people|buyers)|be clear)\s*(?:clearly )?(?:that|about|the fact that|:)?\s*(.{2,200}?)(?: clearly| well)?(?: please)?[.!]?$/i
const TOP = String.raw`(?:(?:right )?(?:near|at|towards?|to) the (?:very )?(?:top|beginning|start|front)|in the (?:very )?first (?:line|sentence)|up ?front|early(?: on)?)`
/** "Mention the collar near the top", "the sizes should be easy to find" */
const EARLY = new RegExp(
  String.raw`^(?:please )?(?:also )?(?:mention|say|call it|put|place|keep|have|show)\s+(?:that |the fact that |about )?(.{2,120}?),? ${TOP}(?: please| pls)?[.!]?$|^(.{2,80}?) should be (?:easy to (?:find|see)|${TOP})[.!]?$`,
  'i',
)
/** "Say somewhere early on that it creases", "put the safety note first" */
const EARLY_THAT = new RegExp(
  String.raw`^(?:please )?(?:also )?(?:mention|say|tell (?:them|people|buyers))\s+(?:somewhere )?${TOP},? (?:that |about )?(.{2,120}?)(?: please)?[.!]?$|^(?:please )?(?:put|place|have|show|mention|say|state)\s+(?:the )?(.{2,80}?) first(?: please)?[.!]?$`,
  'i',
)
/** "The first sentence must make clear that it is a file", "be honest it's glass in sentence one" */
const FIRST_SENTENCE =
  /^(?:the )?first (?:sentence|line) (?:must|should|has to|needs to) (?:say|tell|make (?:it )?clear)(?: that| about)? (.{2,120}?)[.!]?$|^(?:please )?(?:be (?:honest|clear|open)|say)(?: that| about)? (.{2,80}?) in (?:sentence one|the first sentence|the first line)[.!]?$/i
/** "Dass der Rohling fehlt soll gleich am Anfang stehen" */
const FIRST_ABROAD =
  /^(?:bitte )?(?:dass )?(.{2,80}?),? (?:soll|sollte|muss|bitte) (?:gleich |ganz |direkt )?(?:am anfang|nach oben|oben|zuerst|vorne?)(?: stehen| kommen| erwähnen| nennen)?[.!]?$/i
/** "Every fault has to be in there", "the allergy line must be there" */
const MUST_BE_THERE =
  /^(?:the )?(.{2,60}?) (?:line )?(?:must|have to|has to|should|need to|needs to) (?:all )?(?:be (?:in(?: there| it)?|there|mentioned|included|said)|stay(?: in(?: there)?)?)(?:,? (?:all|each|every (?:single )?one)(?: of them)?)?[.!]?$/i
/** "I don't want it described as antique", "don't call it rustic" */
const NOT_AS =
  /\b(?:don't|dont|do not|never|not) (?:want (?:it|this|them|these) (?:to be )?|to be |be )?(?:call(?:ed)?|describ(?:ed?)|label(?:l?ed)?|list(?:ed)?|market(?:ed)?|present(?:ed)?|sold|sell) (?:it |this |them |these )?(?:as )?(?:an? )?(.{2,60}?)(?: please)?[.!]?$/i
/** How it is to sound: as its seller does, whose words stay. */
const OWN_VOICE =
  /\blike (?:me|i (?:talk|speak|write|typed?|wrote|said))\b|\b(?:in|keep|use) my (?:own )?(?:voice|words)\b|\b(?:not|no|don't|dont|do not|never|nothing) (?:\w+ ){0,3}?(?:sappy|cheesy|corny|salesy|pushy|flowery|fluffy|fluff|gushing|cutesy|hype|like an? (?:store|shop|brand|company|ad|advert|robot|ai|catalogue|catalog|brochure))(?: please)?[.!]?$/i
/** "Thanks!", "n/a", "you decide" */
const NO_WISH =
  /^(?:thanks?(?: you)?|thx|n\/?a|none|nothing(?: special)?|you decide|up to you|whatever(?: you (?:think|like))?)[\s.!]*$/i
/** "I keep getting one star reviews" tells why somebody wishes. */
const COMPLAINT =
  /^(?:(?:i|we) (?:keep|kept) \w+ing|(?:people|buyers|customers|folks?|they|everyone) (?:keep|kept|always|often|never))\b/i
/** "That keyword is left over" asks for nothing. */
const REMARK = /^(?:the |my |this |that |these |those )?\w+ (?:\w+ )?(?:is|are|was|were) \w/i
const REQUEST =
  /\b(?:please|pls|must|should|needs?|want|make|keep|use|can you|could|would|don't|dont|not|no|only|never|always|too|more|less|important|it|listing|title|tone|text|description)\b/i
/** "There is no video yet so don't promise one" */
const NONE_YET =
  /^(?:there(?:'s| is| are)|(?:i|we) have) no (.{2,40}?)(?: yet| anymore| any more)?,? (?:so |and )?(?:please )?(?:don'?t|do not|never) (?:promise|mention|say|claim|list|offer)(?: (?:it|one|them|that|any))?[.!]?$/i
/** "Mention my brother but not his name": what is to be told, without what is not. */
const BUT_NOT =
  /,? but (?:not|without|no) (?:(?:her|his|their|my|our|the|any) )?(?:\w+ )?(?:names?|surnames?|ages?|address|price)(?: please)?[.!]?$/i
const NOT_A_WORD = /^(?:not a|no) word (?:about|of|on) (.{2,60}?)[.!]?$/i
/** "Keep it under 120 words", "max 80 words" */
const WORDS_MAX =
  /\b(?:under|below|at most|max(?:imum)?(?: of)?|no more than|up to|less than|fewer than) (\d{2,3}) words\b/i
/** What no listing may hold no wish has to keep out. */
const NO_CLAIMS =
  /^(?:please )?no (?:medical|health|healing) (?:claims?|promises?|talk|words?)(?: please)?[.!]?$|^keine heilversprechen[.!]?$/i
const STRESS =
  /^(?:please )?(?:also )?(?:make|be) (?:it )?(?:\w+ )?(?:clear|obvious)(?: that| about)?\s+(.{2,200}?)(?: please)?[.!]?$/i
/** "Make it clear which maps can be printed": told where it stands. */
const ASKING = /^(?:which|what|how|when|where|whether|who)\b/i
const KEEP =
  /^(?:please )?(?:keep|leave) (?!it\b)(.{2,80}?)(?: in| as it is| as is| there)?(?: please)?[.!]?$/i
const ONLY_METRIC = /\b(?:use|in) (?:only )?(?:mm|cm|metric|millimet\w+|centimet\w+)\b/i
const ONLY_IMPERIAL = /\b(?:use|in) (?:only )?(?:inch|inches|imperial)\b/i
/** "…, I keep getting messages": why somebody wishes is no part of the wish. */
const REASON =
  /,\s*(?:it'?s|it is|because|as|since|cos|i|we|most|every|everyone|everybody|people|buyers|customers|they|that'?s)\b.*$/i
const COURTESY = /,?\s+(?:pls|plz|thx|thanks)[.!]*$/i
/** "Also good for weddings, mention please" */
const MENTION_BEHIND =
  /^(.+), (?:mention|say)(?: it| this| that| so)?(?:,? (?:please|pls|plz))?[.!]*$/i

/** Only what stands in quotation marks, to the end, or behind a colon is meant to be printed: `say "we", not "I"` is not. */
const LITERAL = String.raw`(?:\b[^"':]{0,40}:\s*|\b[^"':]{0,40}\s(?=["'])(?!"[^"]*"[^"]*\w|'[^']*'[^']*\w))["']?(.{2,200}?)["']?[.!]?$`
const ADD = new RegExp(`^(?:please )?(?:also )?(?:add|include|mention|say)${LITERAL}`, 'i')
const START = new RegExp(`^(?:please )?(?:start|begin|open) with${LITERAL}`, 'i')
const END = new RegExp(`^(?:please )?(?:end|finish|close) with${LITERAL}`, 'i')
const START_ABOUT =
  /^(?:please )?(?:start|begin|open) with\s*(?:the )?(.{2,120}?)(?: please)?[.!]?$/i
const FIRST_ABOUT =
  /^(?:please )?(?:first(?:ly)?|at first),? (?:of all )?(?:say|tell|mention|state)\s+(?:them |people |buyers )?(.{2,120}?)(?: please)?[.!]?$/i
/** "Put the safety note at the end", "pon el aviso al final" */
const LATE =
  /^(?:please )?(?:put|place|keep|have|leave|mention|move|show) (.{2,80}?) (?:at|to|in|for) the (?:very )?(?:end|bottom)(?: please)?[.!]?$|^(?:por favor,? )?(?:pon|poner|ponga|deja) (.{2,80}?) al final[.!]?$|^(?:bitte )?(.{2,80}?) (?:ans|am|zum) (?:ende|schluss)(?: setzen| stellen)?[.!]?$|^(?:mets|mettez|mettre|placez|place) (.{2,80}?) (?:à|en) (?:la )?fin[.!]?$|^(?:metti|mettere|metta) (.{2,80}?) alla fine[.!]?$/iu
/** "Be honest about the condition", "put the allergens clearly" */
/** "Fehler bitte nennen", "mentionner les défauts" */
const FRANK_ABROAD =
  /^(?:bitte )?(?:die |den |das |alle )?(?!keine?n?\b|nicht\b|ohne\b)(.{2,60}?) (?:bitte )?(?:nennen|erwähnen|angeben|dazuschreiben)[.!]?$|^(?:merci de )?(?:mentionne[rz]?|indique[rz]?|précise[rz]?) (?:les |le |la |l')?(.{2,60}?)[.!]?$/iu
/** "Mention all the scents by name except lido": told of them already, and no words to print. */
const ALL_OF =
  /^(?:please )?(?:mention|say|list|name|include) (?:all|each|both|every one)(?: of)? (?:the |my )(.+?)(?: by name)?(?:,? (?:except|but not|apart from) .+)?[.!]?$/i
const FRANK =
  /^(?:please )?(?:be (?:honest|open|upfront|frank) about|(?:put|show|list|state|write) (?:the )?(?=.{2,60} clearly\b))\s*(?:the )?(.{2,60}?)(?: clearly)?(?: please)?[.!]?$/i
const BRITISH = /\b(?:british|uk) (?:spelling|english)\b/i
const AMERICAN = /\b(?:american|us) (?:spelling|english)\b/i
const SENTENCES =
  /\b(?:no more than|at most|max(?:imum)?|only|up to) (\d|one|two|three|four|five|six|seven) sentences?\b/i
const NO_SHOUTS =
  /\b(?:no|without|don't use|do not use|avoid|hate|fewer|less) exclamation|\b(?:keine|ohne) ausrufezeichen|\bsin (?:signos de )?exclamaci|\bsans points? d'exclamation|\bsenza (?:punti )?esclamativ|\bgeen uitroeptekens/i
const NO_EMOJIS =
  /\b(?:no|without|don't use|do not use|keine|ohne|sans|pas d'|sin|senza|geen) ?emojis?\b/i
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']

const VERBS = String.raw`(?=(?:please )?(?:don't|dont|do not|never|mention|use|end|finish|start|begin|write|add|avoid|keep|no)\b)`
const ANOTHER = new RegExp(String.raw`;\s+|,? (?:and|but) ${VERBS}`, 'i')
/** What is to be printed may have commas of its own. */
const LITERAL_SIGN = /[":]/
const ANOTHER_BEHIND_COMMA = new RegExp(`, ${VERBS}`, 'i')

/** Reads wishes sentence by sentence; orders to the program itself are no wishes. */
export function readWishes(text: string | null, language = 'en'): Wishes {
  if (text === null || text.trim() === '') return NONE
  return text
    .split('\n')
    .flatMap((line) => sentencesOf(line))
    .map((sentence) => sentence.replace(MENTION_BEHIND, 'mention $1'))
    .flatMap((sentence) => sentence.split(ANOTHER))
    .flatMap((part) => (LITERAL_SIGN.test(part) ? [part] : part.split(ANOTHER_BEHIND_COMMA)))
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0)
    .filter(
      (sentence) =>
        BRITISH.test(sentence) || AMERICAN.test(sentence) || !asksForOwnTongue(sentence, language),
    )
    .reduce(withWish, NONE)
}

/** What a buyer must know is told whatever anybody wishes: such a wish is always followed. */
const KEEP_WARNINGS =
  /^(?:please )?(?:keep|leave in|include|mention|(?:do not|don't|never) (?:drop|cut|lose|leave out|remove))\b.{0,30}\b(?:warnings?|disclaimers?|cautions?|allergens?|safety (?:notes?|info|information))\b/i

/** A text stays in the language it was typed in. */
const NAMES_OF_TONGUES: Readonly<Record<string, readonly string[]>> = {
  en: ['english'],
  de: ['deutsch', 'german'],
  fr: ['français', 'francais', 'french'],
  es: ['español', 'spanish'],
  it: ['italiano', 'italian'],
  nl: ['nederlands', 'dutch'],
  pl: ['polsku', 'polish'],
  sv: ['svenska', 'swedish'],
  pt: ['português', 'portuguese'],
  ja: ['japanese'],
}
const TONGUE_WORDS_MAX = 7

function asksForOwnTongue(sentence: string, language: string): boolean {
  const names = NAMES_OF_TONGUES[language] ?? []
  const words = wordsOf(sentence)
  return words.length <= TONGUE_WORDS_MAX && words.some(({ low }) => names.includes(low))
}

const TONGUES = new Set(Object.values(NAMES_OF_TONGUES).flat())
const INTO = new Set('in into to auf en em po på'.split(' '))

/** "Write it in English, but keep the name", "translate into German": of a text in another language. */
function asksForOtherTongue(sentence: string): boolean {
  const words = wordsOf(sentence)
  return words.some(({ low }, at) => TONGUES.has(low) && INTO.has(words[at - 1]?.low ?? ''))
}

/** A wish without why somebody has it. */
export function plainWish(typed: string): string {
  return LITERAL_SIGN.test(typed) ? typed : typed.replace(REASON, '').replace(COURTESY, '')
}

/** "Thanks!", "people keep asking": nothing is asked for. */
export function isNoWish(typed: string): boolean {
  const sentence = plainWish(typed)
  const isRemark = (REMARK.test(sentence) || COMPLAINT.test(sentence)) && !REQUEST.test(sentence)
  return wordsOf(sentence).length === 0 || NO_WISH.test(sentence) || isRemark
}

function withWish(wishes: Wishes, typed: string): Wishes {
  const sentence = plainWish(typed)
  if (KEEP_WARNINGS.test(sentence) || NO_CLAIMS.test(sentence)) return wishes
  if (asksForOtherTongue(sentence)) return { ...wishes, translate: [...wishes.translate, typed] }
  const [, told, shown] =
    [EARLY, EARLY_THAT, FIRST_SENTENCE, FIRST_ABROAD]
      .map((pattern) => pattern.exec(sentence))
      .find((found) => found !== null) ?? []
  const early = told ?? shown
  const late = LATE.exec(sentence)
    ?.slice(1)
    .find((one) => one !== undefined)
  if (late !== undefined) return { ...wishes, late: [...wishes.late, { about: late, typed }] }
  const abroad = FRANK_ABROAD.exec(sentence)
  const frank = (FRANK.exec(sentence) ?? ALL_OF.exec(sentence))?.[1] ?? abroad?.[1] ?? abroad?.[2]
  if (frank !== undefined) return { ...wishes, frank: [...wishes.frank, { about: frank, typed }] }
  if (early !== undefined)
    return { ...wishes, early: [...wishes.early, early], mention: [...wishes.mention, early] }
  if (BRITISH.test(sentence)) return { ...wishes, spelling: 'british' }
  if (AMERICAN.test(sentence)) return { ...wishes, spelling: 'american' }
  if (asksForMending(sentence))
    return { ...wishes, mending: true, unchecked: [...wishes.unchecked, typed] }
  if (NO_SHOUTS.test(sentence)) return { ...wishes, noShouts: true }
  if (NO_EMOJIS.test(sentence)) return { ...wishes, noEmojis: true }
  const words = WORDS_MAX.exec(sentence)?.[1]
  if (words !== undefined) return { ...wishes, wordsMax: { most: Number(words), typed } }
  // Nothing is added to her words, so this is so.
  if (OWN_VOICE.test(sentence)) return wishes
  const none = NONE_YET.exec(sentence)?.[1]
  if (none !== undefined) return { ...wishes, avoid: [...wishes.avoid, none] }
  const unsaid = (NOT_AS.exec(sentence) ?? NOT_A_WORD.exec(sentence))?.[1]
  if (unsaid !== undefined) return { ...wishes, avoid: [...wishes.avoid, ...oneByOne(unsaid)] }
  const most = SENTENCES.exec(sentence)?.[1]
  if (most !== undefined) return { ...wishes, sentencesMax: numberOf(most) }
  const field = fieldOf(sentence)
  if (field !== null) return { ...wishes, ...field }
  if (ONLY_METRIC.test(sentence)) return { ...wishes, system: { name: 'metric', typed } }
  if (ONLY_IMPERIAL.test(sentence)) return { ...wishes, system: { name: 'imperial', typed } }
  const stress = STRESS.exec(sentence)?.[1]
  if (stress !== undefined && ASKING.test(stress))
    return { ...wishes, frank: [...wishes.frank, { about: stress, typed }] }
  if (stress !== undefined) return { ...wishes, stress, mention: [...wishes.mention, stress] }
  const there = MUST_BE_THERE.exec(sentence)?.[1]
  if (there !== undefined) return { ...wishes, frank: [...wishes.frank, { about: there, typed }] }
  const forbidden = forbiddenIn(sentence)
  if (forbidden !== null) return { ...wishes, avoid: [...wishes.avoid, ...oneByOne(forbidden)] }
  const keep = KEEP.exec(sentence)?.[1]
  if (keep !== undefined) return { ...wishes, keep: [...wishes.keep, keep] }
  const avoid = AVOID.exec(sentence)?.[1]
  if (avoid !== undefined) return { ...wishes, avoid: [...wishes.avoid, ...oneByOne(avoid)] }
  const end = END.exec(sentence)?.[1]
  if (end !== undefined) return { ...wishes, endWith: end }
  const start = START.exec(sentence)?.[1]
  if (start !== undefined) return { ...wishes, startWith: start }
  const about = (START_ABOUT.exec(sentence) ?? FIRST_ABOUT.exec(sentence))?.[1]
  if (about !== undefined) return { ...wishes, startAbout: about }
  const add = ADD.exec(sentence)?.[1]
  if (add !== undefined) return { ...wishes, add: [...wishes.add, add] }
  const mention = MENTION.exec(sentence.replace(BUT_NOT, ''))?.[1]
  if (mention !== undefined) return { ...wishes, mention: [...wishes.mention, mention] }
  return isNoWish(typed) ? wishes : { ...wishes, unchecked: [...wishes.unchecked, typed] }
}

function numberOf(text: string): number {
  const at = NUMBERS.indexOf(text.toLowerCase())
  return at === -1 ? Number(text) : at + 1
}
