import { describe, expect, it } from 'vitest'
import type { GeneratorInput } from '#contract/listings.ts'
import { compose } from './composer.ts'
import { anInput } from './testing/an-input.ts'

function titleOf(wanted: Partial<GeneratorInput>, seed = 'one'): string {
  return compose(anInput(wanted), { seed, others: [] })?.generatedTitle ?? ''
}

/**
 * What is held | her own title | her text, ⏎ for a new line | her searches, * for the focus | the title: = is, ^ begins
 * with, + holds, - never holds.
 */
type Row = { what: string; input: Partial<GeneratorInput>; held: string[] }

function rowsOf(table: string): Row[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [what = '', own = '', text = '', searched = '', held = ''] = line.split(' | ')
      const searches = searched.split(', ')
      const input = {
        ...(own !== '' && { listingTitle: own }),
        productType: text.replaceAll(' ⏎ ', '\n'),
        keywords: searches.map((search) => search.replace('*', '')).join(', '),
        starredKeywords: searches.flatMap((search) => search.split('*').slice(1)).join(', '),
      }
      return { what, input, held: held.split(' ; ') }
    })
}

function holds({ input, held }: Row): void {
  const title = titleOf(input)
  for (const one of held) {
    const words = one.slice(2)
    if (one.startsWith('=')) expect(title).toBe(words)
    else if (one.startsWith('^')) expect(title.slice(0, words.length)).toBe(words)
    else if (one.startsWith('+')) expect(title).toContain(words)
    else expect(title).not.toContain(words)
  }
}

const NAMES = `
the one metal where another is denied | Sterling silver hoops | Sterling silver hoop earrings, hammered. No gold. | *hoop earrings | ^ Sterling Silver Hoop Earrings
both of two woods | spoon walnut and maple | Serving spoon of walnut and maple. | *serving spoon, walnut spoon | = Serving Spoon of Walnut and Maple
the one size that there is | Lip balm 15 ml | Lip balm in a tin, 15 ml. | *lip balm | = Lip Balm in a Tin, 15 ml
the wood of what is wooden | spoon lot | Wooden spoons, lot of 5, beech. | *wooden spoons, beech spoons | + Beech
no name of the same thing in front of another | chopping board, cherry | Chopping board in cherry, oiled. A serving board too. | *cherry chopping board, *serving board | - Serving Chopping ; - Chopping Serving
the stuff that she only says in passing | bench live edge | The colour is a walnut stain, or natural. It's ash. Live edge on one long side. | *live edge bench, *ash bench | ^ Live Edge Ash Bench
the kit that it is | crossing keeper hut | Laser cut kit, keeper hut ⏎ Scale: OO 1:76 ⏎ Parts: 40 | *keeper hut, keeper hut kit | ^ Keeper Hut Kit, OO 1:76 Scale
the thing that is no gauge | O gauge lineside posts | ITEM: O gauge lineside posts ⏎ Material: resin, unpainted | *o gauge, lineside posts | ^ O Gauge Lineside Posts
a starred word that another print is denied of | fox lino | Fox linocut, hand printed. Not a digital print. | *linocut print, *fox print | ^ Fox Linocut Print
the fullest name that the text has | Brass oil lamp | Small table oil lamp in brass. It stands on a saucer. | *oil lamp, table lamp, gift for him | = Small Table Oil Lamp in Brass
the whole name, and no half of it behind a word that may be an order | rope goat leash slip lead | slip lead goat rope leash 6ft, cotton rope. brass ring | rope goat leash, slip lead | ^ Cotton Rope Goat Leash Slip Lead
the number that belongs to the name | harp 15 string | I build these at night. It's a 15 string harp in C, the body is solid sapele. | *harp, lap harp | ^ 15 String Harp
an age with its s, and a name with its apostrophe | Levis cap 80s | Vintage 1980s Levi's corduroy trucker cap ⏎ One size | *trucker cap, vintage levis cap | ^ Vintage 1980s Levi's Corduroy Trucker Cap
a lot in one phrase |  | Lot of 30 brass hinges from a school, some paint on them. | *brass hinges, old hinges, hinge lot | ^ Lot of 30 Brass Hinges from a School
her own name where it goes on behind the noun | tin soldier box set | Tin soldier, hand painted. | tin soldier | ^ Tin Soldier Box Set
for one, where her own name begins so | birth print | Personalised birth print with a watercolour rainbow. | *birth stats print | = Personalised Birth Stats Print with a Watercolour Rainbow
the cover that it is, and not what it covers | Cushion cover mudcloth | Mudcloth on the front. 20 x 20 inch cover, insert NOT included. | *throw pillow cover, *mudcloth pillow, cushion cover | ^ Mudcloth Throw Pillow Cover
the motif that her own title has behind the noun | Table runner boro | A linen table runner, pieced in the boro way from old workwear. | *table runner, boro table runner | ^ Linen Boro Table Runner
what goes on behind the noun | journal A5 | Refillable leather journal cover for A5 books. | *leather journal, bullet journal cover | ^ Refillable Leather Journal Cover
no half of a mixture | end grain board | END GRAIN BOARD ⏎ Walnut and maple | *end grain board, walnut board | = End Grain Board, Walnut and Maple
no place in front of another noun | spoons | Plant markers from old spoons. | *plant markers, *garden markers | ^ Plant Markers from Old Spoons, Garden Markers
the parts by their number | tray | Acacia serving tray with three layers of epoxy waves: teal, white. | *serving tray | = Acacia Serving Tray with Three Layers of Epoxy Waves
what holds the things | rye roll basket | A basket with six rye rolls. | rye rolls | ^ Rye Roll Basket
two nouns of one set | ochre ink + brush set | Ochre ink with a brush. | ochre ink | ^ Ochre Ink and Brush Set
the make once | napkin ring pewter | Napkin ring in pewter. | pewter napkin ring | = Napkin Ring in Pewter
what describes it, typed behind | towel hook goose head | A goose head towel hook. | goose head towel hook | ^ Goose Head Towel Hook
how it is printed | vase 3d printed | A vase, 3d printed. | 3d printed vase | ^ 3D Printed Vase
her own title where it says more than the bare name | Lemon & thyme salve in a small tin | Lemon and thyme salve, 30 ml, in a tin. Beeswax and olive oil. | lemon salve, *thyme salve | ^ Lemon and Thyme Salve
for whom the name is | Child's striped vest hand sewn age 5-6 | Striped vest in cotton, sewn by hand, with wooden buttons. | striped vest, kids vest | ^ Child's Striped Vest
the stuff that only the own title has | leather hip quiver | Hip quiver for field archery, holds 8 arrows. | hip quiver | ^ Leather Hip Quiver
what describes it in the order in which one says it | blue mug | Blue mug, stoneware, hand thrown, 12 oz. | *stoneware mug, blue mug | = Blue Stoneware Mug, Hand Thrown, 12 oz
the one word that describes it in front | Mug | mug speckled | mug | = Speckled Mug
with what buyers look for it with | willow basket | The willow is from my own bed. This basket has a handle, for mushrooms. | *willow basket, basket with handle | = Willow Basket with Handle
no size of two to choose from | moth print A4 | Giclee moth print of six moths, A4 or A3. | *moth print | - A4
no place that its seller does not promise | Danish lamp | Danish teak table lamp, no mark, so I cannot promise it is really Danish. | *teak table lamp, danish lamp | ^ Teak Table Lamp ; - Danish
the look in front of the noun | ribbed mittens long grey | Long ribbed mittens, grey. | ribbed mittens, long mittens, grey mittens | = Long Ribbed Grey Mittens
no words joined of two searches that nobody said of one thing |  | A walking stick with a thumb rest. The shank is hazel. | *walking stick, thumb rest stick, hazel shank | ^ Walking Stick ; - Thumb Hazel
no part of the name as a place that one of two has | agate 100g | 100g genuine agate, botswana + laguna, mixed | *genuine agate, *botswana agate | - Botswana Agate ; - Genuine Botswana
two things of one line | trowel + hoe | Hand forged trowel and hoe ⏎ Trowel: ash handle, 28 cm ⏎ Hoe: all steel, 40 cm | *garden trowel, hand forged tool | ^ Hand Forged Trowel and Hoe
what else it is searched for by, in one phrase | mitt | Oven mitt, quilted linen. Use it as a baking mitt. | *oven mitt, *linen mitt | + Linen Oven Mitt
what her first line calls it, in front of what buyers do | oyster log | Oyster log birch ready to fruit, 30 cm | *mushroom log, oyster log | ^ Oyster Mushroom Log
an occasion that she starred | rsvp card tmpl | Editable RSVP card template ⏎ Opens in your browser. | *wedding rsvp card, *rsvp card template | ^ Editable Wedding RSVP Card Template
a search that begins with a small word | bandana | Bandana over the shoulder type for cats. | *over the shoulder bandana | ^ Over the Shoulder Bandana
for which animal it is, whatever else is said of one | bow tie | Cat bow tie on elastic. Not for unattended cats. | *bow tie, *cat bow tie | ^ Cat Bow Tie
no shop in front of a name | Rug hooked | Mossbank rugs - hooked in our barn ⏎ ITEM: Hooked rug | *hooked rug | - Mossbank
`

