import { useState } from 'react'
import { Segmented } from '#client/ui/choice.tsx'
import { chooseTheme, chosenTheme } from './theme.ts'

const OPTIONS = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/** Light, dark, or as the computer has it. */
export function ThemeChoice() {
  const [chosen, setChosen] = useState(chosenTheme)
  return (
    <Segmented
      label="Theme"
      name="theme"
      value={chosen}
      options={OPTIONS}
      onChange={(choice) => {
        chooseTheme(choice)
        setChosen(choice)
      }}
    />
  )
}
