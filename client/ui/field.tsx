import { CircleAlert, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { classNames } from './class-names.ts'

export type FieldControl = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

type FieldProps = {
  label: string
  isRequired?: boolean
  isOptional?: boolean
  help?: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** What is to be known of what stands in it, and is no mistake. */
  note?: ReactNode
  counter?: ReactNode
  children: (control: FieldControl) => ReactNode
}

/** A label, a control, a hint and an error, tied together. */
export function Field({ label, hint, error, note, children, ...row }: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : ''
  const errorId = error ? `${id}-error` : ''
  const noteId = note ? `${id}-note` : ''
  const describedBy = classNames(hintId, errorId, noteId)
  return (
    <div className="grid gap-1.5">
      <LabelRow {...row}>
        <label htmlFor={id}>{label}</label>
      </LabelRow>
      {children({
        id,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true }),
        ...(row.isRequired && { 'aria-required': true }),
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {note && <div id={noteId}>{note}</div>}
      {hint && (
        <p id={hintId} className="text-meta text-ink-3">
          {hint}
        </p>
      )}
    </div>
  )
}

function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} role="alert" className="flex gap-1.5 text-meta font-medium text-madder-text">
      <CircleAlert className="mt-0.5 size-4 flex-none" aria-hidden="true" strokeWidth={1.9} />
      {children}
    </p>
  )
}

export function TextInput({ className, ...attributes }: ComponentProps<'input'>) {
  return <input dir="auto" {...attributes} className={classNames('control', className)} />
}

type TextAreaProps = ComponentProps<'textarea'> & { maxRows?: number }

/**
 * Grows with its text, from `rows` to `maxRows` lines. What scrolls has no room below its last line, where the next one
 * would be cut in half.
 */
export function TextArea({ className, rows = 3, maxRows = 12, ...attributes }: TextAreaProps) {
  return (
    <textarea
      dir="auto"
      rows={rows}
      {...attributes}
      className={classNames('control', className)}
      style={{ minHeight: linesHigh(rows), maxHeight: `calc(${linesHigh(maxRows)} - 10px)` }}
    />
  )
}

// 22 px is the padding and the edge of a control.
function linesHigh(lines: number): string {
  return `calc(${lines}lh + 22px)`
}

/** A password that can be shown; paste and password managers work as they do everywhere. */
export function PasswordInput({ className, ...attributes }: ComponentProps<'input'>) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className="relative">
      <input
        {...attributes}
        type={isShown ? 'text' : 'password'}
        className={classNames('control pr-12', className)}
      />
      <button
        type="button"
        onClick={() => setIsShown(!isShown)}
        className="button button-icon absolute top-1 right-1"
      >
        <Icon aria-hidden="true" />
        <span className="sr-only">{isShown ? 'Hide password' : 'Show password'}</span>
      </button>
    </div>
  )
}

type LabelRowProps = {
  /** The label element itself: a label for a field, a span for a group. */
  children: ReactNode
  isRequired?: boolean | undefined
  isOptional?: boolean | undefined
  help?: ReactNode
  counter?: ReactNode
}

/** What stands above a field: its label, whether it is required, help, and a counter at the end. */
export function LabelRow({ children, isRequired, isOptional, help, counter }: LabelRowProps) {
  return (
    <div className="flex min-h-6 items-center gap-1 text-small font-semibold">
      {children}
      {isRequired && (
        <span className="text-madder-text" aria-hidden="true">
          *
        </span>
      )}
      {isOptional && <span className="font-normal text-ink-3">(optional)</span>}
      {help}
      {counter && <span className="ml-auto text-meta font-normal text-ink-3">{counter}</span>}
    </div>
  )
}
