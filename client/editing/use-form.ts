import { type ChangeEvent, type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'

/** What keeps a form from being sent: the field, the kind of mistake, and the sentence about it. */
export type Mistake = { field: string; code: string; sentence: string }

type HeldRules<Values extends object, Body> = {
  /** What the contract wants; its sentences name the mistakes. */
  schema: z.ZodMiniType<Body>
  values: Values
  onChange: (values: Values) => void
  send: (body: Body) => Promise<unknown>
  /** A rule that only the person knows of, such as a password typed twice; asked before the contract's. */
  ownRule?: ((values: Values) => Mistake | null) | undefined
  /** Tells the first mistake, where it is not told at its field. */
  refuse?: ((mistake: Mistake) => void) | undefined
  /** What it begins with was refused before: its mistakes are named at once. */
  isRefused?: boolean
}

/**
 * A form whose values are held elsewhere. Mistakes are named once it was sent, then as they are mended; what is too long at once.
 *
 * Two forms stand apart. The generator's (`client/generator/`) says while one types what is missing and what is too
 * long, keeps every keystroke, and asks before a credit goes. The test card (`client/checkout/`) is filled in as
 * Stripe's own frame is: its rules are the card's, and it is sent by whoever pays with it.
 */
export function useHeldForm<Values extends object, Body>(rules: HeldRules<Values, Body>) {
  const { values, onChange } = rules
  const [isTried, setIsTried] = useState(rules.isRefused ?? false)
  const [isPending, setIsPending] = useState(false)

  const submit = async (form: Element) => {
    if (isPending) return
    flushSync(() => setIsTried(true))
    const { mistakes, body } = read(rules)
    const [first] = mistakes
    if (first) rules.refuse?.(first)
    if (body === undefined) return focusFirstWrong(form)
    setIsPending(true)
    await rules.send(body).finally(() => setIsPending(false))
  }
  const change = (changes: Partial<Values>) => onChange({ ...values, ...changes })
  return {
    values,
    change,
    /** As if it had never been sent. */
    forget: () => setIsTried(false),
    isPending,
    /** The sentence against each field. */
    errors: sentencesOf(read(rules).mistakes.filter(({ code }) => isTried || code === 'too_big')),
    submit: (event: SubmitEvent) => {
      event.preventDefault()
      void submit(event.currentTarget)
    },
    /** What ties a text field to its value. */
    field: <Name extends TextsOf<Values>>(name: Name) => ({
      value: values[name] ?? '',
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        onChange({ ...values, [name]: target.value }),
    }),
  }
}

/** Whoever sends by a key goes on at what is to be mended. */
function focusFirstWrong(form: Element): void {
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
}

/** The values that are texts, also where nothing was typed yet. */
type TextsOf<Values> = {
  [Name in keyof Values & string]-?: Values[Name] extends string | undefined ? Name : never
}[keyof Values & string]

type FormRules<Values extends object, Body> = Omit<
  HeldRules<Values, Body>,
  'values' | 'onChange'
> & { initial: Values }

/** A form that begins with some values and holds what is made of them. */
export function useForm<Values extends object, Body>(rules: FormRules<Values, Body>) {
  const { initial, ...rest } = rules
  const [values, setValues] = useState(initial)
  const form = useHeldForm({ ...rest, values, onChange: setValues })
  return { ...form, reset: () => setValues(initial) }
}

type Reading<Body> = { mistakes: Mistake[]; body?: Body }

function read<Values extends object, Body>(rules: HeldRules<Values, Body>): Reading<Body> {
  const own = rules.ownRule?.(rules.values)
  const { data, error } = rules.schema.safeParse(rules.values)
  if (!own && error === undefined) return { mistakes: [], body: data }
  const others = error?.issues.map(({ path, code, message }) => ({
    field: String(path[0]),
    code: code ?? '',
    sentence: message,
  }))
  return { mistakes: [...(own ? [own] : []), ...(others ?? [])] }
}

// The first one counts.
function sentencesOf(mistakes: Mistake[]): Partial<Record<string, string>> {
  return Object.fromEntries(mistakes.toReversed().map(({ field, sentence }) => [field, sentence]))
}
