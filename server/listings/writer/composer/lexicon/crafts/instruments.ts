import { lines, stems, type Craft } from '../craft.ts'

export const INSTRUMENTS: Craft = {
  nouns: stems(
    'ukulele guitar drum flute kalimba rainstick ocarina harp dulcimer djembe tambourine whistle mandolin banjo violin lyre maraca harmonica instrument',
  ),
  signs: stems('ukulele guitar kalimba ocarina'),
  emojis: ['🎶', '🎵', '🪕', '🥁', '✨', '🏕️', '🌙', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for the tune you [hum anyway|never got out of your head].
      {A_lead} for [porches, campfires|kitchens, porches] and slow Sundays.
      {A_lead} for hands that [tap on tables|can't leave a rhythm alone].
    `),
    tale: lines(`
      {A_lead} for wandering minstrels with [a day job|short routes].
      {A_lead}, and the neighbors [may hum along|have been warned].
      {A_lead} for songs of [three chords|few words] and much heart.
    `),
    plain: lines(`
      {A_lead} for players, [learners|beginners] and a corner of the room.
      {A_lead} for [practice|evenings] at home and music with others.
      {A_lead} to keep [within reach|on hand] and play often.
    `),
    terse: lines(`
      {A_lead} for [porches|evenings].
      {A_lead}. Pick up, [play|listen].
      {A_lead} for [beginners and players|campfires].
    `),
  },
  scenes: {
    warm: lines(`
      Leave the {name} out of the case, where you'll pick {them} up while the [pasta boils|kettle heats].
      Five minutes with the {name} after work does more for a [song|mood] than an hour on Sunday.
      Bring the {name} to the campfire and somebody always knows the [second verse|chorus].
      You don't need an audience for the {name}; [the dog|an empty kitchen] will do.
      Kids will ask for a turn on the {name}, so show them how to [hold|carry] {them} first.
      Record yourself with the {name} today and again at [Christmas|the end of summer], and you'll hear the difference.
      The {name} {v:looks} right on a wall or in a corner, even on the days {it} {v:goes} unplayed.
      Give the {name} to the friend who drums on every [tabletop|steering wheel].
      Play the {name} for [3 or: a birthday|a bedtime|a baby|a porch full of cousins|the evening train].
      The {name} {v:likes} company: [3 and: a guitar|clapping|a low voice|a tambourine|rain on the roof].
      [A tune|A beat|A verse|A chorus], a [porch|kitchen|campfire] and [a few|two or three] [friends|cousins|neighbors] make an [evening|occasion].
    `),
    tale: lines(`
      The {name} {v:holds} every tune already; you need only [find|ask for] them.
      First the cat leaves the room, then the {name} {v:wins} it [back|over].
      By the third chorus the {name} {v:has} a [choir|following].
      Wrong notes on the {name} are called [jazz|character] after dark.
      Give the {name} a corner and the corner becomes a [stage|band].
      Sailors, shepherds and [bored children|night watchmen] have all wanted something like the {name}.
      The {name} {v:knows} no hour; neighbors [do|may].
      Hum a line, hunt it down on the {name}, and supper is [late|forgotten].
      Places for the {name}: [3 or: haylofts|harbor walls|stairwells|tree forts|back porches].
      The {name} {v:plays} along with [3 and: crickets|rain|spoons|an old dog|the kettle].
      [Crickets|Kettles|Rain|Old dogs] keep [time|tempo|company] if you [ask|let them|start slowly] and [forgive|ignore|outplay] the [neighbors|clock].
    `),
    plain: lines(`
      Kept in sight, the {name} {v:gets} played more often than one in a [case|cupboard].
      Short, daily practice on the {name} brings more than a long session once a [week|month].
      The {name} {v:suits} music at home, alone or with [family|friends].
      In a classroom or a circle, the {name} {v:invites} others to [join|listen].
      For someone returning to music, the {name} {is} a good [reason|way] to begin again.
      On a wall or a stand, the {name} {v:belongs} to the [room|furniture] between songs.
      A recording made on the {name} every few months shows [progress|change] that daily practice hides.
      For a child who sings all day, the {name} {is} a present to [grow into|share with a parent].
      The {name} may accompany [3 or: singing|stories|dancing|yoga|prayer].
      A music corner needs [3 and: a chair|good light|quiet|a shelf|time].
      Music at home needs a [corner|chair|quiet hour], some [patience|practice|courage] and [listeners|neighbors|family] who [forgive|enjoy] a [slow|first] attempt.
    `),
    terse: lines(`
      The {name} on the wall, at hand.
      Five minutes on the {name}, each evening.
      Fire, friends, the {name}.
      The {name} {v:waits} in plain sight.
      Play the {name} to the dog first.
      For the friend who taps: the {name}.
      One tune on the {name} before bed.
      Porch, dusk, the {name}.
      With [3 and: voices|rain|clapping|a guitar|crickets].
      For [3 or: porches|classrooms|camps|kitchens|Sundays].
      [Porch|Fire|Kitchen|Stairs], [dusk|rain|Sunday|winter], [one tune|a slow song|an old song|three notes].
    `),
  },
  tips: {
    warm: lines(`
      Keep the {name} away from heaters and hot cars; sudden [dry air|heat] is hard on any instrument.
      Wipe the {name} down with a soft, dry cloth after you play, where your [hands|fingers] have been.
      Let the {name} get used to the room for an [hour|evening] before you play, coming in from the cold.
      Hang the {name} on an inside wall, since outside ones run [cold|damp].
      Start slow with the {name}; speed comes when your [hands|ears] stop thinking.
      (ukulele guitar banjo mandolin violin) New strings stretch, so retune the {name} often in the first [days|week].
      (flute whistle ocarina) Warm the {name} in your hands before the first note, and dry {them} out after the [last|final] one.
      The {name} {v:keeps} well away from [3 and: radiators|open windows|hot cars|damp basements|small brothers].
    `),
    tale: lines(`
      Radiators make the {name} [cranky|brittle]; a cool corner keeps the peace.
      Wipe the {name} after playing, as [gentlemen|bards] do.
      From frost to fireside, let the {name} [thaw|settle] before the first song.
      (ukulele guitar banjo mandolin violin) Fresh strings wander off pitch, so call the {name} back [daily|often].
      Slow is the shortest road to fast on the {name}.
      A wall hook keeps the {name} from [sleeping dogs|vacuum cleaners] and within reach.
      Guard the {name} from [3 and: hot cars|soup|damp cellars|toddlers|open windows].
    `),
    plain: lines(`
      Protect the {name} from sudden changes of temperature and [humidity|dry heat].
      After playing, wipe the {name} with a soft, dry cloth to remove [moisture|oil from the hands].
      Do not leave the {name} in a parked car, in [summer|heat] or in frost.
      Allow the {name} to reach room temperature before playing after a [cold journey|winter walk].
      (ukulele guitar banjo mandolin violin) New strings need retuning; check the {name} before each [session|song].
      Learn a short piece on the {name} at half speed before raising the [tempo|pace].
      Store the {name} away from [3 and: radiators|sunny windows|damp walls|fireplaces|hot cars].
    `),
    terse: lines(`
      Keep the {name} from heat and damp.
      Wipe the {name} after playing.
      Never leave the {name} in a hot car.
      Slow first, on the {name}.
      Cold outside? Let the {name} warm up.
      (ukulele guitar banjo mandolin violin) New strings: retune the {name} often.
      Hang the {name} on an inside wall.
      Avoid [3 and: radiators|damp|frost|hot cars|full sun].
    `),
  },
}
