import { useState } from 'react'

/** As much is read at a glance. */
const GLANCE_MAX = 240

const FROM_PROFILE = 'From your shop profile: '
const OF_HERS = 'Wrong with yours: '

/** What of the reason for a new part is said of hers, and what of the new one. */
export function reasonsIn(why: string): { hers: string; anew: string } {
  if (!why.startsWith(OF_HERS)) return { hers: '', anew: why }
  const at = why.indexOf(FROM_PROFILE)
  return at > 0
    ? { hers: why.slice(0, at).trimEnd(), anew: why.slice(at) }
    : { hers: why, anew: '' }
}

/** What is better, or why a part is kept; what is long begins, and all of it is told on request. */
export function Why({ why }: { why: string }) {
  const [isOpen, setIsOpen] = useState(false)
  // What the shop's profile added is told at once, however long the rest is.
  const at = why.indexOf(FROM_PROFILE)
  const [better, added] = at > 0 ? [why.slice(0, at).trimEnd(), why.slice(at)] : [why, '']
  const isLong = better.length > GLANCE_MAX
  const shown =
    isLong && !isOpen ? `${better.slice(0, better.lastIndexOf(' ', GLANCE_MAX))} …` : better
  return (
    <p className="text-small text-ink-2 max-md:order-3 max-md:basis-full md:flex-1">
      {shown}{' '}
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          // As tall as a finger without a gap between the lines.
          className="-my-3 inline-block py-3 font-semibold text-green-text underline underline-offset-4"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show all'}
        </button>
      )}
      {added && <span className="block">{added}</span>}
    </p>
  )
}
