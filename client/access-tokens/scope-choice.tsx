import { useId } from 'react'
import { TOKEN_SCOPES, type TokenScope } from '#contract/access-tokens/token-scopes.ts'

type ScopeChoiceProps = { scopes: readonly TokenScope[]; onChange: (scopes: TokenScope[]) => void }

const SCOPES = ['listings:read', 'listings:write', 'batches'] as const satisfies TokenScope[]

/** What a token may do: at least one of it. */
export function ScopeChoice({ scopes, onChange }: ScopeChoiceProps) {
  const id = useId()
  const isNone = scopes.length === 0
  const choose = (chosen: TokenScope, isChosen: boolean) =>
    onChange(SCOPES.filter((scope) => (scope === chosen ? isChosen : scopes.includes(scope))))
  return (
    <fieldset aria-describedby={isNone ? id : undefined} className="grid gap-2">
      <legend className="mb-1.5 text-small font-semibold">Permissions</legend>
      {SCOPES.map((scope) => (
        <label
          key={scope}
          className="focus-ring-within flex gap-2.5 rounded-md border border-line-control bg-field px-3 py-[11px] has-checked:border-green has-checked:bg-green-tint has-checked:inset-ring-1 has-checked:inset-ring-green"
        >
          <input
            type="checkbox"
            checked={scopes.includes(scope)}
            onChange={({ target }) => choose(scope, target.checked)}
            className="tick-box mt-[2px]"
          />
          <ScopeText scope={scope} />
        </label>
      ))}
      {isNone && (
        <p id={id} role="alert" className="text-meta font-medium text-madder-text">
          Please choose what the token may do
        </p>
      )}
    </fieldset>
  )
}

function ScopeText({ scope }: { scope: TokenScope }) {
  const { label, opens, spendsCredits } = TOKEN_SCOPES[scope]
  return (
    <span className="min-w-0 flex-1">
      <span className="block text-small leading-snug font-semibold">{label}</span>
      <span className="mt-0.5 block text-meta text-ink-2">
        {opens}{' '}
        {spendsCredits && (
          <strong className="font-semibold text-weld-text">Spends your credits.</strong>
        )}
      </span>
    </span>
  )
}
