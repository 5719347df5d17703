import type { Tongue } from './abroad/tongue.ts'
import type { Statement } from './statement.ts'
import { cuesOf } from './talk/cues.ts'
import { isPolicyReason } from './talk/left-out.ts'
import type { Told } from './told.ts'
import { isSmall, rootOf, wordsOf } from '#marketplace/searches/words.ts'

/** So many of a wish's words a statement must share to be the one that was meant. */
export const MEANT = 0.5
/** With so many of them it says what was wished for. */
export const SAID = 0.6

const WARNINGS =
  /\b(?:safety|warnings?|caution)\b|(?<!\p{L})(?:aviso|advertencia|seguridad|sicherheit\p{L}*|warnhinweis\p{L}*|avertissement|sécurité|avvertenz\p{L}|sicurezza)(?!\p{L})/iu

const FLAWS =
  /\b(?:flaws?|faults?|defects?|damages?|imperfections?|blemish(?:es)?)\b|(?<!\p{L})(?:mängel|fehler|makel|défauts?|defectos?|difetti?|gebreken)(?!\p{L})/iu

/** What a buyer must know and a wish speaks of by its kind alone: "the safety note", "the allergens". */
export function subjectOf(wish: string): 'warning' | 'allergen' | 'flaw' | null {
  if (WARNINGS.test(wish)) return 'warning'
  if (FLAWS.test(wish)) return 'flaw'
  return /\ballerg/i.test(wish) ? 'allergen' : null
}

/** Whether a statement is a warning, or tells of what somebody may be allergic to. */
export function meantAs(subject: string, { label, text }: Statement, language: Tongue): boolean {
  return cuesOf(language)
    .mustKnow.find(wordsOf(`${label} ${text}`))
    .some(({ meaning }) => meaning === subject)
}

/** How many of the words of a wish a statement says, from none to all of them. */
export function shareOf(wish: string, { label, text, section }: Statement): number {
  const wanted = wordsOf(wish).filter((word) => !isSmall(word))
  const own = new Set(
    wordsOf(`${section?.heading ?? ''} ${label} ${text}`).map(({ stem }) => rootOf(stem)),
  )
  const shared = wanted.filter(({ stem }) => own.has(rootOf(stem))).length
  return wanted.length === 0 ? 0 : shared / wanted.length
}

/** A term of the shop that the seller asks to mention is told, in its place. */
export function withMentioned({ facts, omissions }: Told, mention: readonly string[]): Told {
  const isUntold = (wish: string) => facts.every(({ said }) => shareOf(wish, said) < SAID)
  const open = mention.filter(isUntold)
  const asked = omissions.filter(
    ({ reason, said }) =>
      isPolicyReason(reason) && open.some((wish) => shareOf(wish, said) >= SAID),
  )
  const told = asked.map(({ said }) => ({
    kind: 'order' as const,
    isMustKnow: false,
    isMissed: false,
    said: { ...said, section: null },
  }))
  return {
    facts: [...facts, ...told].toSorted((one, other) => one.said.at - other.said.at),
    omissions: omissions.filter((one) => !asked.includes(one)),
  }
}
