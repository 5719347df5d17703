import { DESCRIPTION_LENGTHS } from '#contract/listings.ts'
import { emojisIn } from '#marketplace/characters.ts'
import { healthClaims } from '#marketplace/health-claims.ts'
import { isDenyingWord } from '#marketplace/searches/denied.ts'
import { isSmall, lowWordsOf, rootOf, wordsOf } from '#marketplace/searches/words.ts'
import { countWords, isBulletLine } from '#marketplace/text.ts'
import type { Brief } from '../read/form.ts'
import { systemsIn } from '../read/measures.ts'
import { sentencesOf } from '../read/sentences.ts'
import { respelled } from '../read/spelling.ts'
import { isNoWish, plainWish, readWishes, type Wishes } from '../read/wishes.ts'
import { avoiding } from './avoided.ts'

/** The texts as buyers read them. */
export type Written = {
  generatedTitle: string
  generatedDescription: string
  generatedTags: readonly string[]
  generatedAltText: string | null
}

/** What can be seen of her wishes on the finished texts; every other one she is asked to check herself. */
export type Checked = {
  /** Words that she forbade and that stand nowhere. */
  nowhere: string[]
  /** What she wanted said and the description says. */
  said: string[]
  /** Whole wishes of which no program can tell whether they were followed. */
  open: string[]
  /** Wishes that ask for a health claim, where none is made. */
  claimed: string[]
  /** Wishes for another language. */
  translate: string[]
}

export function checked({ input, language }: Brief, written: Written): Checked {
  const found: Checked = { nowhere: [], said: [], open: [], claimed: [], translate: [] }
  const { generatedDescription: text } = written
  const isSaid = sayingOf(text)
  const typed = (input.customAiInstructions ?? '').split('\n').flatMap((line) => sentencesOf(line))
  for (const sentence of typed.filter((one) => !isNoWish(one))) {
    const wishes = readWishes(sentence, language)
    const proofs = proofsOf(wishes, { ...written, isSaid })
    found.nowhere.push(
      ...proofs.filter(({ kind, isSo }) => kind === 'avoid' && isSo).map(({ about }) => about),
    )
    found.said.push(
      ...proofs.filter(({ kind, isSo }) => kind === 'say' && isSo).map(({ about }) => about),
    )
    const isProven = proofs.length > 0 && proofs.every(({ isSo }) => isSo)
    if (wishes.translate.length > 0) found.translate.push(sentence)
    else if (isProven && isWhole(sentence, proofs, language)) continue
    else if (healthClaims(sentence).length > 0 && healthClaims(text).length === 0)
      found.claimed.push(sentence)
    else found.open.push(sentence)
  }
  return found
}

type Proof = { kind: 'say' | 'avoid' | 'form'; about: string; isSo: boolean }

const form = (isSo: boolean): Proof => ({ kind: 'form', about: '', isSo })

/** Longer ones forbid a thought, which other words may say. */
const AVOIDED_WORDS_MAX = 2

/** What a program can see of a wish; nothing that it cannot see is taken for done. */
function proofsOf(
  wishes: Wishes,
  {
    generatedDescription: text,
    isSaid,
    ...written
  }: Written & { isSaid: (about: string) => boolean },
): Proof[] {
  const all = [
    text,
    written.generatedTitle,
    written.generatedAltText ?? '',
    ...written.generatedTags,
  ]
  const low = lowWordsOf(text).join(' ')
  const { system, spelling, wordsMax, sentencesMax, length, bullets, startWith, endWith } = wishes
  const isListed = text.split('\n').some(isBulletLine)
  return [
    ...[...wishes.mention, ...wishes.add, ...wishes.keep].map((about): Proof => ({
      kind: 'say',
      about,
      isSo: isSaid(about),
    })),
    ...wishes.avoid.map((about): Proof => {
      const [first, ...others] = wordsOf(about)
      const isShort = others.length < AVOIDED_WORDS_MAX && first !== undefined && !isSmall(first)
      const { isAvoided } = avoiding([about])
      return { kind: 'avoid', about, isSo: isShort && !all.some(isAvoided) }
    }),
    ...(startWith === null ? [] : [form(low.startsWith(lowWordsOf(startWith).join(' ')))]),
    ...(endWith === null ? [] : [form(low.endsWith(lowWordsOf(endWith).join(' ')))]),
    ...(spelling === null ? [] : [form(respelled(text, spelling) === text)]),
    ...(wordsMax === null ? [] : [form(countWords(text) <= wordsMax.most)]),
    ...(sentencesMax === null ? [] : [form(sentencesOf(text).length <= sentencesMax)]),
    ...(wishes.noEmojis ? [form(emojisIn(text).length === 0)] : []),
    ...(wishes.noShouts ? [form(!text.includes('!'))] : []),
    ...(wishes.style === null ? [] : [form(true)]),
    ...(length === null ? [] : [form(countWords(text) <= DESCRIPTION_LENGTHS[length].wordsMax)]),
    ...(system === null ? [] : [form(systemsIn(text).every((one) => one === system.name))]),
    ...(bullets === null ? [] : [form(isListed === bullets)]),
    // Where something stands, and how it sounds, nobody here can tell.
    ...[...wishes.early, ...wishes.late, ...wishes.frank, ...wishes.unchecked].map(() =>
      form(false),
    ),
    ...[wishes.stress, wishes.startAbout].filter((one) => one !== null).map(() => form(false)),
  ]
}

const isDenying = (said: string) =>
  wordsOf(said).some((word) => isDenyingWord(word) || word.low.endsWith("n't"))

/** Whether one sentence has every word of something, and denies where it does. */
function sayingOf(text: string): (about: string) => boolean {
  const sentences = text
    .split('\n')
    .flatMap((line) => sentencesOf(line))
    .map((said) => ({
      roots: new Set(wordsOf(said).map(({ stem }) => rootOf(stem))),
      isDenial: isDenying(said),
    }))
  return (about) => {
    const wanted = wordsOf(about).filter((word) => !isSmall(word))
    const isDenial = isDenying(about)
    return (
      wanted.length > 0 &&
      sentences.some(
        (said) =>
          said.isDenial === isDenial && wanted.every(({ stem }) => said.roots.has(rootOf(stem))),
      )
    )
  }
}

/** So many words a wish has beside what was proven: "please do not use the word". */
const ASKING = new Set(
  "please pls do don't dont not no never without avoid use using say saying mention mentioning tell include add write put make keep sure call called described word words emoji emojis exclamation exclamations mark marks bullet bullets point points list lists short brief concise long longer more less very style tone spelling english sentence sentences".split(
    ' ',
  ),
)

/** Whether a wish asks for nothing beside what was proven. */
function isWhole(sentence: string, proofs: readonly Proof[], language: string): boolean {
  // In other languages a wish is read as a whole or not at all.
  if (language !== 'en') return true
  const about = new Set(proofs.flatMap((proof) => wordsOf(proof.about).map(({ low }) => low)))
  const isForm = proofs.some(({ kind }) => kind === 'form')
  const others = wordsOf(plainWish(sentence)).filter(
    (word) => !isSmall(word) && !ASKING.has(word.low) && !about.has(word.low) && !word.isNumber,
  )
  return others.length <= (isForm ? FORM_WORDS : 0)
}

/** "British", "professional": how a wish for a form calls it. */
const FORM_WORDS = 3
