import { type ChangeEvent, type SubmitEvent, useState } from 'react'
import type * as z from 'zod/mini'

type Texts = Record<string, string>

/** What keeps a form from being sent: the field, the kind of mistake, and the sentence about it. */
export type Mistake = { field: string; code: string; sentence: string }

type HeldRules<Values extends Texts, Body> = {
  /** What the contract wants; its sentences name the mistakes. */
  schema: z.ZodMiniType<Body>
  values: Values
  onChange: (values: Values) => void
  send: (body: Body) => Promise<unknown>
  /** A rule that only the person knows of, such as a password typed twice; asked before the contract's. */
  ownRule?: ((values: Values) => Mistake | null) | undefined
  /** Tells the first mistake, where it is not told at its field. */
  refuse?: ((mistake: Mistake) => void) | undefined
}

/** A form over texts that are held elsewhere. Mistakes are named once it was sent, then as they are mended. */
export function useHeldForm<Values extends Texts, Body>(rules: HeldRules<Values, Body>) {
  const { values, onChange } = rules
  const [isTried, setIsTried] = useState(false)
  const [isPending, setIsPending] = useState(false)

  const submit = async () => {
    if (isPending) return
    setIsTried(true)
    const { mistakes, body } = read(rules)
    const [first] = mistakes
    if (first) rules.refuse?.(first)
    if (body === undefined) return
    setIsPending(true)
    await rules.send(body).finally(() => setIsPending(false))
  }
  return {
    values,
    isPending,
    /** The sentence against each field. */
    errors: isTried ? sentencesOf(read(rules).mistakes) : {},
    submit: (event: SubmitEvent) => {
      event.preventDefault()
      void submit()
    },
    /** What ties a text field to its value. */
    field: (name: keyof Values & string) => ({
      value: values[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        onChange({ ...values, [name]: target.value }),
    }),
  }
}

type FormRules<Values extends Texts, Body> = Omit<
  HeldRules<Values, Body>,
  'values' | 'onChange'
> & { initial: Values }

/** A form that begins with some texts and holds what is made of them. */
export function useForm<Values extends Texts, Body>(rules: FormRules<Values, Body>) {
  const { initial, ...rest } = rules
  const [values, setValues] = useState(initial)
  const form = useHeldForm({ ...rest, values, onChange: setValues })
  return { ...form, reset: () => setValues(initial) }
}

type Reading<Body> = { mistakes: Mistake[]; body?: Body }

function read<Values extends Texts, Body>(rules: HeldRules<Values, Body>): Reading<Body> {
  const own = rules.ownRule?.(rules.values)
  if (own) return { mistakes: [own] }
  const { data, error } = rules.schema.safeParse(rules.values)
  if (error === undefined) return { mistakes: [], body: data }
  return {
    mistakes: error.issues.map(({ path, code, message }) => ({
      field: String(path[0]),
      code: code ?? '',
      sentence: message,
    })),
  }
}

// The first one counts.
function sentencesOf(mistakes: Mistake[]): Partial<Record<string, string>> {
  return Object.fromEntries(mistakes.toReversed().map(({ field, sentence }) => [field, sentence]))
}
