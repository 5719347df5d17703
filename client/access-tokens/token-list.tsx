import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { dayAndTimeOf, dayOf } from '#client/ui/day-and-time.ts'
import { SkeletonLines } from '#client/ui/loading.tsx'
import type { AccessToken } from '#contract/access-tokens/access-tokens.ts'
import { TOKEN_SCOPES } from '#contract/access-tokens/token-scopes.ts'
import { RevokeDialog } from './revoke-dialog.tsx'

type TokenListProps = {
  tokens: readonly AccessToken[]
  now: number
  /** The one that was made just now. */
  newId: string | undefined
}

/** Each token with what it may do, when it was used last, and until when it works. */
export function TokenList({ tokens, now, newId }: TokenListProps) {
  const [revoked, setRevoked] = useState<AccessToken | null>(null)
  return (
    <>
      <ul aria-label="Access tokens" className="rounded-lg bg-sheet shadow-e1 forced-colors:border">
        {tokens.map((token) => (
          <Row
            key={token.id}
            token={token}
            now={now}
            isNew={token.id === newId}
            onRevoke={() => setRevoked(token)}
          />
        ))}
      </ul>
      <RevokeDialog token={revoked} onClose={() => setRevoked(null)} />
    </>
  )
}

type RowProps = { token: AccessToken; now: number; isNew: boolean; onRevoke: () => void }

function Row({ token, now, isNew, onRevoke }: RowProps) {
  const { name, ending, scopes, lastUsedAt, expiresAt } = token
  const isOver = Date.parse(expiresAt) <= now
  return (
    <li
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-4 first:rounded-t-lg last:rounded-b-lg not-first:border-t not-first:border-line-soft md:px-6',
        isNew && 'bg-green-tint',
      )}
    >
      <div className="min-w-0 flex-1 basis-48 sm:basis-64">
        <h2 dir="auto" className="font-display text-h3 font-semibold wrap-anywhere">
          {name}
          {isNew && <span className="ml-2 font-sans text-small text-green-text">New</span>}
        </h2>
        <p className="mt-0.5 text-small">
          {scopes.map((scope) => TOKEN_SCOPES[scope].label).join(', ')}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-meta text-ink-2">
          <code>lw_…{ending}</code>
          <span>
            {lastUsedAt === null ? 'Never used' : `Last used ${dayAndTimeOf(lastUsedAt)}`}
          </span>
          {isOver ? (
            <span className="font-semibold text-madder-text">Expired on {dayOf(expiresAt)}</span>
          ) : (
            <span>Expires on {dayOf(expiresAt)}</span>
          )}
        </p>
      </div>
      <Button
        size="small"
        icon={<Trash2 aria-hidden="true" />}
        className="max-md:min-h-11 max-sm:self-start"
        onClick={onRevoke}
      >
        {isOver ? 'Remove' : 'Revoke'}
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  )
}

export function TokenPlaceholders() {
  return (
    <Card className="p-5 md:px-6">
      <div role="status" aria-label="Loading your access tokens">
        <SkeletonLines lines={5} />
      </div>
    </Card>
  )
}
