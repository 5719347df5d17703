import { describe, expect, it } from 'vitest'
import { PACKAGES, REFUND_DAYS } from '#contract/credits.ts'
import { FREE_PLAN_CREDITS, WELCOME_BONUS_CREDITS } from '#contract/opening-credits.ts'
import { KEYWORDS } from '#contract/keywords.ts'
import { TAG } from '#contract/listings.ts'
import { dollars } from '#contract/money.ts'
import { LOGIN_PATH, PAGES } from '#contract/pages.ts'
import { DEFAULT_EXTENSION_URL, type Reader, SITE_TITLE } from '#contract/site.ts'
import { EXAMPLE } from './marketing/example-listing.ts'
import { APRON, MUG } from './marketing/more-examples.ts'
import { pages } from './prerender.tsx'

const NAMES = ['landing', 'features', 'pricing', 'keywordsaver', 'terms', 'privacy', 'not-found']
const HEADINGS = {
  landing: 'You made it by hand. Let’s get it found.',
  features: 'Everything one credit does',
  pricing: 'Pay for listings, not for months',
  keywordsaver: 'Save the words buyers use',
  terms: 'Terms',
  privacy: 'Privacy',
  'not-found': 'Page Not Found',
}

function page(name: string, reader: Reader): Document {
  const found = pages.find((each) => each.name === name && each.reader === reader)
  if (found === undefined) throw new Error(`There is no page ${name} for a ${reader}`)
  const html = `<head>${found.head}</head><body>${found.body}</body>`
  return new DOMParser().parseFromString(html, 'text/html')
}

function links(document: Document, label: string): (string | null)[] {
  return [...document.querySelectorAll('a')]
    .filter((link) => link.textContent?.trim() === label)
    .map((link) => link.getAttribute('href'))
}

function text(document: Document): string {
  return document.body.textContent ?? ''
}

describe('every public page', () => {
  it('is written for visitors and for members', () => {
    expect(pages.map(({ name, reader }) => `${name} ${reader}`).toSorted()).toEqual(
      NAMES.flatMap((name) => [`${name} member`, `${name} visitor`]).toSorted(),
    )
  })

  it.each(Object.entries(HEADINGS))('%s has one main heading and one main part', (name, words) => {
    const document = page(name, 'visitor')
    expect([...document.querySelectorAll('h1')].map((h1) => h1.textContent)).toEqual([words])
    expect(document.querySelectorAll('main')).toHaveLength(1)
  })

  it('puts its own name in front of the title of the site', () => {
    expect(NAMES.map((name) => page(name, 'visitor').title)).toEqual([
      SITE_TITLE,
      ...['Features', 'Pricing', 'KeywordSaver', 'Terms', 'Privacy', 'Page Not Found'].map(
        (n) => `${n} · ${SITE_TITLE}`,
      ),
    ])
  })

  it('has no style attribute and no script, only data for search engines', () => {
    for (const { head, body } of pages) {
      expect(body).not.toMatch(/\sstyle=|<style|<script/)
      expect(head.replaceAll('<script type="application/ld+json">', '')).not.toContain('<script')
    }
  })

  it('offers visitors to sign in or to start, and members their dashboard', () => {
    for (const name of NAMES) {
      const visitor = page(name, 'visitor').querySelector('header')
      const member = page(name, 'member').querySelector('header')
      for (const header of [visitor, member]) {
        expect(header?.textContent).toContain('Features')
        expect(header?.textContent).toContain('Pricing')
        expect(header?.textContent).toContain('KeywordSaver Free')
      }
      expect(visitor?.textContent).toContain('Sign In')
      expect(visitor?.textContent).toContain('Get Started Free')
      expect(member?.textContent).toContain('Go to Dashboard')
      expect(member?.textContent).not.toMatch(/Sign In|Get Started/)
    }
  })
})

it.each(['landing', 'features'])('%s has a grid of feature cards', (name) => {
  const cards = page(name, 'visitor').querySelectorAll('main ul > li > h3')
  expect(cards.length).toBeGreaterThanOrEqual(4)
})

