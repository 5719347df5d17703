import { expect, it } from 'vitest'
import type { GeneratorInput } from '#contract/listings.ts'
import { readBrief } from '../brief/brief.ts'
import { aForm, CASES } from '../testing/cases.ts'
import { composer } from './composer.ts'
import { explain } from './explanation.ts'
import type { Written } from './explanation-words.ts'

const NOTHING: Written = {
  generatedTitle: '',
  generatedDescription: '',
  generatedTags: [],
  generatedAltText: null,
}

function reasonsFor(form: Partial<GeneratorInput>, written: Partial<Written> = {}): string {
  return explain(readBrief(aForm(form)), { ...NOTHING, ...written })
}

const EIGHT =
  'stoneware mug, navy mug, tea mug, coffee mug, pottery mug, mug rack, large mug, office mug'

const MUG = {
  productType: 'Stoneware mug, navy, 330 ml, dishwasher safe',
  keywords: EIGHT,
  starredKeywords: 'stoneware mug, mug rack',
}

const COUNTS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']

it('says of the title only what it holds', () => {
  const generatedTitle = 'Navy Stoneware Mug, 330 ml'
  expect(reasonsFor(MUG, { generatedTitle, generatedTags: ['mug rack'] })).toMatch(
    /^The words of your focus keyword "stoneware mug" stand at the front of the title, .* After the name, the title says "330 ml"\. A title names one thing only, so "mug rack" is left to the tags\./,
  )
  expect(reasonsFor(MUG, { generatedTitle: 'Mug' })).toMatch(/^The title names the mug\. /)
  expect(reasonsFor({ ...MUG, starredKeywords: '' }, { generatedTitle })).toMatch(
    /^You starred no keyword, so "stoneware mug", the first one that fits, stands/,
  )
})

it.each(Object.entries(CASES).filter(([name]) => name !== 'german' && name !== 'japanese'))(
  'counts right: %s',
  async (_, input) => {
    const { signal } = new AbortController()
    const { generatedExplanation: reasons, generatedTags: tags } = await composer().write({
      input,
      seed: 'one',
      signal,
    })
    const [, used = '13'] = /(\d+) of 13 tags/.exec(reasons) ?? []
    expect(Number(used)).toBe(tags.length)
    const typed = new Set(readBrief(input).keywords.map(({ keyword }) => keyword))
    const made = tags.filter((tag) => !typed.has(tag)).length
    const [, counted = 'None'] = /(\w+) (?:are|is) made from your words/.exec(reasons) ?? []
    expect(counted).toBe(COUNTS[made] ?? 'Most')
  },
)

it('tells what is left out and how it could come in', () => {
  expect(reasonsFor({ productType: 'Oak mug', keywords: 'oak mug, organic mug' })).toContain(
    '"organic mug" was left out because your description does not say so; add it there if it is true.',
  )
})

it('says what became of the wishes', () => {
  const reasons = reasonsFor({
    ...MUG,
    customAiInstructions:
      'Mention that it stacks. Don\'t say "cute". Make it sing. Use UK English.',
  })
  expect(reasons).toContain('What you asked to have mentioned is in the description.')
  expect(reasons).toContain('As you asked, the text does without "cute".')
  expect(reasons).toContain('The spelling is British, as you asked.')
  expect(reasons).toMatch(/Your wish "Make it sing" was not followed/)
})

it.each([
  [{ productType: 'Vase', keywords: 'vase' }, /More keywords would help most/],
  [MUG, /To improve it most, say what your photo shows; the alt text is made from it\.$/],
  [{ ...MUG, imageDescription: 'a mug', starredKeywords: '' }, /Star up to three keywords/],
  [
    { ...MUG, imageDescription: 'a mug' },
    /Keywords that name whom it is for, an occasion or a style would fill the last 13 tags\.$/,
  ],
])('asks at the end for the one entry that would improve it most: %o', (form, asked) => {
  expect(reasonsFor(form)).toMatch(asked)
})
