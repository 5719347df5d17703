import { type Mistake, useForm } from '#client/editing/use-form.ts'
import type * as z from 'zod/mini'
import { sentenceOr } from '#client/api/api-error.ts'
import { useAttempt } from './use-attempt.ts'

type Entry<Values, Body> = {
  schema: z.ZodMiniType<Body>
  initial: Values
  /** Another rule than the contract's, and what a mistake is called where it has a name of its own. */
  ownRule?: (values: Values) => Mistake | null
  titleOf?: (mistake: Mistake) => string | undefined
  /** What is said at each field that must not stay empty; the form then leaves nothing to the browser's own words. */
  missing?: Partial<Record<keyof Values, string>>
  send: (body: Body) => Promise<void>
  /** What a failure is called, and its sentence where nobody else has one. */
  failure: { title: string; otherwise: string }
}

/** A form about one's account: why it was refused stands above its fields. */
export function useEntry<Values extends Record<string, string>, Body>(entry: Entry<Values, Body>) {
  const { failure } = entry
  const { isBusy, refusal, ...attempts } = useAttempt()
  const form = useForm({
    schema: entry.schema,
    initial: entry.initial,
    ownRule: (values) => firstMissing(values, entry.missing) ?? entry.ownRule?.(values) ?? null,
    send: (body) =>
      attempts.attempt({
        task: () => entry.send(body),
        failure: { title: failure.title, sentenceOf: sentenceOr(failure.otherwise) },
      }),
    refuse: (mistake) => {
      const title = entry.titleOf?.(mistake)
      // What has no name of its own is said at its field.
      if (entry.missing && title === undefined) return attempts.forget()
      attempts.refuse({ title: title ?? failure.title, sentence: mistake.sentence })
    },
  })
  return {
    ...form,
    ...attempts,
    refusal,
    /** What the form around the fields needs to know. */
    state: { isBusy, refusal, onSubmit: form.submit, isChecked: entry.missing !== undefined },
    /** What is said at a field, and not above the form already. */
    errorOf: (name: keyof Values & string) =>
      entry.missing && refusal === null ? form.errors[name] : undefined,
  }
}

function firstMissing(
  values: Record<string, string>,
  missing: Partial<Record<string, string>> = {},
): Mistake | null {
  for (const [field, sentence] of Object.entries(missing))
    if (sentence && values[field]?.trim() === '') return { field, code: 'missing', sentence }
  return null
}
