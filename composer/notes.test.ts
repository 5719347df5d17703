import { describe, expect, it } from 'vitest'
import type { GeneratorInput } from '#contract/listings.ts'
import { compose } from './composer.ts'
import { anInput } from './testing/an-input.ts'

const STOOL = 'This milking stool is beech with three legs.'

function told(typed: string, wanted: Partial<GeneratorInput> = {}) {
  const listing = compose(
    anInput({
      listingTitle: 'Milking stool',
      productType: `${STOOL}\n\n${typed}`,
      keywords: 'milking stool, beech stool, pine stool',
      descriptionLength: 'long',
      ...wanted,
    }),
  )
  return {
    description: listing?.generatedDescription ?? '',
    explanation: listing?.generatedExplanation ?? '',
    tags: listing?.generatedTags ?? [],
  }
}

const tagsWith = (order: string) =>
  compose(
    anInput({
      listingTitle: 'Milking stool',
      productType: `Vegan leather milking stool (${order}).`,
      keywords: 'milking stool, vegan leather stool, leather stool',
      starredKeywords: 'leather stool',
    }),
  )?.generatedTags ?? []

describe('what its seller wrote for herself', () => {
  it.each([
    '(note to self - this one is the tall one, skip the trade terms)',
    'Memo for me: ask Ulla for the height',
    'Note for the writer: keep it calm.',
    "(don't forget to reshoot the seat)",
    '*** CHECK WEIGHT BEFORE POSTING ***',
    '[insert height here]',
    '- ask Ulla about the wax',
    '(this part is for you, not the buyer)',
    "(copied from last year's listing)",
    '(last edited 12/4)',
    'SKU: 045-B',
    'draft 2',
    'Pls make this sound nicer',
    'can you write something about farms here',
    'Paid 8, floor is 26, don\u2019t go under.',
    "I paid 12 for the wood, lowest I'll take 40",
    'My cost is 9.50',
    'UPDATE the sizes!!',
    'CHECK this',
    'Ask Deb re photo of back',
    'Redo the main photo',
    'keep? kinda like it',
    'I get a 1 star every month for this',
    '(subir foto nueva de la pata)',
    'EK 8 €, nicht unter 26 € verkaufen',
    'Maße noch prüfen!',
    'Not medical claims!!',
    '(got flagged last year for this)',
    'Legs used to be 2.5 cm, changed it in May as one came back bent',
    'Is it hypoallergenic?? idk',
    "It's a K&L thing I guess? no idea what that means lol",
    'Note: dont forget the new pic',
  ])('is not told to the buyer, and reported: %s', (typed) => {
    const { description, explanation } = told(typed)
    expect(description).toBe(STOOL)
    expect(explanation).toContain('Left out: "')
  })

  it.each([
    ['Sold singly - pls make that clear, people ask', 'Sold singly', 'make that clear'],
    ['Seat is 31 cm, please make this very clear.', 'Seat is 31 cm', 'very clear'],
    ['One leg is new. Please make that clear.', 'One leg is new', 'make that'],
    ['It is not waxed (please mention this).', 'It is not waxed', 'mention'],
    ['Please make it clear that these are seconds.', 'These are seconds.', 'clear'],
    ['Make sure it says NOT for toddlers', 'NOT for toddlers', 'sure'],
    ['The listing should mention that it is low', 'It is low', 'listing'],
    ['Put at the top: sold singly', 'Sold singly', 'top'],
    ['My son: please say HE carved the seat', 'HE carved the seat', 'say'],
    ['People ask if it folds - it does not, so say that', 'it does not', 'so say'],
    ['Holds 90 kg, need to check again', 'Holds 90 kg', 'again'],
    ['Seat 31 cm (double check this)', 'Seat 31 cm', 'double'],
    ['Shaker style but I can\u2019t prove it so do not say it is.', 'prove it', 'do not'],
    ['Waxed legs, seat oiled 80/20?? CHECK no thats shellac. One knot.', 'Waxed legs', 'shellac'],
    ['Seat oiled 80/20?? CHECK no thats shellac. It is K&L. One knot.', 'One knot', 'K&L'],
    ['Lead free? idk, the mill says so', 'mill says so', 'idk'],
    [
      "Sister's wish: say it's made by two sisters (she turns the legs, wants to be named)",
      "It's made by two sisters (she turns the legs)",
      'wish',
    ],
  ])('is obeyed and not told where it is an order: %s', (typed, fact, order) => {
    const { description } = told(typed)
    expect(description).toContain(fact)
    expect(description).not.toContain(order)
  })

  it.each([
    [
      'Seat of cork (not real leather, please don\u2019t say leather)',
      'cork (not real leather)',
      'say',
    ],
    ['Seat of PU (its vegan so pls dont call it leather), waxed', 'PU (its vegan), waxed', 'call'],
    [
      'It is 31 cm high (do not write high stool) and light.',
      'It is 31 cm high and light.',
      'write',
    ],
    ['The legs are turned - please don\u2019t call them carved', 'The legs are turned', 'carved'],
    ['It\u2019s not oak please don\u2019t say oak.', 'It\u2019s not oak', 'say'],
  ])('is obeyed and not told in brackets or behind a dash: %s', (typed, fact, order) => {
    const { description, explanation } = told(typed)
    expect(description.replaceAll("'", '\u2019')).toContain(fact)
    expect(description).not.toContain(order)
    expect(explanation).toContain('Left out: "')
  })

  it('forbids a name in title and tags, alone or at all', () => {
    const alone = tagsWith('please don\u2019t say leather on its own')
    expect(alone).toContain('vegan leather stool')
    expect(alone).not.toContain('leather stool')
    expect(tagsWith('please don\u2019t say leather').join()).not.toContain('leather')
  })

  it.each([
    'If it is a gift, please say so in the note.',
    'Please mention your floor when you order.',
    'Make sure you measure your bench first.',
    'Name for the seat: please say it in your note.',
    'It leaves a clear mark on soft floors.',
    'A gift? Please say so and I leave out the price.',
    'Waxed cotton (please do not write on it).',
    'Check the legs before each use.',
    '(Check your floor first)',
    'Write something about your farm on the tag.',
    'It must say nothing of lead, it is lead free.',
    'Needs checking each spring for loose legs.',
    'I will measure each one before it goes.',
    '[Handmade in Devon]',
    'Check measurements, not the size tag.',
    'The floor is 26 cm wide.',
    'Don\u2019t go under 5 in wide when you cut it.',
    'Add a photo of your cow at checkout.',
    'Replace the photo with your own.',
    'Remove from the oven and let it cool.',
    'Minimum is 3 stools.',
    'Update 2024: now with a wider seat.',
    'It used to be a church pew.',
    'Got flagged once for sharing so please keep the file to yourself.',
    'My sister wants to be mentioned, she waxes them.',
    'Not a medical aid.',
    'Is it waxed? Not by us.',
  ])('is none of what a buyer is told to do: %s', (typed) => {
    expect(told(typed).description).toContain(typed)
  })
})

