import { phrases } from '#marketplace/lexicon/phrases.ts'

const set = (list: string) => new Set(list.trim().split(/\s+/))

/** Verbs that open a fragment without a subject: "burns around 45 hours". */
export const VERBS_THIRD = set(`
  burns comes holds fits works smells measures stands takes makes opens closes weighs lasts dries hangs ties
  snaps clips folds washes arrives includes contains has needs uses runs glows keeps stays sits goes looks feels
  tastes wraps adjusts stretches attaches sticks screws mounts plugs pairs matches suits serves covers
  adds gives brings requires supports allows lets reads says shows plays spins turns rolls slides zips
  gets cuts shrinks moves
  melts blooms grows helps slips features dates softens ages develops fastens locks clasps connects
  does doesn't won't will is are
  catches replaces patinas weathers detaches unscrews unfolds tilts drains absorbs lathers dissolves spreads floats hides wears darkens
  prints downloads doubles nests stacks packs ships rests pours pulls pops lies lays makes
`)

/** Finite verbs that make a full sentence when words stand before them. */
export const FINITE = set(`
  is are was were has have had can will may might must should do does did varies get gets got
  passed wanted started used works fits holds comes needs says wants includes measures smells burns lasts
  sends gives takes looks feels keeps opens hangs isn't aren't doesn't don't won't can't it's they're that's
  i've we've you'll i'll fills sits found bought grew learned fades differs pulls attaches dries slides grows
  let lets make makes love explains tells describes
`)

/** Verbs that read as nouns unless a plural stands before them: "pads stick on". */
export const AFTER_PLURAL = set(`
  vary stick fit work hold come need ship include measure smell burn last look feel keep open hang stand fill sit turn
  fade differ change sign drop pull attach dry slide match pair snap close fold arrive buy love use give wear
`)

/** Verbs that open an instruction to the buyer: "choose your month". */
export const IMPERATIVES = set(`
  refrigerate rinse iron steam feed soak dip assemble recycle avoid discard freeze heat bake brew steep shake apply
  rub massage simmer stir whisk chill drizzle sprinkle
  choose pick edit send message leave add use print wash measure select bring keep order buy hang ask note
  change download upload type write tell let see read allow check wipe handwash enter provide email include
  store trim light wear tie fold share save open click remember please specify state give personalise personalize
  customise customize scan cut spray mist water place put try
`)

export const PRONOUN_STARTS = set(`
  i we you it they this these that those there each every one all both my our he she some most no_ everything
  i'm we're you'll it's they're there's i've we've
`)

export const PREPOSITIONS = set(`
  no plus
  with in for of from at on to by that which inside beside around over under near between without into onto
  against behind below beneath above throughout underneath about as when if while and_ per after before than
  until so including featuring holding
  showing wearing sitting made
`)

/** Words before which a participle states what was done, as in "rewired last year". */
export const AFTER_DONE = set(`
  with in for of from at on to by inside around over under near between without into onto against about
  flat rolled separately individually singly up
  as last this using and in_ weekly daily fresh locally here right from each once twice again only through
`)

export const PARTICIPLES_IRREGULAR = set(`
  sold
  made cut sewn woven knit knitted thrown carved hung set built grown drawn spun bound cast blown hand-thrown
  bent wound worn torn found written shot lit left kept sent handmade handcut handsewn handwoven
  handthrown handspun handdrawn handbound cooked baked born dried shown
  seen upcycled tufted
`)

