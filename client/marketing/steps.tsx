import { Check, Copy, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClasses } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { NumberedStep } from '#client/ui/numbered-step.tsx'
import { SectionHeading } from './section-heading.tsx'

/** How a listing is made, in three steps. */
export function Steps() {
  return (
    <section className="page-wrap py-12 sm:py-22">
      <SectionHeading title="From bench notes to a finished listing" />
      <ol className="mt-9 grid gap-x-7 gap-y-8 sm:mt-12 sm:gap-y-12 md:grid-cols-3 lg:gap-x-12">
        <NumberedStep number={1} title="Tell us about the item" picture={<TypedNotes />}>
          A nickname, a few honest sentences, and the keywords you want to be found for. Paste a
          list; we split and tidy it.
        </NumberedStep>
        <NumberedStep number={2} title="Star what matters most" picture={<StarredKeywords />}>
          Pick one to three focus keywords, a writing style and a length. The rest of your keywords
          feed the tags.
        </NumberedStep>
        <NumberedStep number={3} title="Copy it across" picture={<Copied />}>
          Edit any word, add your shop footer, then copy each part or all of it at once into your
          marketplace.
        </NumberedStep>
      </ol>
    </section>
  )
}

function TypedNotes() {
  return (
    <span className="w-full max-w-[340px] rounded-md border border-line-control bg-field px-3.5 py-2.5 text-small">
      black walnut, turned, 4 in wide, oil finish
      <span className="ml-0.5 inline-block h-[17px] w-0.5 bg-green align-[-3px]" />
    </span>
  )
}

function StarredKeywords() {
  return (
    <>
      <Keyword isStarred>walnut ring dish</Keyword>
      <Keyword>nightstand tray</Keyword>
    </>
  )
}

function Keyword({ isStarred = false, children }: { isStarred?: boolean; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex h-8 items-center gap-1.5 rounded-sm border px-2.5 text-small',
        isStarred ? 'border-weld-line bg-weld-tint font-semibold' : 'border-line bg-paper',
      )}
    >
      <Star
        className={classNames('size-4', isStarred ? 'fill-weld text-weld-text' : 'text-ink-3')}
      />
      {children}
    </span>
  )
}

function Copied() {
  return (
    <>
      <span className={buttonClasses({ look: 'primary', size: 'small' })}>
        <Copy className="size-4" />
        Copy all
      </span>
      <span className="inline-flex items-center gap-2 rounded-md bg-toast px-3.5 py-2 text-meta text-on-toast">
        <Check className="size-4" />
        <span>
          <b>Copied!</b> Listing copied to clipboard
        </span>
      </span>
    </>
  )
}
