import { KraftLabel } from '#client/ui/kraft-label.tsx'
import { useConfiguration } from './use-configuration.ts'

/** Whether a link can be found by whoever runs the server alone; not, as long as nobody has said so. */
export function useIsLinkInOutbox(): boolean {
  const configuration = useConfiguration()
  return configuration?.identity.provider === 'embedded' && configuration.mail === 'outbox'
}

/** Where a link is that nobody will find in their mail. */
export function LinkInOutbox() {
  return (
    <KraftLabel className="grid gap-1.5 px-6 py-5 text-small">
      <h2 className="font-display text-h3 font-semibold">This server does not send email</h2>
      <p>
        The link is a file in the folder <code>outbox</code> of the server’s data directory. Whoever
        runs the server finds its name in the log.
      </p>
    </KraftLabel>
  )
}
