import { type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../form.ts'
import { nounEndingAt } from '../kinds.ts'
import { is } from '../lexicon.ts'
import { stuffSaidIn } from '../naming/stuff.ts'
import { clausesIn } from '../parts.ts'
import type { Fact } from '../told.ts'
import { scentIn } from './labels.ts'
import { asTrait, NOT_OF_IT, readAt, sharesIn, type Trait } from './runs.ts'

const SUBJECTS = new Set("it they these this each every one all it's they're the my".split(' '))
const COPULAS = new Set(['is', 'are'])
const SUBJECT_MAX = 4

/** "It's a ...", "each mat is hand woven", "made from reclaimed oak": what a sentence says that the thing itself is. */
export function sentenceTraits(fact: Fact, brief: Brief): Trait[] {
  const { label, text } = fact.said
  const stuffs = stuffSaidIn(fact).map((words) => asTrait('stuff', words))
  const scentAt = text.toLowerCase().indexOf('scent: ')
  const scent = scentAt === -1 ? [] : scentIn(text.slice(scentAt + 'scent: '.length))
  if (label !== '' || NOT_OF_IT.includes(fact.kind)) return [...stuffs, ...scent]
  const said = text.split('. ').flatMap((sentence) => {
    const clauses = clausesIn(sentence)
    const [clause = ''] = clauses
    const words = wordsOf(clause)
    const from = subjectTo(words, brief)
    const own = words.slice(from)
    const hues = from === 0 ? [] : clauses.slice(1).flatMap((one) => readAt(wordsOf(one), 0))
    return [
      ...hues.filter(({ kind }) => kind === 'colour'),
      ...readAt(own, 0).filter((trait) => trait.words.length > 1),
      ...clauses.flatMap((one) => ledIn(wordsOf(one), one, brief)),
    ]
  })
  return [...said, ...stuffs, ...scent]
}

/** "The crucifix is die cast, silver tone": a sentence about a part. */
export function isAboutPart({ said: { text } }: Fact, brief: Brief): boolean {
  return clausesIn(text).some((clause) => {
    const words = wordsOf(clause)
    const copula = words.findIndex(({ low }) => COPULAS.has(low))
    return words[0]?.low === 'the' && copula > 0 && subjectTo(words, brief) === 0
  })
}

/** Where a sentence begins to tell of its subject, that is the thing itself. */
function subjectTo(words: readonly Word[], { item }: Brief): number {
  const copula = words.findIndex(({ low }) => COPULAS.has(low))
  const [first] = words
  if (first !== undefined && (first.low === "it's" || first.low === "they're")) return 1
  const subject = words.slice(0, copula)
  const isOfIt =
    copula > 0 &&
    copula <= SUBJECT_MAX &&
    subject.every(
      (word, at) =>
        SUBJECTS.has(word.low) ||
        item.stems.includes(word.stem) ||
        word.stem === item.head ||
        nounEndingAt(subject, at)?.kind === item.kind,
    )
  return isOfIt ? copula + 1 : 0
}

const LEADING = new Set(['of', 'from', 'in'])

/** "Reclaimed oak" of one that "is made of reclaimed oak", "merino wool" of a hat "knitted in 100% merino wool". */
function ledIn(words: readonly Word[], text: string, { item }: Brief): Trait[] {
  const led = words.flatMap((word, at) => {
    const before = words[at - 1]
    const isLeading = LEADING.has(word.low) || (word.low === 'with' && before?.low === 'made')
    if (!isLeading || before === undefined) return []
    // "Waxed in medium oak" is a look.
    const isMade = !is(before, 'finish') && (isMaking(before) || before.stem === item.head)
    return isMade ? readAt(words, at + 1) : []
  })
  return [...led.filter(({ words: own }) => own.length > 1), ...sharesIn(words, text)].filter(
    ({ kind }) => kind === 'stuff',
  )
}

function isMaking(word: Word): boolean {
  return is(word, 'participle') || is(word, 'technique') || word.low.endsWith('ed')
}
