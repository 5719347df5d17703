import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether a text is being edited. After editing, the focus is back on the button that began it. */
export function useEditing({ startsEditing = false } = {}) {
  const [isEditing, setIsEditing] = useState(startsEditing)
  const editButton = useRef<HTMLButtonElement>(null)
  const changeEditing = (next: boolean) => {
    flushSync(() => setIsEditing(next))
    if (!next) editButton.current?.focus()
  }
  return { isEditing, changeEditing, editButton }
}
