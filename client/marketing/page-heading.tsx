type PageHeadingProps = { title: string; lead: string }

/** The centred heading a public page opens with. */
export function PageHeading({ title, lead }: PageHeadingProps) {
  return (
    <header className="page-wrap pt-12 pb-9 text-center md:pt-20 md:pb-13">
      <h1 className="font-display text-[clamp(2.25rem,1.4rem+3.4vw,3.75rem)] leading-[1.05] font-semibold tracking-hero">
        {title}
      </h1>
      <p className="mx-auto mt-4.5 max-w-[34em] text-lead text-balance text-ink-2">{lead}</p>
    </header>
  )
}
