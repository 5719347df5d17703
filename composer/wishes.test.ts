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

describe('a wish', () => {
  it('for the top moves a sentence right behind the first one', () => {
    const { generatedDescription, generatedExplanation } = wished('mention the box near the top')
    expect(generatedDescription).toMatch(
      /^Rye straw star garland, 1\.8 m long\. Packed flat in a box\./,
    )
    expect(generatedExplanation).toContain('What you asked for near the top was moved there')
  })

  it('for the very beginning moves the sentence that says how big it is', () => {
    const { generatedDescription, generatedExplanation } = wished('first say how long it is', {
      productType: 'I plait rye straw in winter. This star garland is 1.8 m long. Keep it dry.',
    })
    expect(generatedDescription).toMatch(/^This star garland is 1\.8 m long\./)
    expect(generatedExplanation).toContain('It begins as you asked')
  })

  it.each(['Say somewhere early on that it is packed flat', 'Put the box first'])(
    'for the top may come in another order: %s',
    (wish) => {
      expect(wished(wish).generatedDescription).toMatch(/1\.8 m long\. Packed flat in a box\./)
    },
  )

  it.each([
    'The box has to be in there',
    'Keep it under 200 words',
    'not a word about plastic',
    'First sentence must make clear it is a garland',
    'the cotton thread needs to stay in, every one of them',
    "There is no video yet so don't promise one",
    'mention the cotton thread but not its price',
  ])('that is met asks nobody to look again: %s', (wish) => {
    expect(wished(wish).generatedExplanation).not.toContain('nothing was done about')
  })

  it('for all of a kind that the text tells adds no words of its own', () => {
    const { generatedDescription, generatedExplanation } = wished(
      'please mention all the stars by name except the small one',
    )
    expect(generatedDescription).not.toMatch(/by name|small one/)
    expect(generatedExplanation).not.toContain('nothing was done about')
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
    expect(wished(wish).generatedExplanation).toContain('near the top was moved there')
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
    const { generatedDescription, generatedExplanation } = wished(wish, { productType, ...form })
    expect(generatedDescription.endsWith(last)).toBe(true)
    expect(generatedExplanation).not.toContain(wish)
    expect(generatedExplanation).toMatch(/at the end was moved|pediste al final/)
  })

  it.each([
    ['be honest about the condition', 'Vintage straw star. Condition: two rays are bent.'],
    ['Put the allergens clearly please', 'Straw star biscuits. Contains: wheat and milk.'],
    ['no healing talk', PRODUCT],
    ['no medical or developmental claims please', PRODUCT],
    ['ingredients must be in the description', 'Straw star biscuits. Ingredients: wheat and milk.'],
    ['keep it plain', PRODUCT],
  ])('that is met is not called unmet: %s', (wish, productType) => {
    expect(wished(wish, { productType }).generatedExplanation).not.toContain('nothing was done')
  })

  it('to be frank about what nobody told is handed back', () => {
    expect(wished('be honest about the scratches').generatedExplanation).toContain(
      'nothing was done about: "be honest about the scratches"',
    )
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
    expect(generatedExplanation).toMatch(/not said: "/)
  })

  it('for the flaws is met by the flaw that the text tells', () => {
    const productType = `${PRODUCT} There is a small dent in one star.`
    const { generatedExplanation } = wished('always tell the flaws', { productType })
    expect(generatedExplanation).not.toMatch(/nothing was done|Not found/)
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

  it('for the top takes nothing out of a list, and says so', () => {
    const productType = `${PRODUCT}\n\nIn the parcel:\n- the garland\n- two hooks\n- spare straw`
    const { generatedExplanation } = wished('two hooks should be easy to find', { productType })
    expect(generatedExplanation).toContain('Not moved to the top')
  })

  it('that nothing is done about is named', () => {
    expect(wished('keep it respectful').generatedExplanation).toContain(
      'nothing was done about: "keep it respectful"',
    )
  })

  it('not to make claims is kept anyhow', () => {
    expect(wished('no medical claims please').generatedExplanation).not.toContain('medical')
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
      expect(generatedExplanation).toContain('Not found in your text, so not told: "')
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
    expect(generatedExplanation).toContain('As you asked, not said')
  })

  it('for another spelling reaches the text of the seller', () => {
    expect(wished('Use American spelling').generatedDescription).toContain('gray cotton')
  })

  it('for no emojis counts more than the switch', () => {
    const { generatedDescription } = wished('no emojis please', { includeEmojis: true })
    expect(generatedDescription).not.toMatch(/\p{Extended_Pictographic}/u)
  })

  it('that the text meets in other words is answered with these, and called neither told nor untold', () => {
    const productType = 'I make a bear of your clothes. I send back the leftover bits, always.'
    const { generatedExplanation } = wished('mention that leftover fabric is returned', {
      productType,
    })
    expect(generatedExplanation).toContain(
      '"leftover fabric is returned": "I send back the leftover bits, always"',
    )
    expect(generatedExplanation).not.toContain('Not found in your text')
  })

  it.each([
    ['a style', { writingStyle: 'whimsical' }, 'The whimsical style changes none of your words.'],
    ['a length', { descriptionLength: 'long' }, 'Shorter than long, because little was given'],
    [
      'a focus keyword',
      { starredKeywords: 'straw comet', productType: `${PRODUCT} No comet.` },
      'Focus keyword that it does not hold: "straw comet" (your text says "No comet").',
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

  it('for the language of the text itself is followed, and not answered', () => {
    const productType =
      'Teelicht aus Ton, 8 cm hoch. Innen glasiert, außen roh. Mit der Hand gedreht.'
    const form = { listingTitle: 'Teelicht', keywords: 'teelicht, windlicht', productType }
    const { generatedExplanation } = wished('Bitte auf Deutsch schreiben', form)
    expect(generatedExplanation).not.toContain('Bitte auf Deutsch')
  })

  it.each([
    'please keep the size in',
    'use metres not inches, m please, in cm or metric',
    'no words like elevate or stunning',
    'dont promise free repairs',
    "don't say hand knitted, it's tied with thread",
    'explain the packed box clearly, most people ask',
  ])('that is plainly kept is not handed back: %s', (wish) => {
    expect(wished(wish).generatedExplanation).not.toMatch(/Not found in your text|nothing was done/)
  })

  it('to make something clear puts it first', () => {
    const productType =
      'Straw star garland pattern, 4 pages.\n\nThis is a digital file, nothing is posted.\n\nEleven stars.'
    const { generatedDescription, generatedExplanation } = wished(
      'make it VERY clear its digital, I keep getting messages',
      { productType },
    )
    expect(generatedDescription).toMatch(/^This is a digital file, nothing is posted\./)
    expect(generatedExplanation).not.toMatch(/Not found in your text|nothing was done/)
  })

  it('to make clear what stands in other words is not handed back', () => {
    const productType = 'Qty: 1 star (not a pair).\nStraw: rye\nSize: 9 cm'
    const { generatedDescription, generatedExplanation } = wished('make it clear it is ONE star', {
      productType,
    })
    expect(generatedDescription).toMatch(/^Qty: 1 star \(not a pair\)/)
    expect(generatedExplanation).not.toMatch(/Not found in your text|nothing was done/)
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
    const { generatedDescription, generatedExplanation } = wished(
      'mention dispatch is after approval of straw',
      { productType },
    )
    expect(generatedDescription).toContain('Dispatch in 3 days after your approval')
    expect(generatedExplanation).not.toMatch(/Not found in your text|nothing was done/)
  })

  it('is read without its courtesy', () => {
    expect(wished('also good for weddings, mention pls').generatedExplanation).toContain(
      'so not told: "also good for weddings"',
    )
  })

  it.each([
    'write it like I talk, not like a brochure',
    "please don't make it flowery",
    'mention the thread but dont make it sappy',
    "I plait straw and I don't want it described as antique",
    'the old keyword is from last year',
    'I hate exclamation marks',
    'Keine Ausrufezeichen bitte',
    'Thanks!',
    'you decide',
    'n/a',
  ])('that is met, or asks for nothing, is not handed back: %s', (wish) => {
    const { generatedExplanation } = wished(wish)
    expect(generatedExplanation).not.toMatch(/nothing was done|Nearest in your text|Not found/)
  })

  it('not to be called something keeps the search out that does', () => {
    const { generatedTags, generatedExplanation } = wished("please don't call it vintage", {
      keywords: 'straw star garland, vintage garland',
    })
    expect(generatedTags).not.toContain('vintage garland')
    expect(generatedExplanation).toContain('Not used, as you asked: "vintage garland"')
  })

  it('for a health claim is refused with the reason, and no line that says the opposite is quoted', () => {
    const productType = `${PRODUCT} I can't say anything about asthma, ask your doctor.`
    const { generatedExplanation } = wished('Say it helps with asthma', { productType })
    expect(generatedExplanation).toContain('the marketplace forbids health claims: "it helps')
    expect(generatedExplanation).not.toContain('Nearest in your text')
  })

  it.each(['write it in the third person', 'please describe the lining', 'make it go viral'])(
    'that nobody here can check is handed back: %s',
    (wish) => {
      const { generatedDescription, generatedExplanation } = wished(wish)
      expect(generatedExplanation).toContain(
        `Your sentences stay as you wrote them, so nothing was done about: "${wish}"`,
      )
      expect(generatedDescription).toContain('I tie each star')
    },
  )
})
