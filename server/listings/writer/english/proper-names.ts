// Names that are common words as well ("may", "polish", "turkey", "china") are left as they were typed.
const NAMES = [
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday',
  'january|february|april|june|july|september|october|november|december',
  'christmas|halloween|easter|thanksgiving|hanukkah|diwali|ramadan|kwanzaa|juneteenth|santa',
  "valentine['’]?s?(?= day|$| \\p{L})|mother['’]?s day|father['’]?s day|new year['’]?s",
  'american|british|english|scottish|irish|welsh|celtic|french|german|italian|spanish|portuguese|dutch',
  'swedish|norwegian|danish|finnish|icelandic|nordic|scandinavian|greek|russian|ukrainian|turkish|moroccan',
  'egyptian|persian|indian|japanese|chinese|korean|mexican|brazilian|peruvian|australian|canadian|african',
  'coptic|european|hawaiian|victorian|edwardian|georgian|baltic|swiss|austrian|belgian|hungarian',
  'vermont|maine|oregon|california|texas|florida|michigan|ohio|colorado|montana|kentucky|tennessee',
  'arizona|utah|idaho|wisconsin|minnesota|missouri|alaska|hawaii|louisiana|pennsylvania|massachusetts',
  'italy|france|germany|spain|portugal|mexico|canada|ireland|scotland|england|wales|sweden|norway|denmark',
  'finland|iceland|japan|india|peru|australia|ukraine|poland|morocco|usa|paris|london|berlin|brooklyn',
  'earl(?= grey|$)|canva|notion|lightroom|google|etsy|procreate|photoshop|goodnotes|notability|hobonichi|cricut|kindle',
]
const ANY = `(?:${NAMES.join('|')})(?![\\p{L}\\d@/]|\\.\\p{L})`
const NAME = new RegExp(`(?<![\\p{L}\\d.@/-])${ANY}`, 'gu')
const NAME_FIRST = new RegExp(`^${ANY}`, 'iu')

/** Names that have their capital somewhere else. */
const ODD_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bearl grey\b/gi, 'Earl Grey'],
  [/\bipad\b/gi, 'iPad'],
  [/\biphone\b/gi, 'iPhone'],
  [/\bimac\b/gi, 'iMac'],
  [/\bmacbook\b/gi, 'MacBook'],
  [/\bd ?& ?d\b/gi, 'D&D'],
]

/** "Fits hobonichi weeks, monday start" with the capitals its names have. */
export function withCapitals(text: string): string {
  return ODD_NAMES.reduce(
    (written, [name, right]) => written.replace(name, right),
    text.replace(NAME, (name) =>
      name === 'usa' ? 'USA' : name.replace(/^./, (letter) => letter.toUpperCase()),
    ),
  )
}

/** True for a text that begins with a name, whose capital stays wherever it is told. */
export function beginsWithName(text: string): boolean {
  return NAME_FIRST.test(text)
}
