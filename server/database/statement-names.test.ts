import { expect, it } from 'vitest'
import { statementNames } from './statement-names.ts'

const one = { text: 'SELECT email FROM users WHERE id = $1', parameters: ['a'] }
const other = { text: 'SELECT id FROM users WHERE email = $1', parameters: ['b'] }

it('gives a statement the same name in every process, whichever was asked first', () => {
  const [here, there] = [statementNames(), statementNames()]
  const names = [here(one), here(other)]
  expect([there(other), there(one)]).toEqual(names.toReversed())
  expect(new Set(names).size).toBe(2)
})
