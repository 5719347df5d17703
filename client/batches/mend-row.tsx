import { useState } from 'react'
import * as z from 'zod/mini'
import { useForm } from '#client/editing/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { CharacterCounter } from '#client/ui/counter.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Field, TextArea, TextInput } from '#client/ui/field.tsx'
import { ITEM_COLUMNS, type ItemField } from '#contract/batches/columns.ts'
import { judgeRow, type RowSettings, type RowTexts } from '#contract/batches/row-texts.ts'
import { LISTING } from '#contract/listings.ts'
import type { PreviewRow } from './preview.ts'

type MendRowProps = {
  row: PreviewRow | null
  usual: RowSettings
  onMended: (texts: RowTexts) => void
  onLeaveOut: () => void
  onClose: () => void
}

const ALWAYS: readonly ItemField[] = ['listingTitle', 'productType', 'keywords']
const LONG: ReadonlySet<ItemField> = new Set<ItemField>(['productType', 'keywords'])

/** The texts of one row, to look at them or to mend them; the file itself stays as it is. */
export function MendRow({ row, onClose, ...rest }: MendRowProps) {
  return (
    <Dialog
      isOpen={row !== null}
      onOpenChange={onClose}
      title={row === null ? '' : `Row ${row.number}`}
      description="Changes apply to this batch only. Your file is not changed."
    >
      {row && <Texts key={row.number} row={row} {...rest} />}
    </Dialog>
  )
}

type TextsProps = Omit<MendRowProps, 'row' | 'onClose'> & { row: PreviewRow }

function Texts({ row, usual, onMended, onLeaveOut }: TextsProps) {
  const fields = ITEM_COLUMNS.filter(
    ({ field }) => ALWAYS.includes(field) || row.texts[field] !== undefined,
  )
  const form = useForm({
    schema: typedRow(usual),
    initial: row.texts,
    isRefused: !row.isUsable,
    send: async (texts) => onMended(texts),
  })
  const [wrongAtFirst] = useState(() => fields.find(({ field }) => form.errors[field])?.field)
  return (
    <form className="grid gap-4" onSubmit={form.submit}>
      {fields.map(({ heading, field }) => {
        const length = form.values[field]?.length ?? 0
        const max = LONGEST[field]
        return (
          <Field
            key={field}
            label={heading}
            error={form.errors[field]}
            counter={max !== undefined && <CharacterCounter length={length} max={max} />}
          >
            {(control) => {
              const attributes = {
                ...control,
                ...form.field(field),
                ...(max !== undefined && length > max && { 'aria-invalid': true as const }),
                ref: field === wrongAtFirst ? focusOnce : undefined,
              }
              return LONG.has(field) ? <TextArea {...attributes} /> : <TextInput {...attributes} />
            }}
          </Field>
        )
      })}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" look="primary">
          Save row
        </Button>
        {!row.isLeftOut && <Button onClick={onLeaveOut}>Leave this row out</Button>}
      </div>
    </form>
  )
}

const LONGEST: Partial<Record<ItemField, number>> = {
  listingTitle: LISTING.nicknameMax,
  productType: LISTING.productMax,
}

// Before the dialog looks for where it begins.
function focusOnce(control: HTMLElement | null): void {
  control?.focus()
}

/** What was typed, judged as the row of a file that holds it: a blank text is not there. */
function typedRow(usual: RowSettings) {
  const filled = z.transform((texts: Record<string, string>): RowTexts =>
    Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')),
  )
  return z.pipe(z.record(z.string(), z.string()), filled).check(({ value, issues }) => {
    const judged = judgeRow(value, usual)
    if (judged.isUsable) return
    const { field, sentence } = judged
    issues.push({ code: 'custom', message: sentence, path: [field], input: value })
  })
}
