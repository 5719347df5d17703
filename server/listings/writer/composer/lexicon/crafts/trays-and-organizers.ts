import { lines, stems, type Craft } from '../craft.ts'

// What gathers small things: on a desk, in a bathroom, on a sofa.
export const ORGANIZERS: Craft = {
  nouns: stems('tray organizer organiser caddy holder'),
  signs: [],
  emojis: ['🗂️', '✏️', '🏡', '✨', '🌿', '🤍', '🔑', '☕'],
  openings: {
    warm: lines(`
      (!bath !bathtub !shower !serving !breakfast !ottoman) {A_lead} for [all the little things|the odds and ends] that [wander off|get lost].
      (!bath !bathtub !shower) {A_lead} for a [corner|surface] that's gotten out of hand.
      (!serving !breakfast !ottoman) {A_lead}, so you'll know where you left [everything|the little things].
      (bath bathtub) {A_lead} for [long baths|Sunday baths] and short chapters.
      (serving breakfast ottoman tea coffee) {A_lead} for [breakfast in bed|the first guests|coffee on the steps].
    `),
    tale: lines(`
      (!bath !bathtub !shower !serving !breakfast !ottoman) {A_lead} for [herding|rounding up] the small stuff.
      {A_lead}, [a harbor|a parking lot] for [wandering things|whatever drifts].
      (!serving !breakfast !ottoman) Meet {a_lead}, [law and order in miniature|shepherd of small things].
      (bath bathtub) {A_lead} for [reading at sea|seagoing readers].
      (serving breakfast ottoman tea coffee) {A_lead} for [toast on the move|tea with a destination].
    `),
    plain: lines(`
      {A_lead} that {v:keeps} small items [together|in order|at hand].
      (!bath !bathtub !shower) {A_lead} for a [clear surface|tidier surface|surface in daily use].
      {A_lead} for things that should stay [within reach|in one place].
      (bath bathtub) {A_lead} for a bath with [a book|everything in reach].
    `),
    terse: lines(`
      {A_lead} for small things.
      {A_lead}. [All in one place|Everything at hand|Tidy is easy].
      (!bath !bathtub !shower) {A_lead} for a clear [desk|table|surface].
      (bath bathtub) {A_lead} for long baths.
    `),
  },
  scenes: {
    warm: lines(`
      (desk pen pencil office) Come Monday, the {name} [{v:has} a pen that works|{v:holds} everything that was under the papers on Friday].
      (bath bathtub) Set the {name} by the tub with [a book|a candle|your tea], close the door, and let them knock.
      (remote sofa couch) No more digging between cushions: the {name} [{v:has} the remote|{v:keeps} the remote and your glasses].
      (serving breakfast ottoman tea coffee) Carry breakfast to somebody on the {name}, and [stay for half of it|you'll be forgiven a lot].
      (!bath !bathtub !shower !serving !breakfast !ottoman) Put the {name} exactly where the mess [starts|usually begins], not where you think it ought to be.
      (tray entryway catchall valet !serving !breakfast !ottoman) Empty your pockets into the {name} when you come in: [3 and: keys|coins|receipts|earbuds|a pebble].
      The {name} {v:makes} a scatter of things look [like you meant it|like a plan].
      (!bath !bathtub !shower !wall !mounted !pen !pencil !brush) Wiping the [table|counter|desk] takes one move when everything on it lives in the {name}.
      (!bath !bathtub !shower !serving !breakfast !ottoman !pen !pencil !brush) Whoever shares [a bathroom|a desk|a kitchen] with other people will see the point of the {name} at once.
      It's a good feeling to reach for the {name} [without looking|half asleep] and find what you wanted.
      (!bath !bathtub !shower !serving !breakfast !ottoman) Give the {name} to the friend who is always [late because of the keys|looking for a pen].
      (!bath !bathtub !shower !wall !mounted !serving !breakfast !ottoman !pen !pencil !brush) Let the {name} hold [2 and: your reading glasses|lotion|a notebook|the charger|tomorrow's list] by the chair you always sit in.
      (!bath !bathtub !shower !serving !breakfast !ottoman !pen !pencil !brush) {It} will look after [3 and: the scissors|a roll of tape|your lip balm|stamps|a hair tie|the good pen] until you need them.
      (bath bathtub) The {name} can carry [3 and: a library book|a bar of soap|a candle|tea|a bowl of cherries|your glasses] across the water.
      (bath bathtub) Put the {name} across the tub on Sunday night, and [the week can wait|nobody needs you until the water's cold].
      (bath bathtub) Kids take over the {name} for [boats and bottle caps|a floating restaurant], and bath time runs long.
      (shower bath) With the {name} in place, [bottles stop falling on toes|you'll find the razor].
      (desk office pen pencil) The {name} {v:keeps} the good scissors [at your desk|with you], which is more than most families manage.
      (makeup jewelry jewellery) Getting ready goes faster when the {name} {v:puts} [everything in a row|the little things side by side].
      (mail letter) Bills in one slot, invitations in another: the {name} {v:sorts} the [mail|pile] before you've taken your coat off.
      (mail letter wall) By the door the {name} {v:keeps} [the permission slip|tomorrow's letters] where nobody can miss it.
      (serving breakfast ottoman tea coffee) Two cups, the pot, the milk, the biscuits: with the {name} you'll go [once|up the stairs once], not four times.
      (serving breakfast ottoman tea coffee) Between visitors, the {name} {v:lies} on the ottoman with [2 and: a candle|the remote|a magazine|your tea|a bowl of nuts] and {v:plays} coffee table.
      (serving breakfast ottoman tea coffee) Set out the {name} before guests come, with [3 and: cups|crackers|napkins|a pitcher|cheese|grapes], and sit down with them.
      (serving breakfast ottoman tea coffee) On a birthday the {name} {v:goes} upstairs with [toast and one flower|cake for breakfast].
      (pen pencil brush) Somebody borrows the good pen; with the {name} on the desk they know [where it goes back|where it lives].
      (pen pencil brush) Set the {name} by the phone, on the piano, next to the crossword: [wherever thoughts occur|lists start anywhere].
      (pen pencil brush) Fill {them} with [3 and: pencil stubs|the good pen|scissors|a ruler|paintbrushes|a letter opener] and clear the drawer.
    `),
    tale: lines(`
      (desk pen pencil office) Pens are migratory birds; the {name} {is} where they [winter|come home to roost].
      (bath bathtub) With the {name} by the tub, [a novel|a cup of tea] can come in for a swim, though it shouldn't.
      (serving breakfast ottoman tea coffee) On the {name} two cups and a [biscuit|plum] become a small event.
      (!bath !bathtub !shower !serving !breakfast !ottoman !pen !pencil !brush) The {name} {v:runs} a strict but kindly house for [paper clips|hair ties|loose buttons].
      (tray desk entryway catchall !serving !breakfast !ottoman) Corral the strays: [one cable, two keys, a coin|a ring, a pencil stub, a stamp] and the {name} {is} in business.
      Come evening, all things return to the {name}, [more or less|give or take a sock].
      (!bath !bathtub !shower !pen !pencil !brush) Chaos may rule the rest of the table; the {name} {is} [calm water|a small republic].
      The {name} {v:takes} in whatever the day [washes up|leaves on the shore].
      (!bath !bathtub !shower !serving !breakfast !ottoman !pen !pencil !brush) Somewhere between a nest and a filing cabinet, the {name} {v:keeps} [your small world|the little things] in reach.
      (!bath !bathtub !shower !wall !mounted !serving !breakfast !ottoman !pen !pencil !brush) Set the {name} down in the middle of a [muddle|heap] and see how soon it turns into a system.
      (!bath !bathtub !shower !serving !breakfast !ottoman) Wrap the {name} for anyone who has ever asked [where their glasses are|who took the scissors].
      (!bath !bathtub !shower !serving !breakfast !ottoman !pen !pencil !brush) All aboard: [3 and: the good scissors|two stamps|a ticket stub|a lucky coin|the tape|a lip balm]; nobody goes missing tonight.
      (bath bathtub) Once the {name} {v:spans} the tub, the captain may read [a novel|the menu] on the bridge.
      (bath bathtub) On the {name}: [3 and: a paperback|grapes|one candle|the duck|tea|a letter to reread]; in the tub, you.
      (bath bathtub) Land ahoy: the {name} {v:brings} [biscuits|a book] within reach of the shipwrecked.
      (shower bath) Bottles that used to leap from the ledge now ride in the {name}.
      (desk office pen pencil) A desk with the {name} looks as if its owner [answers letters|is never late].
      (mail letter) In the {name}, love letters and water bills [learn to get along|share a roof].
      (mail letter wall) High on the wall, the {name} {v:keeps} paper [from nesting on the table|off the cat's bed].
      (serving breakfast ottoman tea coffee) The {name} {v:sails} from kitchen to porch with a full load and [not a drop lost|one eye on the dog].
      (serving breakfast ottoman tea coffee) Toast travels best on the {name}, [under a napkin|crusts outward], before the butter makes up its mind.
      (serving breakfast ottoman tea coffee) Loaded with [3 and: tea|a boiled egg|yesterday's cake|marmalade|the crossword|two spoons], {it} {v:makes} a fine alarm clock.
      (pen pencil brush) A bouquet of pencils in the {name} needs [no water|only sharpening].
      (pen pencil brush) The {name} {v:keeps} the fountain pens and the chewed ones [on speaking terms|shoulder to shoulder].
      (pen pencil brush) Every masterpiece begins with finding [something to write with|a sharp point]; the {name} {v:helps} with that part.
    `),
    plain: lines(`
      (desk pen pencil office !bath !bathtub !shower) On a desk, the {name} {v:keeps} [pens and notes|everyday tools] beside the keyboard instead of under the papers.
      (shower bath bathtub) In the bathroom, the {name} {v:keeps} [bottles|sponges and brushes] together and easy to reach.
      (serving breakfast ottoman tea coffee) The {name} {v:carries} [cups and plates|a full breakfast] in one trip instead of three.
      (tray entryway catchall valet !serving !breakfast !ottoman) Placed near the door, the {name} can collect [3 and: keys|mail|coins|sunglasses|parking tickets].
      (!pen !pencil !brush) Items grouped in the {name} read as one arrangement, [which makes a room look calmer|so the surface around them looks clear].
      (!serving !breakfast !ottoman) The {name} {v:shortens} the search for [what is used daily|things that are always needed at once].
      (!wall !mounted) Moving everything for cleaning takes one hand when it is kept in the {name}.
      (!bath !bathtub !shower !serving !breakfast !ottoman !pen !pencil !brush) In a shared [kitchen|bathroom|office], the {name} {v:gives} each item an agreed place.
      (!serving !breakfast !ottoman !pen !pencil !brush) Use the {name} to separate [daily items from spares|what is in use from what is stored].
      (!bath !bathtub !shower !pen !pencil !brush) A [bedside table|console|windowsill] gains order from the {name} without another drawer.
      (!bath !bathtub !shower !serving !breakfast !ottoman) As a gift for [a new desk|a first apartment], the {name} will be used within the hour.
      (!bath !bathtub !shower !pen !pencil !brush) Pair the {name} with a small [lamp|plant] to finish a [desk|side table].
      (!bath !bathtub !shower !serving !breakfast !ottoman !pen !pencil !brush) {It} {v:groups} [3 and: scissors|tape|pens|lip balm|stamps|charging cables] that would otherwise spread.
      (bath bathtub) Laid across the tub, the {name} {v:holds} [a book and a drink|soap and a sponge] above the water.
      (bath bathtub) The {name} {v:takes} [3 and: soap|a book|a sponge|a candle|a cup|a towel] off the rim of the tub.
      (bath bathtub) In a small bathroom without a ledge, the {name} {v:serves} as a shelf at bath height.
      (shower bath) The {name} {v:keeps} bottles upright and [off the floor|in one place].
      (desk office pen pencil) Between two shared desks, the {name} {v:saves} a second set of [pens|tools].
      (mail letter) Incoming and outgoing letters stay apart in the {name}, so [bills|replies] do not get lost.
      (mail letter wall) On the wall, the {name} {v:keeps} papers [visible|at eye level] and the table clear.
      (serving breakfast ottoman tea coffee) On an ottoman or a bed, the {name} {v:gives} cups a firm surface where there is none.
      (serving breakfast ottoman tea coffee) Left on the sideboard, the {name} {v:keeps} [cups and pot|bottles and napkins] ready for visitors.
      (serving breakfast ottoman tea coffee) Set with [3 and: a pitcher|cups|small plates|napkins|fruit|a candle], {it} {v:turns} a garden table into a place to eat.
      (pen pencil brush) The {name} {v:keeps} [pens and scissors|brushes and pencils] upright and visible, so the right one is found at once.
      (pen pencil brush) At a reception desk or checkout, the {name} {v:makes} sure that there is always a pen to sign with.
      (pen pencil brush) {It} {v:takes} [3 or: pens|pencils|brushes|scissors|rulers|knitting needles].
    `),
    terse: lines(`
      (desk pen pencil office) The {name} {v:clears} the desk. Work begins.
      (shower bath bathtub) The {name} {v:clears} the edge of the tub.
      (serving breakfast ottoman tea coffee) Carry it all at once on the {name}.
      (tray entryway catchall valet !serving !breakfast !ottoman) Keys go in the {name}, every time.
      (tray entryway catchall valet !serving !breakfast !ottoman) Empty [pockets|bags] into the {name} at night.
      The {name} {v:groups} what drifts.
      (!bath !bathtub !shower !serving !breakfast !ottoman) Put the {name} where the mess begins.
      Fewer things out, and those in the {name}.
      (!bath !bathtub !shower !wall !mounted !pen !pencil !brush) Lift the {name}, and the table is clear.
      The {name} {v:keeps} what you use in reach.
      (!bath !bathtub !shower !serving !breakfast !ottoman) Give the {name} to a friend who loses things.
      (!bath !bathtub !shower !wall !mounted) With the {name}, [calm|order] returns to the table.
      (!bath !bathtub !shower !serving !breakfast !ottoman !pen !pencil !brush) Room for [3 and: scissors|tape|pens|stamps|keys|cards].
      The {name} {v:stays} out because {it} {v:looks} tidy.
      (bath bathtub) A book, a cup, the {name} across the tub.
      (bath bathtub) The {name} {v:makes} a shelf at bath height.
      (bath bathtub) Soap, sponge and book share the {name}.
      (shower bath) Bottles stand upright in the {name}.
      (mail letter) Letters in the {name}, not on the table.
      (mail letter wall) Paper goes up, into the {name}.
      (serving breakfast ottoman tea coffee) Tea for two on the {name}.
      (serving breakfast ottoman tea coffee) The {name} {v:makes} an ottoman a table.
      (serving breakfast ottoman tea coffee) Load the {name} once. Sit down.
      (pen pencil brush) A pen when you need one: reach for the {name}.
      (pen pencil brush) Brushes stand head up in the {name}.
      (pen pencil brush) The {name} {v:clears} a drawer.
    `),
  },
  tips: {
    warm: lines(`
      Start with less in the {name} than fits; [things move in by themselves|it won't stay that way].
      (!bath !bathtub !shower !serving !breakfast !ottoman !pen !pencil !brush) Keep tall things at the back of the {name} and [the ones you grab|daily ones] in front.
      (!wall !mounted !serving !breakfast !ottoman) Every Friday, tip out the {name} and put back only what [you used that week|belongs there].
      (!wall !mounted !pen !pencil !brush) A [coaster|folded cloth] inside the {name} is enough to keep small things from sliding about.
      (!wall !mounted !pen !pencil !brush) Don't let the {name} stand in a puddle; [lift {them}|pick {them} up] and wipe underneath when you clean.
      Crumbs and dust collect in the corners of the {name}, and a dry [paintbrush|makeup brush] gets them out.
      (!bath !bathtub !shower !serving !breakfast !ottoman) If two people use the {name}, [draw a border|agree on sides] and there'll be no arguments.
      (bath bathtub) Measure your tub, outer edge to outer edge, before you count on the {name}; [old tubs are wide|rims vary a lot].
      (bath bathtub shower) Let the {name} dry standing on edge after the bath, and [nothing turns musty|the rim dries too].
      (serving breakfast ottoman tea coffee) Load the {name} from the middle out, heavy things first, and [nothing slides|the corners stay yours to hold].
      (serving breakfast ottoman tea coffee) A damp napkin under the cups keeps them from skating on the {name} as you climb the stairs.
      (serving breakfast ottoman tea coffee) Wipe the {name} and dry {them} standing up; lying wet is what [warps and spots|ruins a tray].
      (pen pencil brush) Test every pen before it moves into the {name}; the dry ones always [get picked first|come back].
      (pen pencil brush) Brushes go in the {name} bristles up, and [only once they're dry|pencils point up too].
      (pen pencil brush) Tip out the {name} over the bin now and then; [shavings and crumbs|a whole winter of lint] hide at the bottom.
    `),
    tale: lines(`
      Leave one empty spot in the {name} for [luck|whatever turns up next].
      One law governs the {name}: [one thing in, one thing out|full means full].
      (!wall !mounted) Send the {name} on a spring cleaning: [tip, shake, wipe|out with everything], then home again.
      (!bath !bathtub !shower !serving !breakfast !ottoman !pen !pencil !brush) Stand the tallest at the back of the {name}, [as for a class photo|like a choir].
      (tray entryway catchall valet !serving !breakfast !ottoman) Coins sink to the bottom of the {name}; [go prospecting|pan for them] once a month.
      A dry brush will chase the crumbs from the corners of the {name} [faster than a cloth|in no time].
      (!bath !bathtub !shower !wall !mounted) Put the {name} on your side of the [table|counter] first and negotiate later.
      (bath bathtub) Measure the tub before launching the {name}; [no ship likes a narrow harbor|dry books are the reason].
      (bath bathtub shower) After the bath, stand the {name} on edge to dry, like [a surfboard|dishes].
      (serving breakfast ottoman tea coffee) The pot rides in the middle of the {name}, [cups at the rails|with an escort of cups].
      (serving breakfast ottoman tea coffee) Stairs first, spoons later: nothing rattles on the {name} like [cutlery in a hurry|a loose spoon].
      (pen pencil brush) Hold an audition for the {name}: pens that don't write [leave the stage|go home].
      (pen pencil brush) Bristles up, points up, and the {name} {v:looks} like [a good hair day|a small fireworks show].
    `),
    plain: lines(`
      (!bath !bathtub !shower !serving !breakfast !ottoman) Choose the place for the {name} by watching where things [pile up|are put down] now.
      (!serving !breakfast !ottoman !pen !pencil !brush) Arrange the {name} by frequency of use, with daily items [at the front|nearest the hand].
      Empty and wipe the {name} [once a month|at regular intervals], corners included.
      (!wall !mounted) Lift the {name} rather than sliding {them} across [polished|delicate] surfaces.
      Avoid filling the {name} to the edge, since crowded items are [taken out less often|harder to put back].
      (!pen !pencil !brush) Wipe spills in the {name} at once and let {them} dry before [refilling|things go back in].
      (!bath !bathtub !shower !serving !breakfast !ottoman !pen !pencil !brush) A small dish inside the {name} helps with [coins|rings|paper clips].
      (bath bathtub) Compare the width of the tub, outer edge to outer edge, with the {name} before use.
      (bath bathtub shower) Dry the {name} after each bath and let air reach [both sides|the underside].
      (serving breakfast ottoman tea coffee) Place the heaviest item in the center of the {name} and hold {them} [close to the body|with both hands].
      (serving breakfast ottoman tea coffee) A cloth on the {name} keeps cups from sliding and catches drips.
      (pen pencil brush) Store brushes in the {name} with the bristles up and only when dry.
      (pen pencil brush) Empty the {name} now and then to remove shavings and pens that no longer write.
    `),
    terse: lines(`
      Keep a third of the {name} free.
      (!bath !bathtub !shower !serving !breakfast !ottoman !pen !pencil !brush) Tall at the back of the {name}, small in front.
      (!serving !breakfast !ottoman) Empty the {name} once a [month|season].
      (!wall !mounted) Lift the {name} instead of dragging {them}.
      (!pen !pencil !brush) Wipe spills in the {name} at once.
      A dry brush cleans the corners of the {name}.
      (!serving !breakfast !ottoman) Only daily things go in the {name}.
      (bath bathtub) Measure the tub before using the {name}.
      (bath bathtub shower) Stand the {name} on edge to dry.
      (serving breakfast ottoman tea coffee) Heavy things go in the middle of the {name}.
      (serving breakfast ottoman tea coffee) A napkin on the {name} stops sliding cups.
      (pen pencil brush) Only pens that write go in the {name}.
      (pen pencil brush) Tip shavings out of the {name} each month.
    `),
  },
}
