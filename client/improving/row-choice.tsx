import { FileUp } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { buttonClasses } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Select } from '#client/ui/select.tsx'
import type { PastedTexts } from './pasted-texts.ts'
import { rowsIn } from './read-rows.ts'

type RowChoiceProps = {
  /** The listings of the file that was read last. */
  rows: readonly PastedTexts[]
  /** Which of them is chosen. */
  chosen: number
  /** It stands below the fields. */
  isBelow: boolean
  onRead: (rows: PastedTexts[]) => void
  onChoose: (at: number) => void
}

/** The other way to paste: a file of the marketplace's, or rows of one, of which a listing is chosen. */
export function RowChoice({ rows, chosen, isBelow, onRead, onChoose }: RowChoiceProps) {
  const [refusal, setRefusal] = useState('')
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file === undefined) return
    const found = file.size > FILE_BYTES_MAX ? [] : await rowsIn(await file.text())
    // The same file can be chosen again once it was mended.
    target.value = ''
    setRefusal(found.length > 0 ? '' : NO_ROWS)
    if (found.length > 0) onRead(found)
  }
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4 md:px-6',
        isBelow && 'border-t border-line',
      )}
    >
      <p className="flex-1 basis-72 text-small text-ink-2">
        {isBelow ? 'Or paste' : 'Paste each part below, or'} a row of the marketplace’s CSV file
        into any field.
      </p>
      <label
        className={classNames(
          buttonClasses({ size: 'small' }),
          'focus-ring-within relative has-disabled:pointer-events-none has-disabled:opacity-60 max-md:min-h-11 max-md:w-full',
        )}
      >
        <FileUp aria-hidden="true" />
        Open a CSV file
        <input
          type="file"
          accept=".csv,text/csv"
          onChange={(event) => void read(event)}
          className="absolute inset-0 opacity-0"
        />
      </label>
      {rows.length > 1 && (
        <div className="basis-full">
          <Select
            label={`Which of the ${rows.length} listings`}
            value={String(chosen)}
            onChange={(at) => onChoose(Number(at))}
            options={rows.map(({ title }, at) => ({ value: String(at), label: title }))}
          />
        </div>
      )}
      {refusal !== '' && (
        <p role="alert" className="basis-full text-small text-madder-text">
          {refusal}
        </p>
      )}
    </div>
  )
}

const FILE_BYTES_MAX = 20_000_000
const NO_ROWS =
  'No listing was found in this file. It needs the columns TITLE and DESCRIPTION, as the marketplace’s own export has them.'
