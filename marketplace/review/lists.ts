import { unsaidMembers } from '../reading/members.ts'
import { runsOf } from '../reading/runs.ts'
import type { Member, TextList } from '../reading/lists.ts'
import type { Reading } from '../reading/reading.ts'
import { type Case, quoted } from './case.ts'
import { FIELD_NAMES, hard, type Finding, untrue } from './finding.ts'

/** Contents told in part, and a choice told as one thing. */
export function reviewLists(reviewed: Case): Finding[] {
  if (reviewed.language !== 'en') return []
  return reviewed.product.lists.flatMap((list) =>
    list.kind === 'choice' ? choiceAsOne(list, reviewed) : tornContents(list, reviewed),
  )
}

const CONTENTS_CUES = ['contain', 'ingredient', 'allergen', 'trac']

/** "Contains almond" where the seller wrote almond, soy and milk. */
function tornContents(list: TextList, { parts }: Case): Finding[] {
  if (list.kind === 'included') return []
  const description = parts.find(({ field }) => field === 'description')
  if (description === undefined) return []
  const missing = unsaidMembers(description.reading, list)
  if (missing.length === 0 || missing.length === list.members.length) return []
  const told = list.members.filter(({ text }) => !missing.includes(text))
  const place = cuedPlace(description.reading, told)
  if (place === null) return []
  const text = `Your text lists "${list.cue} ${namesOf(list.members)}", the description leaves out ${namesOf(missing.map((one) => ({ text: one })))}`
  return [hard('description', text, quoted(description, place))]
}

function namesOf(members: readonly { text: string }[]): string {
  return members.map(({ text }) => text).join(', ')
}

/** Where a description speaks of contents and names one of these. */
function cuedPlace(reading: Reading, told: readonly Member[]) {
  const cues = CONTENTS_CUES.flatMap((root) => reading.places.get(root) ?? [])
  const roots = new Set(told.flatMap((member) => member.roots))
  const naming = new Set(
    [...roots]
      .flatMap((root) => reading.places.get(root) ?? [])
      .map((at) => reading.sentenceOf[at]),
  )
  for (const at of cues) {
    const sentence = reading.sentenceOf[at]
    if (sentence !== undefined && naming.has(sentence)) {
      const token = reading.tokens[at]
      return { start: token?.start ?? 0, end: token?.end ?? 0, sentence }
    }
  }
  return null
}

/** "In oat" of a thing that comes in oat, sage or clay. */
function choiceAsOne(list: TextList, reviewed: Case): Finding[] {
  return reviewed.parts.flatMap((part) => {
    if (part.field === 'tags' || part.field === 'altText') return []
    const told = list.members.filter((member) => memberAt(part.reading, member) !== null)
    const [only] = told
    if (only === undefined || told.length > 1 || isSettled(only, list, reviewed)) return []
    const at = memberAt(part.reading, only)
    if (at === null || (part.field === 'description' && !isTheOne(part.reading, at))) return []
    const token = part.reading.tokens[at]
    const place = {
      start: token?.start ?? 0,
      end: token?.end ?? 0,
      sentence: part.reading.sentenceOf[at] ?? 0,
    }
    const quote = quoted(part, place)
    const text = `Your text offers ${namesOf(list.members)}, ${FIELD_NAMES[part.field]} says only "${only.text}"`
    return [untrue(part.field, text, quote)]
  })
}

function memberAt(reading: Reading, { roots }: Member): number | null {
  return runsOf(reading, roots)[0]?.from ?? null
}

/** The photo, a wish, a keyword or another sentence of the seller names this very one. */
function isSettled(
  member: Member,
  list: TextList,
  { photo, wishes, product, input }: Case,
): boolean {
  if (memberAt(photo, member) !== null || memberAt(wishes, member) !== null) return true
  const keywords = `${input.keywords}, ${input.starredKeywords}`.toLowerCase()
  if (keywords.includes(member.text.toLowerCase())) return true
  const [first = ''] = member.roots
  return (product.places.get(first) ?? []).some((at) => {
    const start = product.tokens[at]?.start ?? 0
    return start < list.start || start > list.end
  })
}

const OF_ONE = new Set(['is', 'are', 'in', 'of', 'from', 'with'])
const OPENING_CHOICE = new Set([
  'or',
  'choose',
  'choice',
  'such',
  'like',
  'pick',
  'either',
  'example',
])

/** "The colour is oat", "made of clay", "in oat": told as what the thing is. */
function isTheOne(reading: Reading, at: number): boolean {
  const sentence = reading.sentences[reading.sentenceOf[at] ?? -1]
  if (sentence === undefined) return false
  const words = reading.tokens.slice(sentence.from, sentence.to).map(({ word }) => word)
  if (words.some((word) => OPENING_CHOICE.has(word))) return false
  return OF_ONE.has(reading.tokens[at - 1]?.word ?? '')
}
