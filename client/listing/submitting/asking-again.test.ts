import { expect, it } from 'vitest'
import { ASKS_MAX, waitBeforeAsking } from './asking-again.ts'

const MINUTE_MS = 60_000
/** GENERATIONS_PER_MINUTE, as it is where nothing else is set. */
const LISTINGS_A_MINUTE = 20

const waits = Array.from({ length: ASKS_MAX }, (_, asked) => waitBeforeAsking(asked))

it('asks first after a second', () => {
  expect(waits[0]).toBe(1000)
})

it('asks for longer than a writer may take', () => {
  expect(sumOf(waits)).toBeGreaterThan(MINUTE_MS)
})

it('leaves her more than a quarter of the listings that she may ask for in a minute', () => {
  const askedBy = waits.map((_, at) => sumOf(waits.slice(0, at + 1)))
  const inFirstMinute = askedBy.filter((time) => time <= MINUTE_MS).length
  expect(inFirstMinute).toBeLessThan(LISTINGS_A_MINUTE * 0.75)
})

function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
