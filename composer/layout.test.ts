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

describe('a short word in capitals', () => {
  it('heads what stands right below it', () => {
    const { description } = told(
      'Dog leash in cotton rope.\n\nCLIP\nsolid brass, 7 cm\n\nNOT FOR\nvery strong pullers',
    )
    expect(description).toMatch(/Clip:\s+solid brass, 7 cm/i)
    expect(description).toMatch(/Not for:\s+very strong pullers/i)
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
    expect(description).toMatch(/shade\s*\n\nTag: brass/)
  })

  it('may have a picture where its lines have points', () => {
    const { description } = told(
      'Dog leash in cotton rope.\n\n🐾 Please note\n• not for climbing\n• colours vary from batch to batch',
    )
    expect(description).toMatch(/Please note:/)
  })

  it('that is only the name of the thing stands nowhere', () => {
    const { description } = told(
      'COTTON ROPE DOG LEASH\n\nROPE DOG LEASH\nIt is soft.\n\nDog Leash\n\n- brass clip\n- 2 m long\n\nTHE LEASH\nDyed with indigo.',
    )
    expect(description).toBe(
      'Cotton rope dog leash\n\nIt is soft.\n\nBrass clip\n2 m long\n\nDyed with indigo.',
    )
  })
})

describe('a paragraph below a section', () => {
  it.each([
    'Care: hand wash.\n\nI cut and splice every leash myself.',
    'Care: hand wash.\n\nNot suitable for children under 3.',
    'How to order:\n1. Choose a length\n2. Choose a clip\n\n2 rounds of changes are free.',
  ])('stands by itself: %s', (typed) => {
    expect(told(`Dog leash in cotton rope.\n\n${typed}`).description).toContain(typed)
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
    expect(description).toMatch(/20 cm:\sS 120 cm, M 180 cm, L 240 cm\n\nClip: solid brass/)
  })
})

describe('the steps of an order', () => {
  it('are counted where each says so, and none is taken for shop talk', () => {
    const { description } = told(
      'Dog leash in cotton rope.\n\nHow to order\nStep 1 pick a length\nStep 2 I send you a proof within 2 days\nStep 3 write the name',
    )
    expect(
      told('Dog leash in cotton rope. To order: 1. pick a length 2. write me 3. wait').description,
    ).toMatch(/To order:\n1\. Pick a length\n2\. Write me/)
    expect(description).toMatch(/1\. Pick a length\n2\. I send you a proof.*\n3\. Write the name/)
  })
})

describe('an entry of a list', () => {
  it.each([
    '• Waterproof\n• Sold as one.\n• Clip, ring, done\n• It does not fade!',
    '• xs-xl\n• XS-XL fits most\n• 2-ply core\n• 3/8" rope, 180gsm\n• iPhone pocket',
    '• Soft core = no tangles\n• 30 st = 10 cm\n• Clip: brass\n• Loop: soft',
    '1. Pick a length\n2. Write the name.\n3. Wait',
  ])('begins with a capital where its word may have one, and gets no end mark: %s', (typed) => {
    const small = typed.replace(/(?<=• |\d\. )(?:S(?=oft)|[WCPL])/g, (sign) => sign.toLowerCase())
    expect(told(`Dog leash in cotton rope.\n\n${small}`, true).description).toContain(typed)
  })

  it('ends as the others do where a paragraph becomes the list', () => {
    const { description } = told(
      'This dog leash is cotton rope. The clip is brass. Both handles are spliced. Rope: 12 mm, braided. It floats.',
      true,
    )
    expect(description).toContain(
      '• The clip is brass.\n• Both handles are spliced.\n• Rope: 12 mm, braided.\n• It floats.',
    )
  })

  it('begins like a sentence where it has no mark, if it begins with a plain word', () => {
    const { description } = told('Dog leash in cotton rope.\n\nsoft core\nxs-xl\n4ply\nmm marks')
    expect(description).toMatch(/Soft core\nxs-xl\n4ply\nmm marks$/)
  })
})

