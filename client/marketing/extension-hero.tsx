import { ExternalLink } from 'lucide-react'
import { DEFAULT_EXTENSION_URL } from '#contract/site.ts'
import { ButtonLink, type ButtonLook } from '#client/ui/button.tsx'
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
          <p className="mt-8 flex flex-wrap gap-3">
            <ExtensionLink look="primary" label="Install KeywordSaver" />
            <ExtensionLink look="outline" label="Learn more" />
          </p>
        </div>
        <NotebookPicture />
      </div>
    </section>
  )
}

function ExtensionLink({ look, label }: { look: ButtonLook; label: string }) {
  return (
    <ButtonLink
      look={look}
      size="large"
      href={DEFAULT_EXTENSION_URL}
      target="_blank"
      rel="noopener"
      className="max-sm:w-full"
    >
      {label}
      <ExternalLink aria-hidden="true" />
      <span className="sr-only">(opens in a new tab)</span>
    </ButtonLink>
  )
}
