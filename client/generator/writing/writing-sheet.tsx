import { CardSection } from '#client/ui/card.tsx'
import { countText } from '#client/ui/counter.tsx'
import { SkeletonLines } from '#client/ui/loading.tsx'
import { StitchedSteps } from '#client/ui/stitched-steps.tsx'
import { SwingTags } from '#client/ui/swing-tags.tsx'
import { BuyerView } from '#client/listing/buyer-view.tsx'
import { Explanation } from '#client/listing/explanation.tsx'
import { TitleTape } from '#client/listing/title-tape.tsx'
import { LISTING, TAG } from '#contract/listings.ts'
import type { Waiting } from '#client/listing/submitting/use-waiting.ts'
import { stepLine, stepsOf, type Writing } from './writing.ts'

const PATIENCE: Record<Waiting, string> = {
  notYet: '',
  shown: '',
  long: 'Still writing. Long descriptions take a little longer.',
  veryLong: 'Slower than usual, still going.',
}

type Sheet = {
  writing: Writing
  nickname: string
  /** Its photo was described, from which its alt text is written. */
  hasPhoto: boolean
}
type WritingProgressProps = Omit<Sheet, 'nickname'> & { waiting: Waiting }

/** A stitch for each part that is written. */
export function WritingProgress({ writing, hasPhoto, waiting }: WritingProgressProps) {
  return (
    <div className="writing-steps grid content-center">
      <output className="mb-2.5 block text-small font-semibold">
        {(!writing.isQueued && PATIENCE[waiting]) || stepLine(writing, hasPhoto)}
      </output>
      <StitchedSteps {...stepsOf(writing, hasPhoto)} isToldAbove />
    </div>
  )
}

/** As much of the listing as is written; what is still to come is held open. */
export function WritingSheet({ writing, nickname, hasPhoto }: Sheet) {
  const { title, description, tags, altText, explanation, stepsDone } = writing
  const isAtDescription = stepsDone === 1 && description !== ''
  return (
    <>
      <CardSection title="Title" counter={countText(title.length, LISTING.titleMax)}>
        <div className="mb-1.5 text-[1.0625rem] leading-[1.4] font-semibold text-pretty wrap-anywhere md:text-[1.1875rem] md:leading-[1.42]">
          {title || <SkeletonLines lines={2} />}
        </div>
        <TitleTape length={title.length} />
        <BuyerView
          title={title}
          description={description}
          listing={{ id: '', listingTitle: nickname }}
        />
      </CardSection>
      <CardSection title="Description" counter={soFar(description)}>
        <div dir="auto" className="mb-3 max-w-[70ch] wrap-anywhere whitespace-pre-wrap">
          {description}
          {isAtDescription && <span aria-hidden="true" className="caret" />}
        </div>
        {stepsDone <= 1 && <SkeletonLines lines={4} />}
      </CardSection>
      <CardSection title="Tags" counter={`${tags.length} / ${TAG.max}`}>
        <SwingTags
          tags={tags}
          slots={TAG.max}
          lengthMax={TAG.lengthMax}
          isSettling
          showsFree
          note={`${TAG.max} slots, ${TAG.lengthMax} characters each. They fill one by one.`}
        />
      </CardSection>
      {(hasPhoto || altText !== null) && (
        <CardSection title="Image Alt Text">
          {altText === null ? (
            <SkeletonLines lines={2} />
          ) : (
            <p className="animate-appear">{altText}</p>
          )}
        </CardSection>
      )}
      {explanation && (
        <div className="animate-appear">
          <Explanation text={explanation} />
        </div>
      )}
    </>
  )
}

function soFar(description: string): string | undefined {
  return description === '' ? undefined : `${countText(description.length)} so far`
}
