import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** A kraft paper label with a stitched edge. */
export function KraftLabel({ className, ...attributes }: ComponentProps<'div'>) {
  return <div {...attributes} className={classNames('kraft-label', className)} />
}

/** A small tag that hangs on a thread over the edge of a card. */
export function HangTag({ className, ...attributes }: ComponentProps<'span'>) {
  return <span {...attributes} className={classNames('hang-tag', className)} />
}
