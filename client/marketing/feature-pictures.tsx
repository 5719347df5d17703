import { Search, X } from 'lucide-react'
import { QuiltSwatch } from '#client/art/quilt.tsx'
import { buttonClasses } from '#client/ui/button.tsx'
import { EXAMPLE } from './example-listing.ts'
import { APRON, MUG } from './more-examples.ts'
import { PictureHeading } from './picture-heading.tsx'

const [FIRST_PARAGRAPH = ''] = APRON.description

/** A description being edited. */
export function EditPicture() {
  return (
    <>
      <PictureHeading name="Description" note={`${FIRST_PARAGRAPH.length} characters`} />
      <p className="rounded-md border border-line-control bg-field px-3.5 py-3 text-ui ring-3 ring-focus">
        {FIRST_PARAGRAPH}
        <span className="ml-0.5 inline-block h-[17px] w-0.5 bg-green align-[-3px]" />
      </p>
      <p aria-hidden="true" className="mt-3.5 flex gap-2">
        <span className={buttonClasses({ look: 'primary', size: 'small' })}>Save</span>
        <span className={buttonClasses({ look: 'quiet', size: 'small' })}>Cancel</span>
      </p>
    </>
  )
}

/** A footer at the end of a description. */
export function FooterPicture() {
  return (
    <>
      <PictureHeading name="Description" />
      <p className="text-ui text-ink-2">{EXAMPLE.description.at(-1)}</p>
      <div className="mt-4 rounded-sm border border-dashed border-line-control bg-kraft px-4 py-3.5">
        <p className="mb-1 flex items-center gap-2 text-small font-semibold">
          Care and shipping
          <X aria-hidden="true" className="ml-auto size-4 text-ink-2" />
        </p>
        <p className="text-small">
          Wipe with a dry cloth and oil it once a year. Packed and posted within three days.
        </p>
      </div>
    </>
  )
}

const PAST = [
  { name: EXAMPLE.nickname, sku: 'RD-WAL-014', date: 'Nov 14, 2026' },
  { name: APRON.nickname, sku: 'AP-SAGE-2', date: 'Nov 13, 2026' },
  { name: MUG.nickname, sku: 'MUG-OAT-12', date: 'Nov 11, 2026' },
  { name: 'Beeswax tapers, pair', sku: 'BW-TAP-10', date: 'Nov 9, 2026' },
]

/** Past listings, each with its own quilt block. */
export function HistoryPicture() {
  return (
    <>
      <p
        aria-hidden="true"
        className="mb-2 flex items-center gap-2.5 rounded-md border border-line-control bg-field px-3.5 py-2.5 text-ui text-ink-3"
      >
        <Search className="size-4.5" />
        Search your listings
      </p>
      <ul>
        {PAST.map(({ name, sku, date }) => (
          <li
            key={sku}
            className="flex items-center gap-3.5 border-t border-line-soft py-3 first:border-t-0"
          >
            <QuiltSwatch seed={name} size={40} />
            <span className="min-w-0 flex-1">
              <b className="block leading-snug font-semibold">{name}</b>
              <span className="text-meta text-ink-3">{sku}</span>
            </span>
            <span className="text-meta text-ink-3">{date}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