describe('the prices', () => {
  it.each(['landing', 'features', 'pricing'])('stand on %s with their packages', (name) => {
    const words = text(page(name, 'visitor'))
    for (const { name: label, credits, priceCents, perCreditCents } of Object.values(PACKAGES)) {
      expect(words).toContain(label)
      expect(words).toContain(`${credits} credits`)
      expect(words).toContain(dollars(priceCents))
      expect(words).toContain(`${dollars(perCreditCents)} per credit`)
    }
    expect(words).toContain('Most Popular')
    expect(words).toContain(`within the first ${REFUND_DAYS} days`)
  })

  it('can be read by search engines', () => {
    for (const name of ['landing', 'pricing']) {
      const written = page(name, 'visitor').querySelector('script')?.textContent ?? ''
      expect(JSON.parse(written).offers.map((offer: { price: string }) => offer.price)).toEqual([
        '0',
        ...Object.values(PACKAGES).map(({ priceCents }) => dollars(priceCents).slice(1)),
      ])
    }
  })

  it('promise visitors the free plan and mention the welcome bonus', () => {
    for (const name of ['landing', 'pricing']) {
      const words = text(page(name, 'visitor'))
      expect(words).toContain(`${FREE_PLAN_CREDITS} free credits`)
      expect(words).toContain(`a welcome bonus of ${WELCOME_BONUS_CREDITS} more`)
    }
  })

  it('show the Free card to visitors only, and start it by signing in', () => {
    const free = page('pricing', 'visitor').querySelector('#package-free')?.parentElement
    expect(free?.textContent).toMatch(/^Free\$0/)
    expect(free?.textContent).toContain(`${FREE_PLAN_CREDITS} credits`)
    expect(links(page('pricing', 'visitor'), 'Get Started Free')).toContain(LOGIN_PATH)
    expect(page('pricing', 'member').querySelector('#package-free')).toBeNull()
  })

  it('lead members to the checkout, each package remembered beside the same address', () => {
    const member = page('pricing', 'member')
    expect(links(member, 'Add Credits')).toEqual(Array(3).fill(PAGES.checkout))
    const remembered = [...member.querySelectorAll<HTMLElement>('[data-package]')]
    expect(remembered.map((link) => link.dataset['package'])).toEqual(Object.keys(PACKAGES))
    const visitor = page('pricing', 'visitor')
    expect(links(visitor, 'Add Credits')).toEqual([])
    const chosen = [...visitor.querySelectorAll<HTMLElement>('[data-package]')]
    expect(chosen.map((link) => link.dataset['package'])).toEqual(Object.keys(PACKAGES))
  })

  it('end with a way to the dashboard or to signing in', () => {
    expect(links(page('pricing', 'member'), 'Go to Dashboard').at(-1)).toBe(PAGES.home)
    expect(links(page('pricing', 'visitor'), 'Get Started Free').at(-1)).toBe(LOGIN_PATH)
  })

  it('come with answers on credits, buying more, editing and refunds', () => {
    const questions = [...page('pricing', 'visitor').querySelectorAll('main summary')]
    const asked = questions.map((question) => question.textContent).join(' ')
    for (const topic of ['credit', 'buy more', 'change a listing', 'not for me'])
      expect(asked).toContain(topic)
  })
})

it('says on the landing page what sets the product apart', () => {
  const words = text(page('landing', 'visitor'))
  for (const promise of ['It never makes anything up', 'A failure costs nothing'])
    expect(words).toContain(promise)
})

it('answers the first two questions before anybody opens them', () => {
  const answers = [...page('pricing', 'visitor').querySelectorAll('main details')]
  expect(answers.map((answer) => answer.hasAttribute('open'))).toEqual(
    answers.map((_, place) => place < 2),
  )
})

it('shows what the extension is: suggestions, and the list they are saved to', () => {
  const picture = page('keywordsaver', 'visitor').querySelector('figure')
  expect(picture?.getAttribute('aria-label')).toMatch(/^A drawing of KeywordSaver/)
})

describe('the extension’s page', () => {
  it('opens the extension’s site in a new tab that cannot reach back', () => {
    const away = [
      ...page('keywordsaver', 'visitor').querySelectorAll<HTMLAnchorElement>('[target]'),
    ]
    expect(away).toHaveLength(2)
    for (const link of away) {
      expect(link.getAttribute('href')).toBe(DEFAULT_EXTENSION_URL)
      expect(link.target).toBe('_blank')
      expect(link.rel).toContain('noopener')
    }
  })

  it('says what the extension does, that it is free and that it needs no account', () => {
    const words = text(page('keywordsaver', 'visitor')).toLowerCase()
    for (const promise of ['search suggestions', 'highlighted text', 'product pages', 'notes'])
      expect(words).toContain(promise)
    for (const promise of ['ai prompt generator', 'listing clipboard', 'free', 'no sign-up'])
      expect(words).toContain(promise)
  })

  it('pairs it with the product', () => {
    expect(text(page('keywordsaver', 'visitor'))).toContain(
      'KeywordSaver finds the words. Listwright uses them.',
    )
  })

  it('has six features and three steps', () => {
    const main = page('keywordsaver', 'visitor').querySelector('main')
    expect(main?.querySelectorAll('ul > li > h3')).toHaveLength(6)
    expect(main?.querySelectorAll('ol > li > h3')).toHaveLength(3)
  })
})

describe.each([
  ['ring dish', EXAMPLE],
  ['mug', MUG],
  ['apron', APRON],
] as const)('the example listing of a %s', (_craft, example) => {
  it('is of rich notes: as many keywords as are recommended, two of them starred', () => {
    expect(example.keywords.length).toBeGreaterThanOrEqual(KEYWORDS.recommendedMin)
    expect(example.keywords).toEqual(expect.arrayContaining([...example.focusKeywords]))
    expect(example.focusKeywords).toHaveLength(2)
  })

  it('is what the product’s own writer makes of it, and passes every check', () => {
    expect(example.checksMet).toBe(example.checks)
    expect(example.tags).toHaveLength(TAG.max)
  })

  it('is short enough to be read in search results', () => {
    expect(example.title.split(' ').length).toBeLessThanOrEqual(14)
  })
})
