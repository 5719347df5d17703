import { lines, stems, type Craft } from '../craft.ts'

// A word on a wall, a name on a door, a number by the gate: what it says only the seller knows.
export const SIGNS: Craft = {
  nouns: stems('sign plaque signage nameplate'),
  signs: [],
  emojis: ['🪧', '🏡', '🚪', '✨', '🌿', '🤎', '🔨', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for the spot [everyone passes|everybody sees first].
      {A_lead}, put up where [guests arrive|you come home|people stop].
      {A_lead} for a place that deserves [a word|its own words].
    `),
    tale: lines(`
      {A_lead}, because [walls|doors] are terrible at introductions.
      {A_lead}, for all who [come and go|wander in].
      Meet {a_lead}, [a few words with staying power|the last word on the wall].
    `),
    plain: lines(`
      {A_lead} that {v:reads} well [from a few steps away|at a glance].
      {A_lead} for [an entry|a door|a wall] that people pass.
      {A_lead} for [a home|a room|a place] with something to say.
    `),
    terse: lines(`
      {A_lead} to read in passing.
      {A_lead}. [Says what matters|Said once, clearly|A word in place].
      {A_lead} for [a door|a wall|the way in].
    `),
  },
  scenes: {
    warm: lines(`
      (house number address) The pizza driver, the midwife, your [old friends|cousins]: everybody finds the right door once the {name} {is} up.
      (nursery kid baby child) A child who can read the {name} on the door will [knock on it proudly|read it out to every visitor].
      (wedding party reception) Prop the {name} by the entrance and your [aunts|guests] stop asking where to go.
      (bathroom bath laundry restroom) Guests come back from the hall smiling, which means they've [found|read] the {name}.
      (welcome porch family entryway !wedding !lean) Hang the {name} where the [porch light|hall lamp] reaches, and {it} will greet the late ones too.
      (kitchen coffee bar) The {name} [{v:presides} over the toaster|{v:goes} up near the kettle], where everyone stands around anyhow.
      (!number !address !wedding) You'll stop noticing the {name} after a month; your visitors [never will|won't].
      (!number !address !wedding !lean) Prop the {name} on a shelf for a week before you [get out the drill|reach for the nails].
      (!number !address !wedding) The {name} {v:looks} at home among [family photos|a few plants|framed prints] as much as alone over a door.
      (!wedding) There's a good chance the {name} will end up in the background of [first-day-of-school photos|birthday pictures].
      (!bathroom !bath !nursery !restroom !laundry !wedding) When you move, the {name} {v:comes} along and {v:goes} up before the [pictures|curtains] do.
      (!nursery !baby !kid !wedding) For people who [have just moved in|finally have their own place], the {name} {v:beats} another bottle of wine.
      (!number !address !bathroom !bath !nursery !restroom !laundry !wedding) Put the {name} somewhere you [wait|put on your coat|take off your shoes], where people have time to read.
      (house number address) You can finally stop saying [second on the left after the mailbox|the house with the bikes], now that there {is} the {name}.
      (house number address) The {name} will be the first thing of yours that [guests|the mail carrier] will see.
      (!number !address !bathroom !bath !nursery !restroom !laundry !wedding) Spots worth a thought: [3 and: the back porch|the stairwell|a garden gate|the pantry door|the end of the hall|the guest room].
      (bathroom bath laundry restroom !lean) Hang the {name} across from where people sit; they've got time.
      (bathroom bath laundry restroom) The {name} will get more readers in a week than [your bookshelf|the newspaper].
      (nursery kid baby) Over the crib or beside the door, the {name} {v:waits} for a small person who'll [spell it backward|trace every letter].
      (nursery kid baby) Aunts bring stuffed rabbits; whoever brings the {name} [came prepared|gets the first photo].
      (wedding) Guests slow down at the {name}, read every word, and [take their first photo|fix their ties].
      (wedding) Stand the {name} where the [parking ends|garden path begins], and nobody wanders into the kitchen.
      (wedding) After the party the {name} {v:moves} to the [hall at home|bedroom wall], and the day stays with you.
      (wedding) Around {its} foot go [3 and: lanterns|leafy branches|baskets of flip-flops|candles|a crate of programs|ferns].
    `),
    tale: lines(`
      (house number address) With the {name} by the gate, [letters|lost uncles] come straight to the right door.
      (nursery kid baby child) The {name} on a bedroom door {v:marks} the border of [a small kingdom|an independent state].
      (wedding party reception) The {name} will point the [great-uncles|hungry] the right way while you're busy dancing.
      (bathroom bath laundry restroom) A small room with the {name} in it gets [longer visits|better reviews].
      (welcome porch family entryway !wedding) With the {name} on the porch, even the [postman|cat next door] feels expected.
      (kitchen coffee bar) The {name} {v:takes} the floor in the kitchen, [where all speeches are short|right above the crumbs].
      (!number !address !wedding) If walls have ears, the {name} {v:gives} yours [a voice|something to say back].
      (!bathroom !bath !nursery !restroom !laundry !wedding !lean) Nail the {name} up and the [shed|hallway|corner] becomes a proper address.
      (!number !address !wedding) Strangers will read the {name} and [nod|grin], and that's half a friendship.
      (!number !address !wedding) Half the fun of the {name} is catching someone [read under their breath|stop and read].
      (!number !address !wedding !lean) Hang the {name} a little out of the way, so that people [come across|discover] the words by themselves.
      (!number !address) The {name} {has} the good manners to say it once and [leave it there|wait].
      (!wedding) A house without {a_name} is [a book without a title page|a letter without a name on it].
      (house number address) Three turns past the [mailbox|old barn], and there {is} the {name}, so you know you're home.
      (house number address) Trick-or-treaters, [uncles|carol singers]: everyone finds the door with the {name} beside it.
      (bathroom bath laundry restroom) In a room with a lock and no view, the {name} {is} [the view|company].
      (nursery kid baby) First words come from books, from grandpa and from the {name} over the crib.
      (wedding) The {name} {v:greets} [great-aunts and plus-ones|early birds and latecomers] alike, before anyone else has time to.
      (wedding) Somewhere between the [parking lot|gate] and the champagne, the {name} {v:makes} it official.
      (wedding) A ring bearer will hide behind the {name} [at least once|before the vows].
      (wedding) Dress {them} up with [3 and: ivy|lanterns|a bow|ribbons|eucalyptus|paper cranes], and stand back.
    `),
    plain: lines(`
      (house number address !lean) Mounted beside the entrance, the {name} {v:helps} [visitors and couriers|guests and neighbors] find the right door.
      (nursery kid baby child) On a bedroom door or over a crib, the {name} {v:gives} the room [an owner|a personal mark].
      (wedding party reception) Placed near the entrance, the {name} {v:guides} guests without further explanation.
      (bathroom bath laundry restroom) The {name} {v:gives} a small, practical room [a friendly note|some personality].
      (welcome porch family entryway !bathroom !bath !nursery !restroom !laundry !wedding) By the front door, the {name} {v:sets} the tone before [the bell is rung|anyone steps inside].
      (office business shop salon studio) In a reception area, the {name} {v:tells} clients [where they have arrived|that they are in the right place].
      (!number !address !wedding !lean) The {name} can hang alone above a [door|console|bed] or lead a group of frames.
      At eye level and with clear wall around {them}, the {name} {is} read [without effort|first].
      (!number !address !wedding) The {name} {v:gives} visitors something to [read|smile at] while they wait.
      (!number !address !wedding !lean) Propped on a [mantel|shelf|sideboard], the {name} {v:needs} no nail at all.
      (!wedding) In family photographs, the {name} will show where the picture was taken.
      (!number !address !wedding) The {name} {v:marks} a room as finished, in the way [a title finishes a page|a signature finishes a letter].
      (!nursery !baby !kid !wedding) A new address is a fitting occasion to give {a_name}.
      (house number address) With the {name} in place, visitors, couriers and, if ever needed, an ambulance find the [house|door].
      (house number address) The {name} {v:completes} an entrance together with the [mailbox|doorbell|porch lamp].
      (!number !address !bathroom !bath !nursery !restroom !laundry !wedding) Suitable places include [3 and: the porch|a stairwell|a garden gate|the hallway|an office door|the end of a corridor].
      (house number address) Beside a porch lamp, the {name} can be read [after dark|on winter evenings] as well.
      (bathroom bath laundry restroom) Opposite the mirror or above the towel rail, the {name} {is} seen by every guest.
      (nursery kid baby) As a child learns letters, the {name} {v:becomes} the first word to recognize.
      (wedding) At the entrance, the {name} {v:confirms} to guests that they have found the right [garden|hall].
      (wedding) The {name} {v:appears} in many of the day's first photographs, so good light is worthwhile.
      (wedding) Framed by [3 and: greenery|candles|lanterns|fabric|flowers|ribbons], the entrance becomes part of the decoration.
      (wedding !lean) After the celebration, the {name} can [hang at home|stand on a shelf] as a reminder.
    `),
    terse: lines(`
      (house number address) The {name} {v:shows} the right door.
      (house number address) Guests look for the {name} first.
      (nursery kid baby child) The {name} {v:tells} whose room it is.
      (wedding party reception) The {name} {v:points} guests the right way.
      (bathroom bath laundry restroom) A small room gains from the {name}.
      (welcome porch family entryway !wedding !lean) Hang the {name} where guests arrive.
      (!number !address !wedding) Words on a wall. The {name} {v:says} enough.
      (!wedding) Give the {name} clear wall on all sides.
      The {name} {is} read on the way in.
      (!number !address !bathroom !bath !nursery !restroom !laundry !wedding !lean) Lean the {name} on a shelf, or hang {them}.
      (!wedding) The {name} {v:needs} no company.
      (!bathroom !bath !nursery !restroom !laundry !wedding) Over a door, the {name} {is} seen twice a day.
      (!nursery !baby !kid !wedding) Give the {name} for a new address.
      (!wedding) The {name} {v:turns} a door into your door.
      (!number !address) The {name} {v:says} it once.
      (bathroom bath laundry restroom) Guests have time to read the {name}.
      (nursery kid baby) The {name} {v:teaches} the first letters.
      (wedding) The {name} {v:meets} guests first.
      (wedding) Photos begin at the {name}.
      (wedding) Take the {name} home after the last dance.
      (wedding) Around {them}: [3 and: ivy|candles|lanterns|ferns|ribbon|flowers].
    `),
  },
  tips: {
    warm: lines(`
      (house number address) Walk up to your house at dusk before you mount the {name}; put {them} where [a porch light|the street lamp] falls.
      (outdoor porch garden yard gate) Under an overhang the {name} will [keep {its} looks longer|weather more slowly] than out in the rain.
      (!file !wedding !lean) Hang the {name} a little lower than feels right; people read [at eye level|level with their eyes], not at the ceiling.
      (!file !wedding) Tape a paper of the same size to the [wall|door] before you put up the {name}, and step back.
      (!file !wedding) Two fixing points keep {a_name} from tilting every time the [door slams|kids run by].
      (!file !number !address) A dry brush gets the dust out of the letters of the {name} better than [a cloth|wiping] does.
      (!number !address !wedding) On a rented wall, the {name} can lean on a [shelf|hook rail|mantel] and nobody loses a deposit.
      (!file !number !address !wedding) Let the {name} have the spot alone for now; other [frames|signs] nearby make people read none of them.
      (house number address !lean) If the shrubs have plans, hang the {name} [higher than they'll grow|on the other side of the door].
      (number address) Sweep the spiders off the {name} when you sweep the porch; webs hide [digits|a name] faster than you'd think.
      (wedding) Test the easel for the {name} outdoors; a [breeze|garden party] finds every wobble.
      (wedding) Hand the {name} to the friend who [arrives first|drives a van], along with a map.
      (wedding) Stand the {name} with the sun to one side, so [phones don't catch the glare|nobody squints to read].
    `),
    tale: lines(`
      (house number address) Play the stranger: walk up in the dark and see if you can find the {name}.
      (outdoor porch garden yard gate) With a roof's edge above {them}, the {name} will take [storms|winters] more lightly.
      (!file !wedding !lean) Hang the {name} at the height of [a tall friend's nose|a hello], not of the ceiling.
      (!file !wedding) If the {name} {v:tilts}, it's the [door's slamming|passing children]; a bit of putty in the corner ends that.
      (!file !number !address) Dust the letters of the {name} with a [soft paintbrush|clean makeup brush]; a cloth only skates over them.
      (!file !number !address !wedding) Leave bare wall on all sides of the {name}; [words|letters] need elbow room.
      (!number !address !wedding) Try the {name} in the hall, on the landing, over the stove; [words change with the room|one wall will suit].
      (!file !wedding) Keep houseplants from growing across the {name}, or visitors will [finish the sentence themselves|read only half].
      (wedding) Wind loves an easel, so give the {name} [a sandbag|two stones] for ballast.
      (wedding) Name a guardian for the {name}, or {it} will spend the reception [in a hatchback|behind the coats].
      (wedding) Walk in as a guest would, and put the {name} where you [look first|take the wrong turn].
    `),
    plain: lines(`
      (house number address) Check that the {name} can be read [from the street|from a car] by day and after dark.
      (outdoor porch garden yard gate) A sheltered place, out of driving rain and [harsh sun|the sprinkler], is easier on the {name}.
      (!file !number !address !wedding !lean) Mount the {name} so that the text is near eye level for people who [stand|walk past].
      (!file !wedding !lean) Use two fixing points for the {name} so that {it} cannot turn when the door [closes|slams].
      (!file !wedding !lean) Hold a paper template of the {name} in place and view it from [the usual distance|the entrance] first.
      (!file !wedding !lean) Choose fixings for the {name} that match the surface, since [brick|masonry], plasterboard and doors need different ones.
      (!file !number !address !wedding) Leave a margin of bare wall around the {name}; nearby frames [compete with the text|distract].
      (!file !number !address) Clean the {name} with a soft dry brush, following the [letters|edges], before trying anything damp.
      (!file !wedding !porch !feet !foot !ft !yard !garden !lean) Removable adhesive strips suit the {name} only when they are rated for [the weight|the weight and the wall].
      (house number address) Choose a place where the {name} {v:stands} out in tone from the [wall|siding] behind.
      (number address) Clean the {name} with water and a soft brush before the [spring|first guests], cobwebs included.
      (wedding) Weigh down the easel for the {name} if the reception is outdoors.
      (wedding) Check every name and the date on the {name} [as soon as it arrives|well before the day].
      (wedding) Ask the venue in advance where the {name} may stand and [who sets it up|when it can be set up].
    `),
    terse: lines(`
      (house number address) Read the {name} from the street first.
      (outdoor porch garden yard gate) Under a roof edge, the {name} {v:ages} slower.
      (!file !wedding !lean) Hang the {name} at eye level.
      (!file !wedding !lean) Two screws hold the {name} straight.
      (!file !wedding) Try the place of the {name} with paper.
      (!file !number !address) Brush dust from the letters of the {name}.
      (!file !wedding) Leave a margin of wall around the {name}.
      (!file !wedding !lean) Match the fixings of the {name} to the wall.
      (wedding) Weigh down the easel of the {name} outdoors.
      (wedding) Check names and date on the {name} early.
      (wedding) Choose one person to set up the {name}.
    `),
  },
}
