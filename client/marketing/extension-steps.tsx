import { NumberedStep } from '#client/ui/numbered-step.tsx'
import { ExtensionLink } from './extension-hero.tsx'
import { SectionHeading } from './section-heading.tsx'

/** How KeywordSaver works, in three steps. */
export function ExtensionSteps() {
  return (
    <section className="bg-sunk">
      <div className="page-wrap py-12 sm:py-22">
        <SectionHeading title="How it works" />
        <ol className="mt-9 grid gap-x-7 gap-y-8 sm:mt-12 sm:gap-y-12 md:grid-cols-3 lg:gap-x-12">
          <NumberedStep number={1} title="Install it">
            Add the extension to your browser. It is free, and it asks for no account.
          </NumberedStep>
          <NumberedStep number={2} title="Browse as usual">
            Search, read, compare. Save each word worth keeping with one press.
          </NumberedStep>
          <NumberedStep number={3} title="Copy your list">
            Open the list for your product and copy it whole, ready to paste.
          </NumberedStep>
        </ol>
        <p className="mt-9">
          <ExtensionLink look="outline" label="Learn more" />
        </p>
      </div>
    </section>
  )
}
