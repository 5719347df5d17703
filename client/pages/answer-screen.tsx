import { useEffect } from 'react'
import { EntryScreen, type EntryScreenProps } from './entry-screen.tsx'

/** What has come of an entry screen, in its place: nobody is asked any more what was answered. */
export function AnswerScreen(props: EntryScreenProps) {
  // The focus is the browser's; the button that had it is gone.
  useEffect(() => document.querySelector('h1')?.focus({ preventScroll: true }), [])
  return <EntryScreen {...props} />
}
