import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A sheet of paper. */
export function Card({ className, ...attributes }: ComponentProps<'section'>) {
  return (
    <section
      {...attributes}
      className={classNames(
        'rounded-lg bg-sheet shadow-e1 forced-colors:border forced-colors:border-[CanvasText]',
        className,
      )}
    />
  )
}

type CardHeaderProps = {
  title: ReactNode
  /** The id of the heading, for the card's aria-labelledby. */
  titleId?: string
  level?: 2 | 3
  /** Low, where a form begins right below it. */
  size?: 'normal' | 'small'
  lead?: ReactNode
  note?: ReactNode
  actions?: ReactNode
}

/** The head of a card: a picture, the title with a note below it, and what can be done. */
export function CardHeader({ title, titleId, level = 2, ...head }: CardHeaderProps) {
  const { size = 'normal', lead, note, actions } = head
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <header
      className={classNames(
        'flex flex-wrap gap-x-3 gap-y-2 px-4 pt-2.5 md:gap-x-4 md:px-6 md:pt-3.5',
        // With a note or without one the heading stays where it is.
        size === 'small'
          ? 'min-h-[60px] items-start md:min-h-[66px]'
          : 'items-center pb-2.5 md:pb-3.5',
      )}
    >
      {lead}
      <div className="min-w-0 flex-1">
        <Heading
          id={titleId}
          tabIndex={-1}
          className={classNames(
            'font-display leading-tight font-semibold tracking-title wrap-anywhere',
            level === 2 ? 'text-[1.1875rem] md:text-h2' : 'text-h3',
          )}
        >
          {title}
        </Heading>
        {note && (
          <p
            className={classNames(
              'text-meta text-ink-3',
              size === 'small' ? 'mt-0.5 truncate' : 'mt-1 wrap-anywhere',
            )}
          >
            {note}
          </p>
        )}
      </div>
      {actions && <div className="contents items-center gap-2 md:flex">{actions}</div>}
    </header>
  )
}

type CardSectionProps = {
  title?: ReactNode
  counter?: ReactNode
  actions?: ReactNode
  className?: string
  children: ReactNode
}

/** One part of a card below a hairline, with its own small heading and tools. */
export function CardSection({ title, counter, actions, className, children }: CardSectionProps) {
  return (
    <div
      className={classNames(
        'border-t border-line-soft px-4 pt-3 pb-4 md:px-6 md:pt-3.5 md:pb-5',
        className,
      )}
    >
      {title && (
        <div className="mb-1.5 flex min-h-11 flex-wrap items-center gap-x-2.5 gap-y-1 md:min-h-9">
          <h3 className="font-display text-h3 font-semibold">{title}</h3>
          {counter && (
            <div className="pt-0.5 text-meta whitespace-nowrap text-ink-3">{counter}</div>
          )}
          {actions && <div className="section-tools">{actions}</div>}
        </div>
      )}
      {children}
    </div>
  )
}

/** The foot of a card, where its main button stands. */
export function CardFooter({ className, ...attributes }: ComponentProps<'footer'>) {
  return (
    <footer
      {...attributes}
      className={classNames(
        'rounded-b-lg border-t border-line bg-paper px-4 py-3 md:px-6 md:py-[18px]',
        className,
      )}
    />
  )
}
