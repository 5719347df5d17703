export type Theme = 'light' | 'dark'

/** Where the chosen theme is kept; the script in the head of every page reads it before painting. */
export const THEME_KEY = 'listwright-theme'

export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
