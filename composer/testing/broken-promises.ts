import { compose, type Composed } from '../composer.ts'
import { faultsOf } from '../faults.ts'
import { lowWordsOf } from '#marketplace/searches/words.ts'
import type { Generated } from './generated-form.ts'

/** What a listing of a generated form does not keep of it, each as a sentence; empty where all is kept. */
export function brokenPromises(form: Generated): string[] {
  const listing = compose(form.input)
  if (listing === null) return ['nothing was written']
  return [
    ...faultsOf(listing, form.input).map(
      ({ field, text }) => `may not be stored: ${field}: ${text}`,
    ),
    ...form.statements
      .filter((text) => !isWholeOrReported(text, { form, listing }))
      .map((text) => `neither whole nor reported: ${text}`),
    ...form.mustKnow.filter((text) => !isTold(text, listing)).map((text) => `lost: ${text}`),
    ...form.denied
      .filter((noun) => isAffirmed(noun, listing))
      .map((noun) => `turned round: ${noun}`),
    ...form.lists
      .filter((members) => isTorn(members, listing))
      .map((list) => `torn: ${list.join(', ')}`),
  ]
}

function plain(text: string): string {
  return ` ${lowWordsOf(text).join(' ')} `
}

type Written = { form: Generated; listing: Composed }

/** Told word for word, its name said already, or absent: named as left out, or counted where there was no room to. */
function isWholeOrReported(text: string, { form, listing }: Written): boolean {
  const { generatedDescription, generatedExplanation } = listing
  if (isTold(text, listing)) return true
  const own = lowWordsOf(text)
  const isName = own.every((word) => plain(form.input.listingTitle).includes(` ${word} `))
  return isName || (!isBegun(own, generatedDescription) && COUNTED.test(generatedExplanation))
}

const COUNTED = / and \d+ more/

/** Whether the text has the front or the end of a statement. */
function isBegun(words: readonly string[], description: string): boolean {
  const told = plain(description)
  const half = Math.max(QUOTED_WORDS + 1, Math.ceil(words.length / 2))
  return [words.slice(0, half), words.slice(-half)].some((part) =>
    told.includes(` ${part.join(' ')} `),
  )
}

/** Word for word in the description, or named among what was left out. */
function isTold(text: string, { generatedDescription, generatedExplanation }: Composed): boolean {
  return plain(generatedDescription).includes(plain(text)) || isReported(text, generatedExplanation)
}

/** A long statement is quoted by its beginning. */
const QUOTED_WORDS = 3

function isReported(text: string, explanation: string): boolean {
  const beginning = lowWordsOf(text).slice(0, QUOTED_WORDS).join(' ')
  return plain(explanation).includes(` ${beginning} `)
}

const DENYING = new Set(['no', 'not', 'without', 'never', 'non'])

function isAffirmed(noun: string, listing: Composed): boolean {
  const alt = listing.generatedAltText ?? ''
  return [listing.generatedTitle, ...listing.generatedTags, alt].some((text) => {
    const all = plain(text)
    const at = all.indexOf(plain(noun))
    if (at === -1) return false
    const before = lowWordsOf(all.slice(0, at))
    const after = lowWordsOf(all.slice(at + noun.length + 1))[0]
    return !before.some((word) => DENYING.has(word)) && after !== 'free'
  })
}

/** Told in part, or with something else between its members. */
function isTorn(
  members: readonly string[],
  { generatedDescription, generatedExplanation }: Composed,
): boolean {
  const told = plain(generatedDescription)
  const joined = JOINTS.map(
    (last) => `${members.slice(0, -1).join(' ')}${last}${members.at(-1) ?? ''}`,
  )
  return (
    !joined.some((list) => told.includes(` ${list} `)) &&
    !joined.some((list) => isReported(list, generatedExplanation)) &&
    members.some((one) => told.includes(` ${one} `))
  )
}

const JOINTS = [' ', ' or ', ' and ']
