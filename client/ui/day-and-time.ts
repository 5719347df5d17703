// Always in English, as the rest of the product; the time zone is the reader's own.
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' })
const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })

/** "Nov 14, 2025". */
export function dayOf(moment: string): string {
  return day.format(new Date(moment))
}

/** "Nov 14, 2025 • 3:41 PM". */
export function dayAndTimeOf(moment: string): string {
  return `${dayOf(moment)} • ${time.format(new Date(moment))}`
}

/** "3:41 PM". */
export function timeOf(moment: string): string {
  return time.format(new Date(moment))
}

/** "Nov 14". */
export function shortDayOf(moment: string): string {
  return dayOfYear.format(new Date(moment))
}

/** "Today, Nov 14", "Yesterday, Nov 13", "Wednesday, Nov 12"; of another year "Nov 12, 2024". */
export function dayNamed(moment: string, now: number): string {
  const [then, today] = [new Date(moment), new Date(now)]
  if (then.getFullYear() !== today.getFullYear()) return dayOf(moment)
  return `${nameOf(then, today)}, ${dayOfYear.format(then)}`
}

function nameOf(then: Date, today: Date): string {
  if (then.toDateString() === today.toDateString()) return 'Today'
  const yesterday = new Date(today)
  yesterday.setDate(today.getDate() - 1)
  return then.toDateString() === yesterday.toDateString() ? 'Yesterday' : weekday.format(then)
}
