import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { routes } from '#contract/routes.ts'
import { compiled } from './compiled.ts'

const answers = Object.entries(routes).flatMap(([name, { answer }]) =>
  answer === null ? [] : [{ name, answer }],
)

it.each(answers)('describes the same answer of $name', ({ answer }) => {
  expect(z.toJSONSchema(compiled(answer))).toEqual(z.toJSONSchema(answer))
})

it('keeps out what the contract does not name, and refuses what it does not allow', () => {
  const schema = compiled(z.array(z.object({ count: z.int() })))
  expect(z.parse(schema, [{ count: 1, secret: 'x' }])).toEqual([{ count: 1 }])
  expect(z.safeParse(schema, [{ count: '1' }]).success).toBe(false)
})
