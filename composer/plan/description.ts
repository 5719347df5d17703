import type { Brief } from '../read/form.ts'
import type { Fact } from '../read/told.ts'
import { capitalised, uncapitalised } from '../read/case.ts'
import { wordsOf } from '#marketplace/searches/words.ts'
import { BULLET, joined, line, sentence, withLabel } from '../say/sentence.ts'
import type { Ours } from './choice.ts'
import { blockText } from './block-text.ts'
import { type Block, blocksOf, isOnlyName, withoutRepeatedHeading, withoutStray } from './blocks.ts'
import { withList } from './lists.ts'
import { emojisOf, NO_EMOJIS, withOne } from './emojis.ts'
import { type Opening, openingFrom, openingOf, underTitle } from './opening.ts'
import { isAskedOf } from './questions.ts'
import { chosen, unitsOf } from './units.ts'
import { withEarly, withLate, type Wished } from './wished.ts'

export type Description = {
  text: string
  opening: Opening
  /** Facts that did not fit the length asked for. */
  cut: Fact[]
  hasList: boolean
}

type Round = { ours: Ours; title: string }

/** In one statement there is nothing to begin otherwise with. */
const AGAIN_MIN = 2

/** The seller's statements in the seller's order, behind an opening that names the item; another one than last time. */
export function describe(brief: Brief, wish: Wished, { ours, title }: Round): Description {
  const wanted = withLate(withEarly(brief.facts, wish.early), wish.late).filter(
    ({ said, isMustKnow }) => isMustKnow || !wish.isAvoided(`${said.label} ${said.text}`),
  )
  const opening = withoutAvoided(openingFor({ ...brief, facts: wanted }, wish), wish)
  const first = described({ ...brief, facts: wanted }, { wish, opening })
  const isWished = wish.first !== null || wish.opening !== ''
  const ago = ours.beganAgo(lineOf(first))
  if (ago === Infinity || isWished || wanted.length < AGAIN_MIN) return first
  const other = described(
    { ...brief, facts: wanted },
    { wish, opening: withoutAvoided(underTitle(title, opening), wish) },
  )
  return ours.beganAgo(lineOf(other)) > ago ? other : first
}

/** A line of the own title; what must be known is said as it stands. */
function withoutAvoided(opening: Opening, { isAvoided, without }: Wished): Opening {
  const isOfFact = opening.used.some(({ said }) => isAvoided(`${said.label} ${said.text}`))
  return isOfFact ? opening : { ...opening, text: without(opening.text) }
}

function lineOf({ text }: Description): string {
  return text.split('\n')[0] ?? ''
}

type Beginning = { wish: Wished; opening: Opening }

function described(brief: Brief, { wish, opening }: Beginning): Description {
  const wanted = brief.facts
  const rest = wanted.filter(
    (fact) =>
      !opening.used.includes(fact) && isWorthTelling(fact, brief) && !isEcho(fact, opening.text),
  )
  const units = unitsOf(rest, brief.item.head)
  const taken = chosen(units, {
    length: brief.input.descriptionLength,
    required: new Set([...wish.required, ...askedIn(rest, brief)]),
    most: (brief.wishes.sentencesMax ?? Infinity) - 1,
    spent: wordsOf(opening.text).length,
  })
  const kept = taken.flatMap((unit) => unit.facts)
  const isCutFront = opening.text === '' && taken[0] !== units[0]
  const front = isCutFront ? openingFrom({ ...brief, facts: kept }) : opening
  const facts = kept
    .filter((fact) => !front.used.includes(fact))
    .map((fact) => withoutLostHeading(fact, { kept, wanted }))
    .map((fact) => (wish.first === null ? fact : withoutHeadingOf(wish.first, fact)))
  const wantsList = brief.input.includeBulletedLists
  const plain = withoutStray(blocksOf(facts, brief), brief)
  const blocks = wantsList ? withList(plain, { ...brief, facts }, front.text !== '') : plain
  const emojis = emojisOf(brief)
  const page = { wantsList, names: brief.document.names, emojis }
  const isJoined = joinsOpening(front, blocks[0])
  const parts = blocks.map((block, at) => {
    const own = at === 0 && isJoined ? { ...page, emojis: NO_EMOJIS } : page
    return blockText(withoutRepeatedHeading(block, blocks[at - 1]), own)
  })
  const text = front.text === '' ? '' : emojis.put(emojis.opening(front.used.at(-1)), front.text)
  const told = isJoined ? [joined(text, parts[0] ?? ''), ...parts.slice(1)] : [text, ...parts]
  const [first = '', ...others] = told.filter((part) => part !== '')
  const body = withOne([capitalised(first), ...others], emojis)
  return {
    text: [...body, ...wish.ending.map(sentence)].join('\n\n'),
    opening: front,
    cut: units.filter((unit) => !taken.includes(unit)).flatMap((unit) => unit.facts),
    hasList:
      parts.some((part) => part.includes(BULLET)) || blocks.some(({ shape }) => shape === 'steps'),
  }
}