const DESIGNS = `
on a label for models | harp 8 string | 8 string harp ⏎ Model name: "Quiet Reed" ⏎ Size: 30 cm | *harp 8 string | + "Quiet Reed"
in passing | busy mat | This busy mat is felt. It's called the Apple Yard although there are no apples. | *busy mat | + Apple Yard
what it says whole | otter pin | Hard enamel pin otter, says "grumpy but kind", 1 in | *enamel pin, *otter pin, grumpy | + "Grumpy But Kind" ; - Pin, Grumpy
in quotation marks, right behind the name | bowl "Low Tide" | Bowl "Low Tide", thrown in stoneware. | stoneware bowl | + Bowl "Low Tide"
in the text alone | calendar | Wall calendar "Thirteen Moons", letterpress on cotton paper. | wall calendar, moon calendar | + Wall Calendar "Thirteen Moons"
as a heading | Thirteen Moons calendar | THIRTEEN MOONS ⏎  ⏎ Wall calendar, letterpress on cotton paper. | wall calendar, moon calendar | + Thirteen Moons ; + Calendar
in capitals | thirteen moons calendar | THIRTEEN MOONS - wall calendar, letterpress on cotton paper. | wall calendar, moon calendar | + Thirteen Moons ; + Calendar
that begins with Not | Chart - rude hedgehog | "Not Before Coffee" hedgehog - cross stitch chart PDF ⏎ no thread, no hoop | cross stitch chart, hedgehog chart | + "Not Before Coffee"
that speaks of an option | goose tee | "Peace Was Never an Option" goose t-shirt. Colours: white, sage. | *goose shirt | + "Peace Was Never an Option"
that speaks of I | Pierogi towel funny | Funny towel "I'm Just Here for the Pierogi" printed on cotton twill. | funny towel, pierogi towel | + "I'm Just Here for the Pierogi"
that is written on it and stands in the own title | Not Fat Just Fluffy bowl | Dog bowl with the words "Not Fat Just Fluffy", wheel thrown. | dog bowl | + "Not Fat Just Fluffy"
that a search knows, though its maker speaks beside it | sweet pea seeds | Sweet pea "Matucana" 25 seeds, saved from my own plot. | *sweet pea seeds, matucana | + "Matucana"
but not what a customer says | Jenny | Wren mug, thrown. ⏎ "My mum cried when she saw it" - Sarah, Leeds | *wren mug | - Mum
but not of the card beside it | cardinal | Fused glass cardinal ornament with the "When Cardinals Appear" card. | *cardinal ornament | - Appear
as a word of its own in the own title | Hand painted scarf - heron | A silk scarf, painted by hand with a grey heron among reeds. | silk scarf | + Heron
but not where two are offered |  | Bookplates, 50 labels. Choose "Otter" or "Heron" at checkout. | bookplates | - Otter ; - Heron
but not one of several |  | Door hanger in felt. Three texts: "Gone Fishing", "Do Come In" and "Hush". | door hanger, gone fishing | - Fishing
but not the style of a part | Yew pen | TURNED PEN in Irish yew ⏎ Fittings: black titanium ("Gentleman" style) | turned pen | + Yew Pen ; - Gentleman
with the capitals of a title | shopper | Canvas shopper — "THE OLD KILN" | canvas shopper | + "The Old Kiln"
with a row of slashes behind it | Larkfield halt | "LARKFIELD" HALT /// laser cut kit /// OO | halt kit, laser cut kit | + "Larkfield"
but not a tint of a part | Halt kit | Halt kit in card ⏎ Roof strips, "Chalk" grey | halt kit | - Chalk
of a collection above the text | menu tmpl | ♡ MENU TEMPLATE ♡ ⏎ ~ "Moss & Fern" collection ~ ⏎  ⏎ THIS IS A DIGITAL FILE. | menu template | + "Moss & Fern"
`

