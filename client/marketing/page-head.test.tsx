import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { features } from '#client/pages/features.tsx'
import { keywordSaver } from '#client/pages/keyword-saver.tsx'
import { landing } from '#client/pages/landing.tsx'
import { notFound } from '#client/pages/not-found.tsx'
import { pricing } from '#client/pages/pricing.tsx'
import { PAGES } from '#contract/pages.ts'
import { ORIGIN_PLACEHOLDER } from '#contract/site.ts'
import { PageHead } from './page-head.tsx'
import type { PublicPage } from './public-page.ts'

const READ = [landing, features, pricing, keywordSaver]

function headOf(page: PublicPage) {
  const markup = renderToStaticMarkup(<PageHead page={page} />)
  const { head } = new DOMParser().parseFromString(`<head>${markup}</head>`, 'text/html')
  const content = (name: string) =>
    head.querySelector(`[name="${name}"], [property="${name}"]`)?.getAttribute('content')
  return { head, content }
}

it('names one address for each page, which link previews show as well', () => {
  const addresses = READ.map((page) => {
    const { head, content } = headOf(page)
    const canonical = head.querySelector('link[rel="canonical"]')?.getAttribute('href')
    expect(content('og:url')).toBe(canonical)
    return canonical
  })
  const paths = [PAGES.home, PAGES.features, PAGES.pricing, PAGES.keywordSaver]
  expect(addresses).toEqual(paths.map((path) => ORIGIN_PLACEHOLDER + path))
})

it('describes each page in its own words, short enough for a search result', () => {
  const descriptions = READ.map((page) => headOf(page).content('description') ?? '')
  expect(new Set(descriptions).size).toBe(READ.length)
  for (const description of descriptions) {
    expect(description.length).toBeGreaterThan(50)
    expect(description.length).toBeLessThanOrEqual(160)
  }
})

it('gives link previews a title, a description and a picture with words for it', () => {
  for (const page of [...READ, notFound]) {
    const { content } = headOf(page)
    expect(content('og:title')).toBe(page.title)
    expect(content('og:description')).toBe(page.description)
    expect(content('og:image')).toBe(`${ORIGIN_PLACEHOLDER}/social.png`)
    expect(content('og:image:alt')).toBeTruthy()
    expect(content('twitter:card')).toBe('summary_large_image')
  }
})

it('keeps search engines from a page that is not there', () => {
  const { head, content } = headOf(notFound)
  expect(content('robots')).toBe('noindex')
  expect(head.querySelector('link[rel="canonical"]')).toBeNull()
})
