import { lines, stems, type Craft } from '../craft.ts'

// Anything turned, joined or carved: what is said of seats and tables needs the word for it.
export const WOODWORK: Craft = {
  nouns: stems('stool footstool table bench chair desk easel ladder nightstand cabinet carving'),
  signs: stems('wood wooden woodworking woodturned'),
  emojis: ['🌳', '🏡', '🌿', '🎁', '✨', '🤎', '🔨', '🍃'],
  openings: {
    warm: lines(`
      {A_lead} for a room that could use [some grain|a bit of the woods].
      {A_lead} to [live with|pass by and run a hand over].
      {A_lead}, at home where [life happens|the shoes come off].
    `),
    tale: lines(`
      {A_lead}, a bit of the [woods|forest] come indoors.
      {A_lead} for anyone who [knocks on wood|counts tree rings].
      Meet {a_lead}, [house-trained and ready|a tree's second career].
    `),
    plain: lines(`
      {A_lead} for [daily use|a lived-in room|a working home].
      {A_lead} that {v:brings} visible grain into a room.
      {A_lead} for rooms with [few, good things|room to breathe].
    `),
    terse: lines(`
      {A_lead}. [Grain and form|Wood, well placed|Made to be near].
      {A_lead} for [a quiet corner|a calm room|a bare corner].
      {A_lead} with the grain in view.
    `),
  },
  scenes: {
    warm: lines(`
      (stool footstool bench chair) Pull up the {name} for [tying shoes|a phone call|the cousin who came late] and push {them} back when you're done.
      (stool footstool) The {name} will get you to the [top cupboard|good dishes], and afterward {it} {v:holds} your tea.
      (table desk nightstand) Morning light across the {name}, [a cup|a newspaper|yesterday's crossword], nobody up yet.
      (table bench) Pull everyone up to the {name} and [nobody will check the time|dinner lasts till ten].
      (carving) Move the {name} to a different shelf now and then, and [you'll see {them} again|someone will ask about {them}].
      People put a hand on the {name} before they [say anything|know why]; let them.
      Set the {name} where the [afternoon|morning] light comes in low and you'll see every line of the grain.
      Next to [plain walls|painted furniture|old tile], the {name} {v:keeps} a room from feeling brand-new.
      Give the {name} a place you pass ten times a day, [by the stairs|near the stove|in the hall].
      Scratches happen, and on the {name} they'll be [part of the story by spring|yours, at least].
      There's room for the {name} [by the window|in the hall|beside the bookcase|near the back door].
      The {name} {v:looks} good beside [a folded blanket|a big plant|a stack of old books], and no one has to match anything.
      Someone who just [bought a house|finished painting] may be short of exactly {a_name}.
      Good neighbors for {them}: [3 and: a big plant|a reading lamp|old books|a row of boots|a basket of yarn|the record player].
      (ladder) Lean the {name} where a wall has [nothing on it|room to spare] and let the good blankets out.
      (ladder) In a bathroom the {name} {v:takes} towels in summer, and throws by the sofa from October.
      (easel) A recipe, a print, the family calendar: whatever's on the {name} gets [looked at|read] more than on the fridge.
    `),
    tale: lines(`
      (stool footstool bench chair) The {name} {v:holds} [sitters, climbers and stacks of mail|a guest, a cat or a leaning tower of books].
      (stool footstool) For small children the {name} {is} [a mountain|a stage|a fort]; for you, a way to the top shelf.
      (table desk nightstand) The {name} will come to know your elbows, your [cups|crosswords] and your worst handwriting.
      (table bench) Around the {name} [arguments end in pie|stories get longer every year].
      (carving) Put the {name} at the edge of a shelf, where {it} can [look out|keep watch] over the room.
      Somebody will knock on the {name} for luck [before the week is out|before an exam].
      Trees are never in a hurry; the {name} {v:keeps} [the habit|to that tradition].
      Run a thumb along the {name} and you're [following a whole summer|reading weather].
      The {name} {v:brings} a little [clearing|woodland] into a hall full of coats.
      Bare feet, a [rainy|slow] morning, and the {name} in the corner: that will do.
      Leave the {name} where the sun wanders by at [four|tea time], and the grain lights up like a map.
      Among all the [cables|screens] in a house, the {name} [{v:needs} no update|{v:waits} for no password].
      Bring {a_name} to a new house, and [the echo|some of the echo] moves out.
      (ladder) Climbing nowhere, holding blankets: the {name} {v:has} [retired early|found a calling].
      (easel) On the {name} even a [postcard|shopping list] looks like work in progress.
    `),
    plain: lines(`
      (stool footstool bench chair) As an extra seat, the {name} {v:waits} at the [wall|foot of a bed] and moves where needed.
      (stool footstool) The {name} {v:serves} as a [step|side table] when no one needs a seat.
      (table desk nightstand) The {name} {v:gives} [a lamp, a book and a cup|papers and a cup] a steady place.
      (table bench) Placed near a window, the {name} {v:becomes} the spot where [letters are written|breakfast takes place].
      (carving) On an uncluttered shelf, the {name} can be seen from [every side|more than one side].
      Visible grain lets the {name} sit beside [painted|upholstered|older] pieces without a matching set.
      The {name} {v:suits} a [hallway|bedroom|study|kitchen] where most other surfaces are smooth.
      Side light from a window brings out the [figure|grain] of the {name} more than ceiling light does.
      With use, the surface of the {name} will show [small marks|wear], which most owners come to like.
      Place the {name} where {it} {is} [touched and used|seen every day] rather than in a formal room.
      (!oak !walnut !maple !teak !beech !acacia !cherry !ash) The tone of the {name} will shift a little over the years as wood [meets light|ages].
      For a housewarming, the {name} will still be there when the flowers are gone.
      Simple surroundings, such as [a bare wall|one plant|a plain rug], set off the {name}.
      {It} {v:stands} well beside [3 or: a bookcase|an armchair|a tall plant|a window|a fireplace|a plain sofa].
      (ladder) Leaned against a wall, the {name} {v:shows} [blankets|quilts] that would otherwise lie folded in a closet.
      (easel) The {name} {v:shows} a changing [print|recipe|picture] without a nail in the wall.
    `),
    terse: lines(`
      (stool footstool bench chair) Sit, then push the {name} back.
      (stool footstool) The {name} {v:serves} as seat, step and side table.
      (table desk nightstand) A cup and a book on the {name}.
      (table bench) Gather at the {name}. Stay late.
      (carving) Give the {name} a shelf alone.
      The {name} {v:shows} {its} grain in low light.
      Put a hand on the {name}.
      Marks of use suit the {name}.
      One plant beside the {name} is enough.
      A plain wall suits the {name}.
      The {name} {v:sits} well near [a window|old books].
      No two trees match. The {name} {v:shows} it.
      Give the {name} in place of flowers.
      Place {them} near [3 or: a window|a lamp|the stairs|a bookcase|the stove|a door].
      (ladder) Lean the {name}. Hang the blankets.
      (easel) One picture at a time on the {name}.
    `),
  },
  tips: {
    warm: lines(`
      (stool footstool bench table chair desk nightstand) Stick pads under the {name} before the first evening; your floor will [stay quiet|keep its finish].
      (oil oiled wax waxed) When the {name} {v:looks} thirsty, rub in a thin coat of oil or wax and [wipe off the rest|leave overnight].
      (stool footstool bench table desk nightstand) Wipe spills off the {name} right away; standing water is what leaves [rings|pale marks].
      (!oak !walnut !maple !teak !beech !acacia !cherry !ash) Keep the {name} an arm's length from the radiator, since dry heat is what makes [wood crack|joints loosen].
      Go with the grain when you wipe the {name}, [never in circles|not across it], and scratches stay hidden.
      (!oak !walnut !maple !teak !beech !acacia !cherry !ash) Turn the {name} around every few months so the sun [ages both sides alike|doesn't play favorites].
      A barely damp cloth is plenty for the {name}; [soap and sprays|strong cleaners] do more harm than dust.
      Winter air is dry, so a hairline gap in the {name} may [open in January and close in May|come and go with the heating].
      (stool footstool bench table chair desk nightstand) If the {name} {v:rocks}, try another spot on the floor before you blame the [legs|joints]; few floors are flat.
      (stool footstool bench table desk nightstand) Don't park a hot pan or a dripping vase on the {name} without something [underneath|in between].
      (ladder) Put something grippy under the feet of the {name} and tie the top if [children|toddlers] are about.
    `),
    tale: lines(`
      (stool footstool bench table chair desk nightstand) Give the {name} soft pads to stand on, and midnight snacks stay [secret|unheard].
      (oil oiled wax waxed) Feed the {name} a little more of what {it} {was} finished with when the grain looks [thirsty|pale].
      Wood never quite forgets it was a tree, so keep the {name} away from [stoves|radiators] and deep puddles.
      (table desk bench nightstand) Rings on the {name} should be [inside the wood|for counting], not left by cups; a coaster helps.
      Dust the {name} the way you'd stroke a cat: [with the grain|in the direction it grows].
      (!oak !walnut !maple !teak !beech !acacia !cherry !ash) Sunbathing changes the {name}; turn {them} [with the seasons|now and then] so {it} {v:ages} evenly.
      For cleaning, the {name} {v:wants} a [nearly dry|wrung-out] cloth and no chemistry lesson.
      (stool footstool bench table chair desk nightstand) A wobble in the {name} is mostly a [floor with opinions|crooked floor]; move {them} a hand's width and see.
      (stool footstool bench table desk nightstand) Hot pans and wet vases are not to be introduced to the {name} without a [coaster|mat].
      (ladder) A grip pad under each foot keeps the {name} from taking a stroll.
    `),
    plain: lines(`
      (stool footstool bench table chair desk nightstand) Pads under the {name} protect [floors|hard floors] and reduce noise.
      (oil oiled wax waxed) Refresh the {name} with a thin coat of what {it} {was} finished with, then [buff {them} dry|remove the excess].
      Wipe the {name} along the grain with a [soft, barely damp|well-wrung] cloth and dry {them} at once.
      (!oak !walnut !maple !teak !beech !acacia !cherry !ash) Keep the {name} away from [radiators and stoves|direct heat], as fast drying can open joints and cause cracks.
      (stool footstool bench table desk nightstand) Use a coaster or mat under [hot and wet things|cups and vases] on the {name}.
      (!oak !walnut !maple !teak !beech !acacia !cherry !ash) Strong sunlight alters the color of wood, so turn the {name} [from time to time|twice a year] for even aging.
      Wood moves a little with humidity; small seasonal changes in the {name} are [normal|no defect].
      Lift the {name} rather than dragging {them}, since [joints take strain sideways|floors scratch easily].
      (stool footstool bench table chair desk nightstand) If the {name} {v:rocks}, check the floor first, since few floors are level.
      (ladder) Non-slip pads under the feet of the {name} keep {them} in place on smooth floors.
    `),
    terse: lines(`
      (stool footstool bench table chair desk nightstand) Lift the {name}. Do not drag.
      (oil oiled wax waxed) A thin coat of wax or oil suits the {name}.
      Wipe the {name} with the grain.
      (!oak !walnut !maple !teak !beech !acacia !cherry !ash) Keep the {name} away from [radiators|stoves].
      (stool footstool bench table desk nightstand) Dry spills on the {name} at once.
      (!oak !walnut !maple !teak !beech !acacia !cherry !ash) Turn the {name} now and then. Sun ages wood.
      No soap on the {name}; a damp cloth will do.
      Expect the {name} to move with the [seasons|weather].
      (stool footstool bench table chair desk nightstand) Soft pads under the {name} spare the floor.
      (stool footstool bench table desk nightstand) Nothing hot or wet goes straight on the {name}.
      (ladder) Put grip pads under the {name}.
    `),
  },
}
