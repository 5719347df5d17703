import { pluralVerb } from './grammar.ts'

const ADVERBS = '(?:(still|also|even|just|always|never|already|usually|often) )?'
const HELPERS = "can|will|may|must|could|should|won't|can't|would"
const VERBS = `is|was|has|does|${[
  'suits fits goes looks works gets comes stands holds keeps needs takes makes hangs stays adds serves gives',
  'combines shows sits asks belongs mixes folds stores travels moves waits brings hums dances sways settles ages',
  'softens darkens lasts winks grins peeks pairs becomes feels changes carries earns turns starts seems reads',
]
  .join(' ')
  .split(' ')
  .join('|')}`

/** A sentence about one item, said of several: "it suits a desk" becomes "they suit a desk". */
export function inNumber(text: string, isPlural: boolean): string {
  if (!isPlural) return text
  return text
    .replace(
      /\b([Ii])t's (been|got|had|seen)\b/g,
      (_, i: string, verb: string) => `${they(i)}'ve ${verb}`,
    )
    .replace(/\b([Ii])t's\b/g, (_, i: string) => (i === 'I' ? "They're" : "they're"))
    .replace(/\b([Ii])t'll\b/g, (_, i: string) => (i === 'I' ? "They'll" : "they'll"))
    .replace(/\b([Ii])t doesn't\b/g, (_, i: string) => (i === 'I' ? "They don't" : "they don't"))
    .replace(
      new RegExp(`\\b([Ii])t (${HELPERS})\\b`, 'g'),
      (_, i: string, verb: string) => `${they(i)} ${verb}`,
    )
    .replace(new RegExp(`\\b([Ii])t ${ADVERBS}(${VERBS})\\b`, 'g'), severally)
    .replace(/\bit\b/g, 'them')
    .replace(/\bits\b/g, 'their')
    .replace(/\bthis one\b/g, 'these')
}

function severally(...[, i = '', adverb = '', verb = '']: string[]): string {
  return [they(i), adverb, pluralVerb(verb)].filter((word) => word !== '').join(' ')
}

function they(first: string): string {
  return first === 'I' ? 'They' : 'they'
}