describe('what its seller struck out', () => {
  it.each([
    'Pine, stained dark << no!! old',
    'Pine, stained dark <- wrong',
    '(old: pine, stained dark - DELETE THIS)',
    'Pine, stained dark. Delete this line.',
    'Old text: pine, stained dark',
    'From old listing: "pine, stained dark" keep?',
    'Pine, stained dark - sold out, remove from dropdown!!',
  ])('is not told, proves no search, and is reported: %s', (typed) => {
    const { description, explanation, tags } = told(typed)
    expect(description).toBe(STOOL)
    expect(explanation).toMatch(/Left out: .*stained dark/i)
    expect(tags).not.toContain('pine stool')
  })

  it.each([
    ['Waxed: yes (was no)', 'Waxed: yes', 'was'],
    ['Height: 28 cm (previously 30 cm)', 'Height: 28 cm', '30'],
    ['6 stools left in this wood (edit: 5)', '5 stools left in this wood', 'edit'],
    ['All pine (ok its a pine and beech mix since May)', "It's a pine and beech mix", 'All'],
    ['No knots.\nEdit - one has a small knot', 'one has a small knot', 'Edit'],
  ])('is told as it is now: %s', (typed, now, gone) => {
    const { description } = told(typed)
    expect(description.toLowerCase()).toContain(now.toLowerCase())
    expect(description).not.toContain(gone)
  })

  it.each([
    'Made from old church pews.',
    'The top was a barn door (was my grandfather\u2019s).',
    'Do not remove this felt from the legs.',
    'Legs < 40 cm each.',
  ])('is none of what only sounds so: %s', (typed) => {
    expect(told(typed).description).toContain(typed.replace(/\.$/, ''))
  })
})

