import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Card, CardFooter, CardHeader } from '#client/ui/card.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { dayOf } from '#client/ui/day-and-time.ts'
import { OPENAPI_PATH } from '#contract/access-tokens/openapi.ts'
import type { MadeAccessToken } from '#contract/access-tokens/access-tokens.ts'

type MadeTokenProps = { made: MadeAccessToken; onDone: () => void }

/** The token itself, which is shown this once and kept nowhere. */
export function MadeToken({ made: { name, token, scopes, expiresAt }, onDone }: MadeTokenProps) {
  const [notCopied, setNotCopied] = useState<'token' | 'command' | null>(null)
  const copying = (what: 'token' | 'command') => ({
    onCopied: () => setNotCopied(null),
    onFailed: () => setNotCopied(what),
  })
  const canRead = scopes.includes('listings:read')
  return (
    <Card aria-label={`The token “${name}”`} className="ring-3 ring-green forced-colors:outline-3">
      <CardHeader
        title="Copy it now"
        note={`“${name}” works until ${dayOf(expiresAt)}. This is the only time it is shown.`}
      />
      <div className="grid gap-4 border-t border-line px-4 py-5 md:px-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line-control bg-sunk py-2 pr-2 pl-3.5">
          <code
            ref={focusOnce}
            tabIndex={-1}
            aria-label="Access token"
            className="min-w-0 flex-1 basis-52 text-small wrap-anywhere select-all"
          >
            {token}
          </code>
          <CopyButton text={token} thing="Token" look="outline" {...copying('token')} />
        </div>
        {notCopied && (
          <p role="alert" className="text-small text-madder-text">
            Your browser could not copy it. Select the {notCopied} and copy it by hand: the token is
            not shown again.
          </p>
        )}
        <div className="grid gap-1.5">
          <p className="text-small text-ink-2">
            Your program sends it with every request:{' '}
            <a href={OPENAPI_PATH} target="_blank" rel="noreferrer" className="text-link">
              see the API
            </a>
            .{canRead && ' To try it, in a terminal:'}
          </p>
          {canRead && (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-sunk py-2 pr-2 pl-3.5">
              <code
                aria-label="Command to try it"
                className="min-w-0 flex-1 basis-52 text-meta wrap-anywhere select-all"
              >
                {tryLine(token)}
              </code>
              <CopyButton text={tryLine(token)} thing="Command" {...copying('command')} />
            </div>
          )}
        </div>
      </div>
      <CardFooter className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-meta text-ink-2">Keep it as safe as a password.</p>
        <Button onClick={onDone}>I’ve copied it</Button>
      </CardFooter>
    </Card>
  )
}

/** Whole, and in quotation marks where a shell reads signs of its own, so that it works as it is pasted. */
function tryLine(token: string): string {
  return `curl -H "Authorization: Bearer ${token}" "${location.origin}/api/listings?limit=1"`
}

// It appears where the form was; whoever made it is to be there.
function focusOnce(code: HTMLElement | null): void {
  code?.focus()
}
