import type { BuyersQuestions, ToldSoFar } from '#contract/buyers-questions.ts'
import { tellsAlmostNothing } from './plan/few-details.ts'
import { questionsOf } from './plan/questions.ts'
import type { Document } from './read/document.ts'
import { readItem } from './read/form.ts'
import { headNoun, THING, type ThingKind } from './read/kinds.ts'
import { wordsOf } from '#marketplace/searches/words.ts'

/** What buyers will ask of an item, from as much of the form as is filled in. */
export function buyersQuestions(told: ToldSoFar): BuyersQuestions {
  const { document, item: named, language } = readItem(told)
  const kind = named.kind === THING ? kindIn(document) : named.kind
  const asked = { document, item: { ...named, kind }, language, input: told }
  return {
    questions: questionsOf(asked),
    tellsAlmostNothing: tellsAlmostNothing(asked),
    kind: kind === THING ? null : kind.name,
  }
}

/** Before nickname and keywords are typed, the first phrase of the details names the thing. */
function kindIn({ statements: [first] }: Document): ThingKind {
  const [phrase = ''] = first?.text.split(',') ?? []
  return headNoun(wordsOf(phrase))?.kind ?? THING
}
