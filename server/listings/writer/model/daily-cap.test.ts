import { expect, it } from 'vitest'
import { dailyCap } from './daily-cap.ts'

it('gives out the calls of a day, and new ones after midnight UTC', () => {
  let time = new Date('2026-03-01T23:59:00Z')
  const cap = dailyCap(2, { now: () => time })
  expect([cap.take(), cap.take(), cap.take()]).toEqual([true, true, false])
  expect(cap.secondsToReset()).toBe(60)
  time = new Date('2026-03-02T00:00:00Z')
  expect(cap.take()).toBe(true)
})

it('gives out none when none are allowed', () => {
  expect(dailyCap(0, { now: () => new Date(0) }).take()).toBe(false)
})
