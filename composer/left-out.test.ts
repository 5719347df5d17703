import { describe, expect, it } from 'vitest'
import { compose } from './composer.ts'
import { anInput } from './testing/an-input.ts'

function told(productType: string) {
  const listing = compose(
    anInput({
      listingTitle: 'Ash coat rack',
      productType,
      keywords: 'coat rack, wall rack, peg rail',
      starredKeywords: 'coat rack',
      descriptionLength: 'long',
    }),
  )
  return {
    description: listing?.generatedDescription ?? '',
    explanation: listing?.generatedExplanation ?? '',
  }
}

const RACK = 'This coat rack is ash with five pegs.'

describe('what stands below the terms of a shop', () => {
  it('is told by its own reason: a link, and the searches behind a loud word', () => {
    const { description, explanation } = told(
      `${RACK}\n\nREFUNDS\nNo returns on what is made for you\n\nMore racks ---> https://www.example.com/shop/ash\nTAGS coat rack peg rail hallway`,
    )
    expect(description).not.toMatch(/TAGS|example\.com/)
    expect(explanation).toMatch(/Links and handles: "[^"]*example\.com/)
    expect(explanation).toMatch(/Left out: .*"TAGS coat rack/)
  })
})

it('is one of several statements between signs, and no heading of the rest', () => {
  const { description } = told(`*** ASH *** NO GLUE *** MADE IN DERRY ***\n\n${RACK}`)
  expect(description).not.toContain(':')
  expect(description).toMatch(/no glue/i)
})

describe('what stands beside talk', () => {
  it('keeps what is not included and drops the link behind it', () => {
    const { description } = told(
      `${RACK}\n\nThe hat in the photo is not included but I sell it: www.example.com/hat`,
    )
    expect(description).toContain('The hat in the photo is not included but I sell it.')
    expect(description).not.toContain('example.com')
  })

  it.each([
    'Hello dear hosts, neighbours and coat lovers!',
    'Good morning from our little barn :)',
  ])('drops a greeting whole: %s', (greeting) => {
    const { description, explanation } = told(`${greeting}\n\n${RACK}`)
    expect(description).toBe(RACK)
    expect(explanation).toContain('Left out: "')
  })

  it('keeps a warning whole beside a sentence that may not be published', () => {
    const { description } = told(
      `${RACK}\n\nCats: NOT for #7, #15 and #22 (they hold lead). The rest is FDA approved.`,
    )
    expect(description).toContain('NOT for #7, #15 and #22 (they hold lead).')
    expect(description).not.toContain('FDA')
  })

  it('keeps a warning that is framed by brackets', () => {
    expect(told(`${RACK}\n\n[[ NOT A TOY - GLUE NEEDED - 14+ ]]`).description).toMatch(/not a toy/i)
  })

  it('drops a note to oneself in brackets and says so', () => {
    const { description, explanation } = told(
      `${RACK} It has six hooks now (title to be changed!!).`,
    )
    expect(description).toContain('It has six hooks now')
    expect(description).not.toContain('to be changed')
    expect(explanation).toContain('Left out: "')
  })

  it('keeps the list of what is not included whole when a link stands in it', () => {
    const { description } = told(
      `${RACK}\n\nNot included: screws, a spirit level (get one here > https://example.com/s)`,
    )
    expect(description).toContain('Not included: screws, a spirit level')
  })

  it('leaves terms out below their own heading, whatever times they name', () => {
    const { description } = told(`${RACK}\n\n*** RETURNS *** 14 days, unused only.`)
    expect(description).not.toContain('14 days')
  })
})

