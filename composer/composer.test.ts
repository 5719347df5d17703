import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { anInput } from './testing/an-input.ts'
import { type Composed, compose } from './composer.ts'
import type { GeneratorInput } from '#contract/listings.ts'

const REGEX =
  /(?<=[=(,:?&|!\s])\/(?![/*\s])(?:[^/\n\\[]|\\.|\[(?:[^\]\n\\]|\\.)*\])+\/[dgimsuvy]*(?=[\s.,;)\]])/
const sources = (folder: string) => globSync(`${import.meta.dirname}/${folder}/**/*.ts`)
const ownFiles = globSync(`${import.meta.dirname}/*.ts`).filter(
  (path) => !path.endsWith('.test.ts'),
)

describe('the rooms of the composer', () => {
  it.each([...sources('plan'), ...sources('say'), ...ownFiles])(
    '%s holds no regular expression: text is read once, in read/',
    (path) => {
      const code = readFileSync(path, 'utf8')
      expect(
        code.split('\n').filter((line) => REGEX.test(line) || line.includes('new RegExp')),
      ).toEqual([])
    },
  )

  it('would see one', () => {
    expect(REGEX.test('const a = /b+/u.test(text)')).toBe(true)
    expect(REGEX.test('text.replace(/[abc]/g, "")')).toBe(true)
    expect(REGEX.test("import { a } from '../read/form.ts'")).toBe(false)
  })
})

function written(wanted: Partial<GeneratorInput>): Composed {
  const listing = compose(anInput(wanted))
  if (listing === null) throw new Error('No listing was made')
  return listing
}

describe('a listing', () => {
  it('is the same for the same form and seed', () => {
    const input = anInput({ productType: 'Oak spoon, 25 cm long. Oiled with walnut oil.' })
    const again = () => compose(input, { seed: 'a', others: ['Another listing.'] })
    expect(again()).not.toBeNull()
    expect(again()).toEqual(again())
  })

  it('keeps a denial with the thing it denies', () => {
    const { generatedDescription, generatedTitle, generatedTags } = written({
      productType: 'Glass jar for sweets, 12 cm tall. No lid. Dishwasher safe? Not tested.',
      keywords: 'glass jar, sweet jar, jar with lid, dishwasher safe jar',
      starredKeywords: 'glass jar',
    })
    expect(generatedDescription).toContain('No lid')
    expect(generatedDescription).toContain('Dishwasher safe? Not tested')
    expect(generatedTags).not.toContain('jar with lid')
    expect(generatedTitle).not.toContain('Lid')
  })

  it('tells a list of allergens whole and in order', () => {
    const line = 'Contains wheat, milk, egg. May contain traces of nuts.'
    const { generatedDescription } = written({
      productType: `Shortbread, 12 pieces. ${line}`,
      keywords: 'shortbread, biscuits',
      descriptionLength: 'short',
    })
    expect(generatedDescription).toContain('Contains wheat, milk, egg')
    expect(generatedDescription).toContain('May contain traces of nuts')
  })

  it('keeps the first person', () => {
    const { generatedDescription } = written({
      productType: 'Linen apron with two pockets. I cut each one by hand, so no two are alike.',
      keywords: 'linen apron',
    })
    expect(generatedDescription).toContain('I cut each one by hand, so no two are alike.')
  })

  it('says so where a text has more lines than it reads', () => {
    const lines = Array.from({ length: 1100 }, (_, at) => `- r${at}`)
    const { generatedExplanation } = written({
      productType: ['Oak spoon', ...lines].join('\n'),
      keywords: 'oak spoon',
    })
    expect(generatedExplanation).toContain('was not read')
  })

  it('leaves greetings and links out, and says so', () => {
    const { generatedDescription, generatedExplanation } = written({
      productType:
        'Wool felt slippers, size 38.\n\nThank you for visiting my shop!\nwww.example.com',
      keywords: 'felt slippers, wool slippers',
    })
    expect(generatedDescription).not.toContain('Thank you')
    expect(generatedDescription).not.toContain('example')
    expect(generatedExplanation).toContain('Left out:')
  })
})
