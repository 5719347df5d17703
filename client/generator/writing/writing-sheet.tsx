import { Check } from 'lucide-react'
import { CardSection } from '#client/ui/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { countText } from '#client/ui/counter.tsx'
import { SkeletonLines } from '#client/ui/loading.tsx'
import { Stitches, type StitchState } from '#client/ui/stitches.tsx'
import { SwingTags } from '#client/ui/swing-tags.tsx'
import { Explanation } from '#client/listing/explanation.tsx'
import { TitleTape } from '#client/listing/title-tape.tsx'
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
      <Stitches
        states={WRITING_STEPS.map((_, step) => stateOf(step, writing))}
        label="Progress"
        className="stitches-progress"
      />
      <ol className="mt-1.5 grid grid-cols-5 gap-1.5 text-meta">
        {WRITING_STEPS.map((name, step) => (
          <StepName key={name} name={name} step={step} state={stateOf(step, writing)} />
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

/** Under its stitch, also where a phone shows the one name alone. */
const PLACES = ['col-start-1', 'col-start-2', 'col-start-3', 'col-start-4', 'col-start-5']

type StepNameProps = { name: string; step: number; state: StitchState }

function StepName({ name, step, state }: StepNameProps) {
  return (
    <li
      aria-current={state === 'partly' ? 'step' : undefined}
      className={classNames(
        'flex items-center gap-1 whitespace-nowrap max-md:not-aria-[current]:sr-only',
        PLACES[step],
        STEP_TONES[state],
      )}
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
  const { title, description, tags, altText, explanation, stepsDone } = writing
  const isAtDescription = stepsDone === 1 && description !== ''
  return (
    <>
      <CardSection title="Title" counter={countText(title.length, LISTING.titleMax)}>
        <div className="mb-1.5 text-[1.0625rem] leading-[1.4] font-semibold text-pretty wrap-anywhere md:text-[1.1875rem] md:leading-[1.42]">
          {title || <SkeletonLines lines={2} />}
        </div>
        <TitleTape length={title.length} />
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
      <CardSection title="Image Alt Text">
        {altText === null ? (
          <SkeletonLines lines={2} />
        ) : (
          <p className="animate-appear">{altText}</p>
        )}
      </CardSection>
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
