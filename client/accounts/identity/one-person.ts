import { messageOf } from '#client/api/api-error.ts'
import type { Tokens } from '#client/api/client.ts'
import { claimsOf, holdToken } from './id-token.ts'
import type { IdentityReport } from './identity.ts'

type OnReport = (report: IdentityReport) => void

/**
 * Reports whose session the cookie is, and gives out tokens of that person only. All tabs share the
 * cookie: in another one the session may have ended since, or have become somebody else's.
 */
export function followOnePerson(mint: () => Promise<string | null>) {
  const held = holdToken(mint)
  const watchers = new Set<OnReport>()
  let personId: string | null = null

  const tell = (report: IdentityReport) => {
    if (report.kind !== 'unreachable') personId = report.kind === 'user' ? report.user.id : null
    for (const onReport of watchers) onReport(report)
    return report
  }
  const ofThisPerson = (token: string | null) => {
    if (personId === null) return token
    const report = reportOf(token)
    if (report.kind === 'user' && report.user.id === personId) return token
    tell(report)
    return null
  }
  const tokens: Tokens = {
    current: async () => ofThisPerson(await held.current()),
    renewed: async () => ofThisPerson(await held.renewed()),
  }
  return {
    tokens,
    watchers,
    /** Asks the server anew. */
    asked: () => lookUp(held.renewed),
    /** Tells everyone. */
    tell,
    forget: () => {
      held.forget()
      personId = null
    },
  }
}

async function lookUp(renewedToken: () => Promise<string | null>): Promise<IdentityReport> {
  try {
    return reportOf(await renewedToken())
  } catch (error) {
    return { kind: 'unreachable', message: messageOf(error, 'Sign-in could not be checked.') }
  }
}

function reportOf(token: string | null): IdentityReport {
  if (token === null) return { kind: 'nobody' }
  const { sub, email, has_password: hasPassword } = claimsOf(token)
  return { kind: 'user', user: { id: sub, email, hasPassword } }
}
