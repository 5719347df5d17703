import { Fragment } from 'react'
import { FactMark } from '#client/listing/facts/fact-mark.tsx'
import { notBacked, REFUSED } from '#client/listing/facts/unbacked-words.ts'
import { useFieldFacts } from '#client/listing/facts/use-fact-lock.ts'
import type { Listing } from '#contract/listings.ts'

/** The words in tags that nothing entered stands behind, and those that no listing may say; the tags themselves are pressed to copy. */
export function TagFacts({ listing }: { listing: Pick<Listing, 'pasted'> }) {
  const { lock, open } = useFieldFacts('tags')
  if (lock === null || open.length === 0) return null
  const groups = [
    { title: notBacked(listing), words: open.filter(({ isForbidden }) => !isForbidden) },
    { title: REFUSED, words: open.filter(({ isForbidden }) => isForbidden) },
  ].filter(({ words }) => words.length > 0)
  return (
    <p className="mt-3 text-small text-ink-2">
      {groups.map(({ title, words }, group) => (
        <Fragment key={title}>
          {group > 0 && '. '}
          {title}:{' '}
          {words.map((unbacked, at) => (
            <span key={unbacked.words}>
              {at > 0 && ', '}
              <FactMark lock={lock} unbacked={unbacked} text={unbacked.words} />
            </span>
          ))}
        </Fragment>
      ))}
    </p>
  )
}
