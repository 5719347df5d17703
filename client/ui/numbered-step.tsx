import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type NumberedStepProps = {
  number: number
  title: string
  /** Of a page of its own; below a heading; or in a column as wide as a form. */
  look?: 'poster' | 'row' | 'ring'
  level?: 2 | 3
  /** A drawing of the screen; the words say the same, so it is hidden from assistive technology. */
  picture?: ReactNode
  children: ReactNode
}

const LOOKS = {
  poster: {
    step: 'scotch-rule grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4 pt-4 *:col-start-2 md:block md:pt-6',
    number:
      'row-span-3 font-display text-[2.5rem] leading-none font-semibold tracking-hero text-green-text max-md:col-start-1! md:text-[3.5rem]',
    title:
      'max-md:mt-1 md:mt-3 font-display text-[1.3125rem] leading-tight font-semibold tracking-title',
    text: 'mt-1.5 max-w-[34ch] md:mt-2 text-body text-ink-2',
  },
  row: {
    step: 'scotch-rule grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 pt-4',
    number: 'row-span-2 font-display text-[2rem] leading-none font-semibold text-green-text',
    title: 'font-display text-h3 leading-tight font-semibold',
    text: 'mt-1 max-w-[38ch] text-small text-ink-2',
  },
  ring: {
    step: 'grid grid-cols-[32px_minmax(0,1fr)] gap-x-3.5 gap-y-2',
    number:
      'row-span-2 grid size-8 place-items-center rounded-full border-[1.5px] border-line-control font-display leading-none font-semibold text-ink-2',
    title: 'pt-1 font-display text-h3 leading-snug font-semibold text-ink',
    text: 'grid gap-2 text-ink-2',
  },
} as const

/** One step of a short explanation, in a list of them. */
export function NumberedStep({ number, title, children, ...shown }: NumberedStepProps) {
  const { look = 'poster', level = 3, picture } = shown
  const Heading = level === 2 ? 'h2' : 'h3'
  const classes = LOOKS[look]
  return (
    <li className={classes.step}>
      <span aria-hidden="true" className={classNames(look === 'poster' && 'block', classes.number)}>
        {number}
      </span>
      <Heading className={classes.title}>{title}</Heading>
      <div className={classes.text}>{children}</div>
      {picture && (
        <div
          aria-hidden="true"
          className="mt-3 flex flex-wrap md:mt-5 md:min-h-13 items-center gap-2"
        >
          {picture}
        </div>
      )}
    </li>
  )
}
