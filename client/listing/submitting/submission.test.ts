import { expect, it, vi } from 'vitest'
import { closeSubmission, isUnderWay, noteUnanswered, submissionOf } from './submission.ts'

const keyOf = (input: object) => submissionOf(input, 'usual').key

it('keeps its key until an answer has arrived', () => {
  const key = keyOf({ listingTitle: 'Dish' })
  expect(keyOf({ listingTitle: 'Dish' })).toBe(key)
  closeSubmission()
  expect(keyOf({ listingTitle: 'Dish' })).not.toBe(key)
})

it('is the same however its fields are ordered', () => {
  const key = keyOf({ listingTitle: 'Dish', sku: 'D-1' })
  expect(keyOf({ sku: 'D-1', listingTitle: 'Dish' })).toBe(key)
})

it('takes a new key for other details', () => {
  const key = keyOf({ listingTitle: 'Dish' })
  expect(keyOf({ listingTitle: 'Bowl' })).not.toBe(key)
})

it('goes to the same writer again until an answer has arrived', () => {
  const open = submissionOf({ listingTitle: 'Dish' }, 'plain')
  expect(submissionOf({ listingTitle: 'Dish' }, 'usual')).toMatchObject({
    key: open.key,
    writer: 'plain',
  })
  closeSubmission()
  expect(submissionOf({ listingTitle: 'Dish' }, 'usual').writer).toBe('usual')
})

it('is under way until its answer has arrived, or nobody waits for one', async () => {
  const dish = { listingTitle: 'Dish' }
  expect(isUnderWay(dish)).toBe(false)
  const sent = submissionOf(dish, 'usual')
  expect(isUnderWay(dish)).toBe(true)
  expect(isUnderWay({ listingTitle: 'Bowl' })).toBe(false)
  noteUnanswered(sent)
  await vi.waitFor(() => expect(isUnderWay(dish)).toBe(false))
  expect(submissionOf(dish, 'usual').key).toBe(sent.key)
  closeSubmission()
  expect(isUnderWay(dish)).toBe(false)
})

it('ignores a spoilt entry', () => {
  sessionStorage.setItem('listwright-submission', '{"key":7}')
  expect(keyOf({})).toMatch(/^[0-9a-f-]{36}$/)
})
