import { lines, stems, type Craft } from '../craft.ts'

/** What goes into the water of a tub: bombs, salts, soaks. */
export const BATH: Craft = {
  nouns: stems('bomb salt soak'),
  signs: stems('bath spa tub'),
  emojis: ['🛁', '🌿', '💧', '🎁', '✨', '🫧', '🌼', '💛', '🌸', '🍃'],
  openings: {
    warm: lines(`
      {A_lead} for [the bath you keep putting off|a long Sunday bath|the hour behind a closed door].
      {A_lead} for [tired Fridays|cold evenings|rainy Sundays] and a full tub.
      {A_lead} to keep by the tub for [the first cold night|a day with too many errands].
    `),
    tale: lines(`
      {A_lead}, for captains of [very small seas|duck fleets|the evening tub].
      {A_lead}, because [the tub is the nearest coast|nobody can hand you a phone in there].
      {A_lead} for [long baths and pruned fingers|evenings below sea level].
    `),
    plain: lines(`
      {A_lead} for [an unhurried evening bath|a bath at the end of the week].
      {A_lead} for [home bathrooms and hotel tubs|the bathroom shelf or a weekend bag].
      {A_lead} for people who [prefer a bath to a shower|take their time in the tub].
    `),
    terse: lines(`
      {A_lead} for [Sunday evenings|cold nights|long baths].
      {A_lead} for the tub and [an hour off|a closed door].
      {A_lead}. [Run the water|Close the door] first.
    `),
  },
  scenes: {
    warm: lines(`
      Run the water, [close the door|hide the phone], and let the {name} be the only thing on the schedule.
      (!kid !child !children !toddler) Save the {name} for the night after [the move|the deadline|the school play].
      The {name} {v:belongs} on the edge of the tub, where you'll be reminded that you own [a bath|one].
      (!kid !child !children !toddler) When the [garden|long run|leaf raking] is done, fill the tub and reach for the {name}.
      (!kid !child !children !toddler) The {name} and a paperback you don't mind getting wet: that's [Sunday|a snow day|the whole plan].
      (!kid !child !children !toddler) Guests who come by [train|bus|bicycle] get a [clean|warm] towel, the {name} and first turn in the bathroom.
      (!kid !child !children !toddler) New parents get [onesies|advice] by the dozen, so bring the {name} and offer to hold the baby.
      (!kid !child !children !toddler) The radio low, the door shut, the {name} in the water, and the [dishes|emails] can keep.
      (!kid !child !children !toddler) Take the {name} along to a [cabin|hotel] with a tub, since that's where you'll finally have the time.
      There's a good bath in every bad-weather Saturday, and the {name} {is} [half of it|how it starts].
      (kid child children toddler) Bath time starts with less of a debate when the {name} {v:waits} on the [ledge|stool].
      (kid child children toddler) Let whoever had the [muddiest knees|longest day] put the {name} in the water.
      Keep the {name} next to [3 or: the spare towels|the loofah|the good robe|the bath mat|the book basket].
    `),
    tale: lines(`
      Fill the tub, add the {name}, and declare yourself out [at sea|of office] until the water cools.
      Every ship needs a lookout; yours can keep an eye on the {name} from behind a [book|mountain of foam|wet knee].
      (kid child children toddler) Pirates must wash too, so the {name} {v:comes} aboard after [supper|the mutiny].
      (kid child children toddler) Count to three, drop in the {name}, and the [duck|captain] holds on.
      The {name} {v:turns} a bathroom with a [dripping tap|cracked tile] into a spring in the hills, or near enough.
      Set the {name} on the ledge with the door ajar, and the whole house knows the tub is [taken|spoken for].
      In fairy tales they bathe in springs and rivers; you have the {name} and [hot water on tap|a lock on the door].
      The mirror fogs over, the {name} [{v:meets}|{v:joins}] the water, and the day loses your address.
      Let the {name} sit on the ledge all week like a [ticket|boarding pass] for Sunday.
      Mermaids manage without the {name}, but they also manage without [towels|central heating].
      A storm at the window, the {name} in the tub, and [no boat to bring in|the laundry already dry].
      (!kid !child !children !toddler) For a friend who answers every [call|email], give the {name} with a sign for the doorknob.
    `),
    plain: lines(`
      (!kid !child !children !toddler) A bath takes an hour that a shower does not, and the {name} {v:gives} that hour [a beginning|its occasion].
      Keep the {name} in sight on the [bathroom shelf|edge of the tub], so that {it} {is} used and not saved.
      After a day of [gardening|travel|moving boxes], the {name} and a full tub are a reasonable way to end it.
      In a guest bathroom with a tub, the {name} beside the towels [{is} an invitation|{v:shows} that guests may take their time].
      (kid child children toddler) Children can be given the task of adding the {name}, which [settles|shortens] the way to the tub.
      (kid child children toddler) An adult should be in the room while the {name} {is} in use.
      For an evening at home, set out a [towel|robe], a [book|magazine] and the {name} before running the water.
      The {name} {v:fits} in a weekend bag for a [cabin|hotel|rental] with a tub.
      (!kid !child !children !toddler) Many people have a fixed evening for the bath; the {name} can wait for that [Sunday|Friday].
      As a present, the {name} {v:goes} well with a [book|bath towel|robe] and {v:suits} almost any occasion.
      Those who share a bathroom will know the value of a [closed|locked] door, [warm|hot] water and the {name}.
      Winter is the season of long baths, and the {name} can be kept for the [first frost|shortest days].
    `),
    terse: lines(`
      [Run the water|Fill the tub]. Add the {name}. [Close|Lock] the door.
      (!kid !child !children !toddler) The {name}, a [book|magazine|song or two], an hour.
      Keep the {name} on the [edge of the tub|bathroom shelf|stool by the tub].
      (!kid !child !children !toddler) After the [garden|long drive|move|long week]: the {name}.
      Where there is a [tub|bath], pack the {name}.
      (kid child children toddler) [Duck|Boat], towel, the {name}.
      (kid child children toddler) Stay close while the {name} {is} in the tub.
      (!kid !child !children !toddler) The {name} for the first [frost|free evening|snow|night alone].
      [Lock|Shut] the door, open the book, add the {name}.
      A [towel|robe|dry towel], the radio, the {name}.
      [Sunday|Friday|Saturday] night belongs to the tub and the {name}.
      (!kid !child !children !toddler) For the [friend|sister|colleague] who never sits down: the {name}.
      [Rain|Wind|Sleet] at the window, the {name} in the tub.
    `),
  },
  tips: {
    warm: lines(`
      Put a towel within reach before the {name} {v:goes} in; nobody likes to [drip across|cross] a cold floor.
      Keep the {name} dry until bath time, since steam gets at {them} through an open [box|lid|bag].
      Fill the tub first and add the {name} once the tap is off, and watch {them} [go|disappear].
      Rinse the tub when you're done with the {name}; any oil in {them} leaves the floor [slippery|slick].
      Try a little of the {name} on your wrist [before the whole bath|first], as with anything new.
      Check the ingredients of the {name} if [your skin is particular|someone has allergies].
      Store the {name} away from the [window|radiator], where sun and heat wear out scent and color.
      Wait for the mirror to clear before you open the {name} again; [steam|damp] is bad company.
      (salt soak) Stir the {name} through the water with your [hand|foot], and nothing gritty is left to sit on.
      (salt soak) A [dry|clean, dry] spoon in the {name} keeps the rest from clumping.
      (bomb) Drop the {name} into still water and wait a minute before you [follow|climb in].
      (petal flower bud) A tea strainer over the drain catches whatever the {name} {v:leaves} behind.
    `),
    tale: lines(`
      Hang the towel within reach before the {name} {v:goes} in, or prepare for a [cold|barefoot] expedition.
      Steam is a nibbler, so keep the {name} under [lock and lid|wraps] until the tub is full.
      Turn off the tap before the {name} {v:makes} {its} entrance; it's a better show in [still|quiet] water.
      Rinse the tub after the {name}, or the next bather will [skate|ski].
      Let your [wrist|elbow] meet the {name} before the rest of you does.
      Read the label of the {name} first, as any sensible sailor reads the [chart|tide table].
      Sunlight steals scent, so the {name} {v:waits} in a [cupboard|dark corner] until called.
      Tie back your hair, add the {name}, and keep the [good book|crossword|phone] above the waterline.
      (salt soak) Stir the {name} with one hand, like a very calm sea monster, until the grit is gone.
      (salt soak) Only dry spoons may visit the {name}; wet ones leave lumps.
      (petal flower bud) Set a strainer over the drain, because the {name} {v:leaves} a trail.
    `),
    plain: lines(`
      Store the {name} in a closed container in a dry place; bathroom steam is enough to [soften|spoil] {them}.
      [Fill the tub|Let the tub fill] and turn off the tap before adding the {name}.
      Rinse the tub after using the {name}, since any oil in {them} makes the [surface|floor of the tub] slippery.
      Before the first bath, test the {name} on a small [area|patch] of skin.
      Read the list of ingredients of the {name} if you have [an allergy|known allergies].
      Keep the {name} away from direct sun, which [weakens|fades] both scent and color.
      Lay a mat beside the tub and a [towel|robe] within reach before the {name} {is} in the water.
      Keep the {name} out of the reach of small children, to whom {it} may look like [candy|food].
      (salt soak) Take the {name} from the container with a dry spoon, so that the rest does not clump.
      (salt soak) Stir the {name} through the water by hand until the grains have dissolved.
      (petal flower bud) A strainer over the drain catches the plant parts the {name} {v:leaves} behind.
    `),
    terse: lines(`
      Keep the {name} dry until [bath time|the tub is full].
      Tap off [first|before anything], then the {name}.
      Towel within reach [before|and only then] the {name} {v:goes} in.
      Rinse the tub after the {name}[| and the bath].
      Test the {name} on your [wrist|arm] first.
      [Check|Read] the ingredients of the {name}.
      Store the {name} out of [sun|steam|the sun] and [closed|covered].
      (salt soak) Stir the {name} until the [grit|sand] is gone.
      (salt soak) [Dry|A dry] spoon only for the {name}.
      (petal flower bud) Strainer over the drain, then the {name}.
    `),
  },
}
