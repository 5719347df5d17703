import { lines, stems, type Craft } from '../craft.ts'

export const APRONS: Craft = {
  nouns: stems('apron'),
  signs: stems('apron'),
  emojis: ['🍳', '🏡', '🌿', '🧁', '🎁', '✨', '🍞', '🌾', '🧡', '👩‍🍳'],
  openings: {
    warm: lines(`
      {A_lead} for people who [wipe their hands on their jeans|get stuck in].
      {A_lead} for [messy|busy] hands and clean shirts.
      {A_lead} to put on before the [mess|work] begins.
    `),
    tale: lines(`
      {A_lead} for anyone on good terms with [a mess|chaos].
      {A_lead}, [armor|full dress] against splashes.
      {A_lead} for days that end [sticky|covered in something].
    `),
    plain: lines(`
      {A_lead} for [kitchen|bench] and studio.
      {A_lead} for work that [leaves marks|gets on clothes].
      {A_lead} for those who [cook|work] with their sleeves rolled up.
    `),
    terse: lines(`
      {A_lead} for [messy|busy] work.
      {A_lead} for [clean|good] shirts.
      {A_lead}. On, then begin.
    `),
  },
  scenes: {
    warm: lines(`
      Hang the {name} on the back of the kitchen door and you'll actually [wear|remember] {them}.
      Get into the {name}, put on a [record|podcast], and tell everyone [supper's at seven|you're not to be disturbed].
      The {name} {v:means} you can cook in your good shirt and still [answer the door|sit down to eat in it].
      Give the {name} to the one who always [does the grilling|hosts|bakes the birthday cakes] and never owns up to the stains.
      Wear the {name} for [3 or: bread day|repotting|paint touch-ups|jam season|the school bake sale|polishing shoes].
      Once the {name} {v:is} on, nobody [asks|expects] you to sit down and make small talk.
      Fold a recipe card into the {name} and that's a [wedding|graduation] present with a plan.
      Keep the {name} on a hook at the [studio|workshop|potting shed], and you won't go home wearing the day.
      Some people can't start cooking without music; for others, it's the {name} that [starts things|gets them going].
      When the [family|whole crowd] descends for the holidays, get into the {name} before they reach the driveway.
    `),
    tale: lines(`
      Put on the {name} and you're in charge, at least of the [gravy|onions].
      The {name} {v:collects} [flour|paint|jam] so that your sleeves may lead blameless lives.
      A superhero has a cape; a cook has the {name}, worn [the right way around|in front].
      Wear the {name} at a party, and [nobody asks you to dance|everyone hands you a tray], which may be the point.
      Some stains are [biographies|trophies]; let the {name} have all of them.
      Give the {name} to the friend whose pancakes reach the [ceiling|light fixture].
      Anyone caught in the {name} may [lick the spoon|taste first]; that's the law.
      The {name} {v:hangs} by the door like a [sheriff's badge|captain's coat], waiting for somebody brave.
      Worn before breakfast, the {name} {v:turns} a Tuesday into [baking day|an event].
      Guests with nothing to do get handed the {name} and an [onion|apology].
    `),
    plain: lines(`
      The {name} {v:suits} [cooking and baking|the kitchen] as well as [gardening|studio work].
      Kept on a hook by the [door|stove], the {name} {v:is} put on more often than one folded in a drawer.
      For a keen [cook|baker|gardener], the {name} {v:is} a present with an obvious use.
      With the {name} on, a [clean|good] shirt can stay on for the whole evening.
      The {name} can mark the start of a [working|baking] day and the end of interruptions.
      Wear the {name} for [3 or: baking|potting plants|painting|polishing|flower arranging|serving guests].
      In [a workshop|an open studio|a market stall], the {name} {v:gives} the wearer a settled, working look.
      A cooking class or [a team lunch|a shared studio] runs tidier when the {name} {v:comes} along.
      The {name} {v:is} part of the pleasure of [slow|weekend] cooking, from the first onion to the last dish.
      Paired with [2 and: a handwritten recipe|a good knife|a bag of flour|a new whisk], the {name} {v:welcomes} somebody to a first kitchen.
    `),
    terse: lines(`
      On with the {name}. [Cook|Begin]. Forget your shirt.
      Hang the {name} by the [door|stove].
      The {name} {v:goes} on first.
      [Bread|Paint|Soil]: wear the {name}.
      Good shirt, the {name}, [hot oil|tomato sauce]. Fine.
      Give the {name} to a [cook|baker|gardener].
      The {name} {v:takes} the stains.
      Wear the {name} to [market|the studio|the grill].
      A hook, the {name}, [Sunday|a slow roast].
      The {name} on, [phone|jacket] off.
    `),
  },
  tips: {
    warm: lines(`
      (tie string strap) Loop a [towel|rag] through the ties of the {name}, and you'll always know where to dry your hands.
      (tie string strap) Tie the {name} in front rather than behind; it's quicker, and the knot [holds a towel|is easy to reach].
      Button sleeves up before the {name} {v:goes} on, because [cuffs|sleeves] find the batter first.
      (!leather) Shake the {name} out over the [bathtub|back step] before washing, or flour turns to paste.
      (!leather) Treat grease spots on the {name} with a drop of dish soap before they [settle|set].
      (tie string strap) Knot the ties of the {name} together before washing, so they don't [wrap around everything|make friends with your socks].
      Hang the {name} up rather than folding {them}, and there's nothing to [press|smooth out].
      Try the {name} on over your [thickest|usual] sweater too, so winter soups are covered.
      (!leather) Check the pockets and corners of the {name} for [crumbs|pencils] before {it} {v:goes} in the wash.
      Put the {name} on before you open the flour; a clean shirt is only clean [once|until then].
      Keep the {name} on a hook of {its} own, away from [coats|sweaters] that catch every crumb.
    `),
    tale: lines(`
      (tie string strap) Tie the strings of the {name} before the wash, or they'll come out [married to a sock|in a braid].
      (tie string strap) A towel through the ties turns the {name} into a [toolbelt|full-service station].
      (!leather) Beat the flour out of the {name} outdoors; wet flour is [glue|wallpaper paste].
      (!leather) Dish soap first when gravy has met the {name}; grease [hates|fears] it.
      Give the {name} a hook of {its} own and skip the [ironing|folding].
      (tie string strap) The front knot is for [cooks in a hurry|people in charge], so cross the ties of the {name} behind and come back round.
      (!leather) Empty the corners of the {name} on wash day; whole [walnuts|pencils] have been found.
      Roll your sleeves first, then don the {name}; [cuffs|sleeves] are the batter's favorite.
      Air the {name} after [frying|onions], unless you like the curtains to know.
      Blot first, rub never: a stain on the {name} spreads when [scolded|chased].
      Wear the {name} from the first [egg|brushstroke], since splashes never wait.
    `),
    plain: lines(`
      (tie string strap) Fasten the ties of the {name} in front where their length allows, so that a [towel|cloth] can hang from them.
      (!leather) Shake loose [flour|soil] from the {name} before washing.
      (!leather) Apply a little dish soap to grease marks on the {name} before [laundering|cleaning].
      (tie string strap) Tie the strings of the {name} together before washing, so that they do not [tangle|knot].
      Hang the {name} after use, which keeps {them} [aired|free of creases] and close at hand.
      Follow the care notes for the {name}, since finishes and [trims|fastenings] differ.
      Try the {name} over the clothes you [work|cook] in, rather than over a thin shirt.
      Air the {name} after frying, so that smells do not [linger|settle].
      Blot fresh stains on the {name} rather than rubbing, which [spreads|sets] them.
      (!leather) Check the {name} for crumbs and [pencils|clips] before washing.
    `),
    terse: lines(`
      (tie string strap) Tie the {name} in front. Hang a [towel|cloth] there.
      (!leather) Shake out the {name} before [washing|the hook].
      (!leather) Dish soap first for [grease|gravy] on the {name}.
      (tie string strap) Knot the strings of the {name} before washing.
      Hang the {name}. No [folds|creases].
      Blot stains on the {name}. Do not rub.
      Air the {name} after [frying|grilling].
      Put the {name} on before the first [egg|splash].
      Adjust the {name} over [thick|working] clothes.
    `),
  },
}
