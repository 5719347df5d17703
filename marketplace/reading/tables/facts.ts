import { words } from './word-list.ts'

/** Units by the one name they are compared by. */
const UNIT_NAMES: readonly (readonly [string, string])[] = [
  ['mm', 'mm millimeter millimeters millimetre millimetres'],
  ['cm', 'cm cms centimeter centimeters centimetre centimetres'],
  ['m', 'm meter meters metre metres'],
  ['inch', 'inch inches in " ″ ”'],
  ['ft', 'ft foot feet'],
  ['yd', 'yd yds yard yards'],
  ['oz', 'oz ounce ounces'],
  ['g', 'g gr gram grams gramm'],
  ['kg', 'kg kgs kilo kilos kilogram kilograms'],
  ['lb', 'lb lbs pound pounds'],
  ['ml', 'ml milliliter millilitre milliliters millilitres'],
  ['l', 'l liter litre liters litres'],
  ['cup', 'cup cups'],
  ['hour', 'h hr hrs hour hours'],
  ['minute', 'min mins minute minutes'],
  ['day', 'day days'],
  ['week', 'week weeks wk wks'],
  ['month', 'month months mo mos'],
  ['year', 'year years yr yrs'],
  ['%', '% percent'],
  ['degree', '° degrees'],
  ['gsm', 'gsm'],
  ['ct', 'carat carats ct'],
  ['watt', 'w watt watts'],
  ['volt', 'v volt volts'],
  ['page', 'page pages pp'],
  ['piece', 'piece pieces pc pcs'],
]

export const UNITS: ReadonlyMap<string, string> = new Map(
  UNIT_NAMES.flatMap(([name, forms]) =>
    forms.split(' ').map((form): [string, string] => [form, name]),
  ),
)

export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...`zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen twenty`
    .split(/\s+/)
    .map((word, value): [string, number] => [word, value]),
  ['single', 1],
  ['both', 2],
  ['couple', 2],
  ['double', 2],
  ['pair', 2],
  ['twin', 2],
  ['twins', 2],
  ['trio', 3],
  ['triple', 3],
  ['dozen', 12],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['hundred', 100],
])

/** Units that are also words or letters: only a number just before makes them units. */
export const SHORT_UNITS = words('in m l g h v w cup cups mo min ct')

/** Units that count things: "12 pages" may stand as "12 printed pages". */
export const COUNTING_UNITS = words('page piece cup day week month year')

/** What a length is the length of. */
const DIMENSION_NAMES: readonly (readonly [string, string])[] = [
  ['height', 'height high tall h'],
  ['width', 'width wide w'],
  ['length', 'length long'],
  ['depth', 'depth deep'],
  ['thickness', 'thickness thick'],
  ['diameter', 'diameter across dia diam'],
]
export const DIMENSIONS: ReadonlyMap<string, string> = new Map(
  DIMENSION_NAMES.flatMap(([name, forms]) =>
    forms.split(' ').map((form): [string, string] => [form, name]),
  ),
)

/** What may stand between the numbers of one measure. */
export const BETWEEN_NUMBERS = words('x × - – — / to by and or *')

/** Allergens of food and of things worn or touched. */
export const ALLERGENS =
  words(`wheat gluten barley rye oat oats milk dairy lactose egg eggs nut nuts peanut peanuts almond almonds
  hazelnut hazelnuts walnut walnuts cashew cashews pecan pecans pistachio pistachios macadamia brazil soy soya soybean sesame fish shellfish crustacean
  crustaceans mollusc molluscs celery mustard lupin sulphite sulphites sulfite sulfites latex lanolin nickel colophony propolis honey beeswax
  coumarin linalool limonene geraniol citronellol eugenol fragrance`)

/** What a general name of an allergen stands for. */
const GROUPS: readonly (readonly [string, string])[] = [
  ['nut', 'almond hazelnut walnut cashew pecan pistachio macadamia peanut nut'],
  ['gluten', 'wheat barley rye flour spelt gluten semolina'],
  ['wheat', 'wheat'],
  ['grain', 'oat wheat flour corn rice barley oatmeal rye grain'],
  ['dairy', 'milk cream cheese yogurt buttermilk butter lactose whey dairy'],
  ['lactose', 'milk cream cheese yogurt buttermilk whey'],
  ['sugar', 'sugar honey syrup'],
  ['egg', 'egg'],
  ['soy', 'soy'],
  [
    'vegan',
    'milk egg honey beeswax wool leather silk lanolin butter cream goat tallow lard gelatin',
  ],
  ['scent', 'scented fragrance perfume scent'],
  ['fragrance', 'fragrance perfume scent'],
]
export const GROUP_MEMBERS: ReadonlyMap<string, readonly string[]> = new Map(
  GROUPS.map(([name, members]) => [name, members.split(' ')]),
)

