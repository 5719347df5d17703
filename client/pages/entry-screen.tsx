import type { ReactNode } from 'react'
import { Wordmark } from '#client/art/mark.tsx'
import { QuiltWall } from '#client/art/quilt.tsx'
import { PAGES } from '#contract/pages.ts'
import { PageHeading } from './heading/page-heading.tsx'

export type EntryScreenProps = {
  name: string
  lead: ReactNode
  children: ReactNode
}

/** The way in: a form beside a wall of cloth, which is one row on top of it on small screens. */
export function EntryScreen({ name, lead, children }: EntryScreenProps) {
  return (
    <div className="flex min-h-dvh flex-col lg:grid lg:grid-cols-[1fr_minmax(0,45.8%)]">
      <div className="order-2 flex flex-1 flex-col px-(--gutter) lg:order-1">
        <header className="pt-6 lg:pt-8">
          <a
            href={PAGES.home}
            aria-label="Listwright home"
            className="inline-block rounded-sm py-2"
          >
            <Wordmark />
          </a>
        </header>
        <main className="mx-auto flex w-full max-w-[400px] flex-1 flex-col gap-7 py-8 lg:pt-[clamp(2rem,calc(100dvh-51.5rem),17dvh)]">
          <div className="grid gap-3">
            <PageHeading name={name} className="text-[2.5rem]" />
            <div className="text-body text-ink-2">{lead}</div>
          </div>
          {children}
        </main>
      </div>
      <div className="order-1 overflow-hidden lg:sticky lg:top-0 lg:order-2 lg:h-dvh">
        <QuiltWall />
      </div>
    </div>
  )
}
