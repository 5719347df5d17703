import { useConfiguration } from '#client/accounts/use-configuration.ts'
import { useWriterOfWritten } from '#client/listing/written-listing.ts'

type WriterNoteProps = { className?: string }

/** Says what writes the listing where it is no model, so that nobody pays for another idea of it. */
export function WriterNote({ className }: WriterNoteProps) {
  const configuration = useConfiguration()
  if (configuration?.writer !== 'composer') return null
  return (
    <p className={className}>
      No AI model is connected to this shop: Listwright arranges your own words into the listing.
    </p>
  )
}

/** The same of the listing written last, also where its seller did without the model. */
export function WrittenNote(props: WriterNoteProps) {
  const configuration = useConfiguration()
  const writer = useWriterOfWritten()
  if (configuration?.writer !== 'model' || writer !== 'plain') return <WriterNote {...props} />
  return (
    <p {...props}>
      Written without the language model: Listwright arranged your own words into the listing.
    </p>
  )
}