describe('what stands below a line that strikes all of it', () => {
  it.each(['Ignore everything below this line', '--- old description below, dont use ---'])(
    'is not told: %s',
    (typed) => {
      const { description, explanation } = told(`${typed}\n\nPine, stained dark.`)
      expect(description).toBe(STOOL)
      expect(explanation).toMatch(/Left out: .*stained dark/)
    },
  )
})

describe('what a listing was copied from', () => {
  it('is not told of this one, in no field', () => {
    const listing = compose(
      anInput({
        listingTitle: 'Beech stool (copy of PINE BENCH 2022)',
        productType: 'PINE BENCH -> BEECH STOOL (waxed)\n\nThree legs, 31 cm wide.',
        keywords: 'beech stool, pine bench',
      }),
    )
    expect(listing?.generatedDescription).toMatch(/beech stool \(waxed\)/i)
    expect(listing?.generatedExplanation).toContain('changes none of your words')
    const { generatedTitle, generatedDescription, generatedTags } = listing ?? {}
    expect(`${generatedTitle} ${generatedDescription} ${generatedTags?.join()}`).not.toMatch(
      /pine/i,
    )
  })
})

describe('what heads a sheet of paper', () => {
  it.each([
    'ASHBY WOODWORK - AUTUMN LIST - Page 3 of 9',
    'Job card 0417',
    'Page 2',
    'END OF LISTING',
    'SHOP DETAILS',
    '[from the leaflet]',
  ])('is not told, and reported: %s', (typed) => {
    const { description, explanation } = told(typed)
    expect(description).toBe(STOOL)
    expect(explanation).toContain('Left out: "')
  })

  it('is no price of what else stood on it', () => {
    const { description, explanation } = told(
      '[sign]\nTALL STOOL £60\nLOW STOOL £48\n\nThe seat is 31 cm wide.',
    )
    expect(description).toBe(`${STOOL}\n\nThe seat is 31 cm wide.`)
    expect(explanation).toContain('Left out: "')
  })

  it('leaves sizes with their prices, and a word that says something', () => {
    const { description } = told('Low £48\nTall £60\n\nLEATHER\n\nNOT FOR CHILDREN')
    expect(description).toContain('Tall £60')
    expect(description).toMatch(/leather/i)
    expect(description).toMatch(/not for children/i)
  })

  it('heads its answers and is no line among them', () => {
    const { description } = told('» FAQ\nQ. Is it heavy?\nA. 2 kg.\nQ. Is it waxed?\nA. Yes.', {
      includeBulletedLists: true,
    })
    expect(description).not.toContain('• FAQ')
    expect(description).toContain('• Is it heavy? 2 kg')
  })
})

describe('a count that its seller is not sure of', () => {
  it.each([
    'felt pads, set of 3 I think',
    'Felt pads, 3 screws i guess',
    'Felt pads, 3 screws (or is it 4?)',
  ])('is left out, and neither told nor doubted: %s', (typed) => {
    const { description, explanation } = told(typed)
    expect(description).toContain('elt pads')
    expect(description).not.toMatch(/3|4|think|guess/)
    expect(explanation).toContain('Left out: "')
  })

  it.each(['It is from about 1950 I think.', 'Seat 31 cm I think'])(
    'is no doubt that a buyer has to know: %s',
    (typed) => expect(told(typed).description).toContain(typed.replace(/\.$/, '')),
  )
})

describe('what limits what is sold, or says how it comes', () => {
  it.each([
    'POLICIES\nReturns 14 days.\n\nThis listing = low stool only',
    'POLICIES\nReturns 14 days.\n\nFor this listing you get one stool.',
    'Delivery: download only, nothing is mailed',
    'SHIPPING\nPosted on Mondays.\n\n4 stools left in this wood',
  ])('is no term of the shop: %s', (typed) => {
    const last = typed.split('\n').at(-1)?.replace(/\.$/, '') ?? ''
    expect(told(typed).description).toContain(last)
  })

  it('is no term that follows in a paragraph of its own', () => {
    const { description } = told(
      'SHIPPING\nPosted on Mondays.\n\nTo Norway it takes 2 weeks by post.',
    )
    expect(description).toBe(STOOL)
  })
})
