import { stem } from '#marketplace/text.ts'
import { headNoun } from '../english/grammar.ts'

const PARTS = new Set(
  `lid handle saucer zipper pocket strap loop clasp stand frame base chain button hook wick lining foot feet rim spout
  heel cuff collar hood tassel fringe brim pom drawer plate fitting bracket groove notch cord buckle ear nose eye
  wing post border edge backing pouch leg slot divider shelf trim filling bow wheel tray spoon cover insert tag
  charm bead stone case peg knob cork pump dropper ribbon band lace`.split(/\s+/),
)

/** True for words that name a part a thing comes with, such as "a lid" and "two deep pockets". */
export function isPart(phrase: string): boolean {
  return PARTS.has(stem(headNoun(phrase)))
}
