// Always in English, as the rest of the product; the time zone is the reader's own.
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** When a listing was written: "Nov 14, 2025 • 3:41 PM". */
export function writtenOn(createdAt: string): string {
  const at = new Date(createdAt)
  return `${day.format(at)} • ${time.format(at)}`
}

/** The day on which a listing was written: "Nov 14, 2025". */
export function dayWrittenOn(createdAt: string): string {
  return day.format(new Date(createdAt))
}
