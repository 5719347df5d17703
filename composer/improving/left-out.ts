import type { Comparison } from '#contract/improving/improving.ts'
import { review } from '#marketplace/review.ts'
import { lowWordsOf } from '#marketplace/searches/words.ts'
import type { Change } from './change.ts'
import type { Texts } from './texts.ts'

/** What of the pasted texts the new ones do not say, because nobody needs it. */
export function leftOutOf(change: Change): Comparison['leftOut'] {
  const said = lowWordsOf(change.written.generatedDescription).join(' ')
  const out = change.details.leftOut
    .filter(({ meant }) => !said.includes(lowWordsOf(meant).join(' ')))
    .map(({ text, why }) => ({ text, why }))
  const low = out.map(({ text }) => text.toLowerCase())
  const isNew = ({ text }: { text: string }) => !low.some((one) => one.includes(text.toLowerCase()))
  return [...out, ...forbiddenIn(change, change.written).filter(isNew)]
}

const FORBIDDEN = 'what no listing may say'

/** What no listing may say and the pasted title or description did, where the new ones no longer do. */
function forbiddenIn({ pasted, full }: Change, texts: Texts): Comparison['leftOut'] {
  const { hard } = review({ ...pasted, generatedExplanation: null }, full)
  const said = `${texts.generatedTitle}\n${texts.generatedDescription}`.toLowerCase()
  return hard
    .filter(({ field, isForbidden }) => isForbidden === true && field !== 'tags')
    .flatMap(({ about }) => (about === undefined ? [] : [{ text: about, why: FORBIDDEN }]))
    .filter(({ text }) => !said.includes(text.toLowerCase()))
}
