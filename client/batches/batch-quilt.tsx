import { QuiltSwatch } from '#client/art/quilt.tsx'
import type { BatchRow, BatchRowState } from '#contract/batches/batches.ts'

/** More rows than this are sewn ten to a patch. */
const PATCHES_MAX = 200
const ROWS_A_PATCH = 10

/** The batch as cloth: a patch for each row, sewn when its listing is written. */
export function BatchQuilt({ rows }: { rows: BatchRow[] }) {
  const patches =
    rows.length > PATCHES_MAX
      ? inTens(rows)
      : rows.map(({ nickname, state }) => ({ nickname, state }))
  return (
    <div aria-hidden="true" className="batch-quilt">
      {patches.map(({ nickname, state }, place) =>
        state === 'written' ? (
          <QuiltSwatch
            key={place}
            seed={nickname.trim().toLowerCase()}
            size={56}
            className="batch-patch"
          />
        ) : (
          <i key={place} className={`batch-patch batch-patch-${state}`} />
        ),
      )}
    </div>
  )
}

type Patch = { nickname: string; state: BatchRowState }

/** What is the matter with one of ten is seen in their patch; written is what all are. */
const LOUDEST: readonly BatchRowState[] = ['writing', 'failed', 'waiting', 'written', 'canceled']

function inTens(rows: BatchRow[]): Patch[] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_A_PATCH) }, (_, patch) => {
    const ten = rows.slice(patch * ROWS_A_PATCH, (patch + 1) * ROWS_A_PATCH)
    const state = LOUDEST.find((one) => ten.some((row) => row.state === one)) ?? 'waiting'
    return { nickname: ten[0]?.nickname ?? '', state }
  })
}
