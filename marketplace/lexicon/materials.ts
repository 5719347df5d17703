import { phrases } from './phrases.ts'

/** Materials by family: a keyword may name the family of what the description says. */
export const MATERIAL_FAMILIES: Readonly<Record<string, readonly string[]>> = {
  wood: phrases(`wood, wooden, timber, oak, walnut, maple, pine, birch, bamboo, teak, mahogany, cedar, cherry wood
    ash wood, ash, beech, elm, olive wood, acacia, poplar, plywood, mdf, driftwood, hardwood, balsa, ebony, redwood
    basswood, linden, limewood, larch, spruce, rosewood, sycamore, hickory, padauk, wenge, sapele, applewood, olivewood, boxwood, alder
    hazel, yew, hornbeam, spruce, cypress, pear wood, plum wood, lime wood, barnwood, barn wood`),
  gold: phrases('gold, solid gold, gold filled, gold plated, vermeil, rose gold'),
  silver: phrases('silver, sterling silver, sterling'),
  metal:
    phrases(`metal, brass, copper, bronze, pewter, steel, stainless steel, aluminum, aluminium, titanium, tin
    platinum, iron, cast iron, zinc, nickel`),
  clay: phrases(
    'clay, ceramic, ceramics, pottery, porcelain, stoneware, earthenware, terracotta, terra cotta, raku',
  ),
  polymer: phrases('polymer clay'),
  cotton: phrases('cotton, muslin, denim, canvas, flannel, corduroy, gauze, chambray, calico'),
  linen: phrases('linen, flax'),
  wool: phrases(
    'wool, woolen, merino, cashmere, alpaca, mohair, felt, wool felt, angora, shetland, lambswool, llama, yak',
  ),
  silk: phrases('silk, satin, chiffon, tulle, organza, lace, velvet, taffeta'),
  synthetic: phrases(
    'polyester, nylon, spandex, fleece, rayon, viscose, vegan leather, faux leather',
  ),
  leather: phrases(
    'leather, suede, cowhide, sheepskin, deer hide, buckskin, calfskin, goatskin, nubuck',
  ),
  plastic: phrases('acrylic, resin, epoxy, vinyl, plastic, silicone, rubber, pvc, pla, lucite'),
  paper: phrases(
    'paper, cardstock, card stock, cardboard, kraft paper, washi, vellum, papier mache',
  ),
  glass: phrases('glass, sea glass, crystal, borosilicate, stained glass'),
  stone:
    phrases(`stone, marble, granite, slate, concrete, cement, plaster, jesmonite, gypsum, alabaster, soapstone
    quartz, rose quartz, amethyst, jade, opal, agate, garnet, emerald, sapphire, ruby, topaz, lava
    turquoise, moonstone, labradorite, onyx, obsidian, jasper, malachite, peridot, diamond, moissanite
    lapis, lapis lazuli, citrine, aquamarine, amber stone, tourmaline`),
  shell: phrases('pearl, pearls, shell, mother of pearl, bone, horn, coral bead'),
  wax: phrases('soy, soy wax, beeswax, paraffin, coconut wax, rapeseed wax, wax'),
  plant: phrases(
    'jute, hemp, rattan, wicker, straw, seagrass, raffia, cork, burlap, macrame cord, sisal, willow',
  ),
  enamel: phrases('enamel'),
}

export const MATERIALS: readonly string[] = Object.values(MATERIAL_FAMILIES).flat()

/** Words too general to be an invention when a text about the craft uses them. */
export const GENERIC_MATERIALS = phrases(
  'wax, paper, stone, metal, ceramic, ceramics, pottery, tin, crystal, cardboard',
)

export function materialFamily(material: string): string | undefined {
  return Object.entries(MATERIAL_FAMILIES).find(([, members]) => members.includes(material))?.[0]
}
