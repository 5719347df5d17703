import { CardSection } from '#client/ui/card.tsx'
import { SkeletonLines } from '#client/ui/loading.tsx'
import { Stitches, type StitchState } from '#client/ui/stitches.tsx'
import { SwingTags } from '#client/ui/swing-tags.tsx'
import { Tape } from '#client/ui/tape.tsx'
import { isShort, KEYWORDS } from '#contract/keywords.ts'
import { LISTING, TAG } from '#contract/listings.ts'
import type { Item } from './item.ts'

/** The outline of a listing before there is one, and how ready the form is for it. */
export function ProofSheet({ item }: { item: Item }) {
  return (
    <>
      <CardSection>
        <Readiness item={item} />
      </CardSection>
      <CardSection title="Title">
        <div className="grid gap-4">
          <SkeletonLines lines={2} />
          <Tape length={0} max={LISTING.titleMax} label="Title length" />
        </div>
      </CardSection>
      <CardSection title="Description">
        <SkeletonLines lines={4} />
      </CardSection>
      <CardSection title="Tags">
        <SwingTags
          tags={[]}
          slots={TAG.max}
          lengthMax={TAG.lengthMax}
          note={`${TAG.max} slots, ${TAG.lengthMax} characters each.`}
        />
      </CardSection>
    </>
  )
}

type Need = { words: string; state: StitchState }

function Readiness({ item }: { item: Item }) {
  const needs = readiness(item)
  const met = needs.filter(({ state }) => state === 'met').length
  const next = needs.find(({ state }) => state !== 'met')
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-1.5">
      <p className="row-span-2 font-display text-[1.625rem] leading-none font-semibold">
        {met}
        <span className="font-sans text-ui font-medium text-ink-3"> of {needs.length}</span>
      </p>
      <Stitches
        states={needs.map(({ state }) => state)}
        label={`${met} of ${needs.length} ready`}
      />
      <p className="text-small text-ink-2">
        <b className="font-semibold text-ink">Your item.</b>{' '}
        {next ? `Next: ${next.words}.` : 'Ready to write.'}
      </p>
    </div>
  )
}

/** What makes a good listing likely, in the order in which it is asked for. */
export function readiness({ productType, keywords, starredKeywords }: Item): Need[] {
  const short = keywords.filter(isShort).length
  const focus = starredKeywords.length
  return [
    { words: 'describe the item', state: reached(productType.trim() === '' ? 0 : 1, 1) },
    {
      words: `collect ${KEYWORDS.recommendedMin} keywords`,
      state: reached(keywords.length, KEYWORDS.recommendedMin),
    },
    {
      words: `have ${KEYWORDS.shortWanted} keywords of ${KEYWORDS.shortMax} characters or less`,
      state: reached(short, KEYWORDS.shortWanted),
    },
    {
      words: `star 1 to ${KEYWORDS.focusMax} focus keywords`,
      state: focus > KEYWORDS.focusMax ? 'partly' : reached(focus, 1),
    },
  ]
}

function reached(count: number, wanted: number): StitchState {
  if (count >= wanted) return 'met'
  return count === 0 ? 'open' : 'partly'
}
