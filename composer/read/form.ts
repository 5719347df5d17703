import type { GeneratorInput } from '#contract/listings.ts'
import { splitKeywords } from '#contract/keywords.ts'
import { type Denied, deniedIn } from '#marketplace/searches/denied.ts'
import { besidesOf } from '#marketplace/review/finding.ts'
import { deniedBehind } from '#marketplace/searches/denied-behind.ts'
import { withMentioned } from './asked-for.ts'
import { doubtedIn } from './certainty.ts'
import { absentAbroad, doubtedAbroad } from './abroad/cues.ts'
import { cleanText } from './clean.ts'
import { type Document, readDocument } from './document.ts'
import { forbiddenClaims } from './forbidden-claims.ts'
import { lineOf } from './printing.ts'
import { type Evidence, evidenceOf } from './searches/evidence.ts'
import { type Item, itemOf } from './item.ts'
import { type Keyword, readKeywords } from './searches/keywords.ts'
import { withReasons } from './searches/against.ts'
import { withoutLoneNames, withoutMarks } from './searches/marks.ts'
import { withoutLoneRows } from './talk/search-rows.ts'
import { withoutTornSteps } from './talk/steps.ts'
import { cuesOf } from './talk/cues.ts'
import { orderInBrackets, ordersIn } from './talk/orders.ts'
import { isStruck } from './talk/struck.ts'
import { type Fact, type Omission, sortOut, type Told } from './told.ts'
import { withoutSignature } from './talk/signature.ts'
import { isWhole, mended, rewrittenIn } from './mending.ts'
import { spelled, spellingOf } from './spelling.ts'
import type { Statement } from './statement.ts'
import { type Design, designOf } from './naming/designs.ts'
import { withoutCopied } from './naming/own-title.ts'
import { type Tongue, tongueOf } from './abroad/tongue.ts'
import { readWishes, type Wishes } from './wishes.ts'
import { wordsOf } from '#marketplace/searches/words.ts'

/** Everything the writer knows: no later step reads the form again. */
export type Brief = {
  input: GeneratorInput
  language: Tongue
  document: Document
  /** The text letter for letter, and what of it is read, before anything in it is mended. */
  typed: string
  unmended: string
  /** The same with what can be mended. */
  meant: string
  /** Words of the text that were typed in short or with a slip, as they were typed. */
  rewritten: string[]
  /** What the seller calls the listing. */
  ownTitle: string
  item: Item
  facts: Fact[]
  omissions: Omission[]
  /** What the seller calls this design. */
  design: Design | null
  keywords: Keyword[]
  denied: Denied[]
  evidence: Evidence
  wishes: Wishes
}

/** Nobody reads more searches than these; the form's warning asks for 25. */
const KEYWORDS_MAX = 80

type Named = Pick<GeneratorInput, 'listingTitle' | 'productType' | 'keywords' | 'starredKeywords'>

/** What the thing is and what is said of it: enough to know what buyers will ask. */
export function readItem<T extends Named>(typed: T) {
  const language = tongueOf(`${typed.productType}\n${typed.keywords}`)
  const spelling = spellingOf(cleanText(typed.productType))
  const meant = withoutCopied(typed)
  const input = language === 'en' ? withoutHaste(meant, spelling.isHurried) : meant
  const document = readDocument(input.productType, { language, spelling })
  const keywords = splitKeywords(input.keywords).slice(0, KEYWORDS_MAX)
  const starred = splitKeywords(input.starredKeywords).slice(0, KEYWORDS_MAX)
  const named = { keywords, starred, nickname: input.listingTitle, tongue: language }
  const item = itemOf(document, named)
  return { meant, input, language, document, keywords, starred, item }
}

/** What a thumb left out is written in full, once for all who read the form. */
function withoutHaste<T extends Named>(form: T, isHurried: boolean): T {
  const searches = splitKeywords(form.keywords).slice(0, KEYWORDS_MAX)
  return {
    ...form,
    productType: mended(form.productType, searches, isHurried),
    listingTitle: mended(form.listingTitle, searches, false),
  }
}

/**
 * The same with her spelling left as it is wherever a word would stay that no list of ours knows: words mended beside
 * others that are not read worse than hers.
 */
export function asTyped(brief: Brief): Brief {
  const { input, language, item, keywords, rewritten, wishes } = brief
  if (language !== 'en' || rewritten.length === 0 || wishes.mending) return brief
  if (isWhole(asMeant(input.productType, language))) return brief
  const productType = brief.unmended
  const spelling = { ...brief.document.spelling, isKept: true }
  const document = readDocument(productType, { language, spelling })
  const own = {
    language,
    keywords: keywords.map(({ text }) => text),
    head: item.head,
    title: input.listingTitle,
  }
  const told = withMentioned(sorted(document, own), wishes.mention)
  const named = { ...item, head: headIn(document, brief) }
  return {
    ...brief,
    ...told,
    document,
    item: named,
    input: { ...input, productType },
    rewritten: [],
  }
}

/** "Hangr" of a hanger: her noun as it stands in the place of the mended one. */
function headIn({ statements }: Document, { document: meant, item }: Brief): string {
  const places = meant.statements.flatMap(({ words }, at) =>
    words.flatMap(({ stem }, place) =>
      stem === item.head ? (statements[at]?.words[place]?.stem ?? []) : [],
    ),
  )
  return places[0] ?? item.head
}

