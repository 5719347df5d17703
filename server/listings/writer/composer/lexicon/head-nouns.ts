import { stem, tokens } from '#marketplace/text.ts'
import type { Brief } from '../../brief/brief.ts'
import { headNoun } from '../../english/grammar.ts'
import { COMPOUNDS } from './compounds.ts'

/** Reads "noun: words before it" lines. */
function table(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const rows = text.trim().split('\n')
  return new Map(
    rows.map((row) => {
      const [noun = '', words = ''] = row.split(':').map((part) => part.trim())
      return [noun, new Set(words.split(' '))]
    }),
  )
}

// A rest, a holder or a rack may be for anything: only with one of these words do we know the thing.
const KNOWN_ONLY_AFTER = table(`
  band: wedding engagement silver gold ring
  bar: soap shampoo conditioner
  board: cutting serving cheese charcuterie chopping bread
  bomb: bath
  bow: hair baby headband
  box: recipe jewelry jewellery keepsake memory memento treasure trinket storage
  button: pin pinback pins lapel badge
  bulb: flower tulip daffodil crocus lily hyacinth allium spring
  cabinet: wall medicine storage corner bathroom kitchen
  caddy: desk bath bathtub shower remote sofa couch makeup
  case: laptop tablet glasses eyeglass eyeglasses sunglass sunglasses spectacle pencil pen brush
  chain: necklace
  charm: necklace
  chest: treasure keepsake memory storage toy
  chime: wind
  clip: hair claw alligator snap bow
  coat: rain winter wool
  comb: bridal wedding
  cover: pillow cushion
  cutter: clay leather
  dish: ring trinket jewelry jewellery catchall key
  feeder: bird hummingbird
  flower: potted dried pressed preserved everlasting
  frame: picture photo print poster
  glass: drinking water juice
  hanger: plant pot planter
  handle: drawer cabinet cupboard dresser
  holder: pen pencil brush mail letter remote napkin
  hook: wall coat towel key hat robe leash bag
  hoop: gold silver ear huggie earring beaded brass clay
  marker: plant garden herb vegetable row
  mat: door bath place floor
  mist: room linen pillow
  packet: seed
  pin: enamel lapel
  pot: plant flower herb succulent planter terracotta cactus
  pull: drawer cabinet cupboard dresser
  rack: coat towel hat key robe leash entryway
  rail: coat towel peg hook
  seed: wildflower flower vegetable herb tomato pepper chili bean pea poppy sunflower pumpkin squash lettuce kale zinnia cosmos lavender basil heirloom
  sleeve: laptop tablet computer macbook ipad book kindle ereader
  spray: room linen pillow car
  stake: plant garden herb
  stand: phone tablet ipad cookbook book recipe plant jewelry jewellery earring necklace laptop monitor headphone headset display
  tool: leather clay pottery sculpting
  opener: bottle beer
  topper: cake wedding
  mask: venetian masquerade cosplay carnival halloween costume
  wing: fairy pixie butterfly dragon costume
  crown: birthday party dress costume king queen
  nail: press-on press fake false acrylic gel
  kit:
  tile:
  lantern: diwali christmas halloween ramadan pumpkin holiday
  decoration: christmas xmas halloween easter diwali hanukkah thanksgiving holiday tree
  favor: wedding
`)

