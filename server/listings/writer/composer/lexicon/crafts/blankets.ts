import { lines, stems, type Craft } from '../craft.ts'

export const BLANKETS: Craft = {
  nouns: stems('blanket quilt throw afghan coverlet bedspread comforter lapghan'),
  signs: [],
  emojis: ['🧸', '🤍', '🌙', '🎁', '🌿', '☁️', '💛', '✨', '🏡', '🧡'],
  openings: {
    warm: lines(`
      {A_lead} for [whoever gets cold first|the one who is always cold].
      {A_lead} for evenings when [the windows stay open|nobody wants to move].
      {A_lead} for [slow Sundays|rainy weekends] and the couch.
    `),
    tale: lines(`
      {A_lead} for fort builders, late readers and [Sunday sleepers|cold feet].
      {A_lead} for long chapters and [short|dark] days.
      {A_lead} for the season of [soup|puddles] and second helpings.
      {A_lead} for anyone who considers bed a [destination|hobby].
    `),
    plain: lines(`
      {A_lead} for the bedroom, the sofa or a guest room.
      {A_lead} for [cool evenings|the colder months] at home.
      {A_lead} for [daily use|everyday use] in the rooms people rest in.
    `),
    terse: lines(`
      {A_lead} for cold [rooms|evenings].
      {A_lead} for long evenings in.
      {A_lead} for [bed, sofa or floor|sofa, bed or porch].
    `),
  },
  scenes: {
    warm: lines(`
      (!queen !king) Leave the {name} over the arm of the sofa and see who [claims|takes] {them} before the [movie|match] is over.
      Wrap up the {name} for a friend with [a first apartment|new keys|bare walls]; the furniture can come later.
      Fold {this} {name} at the foot of the [guest bed|spare bed], so nobody goes hunting for another layer at midnight.
      The first [frosty|stormy] evening of fall is for the {name} and [a pot of soup|a very long book].
      Pull the {name} up to your chin, find somebody's lap for your feet and [let the dishes wait|press play].
      (!queen !king) Keep the {name} near the back door for [shooting stars|fireworks|late suppers] and anyone who came out without a jacket.
      Two chairs and the {name} make a [fort|den|hideout] that will stand until [supper|bath time].
      You can stay on the porch for [one more song|another chapter|the end of the story] with the {name} over your knees.
      A chair by the window, the {name} and [a crossword|the weekend paper|a fat novel] will take care of Sunday morning.
      There's a place for {this} {name} on [3 or: the window seat|a guest bed|the good end of the couch|a porch swing|an armchair|the daybed].
      Carry the {name} out to the [tailgate|campfire|ball game] and you'll end up sharing with strangers.
      Sick day, snow day or [Saturday|jet lag]: the {name} and a tray take care of lunch.
      Hang the {name} on a ladder by the sofa, and {it} {v:doubles} as [decor|a hint] all summer.
    `),
    tale: lines(`
      Give the {name} a sofa and a wet afternoon, and half the household will [turn up|gather] with [snacks|books].
      By the second page, the {name} will have [gathered a cat|been joined by a child|reached your ears].
      The {name} {v:turns} any [armchair|bench|corner] into a place with its own weather, mild and [slightly sleepy|likely to stay].
      Explorers under ten know {this} {name} as a [cave|tent|ship], at least until dinner is called.
      The duty roster of the {name} reads [3 and: naps|forts|chilly mornings|good films|thunderstorms|picnics].
      [Somebody|A guest] will claim they are only borrowing the {name}. Nobody believes them.
      When the wind is rattling the gutters, draw the {name} closer and [feel smug|count the chimneys|turn another page].
      (!queen !king) Hang the {name} over a chair in plain sight, and let [somebody|the cat] draw the right conclusion.
      Send the {name} to a [far-off friend|student away from home] in place of the hug you would rather deliver yourself.
      Saturday has a [side door|short cut], and you get there by way of the {name} and a [pot of tea|stack of comics].
      Under the {name}, a flashlight and a [comic|map] make an hour after lights-out.
      The cat has signed for the {name} already; [appeals|visitors] are heard on Thursdays.
      Send the {name} to college, where {it} may outlast [several roommates|every houseplant].
    `),
    plain: lines(`
      Folded across the end of a bed, the {name} {is} within reach when the [night|room] turns colder.
      In a guest room, the {name} [{v:offers}|{v:gives}] visitors an extra layer without their having to ask.
      (!queen !king) Draped over the back of a chair, the {name} {v:stays} in view and in use through the [week|season].
      The {name} {v:suits} [3 or: a reading chair|a window seat|a guest bed|a daybed|a family sofa|a garden bench].
      As a housewarming present, the {name} {v:goes} to good use in [any room|the first week].
      On the sofa, the {name} {v:serves} [afternoon naps|evening reading|long films] as well as [sudden drafts|late visitors].
      Placed on a plain [sofa|bed], the {name} can set the [character|mood] of the room with little else around {them}.
      (!queen !king) On a terrace or balcony, the {name} {v:extends} an evening [by an hour or so|past sunset].
      In a cabin or [rental|vacation home], the {name} {v:makes} unfamiliar furniture feel [settled|lived in].
      Spread on the floor, the {name} {v:gives} children a clear place to [read|play|build].
      Hung on a ladder or a rail, the {name} can be seen [all year|in every season] and reached in winter.
      For a student moving into a first room, the {name} [{is}|{v:makes}] a piece of home to take along.
      In shared homes, the {name} {v:saves} a discussion about the [thermostat|open window].
    `),
    terse: lines(`
      Drape the {name} where [people sit|you read].
      Bed, sofa, floor: the {name} {v:moves} with you.
      Put the {name} at the foot of the [bed|guest bed].
      The {name} and a [novel|long film]. Evening planned.
      Keep the {name} on the [window seat|reading chair].
      Take the {name} out to the [porch|balcony] after dinner.
      Guests will look for the {name} around [midnight|bedtime].
      The {name} {v:makes} a [fine|good] fort. Ask any child.
      A plain [sofa|bed] needs only the {name}.
      Give the {name} to someone in a [new|drafty] home.
      For the {name}: [3 or: a daybed|a bench|an armchair|a guest bed|a cabin|a hammock].
      Let the {name} stay out from the first frost to [April|the last].
      Rain outside, the {name} inside, soup on the [stove|tray].
      Share the {name} with [a cat|a child|someone] and lose your half.
      Fold the {name} over the back of a [chair|bench].
      (!queen !king) Take the {name} along in the car for [cold bleachers|late drives].
      One lamp, one chair, the {name}. Read on.
    `),
  },
  tips: {
    warm: lines(`
      Refold your {name} along different lines now and then, and no crease gets the chance to [set|stay].
      An hour on the line on a [dry|breezy] day freshens the {name} between washes.
      Never cut a loose thread: draw it through to the back of the {name} with a [needle|fine hook].
      Dry the {name} flat or over two lines; hung by one edge, wet [layers|folds] [pull|stretch].
      Put the {name} away in a [pillowcase|cloth bag], never a sealed one, so air can reach {them} all summer.
      Turn the {name} around every few weeks if sun [falls on|reaches] {them}, so any fading stays even.
      (quilt bedspread coverlet queen king) Mattress width plus twice its depth: that's how wide the {name} must be to hang on both sides.
    `),
    tale: lines(`
      Fold the {name} a new way each month; creases are creatures of [habit|routine].
      Moths like leftovers, so [wash|air] the {name} before {it} {v:goes} into the cupboard for summer.
      Peg the {name} out on a [bright, breezy|dry and windy] day and bring the whole afternoon indoors with {them}.
      A loose thread on the {name} is a job for a needle, never scissors; coax it [to the back|out of sight].
      Wet blankets are heavy, so carry the {name} from the wash in a [basket|tub] rather than by one corner.
      Shake the {name} from the back step on [Sundays|dry mornings]; [crumbs|popcorn] and lost bookmarks come home.
      Lend the {name} to a fort on one condition: no [juice|markers] below decks.
      Let the dog pick another blanket; claws and the {name} are not [on speaking terms|made for each other].
    `),
    plain: lines(`
      Follow the care details for the {name} on the first wash, and [dry|lay] {them} flat where there is space.
      Refolding the {name} along new lines every few weeks keeps permanent creases from [forming|setting].
      Store the {name} clean and dry in a [breathable|cloth] bag, since sealed covers trap damp.
      If a thread pulls loose, work it through to the reverse of the {name} with a needle and do not cut it.
      Support the whole weight of the {name} when {it} {is} wet, as hanging by one edge can [stretch|distort] {them}.
      Rotating the {name} from time to time evens out [wear|fading] where one side faces a window.
      (quilt bedspread coverlet queen king) To judge the fit on a bed, add twice the mattress depth to the mattress width and compare the {name}.
    `),
    terse: lines(`
      Fold the {name} along new lines each [month|time].
      Dry the {name} flat or over two lines.
      Never cut a loose thread on the {name}. Needle it back.
      Air the {name} outdoors between washes.
      Store the {name} clean, in a bag that [breathes|lets air in].
      Turn the {name} where sun falls on {them}.
      Lift the wet {name} with both arms.
      Wash or air the {name} before the summer rest.
      Shake the {name} from the [back step|balcony] on dry days.
      Read the care details of the {name} before the first wash.
      Keep a sachet with the {name} in the closet.
    `),
  },
}