/** The seller's wish for a beginning comes before what we would choose. */
function openingFor(brief: Brief, wish: Wished): Opening {
  if (wish.first !== null) return wishedOpening(wish.first, brief)
  const opening = openingOf(brief)
  if (wish.opening === '') return opening
  const isWhole = wordsOf(wish.opening).length > 5
  const rest = isWhole ? opening.text : uncapitalised(opening.text, brief.document.names)
  return {
    ...opening,
    text: isWhole ? `${sentence(wish.opening)} ${rest}` : `${wish.opening}: ${rest}`,
  }
}

/** A file cannot be looked at before it is paid: what its buyers ask is told in a text of any length. */
function askedIn(facts: readonly Fact[], { item }: Brief): Fact[] {
  const isRead = item.kind.isDigital || item.kind.name === 'pattern'
  return isRead ? facts.filter(({ kind, said }) => kind !== 'order' && isAskedOf(said, item)) : []
}

/** A heading goes with the paragraph right below it: "Language:" stands above no "You get 1 PDF". */
function withoutLostHeading(
  fact: Fact,
  { kept, wanted }: { kept: readonly Fact[]; wanted: readonly Fact[] },
): Fact {
  const { section, block, form } = fact.said
  const own = wanted.filter(({ said }) => said.section === section)
  const isLost =
    section !== null &&
    form === 'sentence' &&
    own[0]?.said.block !== block &&
    !own.some((one) => one.said.block === own[0]?.said.block && kept.includes(one))
  return isLost ? { ...fact, said: { ...fact.said, section: null } } : fact
}

/** What stood below the heading that now stands first. */
function withoutHeadingOf({ said: first }: Fact, fact: Fact): Fact {
  const { said } = fact
  const isHeaded = first.label === '' && first.section !== null && said.section === first.section
  return isHeaded ? { ...fact, said: { ...said, section: null } } : fact
}

/** With its heading, with the rows of its table, and with the sentences behind it that explain it. */
function wishedOpening(first: Fact, { facts }: Brief): Opening {
  const { section, block, label, form } = first.said
  const place = facts.indexOf(first)
  const isBehind = (said: Fact['said']) => facts.findIndex((one) => one.said === said) > place
  const rows = facts.filter(
    ({ said }) =>
      said === first.said ||
      (form === 'sentence' && said.form === form && said.block === block && isBehind(said)) ||
      (form === 'line' &&
        label === '' &&
        said.label === '' &&
        section !== null &&
        said.section === section &&
        said.block === block &&
        said.form === form),
  )
  const front = label === '' ? (section?.heading ?? '') : label
  const text =
    form === 'sentence'
      ? rows.map(({ said }) => sentence(said.text)).join(' ')
      : rows.map(({ said }) => line(said.text)).join(', ')
  return { text: sentence(front === '' ? text : withLabel(front, text)), used: rows }
}

const ECHO_WORDS = 2

/** "Seconds!" below "SECONDS dinner plates". */
function isEcho({ said }: Fact, opening: string): boolean {
  const told = new Set(wordsOf(opening).map(({ stem }) => stem))
  // In a list of what is included the thing itself is one of them.
  const isListed = said.section !== null && said.form === 'line'
  const isShort = said.label === '' && !isListed && said.words.length <= ECHO_WORDS
  return isShort && said.words.length > 0 && said.words.every(({ stem }) => told.has(stem))
}

/** A name alone says nothing once the opening, or the first statement, has said it. */
function isWorthTelling(fact: Fact, brief: Brief): boolean {
  const { said, isMustKnow } = fact
  const isLine = said.label === '' && (said.form === 'name' || said.form === 'phrase')
  if (!isLine || isMustKnow) return true
  // "Bookmarks!" inside a paragraph is what the sentences around it speak of.
  const isAlone = brief.facts.every((one) => one === fact || one.said.block !== said.block)
  if (fact !== brief.facts[0]) return !isAlone || !isOnlyName(said.words, brief)
  // The opening that was asked for may stand in its place.
  return said.form !== 'name' || !isOnlyName(said.words, { ...brief, facts: [] })
}

/** The opening stands in the paragraph it came from, else before everything. */
function joinsOpening({ text, used }: Opening, first: Block | undefined): boolean {
  const said = used.at(-1)?.said
  return (
    text !== '' &&
    first?.shape === 'prose' &&
    first.heading === null &&
    said?.form !== 'name' &&
    said?.block === first.said[0]?.block
  )
}
