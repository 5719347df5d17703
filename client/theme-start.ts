/**
 * Sets the theme before the first paint, and again when the system's changes while the page is open. Stands inline
 * in every page's head, so it knows only what it is given.
 */
export function applyTheme(key: string): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const apply = (): void => {
    let chosen: string | null = null
    try {
      chosen = localStorage.getItem(key)
    } catch {
      // Storage may be switched off; the system's preference then decides.
    }
    const isDark = chosen === 'dark' || (chosen !== 'light' && dark.matches)
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
  }
  apply()
  dark.addEventListener('change', apply)
}
