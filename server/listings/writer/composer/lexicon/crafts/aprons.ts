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
      (!pottery !potter !garden !gardening !barber !salon !grooming) Hang the {name} on the back of the kitchen door and you'll actually [wear|remember] {them}.
      (!pottery !potter !garden !gardening !barber !salon !grooming) Get into the {name}, put on a [record|podcast], and tell everyone [supper's at seven|you're not to be disturbed].
      (!pottery !potter !garden !gardening !barber !salon !grooming) The {name} {v:means} you can cook in your good shirt and still [answer the door|sit down to eat in it].
      (!pottery !potter !garden !gardening !barber !salon !grooming) Give the {name} to the one who always [does the grilling|hosts|bakes the birthday cakes] and never owns up to the stains.
      (!pottery !potter !garden !gardening !barber !salon !grooming) Wear the {name} for [3 or: bread day|repotting|paint touch-ups|jam season|the school bake sale|polishing shoes].
      Once the {name} {v:is} on, nobody [asks|expects] you to sit down and make small talk.
      (!pottery !potter !garden !gardening !barber !salon !grooming) Fold a recipe card into the {name} and that's a [wedding|graduation] present with a plan.
      Keep the {name} on a hook at the [studio|workshop|potting shed], and you won't go home wearing the day.
      (!pottery !potter !garden !gardening !barber !salon !grooming) Some people can't start cooking without music; for others, it's the {name} that [starts things|gets them going].
      (!pottery !potter !garden !gardening !barber !salon !grooming) When the [family|whole crowd] descends for the holidays, get into the {name} before they reach the driveway.
      (pottery potter) Splash, trim and glaze in the {name}; your [jeans|good sweater] never signed up for slip.
      (pottery potter) Leave the {name} on the nail by the wheel, so the studio keeps its [mud|slip] to itself.
      (garden gardening) Hang the {name} by the back door for the [ten minutes of weeding|quick look at the tomatoes] that turns into an hour.
      (garden gardening) Give the {name} to the neighbor who hands beans [over the fence|to the whole street] in July.
    `),
    tale: lines(`
      (!pottery !potter !garden !gardening !barber !salon !grooming) Put on the {name} and you're in charge, at least of the [gravy|onions].
      (!pottery !potter !garden !gardening !barber !salon !grooming) The {name} {v:collects} [flour|paint|jam] so that your sleeves may lead blameless lives.
      (!pottery !potter !garden !gardening !barber !salon !grooming) A superhero has a cape; a cook has the {name}, worn [the right way around|in front].
      Wear the {name} at a party, and [nobody asks you to dance|everyone hands you a tray], which may be the point.
      Some stains are [biographies|trophies]; let the {name} have all of them.
      (!pottery !potter !garden !gardening !barber !salon !grooming) Give the {name} to the friend whose pancakes reach the [ceiling|light fixture].
      (!pottery !potter !garden !gardening !barber !salon !grooming) Anyone caught in the {name} may [lick the spoon|taste first]; that's the law.
      The {name} {v:hangs} by the door like a [sheriff's badge|captain's coat], waiting for somebody brave.
      (!pottery !potter !garden !gardening !barber !salon !grooming) Worn before breakfast, the {name} {v:turns} a Tuesday into [baking day|an event].
      (!pottery !potter !garden !gardening !barber !salon !grooming) Guests with nothing to do get handed the {name} and an [onion|apology].
      (pottery potter) Slip flies sideways; the {name} {v:sees} to it that only the [wall|cat] needs wiping.
      (pottery potter) Anyone in the {name} may call a lopsided pot [intentional|a study].
      (garden gardening) Weeds know the {name} by sight and [tremble|lie low].
      (garden gardening) Step out in the {name} for one dead flower and [return|come in] at dusk.
    `),
    plain: lines(`
      (!pottery !potter !garden !gardening !barber !salon !grooming) The {name} {v:suits} [cooking and baking|the kitchen] as well as [gardening|studio work].
      (!pottery !potter !garden !gardening !barber !salon !grooming) Kept on a hook by the [door|stove], the {name} {v:is} put on more often than one folded in a drawer.
      (!pottery !potter !garden !gardening !barber !salon !grooming) For a keen [cook|baker|gardener], the {name} {v:is} a present with an obvious use.
      With the {name} on, a [clean|good] shirt can stay on for the whole evening.
      (!pottery !potter !garden !gardening !barber !salon !grooming) The {name} can mark the start of a [working|baking] day and the end of interruptions.
      (!pottery !potter !garden !gardening !barber !salon !grooming) Wear the {name} for [3 or: baking|potting plants|painting|polishing|flower arranging|serving guests].
      In [a workshop|an open studio|a market stall], the {name} {v:gives} the wearer a settled, working look.
      (!pottery !potter !garden !gardening !barber !salon !grooming) A cooking class or [a team lunch|a shared studio] runs tidier when the {name} {v:comes} along.
      (!pottery !potter !garden !gardening !barber !salon !grooming) The {name} {v:is} part of the pleasure of [slow|weekend] cooking, from the first onion to the last dish.
      (!pottery !potter !garden !gardening !barber !salon !grooming) Paired with [2 and: a handwritten recipe|a good knife|a bag of flour|a new whisk], the {name} {v:welcomes} somebody to a first kitchen.
      (pottery potter) At the wheel or the glazing table, the {name} {v:keeps} slip off [clothes|everything else].
      (pottery potter) For a potter with a [first|shared] studio, the {name} {v:makes} a useful present.
      (garden gardening) Kept by the back door, the {name} {v:turns} a short look at the beds into [an hour|useful work].
      (garden gardening) For a keen gardener, the {name} {v:is} a present for [every season|the whole growing year].
    `),
    terse: lines(`
      (!pottery !potter !garden !gardening !barber !salon !grooming) On with the {name}. [Cook|Begin]. Forget your shirt.
      (!pottery !potter !garden !gardening !barber !salon !grooming) Hang the {name} by the [door|stove].
      The {name} {v:goes} on first.
      (!pottery !potter !garden !gardening !barber !salon !grooming) [Bread|Paint|Soil]: wear the {name}.
      (!pottery !potter !garden !gardening !barber !salon !grooming) Good shirt, the {name}, [hot oil|tomato sauce]. Fine.
      (!pottery !potter !garden !gardening !barber !salon !grooming) Give the {name} to a [cook|baker|gardener].
      The {name} {v:takes} the stains.
      (!pottery !potter !garden !gardening !barber !salon !grooming) Wear the {name} to [market|the studio|the grill].
      (!pottery !potter !garden !gardening !barber !salon !grooming) A hook, the {name}, [Sunday|a slow roast].
      The {name} on, [phone|jacket] off.
      (pottery potter) Wheel, water, the {name}. [Begin|Center].
      (pottery potter) The {name} {v:leaves} the mud in the studio.
      (garden gardening) Weeds, [shears|twine], the {name}.
      (garden gardening) Hang the {name} by the back door.
    `),
  },
  tips: {
    warm: lines(`
      (tie string strap) Loop a [towel|rag] through the ties of the {name}, and you'll always know where to dry your hands.
      (tie string strap) Tie the {name} in front rather than behind; it's quicker, and the knot [holds a towel|is easy to reach].
      (!pottery !potter !garden !gardening !barber !salon !grooming) Button sleeves up before the {name} {v:goes} on, because [cuffs|sleeves] find the batter first.
      (!leather !pottery !potter !garden !gardening !barber !salon !grooming) Shake the {name} out over the [bathtub|back step] before washing, or flour turns to paste.
      (!leather) Treat grease spots on the {name} with a drop of dish soap before they [settle|set].
      (tie string strap) Knot the ties of the {name} together before washing, so they don't [wrap around everything|make friends with your socks].
      Hang the {name} up rather than folding {them}, and there's nothing to [press|smooth out].
      (!pottery !potter !garden !gardening !barber !salon !grooming) Try the {name} on over your [thickest|usual] sweater too, so winter soups are covered.
      (!leather !pottery !potter !garden !gardening !barber !salon !grooming) Check the pockets and corners of the {name} for [crumbs|pencils] before {it} {v:goes} in the wash.
      (!pottery !potter !garden !gardening !barber !salon !grooming) Put the {name} on before you open the flour; a clean shirt is only clean [once|until then].
      Keep the {name} on a hook of {its} own, away from [coats|sweaters] that catch every crumb.
      (pottery potter garden gardening) Let mud dry on the {name} and brush it off; wet [mud|soil] only goes deeper.
      (pottery potter garden gardening) Keep the {name} for dirty work, and wash {them} away from [shirts|the good sheets].
    `),
    tale: lines(`
      (tie string strap) Tie the strings of the {name} before the wash, or they'll come out [married to a sock|in a braid].
      (tie string strap) A towel through the ties turns the {name} into a [toolbelt|full-service station].
      (!leather !pottery !potter !garden !gardening !barber !salon !grooming) Beat the flour out of the {name} outdoors; wet flour is [glue|wallpaper paste].
      (!leather !pottery !potter !garden !gardening !barber !salon !grooming) Dish soap first when gravy has met the {name}; grease [hates|fears] it.
      Give the {name} a hook of {its} own and skip the [ironing|folding].
      (tie string strap !pottery !potter !garden !gardening !barber !salon !grooming) The front knot is for [cooks in a hurry|people in charge], so cross the ties of the {name} behind and come back round.
      (!leather) Empty the corners of the {name} on wash day; whole [walnuts|pencils] have been found.
      (!pottery !potter !garden !gardening !barber !salon !grooming) Roll your sleeves first, then don the {name}; [cuffs|sleeves] are the batter's favorite.
      (!pottery !potter !garden !gardening !barber !salon !grooming) Air the {name} after [frying|onions], unless you like the curtains to know.
      Blot first, rub never: a stain on the {name} spreads when [scolded|chased].
      (!pottery !potter !garden !gardening !barber !salon !grooming) Wear the {name} from the first [egg|brushstroke], since splashes never wait.
      (pottery potter garden gardening) Dry mud leaves the {name} with one [brush|slap]; wet mud unpacks its bags.
      (pottery potter garden gardening) Wash the {name} alone; [shirts|pillowcases] gossip about mud.
    `),
    plain: lines(`
      (tie string strap) Fasten the ties of the {name} in front where their length allows, so that a [towel|cloth] can hang from them.
      (!leather !pottery !potter !garden !gardening !barber !salon !grooming) Shake loose [flour|soil] from the {name} before washing.
      (!leather) Apply a little dish soap to grease marks on the {name} before [laundering|cleaning].
      (tie string strap) Tie the strings of the {name} together before washing, so that they do not [tangle|knot].
      Hang the {name} after use, which keeps {them} [aired|free of creases] and close at hand.
      Follow the care notes for the {name}, since finishes and [trims|fastenings] differ.
      (!pottery !potter !garden !gardening !barber !salon !grooming) Try the {name} over the clothes you [work|cook] in, rather than over a thin shirt.
      (!pottery !potter !garden !gardening !barber !salon !grooming) Air the {name} after frying, so that smells do not [linger|settle].
      Blot fresh stains on the {name} rather than rubbing, which [spreads|sets] them.
      (!leather !pottery !potter !garden !gardening !barber !salon !grooming) Check the {name} for crumbs and [pencils|clips] before washing.
      (pottery potter garden gardening) Allow [mud|soil] to dry on the {name} before brushing it off.
      (pottery potter garden gardening) Wash the {name} apart from [household|lighter] laundry.
    `),
    terse: lines(`
      (tie string strap) Tie the {name} in front. Hang a [towel|cloth] there.
      (!leather) Shake out the {name} before [washing|the hook].
      (!leather !pottery !potter !garden !gardening !barber !salon !grooming) Dish soap first for [grease|gravy] on the {name}.
      (tie string strap) Knot the strings of the {name} before washing.
      Hang the {name}. No [folds|creases].
      Blot stains on the {name}. Do not rub.
      (!pottery !potter !garden !gardening !barber !salon !grooming) Air the {name} after [frying|grilling].
      (!pottery !potter !garden !gardening !barber !salon !grooming) Put the {name} on before the first [egg|splash].
      Adjust the {name} over [thick|working] clothes.
      (pottery potter garden gardening) Let mud dry on the {name}. Brush it off.
      (pottery potter garden gardening) Wash the {name} alone.
    `),
  },
}
