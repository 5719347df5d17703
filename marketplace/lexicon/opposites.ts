/**
 * What cannot be true of one thing at once, as `said, said | ruled out, ruled out`: where a text affirms a word of the left
 * side, a search that holds one of the right side is false, unless the text affirms that word too. One row tells one
 * direction; `not X` on the left: the text denies X.
 */
export const OPPOSITES: readonly string[] = `
indoor, indoors | outdoor
indoor use, indoor only, indoors only, inside only, not outdoor | outdoor, garden, patio, porch, balcony, yard, lawn, camping
outdoor, outdoors, not indoor, not indoors | indoor, office plant, house plant, houseplant
not drinking, not hob, not stove, not stovetop | camping, campfire, cooking, brewing
moth | butterfly
butterfly | moth
hare | rabbit
heron | flamingo, stork
outdoor use only | indoor, office, bedroom, nursery
corded, mains, plug in, power cord, fabric cord, inline switch, usb cable | battery, cordless, rechargeable, solar
wired, corded | wireless
it's a woman's, for women, womans one, women's size | mens, men's, gentleman
for men, a man's, men's size | womens, women's, ladies
digital download, instant download, digital file, pdf | physical, paper
kit, diy | finished, assembled
scented, fragranced, perfumed | unscented, fragrance free, unperfumed
dated | undated
undated | dated
monday start, start monday | sunday start
sunday start, start sunday | monday start
matte, matt | glossy, high gloss
glossy | matte, matt
left handed | right handed
right handed | left handed
machine quilted | hand quilted, hand quilting
machine embroidered, machine embroidery | hand embroidered, hand embroidery
machine knit, machine knitted | hand knit, hand knitted
laser cut, laser engraved, cnc | hand cut, hand carved, hand engraved
3d printed | hand carved, hand sculpted, hand cast
hand embroidered, hand embroidery | machine embroidered, machine embroidery
hand knit, hand knitted | machine knit, machine knitted
square | round, circular, oval, hexagon, hexagonal
round, circular | square, oval, hexagon, hexagonal, rectangular
oval | square, circular, hexagon, hexagonal, rectangular
hexagon, hexagonal | round, circular, oval, square
rectangular, rectangle | round, circular, oval, hexagon, hexagonal
almond shape, almond shaped | coffin, square, stiletto, ballerina
coffin shape, coffin shaped | almond, square, stiletto, ballerina
ear wire, ear hook, ear hooks, on hooks, hooks are | stud earring, studs earring
pierced, ear wire, hoop earring, post, stud | clip on
freestanding, free standing | wall mounted, wall mount
second hand, secondhand, preowned, vintage, antique | brand new
not a pair | pair
wheel thrown, hand thrown, stoneware, earthenware | travel mug, travel cup, travel tumbler
toxic, toxic to cat, toxic to dog, toxic to pet, poisonous, harmful to pet, harmful to cat, keep from cat, keep from dog, keep from pet, keep away from cat, keep away from dog, keep away from pet | pet safe, cat safe, dog safe, pet friendly, cat friendly, dog friendly, non toxic, nontoxic
not inkjet | printer
faux, imitation, artificial | real, genuine, authentic
crochet, crocheted | knit, knitted, knitting, hand knit
mantel clock, mantle clock | grandfather clock, wall clock
pull along, pull toy | push toy, push along
knit, knitted | crochet, crocheted
manual typewriter, portable typewriter | electric
3 x 5, 4 x 6, 5 x 7, 5 x 8, 8 x 10, round rug | runner
adult size, mens size, womens size, ladies size | kid, child, children, toddler, baby, newborn
`
  .trim()
  .split('\n')