describe('a list that was asked for', () => {
  it.each([
    [
      'three sentences',
      'This dog leash is cotton rope. The clip is brass. Both handles are spliced. It floats.',
    ],
    [
      'what somebody tells',
      'I splice this dog leash from cotton rope. The clip is brass. It floats. Two handles are enough. You can hang it up wet. My own hangs by the door.',
    ],
  ])('is not made of %s', (_what, typed) => {
    expect(told(typed, true).description).not.toContain('•')
  })

  it('is made of what was typed in one breath, where each comma parts two phrases', () => {
    const typed =
      'rope dog leash, 2 m long with two handles, brass clip (not steel, no rust), NOT for climbing, sizes S to L just tell me which, comes in a cotton bag'
    expect(told(typed, true).description).toBe(
      'Rope dog leash.\n\n• 2 m long with two handles\n• Brass clip (not steel, no rust), NOT for climbing\n• Sizes S to L just tell me which\n• Comes in a cotton bag',
    )
  })

  it.each([
    'rope dog leash, colours moss green, sand grey, sky blue, night black and more',
    'rope dog leash, 2 m long, and a clip, so it is ready',
    'rope dog leash, contains natural latex, cotton core, brass clip',
  ])('is not torn at the commas of: %s', (typed) => {
    expect(told(typed, true).description).not.toContain('•')
  })
})

describe('one picture again and again', () => {
  it('parts the statements of a line', () => {
    const { description } = told(
      '🐾 rope dog leash 🐾 dyed with indigo 🐾 brass clip, 7 cm 🐾 the ends may fray',
      true,
    )
    expect(description).toMatch(/Brass clip, 7 cm\n.*The ends may fray/)
  })
})

describe('what stands beside another part of its line', () => {
  it('heads nothing', () => {
    const { description } = told('DOG LEASH *** TRAVEL *** SOFT\nRope 12 mm / clip 7 cm\nGreen')
    expect(description).not.toContain('Soft:')
  })
})

describe('numbers with something below each', () => {
  it('go on counting', () => {
    const { description } = told(
      'Dog leash set in cotton rope.\n\nYou get:\n1) Leash\n- 2 m\n- blue\n2) Collar\n- brass ring\n3) Bag',
    )
    expect(description).toMatch(/1\. Leash[^]*2\. Collar[^]*3\. Bag/)
  })
})

describe('the first line above a list', () => {
  it('is no entry of it', () => {
    const typed = 'Rope dog leash in braided cotton / indigo\n• brass clip\n• two handles'
    expect(told(typed, true).description).toBe(
      'Rope dog leash in braided cotton / indigo\n\n• Brass clip\n• Two handles',
    )
  })
})

describe('labels behind a blank line', () => {
  it('go on no list', () => {
    const { description } = told(
      'Dog leash in cotton rope.\n\n- brass clip\n- two handles\n\nLength: 2 m\nWidth: 12 mm',
    )
    expect(description).toContain('Two handles\n\nLength: 2 m\nWidth: 12 mm')
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
    expect(told('Dog leash.\n\nROPE FROM THE 1990S, THE 5TH BATCH.').description).toContain(
      '1990s, the 5th batch',
    )
  })
})

describe('a line of two columns', () => {
  it('is a label and its value', () => {
    const { description } = told(
      'ROPE            cotton, 12 mm\nCLIP            brass\nCOMPAT.         any collar; not for harnesses',
    )
    expect(description).toMatch(/Rope: cotton, 12 mm\nClip: brass\nCompat.?: any collar; not for/)
  })
})

describe('an ornament', () => {
  it('goes, and what it frames heads the statements beside and below it', () => {
    const { description } = told(
      '═════ SALT DOGS ═════\n\nDog leash in cotton rope. It is soft.\n\n—— SIZES —— measure first\nS  2 m // 1 cm\nL  3 m // 2 cm',
    )
    expect(description).toMatch(/^Dog leash/)
    expect(description).toMatch(/Sizes: measure first, S 2 m \/ 1 cm, L 3 m \/ 2 cm/)
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
    expect(description).toMatch(/Clip: brass/)
  })
})

