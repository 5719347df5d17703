import './theme.css'
import { CHOSEN_HASH, rememberPackage } from './credits/chosen-package.ts'
import { chooseTheme, currentTheme } from './layout/theme.ts'

// All the script a public page has. Everything on it works without; this only adds comfort.

/** The pages of the application; whoever points at a link to one is about to need its scripts. */
const ENTRANCES = 'a.button[href="/"], a[href="/signin"], a[href="/signup"], a[href="/api/login"]'

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  const link = target.closest<HTMLAnchorElement>('a[data-package]')
  if (link) choose(link)
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

function choose(link: HTMLAnchorElement): void {
  rememberPackage(link.dataset['package'] ?? '')
  // The address stays; what is said behind it reaches the page that it leads to.
  if (link.pathname === '/api/login') link.hash = CHOSEN_HASH
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
