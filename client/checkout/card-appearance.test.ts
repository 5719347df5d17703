import { afterEach, expect, it } from 'vitest'
import { cardAppearance } from './card-appearance.ts'

const root = document.documentElement

afterEach(() => {
  delete root.dataset['theme']
})

it.each(['light', 'dark'])('gives the card form the colours of the %s theme', (theme) => {
  root.dataset['theme'] = theme
  const { variables, rules } = cardAppearance(theme)
  expect(near(variables?.colorPrimary, 'green')).toBe(true)
  expect(near(variables?.colorBackground, 'field')).toBe(true)
  expect(near(variables?.colorText, 'ink')).toBe(true)
  expect(near(variables?.colorTextSecondary, 'ink-2')).toBe(true)
  expect(near(variables?.colorTextPlaceholder, 'ink-3')).toBe(true)
  expect(near(variables?.colorDanger, 'madder')).toBe(true)
  expect(near(colorIn(rules?.['.Input']?.['border']), 'line-control')).toBe(true)
  expect(near(colorIn(rules?.['.Input:focus']?.['boxShadow']), 'focus')).toBe(true)
})

function colorIn(rule: string | undefined): string | undefined {
  return /#\w{6}/.exec(rule ?? '')?.[0]
}

/** Whether a colour is painted as the token of that name is, but for rounding. */
function near(color: string | undefined, token: string): boolean {
  const wanted = painted(getComputedStyle(root).getPropertyValue(`--color-${token}`))
  return painted(color ?? '').every((value, place) => Math.abs(value - (wanted[place] ?? 0)) <= 2)
}

function painted(color: string): number[] {
  const brush = new OffscreenCanvas(1, 1).getContext('2d')
  if (brush === null) throw new Error('This browser cannot paint')
  brush.fillStyle = color
  brush.fillRect(0, 0, 1, 1)
  return Array.from(brush.getImageData(0, 0, 1, 1).data)
}
