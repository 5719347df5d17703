import { expect, it } from 'vitest'
import { noteOnTag, tidyTag } from './tag-notes.ts'

it.each([
  ['  ', /^Write the tag/],
  ['walnut and oak ring dishes', /^At most 20 characters/],
  ['1.5 inch hook', /not \.$/],
  ['mr & mrs', /not &$/],
  ['x', /at least 2/],
  ["'tis a dish", /begins with a letter/],
  ['dish for', /whole phrase/],
  ['Ring Dish', /already/],
])('refuses "%s" before it is saved', (tag, text) => {
  const note = noteOnTag(['ring dish', tag], 1)
  expect(note).toEqual({ text: expect.stringMatching(text), isRefused: true })
})

it.each([
  ['dish rings', /same search as “ring dish”/],
  ['walnut', /One word/],
])('advises on "%s" and lets it be saved', (tag, text) => {
  const note = noteOnTag(['ring dish', tag], 1)
  expect(note).toEqual({ text: expect.stringMatching(text), isRefused: false })
})

it('has nothing to say about a good tag, even with stray spaces, which are taken away', () => {
  expect(noteOnTag([' walnut   dish '], 0)).toBeNull()
  expect(tidyTag(' walnut   dish ')).toBe('walnut dish')
})
