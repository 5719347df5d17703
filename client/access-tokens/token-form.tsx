import * as z from 'zod/mini'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { sentenceOr } from '#client/api/api-error.ts'
import { RefusalNotice } from '#client/accounts/entry-form.tsx'
import { useAttempt } from '#client/accounts/use-attempt.ts'
import { useForm } from '#client/editing/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardFooter, CardHeader } from '#client/ui/card.tsx'
import { Segmented } from '#client/ui/choice.tsx'
import { Field, TextInput } from '#client/ui/field.tsx'
import {
  ACCESS_TOKEN,
  AccessTokenBody,
  type MadeAccessToken,
} from '#contract/access-tokens/access-tokens.ts'
import type { TokenScope } from '#contract/access-tokens/token-scopes.ts'
import { ScopeChoice } from './scope-choice.tsx'
import { useMakeAccessToken } from './use-access-tokens.ts'

type TokenFormProps = { onMade: (made: MadeAccessToken) => void }

/** Of its fields only the name is typed. */
const TypedName = z.pick(AccessTokenBody, { name: true })

const FAILURE = {
  title: 'Token Not Made',
  sentenceOf: sentenceOr(
    'The token could not be made. If it stands in the list, revoke it and make another.',
  ),
}

/** Makes a token: what it is called, what it may do, and for how long. */
export function TokenForm({ onMade }: TokenFormProps) {
  const { mutateAsync } = useMakeAccessToken()
  const { isBusy, refusal, attempt, rest } = useAttempt()
  const [scopes, setScopes] = useState<TokenScope[]>(['listings:read'])
  const [days, setDays] = useState<Days>('90')
  const form = useForm({
    schema: TypedName,
    initial: { name: '' },
    send: ({ name }) =>
      attempt({
        task: async () => {
          const body = { name, scopes, days: DAYS[days].days }
          onMade(await mutateAsync(body))
          rest()
        },
        failure: FAILURE,
      }),
  })
  return (
    <form onSubmit={form.submit} noValidate aria-label="New access token">
      <Card>
        <CardHeader title="New token" note="It acts for you, within what you allow." />
        <div className="grid gap-5 border-t border-line px-4 py-5 md:px-6">
          <RefusalNotice refusal={refusal} />
          <Field
            label="Name"
            isRequired
            error={form.errors['name']}
            hint="Which program or machine it is for."
          >
            {(control) => (
              <TextInput
                {...control}
                {...form.field('name')}
                maxLength={ACCESS_TOKEN.nameMax}
                autoComplete="off"
                placeholder="Spreadsheet script"
              />
            )}
          </Field>
          <ScopeChoice scopes={scopes} onChange={setScopes} />
          <Segmented
            label="Works for"
            name="days"
            value={days}
            onChange={setDays}
            options={DAY_OPTIONS}
          />
        </div>
        <CardFooter className="grid">
          <Button
            type="submit"
            look="primary"
            isBusy={isBusy}
            disabled={scopes.length === 0}
            icon={<KeyRound aria-hidden="true" />}
          >
            {isBusy ? 'Making...' : 'Make token'}
          </Button>
        </CardFooter>
      </Card>
    </form>
  )
}

const DAYS = {
  '30': { days: 30, label: '30 days' },
  '90': { days: 90, label: '90 days' },
  '365': { days: 365, label: 'A year' },
} as const
type Days = keyof typeof DAYS

const DAY_OPTIONS = [
  { value: '30', label: DAYS['30'].label },
  { value: '90', label: DAYS['90'].label },
  { value: '365', label: DAYS['365'].label },
] as const