const FRONTS = `
how it is made | Pie crimper | Pie crimper turned from yellow birch, brass wheel. The handle is 12 cm long. Rinse by hand. | *pie crimper, pastry wheel, baking tool | = Pie Crimper Turned from Yellow Birch
the part that the name goes on with | hedgehog scraper | Cast iron hedgehog boot scraper with coir bristles. ⏎ Size 30 x 20 cm | boot scraper, *hedgehog boot scraper | = Cast Iron Hedgehog Boot Scraper with Coir Bristles
for what it is | Budget sheet | PAYCHECK BUDGET SPREADSHEET for Goat Farms ⏎ Budget by paycheck instead of by month! | budget spreadsheet, *paycheck budget | = Paycheck Budget Spreadsheet for Goat Farms
no list by one of its members |  | Craft kit, beads, cord, ring, instructions | craft kit | = Craft Kit
no finish of several | hall table | Hall table reclaimed boards ⏎ waxed in medium oak, dark oak, natural | hall table | - Medium Oak
no side by its measure | hall table | Hall table, 22cm deep x 80 high | hall table | = Hall Table
`

const HERS = `
the pattern of her own title | sock monkey blue stripe | sock monkey 16 inch made from new cotton socks navy + white stripe, has tail | sock monkey, striped monkey | + Blue Stripe
what her own title says behind the noun | Memory bear made from shirt | You send me a shirt and I make you a memory bear. | memory bear, bear from shirt | + Made from Shirt
for whom her own title has it | Small pet coffin pine hamster gerbil | Little pine coffin, good for hamster, gerbil, mouse. | pet coffin, guinea pig casket | + for Hamster or Gerbil ; - Guinea Pig
a starred name in front of what it names | Sea glass earrings | Genuine sea glass drop earrings from Seaham. | *sea glass earrings, *Seaham sea glass | + Seaham Sea Glass ; - Genuine
no label that denies | Seating chart greenery | Seating chart template ⏎ Greenery artwork can be moved. ⏎ Print: not included | seating chart template, greenery seating chart | + Greenery ; - Not Included
`

