import { Plus } from 'lucide-react'
import { type KeyboardEvent, memo, Suspense, use, useRef, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Field, type FieldControl, TextArea } from '#client/ui/field.tsx'
import { FIELD_NAMES } from '#client/generator/field-names.ts'
import { FieldInfo } from '#client/generator/field-info.tsx'
import { type ItemForm, looksSame } from '#client/generator/item.ts'
import type { BelowKeywordsProps } from './below-keywords.tsx'
import { useChipsShown, KeywordChips } from './keyword-chips.tsx'
import { KEYWORDS } from '#contract/keywords.ts'
import type { Listing } from '#contract/listings.ts'
import { additionReport, withAdded } from './keyword-list.ts'
import { typedParts } from './typed-parts.ts'

type KeywordEditorProps = {
  form: ItemForm
  /** What is told of the item, for what may fit; a little behind the keys. */
  details: string
  /** The seller's own, whose keywords may fit again. */
  listings: readonly Listing[]
  isMissing: boolean
}

/** Collects keywords: type or paste, star what matters, correct in place. A key in another field does not draw it again. */
export const KeywordEditor = memo(
  Editor,
  (one, other) =>
    looksSame(one.form, other.form, ['keywords', 'starredKeywords']) &&
    one.form.typedKeywords === other.form.typedKeywords &&
    one.details === other.details &&
    one.listings === other.listings &&
    one.isMissing === other.isMissing,
)

function Editor({ form, details, listings, isMissing }: KeywordEditorProps) {
  const { item, review, change, typedKeywords: typed, typeKeywords: type } = form
  const [report, setReport] = useState('')
  const [isExpanded, setIsExpanded] = useState(false)
  const entry = useRef<HTMLDivElement>(null)
  const chipsShown = useChipsShown()
  const isBlank = typed.trim() === ''

  const focusEntry = () => entry.current?.querySelector('textarea')?.focus()
  const add = () => {
    if (isBlank) return
    // What is added behind a folded list would be out of sight.
    if (item.keywords.length >= chipsShown) setIsExpanded(true)
    setReport(additionReport(item, typed))
    change(withAdded(item, typed))
    type('')
    focusEntry()
  }

  return (
    // One column that never widens: the suggestions scroll sideways in it on a phone.
    <div className="grid grid-cols-1 gap-3">
      <div ref={entry}>
        <Field
          label={FIELD_NAMES.keywords}
          isRequired
          help={<FieldInfo field="keywords" />}
          error={review.errors.keywords}
          hint={
            !isBlank ? (
              'These are included. Press Add to see and star them.'
            ) : item.keywords.length > 0 && item.starredKeywords.length === 0 ? (
              `Star 1 to ${KEYWORDS.focusMax} that matter most.`
            ) : (
              <>
                Separate with commas, semicolons or new lines.
                <span className="max-md:hidden pointer-coarse:hidden"> Ctrl + Enter adds.</span>
              </>
            )
          }
        >
          {(control) => (
            <KeywordEntry
              control={isMissing ? { ...control, 'aria-invalid': true } : control}
              typed={typed}
              onType={type}
              onAdd={add}
            />
          )}
        </Field>
      </div>
      <output className="sr-only">{report}</output>
      <KeywordChips
        list={item}
        isExpanded={isExpanded}
        onExpandedChange={setIsExpanded}
        onChange={change}
        onEmptied={focusEntry}
      />
      {(details !== '' || item.keywords.length > 0) && (
        <Suspense>
          <Below
            item={{ ...item, productType: details }}
            listings={listings}
            onTake={(keyword) => change(withAdded(item, keyword))}
          />
        </Suspense>
      )}
    </div>
  )
}

function Below(props: BelowKeywordsProps) {
  const { BelowKeywords } = use(typedParts())
  return <BelowKeywords {...props} />
}

type KeywordEntryProps = {
  control: FieldControl
  typed: string
  onType: (typed: string) => void
  onAdd: () => void
}

function KeywordEntry({ control, typed, onType, onAdd }: KeywordEntryProps) {
  // Even when blank, the keys end here: a second Ctrl+Enter must not generate and cost a credit.
  const addOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    onAdd()
  }
  return (
    <div className="flex items-start gap-2">
      <TextArea
        {...control}
        name="keywords"
        rows={1}
        placeholder="Paste or type keywords"
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={addOnCtrlEnter}
      />
      <Button icon={<Plus aria-hidden="true" />} disabled={typed.trim() === ''} onClick={onAdd}>
        Add
      </Button>
    </div>
  )
}
