import './theme.css'
import { rememberPackage } from './credits/chosen-package.ts'
import { chooseTheme, currentTheme } from './layout/theme.ts'

// All the script a public page has. Everything on it works without; this only adds comfort.

/** The pages of the application; whoever points at a link to one is about to need its scripts. */
const ENTRANCES = 'a.button[href="/"], a[href="/signin"], a[href="/signup"], a[href="/api/login"]'

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  const chosen = target.closest<HTMLElement>('[data-package]')?.dataset['package']
  if (chosen !== undefined) rememberPackage(chosen)
  if (target.closest('[data-theme-switch]'))
    chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')
  closeMenus(target)
})

document.addEventListener('keydown', ({ key, target }) => {
  if (key !== 'Escape' || !(target instanceof Element)) return
  const menu = target.closest<HTMLDetailsElement>('header details[open]')
  menu?.removeAttribute('open')
  menu?.querySelector('summary')?.focus()
})

for (const event of ['pointerover', 'focusin', 'touchstart']) {
  document.addEventListener(
    event,
    ({ target }) => {
      if (target instanceof Element && target.closest(ENTRANCES)) fetchApplication()
    },
    { passive: true },
  )
}

function closeMenus(pressed: Element): void {
  for (const menu of document.querySelectorAll('header details[open]'))
    if (!menu.contains(pressed)) menu.removeAttribute('open')
}

function fetchApplication(): void {
  const list = document.querySelector<HTMLMetaElement>('meta[name="application-scripts"]')
  for (const href of list?.content.split(' ') ?? []) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'prefetch', as: 'script', crossOrigin: '', href })
    document.head.append(link)
  }
  list?.remove()
}
