import { expect, it } from 'vitest'
import { closeSubmission, submissionOf } from './submission.ts'

const keyOf = (input: object) => submissionOf(input, 'usual').key

it('keeps its key until an answer has arrived', () => {
  const key = keyOf({ listingTitle: 'Dish' })
  expect(keyOf({ listingTitle: 'Dish' })).toBe(key)
  closeSubmission()
  expect(keyOf({ listingTitle: 'Dish' })).not.toBe(key)
})

it('takes a new key for other details', () => {
  const key = keyOf({ listingTitle: 'Dish' })
  expect(keyOf({ listingTitle: 'Bowl' })).not.toBe(key)
})

it('goes to the same writer again until an answer has arrived', () => {
  const open = submissionOf({ listingTitle: 'Dish' }, 'plain')
  expect(submissionOf({ listingTitle: 'Dish' }, 'usual')).toEqual(open)
  closeSubmission()
  expect(submissionOf({ listingTitle: 'Dish' }, 'usual').writer).toBe('usual')
})

it('ignores a spoilt entry', () => {
  sessionStorage.setItem('listwright-submission', '{"key":7}')
  expect(keyOf({})).toMatch(/^[0-9a-f-]{36}$/)
})