export const ADJECTIVES = set(`
  artificial irregular everyday unfinished natural polished brushed hammered
  lightweight unscented scented reversible adjustable washable reusable refillable removable waterproof
  soft sturdy durable rustic natural handmade small large big tiny thick thin heavy light easy smooth rough new
  used vintage antique blank clear opaque matte glossy shiny round square oval slim wide tall long short deep
  flexible foldable collapsible stackable compact portable rechargeable wireless magnetic personalised
  personalized customisable customizable custom printable editable downloadable digital recyclable compostable
  biodegradable organic vegan hypoallergenic adjustable breathable absorbent chunky cozy cosy warm cool
  weighted padded lined unlined quilted fringed tasselled seamless sleeveless oversized fitted stretchy
  homemade dainty delicate funny cute modern minimalist boho bohemian quirky simple chunky elegant vintage-style
  assorted suitable ideal palm-free replaceable resizable submersible
  edible crunchy chewy creamy spicy sweet salty dairy-free fragrant bold subtle mild strong sharp
  unisex seasonal limited available instant ready washable unframed framed unmounted mounted signed numbered
  stretchable drapey iridescent undated dated articulated speckled spalted embossed engraved seedless raw
  moisturizing gentle fine coarse crisp plush squishy cuddly fluffy bendable poseable posable heatproof ovenproof
  freestanding detachable interchangeable bulky gluten-free nut-free sugar-free low-sugar caffeine-free
  double-sided single-sided hand-washable waterbased light-weight sulfate-free
`)

/** Endings that make a compound an adjective: "nickel free", "tarnish resistant". */
export const ADJECTIVE_ENDINGS = set(
  'free proof resistant safe ok okay friendly able washable ready adjustable compatible sided only-ish based style',
)

/** Nouns that take no article and no plural. */
export const MASS_NOUNS = set(`
  yarn soap food jewelry jewellery paper fabric clay wood cotton linen wool leather glass art decor wax honey tea
  coffee hardware stationery embroidery lace ribbon thread silk satin velvet felt fleece flannel denim
  canvas_ batting lining stuffing filling packaging furniture lighting clothing bedding fiber fibre resin
  oil butter salt sugar flour granola fudge jam chocolate candy incense music sand moss wicker rattan jute hemp
  merino alpaca cashmere nylon polyester acrylic silver gold brass copper steel pine oak walnut maple
  plywood foam vinyl plastic potpourri confetti twine string artwork software text calligraphy lavender chamomile
  vanilla sandalwood storage care shipping assembly support license_ color_ pine cardstock kraft writing trim wear lighting
  scent fragrance lotion cream balm_ shampoo beeswax velcro elastic roving lettering trimming piping edging stitching lanolin milk oatmeal macrame leathercraft
`)

/** Plural words that do not look it, and singular words that do. */
export const SINGULAR_IN_S = set(`
  brass glass canvas dress lens bus gas cross compass moss grass class iris octopus cactus citrus atlas
  christmas us is this gloss mattress harness success process christmas's bliss floss press boss its hers
  fitness business happiness
`)
export const PLURAL_WITHOUT_S = set('people children men women mice geese feet teeth dice leaves')

/** What a buyer must hear before buying. */
export const DEFECTS = set(`
  crack cracks chip chips chipped repair repairs repaired stain stains scratch scratches wear fading flaw flaws
  dent dents tear tears crazing foxing discoloration discolouration imperfection imperfections loss rust
  hairline patina blemish tarnish tarnished lean wobble warp warping yellowing nick nicks ding dings
  scuff scuffs
`)

export const SCENTS = phrases(`
  lavender, chamomile, vanilla, sandalwood, cedar, cedarwood, pine, clove, cinnamon, brown sugar, pumpkin, apple
  citrus, lemon, orange, bergamot, grapefruit, lime, rose, jasmine, peony, gardenia, lilac, eucalyptus, mint
  peppermint, spearmint, rosemary, sage, basil, thyme, fig, amber, musk, patchouli, vetiver, oakmoss, tobacco
  leather, smoke, sea salt, ocean, coconut, honey, almond, coffee, cocoa, chocolate, caramel, maple, ginger
  nutmeg, cardamom, pear, peach, cherry, strawberry, raspberry, blackberry, blueberry, mango, pineapple, melon
  watermelon, cucumber, green tea, white tea, black tea, linen, cotton, fir, balsam, juniper, frankincense, myrrh
  ylang ylang, neroli, orange blossom, tea tree, lemongrass, verbena, bubblegum, cotton candy, tonka, hazelnut
  teakwood, driftwood, campfire, rain, grass, hay, clary sage, geranium, cranberry, spice, spices, petals
`)
