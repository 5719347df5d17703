import { lines, stems, type Craft } from '../craft.ts'

export const EGG_CUPS: Craft = {
  nouns: stems('eggcup'),
  signs: stems('eggcup'),
  emojis: ['🥚', '🍳', '🌼', '🏡', '☕', '🐣', '✨', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for the three-minute [people|breakfast].
      {A_lead} for Sundays with [toast soldiers|the paper and a soft egg].
      {A_lead}, so nobody has to [hold|chase] their breakfast.
    `),
    tale: lines(`
      {A_lead}, a throne for [breakfast|the soft-boiled].
      {A_lead} for eggs that would otherwise [roll|make a run for it].
      {A_lead} for toast soldiers [on parade|awaiting orders].
    `),
    plain: lines(`
      {A_lead} for a boiled egg, [toast|salt] and time to eat it.
      {A_lead} for [weekend|hotel-style] breakfasts at home.
      {A_lead} for the [breakfast table|tray] and a shelf in between.
    `),
    terse: lines(`
      {A_lead} for [Sunday|soft eggs].
      {A_lead}. Egg, salt, [toast|spoon].
      {A_lead} for [breakfast|the tray].
    `),
  },
  scenes: {
    warm: lines(`
      Toast cut in strips, a pinch of salt, the {name}: that's [Sunday|breakfast] settled.
      The {name} {v:turns} a boiled egg from a snack into a reason to [sit down|lay the table].
      Put the {name} on a tray with coffee and carry it to somebody [still asleep|who isn't up yet].
      Children will eat an egg from the {name} that they'd [refuse|argue with] on a plate.
      Grandparents know what the {name} {is} for; everyone else [asks|learns by breakfast].
      Set the {name} out the night before a [slow morning|holiday] as a promise to yourself.
      Spring tables look finished with the {name} and an egg at each [place|plate].
      Between breakfasts, the {name} can hold [a snowdrop|a single bloom|toothpicks] on the sill.
      Best company at breakfast: [3 and: buttered toast|sea salt|the paper|a short spoon|tea].
      The {name} {v:brightens} up [3 or: Sundays|birthdays|spring mornings|days off|breakfasts in bed].
      [Sunday|Saturday|Birthday|Holiday|Snow day] breakfast should take [an hour|two pots of tea|all morning], and an egg is a [good|fine] place to [start|begin].
    `),
    tale: lines(`
      Off with its head; the {name} {v:holds} the [rest|prisoner] steady.
      In the {name}, an egg has [rank|bearing]; on a plate it has only momentum.
      The soldiers go in one by one, and the {name} {v:keeps} the [yolk|peace].
      Humpty Dumpty could have used the {name} and a [lower wall|softer landing].
      Breakfast in bed stands or [rolls|falls] with the {name}.
      Hens would be flattered by the {name}, if hens [noticed|ate in].
      Turn an eaten egg upside down in the {name} and fool your [uncle|brother].
      A crocus fits the {name} on days when nobody wants [eggs|breakfast].
      Needed at once: [3 and: toast soldiers|a tiny spoon|salt|good aim|a napkin].
      The {name} {v:rules} over [3 or: Sundays|spring breakfasts|birthday mornings|rainy brunches|trays in bed].
      [Toast soldiers|Spoons|Napkins|Salt cellars], to your [posts|places|stations]: the yolk will [fall|be taken|surrender] by [eight|nine|ten|half past].
    `),
    plain: lines(`
      The {name} {v:makes} a place for an egg at the table, with room for salt and [toast|a spoon] beside it.
      On a breakfast tray, the {name} {v:keeps} the egg upright on the way [upstairs|to bed].
      For a spring table, the {name} can mark each [place|seat].
      A soft egg is easier for [a child|small hands] when the {name} {v:holds} it.
      On a kitchen shelf, the {name} {v:takes} very little room between [breakfasts|uses].
      For a household that likes a long breakfast, the {name} {is} a present used every [week|Sunday].
      With a small bloom, the {name} can serve as a tiny [vase|table flower].
      Set out the evening before, the {name} {v:gives} a free morning a [plan|start].
      A boiled egg goes with [3 and: toast|salt|chives|butter|radishes].
      The {name} {v:comes} out for [3 or: weekends|holidays|spring brunches|birthdays|guests].
      A [slow|late|weekend|holiday] breakfast begins with [water on the boil|toast|coffee] and ends when the [last|second] [cup|egg|slice] is [gone|done].
    `),
    terse: lines(`
      Egg, salt, spoon, the {name}.
      The {name} on a tray, carried up.
      Sunday: the {name}, toast, [tea|the paper].
      The {name} {v:holds} still. Tap the top.
      Spring table: the {name} at each place.
      No eggs today? A [crocus|daisy] fits the {name}.
      For someone who likes a long breakfast: the {name}.
      The {name} {v:keeps} breakfast upright.
      With [3 and: toast|salt|butter|chives|tea].
      For [3 or: Sundays|spring|birthdays|guests|trays].
      [Toast|Salt|Tea|Butter], [an egg|the paper|a spoon|sun], [Sunday|no rush|nine o'clock|slippers].
    `),
  },
  tips: {
    warm: lines(`
      Warm the {name} with hot water for a minute, and the egg doesn't [cool|go cold] so fast.
      Put the wide end of the egg down in the {name}; the narrow end [opens|taps] easier.
      Eggs come in sizes, so try one from your [carton|market] in the {name} before guests do.
      Rinse yolk off the {name} in cold water first, since hot water sets it.
      Stand the {name} on a little plate to [catch|keep] the bits and the crumbs.
      Put a small spoon by the {name}; a big one goes straight through the [yolk|bottom].
      Lay out [3 and: salt|a small spoon|toast strips|a napkin|pepper] before the timer rings.
    `),
    tale: lines(`
      Wide end down in the {name}, narrow end to the [spoon|guillotine].
      A hot rinse beforehand keeps the {name} from cooling the [star|guest].
      Yolk holds on for dear life in hot water; use cold on the {name} [first|and win].
      A saucer under the {name} is where shells go to [rest|retire].
      Try the fit before the party, for eggs and the {name} come in [all sizes|many builds].
      One tap, then a [spoon|brave slice]; the {name} {v:does} not flinch.
      Stand ready with [3 and: salt|soldiers|a spoon|pepper|a bib].
    `),
    plain: lines(`
      Set the egg in the {name} with the wide end down, so that it sits [low|firmly].
      Rinse yolk from the {name} with cold water, because heat makes it [cling|set].
      Warm the {name} in hot water beforehand to keep a soft egg [from cooling|warm for longer].
      Eggs vary in size; test one in the {name} before [setting a table|guests come].
      Place the {name} on a small plate for shells and [salt|crumbs].
      Dry the {name} well before [stacking|shelving], inside as well as out.
      Have ready [3 and: salt|a small spoon|toast|a napkin|pepper] before the eggs are done.
    `),
    terse: lines(`
      Wide end down in the {name}.
      Warm the {name} first. The egg stays hot.
      Cold water takes yolk off the {name}.
      A plate under the {name} for shells.
      Test an egg in the {name} before guests.
      Dry the {name} inside and out.
      Ready: [3 and: salt|spoon|toast|napkin|pepper].
    `),
  },
}
