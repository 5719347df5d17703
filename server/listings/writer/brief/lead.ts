import { MATERIALS } from '#marketplace/lexicon/materials.ts'
import { stem, tokens } from '#marketplace/text.ts'
import { nounPhrase } from '../english/articles.ts'
import { headNoun, isPluralNoun, uncapitalised } from '../english/grammar.ts'
import { AFTER_DONE, PREPOSITIONS, SCENTS } from '../english/words.ts'
import type { Fact } from './fact.ts'
import { factOf } from './facts.ts'
import { type Item, NOT_ITEMS } from './item.ts'
import { type Lead, withPrimary } from './lead-keyword.ts'
import { withPauses } from './run-ons.ts'
import { runsOf } from './runs.ts'
import { isKind } from './word-order.ts'
import { isSize, wholeSize } from './sizes.ts'

type Parts = { facts: Fact[]; item: Item; primary: string; keywords: readonly string[] }

/** Takes the naming phrase out of the facts and joins it with the focus keyword. */
export function leadOf({ facts, item, primary, keywords }: Parts): { lead: Lead; facts: Fact[] } {
  const at = facts.findIndex((fact, index) => canLead(fact, index) && namesItem(fact, item))
  const opening = facts[at]
  if (opening === undefined) return { lead: fromPrimary(item, primary), facts: told(facts) }
  const { phrase, extra } = bare(opening)
  const { lead, rest } = split(phrase, { item, keywords })
  return {
    lead: withPrimary(lead, primary),
    facts: [...restFacts(rest), ...facts.slice(0, at), ...extra, ...facts.slice(at + 1)],
  }
}

/** What stood behind the noun without belonging to it: a size, a material, or facts of their own. */
function restFacts(rest: string): Fact[] {
  const clauses = withPauses(rest.replace(COUNT, '$1, ')).split(',')
  return clauses
    .flatMap((clause) => runsOf(clause.trim()))
    .filter((run) => run !== '')
    .map(restFact)
}

/** "Set of 4 with lace" counts, then tells what they have. */
const COUNT = /^((?:set|pack|pair) of \w+) (?=with |in )/i

function restFact(run: string): Fact {
  if (FILE.test(run)) return { kind: 'is', text: `a ${run} file`, isRequired: true }
  if (isSize(run)) return sizeFact(run)
  return factOf({ text: run, isSentence: false }, 1)
}

const FILE = /^(?:PDF|SVG|PNG|JPG|JPEG|ZIP|DXF)$/

/** "Amber jar soy wax wooden wick": a first clause that does not name the item lists what it has. */
function told([first, ...others]: readonly Fact[]): Fact[] {
  if (first === undefined) return []
  const isList = first.label === undefined && ['has', 'note', 'material'].includes(first.kind)
  return [...(isList ? restFacts(first.text) : [first]), ...others]
}

function canLead({ kind, text }: Fact, at: number): boolean {
  if (kind === 'is') return at === 0
  if (kind === 'size') return /^(?:set|pair|pack) of\b/i.test(text)
  return !['says', 'lacks', 'ask', 'does', 'can', 'flaw'].includes(kind)
}

function namesItem(fact: Fact, item: Item): boolean {
  const text = fact.label ?? fact.text
  return tokens(text).some((word) => stem(word) === stem(item.noun))
}

function sizeFact(text: string): Fact {
  return {
    kind: 'size',
    text: wholeSize(text.replace(/(?<!(?:^|[^\d.-])1) inch$/, ' inches')),
    isRequired: false,
  }
}

// "Set of 6 prints" is about prints; how many come together is a fact of its own.
function withoutCount(phrase: string, extra: Fact[]): string {
  const after = /^(\p{L}.*?),? ((?:set|pack|pair|bundle) of \w+)$/iu.exec(phrase)
  if (after !== null) {
    extra.push(sizeFact((after[2] ?? '').toLowerCase()))
    return after[1] ?? phrase
  }
  const counted =
    /^(?:an? )?((?:set|pack|bundle) of (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)|pair(?= of)) (?:of )?(\p{L}.*)$/iu.exec(
      phrase,
    )
  if (counted === null) return phrase
  extra.push(sizeFact(uncapitalised(counted[1] ?? '')))
  return counted[2] ?? phrase
}

