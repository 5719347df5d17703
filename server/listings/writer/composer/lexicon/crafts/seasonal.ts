import { lines, stems, type Craft } from '../craft.ts'

/** What comes out for a season and is put away again. */
export const SEASONAL: Craft = {
  nouns: stems('ornament wreath stocking advent bauble lantern diya pumpkin decoration easteregg'),
  signs: stems('christmas diwali'),
  emojis: ['✨', '🌟', '🧡', '🎁', '🏡', '💛', '🕯️', '💫'],
  openings: {
    warm: lines(`
      {A_lead} for people who start [decorating early|a week before everyone else].
      (!diya !pumpkin !egg) {A_lead} for the [hook by the front door|corner that's bare all year].
      {A_lead} to find again in [a box on the top shelf|next year's box].
    `),
    tale: lines(`
      {A_lead} for the [week when the house smells of baking|time of year that allows a little too much].
      {A_lead}, on [its best behavior until the season's over|duty as long as the season lasts].
      {A_lead} for those who hum while [decorating|untangling things].
    `),
    plain: lines(`
      {A_lead} to bring out [year after year|each time the season returns].
      {A_lead} for [the home in season|a seasonal corner].
      {A_lead} for [a door, a window or a table|homes that mark the season].
    `),
    terse: lines(`
      {A_lead} for [the season|each year].
      (!diya !pumpkin !egg) {A_lead}. [Out of the box|Unpack, hang, step back].
      {A_lead} for [the door or the window|a spot by the door].
    `),
  },
  scenes: {
    warm: lines(`
      Bring the {name} out [a week|two weeks] before everyone else; nobody's counting.
      (!diya !pumpkin !egg) With the {name} by the front door, visitors know they've found the right house.
      Let the [youngest|oldest|newest] at home pick the spot for the {name}, and leave it at that.
      (ornament bauble) Off the tree, the {name} {v:works} on [a curtain hook|a cabinet knob|a bare branch in a jug].
      (wreath) Besides the front door, the {name} {v:suits} [the mantel|the pantry door|the wall above the bed].
      (stocking) The {name} {v:takes} an orange, a paperback and whatever wouldn't fit anywhere else.
      (diya lantern) Set the {name} on the step before dark, when the first guests [look for the bell|come up the path].
      (pumpkin) A bowl of apples and the {name} will see the kitchen table through the whole fall.
      Some [boxes|trunks|suitcases] get opened once a year, and the {name} should be on top.
      The first [year|winter|season] in a new home is a good year for the {name}.
      Take the {name} to your host, in place of another [bottle|box of chocolates].
      Somebody will ask where the {name} {is} the moment the box comes down from the attic.
      Nobody minds if the {name} {v:stays} up [a week|a little] after the rest.
      Mail the {name} to the one who can't come home for it this year.
      Put {them} up with [3 and: the radio on|cocoa|the good ladder|a helper under ten|too many opinions].
      (!diya !pumpkin !egg) There's [cocoa|music|a ladder|an argument] first, then [hooks|string|a lost hammer|a vote], and by [dusk|supper|the second song|bedtime] {it} {is} up.
    `),
    tale: lines(`
      Down from the attic, out of the tissue, and there's the {name}, right on time.
      (!diya !pumpkin !egg) The cat will take an interest in the {name}; hang {them} one paw higher than you'd think.
      Every house has a person in charge of the {name}, and a person who moves {them} afterward.
      (ornament bauble) The branch near the top has been reserved for the {name} since [last week|breakfast].
      (wreath) The front door puts on the {name} and stands a little straighter.
      (stocking) By morning the {name} will have lumps in all the right places.
      (diya lantern) One by one the windows go bright, and the {name} {v:joins} in.
      (pumpkin) No carving, no seeds in the sink: just the {name} and a smug look on the mantel.
      [Neighbors|Joggers|Small children] will slow down for the {name}, and so will their dogs.
      While the [cookies cool|kettle boils|records change], move the {name} two inches left, then back again.
      Hide the {name} somewhere odd and let the children [report it|find {them}].
      In a box marked "fragile", the {name} will spend a quiet [summer|eleven months].
      The {name} {v:comes} out with the good [napkins|plates] and the loud [uncle|records].
      {It} {v:goes} with [3 and: burnt cookies|tangled lights|thick socks|off-key singing|leaves on the mat].
      Down comes the [box|suitcase|old trunk|hatbox], out come [the tangles|the crumbs|last year's jokes|somebody's glove], and then, [at last|right way up|in tissue|as ever], the {name}.
    `),
    plain: lines(`
      Placed near the entrance, the {name} {v:marks} the season before the first room.
      The {name} can be brought out each year and stored with the other decorations afterward.
      (ornament bauble) The {name} may hang on a tree, in a window or from a [branch in a vase|cabinet handle].
      (wreath) Indoors or under a covered porch, the {name} {v:suits} a door, a wall or a mantel.
      (stocking) The {name} can hang from a mantel, a banister or the end of a bed.
      (diya lantern) Several lights in a row beside the {name} will lead guests to the door.
      (pumpkin) The {name} {v:stays} appropriate from the first cool evenings until late fall.
      (!stocking) A sideboard with the {name} and [a few branches|a bowl of fruit] is decorated enough.
      In a small apartment, the {name} alone can stand for the whole season.
      Families often add a piece like the {name} every year, as a [record|tradition].
      The {name} {v:makes} a considered gift for a host, given early enough to be used.
      For relatives abroad, send the {name} in time for the first day of the season.
      In an office or shop window, the {name} {v:sets} the tone without taking much room.
      (!stocking !ornament !bauble) Suitable places include [3 and: a door|a window|a mantel|a staircase|a sideboard].
      Taken out [a week early|at the start of the season|on a free evening|once the days shorten], {it} {v:gives} [a hall|a window|a table|a guest room] [a seasonal note|some warmth|a reason to look twice|a fixed point].
    `),
    terse: lines(`
      Out of the box: the {name}.
      (!diya !pumpkin !egg) The {name} by the door. The season may begin.
      (ornament bauble) Tree, window, branch: hang the {name} anywhere.
      (wreath) The {name} on the door, or inside.
      (stocking) Hang the {name}. Wait for morning.
      (diya lantern) Set the {name} out before dark.
      (pumpkin) The {name} and a few leaves. Fall is covered.
      (!diya !pumpkin !egg) One window, one hook, the {name}.
      Let the youngest place the {name}.
      Give the {name} to the host, early.
      A small room needs only the {name}.
      New home, first season, the {name}.
      The {name} can stay a week longer.
      (!stocking !ornament !bauble) For [3 or: door|window|mantel|stairs|table].
      Up early. Down late.
    `),
  },
  tips: {
    warm: lines(`
      Wrap the {name} in tissue before you box {them} up, and label the side that faces you.
      Pack the {name} [last|on top], so {it} {v:comes} out first next year.
      (!diya !pumpkin !egg) Test the hook or nail with your own hand before you hang the {name} from it.
      (wreath ornament bauble) A loop of fishing line holds the {name} without showing.
      (diya lantern) Keep curtains, sleeves and dry leaves well away from the {name} once there's a flame.
      Store the {name} where it's dry and cool; attics get [hotter|damper] than you'd believe.
      Take a photo once the {name} {is} up, and next year takes half as long.
      Keep the {name} a good arm's length from the radiator, which dries and warps things.
      Write [3 and: the year|the room|what's inside|which way is up|who helped] on the box.
    `),
    tale: lines(`
      Swaddle the {name} in tissue for the off-season; boxes rattle, [attics creak|cats climb], mice browse.
      Write the year and one [good memory|small disaster] on a slip, and tuck it in with the {name}.
      (!diya !pumpkin !egg) Hang the {name} above [wagging tails|toddler height], unless you enjoy repairs.
      (diya lantern) Give the {name} a clear space; curtains are nosy.
      (wreath) Fluff the {name} with your fingers after a year in the box, as you would a sleepy hen.
      (ornament bauble) Put the {name} on an inner branch, where the light comes through.
      (!diya !pumpkin !egg) Do not trust the old nail with the {name} until you've given it a firm tug.
      Let the {name} be the first thing out of the box, before anyone finds the tangled lights.
      Keep {them} from [3 and: damp cellars|curious mice|hot attics|heavy boxes|low shelves] until next time.
    `),
    plain: lines(`
      Wrap the {name} in tissue and store {them} in a rigid box.
      Label the box of the {name} with the contents and the room.
      (!diya !lantern) Keep the {name} away from heaters and open flames.
      (wreath) Support the {name} on a hook with a wide curve, so that the back is not dented.
      (ornament bauble) Hang the {name} on a strong inner branch rather than at the tip.
      (diya lantern) Never leave a burning light in the {name} unattended.
      Store the {name} in a dry place with steady temperatures, such as a closet.
      Dust the {name} with a soft brush before packing, since dust settles in over a year.
      (wreath lantern diya pumpkin) Hang or set the {name} where rain does not reach {them}.
      In storage, avoid [3 and: damp|heat|pressure|bright light|dust].
    `),
    terse: lines(`
      Pack the {name} last. Unpack {them} first.
      Label the box of the {name}.
      (wreath) Use a wide hook for the {name}.
      (ornament bauble) Hang the {name} on an inner branch.
      (diya lantern) Watch the {name} while {it} {v:burns}.
      Dust the {name} before you pack {them}.
      Keep the {name} clear of heaters.
      Cool, dry, wrapped.
    `),
  },
}
