import type { ReactNode } from 'react'
import { QuiltPatch } from '#client/art/quilt.tsx'

type ClothNoticeProps = {
  title: string
  sentence: ReactNode
  /** What stands where the patch is missing. */
  inHole?: ReactNode
  children: ReactNode
}

/** In place of a page: that it is not there or not open, and the ways on. */
export function ClothNotice({ title, sentence, inHole, children }: ClothNoticeProps) {
  return (
    <section className="grid min-h-[calc(100dvh-var(--header-height)*2)] content-center items-center gap-8 py-12 md:grid-cols-[minmax(0,396px)_fit-content(480px)] md:justify-center md:gap-18">
      <QuiltPatch columns={3} start={11} missing={5} inHole={inHole} />
      <div>
        <h1 tabIndex={-1} className="font-display text-display font-semibold">
          {title}
        </h1>
        <p className="mt-3 text-lead text-ink-2">{sentence}</p>
        <p className="mt-6 flex flex-wrap gap-3">{children}</p>
      </div>
    </section>
  )
}
