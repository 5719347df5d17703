import { useConfiguration } from '#client/accounts/use-configuration.ts'

/** Says what writes the listing where it is no model, so that nobody pays for another idea of it. */
export default function WriterNote() {
  const configuration = useConfiguration()
  if (configuration?.writer !== 'composer') return null
  return (
    <p className="border-t border-line-soft px-4 py-[18px] text-meta text-ink-3 md:px-6">
      No AI model is connected to this shop. Listwright arranges your own words into a listing; what
      you did not say is not in it.
    </p>
  )
}
