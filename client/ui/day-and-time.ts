// Always in English, as the rest of the product; the time zone is the reader's own.
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** "Nov 14, 2025". */
export function dayOf(moment: string): string {
  return day.format(new Date(moment))
}

/** "Nov 14, 2025 • 3:41 PM". */
export function dayAndTimeOf(moment: string): string {
  return `${dayOf(moment)} • ${time.format(new Date(moment))}`
}
