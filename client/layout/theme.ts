export type ThemeChoice = 'system' | 'light' | 'dark'

/** Where the chosen theme is kept; the script in the head of every page reads it before painting. */
export const THEME_KEY = 'listwright-theme'

/** The theme that shows now. */
export function currentTheme(): 'light' | 'dark' {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'
}

/** The theme that was chosen in this browser; its own until then. */
export function chosenTheme(): ThemeChoice {
  try {
    const kept = localStorage.getItem(THEME_KEY)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    return 'system'
  }
}

export function chooseTheme(choice: ThemeChoice): void {
  document.documentElement.dataset['theme'] = choice === 'system' ? systemTheme() : choice
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, choice)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function systemTheme(): 'light' | 'dark' {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
