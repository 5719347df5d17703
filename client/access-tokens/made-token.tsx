import { useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '#client/ui/button.tsx'
import { Card, CardFooter, CardHeader } from '#client/ui/card.tsx'
import { CopyButton } from '#client/ui/copying/copy-button.tsx'
import { ConfirmDialog } from '#client/ui/dialog.tsx'
import { dayOf } from '#client/ui/day-and-time.ts'
import type { MadeAccessToken } from '#contract/access-tokens/access-tokens.ts'
import type { TokenScope } from '#contract/access-tokens/token-scopes.ts'
import { PAGES } from '#contract/pages.ts'
import { CommandLine, LongCode, tryLine } from './command-line.tsx'
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts'

type MadeTokenProps = { made: MadeAccessToken; onDone: () => void }

/** The token itself, which is shown this once and kept nowhere. */
export function MadeToken({ made: { name, token, scopes, expiresAt }, onDone }: MadeTokenProps) {
  const [isCopied, setIsCopied] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const [leadsTo, setLeadsTo] = useState<string | null>(null)
  const [, navigate] = useLocation()
  useAskBeforeLeaving(!isCopied, setLeadsTo)
  const noteCopied = () => setIsCopied(true)
  const isDoubted = isAsked && !isCopied
  const canRead = scopes.includes('listings:read')
  return (
    <Card aria-label={`The token “${name}”`} className="ring-3 ring-green forced-colors:outline-3">
      <CardHeader
        title="Copy it now"
        note={`“${name}” works until ${dayOf(expiresAt)}. This is the only time it is shown.`}
      />
      <div className="grid grid-cols-1 gap-4 border-t border-line px-4 py-5 md:px-6">
        <div className="flex items-center gap-x-3 rounded-md border border-line-control bg-sunk py-2 pr-2 pl-3.5">
          <LongCode ref={focusOnce} label="Access token">
            {token}
          </LongCode>
          <CopyButton
            text={token}
            thing="Token"
            look={isCopied ? 'outline' : 'primary'}
            onCopied={noteCopied}
          />
        </div>
        <div className="grid grid-cols-1 gap-1.5">
          <p className="text-small text-ink-2">
            Your program sends it with every request. It may {PERMITTED.format(mayOf(scopes))}.
            {canRead && ' To try it, in a terminal:'}
          </p>
          {canRead && <CommandLine command={tryLine(token)} onCopied={noteCopied} />}
        </div>
      </div>
      <CardFooter className="flex flex-wrap items-center justify-between gap-3">
        <p role={isDoubted ? 'alert' : undefined} className="text-meta text-ink-2">
          {isDoubted
            ? 'It was not copied by the button. If you have it, press once more.'
            : 'Keep it as safe as a password.'}
        </p>
        <Button
          look={isCopied ? 'primary' : 'outline'}
          onClick={() => (isCopied || isAsked ? onDone() : setIsAsked(true))}
        >
          I’ve copied it
        </Button>
      </CardFooter>
      <ConfirmDialog
        isOpen={leadsTo !== null}
        onOpenChange={() => setLeadsTo(null)}
        title="Leave without the token?"
        sentence={`“${name}” was not copied, and is never shown again. It stays in your list, where you can revoke it.`}
        confirmLabel="Leave"
        keepLabel="Stay here"
        onConfirm={() => navigate(leadsTo ?? PAGES.accessTokens)}
      />
    </Card>
  )
}

const PERMITTED = new Intl.ListFormat('en-US')

/** "read and write listings", "start batches". */
function mayOf(scopes: readonly TokenScope[]): string[] {
  const ofListings = [
    scopes.includes('listings:read') && 'read',
    scopes.includes('listings:write') && 'write',
  ].filter((verb) => verb !== false)
  return [
    ...(ofListings.length > 0 ? [`${ofListings.join(' and ')} listings`] : []),
    ...(scopes.includes('batches') ? ['run batches'] : []),
  ]
}

// It appears where the form was; whoever made it is to be there.
function focusOnce(code: HTMLTextAreaElement | null): void {
  code?.focus()
}
