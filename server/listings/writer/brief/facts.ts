import { AMBIGUOUS_COLOURS, COLOURS } from '#marketplace/lexicon/colours.ts'
import { MATERIALS } from '#marketplace/lexicon/materials.ts'
import { phrasesIn, tokens } from '#marketplace/text.ts'
import { headNoun, uncapitalised } from '../english/grammar.ts'
import {
  ADJECTIVE_ENDINGS,
  ADJECTIVES,
  AFTER_DONE,
  DEFECTS,
  IMPERATIVES,
  SCENTS,
  VERBS_THIRD,
} from '../english/words.ts'
import type { Clause } from './clauses.ts'
import { isDone } from './done.ts'
import type { Fact, FactKind } from './fact.ts'
import { completed } from './lost-verbs.ts'
import { isSize, wholeSize } from './sizes.ts'

/** Works out which role a clause of the product description plays. */
export function factOf(spoken: Clause, at: number): Fact {
  // The first clause names the item; what is done to it belongs to the name.
  const { text, isSentence } = at === 0 ? spoken : completed(spoken)
  const lower = wholeSize(uncapitalised(text))
  const first = tokens(lower)[0] ?? ''
  const kind = required(lower, isSentence) ?? stated(lower, { first, isSentence })
  const isRequired = kind === 'lacks' || kind === 'flaw' || NEEDED.test(lower)
  const coloured = isSentence
    ? undefined
    : /^colou?rs? (?!(?:of|still|may|will|can|are|vary|varies)\b)(\p{L}.*)$/iu.exec(lower)?.[1]
  if (coloured !== undefined) return { kind: 'colour', text: coloured, isRequired: false }
  if (kind === 'list') {
    const [label = '', ...rest] = lower.split(':')
    return { kind, label: label.trim(), text: rest.join(':').trim(), isRequired }
  }
  return { kind, text: lower, isRequired }
}

const NEEDED =
  /\b(?:digital|printable|download|no physical|template|small parts|choking|not for|unframed|unmounted|allerg|vary|varies|cover only|may contain|contains (?:nuts|milk|wheat|egg)|made with (?:the )?(?:help of )?ai|help of ai|ai[- ](?:generated|assisted))\b/i

function required(text: string, isSentence: boolean): FactKind | null {
  const isNegative =
    /^(?:no|not|without|never|non|nothing)\b|\b(?:not included|sold separately|excluded|only no)\b/i.test(
      text,
    )
  if (isNegative && !/^no two\b/i.test(text)) return 'lacks'
  if (isSentence) return null
  return tokens(text).some((word) => DEFECTS.has(word)) &&
    /\b(?:in|on|near|at|to|small|one|minor|light|some|slight|tiny|hairline)\b/.test(text)
    ? 'flaw'
    : null
}

type Shape = { first: string; isSentence: boolean }

function stated(text: string, { first, isSentence }: Shape): FactKind {
  if (first === 'please') return 'ask'
  if (isSentence) return IMPERATIVES.has(first) ? 'ask' : 'says'
  if (/^[^,()]{2,40}:\s*\S/.test(text)) return 'list'
  if (/^(?:may|will|must|should) /.test(text)) return 'does'
  if (first === 'can') return 'can'
  if (CARE.test(text)) return 'ask'
  if (VERBS_THIRD.has(first) && tokens(text).length > 1) return 'does'
  if (
    /^(?:an? )?(?:instant|digital|printable|immediate) (?:download|file|files)(?: zip(?: file)?)?$/i.test(
      text,
    )
  )
    return 'download'
  if (
    /^(?:c\.|ca\.?|circa|from the|made in the) ?\d{2,4}s?\b|^(?:early|mid|late)? ?\d{4}s?$/i.test(
      text,
    )
  )
    return 'date'
  if (
    isSize(text) ||
    /^one size(?: fits (?:all|most))?$|^(?:set|pair|pack) of \w+(?: \w+)?$|^\d[\d.-]*\s?(?:inch|inches|cm) (?:head|chest|neck|wrist|waist)$/.test(
      text,
    )
  )
    return 'size'
  if (isDone(text)) return 'done'
  if (IMPERATIVES.has(first) && isAsked(text)) return 'ask'
  return nominal(text)
}

/** Nouns that say what the item is, not what it has: "a soy blend", "an estate find". */
const IS_NOUNS = new Set(
  'blend mix find original reproduction replica design classic pair duo trio patchwork'.split(' '),
)

