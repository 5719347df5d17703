import { PAGES } from '#contract/pages.ts'
import { useState } from 'react'
import { MadeToken } from '#client/access-tokens/made-token.tsx'
import { TokenForm } from '#client/access-tokens/token-form.tsx'
import { TokenList, TokenPlaceholders } from '#client/access-tokens/token-list.tsx'
import { useAccessTokens } from '#client/access-tokens/use-access-tokens.ts'
import { WhatItIsFor } from '#client/access-tokens/what-it-is-for.tsx'
import { FreshSignIn } from '#client/accounts/fresh-sign-in.tsx'
import { useSession } from '#client/accounts/session.tsx'
import { classNames } from '#client/ui/class-names.ts'
import type { MadeAccessToken } from '#contract/access-tokens/access-tokens.ts'
import { LoadFailure } from './load-failure.tsx'
import { PageTop } from './heading/page-top.tsx'

/** The tokens with which a seller's own programs call in her place. */
export function AccessTokens() {
  return (
    <FreshSignIn>
      <Tokens />
    </FreshSignIn>
  )
}

function Tokens() {
  // Of a password that somebody else keeps, nobody tells us.
  const isOurs = useSession().name === 'embedded'
  const { data: tokens, error, refetch } = useAccessTokens()
  const [made, setMade] = useState<MadeAccessToken | null>(null)
  const [newId, setNewId] = useState<string>()
  const [now] = useState(() => Date.now())
  return (
    <div className="grid grid-cols-1 gap-5 py-4">
      <PageTop name="Access tokens" back={{ href: PAGES.home, label: 'Dashboard' }}>
        Only for programs of yours: to write listings here you need none. A program with a token can
        read and write listings. It cannot buy, delete or change your account.
        {isOurs && ' A new password revokes all tokens.'}
      </PageTop>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_424px] lg:grid-rows-[auto_1fr] lg:gap-x-6">
        <div className="lg:col-start-1 empty:hidden">
          {error && (
            <LoadFailure thing="access tokens" error={error} onRetry={() => void refetch()} />
          )}
          {!tokens && !error && <TokenPlaceholders />}
          {tokens && tokens.length > 0 && <TokenList tokens={tokens} now={now} newId={newId} />}
        </div>
        <div
          className={classNames(
            'lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1',
            made && 'max-lg:order-first',
          )}
        >
          {made ? (
            <MadeToken made={made} onDone={() => setMade(null)} />
          ) : (
            <TokenForm
              onMade={(token) => {
                setMade(token)
                setNewId(token.id)
              }}
            />
          )}
        </div>
        {tokens && (
          <div className="lg:col-start-1">
            <WhatItIsFor isFirst={tokens.length === 0} hasTry={made === null} />
          </div>
        )}
      </div>
    </div>
  )
}
