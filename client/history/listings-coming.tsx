import { Card } from '#client/ui/card.tsx'

/** How many rows fill a screen. */
const ROWS = 8

/** The rows of the history before anything is known of them: their places, and nothing grey that promises. */
export function ListingsComing() {
  return (
    <Card>
      <output className="sr-only">Loading your listings</output>
      <ul aria-hidden="true">
        {Array.from({ length: ROWS }, (_, row) => (
          <li
            key={row}
            className="flex h-16 items-center border-t border-line-soft px-4 first:border-t-0 md:px-5"
          >
            <span className="size-11 rounded-sm border border-dashed border-line-control" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
