import { ExternalLink } from 'lucide-react'
import { DEFAULT_EXTENSION_URL } from '#contract/site.ts'
import { ButtonLink, type ButtonLook } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { NotebookPicture } from './notebook-picture.tsx'

/** KeywordSaver in one sentence, on kraft paper. */
export function ExtensionHero() {
  return (
    <section className="border-b-2 border-dashed border-line-control bg-kraft">
      <div className="page-wrap grid items-center gap-8 py-12 lg:grid-cols-[1fr_auto] lg:gap-14 lg:py-20">
        <div>
          <h1 className="font-display text-hero font-semibold text-balance">
            Save the words buyers use
          </h1>
          <p className="mt-5 max-w-[34em] text-lead text-pretty text-ink-2">
            KeywordSaver is our free browser extension for keyword research. It saves keywords from
            search suggestions, highlighted text and product pages, and needs no sign-up.
          </p>
          <p className="mt-6 flex flex-wrap gap-x-2.5 gap-y-3 sm:mt-8 sm:gap-x-3">
            <ExtensionLink
              look="primary"
              label="Find it in the Chrome store"
              className={NOT_HERE}
            />
          </p>
          <p className="mt-3 text-small text-ink-2 md:hidden">
            It works in a browser on a computer. Open this page there to install it.
          </p>
        </div>
        <NotebookPicture />
      </div>
    </section>
  )
}

/** A phone has no place for it, so that the green step is another one there. */
const NOT_HERE = 'max-md:border-line-control max-md:bg-sheet max-md:text-ink max-md:shadow-none'

type ExtensionLinkProps = { look: ButtonLook; label: string; className?: string }

export function ExtensionLink({ look, label, className }: ExtensionLinkProps) {
  return (
    <ButtonLink
      look={look}
      size="large"
      href={DEFAULT_EXTENSION_URL}
      target="_blank"
      rel="noopener"
      className={classNames('max-sm:min-h-12 max-sm:px-4 max-sm:text-ui', className)}
    >
      {label}
      <ExternalLink aria-hidden="true" />
      <span className="sr-only">(opens in a new tab)</span>
    </ButtonLink>
  )
}