describe('a price', () => {
  it.each([
    "These are seconds with a dent, that's why they're $20 and not $45.",
    'I can carve a name, $15, tell me before buying.',
    'Brass pegs are an extra $9.',
    'Price 34,90 €, screws are not included.',
    'Minimum 10 pieces, €3,20 each, from 50 on €2,80.',
  ])('stays as typed inside a sentence: %s', (typed) => {
    expect(told(`${RACK} ${typed}`).description).toContain(typed)
  })

  it.each([
    'Shop is closed until 3 Sept, orders go out after that, postage takes 3-5 days.',
    'we are away until the 5th of May',
    'Studio on holiday from 1 to 14 August.',
  ])('is talk of the shop without any label: %s', (typed) => {
    const { description, explanation } = told(`${RACK} ${typed}`)
    expect(description).not.toMatch(/clos|away|holiday|postage/i)
    expect(explanation).toContain('Left out: "')
  })

  it('is how to ask for a price, though it begins with a need', () => {
    const { description } = told(
      `${RACK} If you need a whole set for the hall message me for a price.`,
    )
    expect(description).toBe(RACK)
  })

  it.each(['She posts on Mondays.', 'My sister ships every Friday.'])(
    'drops when who sends it does so: %s',
    (typed) => {
      const { description, explanation } = told(`${RACK} ${typed}`)
      expect(description).not.toContain(typed.slice(0, -1))
      expect(explanation).toContain('Left out: "')
    },
  )

  it.each(['UK only', 'US mainland only'])('tells to whom it is sold: %s', (typed) => {
    expect(told(`${RACK}\n\n${typed}`).description).toContain(typed)
  })

  it.each(['$45 only', '£85.', 'Price: $40', 'USD 45', 'Was £90 now £85'])(
    '%s alone has a field of its own, and is reported',
    (typed) => {
      const { description, explanation } = told(`${RACK}\n\n${typed}`)
      expect(description).toBe(RACK)
      expect(explanation).toContain('Left out: "')
    },
  )
})

describe('what its seller takes back', () => {
  it.each([
    ["I was going to say solid oak but I can't use that, it is ash.", 'solid oak'],
    ['The pegs are beech. Wait, no, these ones are birch.', 'beech'],
    ['Oiled with linseed, scratch that, it is waxed.', 'linseed'],
  ])('in the same breath is not told, and reported: %s', (typed, taken) => {
    const { description, explanation } = told(`${RACK} ${typed} It weighs 2 kg.`)
    expect(description).not.toContain(taken)
    expect(description).not.toMatch(/wait|scratch that/i)
    expect(description).toContain('It weighs 2 kg.')
    expect(explanation).toMatch(new RegExp(`Left out: .*${taken}`))
  })

  it.each([
    "I can't say that it never scratches.",
    'No wait time, it is ready.',
    "You can't use it as a ladder.",
  ])('is told from what only sounds so: %s', (typed) => {
    expect(told(`${RACK} ${typed}`).description).toContain(typed)
  })
})

describe('terms of the shop', () => {
  it.each([
    'DELIVERY 2-4 days, free in the UK',
    'Processing 3 business days.',
    'Dispatch 1-2 working days.',
    'Gift wrap at checkout.',
    'Ships Tues + Fri.',
    'Shipping £3.',
    'Returns 30 days if not hung up!',
    'Wholesale? Write to us!',
    'Please read the full description before buying.',
  ])('are left out and reported: %s', (typed) => {
    const { description, explanation } = told(`${RACK}\n\n${typed}`)
    expect(description).toMatch(/ash with five pegs\.$/)
    expect(explanation).toContain(typed.split(' ')[0] ?? typed)
  })
})

describe('a term of the shop behind a fact', () => {
  it.each([
    [
      'Planed and joined by me in Whitby, posted within 4 working days.',
      'by me in Whitby',
      'posted',
    ],
    [
      'Cut by my brother in Hull and dispatched within 2 weeks.',
      'my brother in Hull',
      'dispatched',
    ],
    ['It is 80 cm long - shipped within 3 days by courier.', '80 cm long', 'shipped'],
  ])('goes alone, and the fact stays: %s', (typed, fact, term) => {
    const { description, explanation } = told(`${RACK} ${typed}`)
    expect(description).toContain(fact)
    expect(description).not.toContain(term)
    expect(explanation).toContain(`Left out: "${term}`)
  })

  it.each([
    [
      'Porte-manteau en frêne.\n\nFabriqué par moi à Annecy, envoyé sous 5 jours ouvrés.',
      'à Annecy.',
    ],
    [
      'Garderobe aus Esche mit fünf Haken, geölt und nicht lackiert.\n\nVon mir in Passau gefertigt, Versand innerhalb von 3 Tagen.',
      'in Passau',
    ],
  ])('does so in other languages: %s', (typed, fact) => {
    const { description } = told(typed)
    expect(description).toContain(fact)
    expect(description).not.toMatch(/jours|Versand/)
  })

  it('takes what only goes on with it along', () => {
    const { description } = told(`${RACK} Packed with care, then shipped within 3 days.`)
    expect(description).toBe(RACK)
  })
})

describe('a sign that only its seller set', () => {
  it('leaves its statement whole in the text', () => {
    const typed = 'takes ~20 min to hang'
    const { description, explanation } = told(`${RACK} It is light; ${typed}.\n\n${typed}`)
    expect(description).toContain(`; ${typed}.`)
    expect(explanation).not.toContain('marketplace would not take')
  })
})

