import { useEffect, useRef, useState } from 'react'

/** A pause in typing this long means that the word is there. */
const PAUSE_MS = 200

/**
 * The text of a search box. What is typed stands there at once and concerns nobody else until the
 * typing pauses; then it is searched for.
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search)
  const [searched, setSearched] = useState(search)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Another search came from elsewhere: by going back, or by a link.
  if (search !== searched) {
    setSearched(search)
    if (search !== text.trim()) setText(search)
  }

  // The clock must not search for a box that is gone.
  useEffect(() => () => clearTimeout(pause.current), [])

  const searchNow = (wanted: string) => {
    clearTimeout(pause.current)
    setSearched(wanted.trim())
    onSearch(wanted)
  }
  const type = (typed: string) => {
    setText(typed)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => searchNow(typed), PAUSE_MS)
  }
  return { text, type, searchNow: () => searchNow(text) }
}
