import type { GeneratorInput } from '#contract/listings.ts'
import { splitKeywords } from '#contract/keywords.ts'
import { isUsable, judgeKeywords, type JudgedKeyword } from '#marketplace/keywords.ts'
import { contentStems } from '#marketplace/text.ts'
import { NothingToWriteAbout } from '../writer.ts'
import { plain, withoutNames, withoutOtherScripts, writeOut } from './clean.ts'
import { splitClauses, type Clause, type Refused } from './clauses.ts'
import type { Fact } from './fact.ts'
import { factOf, withoutScent } from './facts.ts'
import { phrasesOf } from './runs.ts'
import { joinSizes } from './sizes.ts'
import { readInstructions, type Instructions } from './instructions.ts'
import { itemOf, renamed, type Item } from './item.ts'
import { languageOf, type Language } from '#marketplace/language.ts'
import type { Lead } from './lead-keyword.ts'
import { leadOf } from './lead.ts'
import { ownSentences } from './own-sentences.ts'
import { peopleOf, type People } from './people.ts'
import { withCapitals } from '../english/proper-names.ts'
import { respell } from './spelling.ts'

/** Everything a listing may say, and where it came from. */
export type Brief = {
  input: GeneratorInput
  language: Language
  /** The product description without markup, code or other people's orders. */
  product: string
  keywords: JudgedKeyword[]
  /** Usable keywords, the starred ones first. */
  usable: string[]
  starred: string[]
  primary: string
  item: Item
  lead: Lead
  facts: Fact[]
  /** The seller's own sentences, for languages whose grammar we do not know. */
  sentences: string[]
  refused: Refused[]
  people: People
  instructions: Instructions
  image: string
  audience: string
  isSolemn: boolean
  isBritish: boolean
}

const BRITISH = /\b\w*(?:colour|favourite|jewellery|personalis|customis|grey|cosy|mum|nappy)\w*\b/i

const SOLEMN =
  /\b(?:memorial|grief|sympathy|bereavement|loss of|in memory|remembrance|urn|cremation|funeral|pet loss|rainbow bridge|miscarriage|condolence)\b/i

/** Reads the generator form into the facts a listing may be written from. */
export function readBrief(input: GeneratorInput): Brief {
  const language = languageOf(`${plain(input.productType)} ${plain(input.keywords)}`)
  const written = plain(input.productType)
  const typed = splitKeywords(input.keywords)
  const spelt =
    language === 'en'
      ? withCapitals(respell(withoutOtherScripts(writeOut(written)), typed))
      : written
  const product = withoutNames(spelt)
  const starredTyped = splitKeywords(input.starredKeywords)
  const keywords = judgeKeywords([...new Set([...typed, ...starredTyped])], product)
  const usable = keywords.filter(isUsable).map(({ keyword }) => keyword)
  const starred = starredTyped.filter((keyword) => usable.includes(keyword))
  const ordered = [...new Set([...starred, ...usable])]
  const primary = ordered[0] ?? ''
  const { clauses, refused } = splitClauses(product)
  const sentences = ownSentences(product)
  const isEnglish = language === 'en'
  const clean = isEnglish ? retold(clauses) : sentences.join(' ')
  if (primary === '' && contentStems(clean).length === 0) throw new NothingToWriteAbout()
  const legible = isEnglish
    ? ordered.filter((keyword) => withoutOtherScripts(keyword) === keyword)
    : ordered
  const named = itemOf({ keywords: legible, primary, product: clean })
  const context = `${product} ${ordered.join(' ')}`
  const { lead, facts: told } = leadOf({
    facts: isEnglish ? factsOf(clauses) : [],
    item: named,
    primary,
    keywords: legible,
  })
  const facts = SMELLS.test(context) ? told : withoutScent(told)
  const item = isEnglish ? renamed(named, lead) : named
  const instructions = readInstructions(plain(input.customAiInstructions ?? ''))
  return {
    input,
    language,
    product: clean,
    keywords,
    usable: ordered,
    starred,
    primary,
    item,
    lead,
    facts,
    sentences,
    refused,
    people: peopleOf(ordered),
    instructions,
    isBritish: instructions.isBritish || BRITISH.test(`${product} ${ordered.join(' ')}`),
    image: plain(input.imageDescription ?? ''),
    audience: plain(input.targetAudience ?? ''),
    isSolemn: SOLEMN.test(`${product} ${primary} ${starred.join(' ')}`),
  }
}

/** The clauses as one text; a heading keeps its colon, so that its parts are not taken for its name. */
function retold(clauses: readonly Clause[]): string {
  return clauses
    .map(({ text, tail, isHeading }, at) => {
      const end = at === clauses.length - 1 ? '' : isHeading ? ': ' : '. '
      return `${tail === undefined ? text : `${text}. ${tail}`}${end}`
    })
    .join('')
}

const SMELLS =
  /\b(?:scent|scented|fragrance|smells?|candles?|soaps?|melts?|bath|perfume|cologne|lotion|balm|diffuser|incense|sachet|spray|scrub)\b|(?<!\b(?:linseed|tung|mineral|danish|walnut|teak|hemp|boiled) )\boils?\b(?! (?:it|them|finish|finished|rubbed|once|twice|well|lightly|every|monthly|regularly|yearly)\b)/i

/** More facts than the longest description has room for; what a buyer must read counts beyond them. */
const FACTS_MAX = 60

/** "Glass jar cork lid" are two things, each of them a clause. */
function spelledOut(clause: Clause, at: number): Clause[] {
  if (clause.isSentence || at === 0) return [clause]
  const [first = clause.text, ...others] = phrasesOf(clause.text.split(' '))
  return [{ ...clause, text: first }, ...others.map((text) => ({ text, isSentence: false }))]
}

function factsOf(clauses: readonly Clause[]): Fact[] {
  const all = joinSizes(clauses.flatMap(spelledOut).map((clause, at) => factOf(clause, at)))
  return all.filter(({ isRequired }, at) => at < FACTS_MAX || isRequired)
}
