import type { ReactNode } from 'react'
import { QuiltPatch } from '#client/art/quilt.tsx'

const NOT_THERE = 'This patch is missing. The address may be old, or a letter may have slipped.'

type NotFoundNoticeProps = { sentence?: string; children: ReactNode }

/** Says that there is no such page, and offers ways on. */
export function NotFoundNotice({ sentence = NOT_THERE, children }: NotFoundNoticeProps) {
  return (
    <section className="grid min-h-[calc(100dvh-var(--header-height)*2)] content-center items-center gap-8 py-12 md:grid-cols-[minmax(0,396px)_minmax(0,480px)] md:justify-center md:gap-18">
      <QuiltPatch columns={3} start={11} missing={5} className="max-md:max-w-60" />
      <div>
        <h1 tabIndex={-1} className="font-display text-display font-semibold">
          Page Not Found
        </h1>
        <p className="mt-3 text-lead text-ink-2">{sentence}</p>
        <p className="mt-6 flex flex-wrap gap-3">{children}</p>
      </div>
    </section>
  )
}
