import { format } from 'date-fns'

/** When a listing was written: "Nov 14, 2025 • 3:41 PM". */
export function writtenOn(createdAt: string): string {
  return format(createdAt, 'MMM d, yyyy • h:mm a')
}
