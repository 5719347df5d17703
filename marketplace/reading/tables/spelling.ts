/** Words of one meaning, so that an order about care is known again in other words. */
const SAME: readonly (readonly [string, string])[] = [
  ['colour', 'color'],
  ['grey', 'gray'],
  ['jewellery', 'jewelry'],
  ['fibre', 'fiber'],
  ['centre', 'center'],
  ['wooden', 'wood'],
  ['wd', 'wood'],
  ['woollen', 'wool'],
  ['woolen', 'wool'],
  ['watertight', 'waterproof'],
  ['submerge', 'soak'],
  ['submersed', 'soak'],
  ['immerse', 'soak'],
  ['immersed', 'soak'],
  ['immersion', 'soak'],
  ['washer', 'wash'],
  ['washing', 'wash'],
  ['tumble', 'dryer'],
  ['tumbling', 'dryer'],
  ['drier', 'dryer'],
  ['ironing', 'iron'],
  ['bleaching', 'bleach'],
  ['babies', 'baby'],
  ['infant', 'baby'],
  ['infants', 'baby'],
  ['newborn', 'baby'],
  ['newborns', 'baby'],
  ['kids', 'child'],
  ['kid', 'child'],
  ['children', 'child'],
  ['toddlers', 'toddler'],
  ['pups', 'dog'],
  ['puppies', 'dog'],
  ['kitten', 'cat'],
  ['kittens', 'cat'],
  ['leaves', 'leaf'],
  ['shelves', 'shelf'],
  ['knives', 'knife'],
  ['halves', 'half'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
  ['mice', 'mouse'],
  ['women', 'woman'],
  ['men', 'man'],
  ['levis', 'levi'],
  // As typed on a telephone.
  ['dw', 'dishwasher'],
  ['mw', 'microwav'],
  ['micro', 'microwav'],
  ['blk', 'black'],
  ['wht', 'white'],
  ['grn', 'green'],
  ['brn', 'brown'],
  ['gry', 'gray'],
  ['org', 'organic'],
  ['lether', 'leather'],
  ['lthr', 'leather'],
  ['slvr', 'silver'],
  ['cottn', 'cotton'],
  ['pkg', 'package'],
  ['clothes', 'clothes'],
  ['clothing', 'clothes'],
  ['soya', 'soy'],
  ['soybean', 'soy'],
  ['soybeans', 'soy'],
]

// A Map, because a plain object would find "constructor" and the like as entries.
export const SAME_MEANING: ReadonlyMap<string, string> = new Map(SAME)

/** Words that carry no meaning of their own when two texts are compared. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  `a an the and or nor of for with to in on at by from as is are was were be been being am it its it's this that these those
  your you yours our we us i i'm i've i'll my me mine his her he she they them their they're you're you'll we're so then than very too can could
  will would shall should may might must just into onto over under up out off all each any every some such also both either per via
  has have had having do does did done there here if when while because about more most only own other which who whom what where how
  please pls really obviously obv obvs anymore lol btw course thats n s t ll re ve d m not no never without don't doesn't isn't aren't won't can't cannot get gets got`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** After these a full stop ends nothing. */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
  `c ca approx appr incl excl attrib e.g i.e eg ie vs st dr mr mrs ms dia diam no nr vol fig oz in ft lb lbs qt pt sz w min max
  temp est cm mm kg`.split(/\s+/),
)
