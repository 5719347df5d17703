import type { Fact, FactKind } from '../../brief/fact.ts'
import { innerArticles, placed } from '../../english/articles.ts'
import {
  indefinite,
  isMassNoun,
  isPluralNoun,
  pluralVerb,
  sentence,
} from '../../english/grammar.ts'
import type { Speaker } from '../voice.ts'
import { lacking } from './fact-absences.ts'
import { theFirst } from './fact-articles.ts'
import { listed } from './fact-lists.ts'
import { phrased, tailOf } from './fact-wording.ts'
import { inVoice } from './sellers-words.ts'

type Sayer = (facts: readonly Fact[], fact: Fact, speaker: Speaker) => string

const phrasedFacts: Sayer = (facts, _, speaker) => phrased(facts, speaker)

const SAYERS: Record<FactKind, Sayer> = {
  does: (_, fact, speaker) => doing(fact.text, speaker),
  can: (_, fact, speaker) => speaker.say('You {p}', { p: fact.text }),
  ask: (_, fact, speaker) => asked(fact.text, speaker),
  says: (_, fact, speaker) => inVoice(innerArticles(theFirst(fact.text)), speaker),
  lacks: (_, fact, speaker) => lacking(fact.text, speaker),
  list: (_, fact, speaker) => listed(fact, speaker),
  has: phrasedFacts,
  is: phrasedFacts,
  done: phrasedFacts,
  material: phrasedFacts,
  size: phrasedFacts,
  scent: phrasedFacts,
  colour: phrasedFacts,
  choice: phrasedFacts,
  download: phrasedFacts,
  date: phrasedFacts,
  flaw: phrasedFacts,
  note: phrasedFacts,
}

/** States one or more facts of the same kind in one sentence. */
export function factSentence(facts: readonly Fact[], speaker: Speaker): string {
  const [fact] = facts
  if (fact === undefined) return ''
  const said = sentence(SAYERS[fact.kind](facts, fact, speaker))
  const tail = tailOf(facts, speaker)
  return tail === '' ? said : sentence(`${said.replace(/\.$/, '')}${tail}`)
}

function doing(text: string, speaker: Speaker): string {
  const [verb = '', ...rest] = text.split(' ')
  const agreed = speaker.brief.item.isPlural ? pluralVerb(verb) : verb
  const said = inVoice(`${agreed} ${rest.join(' ')}`, speaker)
  return speaker.say('{It} {p}', {
    p: placed(innerArticles(measuredObject(said))),
  })
}

const lastWord = (text: string) => text.split(' ').at(-1) ?? ''

/** "Fits 15in laptop" is about one laptop: "fits a 15in laptop". */
function measuredObject(text: string): string {
  return text.replace(
    /^(fits?) ((?:number \d+|\d[\d.-]*[\s-]?(?:in|inch|mm|cm|oz|lb|ml|l)) \p{Ll}+)$/u,
    (whole, verb: string, object: string) =>
      isPluralNoun(lastWord(object)) || isMassNoun(lastWord(object))
        ? whole
        : `${verb} ${indefinite(object)} ${object}`,
  )
}

function asked(text: string, speaker: Speaker): string {
  const order = withObject(text, speaker)
  return inVoice(order, speaker)
}

/** "Wash by hand" as a seller puts it, with what is washed. */
export function withObject(text: string, { brief }: Speaker): string {
  return text.replace(
    /^(edit|print|wash|use|hang|wear|store|display|frame|keep) (in|at|on|out|away|from|flat|dry|upright|with|as(?! many)|by|before|or)\b/i,
    (_, verb: string, next: string) => `${verb} ${brief.item.isPlural ? 'them' : 'it'} ${next}`,
  )
}
