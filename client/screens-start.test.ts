import { afterEach, expect, it } from 'vitest'
import { preloadScreen } from './screens-start.ts'

const links = () => [
  ...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]'),
]

afterEach(() => links().forEach((link) => link.remove()))

it('asks for the files of the screen at this address, as a module would', () => {
  preloadScreen({ [location.pathname]: ['/a.js', '/b.js'], '/elsewhere': ['/c.js'] })
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/a.js', '/b.js'])
  expect(links().map((link) => link.crossOrigin)).toEqual(['anonymous', 'anonymous'])
})

it('asks for nothing where it knows no screen', () => {
  preloadScreen({ '/elsewhere': ['/c.js'] })
  expect(links()).toEqual([])
})
