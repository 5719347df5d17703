import { MEDICAL, NOT_MEDICAL } from './lexicon/claims.ts'
import { AILMENTS, HEALTH_STEMS, type HealthStem, INNOCENT_NEAR, PEOPLE } from './lexicon/health.ts'
import { type Reading, readText } from './reading/reading.ts'
import { phrasesIn } from './text.ts'

/** The health claims of a text; "depression glass", treated wood and a cured soap are none. */
export function healthClaims(text: string): string[] {
  const medical = phrasesIn(text, MEDICAL)
  const low = text.toLowerCase()
  if (medical.length === 0 && !HEALTH_STEMS.some(({ stem }) => low.includes(stem))) return []
  const reading = readText(text)
  const innocent = phrasesIn(text, NOT_MEDICAL)
  const named = medical.filter(
    (claim) =>
      !innocent.some((phrase) => ` ${phrase} `.includes(` ${claim} `)) && isClaimed(reading, claim),
  )
  return [...new Set([...named, ...claimsByStem(reading, innocent)])]
}

/** "Not for eczema" and "if you have asthma, ask first" claim nothing. */
function isClaimed(reading: Reading, claim: string): boolean {
  const words = claim.split(' ')
  const places = reading.tokens.flatMap(({ word }, at) => (word === words[0] ? [at] : []))
  if (places.length === 0) return true
  return places.some(
    (at) =>
      !isBread(reading, at) &&
      !isOnPaper(reading, at + words.length) &&
      !isHerOwn(reading, at) &&
      reading.isDenied[at] !== true &&
      !isCautious(reading, at) &&
      !isWarnedOf(reading, at),
  )
}

/** "I have asthma" tells of the maker. */
function isHerOwn({ tokens }: Reading, at: number): boolean {
  const [pronoun, verb] = [at - 2, at - 1].map((place) => tokens[place]?.word ?? '')
  return pronoun === 'i' && (verb === 'have' || verb === 'get')
}

const RECORDS = new Set(
  `tracker trackers tracking log logs diary diaries journal journals planner planners chart charts map maps record records
  notebook checklist worksheet worksheets`.split(/\s+/),
)

/** "Symptom tracker", "pain map": it is written down there, and nothing is said to heal. */
function isOnPaper({ tokens }: Reading, next: number): boolean {
  return RECORDS.has(tokens[next]?.word ?? '')
}

const BREAD_BESIDE = new Set(
  'à au du de le un mon petit quotidien perdu complet sac sacs boîte'.split(' '),
)

/** "Sac à pain", "Pain du Jour": the French for bread. */
function isBread({ tokens }: Reading, at: number): boolean {
  const beside = [at - 2, at - 1, at + 1].map((place) => tokens[place]?.word ?? '')
  return tokens[at]?.word === 'pain' && beside.some((word) => BREAD_BESIDE.has(word))
}

const ASKED_FIRST = new Set(['dr', 'doctor', 'gp', 'midwife', 'trigger', 'triggers'])

/** "Not for pregnant, asthma, under 12 ask dr" names whom to keep it from, and claims nothing. */
function isWarnedOf({ sentences, sentenceOf, tokens }: Reading, at: number): boolean {
  const sentence = sentences[sentenceOf[at] ?? -1]
  if (sentence === undefined) return false
  const [first, second] = tokens.slice(sentence.from, sentence.from + 2)
  const isKeptFrom = first?.word === 'not' && ['for', 'suitable'].includes(second?.word ?? '')
  return isKeptFrom || tokens.slice(at, sentence.to).some(({ word }) => ASKED_FIRST.has(word))
}

const CAUTIOUS = new Set([
  'if',
  'ask',
  'consult',
  'avoid',
  'doctor',
  'vet',
  'allergic',
  'allergy',
  'warning',
  'caution',
])

const WARNING_OFF = new Set(['for', 'suitable', 'recommended', 'advised', 'intended'])

function isCautious(reading: Reading, at: number): boolean {
  const sentence = reading.sentences[reading.sentenceOf[at] ?? -1]
  if (sentence === undefined) return false
  const from = Math.max(sentence.from, at - 12)
  const before = reading.tokens.slice(from, at)
  return (
    before.some(({ word }) => CAUTIOUS.has(word)) ||
    // "Not for pregnant, asthma, under 12"
    before.some(
      ({ word }, place) => word === 'not' && WARNING_OFF.has(before[place + 1]?.word ?? ''),
    ) ||
    before.some(({ word }, place) => PROMISING.has(word) && isRefused(reading, from + place)) ||
    isRefusedNear(before)
  )
}

const REFUSED_WITHIN = 6

/** "It is not a pillow spray for insomnia": in one breath, and not "not just a balm, it heals eczema". */
function isRefusedNear(before: Reading['tokens']): boolean {
  const near = before.slice(-REFUSED_WITHIN)
  const at = near.findLastIndex(({ word }) => REFUSING.has(word))
  const isOnly = ['just', 'only'].includes(near[at + 1]?.word ?? '')
  return at !== -1 && !isOnly && near.slice(at).every(({ word }) => word !== ',')
}

/** "Not a medical device", "I make no promise about …", "we can't say it …": a denied claim, whatever it goes on to name. */
const PROMISING = new Set(
  'medical medicine medicinal promise promises claim claims guarantee guarantees'.split(' '),
)
const REFUSING = new Set("no not never can't cannot don't won't nor without".split(' '))

function isRefused(reading: Reading, at: number): boolean {
  return (
    reading.isDenied[at] === true ||
    reading.tokens.slice(Math.max(0, at - 2), at).some(({ word }) => REFUSING.has(word))
  )
}

function claimsByStem(reading: Reading, innocent: readonly string[]): string[] {
  return reading.tokens.flatMap((token, at) => {
    const rule = HEALTH_STEMS.find(
      ({ stem, but }) => token.word.startsWith(stem) && !but.has(token.word),
    )
    if (rule === undefined || reading.isDenied[at] === true || isCautious(reading, at)) return []
    if (innocent.some((phrase) => phrase.split(' ').includes(token.word))) return []
    return isHealth(reading, at, rule) ? [token.text.toLowerCase()] : []
  })
}

const NEAR = 3

function isHealth(reading: Reading, at: number, { needs, stem }: HealthStem): boolean {
  const sentence = reading.sentences[reading.sentenceOf[at] ?? -1]
  const from = Math.max(sentence?.from ?? 0, at - NEAR)
  const to = Math.min(sentence?.to ?? at, at + NEAR + 2)
  const near = reading.tokens.slice(from, to)
  const isAiling = near.some(
    ({ word }, place) =>
      from + place !== at && AILMENTS.has(word) && !isColdWork(reading, from + place),
  )
  const isOfPeople = reading.tokens.slice(at + 1, at + 3).some(({ word }) => PEOPLE.has(word))
  if (near.some(({ word }) => INNOCENT_NEAR.get(stem)?.has(word) === true)) return false
  switch (needs) {
    case 'nothing':
      return true
    case 'an ailment':
      return isAiling
    case 'an ailment or people':
      return isAiling || isOfPeople
    default:
      return needs satisfies never
  }
}

/** "Cold process", "cold pressed": how a thing is made, and no illness. */
function isColdWork({ tokens }: Reading, at: number): boolean {
  return tokens[at]?.word === 'cold' && COLD_WORK.has(tokens[at + 1]?.word ?? '')
}

const COLD_WORK = new Set(
  'process processed pressed cured smoked rolled forged set connection'.split(' '),
)
