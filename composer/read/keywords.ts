import { isUsable, judgeKeywords } from '#marketplace/keywords.ts'
import { type Denied } from './denied.ts'
import type { Document } from './document.ts'
import { headOf, type Item } from './item.ts'
import { nounEndingAt } from './kinds.ts'
import { is, knownIn } from './lexicon.ts'
import { chosenIn, doubtedIn } from './certainty.ts'
import { isSmall, rootOf, type Word, wordsOf } from './words.ts'

/** How far the seller's own text bears a keyword out. */
export type Support = 'backed' | 'general' | 'synonym' | 'doubtful' | 'false'

export type Keyword = {
  text: string
  words: Word[]
  isStarred: boolean
  support: Support
  /** Stems that nothing in the text bears out. */
  strange: string[]
  /** Why it is not used, in words for the seller; empty where it is. */
  because: string
}

type Form = {
  keywords: readonly string[]
  starred: readonly string[]
  product: string
  nickname: string
  photo: string
  audience: string
}
type Known = { document: Document; item: Item; denied: readonly Denied[]; isForeign: boolean }

/** Holds every typed keyword against the seller's own text: each is a claim. */
export function readKeywords(form: Form, known: Known): Keyword[] {
  const all = [...new Set([...form.starred, ...form.keywords])]
  const judged = judgeKeywords(all, `${form.product}\n${form.photo}`)
  const ground = groundOf(form, known)
  return judged.map((verdict) => {
    const words = wordsOf(verdict.keyword)
    const own = { text: verdict.keyword, words, isStarred: form.starred.includes(verdict.keyword) }
    if (!isUsable(verdict))
      return { ...own, support: 'false', strange: [], because: reasonFor(verdict) }
    const strange = words
      .filter(
        (word) =>
          !isSmall(word) && !isSaid(word, ground) && !OPEN.some((property) => is(word, property)),
      )
      .map((word) => word.stem)
    return { ...own, strange, ...supportOf(words, ground) }
  })
}

type Judged = ReturnType<typeof judgeKeywords>[number]

function reasonFor({ verdict }: Judged): string {
  switch (verdict.kind) {
    case 'trademark':
      return `"${verdict.name}" is somebody else's name`
    case 'medical':
      return 'it reads as a health claim'
    case 'promotional':
      return 'it speaks of the sale, not of the thing'
    case 'contradicting':
      return verdict.because
    case 'unbacked':
      return `your text does not say "${verdict.claim}"`
    case 'unreadable':
      return 'it is no search'
    case 'usable':
      return ''
    default:
      return verdict satisfies never
  }
}

/** Where we know no word table, a keyword is backed when each of its words begins like one of the text. */
function foreignSupport(words: readonly Word[], { said, deniedStems, item }: Ground): Verdict {
  const denied = [...deniedStems].find(
    ([stem]) =>
      stem.length >= FOREIGN_ROOT &&
      words.some((word) => word.low.startsWith(stem.slice(0, -1)) && word.stem !== item.head),
  )
  if (denied !== undefined) return { support: 'false', because: `your text says "${denied[1]}"` }
  const begins = new Set([...said].map((stem) => stem.slice(0, FOREIGN_ROOT)))
  const isBorneOut = words.every((word) => begins.has(word.stem.slice(0, FOREIGN_ROOT)))
  return { support: isBorneOut ? 'backed' : 'doubtful', because: '' }
}

const FOREIGN_ROOT = 5

type Ground = Known & {
  isForeign: boolean
  /** Stems of what the seller says of the item. */
  said: ReadonlySet<string>
  /** Heads that several keywords share. */
  shared: ReadonlySet<string>
  deniedStems: ReadonlyMap<string, string>
  doubted: ReadonlySet<string>
  chosen: ReadonlyMap<string, 'material' | 'colour'>
}

function groundOf(form: Form, known: Known): Ground {
  const affirmed = known.document.statements.flatMap((said) => [
    ...wordsOf(said.label).map((word) => word.stem),
    ...affirmedIn(said, known.denied),
  ])
  const other = wordsOf(`${form.nickname} ${form.photo} ${form.audience}`).map((word) => word.stem)
  const heads = form.keywords.flatMap((keyword) => headOf(wordsOf(keyword))?.stem ?? [])
  const shared = new Set(heads.filter((head, at) => heads.indexOf(head) !== at))
  const deniedStems = new Map(known.denied.map(({ stem, text }) => [stem, text]))
  const said = new Set([...affirmed, ...other].flatMap((stem) => [stem, rootOf(stem)]))
  return {
    ...known,
    said,
    shared,
    deniedStems,
    doubted: doubtedIn(known.document.statements),
    chosen: chosenIn(known.document.statements),
  }
}

/** By stem or by root; "hand" in "hand turned" needs no word of its own where the seller turned it. */
function isSaid(word: Word, { said }: Pick<Ground, 'said'>): boolean {
  return (
    said.has(word.stem) ||
    said.has(rootOf(word.stem)) ||
    (word.low === 'hand' && !said.has('machine'))
  )
}

/** What a statement says of the thing: not what it denies, nor what it only asks. */
function affirmedIn(
  { text, words }: Document['statements'][number],
  denied: readonly Denied[],
): string[] {
  const own = new Set(denied.filter((one) => one.text.includes(text)).map(({ stem }) => stem))
  const asked = text.includes('?') ? text.lastIndexOf('?') : -1
  return words.filter((word) => !own.has(word.stem) && word.start > asked).map(({ stem }) => stem)
}

type Verdict = { support: Support; because: string }

