import { useConfiguration } from '#client/accounts/use-configuration.ts'

/** Says what writes the listing where it is no model, so that nobody pays for another idea of it. */
export function WriterNote({ className }: { className?: string }) {
  const configuration = useConfiguration()
  if (configuration?.writer !== 'composer') return null
  return (
    <p className={className}>
      No AI model is connected to this shop: Listwright arranges your own words into the listing.
    </p>
  )
}
