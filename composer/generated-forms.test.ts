import { expect, it } from 'vitest'
import { brokenPromises } from './testing/broken-promises.ts'
import { generatedForm } from './testing/generated-form.ts'

const FORMS = Number(process.env['GENERATED_FORMS'] ?? 80)

it(
  'keeps what must be kept of whatever form is filled in: nothing fails, is turned round, torn or lost without a word',
  () => {
    const broken: { seed: number; faults: string[] }[] = []
    for (let seed = 1; seed <= FORMS; seed += 1) {
      const faults = brokenPromises(generatedForm(seed))
      if (faults.length > 0) broken.push({ seed, faults })
    }
    expect(broken).toEqual([])
  },
  Math.max(120_000, FORMS * 100),
)
