import { COLOURS } from '#marketplace/lexicon/colours.ts'
import { MATERIALS } from '#marketplace/lexicon/materials.ts'
import { stem, tokens } from '#marketplace/text.ts'
import { nounPhrase } from '../english/articles.ts'
import { headNoun, uncapitalised } from '../english/grammar.ts'
import { isPart } from '../english/parts.ts'
import { AFTER_DONE, PREPOSITIONS } from '../english/words.ts'
import type { Fact } from './fact.ts'
import { factOf } from './facts.ts'
import { type Item, NOT_ITEMS } from './item.ts'
import { headPart, type Lead, withPrimary } from './lead-keyword.ts'
import { nounIndex, type Sale } from './lead-noun.ts'
import { withPauses } from './run-ons.ts'
import { runsOf } from './runs.ts'
import { insertWords } from './word-order.ts'
import { isSize, wholeSize } from './sizes.ts'

type Parts = { facts: Fact[]; item: Item; primary: string; keywords: readonly string[] }

/** Takes the naming phrase out of the facts and joins it with the focus keyword. */
export function leadOf({ facts, item, primary, keywords }: Parts): { lead: Lead; facts: Fact[] } {
  const at = facts.findIndex((fact, index) => canLead(fact, index) && namesItem(fact, item))
  const opening = facts[at]
  if (opening === undefined)
    return { lead: fromPrimary(item, primary), facts: told(facts, keywords) }
  const { phrase, extra } = bare(opening)
  const named = split(phrase, { item, keywords })
  // Of a set of three, "fern, monstera, eucalyptus" says what each one shows.
  const isListed = extra.length > 0 && !/ /.test(facts[at + 1]?.text ?? ' ')
  const { lead, rest } = isListed ? named : takenUp(named, keywords)
  return {
    lead: saidOnce(possessive(withPrimary(lead, primary))),
    facts: [...restFacts(rest), ...facts.slice(0, at), ...extra, ...facts.slice(at + 1)],
  }
}

/** "Womens wallet" is how one searches, "women's wallet" how one writes. */
function possessive(lead: Lead): Lead {
  return { ...lead, before: lead.before.map((word) => word.replace(/^(wo)?mens$/i, "$1men's")) }
}

/** "Hand knit cardigan knitted by hand from wool" says twice how it was made. */
function saidOnce(lead: Lead): Lead {
  const isByHand = lead.before.some((word) => /^hand/i.test(word))
  return isByHand
    ? { ...lead, after: lead.after.replace(/^\p{Ll}+ by hand (?=\p{Ll})/u, '') }
    : lead
}

