import { Disclosure } from '#client/ui/accordion.tsx'
import { useConfiguration } from './use-configuration.ts'

/** Whether a link can be found by whoever runs the server alone; not, as long as nobody has said so. */
export function useIsLinkInOutbox(): boolean {
  const configuration = useConfiguration()
  return configuration?.identity.provider === 'embedded' && configuration.mail === 'outbox'
}

/** Whoever hands a link over where none is mailed: by their address, or in plain words. */
export function useWhoHandsOver(): string {
  return useConfiguration()?.supportEmail ?? 'the person who runs this site'
}

/** For whoever runs the server: where the link lies that they are asked for. */
export function LinkInOutbox() {
  return (
    <Disclosure summary="You run this server?">
      <div className="grid gap-2 pb-2 pl-5.5 text-small text-ink-2">
        <p>
          The link is a file in the folder <code>outbox</code> of the server’s data directory; the
          log names it. It opens the account, so give it to its owner alone.
        </p>
        <p>
          With <code>SMTP_URL</code> set, the server emails it instead.
        </p>
      </div>
    </Disclosure>
  )
}
