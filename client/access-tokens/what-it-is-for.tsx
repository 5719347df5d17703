import { Bot, FileSpreadsheet, Terminal } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card, CardFooter, CardHeader } from '#client/ui/card.tsx'
import type { TokenScope } from '#contract/access-tokens/token-scopes.ts'
import { TOKEN_SCOPES } from '#contract/access-tokens/token-scopes.ts'
import { CommandLine, tryLine } from './command-line.tsx'

type WhatItIsForProps = {
  isFirst: boolean
  /** Beside a token that was just made, which brings the same call with itself in it, it would be in the way. */
  hasTry: boolean
}

/** What sellers make a token for, and a first call to try one with. */
export function WhatItIsFor({ isFirst, hasTry }: WhatItIsForProps) {
  return (
    <Card aria-labelledby="token-uses">
      <CardHeader
        titleId="token-uses"
        title="What a token is for"
        note={`${isFirst ? 'No access tokens yet. ' : ''}It lets one program in, without your password.`}
      />
      <ul>
        <Use
          icon={<Terminal />}
          title="Your stock list"
          scopes={['listings:read', 'listings:write']}
        >
          A script writes a listing for each item you add to it, and puts the text beside the item.
        </Use>
        <Use icon={<FileSpreadsheet />} title="A file of items every night" scopes={['batches']}>
          You add rows by day; in the morning the finished listings are there.
        </Use>
        <Use icon={<Bot />} title="An assistant" scopes={['listings:read']}>
          Finds and checks your listings while you talk to it. Reading costs nothing.
        </Use>
      </ul>
      {hasTry && <TryOne />}
    </Card>
  )
}

function TryOne() {
  return (
    <CardFooter className="grid grid-cols-1 gap-2">
      <h3 className="font-display text-h3 font-semibold">Try one</h3>
      <p className="text-small text-ink-2">
        In a terminal, with the token in place of YOUR_TOKEN. It reads your newest listing and costs
        nothing.
      </p>
      <CommandLine command={tryLine('YOUR_TOKEN')} />
    </CardFooter>
  )
}

type UseProps = { icon: ReactNode; title: string; scopes: TokenScope[]; children: string }

/** Something that a token is made for, and what it must be allowed for it. */
function Use({ icon, title, scopes, children }: UseProps) {
  return (
    <li className="flex gap-4 border-t border-line-soft px-4 py-4 md:px-6">
      <span
        aria-hidden="true"
        className="grid size-11 flex-none place-items-center rounded-md bg-green-tint text-green-text *:size-5 *:stroke-[1.9]"
      >
        {icon}
      </span>
      <div className="min-w-0">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-small text-ink-2">{children}</p>
        <p className="mt-1 text-meta text-ink-3">
          <b className="font-semibold">Permissions:</b>{' '}
          {scopes.map((scope) => TOKEN_SCOPES[scope].label).join(', ')}
        </p>
      </div>
    </li>
  )
}
