import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { dropDraft, keepDraft, readDraft } from './drafts.ts'

const Note = z.object({ text: z.string() })

it('keeps a draft until it is dropped', () => {
  expect(readDraft('note', Note)).toBeNull()
  keepDraft('note', { text: 'Oil it' })
  expect(readDraft('note', Note)).toEqual({ text: 'Oil it' })
  expect(readDraft('other', Note)).toBeNull()
  dropDraft('note')
  expect(readDraft('note', Note)).toBeNull()
})

it('takes a spoilt draft for none', () => {
  keepDraft('note', { text: 7 })
  expect(readDraft('note', Note)).toBeNull()
  for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"text":')
  expect(readDraft('note', Note)).toBeNull()
})