const TRAITS = `
its colour in front and a part by its look | throw blankie | knit throw blanket sage green with white scallop edge, wool | throw blanket, knit blanket | ^ Sage Green Knit Throw Blanket ; + White Scallop Edge
the whole phrase of its stuff | flute case | Case for a flute. ⏎ Material: vegetable tanned leather, 2 mm | *leather flute case | ^ Vegetable Tanned Leather Flute Case
the stuff by its own label | Belt 38 | Leather belt ⏎ Leather: full grain bridle, 4 mm | *leather belt | ^ Full Grain Bridle Leather Belt
no part behind its label | Belt 38 | Canvas belt ⏎ Buckle: solid brass, roller | *canvas belt | - Brass
an imitation as what it is | card wallet | Slim card wallet. PU vegan leather outside (it is not real leather). | *card wallet | + PU Vegan Leather
how it looks outside | pot | Enamel coffee pot, no lid. Sky blue outside shading to darker, white inside. | *coffee pot | + Sky Blue
its colours behind a label, whatever is said of them | knobs | Ceramic knobs ⏎ Colour: blue and white floral, each knob a little different as painted by hand | *ceramic knobs | + Blue and White Floral
no lone side of it | lamp | Desk lamp ⏎ Height: 45 cm | *desk lamp | = Desk Lamp
neither side of it by its label | pin | Kilt pin ⏎ Length: 85 mm ⏎ Width: 28 mm | *kilt pin | = Kilt Pin
how long it is, right behind its name | leash | rope dog leash 5ft strong n soft, bolt snap | *rope dog leash | + 5ft
two names that she starred, each by itself | strap 2 | Guitar strap for gigs, oiled. A bass strap as well. | *guitar strap, *bass strap | ^ Guitar Strap ; + , Bass Strap
how it is made, in three words | bell | Brass bicycle bell, spun by hand, loud. | *bicycle bell | + Spun by Hand
with how many parts it comes | jewel box | Jewel box with 2 drawers, 28 cm | *jewel box | ^ Jewel Box with 2 Drawers
for one before all others | coasters | Set of 4 slate coasters engraved with your own text or logo. | *personalised coasters, *engraved coasters | ^ Personalised Engraved ; + Set of 4
what she says it is of | cat shelf | This cat shelf went up in our hall. It's birch plywood, the cover is cotton. | *cat shelf | = Cat Shelf, Birch Plywood
the stuff behind its make | bonnet | Baby bonnet crochet cotton | *baby bonnet, *crochet bonnet | = Crochet Baby Bonnet, Cotton
how many are in the lot | bee beads | Brass bee beads 12 pcs | *bee beads | + 12 Pieces
count and stuff | toggle buttons | Toggle buttons, olive wood, set of 12, two holes | *toggle buttons, wooden toggles, coat buttons | + Olive Wood ; + Set of 12
no size that a sentence measures | tea tin | Tea tin, hand painted. It stands 18 cm tall. | tea tin, tin box | - 18
the stuff that a search names in front of the noun | ring Luna | This is my "Luna" ring, hammered. The band is sterling silver. | hammered ring, sterling silver ring | + Sterling Silver
no accessories of a list | mouse house | Mouse house ⏎  ⏎ Included: ⏎ - 6 screws ⏎ - 4 washers | mouse house | - Screws
no paper that comes with it | Willow flute | Willow flute, oiled. Comes with a printed card. | willow flute, musician gift | - Card ; - Musician
nothing general behind what is special | iron hook | Iron hook, metal. | iron hook, metal hook | = Iron Hook
no room that only a search names |  | Brass hook. | brass hook, farmhouse decor, kitchen decor | = Brass Hook
that it is a file | menu tmpl | Menu template, editable. ⏎ This is a digital file. | menu template | + Digital Download
how many, beside a measure | bases | 25mm square bases slate texture set of 12 cast resin | *miniature bases, *25mm bases | + Set of 12
how it is made, by what a statement begins with | Jenny | Wren mug. ⏎ Wheel thrown stoneware, each wren painted by hand. | *wren mug, *pottery mug | + Wheel Thrown Stoneware
how it is made, by the first half of a pair | fox lino | Fox in the bracken, original linocut print, hand carved and printed by me. | *fox linocut print | = Fox Linocut Print, Hand Carved
the one colour behind a label, and the size | blanket | Baby blanket. ⏎ 75 x 90 cm ⏎ Colour: oatmeal. | *baby blanket | + 75 x 90 cm ; + Oatmeal ; - Oatmeal.
all of the scent | Smoking room | Soy candle, scent: cedar, tobacco leaf and black pepper. | *soy candle | + Cedar, Tobacco Leaf and Black Pepper
no stuff that it is only used with | beeswax molds? | Silicone candle mould, use it with beeswax or soy. | *candle mould, beeswax candle mould | - Beeswax
what it is free of in front | bites | Salmon dog treats, air dried. Grain free. | *salmon dog treats, *grain free dog treats | ^ Grain Free Salmon Dog Treats
no set behind the same set | fused glass coaster set | Set of four fused glass coasters. | *fused glass coasters | - Coaster Set
stuff that stays together | belt | Full grain leather belt, 4 mm thick English bridle leather. | *leather belt, *bridle leather belt | ^ Full Grain Bridle Leather Belt
how many her first line counts, and of what they are | cat steps | 3 cat wall steps, birch ply with jute pad on top. | *cat wall steps | ^ 3 Cat Wall Steps, Birch Ply
the paper size that stands alone | fern | Cyanotype of a bracken fern. A4. Signed in pencil. | *fern cyanotype | + A4
how much is in the jar | relish | Green tomato relish, 300 g jar. | *green tomato relish | = Green Tomato Relish, 300 g
which files they are | cow | Highland cow SVG file. ⏎ You get SVG, PNG and DXF. | *highland cow svg | + PNG, DXF
a feature that she is searched for by | lanyard | Beaded lanyard on nylon cord, breakaway clasp at the neck, swivel hook. | *beaded lanyard, breakaway lanyard | + Breakaway Clasp ; - Swivel
no word that is only said loudly | quilt top | Patchwork quilt TOP only (not quilted). | *quilt top | - TOP
what all of it is | stacker | A moonstone ring on a hammered band. ⏎ All sterling silver, made in my studio in Bristol. | *moonstone ring, sterling silver ring | + Sterling Silver
what a sentence says that it is of | cuffs | I set a map under glass. The cufflinks are silver plated brass, 16 mm. | *map cufflinks | + Silver Plated Brass
a share of the whole | cat cave | wet felted from 100% NZ wool, 45 cm across | *felted cat cave | + NZ Wool
the one size, where little else is said | quilt - wonky stars | Wonky Stars baby quilt, 36 x 44 inches. | *baby quilt | = Wonky Stars Baby Quilt, 36 x 44 Inches
how it is printed, as it is written | cutter | Corgi cookie cutter. ⏎ 3D printed PLA, 8 cm. | *cookie cutter | + 3D Printed PLA
no size that is a range | yule log | Yule log, birch, 38-40 cm. | *yule log | - 38
no part by its stuff behind it | macrame hanger | Plant hanger macrame, 3 wood beads, ring brass. | *macrame plant hanger | - Ring Brass
what it fits, as such | axe mask | Leather mask for the Gransfors Bruk Forest Axe, 3.5 mm. | *axe sheath, gransfors bruk | + Fits Gransfors Bruk
no name that it only goes with | saddle bag | Saddle bag of canvas. Mounts to saddle loops (Brooks etc). | *saddle bag, brooks bag | - Brooks
no use for a trait | perle cotton | Perle cotton thread, 40 m. Good for slow stitching. | *perle cotton thread, slow stitching | - Slow Stitching
no colour of several | beads | Bead soup: rust, mustard, matte olive and plum. | *bead soup, bead mix | - Mustard ; - Olive
no taste that only a search has | pendant | Thistle pendant in solid sterling silver. | *thistle necklace, celtic necklace, boho necklace | - Celtic ; - Boho
a pair | door stops | Slate door stops pair grey | slate door stops | + Set of 2
no pair that it is not |  | Slate door stop. Not a pair. | slate door stop | - 2
how many rooms | owl box | larch owl box 2 room | owl box | + 2 Room
what stands right behind the noun | oyster log | Oyster log birch ready to fruit, 30 cm | *oyster log | + , Birch
what a search has in the words of the text | cat bow | Cat bow on elastic ⏎ Cotton, small gingham check | *cat bow, gingham check bow | + Gingham Check
the parts that it stands with, as many as there is room for | tool rack | Wall tool rack with five beech rails and two bent beech ends that hold it. | *tool rack | + with Five Beech Rails
nothing of what its handle is | hoe + trowel | Hand forged hoe and trowel ⏎ Blade: carbon steel ⏎ Handle: beech | hand forged hoe | - Beech
how it is made, whatever follows | creel | The willow is mine. This fishing creel is handwoven, oval. | *willow creel, handwoven creel | ^ Handwoven Willow Creel
of what behind its label, without how thick | shelf | Cat shelf ⏎ Wood: birch plywood 18 mm, oiled | *cat shelf | = Cat Shelf, Birch Plywood
no finish behind the label of a part | hooks | Ceramic hooks ⏎ Metal part: brass finish | *ceramic hooks | - Brass
no other stuff behind a stuff | trivet | Forged brass trivet. ⏎ Material: mild steel | *brass trivet | - Steel
no lone word of its size | bench, small, plant | Bench for plants ⏎ Small, solid oak | *plant bench | - , Small
`

