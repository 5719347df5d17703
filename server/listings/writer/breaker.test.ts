import { expect, it } from 'vitest'
import { circuitBreaker, CircuitOpen } from './breaker.ts'

const broken = () => Promise.reject(new Error('broken'))
const working = () => Promise.resolve('answer')

function aBreaker() {
  let time = 0
  const changes: boolean[] = []
  const breaker = circuitBreaker({
    clock: { now: () => new Date(time) },
    isFailure: (error) => !(error instanceof RangeError),
    onChange: (isOpen) => changes.push(isOpen),
  })
  const fail = () => breaker.run(broken).catch(() => undefined)
  return { breaker, fail, changes, wait: (ms: number) => (time += ms) }
}

it('opens after five failures in 30 seconds and calls nobody', async () => {
  const { breaker, fail } = aBreaker()
  for (let count = 0; count < 5; count += 1) await fail()
  let wasCalled = false
  const call = breaker.run(() => {
    wasCalled = true
    return working()
  })
  await expect(call).rejects.toMatchObject({ name: 'CircuitOpen', waitMs: 30_000 })
  expect(wasCalled).toBe(false)
})

it('tells once that it opened, and once that an answer came again', async () => {
  const { breaker, fail, changes, wait } = aBreaker()
  for (let count = 0; count < 8; count += 1) await fail()
  wait(30_000)
  await fail()
  expect(changes).toEqual([true])
  wait(30_000)
  await breaker.run(working)
  await breaker.run(working)
  expect(changes).toEqual([true, false])
})

it('stays closed when the failures are spread out', async () => {
  const { breaker, fail, wait } = aBreaker()
  for (let count = 0; count < 20; count += 1) {
    await fail()
    wait(8000)
  }
  expect(await breaker.run(working)).toBe('answer')
})

it('stays closed when successes come between', async () => {
  const { breaker, fail } = aBreaker()
  for (let count = 0; count < 4; count += 1) await fail()
  await breaker.run(working)
  for (let count = 0; count < 4; count += 1) await fail()
  expect(await breaker.run(working)).toBe('answer')
})

it('lets one call try after 30 seconds, and closes when it works', async () => {
  const { breaker, fail, wait } = aBreaker()
  for (let count = 0; count < 5; count += 1) await fail()
  wait(30_001)
  const trial = Promise.withResolvers<string>()
  const trying = breaker.run(() => trial.promise)
  await expect(breaker.run(working)).rejects.toBeInstanceOf(CircuitOpen)
  trial.resolve('back')
  expect(await trying).toBe('back')
  expect(await breaker.run(working)).toBe('answer')
})

it('opens again when the trial fails', async () => {
  const { breaker, fail, wait } = aBreaker()
  for (let count = 0; count < 5; count += 1) await fail()
  wait(30_001)
  await fail()
  await expect(breaker.run(working)).rejects.toBeInstanceOf(CircuitOpen)
})

it('lets the next one try when a trial ends without saying anything', async () => {
  const { breaker, fail, wait } = aBreaker()
  for (let count = 0; count < 5; count += 1) await fail()
  wait(30_001)
  await breaker.run(() => Promise.reject(new RangeError('gone'))).catch(() => undefined)
  expect(await breaker.run(working)).toBe('answer')
})

it('does not count what says nothing about the service', async () => {
  const { breaker } = aBreaker()
  for (let count = 0; count < 9; count += 1) {
    await breaker.run(() => Promise.reject(new RangeError('gone'))).catch(() => undefined)
  }
  expect(await breaker.run(working)).toBe('answer')
})
