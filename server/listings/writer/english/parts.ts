import { stem, tokens } from '#marketplace/text.ts'
import { headNoun, isPluralNoun } from './grammar.ts'

const set = (list: string) => new Set(list.trim().split(/\s+/).map(stem))

/** What an item can have: the pieces it is built of and what shows on them. */
const PARTS = set(`
  lid wick handle saucer zip zipper pocket strap loop hole drainage bow tassel chain clasp frame base cover extender
  pendant button hook bracket knot charm bead spout clutch stake rim foot feet shelf drawer mirror stem shade cord plug switch
  plate cap cork dropper pump insert sleeve hood collar cuff hem band belt buckle snap flap closure fastening fastener
  tie ribbon liner lining filling stuffing batting backing back front top bottom border edge edging corner page slot
  compartment section divider bookmark hinge leg arm knob latch lock wheel magnet bell squeaker eye ear nose tail face
  whisker wing bezel setting post earwire hoop hanger peg groove notch lip spine sheath swivel gusset elastic
  drawstring waistband neckline seam yoke pleat ruffle fringe trim piping binding applique embroidery glaze finish
  texture inlay engraving stripe dot speckle opening window bulb dimmer socket canopy port column space interior
  exterior print pattern motif design lettering crumb dial face strap pom pompom toggle velcro lace sole heel toe
  brim peak ridge feet teeth bowl basket tray bar rod dowel perch roof door panel pane screen tab cushion blade neck body head
  lobe hanger wire ring ferrule bristle stand side layer tier cavity divider mane clip joint end pickup rivet snap
  footer header field row hook thumb thumbhole collar label tag number stopper infuser rest ledge
`)

/** What comes along with an item without being a part of it. */
const EXTRAS = set(`
  pouch bag box card screw instruction needle tag envelope certificate charger cable hardware sticker booklet
  guide tool brush cloth sample template key spatula spoon scoop candle refill batteries battery adapter remote
  pencil pen ribbon wrapping packaging manual recipe plectrum swatch tin anchor hook
`)

/** What an item is sold in. */
const CONTAINERS = set(
  'tin jar bag bottle box pouch tube pack tub can sachet packet vial tumbler jug carton clamshell crate',
)

/** What holds a measure, or is one, only where a figure says so: "1 oz dropper", "4.5 oz bar". */
const PORTIONS = set('dropper pump shaker vessel bar block skein')

export function isPart(phrase: string): boolean {
  return PARTS.has(stem(headNoun(phrase)))
}

/** True for what one gets with the item: "comes with a pouch" rather than "has a pouch". */
export function isExtra(phrase: string): boolean {
  const head = stem(headNoun(phrase))
  return EXTRAS.has(head) && !PARTS.has(head)
}

/** A container with a measure or a material of its own: "16 oz tumbler", "amber jar". */
export function isContainer(phrase: string): boolean {
  if (/ and |\binside$/.test(phrase) || isPluralNoun(headNoun(phrase))) return false
  const head = stem(headNoun(phrase))
  const isMeasured = /^\.?\d/.test(phrase)
  if (isMeasured && PORTIONS.has(head)) return true
  return CONTAINERS.has(head) && tokens(phrase).length > 1
}

/** True for a word that ends a noun phrase whatever comes next: a part, a container or a wax. */
export function endsNounPhrase(word: string): boolean {
  const found = stem(word)
  return PARTS.has(found) || CONTAINERS.has(found) || found === 'wax'
}

const MEDIUM =
  /^(?:watercolou?rs?|gouache|coloured pencil|colored pencil|graphite|pen and ink|mixed media|oils on canvas|acrylics on canvas|emerald|turquoise|coral|amber|jade|ruby|sapphire)$/i

/** What a picture is painted in, or a stone that may as well be the colour: said with "in". */
export function isMedium(text: string): boolean {
  return MEDIUM.test(text)
}
