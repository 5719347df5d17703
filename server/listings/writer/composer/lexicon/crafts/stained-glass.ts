import { lines, stems, type Craft } from '../craft.ts'

export const STAINED_GLASS: Craft = {
  nouns: stems('stainedglass'),
  signs: stems('stainedglass'),
  emojis: ['🌈', '☀️', '✨', '🏡', '🌿', '💎', '🌸', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for the window you [look out of most|wash dishes by].
      {A_lead} for the hour when the sun [comes around|gets low].
      {A_lead} for a pane that [faces the neighbors|could use some color].
    `),
    tale: lines(`
      {A_lead} for sunbeams with [nothing to do|time to spare].
      {A_lead}, and the floor gets a [puddle of color|visitor at noon].
      {A_lead} for windows [tired of the view|with a modest view].
    `),
    plain: lines(`
      {A_lead} for a window with [sun|daylight] and a wall across from it.
      {A_lead} for kitchens, [stairwells|bathrooms] and reading corners.
      {A_lead} to hang where [light comes through|people pass].
    `),
    terse: lines(`
      {A_lead} for [a sunny pane|the window].
      {A_lead}. Hang, [wait for sun|look].
      {A_lead} for [morning|low] light.
    `),
  },
  scenes: {
    warm: lines(`
      Hang the {name} over the kitchen sink, and [dishes|mornings] come with a light show.
      The {name} {v:changes} by the hour, so walk past {them} [twice|again at four].
      On a rainy day, the {name} {v:is} still the [first thing|thing] you see in the window.
      Put the {name} where winter sun reaches, and color lands on the [far wall|sofa] by afternoon.
      A window onto a brick wall gets a new view once the {name} {v:hangs} there.
      From the street at night, with lamps on behind, the {name} {v:shows} the other way [round|out].
      Someone with a new house has curtains to buy; the {name} {v:buys} them some [time|privacy].
      The cat will find the patch of color under the {name} and [sit in it|claim it].
      [Morning|Winter|Evening|April] sun puts [color|patches|stripes|a glow] on the [floor|wall|table|cat] and moves on.
      There's a spot [3 or: by the front door|over the sink|on the landing|in the bathroom|beside your desk].
    `),
    tale: lines(`
      The sun signs the floor through the {name}, never twice in the same [place|hand].
      Clouds part, and the {name} {v:throws} a small [party|parade] on the wall.
      Cathedrals took a hundred years; the {name} {v:needs} a nail and a [morning|south window].
      The {name} {v:keeps} a garden going in the pane when [January|frost] rules outside.
      Cats hunt what falls from the {name} and come back [empty-pawed|none the wiser].
      At dusk, light the lamp, and the {name} {v:looks} out at the [street|neighbors] instead.
      Give the {name} to a friend whose window shows only [parking|drainpipes].
      Through the {name}, even the trash truck goes by in [costume|splendor].
      [Noon|Dawn|April|The low sun] spills [color|jam|paint|jewels] on the [rug|stairs|bread|bathtub] and wipes it up by [tea|dusk|supper].
      The {name} {is} said to please [3 or: bishops|bees|bathers|dishwashers|daydreamers].
    `),
    plain: lines(`
      In a sunny window, the {name} {v:casts} color on the opposite [wall|floor] for part of the day.
      The {name} can soften a view of a [wall|parking lot] while letting in light.
      In a bathroom or a stairwell, the {name} {v:gives} a plain pane something to [show|say].
      With a lamp on behind, the {name} {is} as visible from outside in the evening as indoors by [day|morning].
      A pale wall across from the {name} {v:shows} the light to its [advantage|full extent].
      For a new home, the {name} {is} a present that needs no shelf and no [floor space|frame].
      The look of the {name} {v:changes} with the weather and the [hour|season].
      On a porch or in a sunroom, the {name} {v:is} seen from both [sides|inside and out].
      [Morning|Afternoon|Winter|Low] light [enters|crosses|reaches] a room at an angle, and color shows [most|further|well] on a pale [floor|wall].
      Suitable windows are found in [3 or: kitchens|halls|bathrooms|offices|stairwells].
    `),
    terse: lines(`
      The {name}, a window, some sun.
      Color from the {name} crosses the [floor|wall].
      Hang the {name} over the sink.
      Lamp on at dusk; the {name} {v:faces} the street.
      Dull view? The {name} {v:helps}.
      For a new house: the {name}, one hook.
      The {name} {v:changes} by the hour.
      A [rainy|dull] day, and the {name}.
      [Morning|Noon|Winter|Late] sun, [floor|wall|table|stairs], [color|patches|a glow|stripes].
      For [3 or: kitchens|halls|stairs|offices|baths].
    `),
  },
  tips: {
    warm: lines(`
      Hang the {name} from two points if you can, so {it} {v:stays} flat to the [light|window].
      Check that the hook will carry the {name} before you trust {them} to a [suction cup|nail].
      Dust the {name} with a soft, dry brush; spray cleaner gets into the [seams|joints].
      Carry the {name} upright, on edge, the way glaziers do; flat is how panels crack.
      Give the {name} a window nobody opens in a hurry.
      Try the {name} in a few windows for a day each; the sun picks [favorites|one].
      Wipe {them} with [a barely damp|a soft|a lint-free|a dry] cloth, [edges|seams|corners] last, on a [cloudy|mild|quiet|free] [day|morning].
      Keep the {name} clear of [3 and: slamming windows|curtain rods|vinegar|basketballs|window boxes].
    `),
    tale: lines(`
      Carry the {name} upright, like a [waiter|portrait], for flat panels are prone to [regret|cracks].
      Trust the {name} to a stout hook, not to [hope|a tired suction cup].
      A dry brush suits the {name}; sprays seep into [seams|secrets].
      Let the {name} try on several windows, as one does with [hats|coats].
      Two hooks keep the {name} from [spinning|turning its back].
      Hang the {name} away from windows that [slam|sulk] in a storm.
      Its enemies are [3 and: slammed sashes|soccer balls|vinegar|kite strings|broom handles].
    `),
    plain: lines(`
      Hang the {name} from two points, so that {it} {v:lies} flat and does not [turn|twist].
      Use a hook rated for the weight of the {name}, fixed in the [frame|wall] instead of the pane.
      Clean the {name} with a soft, dry brush, and avoid sprays that reach the [seams|joints].
      Carry the {name} upright and supported from below, never [flat|by one corner].
      Choose a window that is seldom opened, so that the {name} {is} not [knocked|shaken].
      Check the hooks and the chain of the {name} once a [year|season].
      Keep the {name} away from [3 and: sliding sashes|curtain rods|acidic cleaners|blinds|strong drafts].
    `),
    terse: lines(`
      Two hooks for the {name}.
      Carry the {name} upright, never flat.
      Dust the {name} dry. No sprays.
      A strong hook holds the {name}.
      No slamming window near the {name}.
      Try the {name} in each window.
      Away from [3 and: blinds|sashes|vinegar|drafts|curtain rods].
    `),
  },
}