/** Words that make a statement uncertain. */
export const DOUBT_WORDS =
  words(`attrib attributed attribution probably perhaps maybe possibly presumably supposedly allegedly
  believed guess suspect unsure uncertain unverified unconfirmed likely apparently reportedly`)
export const DOUBT_PHRASES: readonly string[] = [
  'could be',
  'might be',
  'may be from',
  'not sure',
  'not certain',
  'i think',
  'we think',
  'i believe',
  'we believe',
  'looks like',
  'seems to be',
  'appears to be',
  'thought to be',
  'said to be',
  "can't be sure",
  "can't confirm",
  'hard to say',
  "i'm told",
  'im told',
  'i am told',
  'i was told',
  'was told it',
  'supposed to be',
]

export type WarningKind =
  | 'allergens'
  | 'danger'
  | 'age'
  | 'magnets'
  | 'small parts'
  | 'poison'
  | 'fire'
  | 'flaw'
  | 'digital'

/** Words that make a sentence a warning, strongest first. */
export const WARNING_CUES: readonly (readonly [WarningKind, string])[] = [
  [
    'small parts',
    'small part, small parts, choking, choke, swallow, swallowed, tiny parts, small beads',
  ],
  ['magnets', 'strong magnet, strong magnets, magnets inside, magnet inside, neodymium, pacemaker'],
  [
    'allergens',
    'allergy, allergic, allergies, allergen, allergens, coeliac, celiac, may contain, traces of, intolerance, intolerant, kitchen that handles, kitchen that also handles, kitchen which handles, kitchen that uses, kitchen handles',
  ],
  [
    'poison',
    'toxic to, poisonous, toxic if, toxic for, not edible, do not eat, not safe to eat, do not ingest',
  ],
  [
    'age',
    'under 3, under 36, under three, under 5, under 14, under 18, under 21, not a toy, adults only, adult supervision, not for babies, not for children, not for kids, years and up, years and over',
  ],
  [
    'danger',
    'keep away from, keep out of, out of reach, supervise, supervised, supervision, unattended, never leave, careful with, sharp edges, is sharp, are sharp, very sharp, strangulation, suffocation, danger, dangerous, warning, caution, gets hot, get hot, hot surface, broken skin, not a life, not for climbing, not load, maximum load, max load, patch test, ask your vet, ask your doctor, electric shock',
  ],
  ['fire', 'flammable, naked flame, open flame, fire hazard, burning candle, never burn'],
  [
    'digital',
    'digital file, digital download, digital product, instant download, pdf only, no physical, nothing will be shipped, nothing is shipped',
  ],
  [
    'flaw',
    'chipped, cracked, dented, torn, hairline, crazing, snag, snags, pilling, signs of wear, signs of age, foxing, yellowed, faded, imperfection, imperfections, defect, defects, flaw, flaws, second quality, factory seconds, rust spots, moth hole, moth holes, is missing, are missing, is broken, are broken, strap broken',
  ],
]

/** Words near a flaw cue that make it none: "scratch resistant", "no cracks", "chip bowl". */
export const FLAWLESS =
  words(`resistant proof free post pad bowl bowls board boards kit carving cookie cookies chocolate wood potato
  tear drop shaped glass window set washer ring rings leaf stitching fitting fit weave knit if when may can could never
  might so avoid prevent wool fibers fibres yarn mortar tea`)

/** Marks that are a flaw only of a piece that has them: "a small chip", "dents on the rim". */
export const MARKS = words(
  'chip chips crack cracks scratch scratches dent dents stain stains tear tears hole holes fade knot knots',
)
export const MARKING =
  words(`small tiny one two three few some slight slightly minor light lightly surface hairline faint
  little several rim side tip edge corner base bottom photo pic picture shows`)
