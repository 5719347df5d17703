import { lines, stems, type Craft } from '../craft.ts'

export const PUZZLES: Craft = {
  nouns: stems('puzzle jigsaw'),
  signs: stems('jigsaw'),
  emojis: ['🧩', '✨', '🎁', '💛', '🌈', '🏡', '☕', '🌟'],
  openings: {
    warm: lines(`
      {A_lead} for the [big|kitchen] table.
      {A_lead} for a weekend without screens.
      {A_lead} for the people who start with the [edges|corners].
    `),
    tale: lines(`
      {A_lead} for edge finders and [corner hoarders|piece thieves].
      {A_lead} for evenings that fit together [slowly|piece by piece].
      {A_lead} for rainy days in need of a [plot|picture].
    `),
    plain: lines(`
      {A_lead} for quiet hours alone or [together|in company].
      {A_lead} for a table with a little [room|space].
      {A_lead} for patient [hands|eyes].
    `),
    terse: lines(`
      {A_lead} for rainy days.
      {A_lead} for the [kitchen|coffee] table.
      {A_lead} for patient hands.
    `),
  },
  scenes: {
    warm: lines(`
      Leave the {name} half done on the table, and everybody who passes will [fit|try] one more piece.
      Put on a record, open the {name} and let the phone [ring|charge] in another room.
      The {name} {v:brings} people to one table: [3 and: grandparents|cousins|house guests|neighbors|the quiet one|the competitive one].
      Take the {name} to the cabin for the day it [rains|pours]; there's always one.
      Somebody will want to put the last piece of the {name} in; decide who [now|early].
      Bring the {name} to a host instead of [flowers|another bottle], and stay to help with the edge.
      When it's finished, leave the {name} out for a day; [take|you've earned] a victory lap.
      The {name} {v:goes} well with tea, crackers and [gentle|low-stakes] bickering over the corners.
      Save the {name} for the week between the holidays, when nobody knows what [day|time] it is.
      Start the {name} with someone you don't know well; by the edge you'll be [old friends|trading stories].
      Do the {name} upside down, by shape alone, if the family gets too [good|fast].
    `),
    tale: lines(`
      The dining table is closed for the {name}; supper will be on [trays|laps].
      One piece of the {name} is under the [rug|cat], as tradition demands.
      Sort, squint, gasp: the {name} {v:has} three [movements|acts].
      You sit down with the {name} for ten minutes and look up at [midnight|last call].
      The {name} {v:makes} detectives of [aunts|accountants] and diplomats of siblings.
      Clues in the case of the {name}: [3 and: a straight edge|an odd knob|a patch of sky|half an eye|a bit of leaf|two corners].
      Whoever hides a piece of the {name} for the finish will be [found out|a legend].
      Rain on the roof and the {name} on the table: [the forecast|everything] is settled.
      Give the {name} to someone who reads the last page [first|last].
      Civilizations rise and fall at one end of the {name} while someone hunts for a [corner|bit of sky].
      Halfway through the {name}, conversation [returns|ripens], having nowhere else to be.
    `),
    plain: lines(`
      The {name} {v:gives} a family something to do at one [table|pace].
      Left on a side table, the {name} can be continued by anyone who [passes|has a minute].
      The {name} {v:suits} [3 or: a holiday house|a rainy weekend|a long evening|a waiting area|a quiet afternoon|a family visit].
      As a present for a host, the {name} can be started the same [evening|day].
      For one person, the {name} {is} a quiet occupation; for several, a [shared|sociable] one.
      Kept on a shelf, the {name} {is} at hand when plans [change|fall through].
      The {name} can be taken apart and done [again|anew] by the next guest.
      For grandparents and grandchildren, the {name} {v:offers} a task they can [share|divide].
      Once complete, the {name} may stay on view for a few [days|evenings].
      Started with a guest, the {name} {v:gives} talk a [reason to linger|natural pace].
      In a break room or library, the {name} can be a task [shared by many|without a deadline].
    `),
    terse: lines(`
      Clear the table for the {name}.
      Leave the {name} out. People join.
      The {name}, tea, a long [evening|rain].
      Take the {name} to the cabin.
      Begin the {name} at the [edges|corners].
      Give the {name} to a patient host.
      Decide early who ends the {name}.
      Keep the {name} for a rainy [Sunday|week].
      For the {name}: [3 or: a weekend|a guest|a cabin|a quiet night|a family visit|a day off].
      One more piece, says everyone who passes the {name}.
      Phones in the drawer, the {name} on the table.
      Bring the {name} to the house where it always rains.
      Grandparents take the sky. The {name} {has} room.
      Let the finished {name} lie for a day.
      A record, a lamp and the {name} until late.
      Take the {name} apart and hand {them} on.
    `),
  },
  tips: {
    warm: lines(`
      Work on the {name} on a board or tray, and dinner needn't wait for the [sky|last corner].
      Sort the pieces of the {name} into [bowls|lids] by color before you begin.
      Good side light helps with the {name}; under a ceiling lamp, every piece looks [flat|alike].
      Count the pieces of the {name} as you put them away, before the vacuum [does|comes out].
      Keep the {name} flat and dry; damp swells edges and [loosens|spoils] the fit.
      Take a photo of the finished {name}, for the next time someone claims it [can't be done|takes an hour].
    `),
    tale: lines(`
      Build the {name} on a tray, so you can flee with it when [supper|the cat] arrives.
      Shallow bowls keep the pieces of the {name} sorted and the [sleeves|elbows] innocent.
      Guard the {name} against the vacuum, the [dog|toddler] and helpful uncles.
      Light the {name} from the side and the [sky|hard part] gives itself up.
      Keep the picture of the {name} out of sight if you like [danger|long nights].
      Put the {name} away dry and complete, and write a note if [honesty|one piece] demands it.
    `),
    plain: lines(`
      Assemble the {name} on a board so that it can be [moved|set aside] between sessions.
      Sort the pieces of the {name} by edge, color and [pattern|shape] first.
      Store the {name} flat and dry, because moisture affects the [fit|pieces].
      Use light from the side when working on the {name}, as it shows [outlines|edges] more clearly.
      Keep small pieces of the {name} away from small [children|hands], and mind the age advice.
      Check that the {name} {is} complete before it goes back into {its} [box|bag].
    `),
    terse: lines(`
      Build the {name} on a tray.
      Sort the {name} by edge and color.
      Light the {name} from the side.
      Store the {name} flat and dry.
      Count the pieces of the {name} before you vacuum.
      Keep small pieces of the {name} from toddlers.
      Use lids or bowls to sort the {name}.
      Photograph the {name} when the last piece is in.
      Keep the {name} out of damp rooms.
      Hide the picture of the {name} for a harder game.
      Check under the rug before you pack the {name}.
    `),
  },
}