const OWN = `
her own pattern behind the name | wrapping paper, fern pattern, 4 pk | Wrapping paper. Ferns in green, printed by hand. 4 sheets. | *wrapping paper | + Fern Pattern
two words of a condition | pencil pot seconds pack | Pencil pots, a seconds pack: the glaze has pinholes. | *pencil pot | + Seconds Pack
a part | shade sail with ropes | Shade sail. The ropes are 3 m long. | shade sail | + with Ropes
a pair | cork soap oat and honey | Cork soap with oat and honey. | cork soap | + Oat and Honey
a set that was typed short | felt hens x3 | Felt hens, 3 of them. | felt hens | + Set of 3
a set in front | set of 3 felt hens | Felt hens, 3 of them. | felt hens | + Set of 3
a set, and no count out of it | cork stoppers set of 4 owls | Cork stoppers. Each one has an owl on top. Set of 4. | cork stoppers, owl stoppers | + Set of 4 ; - 4 Owls
a part by its stuff | cork clip beads | Cork clip with silicone beads. | cork clip | + Silicone Beads
a lot and a name with its capitals | N gauge hedges pack of 8 hawthorn | Pack of 8 hawthorn hedges for N gauge layouts, 10 cm long. Glue not included. | n gauge hedges, *model hedges, hawthorn hedges | + Pack of 8 ; + N Gauge
a short name | GPS mount bike | Mount for a bike GPS, turned aluminium, 31.8 mm bars. | gps mount, bike mount | + GPS
no year as a count of how it is made | chart of Skye 1850 hand coloured | Chart of Skye, engraved in 1850, hand coloured. | sea chart | - 1850 Hand
`

