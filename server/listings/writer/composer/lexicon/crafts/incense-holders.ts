import { lines, stems, type Craft } from '../craft.ts'

export const INCENSE_HOLDERS: Craft = {
  nouns: stems('incenseholder censer'),
  signs: stems('incense'),
  emojis: ['🌿', '✨', '🌙', '🪵', '🤍', '🍃', '🏡', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for the [shelf|sill] where your sticks have been leaning in a cup.
      {A_lead}, so the ash lands [where you meant it to|in one place].
      {A_lead} for the hour with the [window open|phone off].
    `),
    tale: lines(`
      {A_lead} for smoke that likes to [wander|take its time].
      {A_lead}: a small stage for a [long ribbon|single curl] of smoke.
      {A_lead}, because a [potted fern|flowerpot] should not have to.
    `),
    plain: lines(`
      {A_lead} for a desk, a [shelf|sill] or the edge of a bath.
      {A_lead} to keep ash [off the furniture|together].
      {A_lead} for a stick at the [start|end] of the day.
    `),
    terse: lines(`
      {A_lead} for [ash and smoke|the shelf].
      {A_lead}. One stick, [one hour|open window].
      {A_lead} for the [desk|sill|bath].
    `),
  },
  scenes: {
    warm: lines(`
      Light a stick in the {name} when you shut the laptop, and the [room|evening] knows work is over.
      The {name} {v:looks} good on the shelf unlit, which is most of the [day|week].
      Put the {name} by the front door half an hour before [company|the book club] arrives.
      Pair the {name} with a box of matches and a favorite [bundle|packet] of sticks, and you've got a present.
      Sunday cleaning ends when the {name} {v:comes} off the shelf and the [vacuum|bucket] goes back.
      Watch the smoke from the {name} for a minute and you'll find out where your [drafts|windows leak] are.
      Keep the {name} next to the record player; a stick lasts about as long as an album [side|does].
      You'll stop finding ash on the [windowsill|bookcase] once the {name} {v:moves} in.
      A stick suits [3 or: rainy mornings|bath night|a stretch of reading|the hour after cooking|letter writing].
      The {name} {is} at home beside [3 or: a plant|the bath|a stack of books|the yoga mat|a small lamp].
      [Rainy|Slow|Late|Quiet] [Sundays|mornings|evenings] have a smell of their own, and [a stick|one match|a curl of smoke] is [enough|all it takes].
    `),
    tale: lines(`
      The {name} {v:holds} one stick upright and asks nothing [else of it|but a level shelf].
      Smoke climbs from the {name} in a line, then remembers it can [dance|curl].
      The cat will study the {name} from across the room, [unimpressed|plotting].
      Ash falls as it pleases; with the {name} below, that is [fine|no trouble].
      Light something in the {name} and last night's [fried fish|curry] begins to leave.
      Every wizard has a corner, and the {name} would not look out of place [there|in it].
      Between the fern and the [novels|teacups], the {name} {v:tends} a small weather of {its} own.
      Give the {name} to a friend who keeps matches from [restaurants|hotels].
      Smoke takes the shape of [3 or: rivers|question marks|ribbons|long letters|lazy snakes] when nobody walks by.
      Time for [3 or: a long bath|a short story|cloud watching|a slow record|doing nothing].
      [Smoke|Dusk|Rain|Jazz] fills a room [slowly|politely|by and by] when [nobody|no one|not even the cat] is in a [hurry|mood to rush|rush].
    `),
    plain: lines(`
      The {name} {v:keeps} ash in one place, so that a shelf or desk stays [clean|usable].
      Between uses, the {name} can stay on [display|the shelf] as a small object in its own right.
      Lighting a stick in the {name} can mark the [start|end] of a working day.
      In an entry, the {name} {v:lets} a scent greet guests [at the door|as they come in].
      With a bundle of sticks, the {name} {v:makes} a present for a first [apartment|home].
      Placed by a bath, the {name} {v:needs} only a dry ledge and [some air|a little space].
      The {name} {v:takes} little room on a [bookshelf|bedside table] and is easy to move.
      After cooking, a stick in the {name} {v:changes} the air of a [kitchen|small apartment].
      A stick can accompany [3 or: reading|a bath|letter writing|stretching|quiet work].
      The {name} may stand near [3 or: a plant|books|a lamp|a mirror|a record player].
      A [few minutes|quarter of an hour|short pause] with a [window ajar|book|cup of tea] and a [thread|line] of smoke can [close|open|divide|end] a working day.
    `),
    terse: lines(`
      A stick, a match, the {name}.
      The {name} {v:keeps} the ash.
      Work done? Light a stick in the {name}.
      The {name} on the sill, window [ajar|open].
      By the bath: towel, book, the {name}.
      Unlit, the {name} still {v:earns} the shelf.
      The {name} and a bundle of sticks: a present.
      Guests coming, {name} lit at the door.
      For [3 or: reading|baths|Sundays|rain|records].
      Beside [3 or: books|a fern|a lamp|the tub|the radio].
      [Dusk|Rain|Sunday|Evening], one [stick|match|curl of smoke], a [book|bath|record|chair] [near|ready].
    `),
  },
  tips: {
    warm: lines(`
      Tip ash out of the {name} once the last of it is [stone cold|cold right through].
      Stand the {name} out of the breeze; a draft scatters ash and burns the stick [lopsided|too fast].
      A soft, dry brush gets ash out of the corners of the {name} before any [water|cloth] does.
      Check the thickness of your sticks against the {name}; some have a [stouter|thinner] stem than others.
      Open a window a finger's width when you use the {name}, and the scent stays [light|fresh].
      Twist stubs out of the {name} while there's [something|enough] to grip; broken ones need a pin.
      Keep the {name} clear of shelves above, since the [smoke|heat] goes straight up.
      Never light a stick near [3 and: curtains|papers|bedding|dry flowers|low shelves].
    `),
    tale: lines(`
      Let the ash go cold before you empty the {name}; embers are good [actors|at playing dead].
      Drafts make a mess of the {name}, so find {them} a [still|sheltered] corner.
      A dry brush chases ash from the {name} better than [huffing|a sneeze].
      Leave the window ajar and the {name} {v:scents} the room without taking [it over|the air].
      Some sticks are stouter than others, so measure before you [marry|force] one to the {name}.
      Keep the {name} out from under shelves; smoke likes [headroom|open sky].
      Keep sparks from [3 and: curtains|love letters|feathers|dried flowers|kites].
    `),
    plain: lines(`
      Empty the {name} only when the ash is completely [cold|out].
      Place the {name} on a level surface, away from drafts and [fabric|paper].
      Remove ash from the {name} with a dry brush before wiping with a [damp|soft] cloth.
      Check that the stick fits the {name} firmly and leans [over the tray|where ash can fall].
      Air the room a little while the {name} {is} in use, as smoke [builds up|gathers] indoors.
      Leave clear space above the {name}, because heat and smoke mark the underside of a [shelf|cabinet].
      Keep lit incense away from [3 and: curtains|bedding|papers|dried flowers|shelves above].
    `),
    terse: lines(`
      Cold ash only. Then empty the {name}.
      No drafts near the {name}.
      Brush the {name} out dry.
      Clear the space above the {name}.
      Open a window while the {name} {is} lit.
      Check the stick fits the {name}.
      Not near [3 or: curtains|papers|bedding|shelves|feathers].
    `),
  },
}
