/** Where a thing may be said to come from, each with the words that back it. */
const ORIGINS: readonly (readonly [string, string])[] = [
  [
    'american',
    'america american usa us u.s states united oregon texas ohio oklahoma maine vermont california',
  ],
  ['british', 'britain british uk england english scotland scottish wales welsh london'],
  ['english', 'england english'],
  ['scottish', 'scotland scottish highland highlands hebrides shetland ayrshire edinburgh glasgow'],
  ['irish', 'ireland irish donegal dublin'],
  ['welsh', 'wales welsh'],
  ['french', 'france french paris provence provencal'],
  ['german', 'germany german bavaria bavarian berlin freiburg'],
  ['italian', 'italy italian florence tuscany tuscan milan'],
  ['spanish', 'spain spanish madrid'],
  ['portuguese', 'portugal portuguese'],
  ['greek', 'greece greek'],
  ['turkish', 'turkey turkish istanbul anatolia anatolian'],
  ['indian', 'india indian jaipur delhi rajasthan mumbai'],
  ['african', 'africa african ghana kenya nigeria senegal'],
  ['moroccan', 'morocco moroccan'],
  ['mexican', 'mexico mexican oaxaca'],
  ['peruvian', 'peru peruvian'],
  ['navajo', 'navajo dine'],
  ['japanese', 'japan japanese kyoto tokyo'],
  ['chinese', 'china chinese'],
  ['korean', 'korea korean'],
  ['swedish', 'sweden swedish'],
  ['danish', 'denmark danish'],
  ['norwegian', 'norway norwegian'],
  ['finnish', 'finland finnish'],
  ['icelandic', 'iceland icelandic'],
  ['polish made', 'poland'],
  ['ukrainian', 'ukraine ukrainian'],
  ['russian', 'russia russian'],
  ['hungarian', 'hungary hungarian'],
  ['amish', 'amish'],
  ['tibetan', 'tibet tibetan'],
  ['nepali', 'nepal nepali nepalese'],
  ['balinese', 'bali balinese'],
]

export const ORIGIN_BACKING: ReadonlyMap<string, readonly string[]> = new Map(
  ORIGINS.map(([name, backing]) => [name, backing.split(' ')]),
)

/** After these, a place names a manner and no origin: "french seams", "irish linen", "in Danish style". */
export const MANNERS: ReadonlySet<string> = new Set(
  `style inspired look seam seams knot knots press horn toast vanilla lavender linen terrier bulldog cleat cleats knit bun
  braid door doors club delight rose oak walnut girl boy language lessons dictionary doll cross coffee setter sheepdog spaniel
  wheel modern design pattern theme themed vintage ivy garden sleeve braids twist cuff hook hooks cottage country`
    .trim()
    .split(/\s+/),
)
