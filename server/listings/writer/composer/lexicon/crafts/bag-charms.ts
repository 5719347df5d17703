import { lines, stems, type Craft } from '../craft.ts'

/** What dangles from a bag, a zipper or a phone. */
export const BAG_CHARMS: Craft = {
  nouns: stems('bagcharm'),
  signs: [],
  emojis: ['👜', '🎒', '✨', '💛', '🎁', '🌿', '💫', '🧳'],
  openings: {
    warm: lines(`
      {A_lead} for the bag you carry [everywhere|all week].
      {A_lead} for [zippers|handles], straps and whatever looks a bit bare.
      Here's {a_lead} for a bag that looks like [everyone's|the other five].
      {A_lead} for the tote you [won't replace|love].
      {A_lead} for backpacks, suitcases and [lunch boxes|gym bags].
      {A_lead} to tell your bag from your [sister's|neighbor's].
    `),
    tale: lines(`
      {A_lead} to dangle where everyone can [see|envy].
      {A_lead} for bags with [nothing to swing|a serious face].
      {A_lead}, for luggage with a sense of [humor|self].
      {A_lead} for handbags with [stage presence|hidden depths].
      {A_lead} to [jiggle|swing] half a step behind.
      {A_lead} for a zipper that wants [attention|a friend].
    `),
    plain: lines(`
      {A_lead} for a handbag, a backpack or a [zipper|suitcase].
      {A_lead} to tell one bag from [another|the next].
      {A_lead} to give a plain bag a detail.
      {A_lead} for [school|gym] bags and suitcases.
      {A_lead} for bags in need of a [detail|marker].
      {A_lead} to fasten to a [handle|ring] or strap.
    `),
    terse: lines(`
      {A_lead} for a plain bag.
      {A_lead} for [zipper|handle] or strap.
      {A_lead} to find your bag by.
      {A_lead} for a [school|gym] bag.
      {A_lead} for bag, [keys|backpack] or suitcase.
      {A_lead} to [clip|hang] on a handle.
    `),
  },
  scenes: {
    warm: lines(`
      Clip the {name} to a bag you've had for years and look at it [anew|with fresh eyes].
      You'll spot your suitcase by the {name} before the [belt|carousel] has brought it round.
      Hang the {name} on your [kid's backpack|gym bag], where a dozen others look the same.
      Move the {name} from bag to bag as the week goes on, [tote|backpack] first, clutch on Saturday.
      The {name} {v:swings} when you walk, and that's [the point|half the fun].
      On a zipper, the {name} {v:gives} cold fingers something to pull.
      Tie the {name} to a wrapped present and let {them} do the work of the bow.
      Instead of a new bag this season, try {a_name} on the [old one|one you love].
      A [goddaughter|student], somebody starting a job: {a_name} {v:goes} with whatever they carry.
      Set your bag on the café chair so the {name} {v:faces} the [room|door].
      Hang the {name} on [3 or: a tote|a diaper bag|a backpack|a camera strap|a suitcase].
    `),
    tale: lines(`
      A serious bag with the {name} on it looks like a judge in [striped socks|dancing shoes].
      Among a hundred dark suitcases, the {name} {v:waves} from the [carousel|crowd].
      Stairs are more fun with the {name} [bouncing|swinging] half a beat behind.
      Hang the {name} on the lunch box and eat [better|in better spirits].
      Your bag carries you through the week; the {name} {is} its [medal|tip].
      On the bus, babies stare at the {name}, and so do [grandfathers|bankers], more discreetly.
      Give a backpack the {name} and it starts to look for [mountains|mischief].
      Let the {name} dangle in a meeting and count who [smiles|notices].
      Slip {a_name} into a card for a friend whose bag weighs as much as [a goat|she does].
      The handbag was sensible; then came the {name}, and [look|now this].
      The {name} {v:rides} along on [3 and: buses|ferries|escalators|swings|moving walkways].
    `),
    plain: lines(`
      On a suitcase, the {name} {v:helps} to tell it from others on the [carousel|luggage rack].
      At school, the {name} {v:marks} one backpack among many of the same kind.
      The {name} {v:gives} a plain handbag a detail that can be changed with the season.
      Fastened to a zipper, the {name} {v:makes} the pull easier to [find|grip].
      The {name} {v:moves} from a work bag to an evening bag in a moment.
      On a diaper bag or a gym bag, the {name} {v:adds} something decorative to something practical.
      As a present, {a_name} {v:goes} with any bag and {v:fits} into an envelope.
      On a trip, each bag of a team or a group of friends can carry {a_name}.
      Worn on the side that faces away from the body, the {name} {is} in view with every step.
      A bag in use for years looks different with the {name} at the handle.
      The {name} can be fastened to [3 or: a handbag|a backpack|a suitcase|a zipper|a camera strap].
    `),
    terse: lines(`
      Clip the {name} to an old bag.
      Find the suitcase by the {name}.
      The {name} {v:moves} from bag to bag.
      On a zipper, the {name} {v:helps} cold fingers.
      {This} {name} {v:swings} as you walk.
      A plain bag is enough for the {name}.
      Tie the {name} to a present.
      Mark the school bag with the {name}.
      Any bag will do; give {a_name}.
      Hang the {name} where others see {them}.
      Hang the {name} on [3 or: a tote|a zipper|a suitcase|a backpack|a strap].
    `),
  },
  tips: {
    warm: lines(`
      Hang the {name} on the outside ring or a handle, where nothing [rubs|gets caught].
      Check the clasp of the {name} now and then, since bags [swing|get pulled about] more than you think.
      Take the {name} off before you check a suitcase; conveyor belts [bite|aren't gentle].
      Keep the {name} away from the side where the bag rubs against your [coat|jeans].
      Let the {name} sit this one out on [rainy days|hikes].
      A small split ring lets the {name} hang from [thick handles|wide straps] too.
    `),
    tale: lines(`
      Conveyor belts eat [tassels|toes], so bring the {name} into the cabin with you.
      Test the clasp of the {name} once a month, like a [trapeze artist|sailor].
      Hang the {name} away from your coat, or the two will [get entangled|fight all winter].
      Rain is for umbrellas; let the {name} travel [inside|in a pocket] that day.
      Subway doors have a taste for the {name}, so turn the bag [inward|to your chest] in time.
      The {name} {v:hangs} happiest where nothing else does, on a ring or a handle.
    `),
    plain: lines(`
      Fasten the {name} to a ring or a handle, away from the side that rubs against clothing.
      Check the clasp of the {name} from time to time.
      Remove the {name} from luggage that is checked in.
      A small split ring makes it possible to attach the {name} to a thick handle.
      In heavy rain, carry the {name} inside the bag.
      On trains and escalators, keep the {name} clear of closing doors and steps.
    `),
    terse: lines(`
      Hang the {name} on a ring or handle.
      Check the clasp of the {name} [now and then|each spring].
      No checked luggage for the {name}.
      Keep the {name} clear of doors.
      In rain, the {name} {v:goes} inside.
      Use a split ring where the {name} will not fit.
    `),
  },
}
