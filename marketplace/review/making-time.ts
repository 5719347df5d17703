import type { Reading } from '../reading/reading.ts'

const TIMES: ReadonlySet<string> = new Set(['minute', 'hour', 'day', 'week', 'month'])
const MAKING = new Set(
  `make makes made making maker sew sewn sewing build built turnaround production ready finish finished process processing
  lead`.split(/\s+/),
)
const WORKING = new Set(['working', 'business'])
const BEFORE_A_NUMBER = new Set(['about', 'around', 'approximately'])

/** "Made in 2 days" tells no country, wherever it stands, of a seller who writes "2 day make". */
export function isTimeOfMaking(told: Reading, stated: Reading): boolean {
  const given = new Set(
    timesIn(stated).flatMap(({ isOfMaking, time }) => (isOfMaking ? [time] : [])),
  )
  const times = timesIn(told)
  return told.tokens.every(({ word }, at) => {
    if (word !== 'in' || told.tokens[at - 1]?.word !== 'made') return true
    const next = told.tokens[at + 1]
    const number = BEFORE_A_NUMBER.has(next?.word ?? '') ? told.tokens[at + 2] : next
    const own = times.find(({ start }) => start === number?.start)
    return own !== undefined && given.has(own.time)
  })
}

/** The times in a text, as "5-7 day", with whether the making is spoken of in the same sentence. */
function timesIn({ measures, tokens, sentences }: Reading) {
  return measures.flatMap(({ numbers, unit, start, end, sentence }) => {
    const { from, to } = sentences[sentence] ?? { from: 0, to: 0 }
    const said = tokens.slice(from, to)
    const [working, next] = said.filter((token) => token.start >= end)
    const named = WORKING.has(working?.word ?? '') ? next?.word.replace(/s$/, '') : undefined
    const own = unit === '' ? (named ?? '') : unit
    if (!TIMES.has(own)) return []
    const isOfMaking = said.some(({ word }) => MAKING.has(word))
    return [{ start, time: `${numbers.join('-')} ${own}`, isOfMaking }]
  })
}
