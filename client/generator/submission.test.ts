import { expect, it } from 'vitest'
import { closeSubmission, submissionKey } from './submission.ts'

it('keeps its key until an answer has arrived', () => {
  const key = submissionKey({ listingTitle: 'Dish' })
  expect(submissionKey({ listingTitle: 'Dish' })).toBe(key)
  closeSubmission()
  expect(submissionKey({ listingTitle: 'Dish' })).not.toBe(key)
})

it('takes a new key for other details', () => {
  const key = submissionKey({ listingTitle: 'Dish' })
  expect(submissionKey({ listingTitle: 'Bowl' })).not.toBe(key)
})

it('ignores a spoilt entry', () => {
  sessionStorage.setItem('listwright-submission', '{"key":7}')
  expect(submissionKey({})).toMatch(/^[0-9a-f-]{36}$/)
})
