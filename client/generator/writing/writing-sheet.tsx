import { Check } from 'lucide-react'
import { CardSection } from '#client/ui/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { countText } from '#client/ui/counter.tsx'
import { SkeletonLines } from '#client/ui/loading.tsx'
import { Stitches, type StitchState } from '#client/ui/stitches.tsx'
import { SwingTags } from '#client/ui/swing-tags.tsx'
import { Tape } from '#client/ui/tape.tsx'
import { Explanation } from '#client/listing/explanation.tsx'
import { LISTING, TAG } from '#contract/listings.ts'
import type { Waiting } from './use-waiting.ts'
import { stepLine, type Writing, WRITING_STEPS } from './writing.ts'

const PATIENCE: Record<Waiting, string> = {
  notYet: '',
  shown: '',
  long: 'Still writing. Long descriptions take a little longer.',
  veryLong: 'Slower than usual, still going.',
}

type WritingProgressProps = { writing: Writing; waiting: Waiting }

/** Five stitches, one for each part that is written. */
export function WritingProgress({ writing, waiting }: WritingProgressProps) {
  return (
    <div className="px-4 pb-[18px] md:px-6">
      <output className="mb-3 block text-meta text-ink-3">
        {(!writing.isQueued && PATIENCE[waiting]) || stepLine(writing)}
      </output>
      <Stitches states={WRITING_STEPS.map((_, step) => stateOf(step, writing))} label="Progress" />
      <ol className="mt-1.5 grid max-sm:sr-only grid-cols-5 gap-1.5 text-meta">
        {WRITING_STEPS.map((name, step) => (
          <StepName key={name} name={name} state={stateOf(step, writing)} />
        ))}
      </ol>
    </div>
  )
}

const STEP_TONES: Record<StitchState, string> = {
  met: 'font-semibold text-green-text',
  partly: 'font-semibold text-ink',
  open: 'text-ink-3',
}

function StepName({ name, state }: { name: string; state: StitchState }) {
  return (
    <li
      aria-current={state === 'partly' ? 'step' : undefined}
      className={classNames('flex items-center gap-1', STEP_TONES[state])}
    >
      {state === 'met' && (
        <Check role="img" aria-label="Done:" strokeWidth={1.9} className="size-4" />
      )}
      {name}
    </li>
  )
}

function stateOf(step: number, { stepsDone }: Writing): StitchState {
  if (step < stepsDone) return 'met'
  return step === stepsDone ? 'partly' : 'open'
}

/** As much of the listing as is written; what is still to come is held open. */
export function WritingSheet({ writing }: { writing: Writing }) {
  const { title, description, tags, altText, explanation } = writing
  return (
    <>
      <CardSection title="Title" counter={countText(title.length, LISTING.titleMax)}>
        <div className="mb-3.5 text-[1.1875rem] leading-[1.42] font-semibold wrap-anywhere">
          {title || <SkeletonLines lines={2} />}
        </div>
        <Tape length={title.length} max={LISTING.titleMax} label="Title length" />
      </CardSection>
      <CardSection title="Description" counter={soFar(description)}>
        <div dir="auto" className="mb-3 max-w-[70ch] wrap-anywhere whitespace-pre-wrap">
          {description}
        </div>
        {!description && <SkeletonLines lines={4} />}
      </CardSection>
      <CardSection title="Tags" counter={`${tags.length} / ${TAG.max}`}>
        <SwingTags
          tags={tags}
          slots={TAG.max}
          lengthMax={TAG.lengthMax}
          note={`${TAG.max} slots, ${TAG.lengthMax} characters each. They fill one by one.`}
        />
      </CardSection>
      <CardSection title="Image Alt Text">{altText ?? <SkeletonLines lines={2} />}</CardSection>
      {explanation && <Explanation text={explanation} />}
    </>
  )
}

function soFar(description: string): string | undefined {
  return description === '' ? undefined : `${countText(description.length)} so far`
}