it.each(['Thanks so much for stoping by xx', 'Thank u for lookin x', 'thx for visting!'])(
  'knows thanks however they are typed: %s',
  (thanks) => {
    const listing = compose(anInput({ productType: `A walnut ring dish, 10 cm wide.\n${thanks}` }))
    expect(listing?.generatedDescription).not.toContain(thanks.split(' ')[0])
    expect(listing?.generatedExplanation).toContain('Left out: "')
  },
)

describe('what stands below a heading of postage', () => {
  it('quotes thanks as they were typed', () => {
    const { explanation } = told(`${RACK}\n\nSHIPPING\nShips in 2 boxes.\n\n❤ Thank you!! ❤`)
    expect(explanation).toContain('"Thank you!!"')
  })

  it('is reported line by line', () => {
    const { explanation } = told(
      `${RACK}\n\nPOSTAGE\nSent in 2 days.\nUsed racks cannot come back.`,
    )
    expect(explanation).toContain('Left out: "Sent in 2 days", "Used racks')
  })
})

describe('a warning that sounds like an offer', () => {
  it.each([
    'Take them off in the swimming pool, chlorine eats the finish.',
    'Take the pegs off your rack before you oil it.',
  ])('is told: %s', (typed) => {
    expect(told(`${RACK} ${typed}`).description).toContain(typed)
  })
})

describe('a signature', () => {
  it.each([
    'Mia + Jonas',
    'Xx Jess.',
    'xoxo Jess',
    'Thanks for looking!\nCarla.',
    'Thanks for looking! Carla',
    'Love, Rose & Ivy',
    'Kind regards\nRose',
    'Best wishes, Tom from the barn',
    'Jess x\n\nThank you!',
    'xx jess\n\n@jessracks',
  ])('is left out and reported: %s', (typed) => {
    const { description, explanation } = told(`${RACK}\n\n${typed}`)
    expect(description).toBe(RACK)
    expect(explanation).toMatch(/(Mia|Jess|Carla|Rose|Tom|jess)/)
  })

  it.each(['Keep it flat.', 'Oat\nSage', 'Love heart pegs'])('is not: %s', (typed) => {
    expect(told(`${RACK}\n\n${typed}`).description).toContain(typed.replace(/\.$/, ''))
  })
})

describe('a wish at the end', () => {
  it.each([
    "Can't wait to sew for you!",
    'Like it? Tap the heart!',
    'Have fun decorating!',
    'Enjoy your new rack',
    'I hope you love it as much as I loved making it!',
    'Happy nesting\nStay cosy, Ruth.',
    'Hugs from Ohio, Linda',
    "Can't wait to see your little one with it!",
    'Any questions, give me a shout.',
  ])('is left out and reported: %s', (typed) => {
    const { description, explanation } = told(`${RACK}\n\n${typed}`)
    expect(description).toBe(RACK)
    expect(explanation).toContain(typed.split('\n')[0]?.replace(/[.!]$/, ''))
  })

  it.each([
    'No wait time, it is ready.',
    'Please tell me the name you love.',
    'A gift she will love.',
    'I love this one in blue.',
    'It stays up with two screws, and stays level.',
  ])('is not: %s', (typed) => {
    expect(told(`${RACK}\n\n${typed}`).description).toContain(typed)
  })
})

describe('a note to oneself', () => {
  it.each([
    'To do: add a photo of the back',
    'TODO weigh it',
    '(add measurements)',
    'Note to self: change the price',
    'To do:\n- weigh it\n- new photo',
  ])('is left out and reported: %s', (typed) => {
    const { description, explanation } = told(`${RACK}\n\n${typed}`)
    expect(description).toBe(RACK)
    expect(explanation).toContain('Left out: "')
  })

  it.each(['Remember to add initials in the note box.', 'Columns: to do, doing, done'])(
    'is not what a buyer is to do: %s',
    (typed) => expect(told(`${RACK} ${typed}`).description).toContain(typed),
  )
})

describe('a row of searches', () => {
  const row = 'coat rack, wall rack, peg rail, coat rack with pegs'

  it('may stand beside what is told of the thing', () => {
    const typed = `Also searched as: ${row}`
    expect(told(`${RACK}\n\n${typed}`).description).toContain(typed)
  })

  it('is reported as what it is where a label says so', () => {
    const { description, explanation } = told(`${RACK}\n\nKeywords: ${row}`)
    expect(description).toBe(RACK)
    expect(explanation).toContain('Left out: "Keywords: coat rack')
  })

  it.each([row, `Also searched as: ${row}`, `Keywords: ${row}`, 'coat rack, wall rack, peg rail'])(
    'is no listing by itself: %s',
    (typed) => expect(told(typed).description).toBe(''),
  )

  it('does not stand below a bare name', () => {
    expect(told(`Coat rack\nAlso searched as: ${row}`).description).toBe('Coat rack')
  })
})

