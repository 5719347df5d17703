import { Banner } from '#client/ui/banner.tsx'
import { useConfiguration } from './use-configuration.ts'

/** Where a link is that nobody will find in their mail. */
export function LinkInOutbox() {
  const configuration = useConfiguration()
  if (configuration?.identity.provider !== 'embedded' || configuration.mail !== 'outbox')
    return null
  return (
    <Banner look="warning" title="This server sends no mail">
      The link is a file in the folder <code>outbox</code> of the server’s data directory. Whoever
      runs the server finds its name in the log.
    </Banner>
  )
}
