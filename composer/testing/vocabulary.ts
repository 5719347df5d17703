/** Things somebody might sell, with what is typed of them. */
export const ITEMS = [
  {
    name: 'stoneware mug',
    more: ['pottery mug', 'coffee mug', 'handmade mug'],
    stuff: 'stoneware',
    part: 'lid',
  },
  {
    name: 'linen apron',
    more: ['kitchen apron', 'cooking apron', 'baking apron'],
    stuff: 'linen',
    part: 'pocket',
  },
  {
    name: 'leather journal',
    more: ['travel journal', 'notebook cover'],
    stuff: 'leather',
    part: 'pen loop',
  },
  { name: 'wool blanket', more: ['throw blanket', 'sofa throw'], stuff: 'wool', part: 'fringe' },
  {
    name: 'oak tray',
    more: ['serving tray', 'breakfast tray', 'wooden tray'],
    stuff: 'oak',
    part: 'handle',
  },
  {
    name: 'brass lamp',
    more: ['desk lamp', 'table lamp', 'reading lamp'],
    stuff: 'brass',
    part: 'bulb',
  },
  {
    name: 'silver earrings',
    more: ['drop earrings', 'dangle earrings'],
    stuff: 'silver',
    part: 'backs',
  },
  {
    name: 'soy candle',
    more: ['scented candle', 'jar candle'],
    stuff: 'soy wax',
    part: 'wick trimmer',
  },
  { name: 'cotton tote', more: ['market tote', 'shopping bag'], stuff: 'cotton', part: 'zipper' },
  { name: 'paper print', more: ['wall art', 'botanical print'], stuff: 'paper', part: 'frame' },
  {
    name: 'felt slippers',
    more: ['house slippers', 'warm slippers'],
    stuff: 'felt',
    part: 'rubber sole',
  },
  { name: 'walnut clock', more: ['wall clock', 'kitchen clock'], stuff: 'walnut', part: 'battery' },
  {
    name: 'silk scarf',
    more: ['hand painted scarf', 'neck scarf'],
    stuff: 'silk',
    part: 'gift box',
  },
  { name: 'copper kettle', more: ['tea kettle', 'stove kettle'], stuff: 'copper', part: 'whistle' },
] as const

/** A denial, and the word that may stand nowhere without it. `%` becomes a part of the thing. The search wants what is denied. */
export const DENIALS = [
  { text: 'No % included.', noun: '%', search: '%' },
  { text: 'It comes without a %.', noun: '%', search: '%' },
  { text: 'The % is not included.', noun: '%', search: '%' },
  { text: 'There is no %.', noun: '%', search: '%' },
  { text: 'The % is sold separately.', noun: '%', search: '%' },
  { text: 'Not dishwasher safe.', noun: 'dishwasher', search: 'dishwasher safe' },
  { text: 'It is not waterproof.', noun: 'waterproof', search: 'waterproof' },
  { text: 'Not suitable for outdoor use.', noun: 'outdoor', search: 'outdoor' },
  { text: 'Not signed.', noun: 'signed', search: 'signed' },
  { text: 'Do not bleach.', noun: 'bleach', search: 'bleach safe' },
  { text: 'Never put it in the microwave.', noun: 'microwave', search: 'microwave safe' },
  { text: "Please don't tumble dry it.", noun: 'tumble', search: 'tumble dry' },
] as const

export const WARNINGS = [
  'Not suitable for children under 3, small parts.',
  'Contains wheat, milk and almonds.',
  'May contain traces of peanuts.',
  'Never leave it unattended near a flame.',
  'Warning: choking hazard.',
  'There is a small chip on the rim.',
  'Keep away from pets.',
] as const

