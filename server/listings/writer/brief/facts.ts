import { MATERIALS } from '#marketplace/lexicon/materials.ts'
import { COLOURS } from '#marketplace/lexicon/colours.ts'
import { phrasesIn, tokens } from '#marketplace/text.ts'
import { nounPhrase } from '../english/articles.ts'
import { headNoun, listOf, uncapitalised } from '../english/grammar.ts'
import { isExtra, isPart } from '../english/parts.ts'
import { DEFECTS, IMPERATIVES, VERBS_THIRD } from '../english/words.ts'
import type { Clause } from './clauses.ts'
import { isDone } from './done.ts'
import type { Fact, FactKind } from './fact.ts'
import { completed } from './lost-verbs.ts'
import { nominal } from './nominal.ts'
import { isSize, wholeSize } from './sizes.ts'

/** Works out which role a clause of the product description plays. */
export function factOf(spoken: Clause, at: number): Fact {
  // The first clause names the item; what is done to it belongs to the name.
  const { text, isSentence } = at === 0 ? spoken : completed(spoken)
  if (spoken.isHeading)
    return { kind: 'is', text: nounPhrase(uncapitalised(text)), isRequired: false }
  const lower = wholeSize(uncapitalised(text))
  const fact = { ...told(lower, isSentence), ...(spoken.tail && { tail: spoken.tail }) }
  // What comes "with" the item is had; the preposition goes into the sentence.
  return isSentence ? fact : { ...fact, text: fact.text.replace(/^with (?=\S)/, '') }
}