/** A wish for another style, length or layout counts more than the form's own field. */
function asWished(input: GeneratorInput, { style, length, bullets }: Wishes): GeneratorInput {
  return {
    ...input,
    writingStyle: style ?? input.writingStyle,
    descriptionLength: length ?? input.descriptionLength,
    includeBulletedLists: bullets ?? input.includeBulletedLists,
  }
}

function doubtsOf({ statements }: Document, language: Tongue): ReadonlySet<string> {
  const { mustKnow } = cuesOf(language)
  return new Set([...doubtedIn(statements), ...doubtedAbroad(statements, mustKnow)])
}

/** "No Porto", "no sertão": what denies elsewhere is "in the" in Portuguese. */
const IN_THE = /^nos? /i

function deniedOf({ statements }: Document, language: Tongue): Denied[] {
  const own = [...deniedIn(statements), ...deniedBehind(statements)]
  if (language === 'en') return own
  const isMeant = ({ quote }: Denied) => language !== 'pt' || !IN_THE.test(quote)
  return [...own.filter(isMeant), ...absentAbroad(statements, cuesOf(language).mustKnow)]
}

/** The text as it was meant: "faux lether" is faux leather. */
function asMeant(text: string, language: Tongue): string {
  return language === 'en' ? spelled(text) : text
}

type Known = { language: Tongue; keywords: readonly string[]; head: string; title: string }

/** What is told and what is not: each statement by itself, then what only makes sense with others. */
function sorted(document: Document, { language, keywords, head, title }: Known): Told {
  const own = new Set([title, ...keywords].flatMap(wordsOf).map(({ stem }) => stem))
  const told = sortOut(document, { cues: cuesOf(language), head, own })
  const unsigned = withoutSignature(told, document.statements, head)
  return withoutLoneRows(withoutTornSteps(unsigned), { keywords, head })
}

/** What was struck out bears nothing out. */
function withoutStruck(text: string): string {
  return text
    .split('\n')
    .filter((line) => !isStruck(line.trim()))
    .join('\n')
}

/** "Vegan leather (please don't say leather)": what is ordered neither bears out nor denies. */
function unordered(said: Statement): Statement {
  const parted = ordersIn(said.text) ?? orderInBrackets(said.text)
  return parted === null ? said : { ...said, text: parted.kept, words: wordsOf(parted.kept) }
}

/** The searches with the clause of the text that speaks against one. */
function withCounters(keywords: readonly Keyword[], { counters }: Evidence): Keyword[] {
  return keywords.map((keyword): Keyword => {
    const clause = keyword.support === 'false' ? '' : counters(keyword.words)
    return clause === ''
      ? keyword
      : { ...keyword, support: 'false', because: `your text says "${clause}"` }
  })
}

/** Reads the form once. */
export function readForm(typed: GeneratorInput): Brief {
  const { meant, input, language, document, keywords, starred, item } = readItem(typed)
  const product = withoutStruck(input.productType)
  const wishes = readWishes(input.customAiInstructions, language)
  const told = sorted(document, {
    language,
    keywords,
    head: item.head,
    title: input.listingTitle,
  })
  const { facts, omissions } = withMentioned(told, wishes.mention)
  const denied = deniedOf({ ...document, statements: document.statements.map(unordered) }, language)
  const form = {
    keywords,
    starred,
    product,
    nickname: input.listingTitle,
    photo: input.imageDescription ?? '',
    audience: input.targetAudience ?? '',
  }
  const statements = document.statements.filter(({ text }) => !isStruck(text)).map(unordered)
  const found = evidenceOf(form, {
    document: { ...document, statements },
    item,
    denied,
    language,
  })
  const evidence = language === 'en' ? found : { ...found, doubted: doubtsOf(document, language) }
  const read = readKeywords(
    {
      ...form,
      product: asMeant(product, language),
      typed: { product: input.productType, besides: besidesOf(input) },
    },
    { evidence, language },
  )
  const design = designOf({
    document,
    facts,
    omissions,
    nickname: input.listingTitle,
    keywords,
    head: item.head,
  })
  const isForbidden = forbiddenClaims(wishes.avoid, item.stems)
  const judged = withCounters(
    language === 'en'
      ? withReasons(read, evidence, input.productType)
      : withoutMarks(read, evidence),
    evidence,
  ).map((keyword): Keyword =>
    isForbidden(keyword.words) ? { ...keyword, support: 'false', because: '' } : keyword,
  )
  return {
    input: asWished(input, wishes),
    language,
    document,
    typed: typed.productType,
    unmended: meant.productType,
    meant: input.productType,
    rewritten: rewrittenIn(
      cleanText(meant.productType),
      asMeant(cleanText(input.productType), language),
    ),
    ownTitle: lineOf(input.listingTitle, language),
    item,
    facts,
    omissions,
    denied,
    evidence,
    design,
    // A German noun has a capital and is no name.
    keywords:
      language === 'de'
        ? judged
        : withoutLoneNames(judged, { evidence, design: design?.text ?? '' }),
    wishes,
  }
}