describe('a note below a list', () => {
  it('stands where its sign points', () => {
    const { description } = told(
      'Dog leash. It is soft.\n\nMADE OF: cotton rope, brass*, thread\n*no nickel in it.',
    )
    expect(description).toContain('cotton rope, brass (no nickel in it), thread')
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
  it('is told as it was typed, its shorthand in full', () => {
    const typed =
      'Rope dog leash 6 ft incl clip, holds 2 dogs thru snow, no chew (its tarred lol dont lick), wont rot, not for ppl in 2-3 wks'
    expect(told(typed).description.replace(/\.$/, '')).toBe(
      "Rope dog leash 6 ft incl clip, holds 2 dogs through snow, no chew (its tarred lol don't lick), won't rot, not for people in 2-3 weeks",
    )
  })

  it('loses only the phrase that may not be told', () => {
    const { description, explanation } = told(
      'rope dog leash incl clip, 2 m long, cures anxiety, brass hook, pls keep it dry',
    )
    expect(description).toContain(
      'Rope dog leash incl clip, 2 m long, brass hook, please keep it dry',
    )
    expect(explanation).toContain('what the marketplace would not take ("cures anxiety")')
  })
})

describe('single capitals', () => {
  it('are one word where they are spaced out as a heading, and sizes where they name them', () => {
    const { description } = told(
      'Dog leash in cotton rope.\n\nC A R E\nHand wash, dry flat.\n\nCOLLAR\nS M L XL, tell me which.',
    )
    expect(description).toMatch(/Care:\s+Hand wash/)
    expect(description).toContain('S M L XL, tell me which')
  })
})

describe('a name in parts', () => {
  it.each([
    ['Dog Leash ~ BOSUN ~ rope', 'Dog Leash - BOSUN - rope'],
    ['Rope Dog Leash | Indigo', 'Rope Dog Leash - Indigo'],
  ])('stays one line: %s', (typed, line) => {
    expect(told(`${typed}\n\nIt is soft and 2 m long.`).description.split('\n')[0]).toBe(line)
  })
})

describe('a line by itself', () => {
  it('that is no sentence has no full stop', () => {
    const { description } = told('Dog leash in cotton rope\n\nMade in Bath\n\nIt is soft.')
    expect(description).toBe('Dog leash in cotton rope\n\nMade in Bath\n\nIt is soft.')
  })
})

describe('a question', () => {
  const faq = [
    'Q: Is it washable?\nA: Yes, cold.\nQ: Can I return it?\nA: No returns on cut lengths.',
    'Is it washable?\nYes, cold.\n\nCan I return it?\nNo returns on cut lengths.',
    'Is it washable? Yes, cold.\nCan I return it? No returns on cut lengths.',
  ]
  it.each(faq)('stays with its answer, told or left out: %s', (typed) => {
    const { description, explanation } = told(`Dog leash in cotton rope.\n\nFAQ\n${typed}`)
    expect(description).toBe('Dog leash in cotton rope.\n\nIs it washable? Yes, cold.')
    expect(explanation).toContain('"Can I return it? No returns on cut lengths"')
  })
})

describe('fields that a buyer is to fill in', () => {
  it('stand below the line that asks for them', () => {
    const { description } = told(
      'Dog leash in cotton rope.\n\nCopy into the box:\nLength:\nColour of rope:\nTag text:\n\nIt is soft.',
    )
    expect(description).toContain(
      'Copy into the box:\nLength\nColour of rope\nTag text\n\nIt is soft.',
    )
  })
})

describe('a heading right above another one', () => {
  it('says no more than what comes, and is not told', () => {
    const { description } = told(
      'Dog leash in cotton rope.\n\nHOW TO ORDER\nType into the box:\n- the length\n- the colour of the thread',
    )
    expect(description).not.toMatch(/how to order/i)
    expect(description).toMatch(/Type into the box:/)
  })
})

describe('a point of a list', () => {
  it('heads nothing, whatever its word heads elsewhere', () => {
    const { description } = told(
      'Dog leash in cotton rope.\n\n- brass clip\n- pockets!!\n\nSize guide (length in cm)\nS 120\nM 150',
    )
    expect(description).toMatch(/brass clip\npockets!/i)
    expect(description).toMatch(/Size guide \(length in cm\):/)
  })
})

describe('a label behind a blank line', () => {
  it('is none of the measurements above it', () => {
    const { description } = told(
      'Dog leash in cotton rope.\n\nDimensions\n\nLength: 2 m\nWidth: 12 mm\n\nFits: dogs up to 30 kg',
      true,
    )
    expect(description).toMatch(/Width: 12 mm\n\n(?:• )?Fits: dogs/)
  })
})

describe('a bracket', () => {
  it('that ends with its sentence keeps the sentences behind it apart', () => {
    const { description } = told(
      'Dog leash in cotton rope. The clip is loud (some dogs like it!). It is soft. It is 2 m long. It dries in an hour on a warm day and never gets stiff. I braid the handle in one go and whip the end. Both ends are waxed and the clip turns freely on its pin.',
    )
    expect(description.split('\n\n').length).toBeGreaterThan(1)
  })
})

describe('a sign that says about', () => {
  it('stays with its number', () => {
    expect(told('Dog leash in cotton rope\n~ 2 kg\nbrass clip').description).toContain('~2 kg')
  })
})

describe('two lists under headings that say nothing', () => {
  it('stay two', () => {
    const { description } = told(
      'Dog leash in cotton rope.\n\nLength: 2 m\nRope: 12 mm\nClip: brass\n\nFAQ\nIs it loud? No, it is not.\nDoes it float? Yes, it does.',
      true,
    )
    expect(description).toContain('Clip: brass\n\n• Is it loud?')
  })
})

describe('a w between two words', () => {
  it('is with, and a letter or a unit elsewhere', () => {
    expect(
      told('Dog leash w brass clip, square w. 2 mm edge.\n\n5 w lamp, W shape').description,
    ).toBe('Dog leash with brass clip, square with 2 mm edge.\n\n5 w lamp, W shape')
  })
})

describe('lines that end without a mark', () => {
  it('are joined where an editor broke them at its margin', () => {
    const { description } = told(
      'The bowl is turned from one piece of ash that fell in our lane and\ndried for two winters beside the stove before I began. It holds fruit.',
    )
    expect(description).toContain('that fell in our lane and dried for two winters')
  })

  it('stay apart in a sheet of lines of every length', () => {
    const { description } = told(
      'Dog leash\ncotton rope, 12 mm\nContains latex in the core, not for dogs that chew, no toy\nmade to order 2 weeks each one differs\n2 m',
    )
    expect(description).toMatch(/no toy\nMade to order/)
  })

  it('stay apart where each was typed by itself', () => {
    const { description } = told(
      'a portrait of your animal, painted by hand\nI send a pencil sketch first for your ok, one round of changes is in the price. once paint is on no more changes\ntakes about 3 weeks\ndogs cats rabbits horses, I did a tortoise once\nalso for pets that have passed, just tell me',
    )
    expect(description).not.toMatch(/changes takes|weeks dogs|once also/)
    expect(description).toMatch(/takes about 3 weeks/i)
  })
})

it('leaves out what else the shop sells, and where a text was copied from', () => {
  const { description, explanation } = told(
    'from my website:\n\nMEAL PLANNER\nWeekly planner with a grocery list, 6 pages.\n\nMORE FROM MY SHOP\nBudget planner >> link\nCleaning planner >> link',
  )
  expect(description).not.toMatch(/budget|link|website/i)
  expect(explanation).toContain('Budget planner')
})
