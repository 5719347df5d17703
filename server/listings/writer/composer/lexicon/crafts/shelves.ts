import { lines, stems, type Craft } from '../craft.ts'

// What hangs is drilled for, what stands on the floor is not.
export const SHELVES: Craft = {
  nouns: stems('shelf ledge bookcase bookshelf shelving'),
  signs: [],
  emojis: ['🏡', '🌿', '📚', '🪴', '✨', '🔨', '🤍', '🧡'],
  openings: {
    warm: lines(`
      {A_lead} for the wall you've been meaning to [fix up|use|fill].
      {A_lead} for the [good things|small things] that have nowhere to go.
      {A_lead} for a wall that's [ready to be useful|been bare too long].
    `),
    tale: lines(`
      {A_lead}, because the floor can't hold [everything|it all].
      Meet {a_lead}, [a small stage for ordinary things|a front row for your favorites].
      {A_lead}, where [odds and ends|little things] move up in the world.
    `),
    plain: lines(`
      {A_lead} for [storage and display|things that should stay in view].
      {A_lead} for a wall that is [underused|standing empty|short of storage].
      {A_lead} for [a hallway|a study|a living room] in need of order.
    `),
    terse: lines(`
      {A_lead} for a bare wall.
      {A_lead} for what you want [in sight|within reach].
      {A_lead}. [Clutter, up and away|A place for the strays].
    `),
  },
  scenes: {
    warm: lines(`
      Give the {name} [a trailing plant|the good cups|a few cookbooks] and the room looks [lived in|settled] by the weekend.
      Somebody will put [keys|mail|sunglasses] on {this} {name} within a day; let them.
      (!bookcase !bookshelf !freestanding) In a [narrow hallway|small bathroom|crowded kitchen], the {name} can do the work of a [side table|cabinet].
      Leave half of the {name} empty at first; [a flea market find|the next good book|a present from a friend] will want the spot.
      (!bookcase !bookshelf !freestanding) There's a place for the {name} [over the desk|beside the mirror|near the sofa|at the turn of the stairs|in the pantry].
      Stack a few books flat, set [a plant|a photo|a small lamp] on top, and the {name} [{v:looks} as if you'd planned it|{v:looks} finished].
      Change what's on the {name} when the weather does: [2 and: pinecones|a jug of branches|pebbles from a walk|old postcards|seed packets].
      (!bookcase !bookshelf !freestanding) Put the {name} [where you read, and the book|by the door, and the mail|near the stove, and the salt] finally has a place to land.
      (!bookcase !bookshelf !freestanding) A first apartment has [bare walls and boxes|more books than furniture]; bring {a_name} [and a plant|and your drill].
      Let the kids have the lower end of the {name} for [rocks and drawings|whatever came home in their pockets].
      {It} will take [3 and: cookbooks|a fern|the good cups|a radio|a framed photo|jars of beans] without looking crowded.
      (!bookcase !bookshelf !freestanding) Out of reach of small hands at last: [3 and: the scissors|a china bird|your best mug|the spare keys|a candle|the chocolate].
      (bookcase bookshelf freestanding) Sort the {name} by color, by author or by [who lent it to you|what you meant to read]; it's nobody's business but yours.
      (bookcase bookshelf freestanding) Keep the lowest row of the {name} for [picture books|board games], where short readers do their own choosing.
    `),
    tale: lines(`
      Every home has a parade of little things; {this} {name} {v:gives} it [somewhere to march|a street to go down].
      Set [a fern|an old clock|a crooked vase] on the {name} and watch [the wall|the room] sit up straighter.
      The [cat|dust] will find {this} {name} first, but [books|teacups] have the better claim.
      On the {name} even a [jar of buttons|chipped cup|handful of acorns] gets to be a museum piece.
      From the {name} [an ivy|a trailing vine] can begin its slow climb down.
      Move [one thing|a single cup] on the {name} each Sunday and see [who notices|how long it takes anyone to notice].
      The {name} {v:makes} a fine harbor for [paperbacks|postcards|pebbles] that have drifted from table to table.
      Wherever the {name} {v:goes}, [a book will follow|a plant will follow], and then a friend for it.
      (!bookcase !bookshelf !freestanding) Movers carry the sofa; the good neighbor brings {a_name} [and a screwdriver|and a pot of soup].
      (!bookcase !bookshelf !freestanding) By the bed, the {name} can hold [3 and: half a novel|reading glasses|a glowing alarm clock|tomorrow's earrings|a cup gone cold].
      (!bookcase !bookshelf !freestanding) Invite [3 and: a teapot|two novels|a cactus|a jar of marbles|your grandfather's compass|a tin robot] up there and let them get along.
      (bookcase bookshelf freestanding) Books breed in the dark, so give the {name} [a spare row|room for the next generation].
      (bookcase bookshelf freestanding) The {name} {v:holds} more [journeys|weather] than the rest of the house together.
    `),
    plain: lines(`
      (!bookcase !bookshelf !freestanding) Placed above a [desk|worktop|washing machine], the {name} {v:frees} the surface below for work.
      (!bookcase !bookshelf !freestanding) In an entry, the {name} can hold [3 and: keys|mail|a small plant|sunglasses|a dog leash] without taking up floor space.
      The {name} {v:takes} well to a changing display of [books and plants|framed photographs|kitchen jars].
      Arrange the {name} with [taller pieces at one side|a few books laid flat], and leave part of the surface open.
      In a [home office|study|craft room], the {name} {v:keeps} reference books and [tools|paper trays] in view.
      Use the {name} to give a collection [of small ceramics|of travel finds|of old cameras] one place instead of many.
      (!bookcase !bookshelf !freestanding) In a bathroom, the {name} can take [folded towels|spare soap|a small plant] off the edge of the sink.
      A row of [cookbooks|field guides|novels] with a single plant beside it is enough to complete the {name}.
      The {name} {v:suits} a wall that is too narrow for [a cabinet|a dresser|furniture].
      For a housewarming, the {name} {is} [useful in every room|a practical present for new walls].
      {It} {v:keeps} [3 and: cookbooks|spice jars|a radio|storage baskets|folded towels|a watering can] off the work surface.
      (bookcase bookshelf freestanding) The {name} can stand against a wall or [divide a room|mark off a reading corner].
      (bookcase bookshelf freestanding) Baskets on the lowest row of the {name} hide [toys|cables and papers].
    `),
    terse: lines(`
      Give the {name} [one plant, three books|two cups and a plant].
      The {name} {v:clears} the table for [work|dinner].
      (!bookcase !bookshelf !freestanding) Put up the {name} where you [read|cook|dress].
      One end of the {name} stays empty.
      The {name} {v:holds} the things [you reach for|worth seeing].
      Room for [3 and: books|a plant|two cups|a radio|a photo|a jar].
      Use the {name} for [books|jars|plants], not for everything.
      New season, new things on the {name}.
      A small room has a use for the {name}.
      Take the {name} to a housewarming.
      (!bookcase !bookshelf !freestanding) Below, clear floor. Above, [3 and: novels|a fern|bowls|a clock|postcards|a lamp].
      (bookcase bookshelf freestanding) Big books low on the {name}.
      (bookcase bookshelf freestanding) A chair beside the {name}. Read.
    `),
  },
  tips: {
    warm: lines(`
      (!bookcase !bookshelf !freestanding) Tape the outline of the {name} to the wall and [live with it for a day|walk past it a few times] before you drill.
      (!bookcase !bookshelf !freestanding) Ask at the hardware store what will hold the {name} in your wall; [brick|old lath] and drywall need different plugs.
      (!bookcase !bookshelf !freestanding) Trust a level more than the ceiling line when you hang the {name}; [old houses|corners] are rarely straight.
      Set the tallest thing on the {name} first, a bit off center, and [build out from there|let the rest follow].
      Odd numbers look easier on {a_name} than [pairs|neat pairs do].
      Keep the heavy things on the {name} toward the back and let [the light ones|small ones] come forward.
      Once a season, take everything off the {name} and put back only [what you missed|what you still like].
      Step back to the [doorway|sofa] while you arrange the {name}; that's where you'll see {them} from.
      (bookcase bookshelf freestanding) Fasten the {name} to the wall up high, most of all where [small kids|toddlers|cats] climb.
      (!bookcase !bookshelf !freestanding) Before you drill, have it all within reach: [3 and: a level|a pencil|the right plugs|painter's tape|a vacuum|a second pair of eyes].
    `),
    tale: lines(`
      (!bookcase !bookshelf !freestanding) Knock on the wall before you hang the {name}: a dull sound is [a stud|good news], a hollow one wants a plug.
      (!bookcase !bookshelf !freestanding) Cut the {name} out of newspaper, pin it up, and squint; [paper holes are easy to move|a paper trial costs nothing].
      Give each thing on the {name} some elbow room, [as you would guests on a sofa|or it starts to look like a bus stop].
      Mix the heights on the {name}: a [tall|tallish] one, a round one, and [something to trip the eye|one that leans].
      Put the [heaviest books|big books] on the {name} first and let the featherweights fill in.
      A mirror or a picture propped on the {name} makes [the wall go further|room behind the plants].
      Trailing plants on the {name} grow toward the [window|light], so turn the pot [on watering day|each week].
      (!bookcase !bookshelf !freestanding) The kit for the job: [3 and: a level|a stub of pencil|the right plugs|painter's tape|a steady friend|tea for afterward].
    `),
    plain: lines(`
      (!bookcase !bookshelf !freestanding) Choose wall plugs and screws for your type of wall before you mount the {name}; drywall and [brick|masonry] need different ones.
      (!bookcase !bookshelf !freestanding) Check for pipes and cables before drilling for the {name}, especially [near outlets|above a sink].
      Place heavier items on the {name} [close to the supports|toward the back] and lighter ones at the [front|edges].
      Leave some air above the tallest object on the {name} so the arrangement [can breathe|is easy to dust].
      Lift objects when you [rearrange|dust] the {name} rather than sliding them, which [marks|scratches] the surface.
      Group small pieces on the {name} by [height|use], as scattered ones tend to look [untidy|accidental].
      Retighten the [screws|fixings] of the {name} after the first [months|season] of use.
      (bookcase bookshelf freestanding) Secure the {name} to the wall at the top so that {it} cannot [tip|lean forward].
      (!bookcase !bookshelf !freestanding) For mounting, have [3 and: a level|a pencil|suitable plugs|a drill|a screwdriver|a tape measure] at hand.
    `),
    terse: lines(`
      (!bookcase !bookshelf !freestanding) Find the studs before you hang the {name}.
      (!bookcase !bookshelf !freestanding) Mark the holes for the {name} with [tape|a pencil] first.
      Heavy things go to the back of the {name}.
      Group by threes on the {name}.
      Leave [a third|part] of the {name} free.
      [Lift|Pick up] things to dust the {name}.
      Check the screws of the {name} each [spring|fall].
      (bookcase bookshelf freestanding) Anchor the {name} to the wall.
      (!bookcase !bookshelf !freestanding) At hand before drilling: [3 and: level|pencil|plugs|drill|tape|patience].
    `),
  },
}
