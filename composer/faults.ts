import type { GeneratorInput } from '#contract/listings.ts'
import { healthClaims } from '#marketplace/health-claims.ts'
import { review } from '#marketplace/review.ts'
import type { Finding, ListingTexts } from '#marketplace/review/finding.ts'
import type { Brief } from './read/form.ts'
import { itemOf } from './read/item.ts'
import { sentencesOf } from './read/sentences.ts'
import { withoutPhrases } from './read/phrases.ts'
import { withoutTornSteps } from './read/talk/steps.ts'
import type { Fact } from './read/told.ts'
import { withoutStop } from './say/sentence.ts'
import { lowWordsOf, wordsOf } from '#marketplace/searches/words.ts'

/** Where even the reasons would have to repeat what no listing may hold. */
const BARE_REASON = 'Your own statements stand in your order, as far as they can be published.'

/**
 * What keeps a listing from being stored. The description is the seller's own statements, whole: against them only
 * what may not be published counts, since they cannot be untrue to themselves.
 */
export function faultsOf(listing: ListingTexts, input: GeneratorInput): Finding[] {
  const product = input.productType.toLowerCase()
  const titled = wordsOf(input.listingTitle).map(({ low }) => low)
  return review(listing, input).hard.filter(
    ({ field, isForbidden, isUntrue, isUnsaid, about = '' }) => {
      // What the own title says the seller has said of the thing, whatever the text leaves out.
      const isTitled = wordsOf(about).every(({ low }) => titled.includes(low)) && about !== ''
      if (field === 'title' && isForbidden !== true && isUntrue === true && isTitled) return false
      if (field !== 'description' && field !== 'altText') return true
      // In the seller's own sentence a name says what the thing fits, and "best seller" how old a design is.
      if (isForbidden === true)
        return healthClaims(about).length > 0 || !spaced(product).includes(spaced(about))
      // "Slap slap" is how the seller says it; the first capital and the end mark may be ours.
      const own = withoutStop(about).toLowerCase()
      const isTyped = lowWordsOf(about).length > 1 && product.includes(own)
      return isUntrue !== true && isUnsaid !== true && !isTyped
    },
  )
}

function spaced(text: string): string {
  return ` ${lowWordsOf(text).join(' ')} `
}

/** A statement that may not be published is left out whole and reported, never cut; a keyword likewise. */
export function withoutFaults(brief: Brief, hard: readonly Finding[], isLast: boolean): Brief {
  const about = hard.flatMap((finding) => (finding.about === undefined ? [] : [finding]))
  const isFaulty = (text: string, fields: readonly Finding['field'][]) =>
    about.some(
      ({ field, about: words = '' }) =>
        fields.includes(field) && text.toLowerCase().includes(words.toLowerCase()),
    )
  const isFaultySearch = (text: string) => isFaulty(text, ['title', 'tags'])
  const told = brief.facts.map((fact) =>
    (isLast || !fact.isMustKnow) && isFaulty(textOf(fact), ['description'])
      ? withoutFaultsIn(fact, (text) => isFaulty(text, ['description']))
      : { fact, kept: fact, out: [] },
  )
  const faulty = new Set(told.flatMap(({ fact, out }) => (out.length > 0 ? [fact] : [])))
  const keywords = brief.keywords.map((keyword) =>
    keyword.support !== 'false' && isFaultySearch(keyword.text)
      ? { ...keyword, support: 'false' as const, because: '' }
      : keyword,
  )
  const { design: named } = brief
  const isFaultyName = named !== null && (faulty.has(named.said) || isFaultySearch(named.text))
  const design = isFaultyName ? null : named
  const item = isFaultySearch(brief.item.name) ? renamed(brief, isFaultySearch) : brief.item
  const isSame =
    faulty.size === 0 &&
    design === named &&
    item.name === brief.item.name &&
    keywords.every((one, at) => one === brief.keywords[at])
  if (isSame) return brief
  return {
    ...brief,
    item,
    ...withoutTornSteps({
      facts: told.flatMap(({ kept }) => kept ?? []),
      omissions: [
        ...brief.omissions,
        ...told.flatMap(({ out }) =>
          out.map((said) => ({ reason: 'unpublishable' as const, said })),
        ),
      ],
    }),
    keywords,
    design,
  }
}

/** Of several sentences, and of a row of phrases, only those at fault are left out; of anything else nothing stays. */
function withoutFaultsIn(fact: Fact, isFaulty: (text: string) => boolean) {
  const { said } = fact
  const one = (text: string) => ({ ...said, text, words: wordsOf(text) })
  const sentences = sentencesOf(said.text)
  const sound = sentences.filter((text) => !isFaulty(text))
  // "Lips: not #7 and #15. The rest is approved": the warning stays whole.
  if (sentences.length > 1 && sound.length > 0 && sound.length < sentences.length)
    return {
      fact,
      kept: { ...fact, said: one(sound.join(' ')) },
      out: sentences.filter(isFaulty).map(one),
    }
  const parted = said.form === 'sentence' ? null : withoutPhrases(said.text, isFaulty)
  return parted === null
    ? { fact, kept: null, out: [said] }
    : { fact, kept: { ...fact, said: one(parted.kept) }, out: parted.out.map(one) }
}

/** What a repair took out of the description is left out and reported as well. */
export function withoutLost(brief: Brief, before: ListingTexts, after: ListingTexts): Brief {
  const isLost = ({ said }: Fact) =>
    before.generatedDescription.includes(said.text) &&
    !after.generatedDescription.includes(said.text)
  const lost = brief.facts.filter(isLost)
  return {
    ...brief,
    facts: brief.facts.filter((fact) => !lost.includes(fact)),
    omissions: [
      ...brief.omissions,
      ...lost.map(({ said }) => ({ reason: 'unpublishable' as const, said })),
    ],
  }
}

/** Where the name that buyers search for may not stand, the thing is called as the description calls it. */
function renamed(brief: Brief, isFaulty: (text: string) => boolean): Brief['item'] {
  const clean = brief.facts.find((fact) => !isFaulty(textOf(fact)))
  const keywords = brief.keywords.filter(
    ({ support, text }) => support !== 'false' && !isFaulty(text),
  )
  return itemOf(brief.document, {
    keywords: keywords.map(({ text }) => text),
    starred: keywords.filter(({ isStarred }) => isStarred).map(({ text }) => text),
    nickname: clean?.said.text ?? '',
    tongue: brief.language,
  })
}

/** The reasons quote what was left out; a line that would repeat what no listing may hold goes. */
export function withCleanReasons<Texts extends ListingTexts>(texts: Texts, input: GeneratorInput) {
  const faults = faultsOf(texts, input).filter(({ field }) => field === 'explanation')
  if (faults.length === 0) return texts
  const lines = (texts.generatedExplanation ?? '').split('\n')
  const kept = lines.filter((line) => !faults.some(({ about = line }) => line.includes(about)))
  const generatedExplanation = kept.join('\n')
  const shorter = { ...texts, generatedExplanation }
  const isClean =
    kept.length > 0 && faultsOf(shorter, input).every(({ field }) => field !== 'explanation')
  return isClean ? shorter : { ...texts, generatedExplanation: BARE_REASON }
}

function textOf({ said }: Fact): string {
  return `${said.label} ${said.text}`
}