const FALSE = `
the verb of the next phrase | fox mug | hand thrown mug with fox painted inside holds 14oz | *fox mug | - Holds
a size of which there is another | plaque | Oak plaque ⏎ 30 x 20 cm or 40 x 30 cm | *oak plaque | - 30
the lid of a jar | honey | Raw honey, 340 g jar, glass, gold lid. | *raw honey | - Lid
how a file would be printed | dragon stl | Dragon STL file for 3D printers. No physical item. | *dragon stl, 3d printed dragon | - Printed
a claim of her own title alone | Organic wool balls | Wool balls for the dryer. | wool balls, organic wool | - Organic
a colour of the picture of one of several | door | Fairy door, I paint it in mint, brick red or dusk. | *fairy door | - Mint
one of three sizes, nor a salve by another number | Dirty Hands Salve 2oz | Salve for cracked hands. Beeswax, olive oil. ⏎ Sizes: 2 oz tin, 4 oz tin, 1/2 oz sample | *hand salve, beeswax salve | ^ Hand Salve ; - oz
one of two weights, and no single piece | 3 lb leather scrap box | Scraps from my bag shop, mostly veg tan and some chrome tan. ⏎ 3lb or 5lb, the 5 is a better deal. | *leather scraps, veg tan leather | ^ Leather Scraps ; - lb ; - Veg
a weight of which a heavier one is on the menu | honey | Raw honey, 8 oz jar. Also a 1 lb jar in the menu. | *raw honey, 8 oz honey | - 8 oz
one of two metals | Bezel ring | I make this one in two metals, sterling (925) and 14k yellow gold. Bezel set, low profile. | *bezel ring, 14k gold ring, sterling silver ring | - Gold ; - Sterling
one of two woods | end grain board walnut/maple | 12 x 18 end grain walnut & hard maple, checker. | *end grain cutting board, walnut cutting board, maple | = End Grain Cutting Board, Walnut and Hard Maple
the heading of the scents, one of them, nor the count of one size | Soy candle, October scents | 8oz jar – 40 hrs / 4oz tin – 18 hrs / wax melts 6 pc clamshell ⏎ Scents ⏎ Bonfire - smoke, cedar ⏎ Orchard - apple | *soy candle, bonfire candle | - Bonfire ; - Pieces
what is done for who wants it | tea apron | Tea apron in linen. If somebody wants a name embroidered it adds a week. | *tea apron, embroidered apron | - Embroidered
no two colours as one | bobble hat | bobble hat, acrylic, colors sand, mauve, black | *bobble hat | - Mauve ; - Sand
one of two counted stuffs | spindles | 12 turned spindles ⏎ Material: boxwood (10 pcs) and plum (2 pcs) | *turned spindles, boxwood spindles | - Boxwood
one stuff of a mixture | bead mix | Bead mix, 100 g ⏎ Czech glass, wood, some shell and acrylic | *bead mix, czech glass beads | - Czech
her own pattern behind the name | wrapping paper, fern pattern, 4 pk | Wrapping paper. Ferns in green, printed by hand. 4 sheets. | *wrapping paper | + Fern Pattern
two words of a condition | pencil pot seconds pack | Pencil pots, a seconds pack: the glaze has pinholes. | *pencil pot | + Seconds Pack
an answer in quotation marks as no name | jasper ring | Jasper ring, waxed: "no", says the dealer. | *jasper ring | - "No"
what a surcharge in a list buys | dog scarf | A dog scarf in red felt. Patch for a name? Yes, leather, up to 9 letters, +6. No emoji. | *dog scarf, *personalized dog scarf | - Personalized
what a surcharge buys | dog scarf | A dog scarf in red felt. Name patch, sewn on by me, +6. | *dog scarf, *personalized dog scarf | - Personalized
half of whom it is for | shampoo bar | Solid shampoo bar ⏎ For normal to dry hair | *shampoo bar, dry hair shampoo | - Dry
a side as a count | Slate sign | Slate sign, cut to measure. Size: it's 19.5 x 20 | *slate sign | - Set of
one of several counts | photo puzzle | Photo puzzle ⏎ 120 pcs / 300 pcs / 500 pcs | *photo puzzle | - Pieces
a choice | garland | Felt garland, 2 m. Colours: rust, sage or navy. | felt garland, rust garland | ^ Felt Garland ; - Rust
a choice that the own title names | teal felt collar | Felt collar. Colours: teal, plum or moss. | felt collar | = Felt Collar
a search that only a choice bears out | Dog collar | Dog collar in webbing. ⏎ Sizes: terrier, whippet, hound ⏎ Buckle or martingale. | *dog collar, hound collar, terrier collar | - Hound ; - Terrier
one of several that are numbered | bath salts 3pk | Bath salts 3 x 50 g ⏎ Scent 1: eucalyptus ⏎ Scent 2: lavender ⏎ Scent 3: mint | *bath salts, eucalyptus bath salts | - Eucalyptus
a denial | garland | Felt garland. No pompoms, not fireproof. | felt garland | - Pompom
what the own title says and the text denies | shade sail with ropes | Shade sail. Ropes are not included, no ropes at all. | shade sail | - Ropes
what the own title says and the text does not know | shade sail with ropes | Shade sail in canvas. | shade sail | - Ropes
a doubt | garland | Felt garland, maybe merino, bought at an estate sale. | felt garland, merino garland | - Merino
hearsay | pair of brass bells | A pair of English brass bells. They're Victorian I'm told. | *brass bells, *victorian bells | + English Brass Bells ; - Victorian
what can be done to it | Recipe stand | A recipe stand from solid cherry wood. It can be engraved. | *recipe stand, engraved recipe stand | - Engraved
what costs extra | Pet tag | Brass pet tag, stamped by hand. Add a paw print for £1.50. | *pet tag, paw print tag | - Paw
what it only looks like | garland | Felt garland with faux leather leaves. | felt garland, leather garland | - , Leather
a part that is not sold | garland | Felt garland. The brass hooks are not included. | felt garland, brass hooks | - Brass
an absent thing behind a label |  | Beeswax polish ⏎ Scent: none added ⏎ Tin: 100 ml | beeswax polish | - None
the measure of a part |  | Draughts board in ash ⏎ Square size 5 cm | draughts board | - 5 cm
one of several measures |  | Cork coaster. Size: 9 cm. Size of the holder: 10 cm. Size of the box: 12 cm. | cork coaster | - 12 cm
what it is for as what it is made of | casting frame | Casting frame ⏎  ⏎ for jesmonite, plaster and concrete | casting frame | = Casting Frame
what is cast in it as its stuff | scale tray mould | Scale tray mould for resin, 8 mm walls. | *tray mould, *resin tray mould | - , Resin
a warning | Felt slippers | Felt slippers in grey wool, sewn by hand. Wash cool or they become slippers for a doll. | felt slippers, wool slippers | - Doll
a side to choose | hook knife R/L | I make hook knives. Please choose right or left handed, they are not the same. | *hook knife, *left handed hook knife | - Left
what one part is of | bridge (the one w the sisal) | Cat bridge ⏎ Scratch pad: sisal on ONE platform only | *cat bridge, sisal cat bridge | - Sisal
what it could be made to order with | scarf | Cat scarf over the collar. Name +£3. | *cat scarf, personalised cat scarf | - Personalised
what wants its noun behind a comma | Bag | Tote bag in heavy, washed canvas with long handles. | tote bag, canvas bag | - Heavy
another thing that it is good for | dibber | Hand forged dibber for planting bulbs. | *dibber, bulb planter | - Planter
`

