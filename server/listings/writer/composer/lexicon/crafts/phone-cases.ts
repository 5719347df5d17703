import { lines, stems, type Craft } from '../craft.ts'

export const PHONE_CASES: Craft = {
  nouns: stems('phonecase'),
  signs: [],
  emojis: ['📱', '✨', '🎁', '💛', '💫', '🌿', '🤍', '🌟'],
  openings: {
    warm: lines(`
      {A_lead} for the phone you [pick up|put down] all day.
      Here's {a_lead} for a phone that looks like everybody else's.
      {A_lead} for café tables, [bus seats|kitchen counters] and mirror selfies.
      {A_lead} for the phone that's in your hand [all day|again].
      {A_lead} for an old phone you're [not done with|keeping].
      {A_lead} to look at when the screen is [off|down].
    `),
    tale: lines(`
      {A_lead} for a phone with [nothing to wear|stage fright].
      {A_lead} to give the back of your phone a front.
      {A_lead}, for calls from [your mother|interesting people].
      {A_lead} for selfies, sighs and [long calls|late texts].
      {A_lead}, evening dress for a [small computer|pocket genius].
      {A_lead} to answer the question of whose phone [rings|this is].
    `),
    plain: lines(`
      {A_lead} for a phone in [daily|constant] company.
      {A_lead} to tell one phone from another.
      {A_lead} for work calls and [weekends|train rides].
      {A_lead} for a phone that should look like [yours|no other].
      {A_lead} for the [handbag|desk] and the nightstand.
      {A_lead} to change how a phone looks.
    `),
    terse: lines(`
      {A_lead} for a plain phone.
      {A_lead} to find on a full table.
      {A_lead} for [desk|bag] and pocket.
      {A_lead} for phone and [mirror|desk].
      {A_lead} for the phone you keep.
      {A_lead} to know yours by.
    `),
  },
  scenes: {
    warm: lines(`
      Lay your phone face down at dinner and let the {name} be what [people|your friends] see.
      With the {name} on, you'll know which phone is yours at a [charging station|crowded table].
      You hold your phone more than any other thing you own; the {name} may as well please you.
      Switch to the {name} when the [season|school year] turns and an old phone feels [newer|less old].
      At the office, the {name} {v:says} more about you than the [badge|mug] does.
      Put the {name} on for [vacation|festival season] and change back when the laundry's done.
      Match the {name} to your [notebook|bag], or clash on purpose.
      When somebody upgrades, {a_name} {v:makes} a good thing to wrap, as long as you know the model.
      Hand your phone to a stranger for a group photo and the {name} {v:gets} a little tour.
      The {name} {v:shows} up in [3 and: elevator selfies|video calls|group photos|gym mirrors|café snapshots].
    `),
    tale: lines(`
      Set the phone down and the {name} {v:keeps} up [appearances|the conversation].
      The {name} {v:goes} where phones go: under pillows, into [cake photos|coat pockets], behind the sofa.
      Put on the {name} and let your phone go to the [ball|bakery].
      Among the flat dark slabs on a meeting table, the {name} {is} the one with a [passport|garden].
      Text your [mother|landlord] from behind the {name} and feel slightly better dressed.
      A phone has one face and looks at you all day; the {name} {is} for [everyone else|the other side].
      Lost between sofa cushions, the {name} at least {v:gives} the search party something to [describe|look for].
      In the mirror, it's you, your good side and the {name}, [in that order|though not in that order].
      Give {a_name} to a person who films every [sunset|dessert].
      No new phone is needed: the {name} {v:changes} the [view|mood] on the nightstand.
      The {name} {v:goes} to [3 and: concerts|waiting rooms|kitchen counters|bathtub edges|birthday parties].
    `),
    plain: lines(`
      On a table with several phones, the {name} {v:shows} at once which is yours.
      A phone lies face down in most meetings, and the {name} {is} what others see.
      A phone that has been in use for a while looks different with the {name}.
      The {name} can be matched to a [bag|planner] or to the season.
      In a handbag, the {name} {v:makes} the phone easier to [spot|find] among other dark objects.
      In mirror photographs, the {name} {v:is} in the picture every time.
      When two people in one household own the same model, the {name} {v:prevents} mix-ups.
      As a present, {a_name} {v:requires} only the exact model of the phone.
      The {name} can be kept for [work|weekends], and a plain case for the rest of the time.
      For a child's first phone, the {name} {v:marks} the owner at school and in [practice|the locker room].
      The {name} {v:shows} [3 or: at the desk|on the train|in a meeting|at the café|on the nightstand].
    `),
    terse: lines(`
      Lay the phone face down and the {name} up.
      Find your phone by the {name}.
      A new season calls for the {name}, not a phone.
      Among six phones on a table, the {name} {is} yours.
      Match the {name} to a [bag|notebook].
      Keep the old phone; put on the {name}.
      Give {a_name}; ask for the model first.
      Keep the {name} for weekends, a plain one for work.
      In a dark bag, look for the {name}.
      The {name} {v:shows} in [3 and: selfies|meetings|cafés|mirrors|photos].
    `),
  },
  tips: {
    warm: lines(`
      Look up the exact model in your phone's settings before you choose the {name}; one word can differ.
      Start the {name} at the camera corner and press the others in [one by one|after it].
      Take the {name} off once a month and wipe out the lint, which is what scratches.
      Clean the back of the phone before the {name} {v:goes} on, or you'll lock the grit in.
      Peel the {name} off from one corner, not by the buttons.
      If you use wireless charging, look at what the description says about the {name} first.
      Keep the {name} away from [3 and: new jeans|sunscreen|hot dashboards|open pens|turmeric].
    `),
    tale: lines(`
      Phones have names like royalty, so read the whole [title|number] before you pick the {name}.
      Camera corner first: the {name} {v:goes} on like a boot, not like a [hat|lid].
      Sweep under the {name} monthly, for lint has [been living there|moved in].
      Wipe the phone before you put on the {name}, or [sand|toast] comes along for the ride.
      New jeans have wandering dye, so introduce the {name} to them [late|slowly].
      Coax the {name} off by a corner; buttons are [ticklish|not handles].
      The {name} should never share a pocket with [3 or: keys|ketchup packets|open pens|gum|sandpaper].
    `),
    plain: lines(`
      Look up the exact model in the settings of the phone before choosing the {name}.
      Fit the {name} over the camera corner first and press the other corners into place.
      Remove the {name} from time to time and wipe away dust, which can scratch.
      Clean and dry the phone before putting on the {name}.
      To remove the {name}, start at a corner rather than at the buttons.
      With a screen protector, check that the {name} {v:leaves} room at the edges.
      Keep the {name} away from [3 and: new jeans|open pens|sunscreen|hot dashboards|keys].
    `),
    terse: lines(`
      Check the model before choosing the {name}.
      Camera corner first, then the rest of the {name}.
      Wipe lint from inside the {name} once a month.
      Clean the phone, then fit the {name}.
      Lift the {name} at a corner, not the buttons.
      Keep the {name} from [3 and: keys|open pens|new jeans|sunscreen|heat].
    `),
  },
}
