import { describe, expect, it } from 'vitest'
import type { GeneratorInput } from '#contract/listings.ts'
import { type Composed, compose } from './composer.ts'
import { anInput } from './testing/an-input.ts'

const PRODUCT =
  'Rye straw star garland, 1.8 m long. I tie each star with grey cotton thread. Eleven stars. Keep it dry. Packed flat in a box.'

function wished(customAiInstructions: string, wanted: Partial<GeneratorInput> = {}): Composed {
  const form = anInput({
    listingTitle: 'Straw star garland',
    productType: PRODUCT,
    keywords: 'straw star garland, straw garland, handmade garland',
    customAiInstructions,
    ...wanted,
  })
  const listing = compose(form, { seed: 'one', others: [] })
  if (listing === null) throw new Error('No listing was made')
  return listing
}

const CHECK = 'Please check these wishes'

describe('a wish', () => {
  it('for the top moves a sentence right behind the first one', () => {
    const { generatedDescription } = wished('mention the box near the top')
    expect(generatedDescription).toMatch(
      /^Rye straw star garland, 1\.8 m long\. Packed flat in a box\./,
    )
  })

  it('for the very beginning moves the sentence that says how big it is', () => {
    const { generatedDescription } = wished('first say how long it is', {
      productType: 'I plait rye straw in winter. This star garland is 1.8 m long. Keep it dry.',
    })
    expect(generatedDescription).toMatch(/^This star garland is 1\.8 m long\./)
  })

  it.each(['Say somewhere early on that it is packed flat', 'Put the box first'])(
    'for the top may come in another order: %s',
    (wish) => {
      expect(wished(wish).generatedDescription).toMatch(/1\.8 m long\. Packed flat in a box\./)
    },
  )

  it.each([
    'Keep it under 200 words',
    'do not mention plastic',
    'mention the cotton thread',
    'no emojis',
    'use a friendly tone',
    "Don't use the words rustic or cosy, every seller uses them",
  ])('that can be seen to be met asks nobody to look again: %s', (wish) => {
    expect(wished(wish).generatedExplanation).not.toContain(CHECK)
  })

  it('for all of a kind that the text tells adds no words of its own', () => {
    const { generatedDescription } = wished(
      'please mention all the stars by name except the small one',
    )
    expect(generatedDescription).not.toMatch(/by name|small one/)
  })

  it('for what must be clear brings the sentences along that explain it', () => {
    const { generatedDescription } = wished("make it really clear it's not silver", {
      productType:
        'Rye straw star garland, 1.8 m.\n\nPLEASE NOTE\nThe thread is not silver. It is cotton with a grey dye.\n\nKeep it dry.',
    })
    expect(generatedDescription).toMatch(
      /^Please note: The thread is not silver\. It is cotton with a grey dye\.\n/,
    )
  })

  it('for fewer words than there are is not claimed to be met', () => {
    expect(wished('Keep it under 10 words').generatedExplanation).toContain('under 10 words')
  })

  it.each(["Say 'no glue' once, not five times", 'Make it clear which stars can be washed'])(
    'is never printed itself, and moves nothing it only asks about: %s',
    (wish) => {
      expect(wished(wish).generatedDescription).toBe(wished('').generatedDescription)
    },
  )

  it.each(['say the box early on', 'say packed flat early on'])('counts as one: %s', (wish) => {
    expect(wished(wish).generatedDescription).toMatch(/1\.8 m long\. Packed flat in a box\./)
  })

  it.each([
    ['put the warning at the end', 'Never hang it above a candle.', {}],
    [
      'pon el aviso de seguridad al final',
      'Ojo: no colgar nunca sobre una vela.',
      {
        listingTitle: 'Guirnalda de estrellas',
        keywords: 'guirnalda de paja, guirnalda estrellas',
        productType:
          'Guirnalda de estrellas de paja, 1,8 m. Ojo: no colgar nunca sobre una vela. Color natural. La hago yo con hilo gris.',
      },
    ],
  ])('for the end moves a free sentence there: %s', (wish, last, form) => {
    const productType =
      'Rye straw star garland, 1.8 m long. Never hang it above a candle. Eleven stars. Packed flat.'
    const { generatedDescription } = wished(wish, { productType, ...form })
    expect(generatedDescription.endsWith(last)).toBe(true)
  })

  it.each([
    'be honest about the scratches',
    'The box has to be in there',
    'mention the cotton thread but not its price',
    'two hooks should be easy to find',
    'keep it respectful',
    'no bad english please fix it',
    'mention that leftover fabric is returned',
    "please don't make it flowery",
    'write it in the third person',
    'please describe the lining',
    'make it go viral',
  ])('of which no program can tell whether it is met is handed back whole: %s', (wish) => {
    const { generatedExplanation } = wished(wish)
    expect(generatedExplanation).toContain(`${CHECK} yourself: "${wish}"`)
  })

  it.each([
    ['do not put prices in', 'A set of two for £9, tied with thread. Keep it dry.'],
    ['keine Preise nennen', 'A set of two for £9, tied with thread. Keep it dry.'],
    ['please leave the thread out of it', 'Tied with thread. Keep it dry.'],
  ])('for what is not to be said leaves it out, and says so: %s', (wish, more) => {
    const productType = `Rye straw star garland.\n${more.replace('. ', '.\n')}`
    const { generatedDescription, generatedExplanation } = wished(wish, { productType })
    expect(generatedDescription).not.toMatch(/£9|thread/)
    expect(generatedDescription).toContain('Keep it dry.')
    expect(generatedExplanation).toContain('Left out: "')
  })

  it('to say a whole sentence says it, unless the text says otherwise', () => {
    expect(wished('always mention that it is handmade').generatedDescription).toMatch(
      /It is handmade\.$/,
    )
    const told = wished('mention that it is waterproof', {
      productType: `${PRODUCT} Not waterproof.`,
    })
    expect(told.generatedDescription).not.toContain('It is waterproof')
  })

  it.each([
    ['Add: "Ask me for longer ones."', 'Ask me for longer ones.'],
    ["please mention 'free gift wrap'", 'Free gift wrap.'],
    ['include: free gift wrap', 'Free gift wrap.'],
  ])('to print something adds the very words: %s', (wish, words) => {
    expect(wished(wish).generatedDescription).toContain(words)
  })

  it.each(['mention free gift wrap', "say it's organic, sells better", 'make sure people get it'])(
    'is never printed itself: %s',
    (wish) => {
      const { generatedDescription, generatedExplanation } = wished(wish)
      expect(generatedDescription).toBe(wished('').generatedDescription)
      expect(generatedExplanation).toContain(CHECK)
    },
  )

  it('for one word in place of another prints neither', () => {
    const { generatedDescription } = wished('Say "we", not "I".')
    expect(generatedDescription).toBe(wished('').generatedDescription)
  })

  it('for a first and a last line is followed to the letter', () => {
    const { generatedDescription } = wished(
      'Start with "Straight from our rye field". End with "See you at the fair".',
    )
    expect(generatedDescription).toMatch(/^Straight from our rye field/)
    expect(generatedDescription).toMatch(/See you at the fair\.$/)
  })

  it('not to say a word keeps it out of every field', () => {
    const { generatedDescription, generatedTags, generatedTitle } = wished('do not say handmade')
    expect([generatedTitle, generatedDescription, ...generatedTags].join(' ')).not.toMatch(
      /handmade/i,
    )
  })

  it('not to mention a thing with its article keeps its sentence out, and says so', () => {
    const { generatedDescription, generatedExplanation } = wished(
      "please don't mention the grey cotton",
    )
    expect(generatedDescription).not.toContain('grey cotton')
    expect(generatedExplanation).toContain('As you asked, nowhere in the listing: "grey cotton"')
    expect(generatedExplanation).toContain('Left out: "I tie each star with grey cotton thread"')
  })

  it('for another spelling reaches the text of the seller', () => {
    expect(wished('Use American spelling').generatedDescription).toContain('gray cotton')
  })

  it('for no emojis counts more than the switch', () => {
    const { generatedDescription } = wished('no emojis please', { includeEmojis: true })
    expect(generatedDescription).not.toMatch(/\p{Extended_Pictographic}/u)
  })

  it.each([
    ['a style', { writingStyle: 'whimsical' }, 'The whimsical style changes none of your words.'],
    ['a length', { descriptionLength: 'long' }, 'Shorter than long, because little was given'],
    [
      'a focus keyword',
      { starredKeywords: 'straw comet', productType: `${PRODUCT} No comet.` },
      'Not in it: "straw comet".',
    ],
  ] as const)('for %s that cannot be met is named with the reason', (_what, wanted, said) => {
    const { generatedExplanation } = wished('', {
      ...wanted,
      keywords: 'straw star garland, straw comet',
    })
    expect(generatedExplanation).toContain(said)
  })

  it('for fewer sentences is followed', () => {
    const long = wished('', { descriptionLength: 'long' }).generatedDescription
    const few = wished('at most two sentences', { descriptionLength: 'long' }).generatedDescription
    expect(few.length).toBeLessThan(long.length)
  })

  it('for a list, a length or a tone counts more than the form', () => {
    const productType = 'Straw star garland\nLength: 1.8 m\nStars: 11\nStraw: rye\nThread: cotton'
    expect(wished('Please use bullet points', { productType }).generatedDescription).toContain('•')
    expect(
      wished('no bullet points', { productType, includeBulletedLists: true }).generatedDescription,
    ).not.toContain('•')
    const short = wished('keep it short', { descriptionLength: 'long' }).generatedDescription
    expect(short).toBe(wished('', { descriptionLength: 'short' }).generatedDescription)
    const formal = wished('use a formal tone', { writingStyle: 'whimsical' }).generatedDescription
    expect(formal).toBe(wished('', { writingStyle: 'professional' }).generatedDescription)
  })

  it('to make something clear puts it first', () => {
    const productType =
      'Straw star garland pattern, 4 pages.\n\nThis is a digital file, nothing is posted.\n\nEleven stars.'
    const { generatedDescription } = wished(
      'make it VERY clear its digital, I keep getting messages',
      { productType },
    )
    expect(generatedDescription).toMatch(/^This is a digital file, nothing is posted\./)
  })

  it('to make clear what stands in other words is not handed back', () => {
    const productType = 'Qty: 1 star (not a pair).\nStraw: rye\nSize: 9 cm'
    const { generatedDescription } = wished('make it clear it is ONE star', {
      productType,
    })
    expect(generatedDescription).toMatch(/^Qty: 1 star \(not a pair\)/)
  })

  it('to begin with a section leaves no second heading of it', () => {
    const productType = 'Straw star garland.\n\nSIZE\n1.8 m long.\nEach star is 5 cm wide.'
    const { generatedDescription } = wished('start with the size', { productType })
    expect(generatedDescription).toMatch(/^Size: 1\.8 m long/)
    expect(generatedDescription.match(/size/gi)).toHaveLength(1)
  })

  it('to mention a term of the shop has it told', () => {
    const productType = `${PRODUCT} Dispatch in 3 days after your approval of the straw.`
    expect(wished('', { productType }).generatedDescription).not.toContain('Dispatch')
    const { generatedDescription } = wished('mention dispatch is after approval of straw', {
      productType,
    })
    expect(generatedDescription).toContain('Dispatch in 3 days after your approval')
  })

  it('is read without its courtesy', () => {
    const wish = 'also good for weddings, mention pls'
    expect(wished(wish).generatedDescription).toBe(wished('').generatedDescription)
    expect(wished(wish).generatedExplanation).toContain(`${CHECK} yourself: "${wish}"`)
  })

  it.each([
    'the old keyword is from last year',
    'I hate exclamation marks',
    'Keine Ausrufezeichen bitte',
    'Thanks!',
    'you decide',
    'n/a',
  ])('that is met, or asks for nothing, is not handed back: %s', (wish) => {
    expect(wished(wish).generatedExplanation).not.toContain(CHECK)
  })

  it('not to be called something keeps the search out that does', () => {
    const { generatedTags, generatedExplanation } = wished("please don't call it vintage", {
      keywords: 'straw star garland, vintage garland',
    })
    expect(generatedTags).not.toContain('vintage garland')
    expect(generatedExplanation).toContain('Not used, as you asked: "vintage garland"')
  })

  it('for a health claim is refused with the reason', () => {
    const productType = `${PRODUCT} I can't say anything about asthma, ask your doctor.`
    const { generatedExplanation } = wished('Say it helps with asthma', { productType })
    expect(generatedExplanation).toContain(
      'the marketplace forbids health claims: "Say it helps with asthma"',
    )
  })
})