function told(text: string, isSentence: boolean): Fact {
  const first = tokens(text)[0] ?? ''
  const known = required(text, isSentence)
  const kind = known ?? stated(text, { first, isSentence })
  const isRequired = known !== null || NEEDED.test(text) || (isSentence && isFlawed(text))
  const coloured = isSentence
    ? undefined
    : /^colou?rs? (?!(?:of|still|may|will|can|are|vary|varies|do|does|won't|don't|can't|will|match|pop)\b)(\p{L}.*)$/iu.exec(
        text,
      )?.[1]
  if (coloured !== undefined && phrasesIn(coloured, COLOURS).length > 0)
    return { kind: 'colour', text: coloured, isRequired: false }
  if (kind === 'choice') return { kind, text: choices(text), isRequired }
  if (!isSentence && SUITED.test(text)) return { kind: 'is', text: `for ${text}`, isRequired }
  if (kind === 'scent') return { kind, text: text.replace(/ (?:scent|fragrance)$/, ''), isRequired }
  if (kind === 'material' && !isSentence) return { kind, text: inShade(text), isRequired }
  if (kind === 'note' && !isSentence && inShade(text) !== text)
    return { kind: 'material', text: inShade(text), isRequired }
  if (kind === 'list') {
    const [label = '', ...rest] = text.split(':')
    return { kind, label: label.trim(), text: rest.join(':').trim(), isRequired }
  }
  return { kind, text, isRequired }
}

/** "Fine to oily hair" says whom the item is for, not what it is. */
const SUITED =
  /^(?:(?:all|most|normal|dry|oily|combination|sensitive|mature|fine|thick|coarse|curly|wavy|straight|colou?r(?:ed)?|treated|and|or|to) )+(?:hair|skin)(?: types?)?$/i

/** "Goat leather forest green" is goat leather in forest green. */
function inShade(text: string): string {
  // Silver and gold are what a thing is made of.
  const shade = COLOURS.filter((colour) => !MATERIALS.includes(colour))
    .toSorted((one, other) => other.length - one.length)
    .find((colour) => text.endsWith(` ${colour}`))
  const material = shade === undefined ? '' : text.slice(0, -shade.length - 1)
  const isPlain = nominal(material) === 'material' && phrasesIn(material, COLOURS).length === 0
  return shade !== undefined && isPlain ? `${material} in ${shade}` : text
}

/** "Small medium or large" wants its comma. */
function choices(text: string): string {
  const isBare = /^(?:(?:small|medium|large) )+or (?:small|medium|large)$/.test(text)
  return isBare ? listOf(text.split(/ (?:or )?/), 'or') : text
}

const NEEDED =
  /\b(?:digital|printable|download|no physical|not original|template|small parts|choking|not for|unframed|unmounted|allerg|vary|varies|differs?|variations?|(?:can't|cannot|don't|won't) ship|cover only|may contain|(?:does not|doesn't) (?:hold|work|come|run|tell)|contains (?:nuts|milk|wheat|egg)|made with (?:the )?(?:help of )?ai|help of ai|ai[- ](?:generated|assisted))\b/i

/** What a buyer has to accept: said as it stands, for there is nothing the item has or lacks. */
const TERMS =
  /^(?:sorry,? )?(?:no|all) (?:refunds?|returns?|exchanges?|cancell?ations?|rush|holds|trades|sales)\b|\b(?:pick-?up|collection) only\b|^final sale\b|^non[- ](?:refundable|returnable)\b/i

/** "No microwave" asks for care; the item lacks nothing. */
const KEPT_FROM =
  /^no (?:microwave|dishwasher|bleach|iron(?:ing)?|tumble dry(?:ing)?|dryer|soaking|oven|(?:direct )?(?:heat|sun|sunlight)|fabric softener|chlorine|harsh \p{L}+)\b/iu

function required(text: string, isSentence: boolean): FactKind | null {
  if (TERMS.test(text) && !isSentence) return 'note'
  if (KEPT_FROM.test(text)) return 'ask'
  const isNegative =
    /^(?:no|not|without|never|nothing)\b|\b(?:not included|sold separately|excluded|only no)\b/i.test(
      text,
    )
  if (isNegative && !/^no two\b/i.test(text)) return 'lacks'
  return !isSentence && isFlawed(text) ? 'flaw' : null
}

/** Words that make a mark a flaw of this piece, and uses of them that are none. */
const MARKED =
  /\b(?:in|on|near|at|inside|small|one|few|minor|light|lightly|some|slight|slightly|tiny|little|hairline|signs|has)\b/
const NO_FLAW =
  /^wear\b|\b(?:(?:to|for|your|daily|everyday) wear|wear (?:with|it|them|as)|lean (?:on|against|it|them|back)|(?:scratch|stain|rust|chip|crack|tear|wear)[ -](?:resistant|proof|free|pad|post)|kit|(?:is|are) normal)\b/

/** A knot in wood is a mark, a knot in a cord is how it is tied. */
const KNOT =
  /\b(?:small|tiny|few|natural) knots?\b(?! (?:in|of) (?:the )?(?:cotton|cord|yarn|rope))/

function isFlawed(text: string): boolean {
  if (KNOT.test(text)) return true
  const words = tokens(text)
  return words.some((word) => DEFECTS.has(word)) && MARKED.test(text) && !NO_FLAW.test(text)
}

type Shape = { first: string; isSentence: boolean }

function stated(text: string, { first, isSentence }: Shape): FactKind {
  if (first === 'please') return 'ask'
  if (isSentence) return IMPERATIVES.has(first) ? 'ask' : 'says'
  if (/^[^,():]{2,90}:(?!\d)\s*\S/.test(text)) return 'list'
  if (/^(?:may|will|must|should) /.test(text)) return 'does'
  if (first === 'can') return BUYER_CAN.test(text) ? 'can' : 'does'
  if (CARE.test(text)) return 'ask'
  if (VERBS_THIRD.has(first) && tokens(text).length > 1 && !isThingAnd(text)) return 'does'
  if (
    /^(?:an? )?(?:instant|digital|printable|immediate|pdf) (?:download|file|files)(?: zip(?: file)?)?$/i.test(
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

/** "Screws and a hanger" are things, though screws and ties are verbs as well. */
function isThingAnd(text: string): boolean {
  const [first = '', second = ''] = text.split(' ')
  return (
    /^(?:and|or|for|included|optional|needed|required|available|not)$/.test(second) &&
    (isPart(first) || isExtra(first))
  )
}

/** What one does with the item, as opposed to what it can do or have done to it. */
const BUYER_CAN =
  /^can (?:use|choose|pick|request|order|select|add|wear|hang|display|frame|print|edit|change|personali[sz]e|customi[sz]e|send|cut|wash|put|place|write|mix|match|ask|message|upload|resize)\b/

const CARE =
  /^(?:keep (?:dry|cool|away|out|refrigerated|upright|closed|in|from|on)|lay flat|refrigerate|iron (?:low|cool|warm|inside)|(?:steep|soak|bake|heat|brew|dry|wait) (?:for )?\d|tumble|dry flat|allow \d|(?:do not|never) \p{L}+|supervise|(?:hand|machine|tumble|line|air|hang|spot|wipe|dry) (?:wash|dry|clean)|wash (?:cold|warm|hot|separately|gently|by|at|in)|patch test|(?:re-?oil|oil|wax|dust|polish|buff|brush|mist|water|soak|feed|rinse|shake|trim|condition|season|wipe|rotate|air|iron|steam|clean|wash) (?:it|them|well|lightly|gently|sparingly|weekly|monthly|daily|yearly|regularly|often|occasionally|once|twice|every)|(?:polish|wipe|clean|buff|dust) (?:with|using)|(?:unscrew|lift|remove|twist|pull|push) (?:the )?\p{L}+ (?:to|for))\b/iu

// "print at home" asks for something; "print room" does not.
function isAsked(text: string): boolean {
  return (
    /^(?:choose|pick|select|send|order|buy|change|let|see|read|bring|measure|tell|let) /.test(
      text,
    ) ||
    /^\p{L}+ (?:your|the|it|them|these|this|a|an|after|cold|warm|in|at|on|with|before|me|us|one|enough|from|by|for|any|out|only|each|as)\b/u.test(
      text,
    )
  )
}

/** Lavender in a candle is a scent; cotton in a hat is what it is made of. */
export function withoutScent(facts: readonly Fact[]): Fact[] {
  return facts.map((fact) => {
    if (fact.kind !== 'scent') return fact
    return { ...fact, kind: MATERIALS.includes(headNoun(fact.text)) ? 'material' : 'note' }
  })
}
