import { useState } from 'react'
import type { UsualSettings } from '#contract/shop-profile/usual-settings.ts'
import type { BatchDraft } from './batch-draft.ts'
import type { Bead } from './batch-beads.tsx'
import { MendRow } from './mend-row.tsx'
import type { PreviewRow } from './preview.ts'
import { PreviewRows } from './preview-rows.tsx'
import { RowFilter } from './row-filter.tsx'

/** Which of them are listed. */
export type ShownRows = 'all' | 'ready' | 'waits' | 'unusable' | 'leftOut'

type PreviewedRowsProps = {
  rows: PreviewRow[]
  /** What becomes of each. */
  beads: readonly Bead[]
  usual: UsualSettings
  draft: BatchDraft
  onChange: (draft: BatchDraft) => void
  shown: ShownRows
  onShow: (shown: ShownRows) => void
}

/** The rows of a file, of which each can be mended, left out and taken back. */
export function PreviewedRows(props: PreviewedRowsProps) {
  const { rows, beads, usual, draft, onChange, shown, onShow } = props
  const [open, setOpen] = useState<PreviewRow | null>(null)
  const countOf = (choice: ShownRows) => beads.filter((bead) => isShown(bead, choice)).length
  const close = (changed: BatchDraft) => {
    onChange(changed)
    setOpen(null)
  }
  return (
    <>
      <RowFilter
        value={shown}
        onChange={onShow}
        choices={CHOICES.map((choice) => ({ ...choice, count: countOf(choice.value) }))}
      />
      <PreviewRows
        key={shown}
        rows={rows.filter((_, at) => isShown(beads[at], shown))}
        onOpen={setOpen}
        onTakeBack={(number) =>
          onChange({ ...draft, leftOut: draft.leftOut.filter((one) => one !== number) })
        }
      />
      <MendRow
        row={open}
        usual={usual}
        onClose={() => setOpen(null)}
        onMended={(texts) => open && close(mended(draft, { number: open.number, texts }))}
        onLeaveOut={() => open && close(leftOut(draft, [open.number]))}
      />
    </>
  )
}

/** The draft without these rows. */
export function leftOut(draft: BatchDraft, numbers: readonly number[]): BatchDraft {
  return { ...draft, isTouched: true, leftOut: [...draft.leftOut, ...numbers] }
}

const CHOICES: readonly { value: ShownRows; label: string }[] = [
  { value: 'all', label: 'All rows' },
  { value: 'ready', label: 'Ready' },
  { value: 'waits', label: 'Waiting for credits' },
  { value: 'unusable', label: 'Cannot be used' },
  { value: 'leftOut', label: 'Left out' },
]
const BEAD_OF = {
  ready: 'paid',
  waits: 'waits',
  unusable: 'unusable',
  leftOut: 'leftOut',
} as const

function isShown(bead: Bead | undefined, choice: ShownRows): boolean {
  return choice === 'all' || bead === BEAD_OF[choice]
}

function mended(
  draft: BatchDraft,
  { number, texts }: Pick<PreviewRow, 'number' | 'texts'>,
): BatchDraft {
  const rows = draft.file.rows.map((row) => (row.number === number ? { ...row, texts } : row))
  return { ...draft, isTouched: true, file: { ...draft.file, rows } }
}
