import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Field, TextArea, TextInput } from '#client/ui/field.tsx'
import { ITEM_COLUMNS, type ItemField } from '#contract/batches/columns.ts'
import { judgeRow, type RowSettings, type RowTexts } from '#contract/batches/row-texts.ts'
import type { PreviewRow } from './read-batch-file.ts'

type MendRowProps = {
  row: PreviewRow | null
  usual: RowSettings
  onMended: (texts: RowTexts) => void
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
      description="What you change counts for this batch. Your file stays as it is."
    >
      {row && <Texts key={row.number} row={row} {...rest} />}
    </Dialog>
  )
}

type TextsProps = Omit<MendRowProps, 'row' | 'onClose'> & { row: PreviewRow }

function Texts({ row, usual, onMended }: TextsProps) {
  const [texts, setTexts] = useState<RowTexts>(row.texts)
  const [isTried, setIsTried] = useState(!row.isUsable)
  const judged = judgeRow(texts, usual)
  const fields = ITEM_COLUMNS.filter(
    ({ field }) => ALWAYS.includes(field) || row.texts[field] !== undefined,
  )
  const type = (field: ItemField, text: string) => {
    const { [field]: _before, ...others } = texts
    setTexts(text.trim() === '' ? others : { ...others, [field]: text })
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setIsTried(true)
        if (judged.isUsable) onMended(texts)
      }}
    >
      {fields.map(({ heading, field }) => (
        <Field
          key={field}
          label={heading}
          error={
            isTried && !judged.isUsable && judged.field === field ? judged.sentence : undefined
          }
        >
          {(control) =>
            LONG.has(field) ? (
              <TextArea
                {...control}
                defaultValue={texts[field]}
                onChange={({ target }) => type(field, target.value)}
              />
            ) : (
              <TextInput
                {...control}
                defaultValue={texts[field]}
                onChange={({ target }) => type(field, target.value)}
              />
            )
          }
        </Field>
      ))}
      <Button type="submit" look="primary" className="justify-self-start">
        Use this row
      </Button>
    </form>
  )
}
