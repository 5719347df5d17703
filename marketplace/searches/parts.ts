import { materialFamily, MATERIALS } from '../lexicon/materials.ts'
import { namedIn } from './denials-of.ts'
import type { Ground } from './ground.ts'
import { says } from './quoting.ts'
import { stemsOf, type Word, wordsOf } from './words.ts'

/** Materials that a text names of parts alone, each with the words: "leather straps". */
export type Parts = ReadonlyMap<string, string>

const STUFFS = new Set(MATERIALS.map(stemsOf))
const PARTS = new Set(
  `strap handle buckle clasp zip zipper button trim tassel hinge hook snap stud eyelet lining cord lace label tag toggle rivet screw
  tab corner accent patch keeper tip foot feet wheel wick grip pull knob peg part`.split(/\s+/),
)

/** Where the whole thing has a material of its own. */
export function partsIn(ground: Ground): Parts {
  const { statements } = ground
  const named = namedIn(ground)
  const parts = new Map<string, string>()
  const whole = new Set<string>()
  for (const { text, words, label } of statements) {
    const ofPart = wordsOf(label).at(-1)
    const isOfPart = ofPart !== undefined && PARTS.has(ofPart.stem)
    for (const [at, word] of words.entries()) {
      if (!STUFFS.has(word.stem)) continue
      const next = words[at + 1]
      const isTied = next !== undefined && text.slice(word.end, next.start) === ' '
      if (isOfPart) parts.set(word.stem, `${label}: ${text}`)
      else if (isTied && PARTS.has(next.stem) && !named.has(next.stem) && !isMadeFrom(words, at))
        parts.set(word.stem, text.slice(word.start, next.end))
      else whole.add(word.stem)
    }
  }
  if (whole.size === 0) return new Map()
  return new Map([...parts].filter(([stem]) => !whole.has(stem) && !isOfKind(stem, whole)))
}

/** Between "from" and the stuff there may stand its size: "from 5 mm cotton cord"; and before it what is made. */
const FROM_REACH = 4
const MADE_REACH = 8

/** "Knotted from cotton cord" is all of cotton; "handles made from cotton cord" are parts. */
function isMadeFrom(words: readonly Word[], at: number): boolean {
  const near = words.slice(Math.max(0, at - FROM_REACH), at)
  const from = at - near.length + near.findLastIndex(({ low }) => low === 'from')
  const made = words.slice(Math.max(0, from - MADE_REACH), from)
  return words[from]?.low === 'from' && made.every(({ stem }) => !PARTS.has(stem))
}

const FAMILIES = new Map(MATERIALS.map((material) => [stemsOf(material), materialFamily(material)]))
const GENERAL = new Set('wood wooden timber clay ceramic pottery metal'.split(' ').map(stemsOf))

/** A "clay foot" of stoneware takes nothing from a clay mug. */
function isOfKind(stem: string, whole: ReadonlySet<string>): boolean {
  return GENERAL.has(stem) && [...whole].some((other) => FAMILIES.get(other) === FAMILIES.get(stem))
}

/** "Leather tool roll" of a canvas one with a leather strap, but not "leather strap". */
export function ofAPart(words: readonly Word[], parts: Parts): string | null {
  for (const [at, { stem }] of words.entries()) {
    const quote = parts.get(stem)
    if (quote === undefined || at === words.length - 1) continue
    const own = new Set(wordsOf(quote).map((word) => word.stem))
    if (!words.slice(at + 1).some((word) => own.has(word.stem))) return says(quote)
  }
  return null
}
