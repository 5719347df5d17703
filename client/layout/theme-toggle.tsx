import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#client/ui/icon-button.tsx'
import { chooseTheme, currentTheme } from './theme.ts'

/** Switches between the light and the dark theme. */
export function ThemeToggle() {
  const [theme, setTheme] = useState(currentTheme)
  const other = theme === 'dark' ? 'light' : 'dark'
  const change = () => {
    chooseTheme(other)
    setTheme(other)
  }
  return (
    <IconButton
      label={`Switch to ${other} theme`}
      icon={theme === 'dark' ? <Sun /> : <Moon />}
      onClick={change}
    />
  )
}
