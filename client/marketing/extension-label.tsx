import { PAGES } from '#contract/pages.ts'
import { BlockPrint } from '#client/art/block-prints.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { KraftLabel } from '#client/ui/kraft-label.tsx'

/** Tells of the companion extension. */
export function ExtensionLabel() {
  return (
    <section className="page-wrap py-10 sm:py-22">
      <KraftLabel className="grid items-center gap-6 px-6 py-7 sm:grid-cols-[96px_1fr] sm:px-11 sm:py-9 lg:grid-cols-[120px_1fr_auto] lg:gap-9">
        <BlockPrint name="spool" className="size-24 rounded-md max-sm:hidden lg:size-30" />
        <div>
          <h2 className="font-display text-[1.5rem] leading-tight font-semibold tracking-title sm:text-[1.75rem]">
            KeywordSaver finds the words. Listwright uses them.
          </h2>
          <p className="mt-2 max-w-[40em] text-body font-normal sm:text-h3 text-ink-2">
            Our free browser extension saves keywords from search suggestions, highlighted text and
            product pages. No sign-up needed.
          </p>
        </div>
        <ButtonLink
          size="large"
          href={PAGES.keywordSaver}
          className="justify-self-start sm:col-start-2 lg:col-start-3"
        >
          See KeywordSaver
        </ButtonLink>
      </KraftLabel>
    </section>
  )
}
