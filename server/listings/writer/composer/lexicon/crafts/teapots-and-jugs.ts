import { lines, stems, type Craft } from '../craft.ts'

export const TEAPOTS_AND_JUGS: Craft = {
  nouns: stems('teapot jug pitcher creamer carafe decanter ewer'),
  signs: stems('teapot'),
  emojis: ['🫖', '🍵', '🌿', '🤍', '🏡', '✨', '🎁', '🥛', '🌼', '🧡'],
  openings: {
    warm: lines(`
      {A_lead} for tables where somebody always wants [more|a refill].
      {A_lead} for [second helpings|the second pour] and long mornings.
      {A_lead} to pass from [hand to hand|one end of the table to the other].
    `),
    tale: lines(`
      {A_lead}, with a good line in [refills|pouring].
      {A_lead} for tables that run [late|on second cups].
      {A_lead} for the [host|aunt] who never lets a cup stand empty.
    `),
    plain: lines(`
      {A_lead} for serving at [breakfast|the table] and in the garden.
      {A_lead} for the [family|breakfast] table and for guests.
      {A_lead} to [pour|serve] from and to leave on the shelf.
    `),
    terse: lines(`
      {A_lead} for [slow|good] mornings.
      {A_lead} for [one more|a second] round.
      {A_lead}. Pour, pass, stay.
    `),
  },
  scenes: {
    warm: lines(`
      Set the {name} in the middle, so nobody has to [get up|ask twice] for a second pour.
      Carry the {name} out to the [porch|garden table] and you've bought yourself another hour outside.
      When [your mother|the neighbor|an old friend] drops by, get out the {name}, and there's time to sit down.
      Leave the {name} on an open shelf; behind a cupboard door nobody [pours|remembers].
      Give the {name} to the couple who [have just moved in|host every Sunday], and drop by to test {them}.
      Put the {name} on a tray with [2 and: two cups|toast|a few cookies|the newspaper|berries] and go back to bed.
      Breakfast feels less like a [race|relay] with the {name} on the table.
      There's no need to wait for guests; the {name} and [one cup|a good book] are a party of sorts.
      Let the {name} sit by the window between meals, next to [3 or: the herbs|a cookbook|the fruit|a plant|the radio].
      (jug pitcher) Between meals, stand a few [branches|tulips|herbs] in the {name} and nobody will know {it} {has} a day job.
      (teapot) Fill the {name} when you [get in from the rain|start a letter], and don't answer the phone till {it's} empty.
    `),
    tale: lines(`
      Tip the {name}, pause for effect, and let the [table|guests] admire the pour.
      The {name} {v:travels} clockwise, the gossip [counterclockwise|goes the other way].
      A [rainy|snowed-in] day is only as long as what's in the {name}.
      Place the {name} at your own end of the table if you wish to [be popular|rule].
      The {name} {v:bows} to each cup in turn, and [very low|deeper] to the last one.
      Give the {name} to a friend who says "just a drop" and [means three cups|holds out a bucket].
      Every good [story|confession] needs a pause for pouring, and here's the {name}.
      With the {name} on the shelf above, the sink has something to [look up to|admire].
      Anyone may bring cake; whoever holds the {name} runs the meeting.
      (jug pitcher) Put wild [carrot|grasses] in the {name} when {it} {is} off duty and call it a holiday.
      (teapot) The {name} {v:brews}, the rain performs, and nobody [goes|has to go] anywhere.
    `),
    plain: lines(`
      Placed in the middle of the table, the {name} {v:lets} everyone pour [for themselves|at their own pace].
      The {name} {v:suits} a breakfast for [two|the family] as well as an afternoon with guests.
      On an open shelf, the {name} {v:remains} in view between [meals|uses].
      The {name} {v:sits} comfortably on a tray with [2 and: two cups|a small plate|a folded napkin|a bowl of sugar].
      For [a wedding|a housewarming|a host], the {name} {v:is} a present that brings people to the table.
      Serving from the {name} slows a meal down in a [pleasant|welcome] way.
      The {name} can be combined with [plain|older] cups; a matching set is not required.
      In a [meeting room|studio], the {name} {v:offers} visitors more than a vending machine can.
      Outdoors, the {name} {v:saves} several trips back to the [kitchen|house].
      (jug pitcher) Between meals, the {name} can hold [garden stems|cut branches] on a sideboard.
      (teapot) A full pot allows a conversation to run on, and the {name} {v:gives} it [room|time].
    `),
    terse: lines(`
      The {name}, two cups, [no hurry|the porch].
      Pass the {name} [left|along]. Start again.
      Set the {name} down and let [guests|everyone] pour.
      Keep the {name} on the [shelf|tray|sill].
      The {name} {v:goes} out to the [garden|porch].
      Give the {name} to [a host|newlyweds|a new neighbor].
      One [tray|table], the {name}, one more hour.
      Mixed cups. The {name}. [Sunday|Breakfast].
      Pour from the {name}. [Talk|Sit]. Pour again.
      (jug pitcher) Put [stems|branches] in the {name} between meals.
      (teapot) Rain outside. Tea in the {name}.
    `),
  },
  tips: {
    warm: lines(`
      (teapot) Swirl hot water around the {name} before you brew, and the tea stays [warm|hot] a while longer.
      (teapot) Skip the soap inside the {name} most days; a good rinse and [an open lid|air] will do.
      Don't fill the {name} to the very top; the first pour is where [drips|splashes] happen.
      Tilt the {name} quickly and finish with a small lift, and the [spout|lip] dribbles less.
      Rinse the {name} soon after you empty {them}; milk and juice cling to [corners|the bottom].
      Leave the {name} open to dry before {it} {v:goes} on the shelf, so nothing turns [musty|stale].
      Steady the {name} with a second hand when full; [liquid|a full pot] is heavier than it looks.
      Clean the spout or lip of the {name} with a [small bottle brush|pipe cleaner] now and then.
    `),
    tale: lines(`
      (teapot) Wake the {name} with a splash of hot water before the [leaves|tea] go in.
      (teapot) Soap has a long memory in a teapot, so rinse the {name} and let [air|time] do the rest.
      Pour from the {name} like you mean it; dribbles favor the [timid|hesitant].
      Leave a finger of room in the {name}; the last inch always ends up on the [cloth|host].
      Rinse the {name} before milk has time to [sign a lease|settle in].
      (teapot) A pipe cleaner in the spout does for the {name} what [dentists|plumbers] do for others.
      Keep the {name} open while {it} {v:dries}; shut in, the damp starts to [plot|hum].
      Use two hands on the {name} when full, as with [babies|trophies].
    `),
    plain: lines(`
      (teapot) Warm the {name} with hot water before brewing, so that the tea keeps its [heat|temperature].
      (teapot) Rinse the {name} with water alone after everyday use, as soap can [linger|leave a taste].
      Fill the {name} to a finger below the rim to prevent [spills|drips] at the first pour.
      Finish each pour from the {name} with a slight upward turn, which [reduces|limits] drips.
      Rinse the {name} soon after use, since milk and fruit juice [cling|dry] quickly.
      Leave the {name} open until fully dry before [storing {them}|closing a cupboard].
      Clean the spout or lip of the {name} with a [narrow|soft] brush from time to time.
      Support the {name} with a second hand when [full|pouring for a large table].
    `),
    terse: lines(`
      (teapot) Warm the {name} before brewing.
      (teapot) Rinse the {name} without soap.
      Fill the {name} to a finger below the rim.
      Rinse the {name} soon after [milk or juice|use].
      Let the {name} dry [open|with air around {them}].
      (teapot) Brush the spout of the {name} [now and then|each month].
      Use two hands when the {name} {v:is} full.
      Pour from the {name} in one go. Lift.
    `),
  },
}
