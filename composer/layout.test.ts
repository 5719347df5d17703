import { describe, expect, it } from 'vitest'
import { compose } from './composer.ts'
import { anInput } from './testing/an-input.ts'

function told(productType: string, includeBulletedLists = false) {
  const listing = compose(
    anInput({
      listingTitle: 'Rope dog leash',
      productType,
      keywords: 'dog leash, rope dog leash',
      starredKeywords: 'dog leash',
      descriptionLength: 'long',
      includeBulletedLists,
    }),
  )
  return {
    description: listing?.generatedDescription ?? '',
    explanation: listing?.generatedExplanation ?? '',
  }
}

/** What is typed below the first line, and what is read. */
type Row = [what: string, typed: string, ...read: (string | RegExp)[]]
const FIRST = 'Dog leash in cotton rope.\n\n'

function reads(rows: readonly Row[], isBulleted = false): void {
  it.each(rows)('%s', (_what, typed, ...read) => {
    const { description } = told(typed, isBulleted)
    for (const one of read) expect(description).toMatch(one)
  })
}

function readsNot(rows: readonly Row[], isBulleted = false): void {
  it.each(rows)('%s', (_what, typed, ...read) => {
    const { description } = told(typed, isBulleted)
    for (const one of read) expect(description).not.toMatch(one)
  })
}

