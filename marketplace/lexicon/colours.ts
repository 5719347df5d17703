import { phrases } from './phrases.ts'

/** Colours by family: mustard is a yellow, navy a blue. */
export const COLOUR_FAMILIES: Readonly<Record<string, readonly string[]>> = {
  red: phrases('red, burgundy, maroon, crimson, scarlet, wine, cranberry'),
  orange: phrases('orange, rust, terracotta, peach, apricot, coral, tangerine, copper'),
  yellow: phrases('yellow, mustard, gold, golden, lemon, ochre, honey, amber'),
  green: phrases(
    'green, sage, olive, mint, emerald, forest green, moss, lime, seafoam, teal, turquoise',
  ),
  blue: phrases(
    'blue, navy, teal, turquoise, indigo, aqua, cobalt, denim, sky blue, dusty blue, seafoam',
  ),
  purple: phrases('purple, lavender, lilac, violet, plum, mauve, magenta, eggplant'),
  pink: phrases('pink, blush, rose, fuchsia, magenta, dusty pink, hot pink, coral'),
  brown: phrases('brown, tan, taupe, chocolate, caramel, cognac, chestnut, bronze, walnut, oat'),
  black: phrases('black, charcoal, ebony'),
  many: phrases('rainbow, multicolor, multicolour, multicolored, multicoloured'),
  white: phrases('white, cream, ivory, off white, beige, oat, natural, ecru'),
  grey: phrases('gray, grey, silver, charcoal, slate, graphite'),
}

/** Colours that are as often a scent, a stone, a flower or a place; alone they prove nothing. */
export const AMBIGUOUS_COLOURS = phrases(`
  amber, rust, mint, sage, lavender, peach, coral, rose, honey, lemon, orange, copper, gold, golden, silver
  terracotta, emerald, turquoise, natural, bronze, walnut, oat, plum, cranberry, wine, apricot, lime, violet
  chestnut, chocolate, caramel, olive, denim, slate, ebony, moss, cream, lilac, eggplant, tangerine, honey
`)

export const COLOURS: readonly string[] = [...new Set(Object.values(COLOUR_FAMILIES).flat())]

export function colourFamilies(colour: string): string[] {
  return Object.entries(COLOUR_FAMILIES)
    .filter(([, members]) => members.includes(colour))
    .map(([family]) => family)
}
