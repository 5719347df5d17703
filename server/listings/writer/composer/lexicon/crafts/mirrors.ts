import { lines, stems, type Craft } from '../craft.ts'

export const MIRRORS: Craft = {
  nouns: stems('mirror'),
  signs: [],
  emojis: ['🪞', '🏡', '✨', '🌿', '💄', '🤍', '🛁', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for the last look [before the door|before you go].
      {A_lead} for a room that could use [more light|another window].
      {A_lead}, for hair, hats and [lipstick|toothpaste|collars].
    `),
    tale: lines(`
      {A_lead}, a second [window|sky] for a dim wall.
      {A_lead} for [hat trying|making faces|hat days and hair days].
      Meet {a_lead}, [frank but fair|honest to the last curl].
    `),
    plain: lines(`
      {A_lead} that {v:brings} [daylight|depth|light] into a room.
      {A_lead} for [an entry|a bathroom|a dressing table|a hallway].
      {A_lead} for the look before leaving.
    `),
    terse: lines(`
      {A_lead}. [More light|One last look|Light, doubled].
      {A_lead} for a dark [hall|corner|wall].
      {A_lead} by the door.
    `),
  },
  scenes: {
    warm: lines(`
      Hang the {name} by the door for the last check: [teeth, collar, keys|hair, collar, toothpaste].
      Across from a window, the {name} {v:doubles} what little [winter sun|morning light] you get.
      Children stop at the {name} to [make faces|try on your scarf]; the grown-ups do too when they think they're alone.
      A narrow hall feels wider with the {name} halfway down, [and you can fix your hair|and coats get on straight].
      Put a plant near the {name} and you have [two plants|twice the leaves].
      In a small bathroom, the {name} {v:keeps} two people [brushing teeth|getting ready] in good spirits.
      Stand a [candle|lamp] in front of the {name} at dusk and the whole [corner|table] glows twice.
      The {name} will fill [a stretch of stairway|the space above a dresser|a gap between windows] that no picture suited.
      Somebody with a first apartment and [one small window|a dark hall] will know what to do with the {name}.
      Over a console, the {name} {v:shows} you who's [coming up behind|just walked in].
      Opposite {them}, put something worth seeing twice: [3 or: a window|the bookcase|a tall plant|a lamp|your best picture|the garden door].
    `),
    tale: lines(`
      The {name} {v:borrows} the [sky|garden|streetlight] and {v:hangs} it on the opposite wall.
      Practice the speech, the wink, the [surprised face|firm no] in front of the {name} first.
      There's always a second [bouquet|candle|cat] in the room once the {name} {is} up.
      The {name} {v:shows} what's there, [spinach included|bed hair and all].
      The {name} {v:turns} a short hall into [a longer one|two halls].
      Hats decide themselves in front of the {name}, [one tilt at a time|after much tilting].
      On dull mornings the {name} {v:gathers} up what light there is and [{v:hands} it around|{v:passes} it on].
      The cat will meet a rival in the {name} [exactly once|and lose interest by noon].
      Place the {name} where the sunset can [find it|look in], and the wall gets an evening show.
      Bring {a_name} to someone newly moved in, and the [room|hall] gets bigger on the spot.
      What {it} {v:sees} in a day: [3 and: two yawns|a crooked tie|somebody's first lipstick|the dog|a hat that won't do|toothpaste].
    `),
    plain: lines(`
      Opposite a window, the {name} {v:carries} daylight to the [darker|far] side of the room.
      In an entry, the {name} {v:allows} a last check before [leaving|the door opens].
      In a narrow [hall|bathroom], the {name} visually adds width.
      Above a [console|dresser|mantel], the {name} {v:anchors} the arrangement as a picture would.
      Behind a lamp or candle, the {name} {v:doubles} the light in the evening.
      In a bedroom, the {name} {v:makes} a [dressing corner|vanity] out of a plain wall.
      A plant or vase placed near the {name} is seen [from two sides|twice].
      The {name} {v:suits} a wall where a picture would [fade|catch the glare].
      In a [stairwell|corridor], the {name} {v:opens} the view around the corner.
      The {name} {is} a considered gift for [a new apartment|a first home].
      Good places are [3 and: the entry|a dressing corner|the landing|a dark hallway|the wall above a console|the bathroom].
    `),
    terse: lines(`
      The {name} {v:catches} the window.
      Hang the {name} by the door. Look once.
      A dark hall gains from the {name}.
      With the {name}, one lamp gives two lights.
      The {name} {v:opens} a narrow room.
      Over the [dresser|sink|console], the {name} {v:does} most.
      Hang the {name} where a picture would go.
      Collar, hair, keys. The {name} {v:helps}.
      A branch near the {name} is seen twice.
      Give the {name} for a first apartment.
      A last look at [3 and: collar|hat|hair|scarf|teeth|coat].
    `),
  },
  tips: {
    warm: lines(`
      Before you hang the {name}, see what's reflected; [a window beats the coat pile|you want the plant, not the bin].
      Spray the cloth, not the {name}; liquid running into the edge is what makes [spots|dark edges].
      (!standing !floor) Use two hooks for the {name} instead of one, and {it} won't [tip|slide crooked].
      Hang the {name} so the middle is at eye level for the [tallest and the shortest|whole household].
      A dry microfiber cloth takes fingerprints off the {name}; [old newspaper|paper towel] leaves lint.
      Light from both sides is kinder in the {name} than a [ceiling spot|lamp behind you].
      Keep the {name} out of full sun, unless you like [blinding the neighbors|hot spots on the sofa].
      Don't let {them} face [3 or: the coat pile|the toilet|a bare bulb|the television|the recycling|a radiator].
    `),
    tale: lines(`
      Look at what the {name} will be looking at; [pots of basil|windows] make better company than laundry.
      Breathe on the {name}, polish, repeat: [the oldest cleaner there is|it still works].
      (!standing !floor) Two hooks keep the {name} level even when the [door slams|children dance upstairs].
      Hang the {name} for the eyes of the household, [from the tallest to the smallest|not for giraffes].
      Never let the {name} aim the sun at anything; [curtains and cats|sofas and curtains] don't care for it.
      Streaks on the {name} come from too much [spray|zeal], so try a dry cloth first.
    `),
    plain: lines(`
      Check what the {name} will reflect before deciding on the wall; [windows and lamps|tidy views] work well.
      Apply cleaner to a cloth and not to the {name}, so that no liquid [reaches the backing|seeps behind the edge].
      (!standing !floor) Hang the {name} from two points with fixings rated for the [weight|weight and the wall].
      Center the {name} at eye level, or [a little higher above furniture|lower if children use it].
      Wipe the {name} dry after condensation, since moisture at the edge [damages the silvering|causes dark spots].
      Avoid placing the {name} in direct sun, where {it} may throw [heat and glare|concentrated light] onto other things.
      Avoid views of [3 and: bare bulbs|screens|cluttered shelves|bins|radiators|cables].
    `),
    terse: lines(`
      Spray the cloth, not the {name}.
      Check the view in the {name} before hanging.
      (!standing !floor) Two hooks hold the {name} level.
      Center the {name} at eye level.
      Wipe steam off the {name} soon.
      Keep the {name} out of full sun.
      Dust the edge of the {name} with a brush.
    `),
  },
}
