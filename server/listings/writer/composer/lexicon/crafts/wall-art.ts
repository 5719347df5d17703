import { lines, stems, type Craft } from '../craft.ts'

/** Pictures that are printed: prints, posters, maps, photographs. */
export const WALL_ART: Craft = {
  nouns: stems(
    'print poster art illustration artwork map photograph photo linocut woodcut etching lithograph giclee',
  ),
  signs: stems('wallart'),
  emojis: ['🖼️', '🎨', '✨', '🏡', '🌿', '💛', '🎁', '🌟'],
  openings: {
    warm: lines(`
      {A_lead} for the wall you [walk past ten times a day|see from your chair].
      {A_lead} for the spot above the [sofa|desk|coat hooks].
      {A_lead} for a room that's [nearly done|one picture short].
    `),
    tale: lines(`
      {A_lead} for a wall with [nothing to say yet|time on its hands].
      {A_lead}, a small window with [its own weather|a view].
      {A_lead} for [daydreamers|people who stare] on the landing.
    `),
    plain: lines(`
      {A_lead} for [the home or the office|a room or a hallway].
      {A_lead} for [a single wall or a group|hanging alone or in a group].
      {A_lead}, suited to [a living room, study or hall|a study, bedroom or hall].
    `),
    terse: lines(`
      {A_lead} for [one bare wall|an empty wall].
      {A_lead}. One nail, [one view|done].
      {A_lead} for [the hall|the desk wall|a corner].
    `),
  },
  scenes: {
    warm: lines(`
      Hang the {name} where you wait for [the kettle|the coffee|the bath to run]; that's when pictures get looked at.
      A hallway is all [coats and doors|shoes and umbrellas] until the {name} {v:gives} it a place to stop.
      Lean the {name} on a shelf [against the books|behind a plant] and save the drill for another day.
      With the {name} in the hall, even the line for the [bathroom|coat hooks] has something to look at.
      The wall above your [desk|sink|stove] sees more of you than any other, so give it the {name}.
      Across from the bed, the {name} will be what you see before [the phone|the alarm clock|the weather].
      Let the {name} hang alone, or join [two|four] smaller frames that could use company.
      For a friend with a new address and bare walls, the {name} {v:beats} another [houseplant|candle].
      Take the {name} along to the next [apartment|house|town]; walls change, pictures come with you.
      The corner by your reading chair has been [bare|empty|waiting] long enough for the {name}.
      Put the {name} low, at [bench|desk|toy shelf] height, where people who sit will find {them}.
      Try [3 or: the hallway|the stairwell|the landing|the kitchen|the guest room|the wall over the desk] before you settle on the living room.
      Give {them} the light of [a north window|one lamp|the hall lamp|a candle], and look again [at breakfast|after dinner|on Sunday|on a wet day], with [fresh eyes|a coffee|a guest|the radio off].
      Look up from [the dishes|a phone call|the sports page|your homework] and there {it} {is}, [a little crooked|catching the light|where you left {them}|in the corner of your eye], on [a Tuesday|a wet day|moving day|an ordinary morning].
    `),
    tale: lines(`
      Every stairwell has one gloomy landing, and the {name} could be its [lantern|porthole].
      Hang the {name} at the height of a small chair and watch who [pulls one up|comes to visit].
      A bare wall is only a wall, until the {name} {v:turns} up and {v:makes} it [a view|somewhere else|an outing].
      Between the [light switch|door frame|coat rack] and the bookcase there's a gap exactly as wide as the {name} might like.
      Guests who arrive too early can be parked in front of the {name} with [a drink|an olive].
      Give the {name} a neighbor: [a postcard|a child's drawing|an old key on a nail].
      On [dull|foggy|wet] mornings the {name} {v:does} not care about the forecast.
      Somebody will straighten the {name} in passing for the next [twenty|thirty] years, and be [fond of it|none the wiser].
      Move the {name} to a new room and the old one will [sulk a little|miss out|want another].
      A friend with [four bare walls|an echo in the hall] could do with the {name}.
      The good [seat|chair|cushion] in the house is the one across from the {name}.
      {It} will hold {its} own against [3 and: loud wallpaper|tall bookcases|dramatic curtains|a noisy clock|the neighbor's piano].
      Stand before {them} with [a sandwich|cold tea|one shoe on|an umbrella], for [a minute|two songs|a whole kettle|half a phone call], and be [late|forgiven|somewhere else|none the wiser].
    `),
    plain: lines(`
      The {name} {v:suits} a narrow wall between [two doors|two windows] as well as a wide one.
      Above a [sideboard|desk|bench], the {name} {v:gives} a room a fixed point.
      In an office, the {name} {v:offers} the eye a rest from [the screen|the spreadsheet].
      The {name} can hang alone or form the start of a picture wall that grows [over time|year by year].
      Propped on a [picture ledge|mantel|dresser], the {name} can be moved without new holes.
      A hallway or landing gains from the {name}, since these are the walls people [pass most|see daily].
      Hung opposite a [mirror|window], the {name} will be seen twice a day at least.
      For a housewarming, the {name} {v:leaves} the choice of [frame and wall|wall] to the new owner.
      In a [waiting room|guest room|reception area], visitors have time to look at the {name} properly.
      The {name} can be matched with frames already in the room, or [set apart|hung on its own wall].
      Change the {name} with the season and the same [frame|nail|ledge] serves all year.
      Suitable places include [3 and: a hallway|a study|a landing|a bedroom|a dining corner|an office].
      In [a hallway|an office|a bedroom|a dining room], {it} can be hung [beside a door|over a chair|near a lamp|opposite the window] to suit [the furniture|the light|those who sit|the size of the room].
    `),
    terse: lines(`
      One wall, one nail, the {name}.
      Hang the {name} where you wait for the kettle.
      The {name} {v:goes} above a [desk|bench|sideboard].
      Lean the {name} on a [mantel|shelf|ledge].
      No drill needed: the {name} can stand on [books|a ledge|the piano].
      Let the {name} hang alone.
      Give the {name} to someone with [bare walls|new keys|a new desk].
      The [hall|landing|study] is dark. Hang the {name} there.
      New home, same {name}.
      Across from the bed, the {name} {v:starts} the day.
      Pair the {name} with one [smaller frame|postcard].
      Sit down first. Hang the {name} at that height.
      For [3 or: hall|desk|stairs|kitchen|bedroom].
      Look, then sit.
    `),
  },
  tips: {
    warm: lines(`
      Hang the {name} so the middle is at eye level; most people start [a hand|two hands] too high.
      Tape up newspaper the size of the {name} and live with it for [a day|a weekend] before you drill.
      Keep the {name} out of direct sun, because strong light takes color [bit by bit|year by year].
      Over a sofa, leave a hand or two of wall between the back and the {name}.
      Two hooks side by side keep the {name} straight in a house where [doors slam|children run|trains pass].
      (!framed) Frame shops often have simple frames in stock, so take the exact size of the {name} with you.
      (file) Ask the print shop for matte paper, and the {name} won't mirror the window.
      (file) Measure the opening of your frame before you order a copy of the {name}.
      (paper cardstock poster linocut woodcut etching lithograph !framed) A mat around the {name} keeps the paper off the pane and gives the picture air.
      (framed) Small sticky dots on the lower corners stop the {name} from [sliding|marking the wall].
      Have [3 and: a pencil|a level|tape|two hooks|a second pair of eyes] ready before you start hammering.
    `),
    tale: lines(`
      Ask the [tallest and the shortest|oldest and the youngest] person at home, then hang the {name} somewhere between their noses.
      Measure twice, drill once, and let the {name} cover the evidence if need be.
      Sunlight nibbles, so give the {name} a wall [in the shade|around the corner].
      Steam curls hair and paper alike; keep the {name} out of the [shower's|kettle's] reach.
      Cut a paper double of the {name}, stick it up, and see if [the wall|the household|the cat] approves by morning.
      (!framed) Carry the {name} to the frame shop in person; frames are like [hats|shoes|glasses] and need trying on.
      (file) Make a thumbnail of the {name} on plain paper before the big print has its debut.
      A spirit level, a pencil and some patience will have the {name} straight by [teatime|lunch].
      Hang, [squint|step back|tilt your head|have a biscuit], [nudge left|nudge right|lower an inch|start over], [repeat|call it done|have a sandwich|ask the dog].
    `),
    plain: lines(`
      Hang the {name} with the center at eye level, or a little lower [in rooms where people sit|above a sofa or bench].
      Choose a wall without direct sun for the {name}, since light fades [pigments and paper|colors] over the years.
      Mark the corners of the {name} on the wall with [pencil|tape|sticky notes] before drilling.
      Use two hooks instead of one where the {name} may be knocked out of level.
      Leave a hand or two of space between the {name} and the [furniture|sofa|sideboard] beneath.
      (!framed) Compare the size of the {name} with the inner opening of the frame, not the outer edge.
      (paper cardstock poster linocut woodcut etching lithograph !framed) A mat separates the {name} from the pane and prevents paper from sticking.
      (file) Print a small proof of the {name} first, because screens show colors brighter than paper does.
      Keep the {name} away from steam and radiators, which make paper [curl|ripple].
      Have [3 and: a pencil|a level|a tape measure|suitable hooks|a second person] at hand.
    `),
    terse: lines(`
      Hang the {name} at eye level.
      Mark the corners of the {name} before you drill.
      Two hooks hold the {name} straight.
      (!framed) Measure the {name} before you buy a frame.
      Leave a hand of wall below the {name}.
      (file) Print the {name} small first.
      Steam curls paper. Hang the {name} elsewhere.
      Step back. Adjust.
      No direct sun.
    `),
  },
}
