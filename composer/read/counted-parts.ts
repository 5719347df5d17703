import type { Making } from './makings.ts'
import { is } from './lexicon.ts'
import { isOption } from './options.ts'
import { partsIn } from './parts.ts'
import type { Fact } from './told.ts'
import { isSmall, type Word } from '#marketplace/searches/words.ts'

const ABOUT = new Set(['item', 'material', 'size', 'files', 'other'])
const FILES = new Set(['item', 'files', 'included'])
const NUMBERS = new Set(
  'three four five six seven eight nine ten eleven twelve fifteen twenty'.split(' '),
)
const MOST = 150
const BETWEEN_MAX = 2
/** What is no part of a thing. */
const NO_PARTS = new Set(
  `time part day week month year hour minute second size colour color photo pic picture option letter character line
  coat step people person hand degree side way order listing customer item copy choice style shade layer set piece
  pc pack point star review version stitch row color shipment package box bag week yr hr min wash cycle use edge end corner
  inch foot yard percent dollar pound gram kilo litre kid child cat dog baby hour love`.split(
    /\s+/,
  ),
)
const OPEN = new Set(
  'to or per about around roughly approx ca circa up over under least most maximum max each of x than until every choose with'.split(
    ' ',
  ),
)

const AFTER = new Set(['to', 'or', 'per', 'each', 'max', 'maximum'])

/** "Twelve pockets", "24 chore cards": how many parts it has, where the number is plain. */
export function countedParts(fact: Fact, isDigital: boolean): Making[] {
  const isTold = fact.said.form === 'sentence' || fact.said.section === null || isDigital
  const isAbout = isDigital ? FILES.has(fact.kind) : isTold && ABOUT.has(fact.kind)
  if (fact.isMustKnow || !isAbout || fact.said.form === 'step') return []
  const counted = partsIn(fact).flatMap(({ words, text }) =>
    words.flatMap((number, at) => {
      const isNumber = number.isNumber ? isFew(number) : NUMBERS.has(number.low)
      if (!isNumber || OPEN.has(words[at - 1]?.low ?? '')) return []
      const run = runFrom(words, at + 1)
      const noun = run.at(-1)
      if (noun === undefined || !isMany(noun) || isOption(noun.low, fact)) return []
      const before = words[at + run.length + 1]?.low ?? ''
      return AFTER.has(before)
        ? []
        : [{ kind: 'part' as const, text: text.slice(number.start, noun.end) }]
    }),
  )
  return counted.slice(0, 1)
}

function isFew({ text }: Word): boolean {
  const value = Number(text)
  return Number.isInteger(value) && value > 2 && value <= MOST
}

/** The describing words and the noun behind a number. */
function runFrom(words: readonly Word[], from: number): Word[] {
  const run: Word[] = []
  for (const word of words.slice(from, from + BETWEEN_MAX + 1)) {
    const isGlued = run.length === 0 && word.start === words[from - 1]?.end
    if (isGlued || word.isNumber || isSmall(word) || is(word, 'unit')) return []
    run.push(word)
    if (isMany(word)) return run
  }
  return []
}

function isMany(word: Word): boolean {
  return (
    word.low.endsWith('s') &&
    word.low !== word.stem &&
    !is(word, 'finite') &&
    !is(word, 'unit') &&
    !NO_PARTS.has(word.stem) &&
    !NO_PARTS.has(word.low)
  )
}
