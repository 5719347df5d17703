import { describe, expect, it } from 'vitest'
import { compose } from './composer.ts'
import { anInput } from './testing/an-input.ts'

function told(productType: string) {
  const listing = compose(
    anInput({
      listingTitle: 'Rope dog leash',
      productType,
      keywords: 'dog leash, rope dog leash',
      starredKeywords: 'dog leash',
      descriptionLength: 'long',
    }),
  )
  return {
    description: listing?.generatedDescription ?? '',
    explanation: listing?.generatedExplanation ?? '',
  }
}

describe('a short word in capitals', () => {
  it('heads what stands right below it', () => {
    const { description } = told(
      'Dog leash in cotton rope.\n\nCLIP\nsolid brass, 7 cm\n\nNOT FOR\nvery strong pullers',
    )
    expect(description).toMatch(/Clip:\s+Solid brass, 7 cm/)
    expect(description).toMatch(/Not for:\s+Very strong pullers/)
  })
})

describe('a heading', () => {
  it('may ask how, and ends where the next label begins', () => {
    const { description } = told(
      'Dog leash in cotton rope.\n\nHOW TO KEEP IT NICE\n- rinse after salt water\n- dry in the shade\n\nTAG: brass',
    )
    expect(description).toContain('How to keep it nice')
    expect(description).toMatch(/shade\s*\n\nTag: Brass/)
  })

  it('may have a picture where its lines have points', () => {
    const { description } = told(
      'Dog leash in cotton rope.\n\n🐾 Please note\n• not for climbing\n• colours vary from batch to batch',
    )
    expect(description).toMatch(/Please note:/)
  })
})

describe('a name of a place', () => {
  it('keeps its capital when a heading stops shouting', () => {
    const { description } = told('DOG LEASH FROM IRELAND\n\nIt is soft and it is 2 m long.')
    expect(description).toContain('Ireland')
  })
})

describe('a row of points', () => {
  it('leads from a label to its value', () => {
    const { description } = told(
      'Dog leash. It is soft.\n\nClip ....... brass\nRope ........ cotton, 12 mm',
    )
    expect(description).toMatch(/Clip: Brass/)
  })
})

describe('a note below a list', () => {
  it('stands where its sign points', () => {
    const { description } = told(
      'Dog leash. It is soft.\n\nMADE OF: cotton rope, brass*, thread\n*no nickel in it.',
    )
    expect(description).toContain('Cotton rope, brass (no nickel in it), thread')
  })
})

describe('the name of the shop', () => {
  it('is left out with its tagline, and the name of the model below it is told', () => {
    const { description, explanation } = told(
      '★ SALT & TIDE ★ good things for wet dogs ★\n\nDOG LEASH "BOSUN"\n\nNo hardware to rust, it is all rope.',
    )
    expect(description).not.toMatch(/salt & tide|wet dogs/i)
    expect(description).toContain('Bosun')
    expect(explanation).toContain('Salt & tide')
  })
})

describe('a thing typed with one thumb', () => {
  it('gets no comma between a verb and what it is done to', () => {
    const { description } = told(
      'rope dog leash w brass clip, holds 2 dogs, no chew (its tarred lol dont lick), wont rot, not for ppl w weak hands',
    )
    expect(description).toContain('holds 2 dogs')
    expect(description).toContain("tarred, don't lick")
    expect(description).toContain('for people with weak hands')
  })
})
