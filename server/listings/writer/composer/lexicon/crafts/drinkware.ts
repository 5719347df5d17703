import { lines, stems, type Craft } from '../craft.ts'

export const DRINKWARE: Craft = {
  nouns: stems('mug cup tumbler teacup goblet tankard stein yunomi chawan demitasse glass'),
  signs: stems('mug cup teacup drinkware'),
  emojis: ['☕', '🍵', '🌿', '🤍', '🏡', '✨', '🎁', '🧡', '🍂', '☀️'],
  openings: {
    warm: lines(`
      {A_lead} for the ten minutes you keep [to|for] yourself.
      {A_lead}, and [a good excuse|a good reason] to sit down.
      {A_lead} for [long talks|slow refills] at the kitchen table.
      {A_lead} to carry out to [the porch|the garden step|the good chair].
    `),
    tale: lines(`
      {A_lead} for toasting the small stuff, such as [Tuesday|a parking spot].
      {A_lead} for anyone who takes refills [seriously|personally].
      {A_lead}, always one sip ahead of the [clock|to-do list].
      {A_lead} for [tall tales|long stories] and short breaks.
    `),
    plain: lines(`
      {A_lead} for [weekdays|quiet hours] and for company.
      {A_lead} to keep at the front of the [cupboard|shelf].
      {A_lead} for drinks at [home|the table], served with some care.
      {A_lead} for a [proper|real] pause in the day.
    `),
    terse: lines(`
      {A_lead} for [slow|unhurried] sips.
      {A_lead} for [one more|another] refill.
      {A_lead} for the [pause|break] between two tasks.
      {A_lead}. [Front of the shelf|Kept within reach].
    `),
  },
  scenes: {
    warm: lines(`
      Take your {name} [out to the step|over to the window|into the garden] and let [the laundry|the inbox|the dishes] wait.
      Every house has a favorite that's never in the cupboard, and the {name} may [well be next|soon be missing too].
      Give the {name} to the [friend|neighbor|sister] who always stays for one more.
      There's a spot for the {name} next to [3 or: the sewing machine|the crossword|your laptop|the garden gloves|a pile of library books].
      When [a friend|your sister|a neighbor] says she can only stay five minutes, get the {name} out anyway.
      Fill the {name} for whoever [lost the coin toss and cooked|did the dishes last night|carried the groceries up the stairs].
      On a slow [Sunday|Saturday], the {name} can go from [bed to sofa to porch|kitchen to garden and back] without ever being put away.
      Tuck [a folded note|a few sweets|a packet of cookies] into the {name} and that's a birthday present sorted.
      Mix the {name} with the odd ones you own; a table where nothing matches is easier to [talk|laugh] at.
      (mug cup teacup) Reach for the {name} [before the phone|before the news|before anyone asks you anything].
      (mug cup) Keep the {name} at your desk, and nobody hands you [the chipped one|somebody else's] by mistake.
      The {name} {v:goes} with [3 or: a long phone call|the last chapter|a plate of toast|the radio on low|rain on the porch roof].
    `),
    tale: lines(`
      Some people have a favorite chair; others have the {name} and will sit [anywhere|on the stairs if need be].
      Put your {name} down for one minute in a shared kitchen and [count|line up] the suspects.
      Two sips in, the {name} {has} already turned [a doorstep|a back stair|an upturned crate] into a café.
      The to-do list can be as long as it likes; the {name} {v:comes} [first|before item one].
      Fill the {name}, find [a blanket|a patch of sun|the good chair] and call it an expedition.
      Refills count as exercise when the {name} {v:lives} [upstairs|at the far end of the house].
      Raise the {name} to [2 and: the bus that waited|the bread that rose|the plumber who came|the email that never got sent].
      [Rain|Sleet] outside, a jigsaw with one piece missing, the {name}: there goes the afternoon.
      Give the {name} to the [aunt|friend|neighbor] whose kitchen light is always on.
      Hide the {name} behind the [cereal|flour|oatmeal] if you live with [borrowers|teenagers].
      A [long story|good secret] needs something to hold on to, and the {name} {v:does} the job.
      Every cupboard has a front row and a back row, and nobody puts the {name} in the [back|dark].
    `),
    plain: lines(`
      The {name} {v:suits} [a garden table|an afternoon break|a reading chair] as well as [a dinner with guests|a laid table].
      (!goblet !stein !tankard) At a [desk|workbench|drawing table], the {name} {v:marks} the break between two [meetings|tasks].
      On an open shelf, the {name} can stay [in sight|on show] between [meals|uses].
      The {name} {v:mixes} easily with plain [plates and bowls|tableware] from other makers.
      Offer guests the {name} with [2 or: a slice of cake|a bowl of nuts|a plate of cookies|bread and olives] beside {them}.
      For a [new colleague|new neighbor|host], the {name} {v:is} a present that asks for no special occasion.
      (!goblet !stein !tankard) Keeping the {name} at the [office|studio|workshop] makes a shared kitchen a little more personal.
      A drink in the {name} makes a short break feel like a [proper|real] one.
      On a tray with [2 and: a small jug|a folded napkin|a plate of fruit|a bowl of nuts], the {name} {v:is} easily carried outside.
      In a row of [older|collected] pieces, the {name} {v:brings} some variety to the shelf.
      (!goblet !stein !tankard) The {name} {v:belongs} within reach of the [kettle|tap|table], where {it} will be used.
    `),
    terse: lines(`
      The {name}, a [book|window|bench], ten minutes.
      Fill the {name}. Sit down. [Stay there|Stay put].
      (!goblet !stein !tankard) Keep the {name} [on the desk|by the bed|on the sill].
      The {name} {v:goes} out to the [porch|garden|steps] with you.
      (!goblet !stein !tankard) Breakfast, [toast|the radio], the {name}.
      For [guests|company], put the {name} out first.
      The {name} {v:sits} well among [plain plates|odd pieces|old favorites].
      Give the {name} to [a host|a new neighbor|someone moving in].
      Lend the {name} [to nobody|with care].
      (!goblet !stein !tankard) [Late night|Early start|Long call]: reach for the {name}.
      Leave the {name} [out|in reach]. Cupboards are for spares.
    `),
  },
  tips: {
    warm: lines(`
      (mug cup teacup) Fill the {name} with hot tap water while the kettle boils; your [drink|tea or coffee] will stay warm longer.
      Leave the {name} a finger short of full; the walk to the [sofa|desk|porch] is bumpier than you think.
      Rinse the {name} soon after the last sip, and you won't be scrubbing [rings|a dark line] off the bottom later.
      (!dishwasher) When in doubt, wash the {name} by hand; a soft sponge is never [wrong|the wrong answer].
      (mug cup teacup) Give the {name} a minute between fridge and boiling water; sudden jumps are hard on most [cups|drinkware].
      Stand the {name} right way up on the shelf; the rim is the first thing to [catch|take] a knock.
      Let the {name} drip dry on a folded towel, and no ring will be waiting on the [shelf|counter].
      Slip a coaster under the {name} on [the good table|a polished desk]; [drips|warm drinks] leave marks faster than you'd think.
    `),
    tale: lines(`
      Fill the {name} to the brim only if you enjoy walking like a [tightrope artist|cat burglar].
      A coaster under the {name} saves you from explaining [moons|rings] on the table to your mother.
      Rinse the {name} before [bedtime|lunch], or by tomorrow it counts as archaeology.
      Keep the {name} rim side up on the shelf; top edges have the most to [lose|fear].
      (mug cup teacup) From the fridge to boiling water is a long leap, so let the {name} rest [halfway|a while] in between.
      (!dishwasher) A soft sponge and half a [song|podcast] will have the {name} clean.
      Stacking is for [chairs|pancakes]; give the {name} a [square|spot] of shelf with no upstairs neighbor.
      (mug cup teacup) Swirl some hot tap water around the {name} first, and your [tea|coffee] keeps its heat for you.
    `),
    plain: lines(`
      (mug cup teacup) Rinsing the {name} with hot tap water before pouring helps a hot drink [hold|keep] its temperature.
      Wash the {name} with a soft sponge rather than a scouring pad, which dulls [most surfaces|many finishes].
      Store the {name} upright rather than on the rim, as rims take knocks [first|most often].
      (mug cup teacup) Allow the {name} to reach room temperature before going from [very cold to very hot|one extreme to the other].
      Rinse the {name} soon after use, since [tea and coffee|dark drinks] stain most readily once dry.
      A coaster under the {name} protects a [polished|varnished] table from heat and moisture.
      Dry the {name} before returning {them} to a closed [cupboard|cabinet]; trapped moisture marks shelves.
      Lift the {name} out by the body rather than pulling at the rim when the [shelf|cupboard] is crowded.
    `),
    terse: lines(`
      Rinse the {name} [soon after use|after the last sip].
      Wash the {name} with a soft [sponge|cloth].
      Store the {name} rim up.
      Put a coaster under the {name} on [bare|polished] tables.
      Let the {name} dry before {it} {v:goes} back on the [shelf|hook].
      (mug cup teacup) Bring the {name} to room temperature before pouring [anything hot|hot drinks].
      Do not stack the {name}. Give {them} room.
      (mug cup teacup) Warm the {name} with hot tap water first.
    `),
  },
}
