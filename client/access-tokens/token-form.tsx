import { KeyRound } from 'lucide-react'
import { sentenceOr } from '#client/api/api-error.ts'
import { RefusalNotice } from '#client/accounts/entry-form.tsx'
import { useAttempt } from '#client/accounts/use-attempt.ts'
import { useForm } from '#client/editing/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardFooter, CardHeader } from '#client/ui/card.tsx'
import { Segmented } from '#client/ui/choice.tsx'
import { CharacterCounter } from '#client/ui/counter.tsx'
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

const FAILURE = {
  title: 'Token Not Created',
  sentenceOf: sentenceOr(
    'The token could not be created. If it is in the list, revoke it and create another.',
  ),
}

/** Makes a token: what it is called, what it may do, and for how long. */
export function TokenForm({ onMade }: TokenFormProps) {
  const { mutateAsync } = useMakeAccessToken()
  const { refusal, attempt } = useAttempt()
  const form = useForm({
    schema: AccessTokenBody,
    initial: AT_FIRST,
    send: (body) =>
      attempt({ task: async () => onMade(await mutateAsync(body)), failure: FAILURE }),
  })
  const { scopes, days } = form.values
  return (
    <form onSubmit={form.submit} noValidate aria-label="New access token">
      <Card>
        <CardHeader title="New token" note="It acts for you, with the permissions you choose." />
        <div className="grid gap-5 border-t border-line px-4 py-5 md:px-6">
          <RefusalNotice refusal={refusal} />
          <Field
            label="Name"
            isRequired
            error={form.errors['name']}
            hint="The program or device it is for."
            counter={
              <CharacterCounter length={form.values.name.length} max={ACCESS_TOKEN.nameMax} />
            }
          >
            {(control) => (
              <TextInput
                {...control}
                {...form.field('name')}
                autoComplete="off"
                placeholder="Spreadsheet script"
              />
            )}
          </Field>
          <ScopeChoice scopes={scopes} onChange={(chosen) => form.change({ scopes: chosen })} />
          <Segmented
            label="Expires after"
            name="days"
            value={String(days)}
            onChange={(chosen) => form.change({ days: Number(chosen) })}
            options={DAY_OPTIONS}
          />
        </div>
        <CardFooter className="grid">
          <Button
            type="submit"
            look="primary"
            isBusy={form.isPending}
            disabled={scopes.length === 0}
            icon={<KeyRound aria-hidden="true" />}
          >
            {form.isPending ? 'Creating...' : 'Create token'}
          </Button>
        </CardFooter>
      </Card>
    </form>
  )
}

type Typed = { name: string; scopes: TokenScope[]; days: number }

const AT_FIRST: Typed = {
  name: '',
  // What spends credits is chosen, and never left ticked.
  scopes: ['listings:read'],
  days: ACCESS_TOKEN.daysDefault,
}

const DAY_OPTIONS = ACCESS_TOKEN.days.map((days) => ({
  value: String(days),
  label: days === 365 ? 'A year' : `${days} days`,
}))