function nominal(text: string): FactKind {
  const words = tokens(text)
  if (/^(?:for|suitable for|ideal for|good for|great for|from) /.test(text)) return 'is'
  if (MATERIALS.includes(text)) return 'material'
  if (IS_NOUNS.has(headNoun(text)) && !/^\d/.test(text)) return 'is'
  if (isAdjective(text)) return 'is'
  if (isColourWith(text)) return 'colour'
  if (COLOURS.includes(headNoun(text)) && !AMBIGUOUS_COLOURS.includes(headNoun(text)))
    return 'colour'
  if (isOnly(text, SCENTS)) return 'scent'
  if (
    isOnly(text, COLOURS) &&
    !phrasesIn(text, AMBIGUOUS_COLOURS).some((colour) => colour === text)
  )
    return 'colour'
  if (/\bor\b/.test(text) && phrasesIn(text, COLOURS).length > 0 && words.length <= 6)
    return 'choice'
  const isMaterial =
    MATERIALS.includes(headNoun(text)) &&
    !/\d(?![\d%/]|\s?(?:%|gsm|oz|ply))/.test(text) &&
    words.length <= 8 &&
    !/\b(?:for|stand|of)\b/.test(text)
  return isMaterial ? 'material' : 'has'
}

// "Cream with green lettering" is a colour and what goes with it, "honey with lemon" is not.
function isColourWith(text: string): boolean {
  const [, colour = '', other = ''] = /^(\p{L}+(?: \p{L}+)?) with (.+)$/u.exec(text) ?? []
  const isPlain = !AMBIGUOUS_COLOURS.includes(colour) || phrasesIn(other, COLOURS).length > 0
  return COLOURS.includes(colour) && isPlain
}

const CARE =
  /^(?:keep (?:dry|cool|away|out|refrigerated|upright|closed)|supervise|(?:hand|machine|tumble|line|air|hang|spot|wipe|dry) (?:wash|dry|clean)|wash (?:cold|warm|hot|separately|gently|by|at|in)|do not|patch test|(?:re-?oil|oil|wax|dust|polish|buff|brush|mist|water|soak|feed|rinse|shake|trim|condition|season|wipe|rotate|air|iron|steam|clean|wash) (?:it|them|well|lightly|gently|sparingly|weekly|monthly|daily|yearly|regularly|often|occasionally|once|twice|every)|(?:polish|wipe|clean|buff|dust) (?:with|using)|(?:unscrew|lift|remove|twist|pull|push) (?:the )?\p{L}+ (?:to|for))\b/iu

// "print at home" asks for something; "print room" does not.
function isAsked(text: string): boolean {
  return (
    /^(?:choose|pick|select|send|order|buy|change|let|see|read|bring|measure|tell|let) /.test(
      text,
    ) ||
    /^\p{L}+ (?:your|the|it|a|an|after|cold|warm|in|at|on|with|before|me|us|one|enough|from|by|for|any|out|only|each|as)\b/u.test(
      text,
    )
  )
}

function isAdjective(text: string): boolean {
  const words = text.toLowerCase().split(/[\s-]+/)
  const [first = '', second = ''] = words
  const last = words.at(-1) ?? ''
  const rest = text.slice(first.length + 1)
  // "Printable weekly planner" names a thing, "washable daily" does not.
  if (words.length > 2 && /^(?:weekly|daily)$/.test(second)) return false
  if (ADJECTIVES.has(first) && (AFTER_DONE.has(second) || second === 'so' || isSize(rest)))
    return true
  if (
    /^(?:self|pre|clip|slip|pull|snap|zip)[ -](?:ties?|tied|on|up|washed)$|^(?:left|right)[ -]handed$|^best (?:within|before|if|when|kept|served)\b/i.test(
      text,
    )
  )
    return true
  if (
    /^(?:\p{L}+[ -](?:resistant|proof|safe|free|friendly) (?:to|for|up)|(?:hand|machine)[ -]washable (?:at|up|in))\b/iu.test(
      text,
    )
  )
    return true
  if (words.length > 4) return false
  return (
    ADJECTIVES.has(last) ||
    (words.length > 1 && ADJECTIVE_ENDINGS.has(last)) ||
    /^easy to \w+$/.test(text)
  )
}

function isOnly(text: string, list: readonly string[]): boolean {
  const covered = new Set(phrasesIn(text, list).flatMap((phrase) => phrase.split(' ')))
  const words = tokens(text).filter((word) => word !== 'and' && word !== 'or')
  return words.length > 0 && words.every((word) => covered.has(word))
}

/** Lavender in a candle is a scent; cotton in a hat is what it is made of. */
export function withoutScent(facts: readonly Fact[]): Fact[] {
  return facts.map((fact) => {
    if (fact.kind !== 'scent') return fact
    return { ...fact, kind: MATERIALS.includes(headNoun(fact.text)) ? 'material' : 'has' }
  })
}
