import { phrases } from './phrases.ts'

/** Health claims the marketplace removes listings for, wherever they stand. */
export const MEDICAL = phrases(`
  pain, pain relief, pain reliever, pain killer, painkiller, analgesic, reduces anxiety
  anxiety, anxiety relief, stress relief, antidepressant, depression, adhd relief, anti inflammatory
  inflammation, antibacterial, antimicrobial, antifungal, antiviral, antibiotic, antiseptic, detox, detoxify
  immune system, immunity, immune booster, fda approved, fda registered, fda cleared, covid, coronavirus, virus, cancer, arthritis
  eczema, psoriasis, dermatitis, rosacea, acne, nail fungus, toenail fungus, foot fungus, skin fungus, fungal infection, wounds, wound care, wound healing, burns relief, insomnia, sleep aid
  weight loss, slimming, medicinal, medicine, therapeutic, therapeutic grade, doctor recommended
  vet recommended, vet approved, clinically, clinically proven, ibuprofen, steroid, steroid free cure
  itchy skin, itch relief, anti itch, stops itching, relieves itching, soothes itching, for itching, dandruff, hair growth, beard growth, anti wrinkle, reduces wrinkles, fades scars, stretch marks
  migraine, headache, headaches, nausea, asthma, diabetes, blood pressure, sinus, congestion, teething pain
  kills bacteria, kills germs, grows your beard, grows your hair, regrows hair
  colic, good for joints, stiff joints, achy joints, joint health, joint pain, calming treats, calming dog treats, calming chews, lowers
  good for digestion, aids digestion, helps digestion, digestive health, gut health, thinning hair, hair loss, hair grow back
  disease, illness, symptom, symptoms, anti aging, cellulite, disinfects, disinfectant, vaccine
`)

/** Ordinary phrases that hold a word of the list above: glass of an era, a star sign, a kind of soap making. */
export const NOT_MEDICAL = phrases(`
  depression glass, depression era, great depression, cancer zodiac, zodiac cancer, cancer sign, cancer star sign
  cancer constellation, cancer birthday, cancer ribbon, medicine cabinet, medicine bag, medicine bottle
  turban for hair loss, hat for hair loss, cap for hair loss, wig for hair loss, scarf for hair loss
  dutch elm disease, elm disease, cure time, weeks cure, week cure, cure fully, cure under, no cure
`)

/** Price, urgency and shipping talk: never in a title, tag or description. */
export const PROMOTIONAL = phrases(`
  free shipping, on sale, for sale, discount, discounted, coupon, buy now, order now, order today
  limited time, today only, while supplies last, best seller, bestseller, best selling, best sellers
  number one seller, number one gift, number one choice, clearance sale, clearance price, on clearance, cheap, cheapest, hot item, trending now, add to cart, don't miss, last chance
  special offer, lowest price, bargain, giveaway, buy one get one, bogo, satisfaction guaranteed
  order by, promo code, act fast, selling fast
`)

/** Praise nobody can check. */
export const SUPERLATIVE = phrases(`
  world's best, the very best, the best you, the best in, the best on, the best quality, unbeatable, guaranteed, guarantee, guarantees, flawless, unrivalled
  unrivaled, highest quality, top quality, finest quality, best quality, second to none
`)

/** Everything that sells instead of describing. */
export const SALES_TALK: readonly string[] = [...PROMOTIONAL, ...SUPERLATIVE]

/** Symbols that say the same as the phrases above. */
export const PROMOTIONAL_SIGN = /#\s?1(?!\d)|\d{1,3}\s?%\s?off|[$€£]\s?\d|\bbuy \d+,? get \d/i

/** "Buy 2 get 1 free": all of it. */
export const BUY_AND_GET = /\bbuy \d+,? get \d+(?: free)?/gi

