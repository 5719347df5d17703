import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { is, propertiesOf } from '../lexicon.ts'
import type { Fact } from '../told.ts'

const COPULA = `(?:['’](?:s|re)| is| are)`
const THING = 'it|they|these|this|each|he|she'
const STUFF = 'wood|fabric|cloth|body|linen|leather|clay|metal'
const SAID = new RegExp(
  `^(?:and )?(?:(?:${THING}|(?:the )?(?:${STUFF}))${COPULA}|(?:carved|cut|made|turned|sewn|woven|forged|printed)(?= (?:from|of|out)))`,
  'iu',
)
/** Whose sentence it is: a hook "cut from hazel" is not the basket. */
const OF_THING = new RegExp(`^(?:${THING})\\b[^,]*${COPULA}(?![\\p{L}])`, 'iu')
const BEGINS = /^(?:and )?(?:it|the)\b/i
const ASIDE_AND_MORE = /\([^)]*\) (?:and|or)\b/
const LEADING = new Set(
  'a an all made cut sewn turned carved woven forged printed solid from of out in gsm'.split(' '),
)
const JOINING = new Set(['and', 'or'])

/** "It's ash", "the wood is ash", "cut from 18 mm birch ply": what she says in passing that it is of, where it is one stuff. */
export function stuffSaidIn({ kind, said: { text, form } }: Fact): Word[][] {
  if (form !== 'sentence' || kind === 'included') return []
  return text.split('. ').flatMap((sentence) =>
    sentence
      .split(/[,;:] /)
      .filter((clause, at) => at === 0 || OF_THING.test(sentence) || BEGINS.test(clause))
      .flatMap(stuffOf),
  )
}

function stuffOf(clause: string): Word[][] {
  const [said] = SAID.exec(clause) ?? []
  if (said === undefined || ASIDE_AND_MORE.test(clause)) return []
  const [of = ''] = clause.slice(said.length).split(/[.()!?]/)
  const all = wordsOf(of)
  const from = all.findIndex(
    (word) => !word.isNumber && !is(word, 'unit') && !LEADING.has(word.low),
  )
  const rest = from === -1 ? [] : all.slice(from)
  const joint = rest.findIndex(isSmall)
  const words = rest.slice(0, joint === -1 ? undefined : joint)
  const last = words.at(-1)
  // "Chiffon and on it a row of coins" is one stuff.
  const next = rest[joint + 1]
  const isOne = !JOINING.has(rest[joint]?.low ?? '') || (next !== undefined && isSmall(next))
  const isKnown = words.every((word) => propertiesOf(word).size > 0 && !is(word, 'praise'))
  return isOne && isKnown && last !== undefined && is(last, 'material') ? [words] : []
}