/** What stood behind the noun without belonging to it: a size, a material, or facts of their own. */
function restFacts(rest: string): Fact[] {
  const clauses = withPauses(rest.replace(COUNT, '$1, ')).split(',')
  return clauses
    .flatMap((clause) => runsOf(clause.trim().replace(/^and /, '')))
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
function told([first, ...others]: readonly Fact[], keywords: readonly string[]): Fact[] {
  if (first === undefined) return []
  const [other, rest] = otherName(first.text, keywords)
  if (first.label === undefined && other !== '' && ['note', 'material'].includes(first.kind))
    return [
      { kind: 'is', text: nounPhrase(other), isRequired: false },
      ...restFacts(rest),
      ...others,
    ]
  const isList = first.label === undefined && ['has', 'note', 'material'].includes(first.kind)
  return [...(isList ? restFacts(first.text) : [first]), ...others]
}

/** A "fair isle beanie" sold as a hat: the name it has in other keywords, and what is told after it. */
function otherName(text: string, keywords: readonly string[]): [string, string] {
  const words = text.split(' ')
  const heads = new Set(
    keywords
      .filter((keyword) => keyword.includes(' '))
      .map(headNoun)
      .map(stem),
  )
  const at = words.findIndex(
    (word) =>
      heads.has(stem(word)) &&
      !MATERIALS.includes(word) &&
      !COLOURS.includes(word) &&
      !isPart(word),
  )
  const isName = at > 0 && !NOT_ITEMS.has(words[at] ?? '') && !words.some(isFigureOrJoint)
  return isName ? [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')] : ['', '']
}

const isFigureOrJoint = (word: string, at: number) =>
  at < 4 && (/\d/.test(word) || PREPOSITIONS.has(word))

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

type Split = { lead: Lead; rest: string }

function split(phrase: string, { item, keywords }: Sale): Split {
  const words = phrase.replace(/^(?:this is |these are |an? |the |my |our )/i, '').split(/\s+/)
  const at = nounIndex(words, { item, keywords })
  const { after, rest } = tail(words.slice(at + 1).join(' '))
  const noun = (words[at] ?? item.noun).replace(/[^\p{L}\p{Nd}'’-]/gu, '')
  const before = words.slice(0, at).map((word, index) => (index === 0 ? uncapitalised(word) : word))
  return { lead: { before, noun, after, holdsPrimary: true }, rest }
}

const TAKEN_MAX = 3

/** "Rolling pin French tapered walnut": what keywords set before the noun describes it, not its material. */
function takenUp({ lead, rest }: Split, keywords: readonly string[]): Split {
  const words = rest.split(' ')
  const said = [...lead.before, lead.noun].flatMap(tokens).map(stem)
  const isNamed = (part: readonly string[]) =>
    stem(part.at(-1) ?? '') === stem(lead.noun) ||
    (part.length > 1 && part.slice(1).every((word) => said.includes(stem(word))))
  const named = keywords.map(headPart).filter(isNamed)
  const isTaken = (word: string) =>
    !MATERIALS.includes(word.toLowerCase()) &&
    !COLOURS.includes(word.toLowerCase()) &&
    named.some((part) => part.slice(0, -1).includes(word.toLowerCase()))
  const end = words.findIndex((word) => !isTaken(word))
  const taken = words.slice(0, end === -1 ? words.length : end)
  // "Frayed edge" is a part and says how it is.
  // ... and "horween leather" is a leather of its kind.
  const next = words[taken.length] ?? ''
  const isOfPart = isPart(next) || /^leather$/i.test(next)
  // "SVG bundle teacher life" names a life, and keywords search for it.
  const isTheme = keywords.includes([...taken, next].join(' ').toLowerCase())
  if (isTheme && /^(?:sets?|bundles?|packs?)$/.test(lead.noun)) return { lead, rest }
  const left = words.slice(taken.length)
  // "Rosehip jojoba squalane" is a list, though no keyword names its last member.
  const isRow =
    taken.length > 1 &&
    left.length === 1 &&
    /^\p{Ll}+(?<!wood)$/u.test(left[0] ?? '') &&
    !MATERIALS.includes(left[0] ?? '')
  if (taken.length === 0 || taken.length > TAKEN_MAX || isOfPart || isRow) return { lead, rest }
  const before = named.reduce<string[]>((all, part) => {
    const missing = taken
      .map((word) => word.toLowerCase())
      .filter((word) => part.includes(word) && !all.some((other) => stem(other) === stem(word)))
    return missing.length === 0 ? all : insertWords(all, missing, part)
  }, lead.before)
  const asTold = (word: string) => taken.find((one) => one.toLowerCase() === word) ?? word
  return {
    lead: { ...lead, before: before.map(asTold) },
    rest: left.join(' '),
  }
}

/** What an item lacks is said in so few words; more is a list that begins with it. */
const LACK_WORDS_MAX = 4

/** What follows the noun: "2 oz tin" is what it comes in, "solid pine" its material, "30 cm" a fact apart. */
function tail(after: string): { after: string; rest: string } {
  if (/^\d/.test(after)) {
    return CONTAINERS.test(after)
      ? { after: `in a ${after}`, rest: '' }
      : { after: '', rest: after }
  }
  if (/^no /i.test(after))
    return after.split(' ').length > LACK_WORDS_MAX
      ? { after: '', rest: after }
      : { after: `with ${after}`, rest: '' }
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
