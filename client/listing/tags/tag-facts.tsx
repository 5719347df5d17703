import { FactMark } from '#client/listing/facts/fact-mark.tsx'
import { useFieldFacts } from '#client/listing/facts/use-fact-lock.ts'

/** The words in tags that nothing entered stands behind; the tags themselves are pressed to copy. */
export function TagFacts() {
  const { lock, open } = useFieldFacts('tags')
  if (lock === null || open.length === 0) return null
  return (
    <p className="mt-3 text-small text-ink-2">
      Not in what you entered:{' '}
      {open.map((unbacked, at) => (
        <span key={unbacked.words}>
          {at > 0 && ', '}
          <FactMark lock={lock} unbacked={unbacked} text={unbacked.words} />
        </span>
      ))}
    </p>
  )
}