/** Properties that make a word a claim about the thing itself: said by nobody, they are false. */
const CLAIMS = [
  'material',
  'imitation',
  'colour',
  'technique',
  'origin',
  'age',
  'claim',
  'finish',
  'brand',
] as const
/** Words that say for whom, when or where, which a buyer may search by without anybody's word. */
const OPEN = ['recipient', 'occasion', 'season', 'room', 'use', 'vague', 'kin', 'style'] as const

export const OTHER_KIND = 'it names another kind of thing'

function supportOf(words: readonly Word[], ground: Ground): Verdict {
  const meaningful = words.filter((word) => !isSmall(word))
  if (ground.isForeign) return foreignSupport(meaningful, ground)
  const denied = deniedWord(meaningful, ground)
  if (denied !== null) return { support: 'false', because: `your text says "${denied}"` }
  const other = otherThanChosen(words, ground)
  if (other !== null) return { support: 'false', because: `this listing is not "${other}"` }
  const unsaid = meaningful.filter((word) => !isSaid(word, ground))
  if (unsaid.length === 0) {
    const isDoubted = meaningful.some(
      (word) => ground.doubted.has(word.stem) && word.stem !== ground.item.head,
    )
    return isDoubted
      ? { support: 'doubtful', because: 'your text is not certain of it' }
      : { support: 'backed', because: '' }
  }
  const claimed = claimIn(words, ground)
  if (claimed !== null) {
    const denial = wordsOf(claimed)
      .map((word) => ground.deniedStems.get(word.stem))
      .find((text) => text !== undefined)
    const because =
      denial === undefined
        ? `your text does not say "${claimed}"`
        : `your text says "${short(denial)}"`
    return { support: 'false', because }
  }
  const missing = words.find((word) => isLess(word, ground))
  if (missing !== undefined)
    return { support: 'false', because: `your text does not say "${missing.low}"` }
  if (unsaid.some((word) => word.isNumber)) {
    return { support: 'false', because: 'your text does not hold this number' }
  }
  const head = headOf(words)
  const noun = head === null ? null : nounEndingAt(words, words.indexOf(head))
  const isOtherThing =
    noun !== null &&
    noun.kind !== ground.item.kind &&
    ground.item.kind.name !== 'thing' &&
    head !== null &&
    !isSaid(head, ground)
  if (isOtherThing) return { support: 'doubtful', because: OTHER_KIND }
  const strange = unsaid.filter((word) => !OPEN.some((property) => is(word, property)))
  if (strange.length === 0) return { support: 'general', because: '' }
  const isHeadOnly = strange.length === 1 && strange[0] === head
  const isKnownHead =
    head !== null && (noun?.kind === ground.item.kind || ground.shared.has(head.stem))
  if (isHeadOnly && isKnownHead) return { support: 'synonym', because: '' }
  return { support: 'doubtful', because: 'your text does not speak of it' }
}

/**
 * The denial that a keyword would turn round: of the thing it names, or of all that it says of the item. Never the item's
 * own name, and never for a word that another statement affirms.
 */
function deniedWord(words: readonly Word[], ground: Ground): string | null {
  if (words.some((word) => ['no', 'not', 'without', 'non', 'free'].includes(word.low))) return null
  const { item } = ground
  const head = words.at(-1)
  const own = words.filter((word) => word.stem !== item.head)
  const isHeadDenied =
    head !== undefined && head.stem !== item.head && textDenying(head, ground) !== null
  const first = own[0]
  if (isHeadDenied && !item.stems.includes(head.stem)) return textDenying(head, ground)
  const areAllDenied = own.length > 0 && own.every((word) => textDenying(word, ground) !== null)
  const isName = own.every((word) => item.stems.includes(word.stem))
  return areAllDenied && !isName && first !== undefined ? textDenying(first, ground) : null
}

function textDenying(word: Word, { deniedStems, document }: Ground): string | null {
  const text = deniedStems.get(word.stem)
  if (text === undefined) return null
  const isAffirmed = document.statements.some(
    (said) => !text.includes(said.text) && said.words.some((one) => one.stem === word.stem),
  )
  if (isAffirmed) return null
  return short(text)
}

function short(text: string): string {
  return text.length > QUOTE_MAX ? `${text.slice(0, text.lastIndexOf(' ', QUOTE_MAX))} …` : text
}

/** "Cordless" of a lamp whose cord the seller speaks of. */
function isLess(word: Word, { said }: Ground): boolean {
  return (
    word.low.length > 6 &&
    word.low.endsWith('less') &&
    !said.has(word.stem) &&
    said.has(word.low.slice(0, -4))
  )
}

const QUOTE_MAX = 60

/** Where "this listing is for ash", oak belongs to another one. */
function otherThanChosen(words: readonly Word[], { chosen }: Ground): string | null {
  if (chosen.size === 0) return null
  const other = words.find(
    (word) =>
      (is(word, 'material') || is(word, 'colour')) &&
      !chosen.has(word.stem) &&
      !is(word, 'imitation'),
  )
  const kinds = [...chosen.values()]
  const isRival = other !== undefined && kinds.some((kind) => is(other, kind))
  return isRival ? other.low : null
}

function claimIn(words: readonly Word[], ground: Ground): string | null {
  for (const known of knownIn(words)) {
    const own = words.slice(known.from, known.to)
    const isClaim = CLAIMS.some((property) => known.properties.has(property))
    const isOpen = known.properties.has('occasion') || known.properties.has('season')
    if (!isClaim || isOpen) continue
    if (!own.every((word) => isSaid(word, ground))) return own.map((word) => word.low).join(' ')
  }
  return null
}