describe('the steps of an order', () => {
  it.each(['1. Choose a length\n2. Mail jess@racks.example\n3. Write the name'])(
    'are left out whole where one of them may not be published: %s',
    (typed) => {
      const { description, explanation } = told(`${RACK}\n\nHow to order\n${typed}`)
      expect(description).toBe(RACK)
      expect(explanation).toMatch(/Left out: .*"Choose a length", "Write/)
    },
  )
})

describe('a promotional word', () => {
  it.each([
    'This was my first rack and is still my best seller at markets.',
    'Ten years guarantee on the joints.',
    'Add to cart, then write the name in the box.',
  ])('loses no sentence of the seller: %s', (typed) => {
    expect(told(`${RACK} ${typed}`).description).toContain(typed)
  })
})

describe('a link behind a sentence', () => {
  it('goes alone, and is reported', () => {
    const { description, explanation } = told(
      `${RACK} The pegs of this rack are turned in Ohio: the ash is from there too https://racks.example/ohio`,
    )
    expect(description).toContain('the ash is from there too.')
    expect(explanation).toContain('Links and handles: "https://racks.example/ohio"')
  })
})

describe('how long the making takes', () => {
  it.each([
    'Made to order, allow 3-4 weeks.',
    'Takes 6 to 8 weeks as I only do a few a month.',
    'Lead time 7-10 working days.',
  ])('is what buyers ask, and is told: %s', (typed) => {
    expect(told(`${RACK} ${typed}`).description).toContain(typed)
    expect(told(`${RACK}\n\nDELIVERY\n${typed}\nSent by Royal Mail.`).description).toBe(
      `${RACK}\n\n${typed}`,
    )
  })
})

it('tells what goes on about the making', () => {
  const typed = 'Ready in 2 weeks. If you need it by a date, ask first.'
  expect(told(`${RACK} ${typed}`).description).toContain(typed)
  expect(told(`${RACK}\n\nDELIVERY\n${typed}`).description).toContain(typed)
})

describe('a statement about returns', () => {
  it.each([
    'Returns accepted on standard sizes, unworn, within 14 days.',
    'Returns: no, made for you. Damage: send a photo in 7 days',
    "Please read my policies before purchase, I don't accept returns.",
    'We only accept returns of unused racks. So keep the box.',
  ])('is left out whole: %s', (typed) => {
    expect(told(`${RACK}\n\n${typed}`).description).toBe(RACK)
  })
})

it.each([
  [
    "Thank you so much for stopping by I'm Dee and I turn every peg in my barn",
    "I'm Dee and I turn",
  ],
  ['thanks for looking we turn every peg in our barn', 'We turn every peg'],
  ['Hello and welcome to my shop I turn every peg of a coat rack in my barn', 'I turn every peg'],
  ['Thanks for looking my coat racks are turned in a barn', 'My coat racks are turned'],
])('leaves out thanks that run into another sentence: %s', (typed, kept) => {
  const { description, explanation } = told(`${typed}\n\n${RACK}`)
  expect(description).not.toMatch(/thank|welcome/i)
  expect(description).toContain(kept)
  expect(explanation).toContain('Left out: "')
})

it.each([
  'Thank you so much for visiting my little barn where every coat rack begins its life',
  'Thanks for stopping by my coat racks page today and for everything else you do',
])('leaves out whole thanks of which nobody knows where they end: %s', (typed) => {
  const { description, explanation } = told(`${typed}\n\n${RACK}`)
  expect(description).toBe(RACK)
  expect(explanation).toContain('Left out: "')
})

it('leaves out a greeting at the front of a line that goes on', () => {
  const { description, explanation } = told(
    `Ash coat rack\nHello and welcome. ${RACK}\nPegs of ash, brass screws`,
  )
  expect(description).not.toMatch(/welcome/i)
  expect(description).toContain('ash with five pegs')
  expect(explanation).toContain('Left out: "Hello and welcome"')
})

describe('a link that was lost on the way', () => {
  it('takes its statement along', () => {
    expect(told(`${RACK}\n\n- Hooks can be ordered here: (link)`).description).toBe(RACK)
  })
})

describe('a claim that nobody may publish', () => {
  it.each(['Kills bacteria', 'Grows your beard up to 2x faster!'])('is left out: %s', (typed) => {
    const { description, explanation } = told(`${RACK}\n\n- brass pegs\n- ${typed}`)
    expect(description).not.toContain(typed)
    expect(explanation).toContain('Left out: "')
  })
})

describe('a heading', () => {
  it('goes with what stood right below it', () => {
    const { description } = told(
      `${RACK}\n\nMATCHING ITEMS\nVisit my shop for more racks!\n\nNot for wet rooms. The hooks are not included.`,
    )
    expect(description).toBe(`${RACK}\n\nNot for wet rooms. The hooks are not included.`)
  })
})

describe('a word said twice', () => {
  it('is told as it was typed', () => {
    const typed = 'The pegs go click click when you turn them.'
    expect(told(`${RACK} ${typed}`).description).toContain(typed)
  })
})

describe('a disclaimer', () => {
  it('is told, since it denies what it names', () => {
    const typed = 'This is not a medical device and I make no promise about stress or anxiety.'
    expect(told(`${RACK} ${typed}`).description).toContain(typed)
  })
})

describe('an illness', () => {
  it.each([
    'Not for pregnant, asthma, under 12 ask dr',
    'The ash fell to Dutch elm disease in a neighbour of it.',
  ])('is told where it warns or names where the wood is from: %s', (typed) => {
    expect(told(`${RACK}\n${typed}`).description).toContain(typed)
  })
})

describe('a sign in front of a line', () => {
  it('is a mark of the list, and says of no number that it is nearly so', () => {
    const { description } = told(`${RACK}\n\n4 pegs:\n~ 10 steps\n~ 20 steps\n~ weekly rows`)
    expect(description).not.toContain('~')
  })

  it('says it of a number inside a line', () => {
    expect(told(`${RACK}\nWeighs ~ 2 kg with the pegs`).description).toContain('~2 kg')
  })
})

describe('what a buyer must know before ordering', () => {
  it.each([
    'Takes 2 weeks in the studio plus shipping to the US.',
    'I oil it with neem against woodworm, but you should quarantine it anyhow.',
    'Not for pregnant, asthma, under 12 ask dr.',
    'So this came about because our hall was full of coats.',
  ])('is told: %s', (typed) => {
    expect(told(`Hello! ${typed} ${RACK}`).description).toContain(typed)
  })

  it('goes with its other half', () => {
    const { description } = told(`${RACK}\n\nI ship next day by USPS. Int'l ok.`)
    expect(description).toBe(RACK)
  })
})

describe('what is no term of the shop', () => {
  it('is a label behind a blank line below the heading of postage', () => {
    const typed = 'Other woods: oak, elm and cherry. Same price.'
    const { description } = told(`${RACK}\n\nSHIPPING\nShips in 2 boxes.\n\n${typed}`)
    expect(description).toContain(typed)
    expect(description).not.toContain('2 boxes')
  })

  it('is a proof that is sent, with what follows from it', () => {
    const typed =
      "Proof sent within 48 hrs by message. If I don't hear from you I carve it as typed."
    expect(told(`${RACK}\n\n${typed}`).description).toContain(typed)
  })

  it('is an order step whose seller takes a network back', () => {
    const { description } = told(`${RACK}\n\nSend me the name on whatsapp... no, in the notes.`)
    expect(description).toContain('Send me the name in the notes.')
  })
})

describe('a short text of a pattern', () => {
  const step = 'Worked from the top down in one piece with a round yoke and raglan lines.'
  const pattern = compose(
    anInput({
      listingTitle: 'Knitting pattern toddler cardigan "Pip"',
      productType: `THIS IS A PDF KNITTING PATTERN\n\nPIP CARDIGAN\n\n${`${step} `.repeat(6)}\n\nNOTE\nI knit it on a boat and my aunt did too.\n\nLEVEL\nAdvanced beginner\n\nLANGUAGE\nEnglish and Danish\n\nYou get 1 PDF with 9 pages.`,
      keywords: 'knitting pattern, toddler cardigan pattern',
      descriptionLength: 'short',
    }),
  )

  it('tells its level and its language, under their own headings alone', () => {
    expect(pattern?.generatedDescription).toContain('Advanced beginner')
    expect(pattern?.generatedDescription).toContain('English and Danish')
    expect(pattern?.generatedDescription).not.toMatch(/:\nYou get 1 PDF/)
  })

  it('is named as a pattern with what it is for', () => {
    expect(pattern?.generatedTitle).toMatch(/^Knitting Pattern Toddler Cardigan "Pip"/)
    expect(pattern?.generatedDescription).not.toContain('PIP CARDIGAN')
  })
})
