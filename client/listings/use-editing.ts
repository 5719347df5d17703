import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether a text is being edited. After editing, the focus is back on the button that began it. */
export function useEditing() {
  const [isEditing, setIsEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const changeEditing = (next: boolean) => {
    flushSync(() => setIsEditing(next))
    if (!next) editButton.current?.focus()
  }
  return { isEditing, changeEditing, editButton }
}
