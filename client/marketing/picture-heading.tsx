/** The small heading inside a picture of the screen. Not a heading of the page. */
export function PictureHeading({ name, note }: { name: string; note?: string }) {
  return (
    <p className="mb-3.5 flex items-baseline gap-2.5">
      <span className="font-display text-h3 font-semibold">{name}</span>
      {note && <span className="ml-auto text-meta text-ink-3">{note}</span>}
    </p>
  )
}
