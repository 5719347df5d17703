import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'

type SectionHeadingProps = {
  title: string
  lead?: ReactNode
  look?: 'left' | 'centred' | 'on-press'
}

/** The heading of a section of a public page, with an introduction. */
export function SectionHeading({ title, lead, look = 'left' }: SectionHeadingProps) {
  return (
    <header
      className={classNames(
        look !== 'left' && 'mx-auto text-center',
        look === 'centred' && 'max-w-[46rem]',
      )}
    >
      <h2
        className={classNames(
          'font-display text-display font-semibold',
          look === 'left' && 'max-w-[16em]',
        )}
      >
        {title}
      </h2>
      {lead && (
        <p
          className={classNames(
            'mt-3.5 text-lead text-pretty',
            look === 'on-press' ? 'text-on-press-2' : 'text-ink-2',
          )}
        >
          {lead}
        </p>
      )}
    </header>
  )
}