export const LISTS = [
  { cue: 'Colours: ', members: ['oat', 'sage', 'rust', 'charcoal', 'plum'] },
  { cue: 'Available in ', members: ['navy', 'forest green', 'mustard', 'ivory'] },
  { cue: 'Choose from ', members: ['mini', 'regular', 'grand', 'king size'] },
  { cue: 'Scents: ', members: ['cedar', 'fig', 'bergamot', 'fresh linen', 'smoke'] },
  { cue: 'Patterns: ', members: ['fern', 'stripe', 'check', 'dot'] },
  { cue: 'What you get: ', members: ['a drawstring bag', 'a care card', 'a spare button'] },
] as const

export const SIZES = [
  'It measures 12 to 15 cm.',
  'Size: 8 x 10 inches',
  'Width: 30 cm',
  'Sizes 36 to 42.',
  'It holds 12 oz.',
  'About 1/2" thick.',
  'Weight: 250 g',
  'It is 20 cm high and 8 cm wide.',
  'Ready in 3-5 days.',
] as const

export const STORY = [
  'I make each one by hand, so no two are alike.',
  'We started in 2012 in a small shed.',
  'It makes a quiet corner nicer.',
  'The rim is a little uneven on purpose.',
  'Washed gently it gets softer.',
  'Designed to last.',
] as const

export const QUESTIONS = [
  'Is it heavy? No, it is light.',
  'Does it fade? Not in our tests.',
  'Removable? Yes, it comes off.',
  'Gluten free? Not certified.',
  'Can I wash it? Only by hand.',
] as const

export const NAMES = [
  'The design is called "Winter Hare".',
  'Pattern "Tide Line".',
  'Printed with the words "Stay Home".',
] as const

export const BRANDS = [
  'Fits Moleskine notebooks.',
  'Made from a used Patagonia fleece.',
  'Works with Cricut machines.',
] as const

export const SHOP_TALK = [
  'Thank you for visiting my shop!',
  'Free shipping over $50!!',
  'www.example.com',
  'Message me for custom orders.',
  'I ship within 2 days.',
] as const

export const FOREIGN = [
  {
    text: 'Handgemachte Tasse aus Steinzeug, nicht spülmaschinenfest. Mit Liebe in Köln gedreht.',
    keywords: 'tasse steinzeug, handgemachte tasse',
  },
  {
    text: 'Bougie parfumée à la lavande, faite à la main. Ne convient pas aux enfants. Sans paraffine.',
    keywords: 'bougie lavande, bougie parfumée',
  },
  {
    text: 'Bolso de cuero hecho a mano, sin cremallera. Mide 30 cm de ancho.',
    keywords: 'bolso de cuero, bolso artesanal',
  },
  { text: '木の器です。食洗機は使えません。直径12cm。', keywords: '木の器, 和食器' },
] as const

export const WISHES = [
  'mention that it is made by hand',
  'do not say rustic',
  'use British spelling',
  'no exclamation marks',
  'at most 4 sentences',
  'start with the size',
  'add "Made slowly."',
] as const

export const AUDIENCES = ['for her', 'new parents', 'people who cook', 'gardeners'] as const
export const OTHER_SEARCHES = [
  'gift for mom',
  'housewarming gift',
  'rustic home decor',
  'unique gift',
  'birthday present',
  'minimalist decor',
] as const

/** What is easily torn: signs, units, steps, asides and lists of one word each. */
export const ODD = [
  'xs-xl, XS-XL on request',
  '28 sts x 30 rows = 10 cm',
  '2-gang, 3/4" thread, 180gsm',
  'Colours: oat / sage / rust = 3 in all',
  'Choose a size, write the name, wait for the proof',
  'Screws (2 x M4) and plugs come with it',
  'Set of 2 x 50g, 4ply',
  'Wipe with a damp cloth; dry at once',
  'Made to order in about 9 days',
  'Holds 4-6 jars, each up to 7.5 cm',
  'Not a toy, not for food - decoration only',
  'I oil it twice... then I wax it',
]

export const EMOJIS = ['🌿', '✨', '📏', '🧵']

export const HEADINGS = [
  'DETAILS',
  'Details:',
  '✨ Features ✨',
  'GOOD TO KNOW',
  'About this piece',
]