const UNKNOWN_AFTER = table(`
  album: record vinyl
  belt: seat tool garter
  blanket: saddle emergency
  bag: tea bean lavender wine treat favor favour goody sleeping produce rice gift paper bread laundry dice poop waste garment bike saddle handlebar
  bear: gummy
  block: knife quilt printing print lino butcher yoga soap
  boot: rain car
  bowl: dog cat pet puppy water yarn singing smudge offering trinket ring key
  balm: leather boot wood board paw nose
  bar: dog pet cat puppy
  butter: peanut almond nut apple garlic maple board wood
  cake: soap bath
  candle: number cake led flameless
  bunny: chocolate
  cap: bottle lens swim shower valve
  card: tarot oracle flash bingo trivia scratch loyalty business recipe place playing gift milestone affirmation memory trading punch
  collar: shirt lace
  cream: leather
  cuff: ear
  cup: egg measuring baby toddler sippy
  apron: kids kid toddler child childs children childrens doll
  plate: wall
  towel: beach golf dog cat pet paper
  curtain: shower bead beaded
  cushion: pin floor meditation chair seat
  dress: doll wedding bridal bridesmaid christening baptism prom flower
  glove: oven
  hat: party
  jacket: book dust
  lace: shoe boot
  crate: dog cat pet puppy
  desk: lap
  light: fairy tea string
  mirror: hand compact pocket purse car
  knob: door
  ladder: bird
  map: mind
  mitt: oven
  mushroom: dried edible
  oil: olive cooking chili truffle board wood lamp
  pillow: ring bearer eye neck nursing travel heat heating
  pouch: treat dice
  press: flower
  rug: mug
  ribbon: award
  basket: flower girl gift easter bike bicycle picnic hanging laundry bread basketball car
  crystal: swarovski bath
  costume: doll
  guide: fabric needle thread seam ring
  pen: play pet puppy dog rabbit stylus tattoo vape insulin
  bra: sports nursing
  whistle: dog train
  drum: brake ear oil snare
  perfume: dog pet car room linen
  ring: key napkin curtain teething scarf ear nose toe septum belly navel
  skirt: tree bed table doll
  shampoo: dog pet cat puppy
  soak: foot bean
  soap: dog pet cat puppy
  sock: wind
  stud: wall belt collar upholstery snap rivet shirt tuxedo
  sweater: mug cup
  sign: star zodiac neon
  table: seating multiplication
  tie: curtain zip cable twist bread apron bolo
  tray: ash baking seed ice litter
  train: dress wedding
  wallet: tea needle
  warmer: mug cup wax egg
  wool: steel
  print: paw hand foot
  art: nail
  mobile: phone
  stamp: postage
  ornament: garden lawn car hair
  stocking: silk nylon
`)

/** Plants that gardeners call strings: of hearts, of pearls. */
const TRAILING_PLANTS =
  /^string of (?:hearts|pearls|turtles|dolphins|bananas|tears|coins|needles)\b/i

/**
 * The stems that may name what is sold, the likeliest first: its last noun, never a word before it.
 * Undefined stands for a noun that is met but leaves open what the thing is.
 */
export function headNouns(brief: Brief): (string | undefined)[] {
  const { item, lead, primary } = brief
  if (TRAILING_PLANTS.test(`${lead.noun} ${lead.after}`)) return ['houseplant']
  const names = [[...lead.before, lead.noun].join(' '), item.name, primary]
  const nouns = [lead.noun, item.noun, headNoun(primary)].map((noun) => oneOf(noun, names))
  return [...new Set(nouns)].map((noun) =>
    named(stem(noun), wordsBefore(stem(noun), [...names, ...brief.usable])),
  )
}

const SETS = new Set(['set', 'pair', 'pack', 'bundle', 'duo', 'trio'])
/** "Tea set" and "gift set" are sets for something, not of it. */
const FOR_SETS = new Set(['tea', 'coffee', 'gift', 'bath', 'travel', 'kitchen', 'baby', 'starter'])

/** "Spoon" for a spoon set: a set is of the kind of its pieces. */
function oneOf(noun: string, names: readonly string[]): string {
  if (!SETS.has(stem(noun))) return noun
  const pieces = names.flatMap((name) => {
    const words = tokens(name)
    return words.slice(0, Math.max(words.indexOf(noun), 0)).slice(-1)
  })
  return pieces.find((word) => !FOR_SETS.has(word)) ?? noun
}

function named(noun: string, before: readonly string[]): string | undefined {
  const compound = before.map((word) => COMPOUNDS.get(`${word} ${noun}`)).find(Boolean)
  if (compound !== undefined) return compound
  const needed = KNOWN_ONLY_AFTER.get(noun)
  if (needed !== undefined && !before.some((word) => needed.has(word))) return undefined
  const barred = UNKNOWN_AFTER.get(noun)
  return barred !== undefined && before.some((word) => barred.has(word)) ? undefined : noun
}

/** All words that stand before the noun where it ends a name. */
function wordsBefore(noun: string, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const words = tokens(name)
    const at = words.findIndex((word) => stem(word) === noun)
    return words.slice(0, Math.max(at, 0))
  })
}
