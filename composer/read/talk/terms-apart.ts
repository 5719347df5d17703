import { wordsOf } from '#marketplace/searches/words.ts'
import { holds } from '../lexicon.ts'
import { tellsMaker } from '../made-where.ts'
import { measuresIn } from '../measures.ts'
import type { Statement } from '../statement.ts'
import { isPolicyReason, reasonNamed } from './left-out.ts'
import { type Reading, readFor } from './talk.ts'

/** Where one clause ends and another begins: a comma, a dash, or "and" in the languages that are read. */
const JOINTS = /[,;] | [-–—] | (?:and|&|\+|then|et|puis|und|y|e|en|och) /giu

type Apart = { kept: string; term: string }

/** "Sewn by me in Lyon, posted within 3 days": the fact, and the term of the shop behind it; null where they are not two clauses. */
export function termApart(said: Statement, reading: Reading): Apart | null {
  if (said.label !== '' || said.form === 'step') return null
  const apart = clausesOf(said, reading)
  if (apart === null || reading.cues.mustKnow.find(wordsOf(apart.term)).length > 0) return null
  const reasonOf = (text: string) =>
    readFor({ ...said, text, words: wordsOf(text) }, reading).reason
  const isApart = isPolicyReason(reasonOf(apart.term)) && tellsOfMaking(apart.kept)
  return isApart && reasonOf(apart.kept) === null ? apart : null
}

/** How to reach her, in a clause of its own. */
const REACHING =
  /;\s+(?:please |just |pls )?(?:message|msg|contact|ask|email|convo|dm|pm|write to) (?:me|us)\b/i

/** "Skeins come unwound; message me if you want yours caked": what is told, and the request behind it; null where there is none. */
export function requestApart({ text, label }: Statement): { kept: string; request: string } | null {
  const at = text.search(REACHING)
  if (at <= 0 || label !== '') return null
  return { kept: text.slice(0, at).trim(), request: text.slice(at + 1).trim() }
}

function tellsOfMaking(text: string): boolean {
  const isMeasured = measuresIn(text).some(({ unit }) => unit !== 'time')
  return isMeasured || holds(wordsOf(text), 'material') || tellsMaker(text)
}

function clausesOf({ text, words }: Statement, { cues }: Reading): Apart | null {
  const term = cues.shopTalk
    .find(words)
    .find(({ meaning, from }) => from > 0 && isPolicyReason(reasonNamed(meaning)))
  const at = term === undefined ? undefined : words[term.from]?.start
  if (at === undefined) return null
  const joint = [...text.matchAll(JOINTS)].findLast(
    ({ 0: found, index }) => index + found.length <= at,
  )
  if (joint === undefined) return null
  const [found] = joint
  return {
    kept: text.slice(0, joint.index).trim(),
    term: text.slice(joint.index + found.length).trim(),
  }
}
