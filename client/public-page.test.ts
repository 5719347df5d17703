import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CHOSEN_PACKAGE } from './credits/chosen-package.ts'
import './public-page.ts'

// A link must not leave the test's own page, which the tests after these go on using.
const stay = (event: Event) => event.preventDefault()
document.addEventListener('click', stay)
afterAll(() => {
  document.removeEventListener('click', stay)
  for (const link of document.querySelectorAll('link[rel="prefetch"]')) link.remove()
  delete document.documentElement.dataset['theme']
  show('')
})

function show(html: string): void {
  document.body.innerHTML = html
}

function element(selector: string): Element {
  const found = document.querySelector(selector)
  if (found === null) throw new Error(`Nothing on the page matches ${selector}`)
  return found
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('the script of a public page', () => {
  it('remembers which package was pressed', async () => {
    show('<a href="/checkout" data-package="business"><b>Add Credits</b></a>')
    await userEvent.click(element('b'))
    expect(sessionStorage.getItem(CHOSEN_PACKAGE)).toBe('business')
  })

  it('says to the page for signing in that a package was chosen', async () => {
    show('<a href="/api/login" data-package="popular">Get Started</a>')
    await userEvent.click(element('a'))
    expect(element('a').getAttribute('href')).toMatch(/\/api\/login#pack$/)
  })

  it('changes the theme and keeps the choice', async () => {
    document.documentElement.dataset['theme'] = 'light'
    show('<button data-theme-switch>Theme</button>')
    await userEvent.click(element('button'))
    expect(document.documentElement.dataset['theme']).toBe('dark')
    expect(localStorage.getItem('listwright-theme')).toBe('dark')
    await userEvent.click(element('button'))
    expect(document.documentElement.dataset['theme']).toBe('light')
  })

  it('closes the menu on Escape and on a press elsewhere', async () => {
    show('<header><details open><summary>Menu</summary></details></header><p>Elsewhere</p>')
    await userEvent.click(element('p'))
    expect(element('details').hasAttribute('open')).toBe(false)

    show('<header><details open><summary tabindex="0">Menu</summary></details></header>')
    element('summary').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(element('details').hasAttribute('open')).toBe(false)
    expect(document.activeElement).toBe(element('summary'))
  })

  it('fetches the application once, when someone is about to go in', async () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<meta name="application-scripts" content="/a.js /b.js">',
    )
    show('<a href="/features">Features</a> <a href="/signup">Get Started Free</a>')
    await userEvent.hover(element('a[href="/features"]'))
    expect(document.querySelectorAll('link[rel="prefetch"]')).toHaveLength(0)
    await userEvent.hover(element('a[href="/signup"]'))
    element('a[href="/signup"]').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    const fetched = [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')]
    expect(fetched.map((link) => link.getAttribute('href'))).toEqual(['/a.js', '/b.js'])
  })
})