const STARS = `
in front of the name that it shares a noun with | Oak mantel clock | Oak mantel clock, Art Deco shape, runs 8 days. | *mantel clock, *art deco clock | = Art Deco Oak Mantel Clock
that shares its noun as one name, and none that only writes it otherwise | thumb stick | A thumb stick with a fork, a walking stick for long days. | *thumb stick, *walking stick, *thumbstick | = Thumb Walking Stick with a Fork
that says what a commission is, and both of what it may show | felted heads | This is a commission, a portrait of your pet. Send me photos of your rabbit or hamster and I needle felt the head. | *custom pet portrait, *needle felted rabbit | ^ Custom Pet Portrait, Needle Felted Rabbit or Hamster
by its own word in front of the name that it shares | clay cutter set leaf | Polymer clay cutters – LEAF set ⏎ 3d printed | *polymer clay cutters, *leaf clay cutters | ^ Leaf Polymer Clay Cutters
no noun in front of what describes it | fairy door that opens | A fairy door of oak that opens. A tooth fairy note fits. | *opening fairy door, *tooth fairy door | ^ Opening Tooth Fairy Door
no noun in front of its look | enamel pin goose knife | Hard enamel pin goose with knife, black nickel. | *goose enamel pin, *funny enamel pin | - Goose Funny
that says what it is for, at the end | Canvas tote | Canvas tote with long handles | *canvas tote, *plant lover gift | = Canvas Tote with Long Handles, Plant Lover Gift
`

const SEARCHES = `
of the same thing, whole, where the title is short | wall hook | Wall hook. I forge it at home, and it holds a coat. | *wall hook, coat hook | = Wall Hook, Coat Hook
a second name of it, and its noun once | memory bear from your clothes | I make a bear out of clothes that you send me. | *memory bear, *keepsake bear | = Keepsake Memory Bear from Your Clothes
what she starred, whatever else the text says | bib 3pk | bandana bibs 3 pk, front jersey, 2 neck sz. fox/owl. wash 40 | *bandana bibs, *dribble bibs, baby gift | = Bandana Bibs, Dribble Bibs, 3 Pack
what is left of a longer name of it | Kiln board | END GRAIN BUTCHER BLOCK ⏎  ⏎ Walnut, oiled. | *end grain cutting board, *butcher block | = End Grain Butcher Block, Cutting Board
what it is of, in front | satin scarf hemp | A satin scarf with fringes. It is hemp, really. | *satin scarf, hemp scarf | ^ Satin Hemp Scarf
what the text says in a list of what is in it no more than once | Trout flies | Dozen pike flies. You get: 3 Perch, 3 Roach, 2 Deceiver with bead. | pike flies, deceiver flies | - Deceiver
that it is a file | Owl bundle SVG | Owl & moon SVG bundle - DIGITAL FILES, nothing is posted. | *owl svg, *digital download | = Owl & Moon SVG Bundle, Digital Download
no stuff of several, but both | End grain board | END GRAIN BOARD ⏎  ⏎ Black walnut and hard maple | *end grain board, maple | = End Grain Board, Black Walnut and Hard Maple
no material that it only stands for | Tray mould | Tray mould for resin, jesmonite and plaster. Platinum silicone. | *tray mould, jesmonite | - Jesmonite
no heading of a data sheet | Fig & Cassis 220g | PRODUCT SPECIFICATION - FIG & CASSIS CONTAINER CANDLE ⏎  ⏎ Net weight: 220 g | *soy candle | ^ Fig & Cassis Container Candle ; - Specification
no size stump | cheese slice | little olive wood cheese board with handle 25 x 12 oiled, knife not with it | cheese board, *olive wood | = Little Olive Wood Cheese Board with Handle
`

describe('a title', () => {
  it('takes no deed for a name, no key for an article and no name that is gone', () => {
    expect(
      titleOf({
        listingTitle: 'thing',
        productType: 'I began sewing rag books on a train. This one has 8 pages.',
        keywords: 'rag book, cloth book',
      }),
    ).not.toMatch(/began|sewing/i)
    expect(
      titleOf({
        productType: 'Ocarina in a minor, of red clay.',
        keywords: 'ocarina, clay ocarina',
      }),
    ).not.toMatch(/\ba minor/)
    expect(
      titleOf({
        productType: 'A rain cape. The "Heron" clips in older photos are discontinued.',
        keywords: 'rain cape',
      }),
    ).not.toContain('Heron')
  })
})

