import { lines, stems, type Craft } from '../craft.ts'

export const CLOCKS: Craft = {
  nouns: stems('clock'),
  signs: [],
  emojis: ['🕰️', '⏰', '🏡', '✨', '🤎', '☕', '🌿', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for the room where you [always ask the time|lose track of time].
      {A_lead}, so you can leave the phone [in the hall|in your bag].
      {A_lead} for [breakfast time|bath time|half past wherever you are].
    `),
    tale: lines(`
      {A_lead} for people who are [nearly|mostly] on time.
      {A_lead}, in charge of [tea time|bedtime|Mondays].
      Meet {a_lead}, [rounding up the minutes|a face worth looking at].
    `),
    plain: lines(`
      {A_lead} that {v:puts} the time where it is needed.
      {A_lead} for [a kitchen|a study|a hallway|a classroom].
      {A_lead} that can be read across the room.
    `),
    terse: lines(`
      {A_lead}. [Look up, know|The hour, at a glance|No screen needed].
      {A_lead} for [a plain wall|a plain room|slow days].
      {A_lead} in place of a screen.
    `),
  },
  scenes: {
    warm: lines(`
      Look up at the {name} instead of your phone, and you won't [read six messages on the way|lose ten minutes there].
      In the kitchen, the {name} {v:tells} you when the [eggs|rice] should be done and who's late for school.
      (!led !digital !digit) Kids learn to read the {name} fastest when [bedtime|cake] depends on it.
      Put the {name} where you can see {them} from [the stove|the bed|your desk|the breakfast table].
      Sunday morning, half past something by the {name}, and [nobody cares|it doesn't matter].
      (!mantel !desk !table !alarm) The {name} {v:gives} a bare wall a center, and you'll start placing [pictures|shelves] around {them}.
      (!led !digital !digit) A home office needs {a_name} that [isn't also an inbox|can't buzz].
      You'll glance at the {name} forty times a day, so [pick a good spot|choose the place with care].
      (!mantel !desk !table !alarm) Two people, one bathroom, and the {name} on the wall: [fewer arguments by Friday|mornings run on time].
      For someone [retiring|leaving the office for good], {a_name} {is} a good joke and a good present.
      (!led !digital !digit) By {its} hands you'll time [3 and: the eggs|homework|a nap|the school run|piano practice|one more chapter].
      (led digital digit) Half asleep, without glasses, you'll still read the {name}, [and groan|and turn over].
    `),
    tale: lines(`
      The {name} will count the minutes so you can [count sheep|count cookies] instead.
      Somewhere between [coffee|breakfast] and panic, a glance at the {name} settles things.
      (!led !digital !digit) Under the {name}, pasta is [never late|done when the big hand says so].
      Time flies; with the {name} in the room, at least you can [watch it go|see where it went].
      (!led !digital !digit) Two hands and no chores: the {name} [{has} it easy|{v:leads} a fine life].
      Keep the {name} near the door to learn exactly [how late you are|how many minutes a lost glove takes].
      On long Sundays even the {name} {v:seems} to [dawdle|stroll].
      (!mantel !desk !table !alarm) A wall with the {name} on it has [a face|somewhere to look].
      Hide the phone, keep the {name}, and an evening [feels an hour longer|stretches nicely].
      Give {a_name} to someone who is always late, and [smile|say nothing].
      {It} {v:measures} out [3 and: tea breaks|bath time|soft-boiled eggs|bus departures|piano scales|naps], one after the other.
      (led digital digit) By night the {name} {v:glows} like [a ship's window|a small town far off].
    `),
    plain: lines(`
      In a kitchen, the {name} {v:makes} cooking times visible while [hands are busy|hands are wet].
      The {name} {v:replaces} the glance at a phone, along with the [messages|distractions] that come with it.
      Opposite the desk, the {name} {v:helps} to keep [meetings|calls|breaks] to their planned length.
      (!mantel !desk !table !alarm) On a large wall, the {name} {v:serves} as a focal point around which [frames|shelves] can be arranged.
      (!led !digital !digit) In a child's room, the {name} {v:supports} learning to tell the time from the hands.
      Place the {name} where {it} can be seen from [the bed|the table|the door] without turning around.
      In a waiting area or [classroom|studio], the {name} {v:answers} the most common question.
      The {name} {v:suits} a hallway, where the time is checked [on the way out|before leaving].
      On a shelf, the {name} {v:pairs} well with [books on one side|a plant at the other end].
      As a gift for [a new office|a retirement], {a_name} {is} both useful and fitting.
      {It} {v:helps} to time [3 and: meals|lessons|meetings|breaks|homework|practice].
      (led digital digit) The digits of the {name} can be read in the dark without [glasses|switching on a light].
    `),
    terse: lines(`
      Glance at the {name}. Leave the phone.
      With the {name} near the stove, eggs are on time.
      The {name} {v:fills} a plain spot.
      The {name} {v:faces} the [bed|desk|table].
      Read the {name} from across the room.
      Put the {name} where you get ready.
      The {name} {v:sends} no messages.
      Late again? Ask the {name}.
      By the door, the {name} {v:settles} it.
      Give the {name} for a new office.
      Time for [3 and: tea|the train|homework|supper|bed|a walk].
      (led digital digit) Read the {name} in the dark.
    `),
  },
  tips: {
    warm: lines(`
      (quartz battery) If the {name} {v:falls} behind, change the battery before you [blame anything else|fiddle with the hands].
      (mantel pendulum) Stand the {name} dead level; a pendulum is [fussy about that|the first to notice a slope].
      Keep the {name} away from the steam of the [kettle|stove|shower]; no movement likes damp.
      (!led !digital !digit) Move the hands of the {name} forward only, [never back|even in fall], when the clocks change.
      (!mantel !desk !table !alarm) Hang the {name} so the center sits at [eye level|your eye height], a bit higher over a sofa.
      Sit in your usual chair and check for glare before you settle on a place for the {name}.
      (!pendulum !mechanical !wind !usb !antique) Put a fresh battery in the {name} when [daylight saving ends|the time changes], and {it} won't stop at four one morning.
      (!led !digital !digit) Dust the face of the {name} from the top down, with a [soft brush|dry cloth].
      (led digital digit) Turn the {name} toward the [bookcase|wall] at night; digits are brighter in the dark than at noon.
    `),
    tale: lines(`
      (mantel pendulum) A pendulum can tell level from nearly level, so [shim|prop] the {name} until the tick is even.
      (!led !digital !digit) Turn the hands of the {name} forward, always forward; [time travel backward|rewinding] upsets the works.
      Steam is bad for the {name}, so keep {them} away from the [kettle|stew].
      (!pendulum !mechanical !wind !usb !antique) If the {name} {v:runs} late, try a fresh battery first, and [excuses second|philosophy later].
      Put the {name} where the morning sun won't [blind|dazzle] anyone who looks up.
      (!silent) A light sleeper should give the {name} the [hall|kitchen], not the bedroom, until the tick is a friend.
      (!led !digital !digit) A soft brush keeps the face of the {name} free of [cobwebs|dust].
      (led digital digit) If the {name} {v:outshines} the moon, turn {them} a little toward the [books|wall].
    `),
    plain: lines(`
      (mantel pendulum) Place the {name} on a level surface and listen for an even beat.
      (!led !digital !digit) Set the {name} by turning the hands [forward|clockwise] only, as turning them back can damage the movement.
      (!pendulum !mechanical !wind !usb !antique) Replace the battery of a battery-driven {name} once a year, before it [weakens|leaks].
      Avoid places above [stoves|radiators], since heat and steam shorten the life of the movement in the {name}.
      (!mantel !desk !table !alarm) Hang the {name} on a screw driven into a [stud|suitable plug] rather than on a picture pin.
      Check the {name} for glare from the usual seat [by day and by lamplight|in the evening].
      (!led !digital !digit) Dust the {name} with a soft dry cloth and keep [sprays|liquids] away from the dial.
      (!silent) Listen to the tick of the {name} in a quiet room before placing {them} [near a bed|in a bedroom].
      (led digital digit) At night, angle the {name} away from the pillow if the digits are too bright.
    `),
    terse: lines(`
      (mantel pendulum) Stand the {name} level.
      (!led !digital !digit) Turn the hands of the {name} forward only.
      Keep the {name} away from steam.
      (!pendulum !mechanical !wind !usb !antique) Fresh battery each fall for the {name}.
      Check the {name} for glare from your chair.
      (!mantel !desk !table !alarm) Hang the {name} on a screw, not a pin.
      (!led !digital !digit) No sprays on the face of the {name}.
      (led digital digit) Angle the {name} away from the pillow.
    `),
  },
}