// A bracketed size is a fact of its own; a list after the name keeps its members.
function bare(fact: Fact): { phrase: string; extra: Fact[] } {
  const extra: Fact[] = []
  const phrase = (fact.label ?? fact.text).replace(/\s*\(([^)]*)\)/g, (whole, inner: string) => {
    if (/^\d+$/.test(inner)) return ''
    if (!isSize(inner)) return whole
    extra.push(sizeFact(inner))
    return ''
  })
  if (fact.label !== undefined && !/[,&]| and /.test(fact.text)) {
    extra.push({ kind: 'is', text: nounPhrase(fact.text), isRequired: false })
  } else if (fact.label !== undefined) {
    const isSet = /\b(?:set|pack|bundle|collection|trio)\b/i.test(fact.label)
    const isKit = /\b(?:kit|hamper|box|sampler|assortment)\b/i.test(fact.label)
    const label = isSet ? 'in the set' : isKit ? 'included' : ''
    extra.push({ kind: 'list', label, text: fact.text, isRequired: false })
  }
  return { phrase: withoutCount(alone(phrase, extra), extra), extra }
}

const CONTAINERS =
  /\b(?:tin|jar|bag|bottle|box|pouch|tube|pack|tub|skein|roll|bundle|can|sachet|cup|pot|packet|vial)$/

type Sale = { item: Item; keywords: readonly string[] }