/** Subjective words: they belong in the description, not the title. */
export const SUBJECTIVE = phrases(`
  perfect, beautiful, stunning, gorgeous, amazing, lovely, adorable, exquisite, wonderful, fabulous
  awesome, charming, magnificent, breathtaking, best, finest, ultimate, premium, luxury, luxurious
  high quality, must have, great, unique, cute, pretty, elegant, incredible, special
`)

/** What sells and praises a thing, and tells nothing of it. */
export const PRAISE: readonly string[] = [...SALES_TALK, ...SUBJECTIVE, 'sale']

/** Claims about safety, origin, purity or service: only the seller's own description can back them. */
export const STRICT_CLAIMS = phrases(`
  waterproof, water resistant, hypoallergenic, nickel free, lead free, bpa free, non toxic, nontoxic
  toxin free, chemical free, food safe, dishwasher safe, microwave safe, oven safe, freezer safe
  machine washable, organic, vegan, cruelty free, gluten free, grain free, sugar free, dairy free
  nut free, eco friendly, sustainable, sustainably, zero waste, plastic free, ethically, ethical
  biodegradable, compostable, recycled, reclaimed, upcycled, certified, cpsia, fsc, oeko tex
  fair trade, clean burning, phthalate, phthalate free, paraffin free, tarnish, tarnish free
  tarnish resistant, fade resistant, uv resistant, weatherproof, outdoor safe, frost proof, shatterproof
  fireproof, flame retardant, conflict free, lifetime, warranty, refund, ships in, ships within
  ready to ship, next day, delivery, delivered by, delivered before, delivered within, delivered in, arrives by, arrives before, arrives within
  arrive by, arrive before, arrives tomorrow, in time for, gift wrapped, gift wrap, gift wrapping, gift box, gift boxed
  gift ready, authentic, genuine, real gold, solid gold, solid silver, solid wood, 9k, 10k, 14k, 18k, 22k
  24k, 14kt, 925, sterling, gold filled, gold plated, hand painted, made in, locally, local, small batch
  limited edition, one of a kind, award, award winning, family owned, heirloom quality, archival
  acid free, safe for babies, baby safe, child safe, kid safe, pet safe, dermatologist, sensitive skin
  cold process, hot process, human grade, all natural, nachhaltig, nachhaltiges, nachhaltige, bio, vegano, ecológico
`)

/**
 * Of these the ones that a maker knows of her thing without writing them down: a tag may say them where she typed them
 * as a keyword. Nothing that makes a thing safe, pure or precious.
 */
export const MAKERS_CLAIMS: ReadonlySet<string> = new Set(
  phrases(`
  vegan, eco, eco friendly, sustainable, sustainably, zero waste, plastic free, recycled, upcycled, reclaimed, ethical, ethically
  local, locally, small batch, limited edition, one of a kind, made in, hand painted, cold process, sensitive skin
  gift box, gift boxed, gift wrapped, gift ready, solid wood
`),
)

/** How sellers write the same claim in short. */
export const ALSO_SAID: ReadonlyMap<string, readonly string[]> = new Map([
  ['one of a kind', ['ooak', '1 of a kind']],
  ['gluten free', ['gf']],
  ['limited edition', ['ltd', 'ltd ed', 'lim ed', 'limited to']],
  ['dairy free', ['df']],
])

/** Claims about how and when something was made; a keyword may carry them, if the text agrees. */
export const AGE_CLAIMS = phrases('vintage, antique, antiques, estate')

/** Stock phrases that make a listing sound like all others. */
export const CLICHES = phrases(`
  elevate your, elevate, indulge in, indulge, unleash, delve, nestled, testament to, tapestry
  look no further, a touch of, timeless elegance, crafted with love, made with love, perfect blend
  game changer, treat yourself, step into, immerse yourself, embark, in today's world, whether you're
  not just a, more than just, conversation starter, seamlessly, boasts, meticulously, lovingly
  curated, effortlessly, transform your, statement piece, add a pop of, stands out from the crowd
  attention to detail, sure to impress, must have, a must, truly, stunning
`)
