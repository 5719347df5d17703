import { expect, it } from 'vitest'
import { PLANNED_ONCE, statementNames } from './statement-names.ts'

const one = { text: 'SELECT email FROM users WHERE id = $1', parameters: ['a'] }
const other = { text: 'SELECT id FROM users WHERE email = $1', parameters: ['b'] }

it('gives a statement the same name in every process, whichever was asked first', () => {
  const [here, there] = [statementNames(), statementNames()]
  const names = [here(one), here(other)]
  expect([there(other), there(one)]).toEqual(names.toReversed())
  expect(new Set(names).size).toBe(2)
})

it('names no statement with a limit but one that says it has a single plan', () => {
  const nameOf = statementNames()
  const text = 'SELECT id FROM users WHERE email = $1 LIMIT 51'
  expect(nameOf({ text, parameters: ['a'] })).toBeUndefined()
  expect(nameOf({ text: `${text} ${PLANNED_ONCE}`, parameters: ['a'] })).toMatch(/^s_/)
})
