import { describe, expect, it } from 'vitest'
import { aForm } from '../../testing/cases.ts'
import { composer } from '../composer.ts'

async function descriptionOf(productType: string, keywords: string): Promise<string> {
  const [starredKeywords = ''] = keywords.split(', ')
  const input = aForm({ productType, keywords, starredKeywords, descriptionLength: 'long' })
  const { signal } = new AbortController()
  const { generatedDescription } = await composer().write({ input, seed: 'one', signal })
  return generatedDescription
}

describe('a description', () => {
  it.each([
    ['Set of two pot holders in denim, 20 x 20 cm.', 'pot holders, oven mitts', /plant|leafy/],
    ['Embroidery hoop with a birth flower, 15 cm.', 'embroidery hoop, birth flower', /water|soil/],
    ['Soap dish in stoneware with drainage slots.', 'soap dish, bathroom decor', /roots/],
    ['Wreath of dried statice, 30 cm.', 'flower wreath, garden grown', /in the garden/],
    ['Rail with four iron hooks.', 'wall hooks, beach house decor', /on the beach/],
    ['Dollhouse bed in basswood.', 'dollhouse bed, dollhouse bedroom', /in the bedroom/],
    ['Brass locket, engraved flowers front.', 'brass locket', /wording|second reader|autocorrect/],
    ['Bee house in cedar, 25 cm.', 'bee house, garden gift', /winter|frost|birds/],
    ['Sun catcher in fused glass, 18 cm.', 'sun catcher, window hanging', /frost|your garden is/],
  ])('advises nothing that is true of another thing: %s', async (product, keywords, wrong) => {
    expect(await descriptionOf(product, keywords)).not.toMatch(wrong)
  })

  it('tells of a material only where the item is made of it', async () => {
    const jar = 'Sourdough kit: 700 ml glass jar, linen cover with elastic, wooden spatula.'
    expect(await descriptionOf(jar, 'sourdough kit, linen jar cover')).not.toMatch(ABOUT_LINEN)
    const towel = 'Tea towel in washed linen, 50 x 70 cm.'
    expect(await descriptionOf(towel, 'linen tea towel, kitchen towel')).toMatch(ABOUT_LINEN)
  })
})

const ABOUT_LINEN = /\biron|creases|soften/