describe('a title', () => {
  it.each(rowsOf(NAMES))('begins with $what', holds)
  it.each(rowsOf(DESIGNS))('holds the name of the design $what', holds)
  it.each(rowsOf(FRONTS))('takes from the first lines $what', holds)
  it.each(rowsOf(HERS))('tells $what', holds)
  it.each(rowsOf(TRAITS))('tells $what', holds)
  it.each(rowsOf(OWN))('keeps of the own title $what', holds)
  it.each(rowsOf(FALSE))('never tells $what', holds)
  it.each(rowsOf(SEARCHES))('says of her searches $what', holds)
  it.each(rowsOf(STARS))('holds a second focus search $what', holds)

  it('tells nothing twice, in whatever form', () => {
    const title = titleOf({
      productType: 'Hand carved spoon. I carve it from cherry. Carved by hand in cherry wood.',
      keywords: 'hand carved spoon, carved spoon, cherry spoon, wooden spoon, spoons',
      starredKeywords: 'hand carved spoon',
    })
    // The name again, only in a second search.
    expect(title).toBe('Hand Carved Spoon, Cherry Spoon')
    const counted = titleOf({
      listingTitle: 'tin plant tags x6',
      productType: 'Six tin plant tags on wire, 8 cm long.',
      keywords: 'plant tags, tin plant tags, garden markers',
      starredKeywords: 'tin plant tags',
    })
    expect(counted.match(/\b(?:six|6)\b/gi)).toHaveLength(1)
  })

  it('says a word that was typed loudly as quietly as the others', () => {
    const title = titleOf({
      listingTitle: 'Running HARE print, 20 CM',
      productType: 'Lino print of a running HARE on SILK paper, 20 CM square.',
      keywords: 'hare print, lino print',
    })
    expect(title).toMatch(/Hare/)
    expect(title).not.toMatch(/HARE|SILK|CM/)
    const candle = titleOf({
      listingTitle: 'Fig candle',
      productType: 'FIG AND CASSIS soy candle\n200g jar',
      keywords: 'soy candle, fig candle',
      starredKeywords: 'soy candle',
    })
    expect(candle).toMatch(/^Fig and Cassis Soy Candle/)
  })

  it('follows the words and capitals of the seller in another language', () => {
    const cloth = titleOf({
      listingTitle: 'Topflappen',
      productType: 'Topflappen aus Leinen, 20 x 20 cm. Bitte nur mit der Hand waschen.',
      keywords: 'topflappen, topflappen leinen, küche',
      starredKeywords: 'topflappen',
    })
    expect(cloth).toBe('Topflappen aus Leinen')
    const box = titleOf({
      listingTitle: 'Brotkasten',
      productType:
        'Brotkasten aus heimischer Zirbe. Bitte nur feucht wischen und nicht in die Sonne stellen.',
      keywords: 'Brotkasten, Brotkasten Holz',
      starredKeywords: 'Brotkasten',
    })
    expect(box).toBe('Brotkasten aus heimischer Zirbe')
  })

  it('stands in another order for another seed', () => {
    const wanted = {
      listingTitle: 'Slate clock, oval',
      productType: 'Slate wall clock, oval, 30 cm across, riven surface, copper hands.',
      keywords: 'slate clock, wall clock, riven surface, copper hands',
      starredKeywords: 'slate clock',
    }
    const titles = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => titleOf(wanted, seed))
    expect(new Set(titles).size).toBeGreaterThan(1)
  })
})

describe('what stands behind the name', () => {
  it.each([
    [
      {
        listingTitle: 'Owl lamp',
        productType:
          'Owl lamp in soldered glass, 20 cm high. Body is white opal glass, with two round amber "eyes".',
        keywords: 'owl lamp, glass lamp',
      },
      'Eyes',
    ],
    [
      {
        listingTitle: 'Card wallet',
        productType: 'Slim card wallet. PU "vegan leather" outside, felt inside, 10 cm wide.',
        keywords: 'card wallet, vegan leather',
      },
      '"',
    ],
    [
      {
        listingTitle: 'Lemon biscuits',
        productType:
          'Lemon biscuits, box of 10.\n\nIngredients: WHEAT flour (wheat flour, iron), butter, sugar, lemon.',
        keywords: 'lemon biscuits, edible gift',
      },
      'Flour',
    ],
    [
      {
        listingTitle: 'Map wallet',
        productType:
          'Map wallet, stitched by hand, with a lining made from old street plans. 10 cm wide.',
        keywords: 'map wallet, street plan, slim wallet',
      },
      'Street Plan',
    ],
  ])('is no part, look, ingredient or source of it: %o', (wanted, part) => {
    expect(titleOf(wanted)).not.toContain(part)
  })

  it('keeps a name in quotation marks', () => {
    expect(
      titleOf({
        listingTitle: 'Owl lamp',
        productType: 'Owl lamp "Night Watch" in soldered glass, 20 cm high.',
        keywords: 'owl lamp, glass lamp',
      }),
    ).toContain('"Night Watch"')
  })

  it('is one where the name is, as her text has it', () => {
    const title = titleOf({
      listingTitle: 'duck capes',
      productType: 'Goose saddle (some call it a duck cape) to protect the back. Of cotton.',
      keywords: 'goose saddle',
    })
    expect(title).toContain('Goose Saddle')
    expect(title).not.toContain('Capes')
  })
})