describe('a line in bold that says something', () => {
  readsNot([
    [
      'heads nothing: a warning',
      `${FIRST}**PLEASE NOTE contains latex**\n\nMade in Wales by me.`,
      /latex:/,
    ],
    [
      'heads nothing: what it holds',
      `${FIRST}**contains pine resin**\n\nMade in Wales by me.`,
      /resin:/,
    ],
  ])
  reads([
    ['but a question does', `${FIRST}**What's inside**\n\n- a leash\n- a clip`, /What's inside:/],
  ])
})

describe('what was typed in one breath', () => {
  reads([
    [
      'a label in bold, with its colon inside or behind',
      '**Home:** smoke free, not pet free\n**Lead clip**: none',
      /Home: smoke free, not pet free/i,
      /Lead clip: none/i,
    ],
    [
      'stays as it was typed, without a comma of ours',
      'rope dog leash braided cotton not for chewers 6ft brass clip comes in a bag machine wash cold',
      /^Rope dog leash braided cotton not for chewers 6ft brass clip comes in a bag machine wash cold\.?$/,
    ],
    [
      'parts no measure from what it measures',
      `${FIRST}Oil it once a month, tin of leash wax 2oz included.`,
      /tin of leash wax 2oz included/,
    ],
    [
      'parts nothing that may be one phrase',
      'Rope dog leash for small puppies with a handle made of old climbing rope from the alps',
      /^Rope dog leash for small puppies with a handle made of old climbing rope from the alps\.?$/,
    ],
  ])
})

describe('a heading', () => {
  readsNot([
    [
      'is no measure at the end of its lines',
      `${FIRST}handle 20\nclip 4\nlength 180\n\nThe clip turns.`,
      /length 180:/i,
    ],
  ])
  reads([
    [
      'may be a short word in capitals',
      `${FIRST}CLIP\nsolid brass, 7 cm\n\nNOT FOR\nvery strong pullers`,
      /Clip:\s+solid brass, 7 cm/i,
      /Not for:\s+very strong pullers/i,
    ],
    [
      'may ask how, and ends where the next label begins',
      `${FIRST}HOW TO KEEP IT NICE\n- rinse after salt water\n- dry in the shade\n\nTAG: brass`,
      'How to keep it nice',
      /shade\s*\n\nTag: brass/,
    ],
    [
      'may have a picture where its lines have points',
      `${FIRST}🐾 Please note\n• not for climbing\n• colours vary from batch to batch`,
      /Please note:/,
    ],
    [
      'that is only the name of the thing stands nowhere',
      'COTTON ROPE DOG LEASH\n\nROPE DOG LEASH\nIt is soft.\n\nDog Leash\n\n- brass clip\n- 2 m long\n\nTHE LEASH\nDyed with indigo.',
      /^Cotton rope dog leash\n\nIt is soft\.\n\nBrass clip\n2 m long\n\nDyed with indigo\.$/,
    ],
    [
      'may be framed, with a statement beside it',
      '═════ SALT DOGS ═════\n\nDog leash in cotton rope. It is soft.\n\n—— SIZES —— measure first\nS  2 m // 1 cm\nL  3 m // 2 cm',
      /^Dog leash/,
      /Sizes: measure first, S 2 m \/ 1 cm, L 3 m \/ 2 cm/,
    ],
    [
      'may be spaced out, where sizes are none',
      `${FIRST}C A R E\nHand wash, dry flat.\n\nCOLLAR\nS M L XL, tell me which.`,
      /Care:\s+Hand wash/,
      'S M L XL, tell me which',
    ],
    [
      'asks for fields that a buyer is to fill in',
      `${FIRST}Copy into the box:\nLength:\nColour of rope:\nTag text:\n\nIt is soft.`,
      'Copy into the box:\nLength\nColour of rope\nTag text\n\nIt is soft.',
    ],
    [
      'right below another one is told alone',
      `${FIRST}HOW TO ORDER\nType into the box:\n- the length\n- the colour of the thread`,
      /^(?![^]*how to order)[^]*Type into the box:/i,
    ],
    [
      'may end in a bracket, and no point is one',
      `${FIRST}- brass clip\n- pockets!!\n\nSize guide (length in cm)\nS 120\nM 150`,
      /brass clip\npockets!/i,
      /Size guide \(length in cm\):/,
    ],
    [
      'that stops shouting keeps the name of a place',
      'DOG LEASH FROM IRELAND\n\nIt is soft and it is 2 m long.',
      'Ireland',
    ],
  ])
  readsNot([
    [
      'that says only about what it speaks is no first line',
      'ABOUT THIS LEASH\nCotton rope from Bath, 2 m.\nThe clip is brass.',
      /about this/i,
    ],
    [
      'is no framed line where the next one is framed as well',
      `${FIRST}*The loop is soft*\n*Knots can be moved*`,
      'soft:',
    ],
    [
      'is nothing that stands beside another part of its line',
      'DOG LEASH *** TRAVEL *** SOFT\nRope 12 mm / clip 7 cm\nGreen',
      'Soft:',
    ],
  ])
  it.each([
    'Care: hand wash.\n\nI cut and splice every leash myself.',
    'Care: hand wash.\n\nNot suitable for children under 3.',
    'How to order:\n1. Choose a length\n2. Choose a clip\n\n2 rounds of changes are free.',
  ])('ends before a paragraph that stands by itself: %s', (typed) => {
    expect(told(`${FIRST}${typed}`).description).toContain(typed)
  })
})

describe('a label', () => {
  reads([
    [
      'stands where the seller put it inside a paragraph',
      'This dog leash is cotton rope. Colours right now: sand, moss, ink. The clip is brass.',
      /rope\. Colours right now: sand, moss, ink\. The clip is brass\.$/,
    ],
    [
      'may be the first of two columns',
      'ROPE            cotton, 12 mm\nCLIP            brass\nCOMPAT.         any collar; not for harnesses',
      /Rope: cotton, 12 mm\nClip: brass\nCompat.?: any collar; not for/,
    ],
    [
      'leads over a row of points to its value',
      'Dog leash. It is soft.\n\nClip ....... brass\nRope ........ cotton, 12 mm',
      /Clip: brass/,
    ],
    [
      'behind a blank line goes on no list',
      `${FIRST}- brass clip\n- two handles\n\nLength: 2 m\nWidth: 12 mm`,
      'Two handles\n\nLength: 2 m\nWidth: 12 mm',
    ],
    [
      'behind a blank line is none of the measurements above it',
      `${FIRST}Dimensions\n\nLength: 2 m\nWidth: 12 mm\n\nFits: dogs up to 30 kg`,
      /Width: 12 mm\n\n(?:• )?Fits: dogs/,
    ],
    [
      'ends a row of lines',
      `${FIRST}Lengths available, measured clip to loop of 20 cm:\nS 120 cm\nM 180 cm\nL 240 cm\n\nClip: solid brass`,
      /20 cm:\sS 120 cm, M 180 cm, L 240 cm\n\nClip: solid brass/,
    ],
  ])
})

describe('steps', () => {
  reads([
    [
      'are counted where each says so, and none is taken for shop talk',
      `${FIRST}How to order\nStep 1 pick a length\nStep 2 I send you a proof within 2 days\nStep 3 write the name`,
      /1\. Pick a length\n2\. I send you a proof.*\n3\. Write the name/,
    ],
    [
      'may stand in one line',
      'Dog leash in cotton rope. To order: 1. pick a length 2. write me 3. wait',
      /To order:\n1\. Pick a length\n2\. Write me/,
    ],
    [
      'go on counting with something below each',
      'Dog leash set in cotton rope.\n\nYou get:\n1) Leash\n- 2 m\n- blue\n2) Collar\n- brass ring\n3) Bag',
      /1\. Leash[^]*2\. Collar[^]*3\. Bag/,
    ],
  ])
})

describe('an entry of a list', () => {
  it.each([
    '• Waterproof\n• Sold as one.\n• Clip, ring, done\n• It does not fade!',
    '• xs-xl\n• XS-XL fits most\n• 2-ply core\n• 3/8" rope, 180gsm\n• iPhone pocket',
    '• Soft core = no tangles\n• 30 st = 10 cm\n• Clip: brass\n• Loop: soft',
    '1. Pick a length\n2. Write the name.\n3. Wait',
  ])('begins with a capital where its word may have one, and gets no end mark: %s', (typed) => {
    const small = typed.replace(/(?<=• |\d\. )(?:S(?=oft)|[WCPL])/g, (sign) => sign.toLowerCase())
    expect(told(`${FIRST}${small}`, true).description).toContain(typed)
  })

  reads(
    [
      [
        'ends as the others do where a paragraph becomes the list',
        'This dog leash is cotton rope. The clip is brass. Both handles are spliced. Rope: 12 mm, braided. It floats.',
        '• The clip is brass.\n• Both handles are spliced.\n• Rope: 12 mm, braided.\n• It floats.',
      ],
      [
        'is not the first line above the list',
        'Rope dog leash in braided cotton / indigo\n• brass clip\n• two handles',
        /^Rope dog leash in braided cotton \/ indigo\n\n• Brass clip\n• Two handles$/,
      ],
      [
        'may be parted from the next by one picture again and again',
        '🐾 rope dog leash 🐾 dyed with indigo 🐾 brass clip, 7 cm 🐾 the ends may fray',
        /Brass clip, 7 cm\n.*The ends may fray/,
      ],
      [
        'may be typed in one breath, where each comma parts two phrases',
        'rope dog leash, 2 m long with two handles, brass clip (not steel, no rust), NOT for climbing, sizes S to L just tell me which, comes in a cotton bag',
        /^Rope dog leash\.\n\n• 2 m long with two handles\n• Brass clip \(not steel, no rust\), NOT for climbing\n• Sizes S to L just tell me which\n• Comes in a cotton bag$/,
      ],
      [
        'is none of the list above another heading',
        `${FIRST}Length: 2 m\nRope: 12 mm\nClip: brass\n\nFAQ\nIs it loud? No, it is not.\nDoes it float? Yes, it does.`,
        'Clip: brass\n\nFAQ:\n• Is it loud? No, it is not.\n• Does it float? Yes, it does.',
      ],
    ],
    true,
  )
  reads([
    [
      'begins like a sentence where it has no mark, if it begins with a plain word',
      `${FIRST}soft core\nxs-xl\n4ply\nmm marks`,
      /Soft core\nxs-xl\n4ply\nmm marks$/,
    ],
  ])
  readsNot(
    [
      'This dog leash is cotton rope. The clip is brass. Both handles are spliced. It floats.',
      'I splice this dog leash from cotton rope. The clip is brass. It floats. Two handles are enough. You can hang it up wet. My own hangs by the door.',
      'rope dog leash, colours moss green, sand grey, sky blue, night black and more',
      'rope dog leash, 2 m long, and a clip, so it is ready',
      'rope dog leash, contains natural latex, cotton core, brass clip',
    ].map((typed): Row => [`is not made of: ${typed}`, typed, '•']),
    true,
  )
})

describe('a sign', () => {
  reads([
    [
      'between words stands for a comma, and what says about or more stays with its number',
      'ROPE DOG LEASH * SOFT BLUE * 2 m\n\nSoaks up ~25 ml of water. For dogs of 3+ years.',
      'soft blue, 2 m',
      '~25 ml',
      /3\+/,
    ],
    [
      'that says about stays with its number',
      'Dog leash in cotton rope\n~ 2 kg\nbrass clip',
      '~2 kg',
    ],
    [
      'points to the note below a list',
      'Dog leash. It is soft.\n\nMADE OF: cotton rope, brass*, thread\n*no nickel in it.',
      'cotton rope, brass (no nickel in it), thread',
    ],
    [
      'parts a name in one line',
      'Dog Leash ~ BOSUN ~ rope\n\nIt is soft and 2 m long.',
      /^Dog Leash - BOSUN - rope\n/,
    ],
    [
      'may be a bar',
      'Rope Dog Leash | Indigo\n\nIt is soft and 2 m long.',
      /^Rope Dog Leash - Indigo\n/,
    ],
    [
      'that closes a bracket with its sentence keeps the sentences behind it apart',
      'Dog leash in cotton rope. The clip is loud (some dogs like it!). It is soft. It is 2 m long. It dries in an hour on a warm day and never gets stiff. I braid the handle in one go and whip the end. Both ends are waxed and the clip turns freely on its pin.',
      /\n\n/,
    ],
  ])
})

describe('a word in capitals', () => {
  it.each([
    'The clip is NOT brass, and there is only ONE.',
    'Core: 75% superwash BFL',
    'Dyed to the GOTS standard.',
    'Sticker (CLP) on request.',
  ])('stays as typed inside a line: %s', (typed) => {
    expect(told(`${FIRST}${typed}`).description).toContain(typed.replace('.', ''))
  })

  reads([
    [
      'is calm where a whole line of everyday words shouts, and stays where a short name is among them',
      'Dog leash in cotton rope. It is soft.\n\nPLEASE KEEP AWAY FROM FIRE.\n\nDYED BY RIVO.',
      'Please keep away from fire',
      'DYED BY RIVO',
    ],
    [
      'is calm beside a number',
      'Dog leash.\n\nROPE FROM THE 1990S, THE 5TH BATCH.',
      '1990s, the 5th batch',
    ],
    [
      'is calm as a whole sentence, whatever its words, with the names of places',
      'Tote bag.\n\nSLOUCHY HOBO SHAPE, FLOPS NICELY. WOOL FROM NEW ZEALAND, 14 X 12 IN, CLASP BY YKK.',
      'Slouchy hobo shape, flops nicely',
      'from New Zealand, 14 x 12 in, clasp by YKK',
    ],
  ])
})

describe('a line', () => {
  reads([
    [
      'that is no sentence has no full stop',
      'Dog leash in cotton rope\n\nMade in Bath\n\nIt is soft.',
      /^Dog leash in cotton rope\n\nMade in Bath\n\nIt is soft\.$/,
    ],
    [
      'typed with one thumb is told as it was typed, its shorthand in full',
      'Rope dog leash 6 ft incl clip, holds 2 dogs thru snow, no chew (its tarred lol dont lick), wont rot, not for ppl in 2-3 wks',
      /^Rope dog leash 6 ft incl clip, holds 2 dogs through snow, no chew \(its tarred lol don't lick\), won't rot, not for people in 2-3 weeks\.?$/,
    ],
    [
      'has "with" for a w between two words, and a letter or a unit elsewhere',
      'Dog leash w brass clip, square w. 2 mm edge.\n\nW shape',
      /^Dog leash with brass clip, square with 2 mm edge\.\n\nW shape$/,
    ],
    [
      'is joined to the next where an editor broke it at its margin',
      'The bowl is turned from one piece of ash that fell in our lane and\ndried for two winters beside the stove before I began. It holds fruit.',
      'that fell in our lane and dried for two winters',
    ],
    [
      'stays apart in a sheet of lines of every length',
      'Dog leash\ncotton rope, 12 mm\nContains latex in the core, not for dogs that chew, no toy\nmade to order 2 weeks each one differs\n2 m',
      /no toy\nMade to order/,
    ],
    [
      'stays apart where each was typed by itself',
      'a portrait of your animal, painted by hand\nI send a pencil sketch first for your ok, one round of changes is in the price. once paint is on no more changes\ntakes about 3 weeks\ndogs cats rabbits horses, I did a tortoise once\nalso for pets that have passed, just tell me',
      /^(?![^]*(?:changes takes|weeks dogs|once also))[^]*takes about 3 weeks/i,
    ],
  ])
})

describe('what is left out', () => {
  it('may be a phrase alone', () => {
    const { description, explanation } = told(
      'rope dog leash incl clip, 2 m long, cures anxiety, brass hook, pls keep it dry',
    )
    expect(description).toContain(
      'Rope dog leash incl clip, 2 m long, brass hook, please keep it dry',
    )
    expect(explanation).toContain('Left out: "cures anxiety"')
  })

  it('is the name of the shop with its tagline, and not the name of the model below it', () => {
    const { description, explanation } = told(
      '★ SALT & TIDE ★ good things for wet dogs ★\n\nDOG LEASH "BOSUN"\n\nNo hardware to rust, it is all rope.',
    )
    expect(description).not.toMatch(/salt & tide|wet dogs/i)
    expect(description).toContain('"BOSUN"')
    expect(explanation).toContain('SALT & TIDE')
  })

  it('is what else the shop sells, and where a text was copied from', () => {
    const { description, explanation } = told(
      'from my website:\n\nMEAL PLANNER\nWeekly planner with a grocery list, 6 pages.\n\nMORE FROM MY SHOP\nBudget planner >> link\nCleaning planner >> link',
    )
    expect(description).not.toMatch(/budget|link|website/i)
    expect(explanation).toContain('Budget planner')
  })

  it.each([
    'Q: Is it washable?\nA: Yes, cold.\nQ: Can I return it?\nA: No returns on cut lengths.',
    'Is it washable?\nYes, cold.\n\nCan I return it?\nNo returns on cut lengths.',
    'Is it washable? Yes, cold.\nCan I return it? No returns on cut lengths.',
  ])('is a question with its answer: %s', (typed) => {
    const { description, explanation } = told(`${FIRST}FAQ\n${typed}`)
    expect(description).toBe('Dog leash in cotton rope.\n\nIs it washable? Yes, cold.')
    expect(explanation).toMatch(/"Can I return it\?(?:", "| )No returns on cut lengths"/)
  })
})

describe('a letter that names one of several', () => {
  it('keeps its capital behind a label in capitals', () => {
    const { description } = told(`${FIRST}OPTION A: with a clip\nOPTION B: with a ring`)
    expect(description).toContain('Option A: with a clip')
  })
})

describe('slashes behind words in capitals', () => {
  it('make labels of them', () => {
    const { description } = told(`${FIRST}ROPE // cotton, undyed\nCLIP // brass`)
    expect(description).toContain('Rope: cotton, undyed')
    expect(description).toContain('Clip: brass')
  })
})

describe('signs between words', () => {
  it('part what stands between ticks', () => {
    expect(told(`${FIRST}FOR: walks \u2713 the car \u2713 crates \u2713`).description).toContain(
      'walks, the car, crates',
    )
  })

  it('are read as the comma or colon they stand for', () => {
    const { description } = told(`${FIRST}Clip /// steel, rust free\n\nBigger dogs? => ask me.`)
    expect(description).toContain('Clip, steel, rust free')
    expect(description).toMatch(/Bigger dogs\? => ask me\./)
  })
})

describe('labels in capitals', () => {
  it('are told from their values by two spaces', () => {
    const { description } = told(
      `${FIRST}LENGTH  110 cm\nWIDTH  12 mm\nCLIP COLOUR  black or steel`,
      true,
    )
    expect(description).toContain('• Length: 110 cm')
    expect(description).toContain('• Clip colour: black or steel')
  })
})

describe('a joke', () => {
  it('stays in the paragraph of its sentence', () => {
    const typed =
      "I draw your goat from a photo in pencil on thick paper that I tear by hand. You see it before I post it and small changes are fine, but I can't draw it all again because he looks cross. He may be cross. Allow 3 weeks, in spring it is 5. It comes flat in a sleeve, with no mat and no frame."
    const text =
      compose(
        anInput({ listingTitle: 'Goat portrait', productType: typed, keywords: 'goat portrait' }),
      )?.generatedDescription ?? ''
    expect(text).toContain('because he looks cross. He may be cross.')
  })
})

describe('what must be known of care', () => {
  const rope =
    'Braided by hand. It is 120 cm long and 12 mm thick, and holds a dog of up to 20 kg. Colours oat, fog, mustard and forest.'

  it('is told in one breath', () => {
    const { description } = told(
      `${rope} Do not wash it. Please. Wipe it clean, and air it outside. I make each in about a week, and in December in two.`,
    )
    expect(description).toMatch(/Do not wash it\. Please\. Wipe it clean/)
  })
})
