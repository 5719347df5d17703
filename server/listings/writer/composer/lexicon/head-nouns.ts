import { stem, tokens } from '#marketplace/text.ts'
import type { Brief } from '../../brief/brief.ts'
import { headNoun } from '../../english/grammar.ts'

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
  box: recipe bread
  bulb: flower tulip daffodil
  case: phone laptop glasses eyeglass sunglass pencil passport
  chain: necklace
  charm: necklace
  clip: hair
  coat: rain winter wool
  comb: hair bridal
  cover: pillow cushion
  cutter: clay leather
  dish: ring trinket jewelry jewellery catchall key
  flower: potted
  frame: picture photo
  hanger: plant pot planter
  handle: drawer door cabinet cupboard
  hoop: gold silver ear huggie
  mat: door bath place floor
  mist: room linen pillow
  pin: enamel lapel
  pot: plant flower herb succulent planter terracotta cactus
  pull: drawer cabinet cupboard
  seed: wildflower flower vegetable herb tomato
  spray: room linen pillow car
  stand:
  stud: gold silver ear
  tie: bow neck silk
  tool: leather clay pottery sculpting
  topper: cake wedding
  caddy:
  holder:
  hook:
  kit:
  rack:
  tile:
  lantern: diwali christmas halloween ramadan pumpkin holiday
  decoration: christmas xmas halloween easter diwali hanukkah thanksgiving holiday tree
  favor: wedding
`)

const UNKNOWN_AFTER = table(`
  album: record vinyl
  blanket: saddle emergency
  bag: tea bean lavender wine treat favor favour goody sleeping produce rice
  block: knife quilt printing print lino butcher yoga soap
  bowl: dog cat pet puppy water yarn singing smudge offering trinket ring key
  balm: leather boot wood board paw nose
  butter: peanut almond nut apple garlic maple board wood
  button: sewing
  cake: soap bath
  card: tarot oracle flash business recipe place playing gift milestone affirmation memory trading punch
  collar: shirt lace
  cream: leather
  cuff: ear
  cup: egg measuring
  curtain: shower bead beaded
  cushion: pin floor meditation chair seat
  dress: doll
  glove: oven
  hat: party
  jacket: book dust
  lace: shoe boot
  light: fairy tea string
  map: mind
  mitt: oven
  oil: olive cooking chili truffle board wood lamp
  pillow: ring bearer eye neck nursing travel heat heating
  press: flower
  rug: mug
  ribbon: award
  ring: key napkin curtain teething scarf ear
  skirt: tree bed table doll
  sleeve: cup mug record
  soak: foot bean
  sock: wind
  sweater: mug cup
  table: seating
  train: dress wedding
  warmer: mug cup wax egg
  wool: steel
  print: paw hand foot
  art: nail
  mobile: phone
  stamp: postage
  ornament: garden lawn car hair
  stocking: silk nylon
`)

// Two words that name another thing than the second alone, and the noun whose kind they are of.
const COMPOUNDS: ReadonlyMap<string, string> = new Map([
  ['girl basket', 'bouquet'],
  ['book cover', 'journal'],
  ['journal cover', 'journal'],
  ['notebook cover', 'journal'],
  ['digital journal', 'planner'],
  ['digital notebook', 'planner'],
  ['printable journal', 'planner'],
  ['digital paper', 'clipart'],
  ['digital sticker', 'clipart'],
  ['printable sticker', 'clipart'],
  ['seamless pattern', 'clipart'],
  ['repeat pattern', 'clipart'],
  ['svg bundle', 'svg'],
  ['svg file', 'svg'],
  ['svg design', 'svg'],
  ['cut file', 'svg'],
  ['png bundle', 'png'],
  ['png design', 'png'],
  ['clipart bundle', 'clipart'],
  ['font bundle', 'font'],
  ['sublimation design', 'sublimation'],
  ['guest book', 'guestbook'],
  ['vow book', 'guestbook'],
  ['table number', 'centerpiece'],
  ['place card', 'centerpiece'],
  ['seating chart', 'centerpiece'],
  ['advent calendar', 'advent'],
  ['key ring', 'keychain'],
  ['name plate', 'sign'],
  ['house plate', 'sign'],
  ['door plate', 'sign'],
  ['license plate', 'sign'],
  ['number plate', 'sign'],
  ['tea light', 'tealight'],
  ['baby blanket', 'swaddle'],
  ['baby quilt', 'swaddle'],
  ['baby bonnet', 'romper'],
  ['baby cardigan', 'romper'],
  ['baby dress', 'romper'],
  ['baby hat', 'romper'],
  ['baby sweater', 'romper'],
  ['baby shoe', 'bootie'],
  ['burp cloth', 'bib'],
  ['pacifier clip', 'pacifier'],
  ['cat bowl', 'foodbowl'],
  ['dog bowl', 'foodbowl'],
  ['pet bowl', 'foodbowl'],
  ['feeding mat', 'foodbowl'],
  ['food mat', 'foodbowl'],
  ['feeding station', 'foodbowl'],
  ['butter dish', 'butterdish'],
  ['lotion bar', 'lotion'],
  ['bath melt', 'soak'],
  ['bath oil', 'soak'],
  ['bath milk', 'soak'],
  ['bath tea', 'soak'],
])

/**
 * The stems that may name what is sold, the likeliest first: its last noun, never a word before it.
 * Undefined stands for a noun that is met but leaves open what the thing is.
 */
export function headNouns(brief: Brief): (string | undefined)[] {
  const { item, lead, primary } = brief
  const names = [[...lead.before, lead.noun].join(' '), item.name, primary]
  return [...new Set([lead.noun, item.noun, headNoun(primary)])].map((noun) =>
    named(stem(noun), wordsBefore(stem(noun), [...names, ...brief.usable])),
  )
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
