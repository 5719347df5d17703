import { CircleDot } from 'lucide-react'
import { createContext, use } from 'react'
import { FIELD_OF_PART, type WrittenPart } from '#contract/parts.ts'

/** What an editor was opened for. */
type Begun = { field: (typeof FIELD_OF_PART)[WrittenPart]; faults: readonly string[] }

export const ToMendContext = createContext<Begun | null>(null)

/** In the editor that was opened to mend it: what is to be mended. */
export function ToMendHere({ part }: { part: WrittenPart }) {
  const begun = use(ToMendContext)
  if (begun === null || begun.field !== FIELD_OF_PART[part] || begun.faults.length === 0)
    return null
  return (
    <div className="mb-2.5">
      <ToMend faults={begun.faults} />
    </div>
  )
}

/** What is to be mended, which is no mistake of what was typed. */
export function ToMend({ faults }: { faults: readonly string[] }) {
  return (
    <div className="flex gap-1.5 text-meta text-ink-2">
      <CircleDot aria-hidden="true" className="mt-0.5 size-4 flex-none text-weld-text" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <b className="font-semibold text-weld-text">To mend:</b> {faults.join(' ')}
      </div>
    </div>
  )
}
