import { expect, it } from 'vitest'
import { ASKED, askedOf } from './asked.ts'
import { CATALOGUE } from './catalogue.ts'
import { tryRow } from './try-row.ts'

const nameOf = ({ part, what }: { part: string; what: string }) => `${part}: ${what}`
const circumstances = { seed: 1, postgres: async () => null }
const attempt = (done: number) => async () => ({ done, violations: [] })
const row = { part: 'stops', what: 'SIGTERM of one of two processes under load (PostgreSQL)' }

it('says of every row of the catalogue how much is asked, and of nothing else', () => {
  expect([...ASKED.keys()].toSorted()).toEqual(CATALOGUE.map(nameOf).toSorted())
  expect([...ASKED.values()].filter(({ count }) => !(count > 0))).toEqual([])
})

it('breaks a row that did less than that, however green it was', async () => {
  const { count } = askedOf(row)
  expect(await tryRow({ ...row, attempt: attempt(count) }, circumstances)).toMatchObject({
    outcome: 'held',
    asked: count,
    unit: 'stops',
  })
  expect(await tryRow({ ...row, attempt: attempt(count - 1) }, circumstances)).toMatchObject({
    outcome: 'broken',
    violations: [`${count - 1} of ${count} stops were done`],
  })
})

it('has no row of which nobody says it', async () => {
  const unknown = { part: 'stops', what: 'nothing', attempt: async () => ({ reason: 'none' }) }
  await expect(tryRow(unknown, circumstances)).rejects.toThrow('asked.ts does not say')
})