function split(phrase: string, { item, keywords }: Sale): { lead: Lead; rest: string } {
  const words = phrase.replace(/^(?:this is |these are |an? |the |my |our )/i, '').split(/\s+/)
  const at = nounIndex(words, { item, keywords })
  const { after, rest } = tail(words.slice(at + 1).join(' '))
  const noun = (words[at] ?? item.noun).replace(/[^\p{L}\p{Nd}'’-]/gu, '')
  const before = words.slice(0, at).map((word, index) => (index === 0 ? uncapitalised(word) : word))
  return { lead: { before, noun, after, holdsPrimary: true }, rest }
}

/** What follows the noun: "2 oz tin" is what it comes in, "solid pine" its material, "30 cm" a fact apart. */
function tail(after: string): { after: string; rest: string } {
  if (/^\d/.test(after)) {
    return CONTAINERS.test(after)
      ? { after: `in a ${after}`, rest: '' }
      : { after: '', rest: after }
  }
  if (/^no /i.test(after)) return { after: `with ${after}`, rest: '' }
  const [first = ''] = after.toLowerCase().split(/\s+/)
  if (after === '' || first === 'and' || PREPOSITIONS.has(first)) return { after, rest: '' }
  // "Tote lined with linen" goes on; "dragon articulated 12in" has begun to list.
  const [, second = ''] = after.toLowerCase().split(/\s+/)
  if (first.endsWith('ed') && AFTER_DONE.has(second)) return { after, rest: '' }
  if (MATERIALS.includes(headNoun(after)) && !/\d/.test(after))
    return { after: `in ${after}`, rest: '' }
  return { after: '', rest: after }
}

/** "Crochet pattern only": that there is no more to it is a fact of its own. */
function alone(phrase: string, extra: Fact[]): string {
  if (!/ only$/i.test(phrase)) return phrase
  extra.push({ kind: 'note', text: uncapitalised(phrase), isRequired: true })
  return phrase.replace(/ only$/i, '')
}

/** Words that say of the item what it looks like. */
const LOOKS =
  /^(?:shape|style|theme|colou?r|size|finish|look|watercolou?r|gouache|charcoal|crochet|macrame)$/

/** So many words after the item's noun are no name any more: "cat bed crochet t-shirt yarn". */
const RUN_ON_WORDS = 3

/** What several things make together is named after them: "earrings set". */
const KINDS_OF_SETS =
  /^(?:sets?|kits?|bundles?|packs?|pairs?|duo|trio|lot|collection|box|patterns?|templates?|printables?|sheets?|stand|holder|mold|rack)$/

const SETS = /^(?:sets?|kits?|bundles?|packs?|collection)$/i

// The noun is the head of the phrase: "sheet" of "sticker sheet", unless a bare material trails behind.
function nounIndex(words: readonly string[], { item, keywords }: Sale): number {
  const isItem = (word: string) => stem(tokens(word).at(-1) ?? '') === stem(item.noun)
  const named = words.findIndex(isItem)
  const first = named === -1 ? memberIndex(words, { item, keywords }) : named
  const figure = words.findIndex((word, at) => at > 0 && /^(?:\d|A[2-6]$)/.test(word))
  // What is told after a figure is no part of the name.
  const head = headNoun((figure === -1 ? words : words.slice(0, figure)).join(' '))
  const byHead = words.findIndex((word) => tokens(word).at(-1) === head)
  // "Honey 12 oz jar" is about honey, "socks US women" about socks.
  const isSized = first !== -1 && words.slice(first + 1, byHead).some((word) => /^\d/.test(word))
  const isTrailing =
    byHead === -1 ||
    isSized ||
    isSize(head) ||
    (first < byHead && (SCENTS.includes(head) || LOOKS.test(head))) ||
    (first !== -1 && first < byHead && isModifier(head, { item, keywords })) ||
    (first !== -1 && byHead - first >= RUN_ON_WORDS) ||
    (byHead - first > 1 && isNamedBefore(words.slice(0, first + 1), { head, keywords })) ||
    (first !== -1 && isPluralNoun(words[first] ?? '') && !KINDS_OF_SETS.test(head)) ||
    // A material, a scent or a trait at the end trails behind what it is said of.
    !isKind(head) ||
    NOT_ITEMS.has(head) ||
    // "SVG bundle teacher life": what follows says what the set is about.
    (SETS.test(words[first] ?? '') && !KINDS_OF_SETS.test(head)) ||
    /^(?:feet|foot|ft|inch|inches|yards?|cm|mm|oz|ounces|lbs?)$/.test(head) ||
    /\p{L}{3}ed$/u.test(head)
  if (first === -1) return NOT_ITEMS.has(head) ? Math.max(byHead - 1, 0) : Math.max(byHead, 0)
  // "Hoop earrings 10mm" is about earrings, "honey 12 oz jar" about honey.
  if (isSized && !isPluralNoun(words[first] ?? '') && isPluralNoun(words[first + 1] ?? '')) {
    return first + 1
  }
  // In "hoop with a birth flower" the flower is what the hoop shows, however often it is searched for.
  const isShown = words.slice(byHead + 1, first).includes('with') && byHead !== -1
  if (isShown && !NOT_ITEMS.has(head)) return byHead
  return isTrailing || byHead < first ? first : byHead
}

/** Where "set of 3" is told apart, a "print set" is known by the prints it is made of. */
function memberIndex(words: readonly string[], { item, keywords }: Sale): number {
  if (!SETS.test(item.noun)) return -1
  const members = keywords.map(tokens).flatMap((typed) => {
    const at = typed.findIndex((word) => stem(word) === stem(item.noun))
    return at > 0 ? [stem(typed[at - 1] ?? '')] : []
  })
  return words.findIndex((word) => isPluralNoun(word) && members.includes(stem(word)))
}

/** "Cat scratcher sisal wedge": a keyword ends where the item is named, and none speaks of wedges. */
function isNamedBefore(
  words: readonly string[],
  { head, keywords }: { head: string; keywords: readonly string[] },
): boolean {
  const name = words.flatMap(tokens).join(' ')
  const isNamed = keywords.some((keyword) => keyword.includes(' ') && name.endsWith(keyword))
  const isTyped = keywords.some((keyword) => stem(headNoun(keyword)) === stem(head))
  return isNamed && !isTyped && !KINDS_OF_SETS.test(head)
}

/** Where a keyword says "hummingbird suncatcher", the suncatcher is for sale, whichever was typed last. */
function isModifier(word: string, { item, keywords }: Sale): boolean {
  return keywords.some((keyword) => {
    const words = tokens(keyword).map(stem)
    const noun = words.lastIndexOf(stem(item.noun))
    return noun === words.length - 1 && words.slice(0, noun).includes(stem(word))
  })
}

function fromPrimary(item: Item, primary: string): Lead {
  const words = tokens(primary)
  const at = words.findIndex((word) => stem(word) === stem(item.noun))
  if (at === -1) return { before: [], noun: item.noun, after: '', holdsPrimary: primary === '' }
  return {
    before: words.slice(0, at),
    noun: words[at] ?? item.noun,
    after: words.slice(at + 1).join(' '),
    holdsPrimary: true,
  }
}
