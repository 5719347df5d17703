import { lines, stems, type Craft } from '../craft.ts'

export const CURTAINS: Craft = {
  nouns: stems('curtain valance drape'),
  signs: [],
  emojis: ['🏡', '🌿', '✨', '🧡', '🎁', '☕', '💛', '🍂', '🌾', '🤍'],
  openings: {
    warm: lines(`
      {A_lead} for the window you look at most.
      {A_lead} for [mornings|afternoons] when the light comes in sideways.
      {A_lead} for a window that still looks [bare|borrowed].
    `),
    tale: lines(`
      {A_lead} for windows with [a good view|nosy neighbors].
      {A_lead} for sunbeams that need [directing|a little steering].
      {A_lead} for a breeze to [play with|find].
    `),
    plain: lines(`
      {A_lead} for kitchen, bedroom or [bathroom|study] windows.
      {A_lead} for framing [a window|a view].
      {A_lead} for rooms that [need|lack] a finished edge.
    `),
    terse: lines(`
      {A_lead} for a bare window.
      {A_lead} for [morning|evening] light.
      {A_lead} for the [kitchen|bedroom] window.
    `),
  },
  scenes: {
    warm: lines(`
      Hang the {name} in the room where you have breakfast; that's the light you see [every day|most].
      Open the window a hand's width, and the {name} will tell you about the [breeze|weather].
      With the {name} up, a rented room starts to look like [your own|somebody lives there].
      Pull the {name} to on a November afternoon, switch on one lamp and [call it evening|start the soup].
      The {name} {v:gives} the window a frame, and the view does [the rest|its part].
      A window over the sink deserves the {name} more than most; you stand there [three times a day|long enough].
      Let the {name} pick up a color from the [rug|bedspread|tiles], and the room is done arguing.
      The {name} {v:suits} [3 or: a kitchen window|the landing|a study|a guest room|a small bathroom|a garden door].
      In a new place, put up the {name} before the [pictures|shelves]; boxes can wait, neighbors look in.
      Let the {name} soften a window full of [parked cars|brick wall]; you know what's out there anyway.
      Tie back the {name} with whatever's at hand: a [ribbon|scarf|string of beads] does it.
    `),
    tale: lines(`
      Sunlight arrives at the {name} in a hurry and leaves [in good order|with better manners].
      The {name} {v:turns} the neighbor across the street into a [rumor|shadow play].
      Give the {name} an open window in May, and stay for the [show|second act].
      Behind the {name}, a cat can run a whole [surveillance program|detective agency] undisturbed.
      Draw the {name} at dusk, and the room pulls its chair [closer|to the fire].
      A window wearing the {name} looks ready for [Sunday lunch|visitors] at any hour.
      Children rate the {name} by how well [feet|giggles] can be hidden behind {them}.
      The {name} {v:catches} the first light and {v:passes} on only [the polite part|what you asked for].
      Rooms have eyebrows too: hang the {name} and see the whole [face|place] lift.
      With the {name} half drawn, the afternoon enters [on tiptoe|with care].
      A storm outside and the {name} inside make any [kitchen|attic] feel like a ship's cabin.
    `),
    plain: lines(`
      In a kitchen, the {name} {v:frames} the window without [closing in|crowding] the sill.
      In a bedroom, the {name} {v:helps} mark the line between [day and evening|street and room].
      The {name} {v:adds} height to a room when the rod is mounted [close to the ceiling|well above the frame].
      Beside a desk, the {name} can take the edge off [low sun|glare] during working hours.
      The {name} can also screen [2 or: open shelves|a laundry corner|an alcove|a storage nook|a sink cabinet].
      For a rented home, the {name} {v:makes} a visible change that [leaves with you|can move along].
      A color repeated between the {name} and the [cushions|rug] holds a room together.
      In a small bathroom or [pantry|entry], the {name} {v:brings} fabric to a room of hard surfaces.
      Hung in a doorway, the {name} can separate two rooms [quietly|without a door].
      Tied back by day and drawn by night, the {name} {v:gives} a room two [moods|states].
      Above a sink or desk, the {name} {v:adds} softness where there is no room for [furniture|cushions].
    `),
    terse: lines(`
      Hang the {name} where morning light comes in.
      Let the {name} frame the [view|sink window].
      Draw the {name} at dusk. Lamps on.
      The {name} can hide a [shelf|laundry corner] as well.
      Repeat a color from the {name} in the [rug|cushions].
      The {name} {v:makes} a rented room look lived in.
      Open the window. The {name} will [move|show it].
      For the {name}: [3 or: a kitchen|a landing|a study|a bathroom|a guest room|a pantry].
      A new address is a good reason for the {name}.
      Let the {name} soften a room of [tile|hard edges].
      Leave the {name} half drawn on summer [afternoons|mornings].
      Hang the {name} before the pictures go up.
      The {name} can part two rooms without a door.
      Cats, feet, secrets: the {name} will hide [most|some] of them.
      Give the window over the sink the {name}.
    `),
  },
  tips: {
    warm: lines(`
      Measure the rod, not the window, and let the {name} be wider than it so [folds|gathers] can form.
      Hang the {name} a hand above the frame, and the whole window seems to [grow|stand taller].
      Let the {name} hang for a few days before you shorten {them}; fabric [drops|settles] a little.
      Hang the {name} back up while still damp from the wash; {its} weight pulls out [creases|wrinkles].
      Press the {name} from the back if {it} {v:needs} it, using a [damp|clean] cloth in between.
      Give the {name} a shake at the window each month so dust can't [settle|move into the folds].
    `),
    tale: lines(`
      Mount the rod higher than seems sensible; the {name} will [make it look right|thank you with height].
      Rehang the {name} while still damp and let gravity do the [pressing|housework].
      Wait a week before hemming the {name}; fabric, like [guests|new shoes], needs time to settle in.
      Let the {name} just kiss the sill or clear it; stopping [halfway|in between] looks like a haircut gone wrong.
      Swap left for right once a year, so the sun meets a different edge of the {name}.
      Draw the {name} from high up on the edge, and rod and [seams|gathers] stay good friends.
    `),
    plain: lines(`
      Compare the {name} with the rod width, and allow extra for the [gathers|folds].
      Mount the rod a little above and beyond the frame so that the {name} {v:clears} the pane when [open|drawn back].
      Let the {name} hang for several days before adjusting the [hem|length].
      Wash both panels together so that the {name} {v:keeps} an even [tone|shade].
      Rehanging the {name} slightly damp removes most [creases|folds] without pressing.
      Dust the {name} from top to bottom with a soft brush between [washes|cleanings].
    `),
    terse: lines(`
      Measure the rod before you choose the {name}.
      Hang the {name} a hand above the frame.
      Wait some days before you hem the {name}.
      Rehang the {name} damp. Creases drop out.
      Swap the sides of the {name} once a year.
      Shake dust from the {name} each month.
      Wash both panels of the {name} together.
      Allow extra width so the {name} can fall in folds.
      Press the {name} from the back, under a cloth.
      Draw the {name} from the top edge, not the middle.
    `),
  },
}
