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
  it('that says only about what it speaks is no first line', () => {
    const { description } = told(
      'ABOUT THIS LEASH\nCotton rope from Bath, 2 m.\nThe clip is brass.',
    )
    expect(description).not.toMatch(/about this/i)
  })

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

describe('a framed line', () => {
  it('is a statement where the next one is framed as well', () => {
    const { description } = told(
      'Dog leash in cotton rope.\n\n*The loop is soft*\n*Knots can be moved*',
    )
    expect(description).not.toContain('soft:')
  })
})

describe('a sign between words', () => {
  it('stands for a comma, and what says about or more stays with its number', () => {
    const { description } = told(
      'ROPE DOG LEASH * SOFT BLUE * 2 m\n\nSoaks up ~25 ml of water. For dogs of 3+ years.',
    )
    expect(description).toContain('soft blue, 2 m')
    expect(description).toContain('~25 ml')
    expect(description).toContain('3+')
  })
})

describe('a row of lines', () => {
  it('goes on to its last line, and ends before a label behind a blank line', () => {
    const { description } = told(
      'Dog leash in cotton rope.\n\nLengths available, measured clip to loop of 20 cm:\nS 120 cm\nM 180 cm\nL 240 cm\n\nClip: solid brass',
    )
    expect(description).toMatch(/20 cm:\sS 120 cm, M 180 cm, L 240 cm\n\nClip: Solid brass/)
  })
})

describe('the steps of an order', () => {
  it('are counted where each says so, and none is taken for shop talk', () => {
    const { description } = told(
      'Dog leash in cotton rope.\n\nHow to order\nStep 1 pick a length\nStep 2 I send you a proof within 2 days\nStep 3 write the name',
    )
    expect(
      told('Dog leash in cotton rope. To order: 1. pick a length 2. write me 3. wait').description,
    ).toMatch(/To order:\n1\. Pick/)
    expect(description).toMatch(/1\. Pick a length\n2\. I send you a proof.*\n3\. Write the name/)
  })
})

describe('a label inside a paragraph', () => {
  it('stays where the seller put it', () => {
    const { description } = told(
      'This dog leash is cotton rope. Colours right now: sand, moss, ink. The clip is brass.',
    )
    expect(description).toMatch(/rope\. Colours right now: sand, moss, ink\. The clip is brass\.$/)
  })
})

describe('a word in capitals', () => {
  it.each([
    'The clip is NOT brass, and there is only ONE.',
    'Core: 75% superwash BFL',
    'Dyed to the GOTS standard.',
    'Sticker (CLP) on request.',
  ])('stays as typed inside a line: %s', (typed) => {
    expect(told(`Dog leash in cotton rope.\n\n${typed}`).description).toContain(
      typed.replace('.', ''),
    )
  })

  it('is calm where a whole line of everyday words shouts, and stays where a short name is among them', () => {
    const { description } = told(
      'Dog leash in cotton rope. It is soft.\n\nPLEASE KEEP AWAY FROM FIRE.\n\nDYED BY RIVO.',
    )
    expect(description).toContain('Please keep away from fire')
    expect(description).toContain('DYED BY RIVO')
  })
})

describe('a line of two columns', () => {
  it('is a label and its value', () => {
    const { description } = told(
      'ROPE            cotton, 12 mm\nCLIP            brass\nCOMPAT.         any collar; not for harnesses',
    )
    expect(description).toMatch(/Rope: Cotton, 12 mm\nClip: Brass\nCompat.?: Any collar; not for/)
  })
})

describe('an ornament', () => {
  it('goes, and what it frames heads the statements beside and below it', () => {
    const { description } = told(
      '═════ SALT DOGS ═════\n\nDog leash in cotton rope. It is soft.\n\n—— SIZES —— measure first\nS  2 m // 1 cm\nL  3 m // 2 cm',
    )
    expect(description).toMatch(/^Dog leash/)
    expect(description).toMatch(/Sizes: Measure first, S 2 m \/ 1 cm, L 3 m \/ 2 cm/)
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
    expect(description).toContain('"BOSUN"')
    expect(explanation).toContain('SALT & TIDE')
  })
})

describe('a thing typed with one thumb', () => {
  it('is told as it was typed', () => {
    const typed =
      'Rope dog leash 6 ft incl clip, holds 2 dogs thru snow, no chew (its tarred lol dont lick), wont rot, not for ppl in 2-3 wks'
    expect(told(typed).description.replace(/\.$/, '')).toBe(typed)
  })

  it('loses only the phrase that may not be told', () => {
    const { description, explanation } = told(
      'rope dog leash incl clip, 2 m long, cures anxiety, brass hook, pls keep it dry',
    )
    expect(description).toContain('Rope dog leash incl clip, 2 m long, brass hook, pls keep it dry')
    expect(explanation).toContain('what the marketplace would not take ("cures anxiety")')
  })
})
