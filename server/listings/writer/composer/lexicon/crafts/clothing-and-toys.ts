import { lines, stems, type Craft } from '../craft.ts'

export const CLOTHING: Craft = {
  nouns: stems(
    'apron shirt tee tshirt sweatshirt hoodie dress skirt onesie hat beanie scarf sock sweater mitten glove shawl cardigan jacket kimono romper bib headband scrunchie bonnet cap poncho cowl slipper shoe',
  ),
  signs: stems('unisex wearable'),
  emojis: ['🧣', '✨', '🧡', '🎁', '🍂', '💛', '🧶', '🌿', '☀️', '🤍'],
  lines: {
    warm: lines(`
      [Lay a favorite flat and measure it|Measure one you like], and [pick the size that matches|you'll know what to order].
      [If you're between sizes|Can't decide on a size]? [Go up for comfort|The bigger one layers better].
      [Throw {them} on|Pull {them} on] with [jeans|whatever's clean] and [you're done|you're ready].
      [It's the one that never makes it back to the drawer|You'll wear it, wash it and wear it again].
      [Turn inside out before washing|Wash {them} gently], and [the color stays put|you'll have {them} longer].
    `),
    tale: lines(`
      [Snug as a story|Cozy as a bedtime story], [with room for daydreams|ready to wander].
      [Put it on|Slip it on], [twirl once|hum a tune], and [off you go|let the adventure start].
      [Somewhere a chilly day|Some sleepy morning] is [wishing for this|about to be charmed].
    `),
    plain: lines(`
      [Please measure a garment that fits|Measure a piece that fits well] and compare [before choosing a size|the result with the sizes].
      [When in doubt, choose the larger size|Between two sizes, the larger one is the safer choice].
      [It combines with casual and smarter clothes|It can be layered].
      [Wash gently|Gentle washing helps] to [keep shape and color|preserve it].
    `),
    terse: lines(`
      Measure one that [fits|you like].
      [Layer it|Wear it alone].
      For [weekdays|cold mornings], and [the other days|warm cars].
      Wash [gently|with care].
      [Simple lines|A plain cut].
    `),
  },
}

export const TOYS: Craft = {
  nouns: stems('toy puzzle doll rattle teether bear plush bunny dollhouse stacker kite'),
  signs: stems('montessori'),
  emojis: ['🧸', '🌈', '✨', '🎁', '💛', '🚂', '🎈', '🌟'],
  lines: {
    warm: lines(`
      [Put {them} on the floor and see what happens|Hand {them} over without explaining], because [kids know what to do|that's half the fun].
      [Keep {them} in a basket within reach|Leave {them} where small hands can find {them}].
      [It works best on the floor|Try it on the floor], with [someone to share it|a bit of time].
      [Siblings will argue over it|Expect some arguing over whose turn it is], so [plan for turns|you've been warned].
    `),
    tale: lines(`
      [Every toy dreams|Toys whisper at night], and [this one dreams of adventure|some tell marvelous stories].
      [One small hand|Small hands], [a big imagination|a rainy day], and [off goes the story|the adventure begins].
    `),
    plain: lines(`
      [Supervision is recommended|Please supervise small children] [during play|when playing].
      [It suits play alone or with others|It can be enjoyed alone or together].
      Wipe with a damp cloth and [let it dry|dry well].
      [Check the recommended age|Please note the age information] before ordering.
    `),
    terse: lines(`
      For [small hands|the floor].
      Wipe [clean|it], let it dry.
      [Kept|Handed on] for years, with luck.
    `),
  },
}
