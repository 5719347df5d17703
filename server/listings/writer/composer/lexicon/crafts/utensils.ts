import { lines, stems, type Craft } from '../craft.ts'

export const UTENSILS: Craft = {
  nouns: stems(
    'ladle spoon spatula scoop whisk spurtle turner tong utensil rollingpin butterknife cheeseknife spreader flatware cutlery',
  ),
  signs: [],
  emojis: ['🥄', '🍳', '🏡', '🌿', '🎁', '✨', '🤎', '🍲', '🧈', '🍂'],
  openings: {
    warm: lines(`
      {A_lead} for cooks who [taste as they go|reach without looking].
      {A_lead} for the crock by the [stove|kettle].
      {A_lead} for Sunday [breakfasts|dinners] and weekday suppers.
    `),
    tale: lines(`
      {A_lead} for kitchens full of [crumbs and opinions|steam and opinions].
      {A_lead}, [first out|never long] in the drawer.
      {A_lead} for recipes that begin with a [story|pinch].
    `),
    plain: lines(`
      {A_lead} for [everyday|unhurried] work in the kitchen.
      {A_lead} for cooks who choose their tools [with care|one by one].
      {A_lead} to keep beside the [stove|work surface].
    `),
    terse: lines(`
      {A_lead} for [daily|plain] cooking.
      {A_lead} for the [crock|spot] by the stove.
      {A_lead}. In reach, not in a drawer.
    `),
  },
  scenes: {
    warm: lines(`
      Keep the {name} in the crock by the stove, where your hand [goes first|lands without looking].
      (spoon ladle spatula whisk spurtle turner !salt !sugar !honey !jam !tea !coffee !matcha !spice) Give the {name} the run of the [soup pot|saucepan]; the others can have the drawer.
      Keep the {name} where you can see {them}; tools in a drawer are tools you [forget|own twice].
      There's usually one tool every cook fights over, and the {name} could [start a fight|make it two].
      Give the {name} to someone [moving into a first kitchen|learning to cook] along with a recipe you never wrote down.
      Tie the {name} to a [jar of flour|bag of good pasta|cookbook] with kitchen string for a present that gets used.
      Let the kids have the {name} on [pancake|cookie] day and keep a cloth handy.
      The {name} {v:sits} well beside [3 or: the salt|the bread bin|the kettle|the oil bottle|the cookbooks] on a small counter.
      Take the {name} along to the [cabin|vacation rental], where the drawers hold two forks and a corkscrew.
      On a slow [Sunday|Saturday], the {name} and the radio are company enough.
      (spoon ladle) Let the {name} rest in the pot at the table, so everyone can [help themselves|go back for more].
      (rollingpin pin) Lean on the {name} when the day's been long; [dough|pastry] takes it well.
    `),
    tale: lines(`
      Every kitchen has one tool that's always in the wash; [suspect|try] the {name} first.
      The {name} {v:doubles} as a [baton|microphone] once the radio plays something good.
      Point the {name} at whoever asks when dinner will be [ready|served] and say nothing.
      In the crock by the stove, the {name} {v:stands} a head above the [can opener|spare forks] in rank.
      (spoon ladle spatula whisk spurtle turner !salt !sugar !honey !jam !tea !coffee !matcha !spice) [Soup|Batter|Sauce] takes patience, the {name} and somebody who licks the evidence.
      Give the {name} to the cook who measures by [ear|eye] and is always right.
      Grandmothers could run a whole house with something like the {name} and one [raised eyebrow|apron].
      The {name} {v:goes} to [potlucks|cabins] under your arm, like a good book.
      Leave the {name} on the counter overnight, and by breakfast someone has [found a use|made pancakes].
      Drawers are for [takeout menus|dead batteries]; let the {name} live in the open.
    `),
    plain: lines(`
      The {name} {v:belongs} within reach of the stove, in a [crock|jar] or in plain view.
      Kept in [view|the open], the {name} {v:is} close at hand and pleasant to look at.
      For a first kitchen, the {name} and [a family recipe|a good cookbook] make a considered present.
      Weekday cooking gains a little [ease|calm] when tools such as the {name} are out and ready.
      The {name} {v:works} alongside [older tools|inherited pieces] without looking out of place.
      On a [rented|small] kitchen counter, the {name} {v:adds} something personal among standard equipment.
      In [a cooking class|a shared kitchen], the {name} {v:is} easily told apart from the rest.
      Set out with [2 and: a serving bowl|a stack of plates|a loaf of bread|a tray of fruit], the {name} can pass from kitchen to table.
      A cook who already owns the basics will find room for the {name} [next to|among] them.
      Bundled with [3 or: a bag of flour|dried beans|good pasta|a jar of jam|a handwritten recipe], the {name} can be given with no further wrapping.
    `),
    terse: lines(`
      The {name} {v:lives} by the [stove|kettle|salt].
      (spoon ladle spatula whisk spurtle turner !salt !sugar !honey !jam !tea !coffee !matcha !spice) One pot, the {name}, [a slow hour|some time].
      Keep the {name} [in sight|in reach].
      Give the {name} with a [recipe|bag of flour].
      The {name} {v:goes} first into the [crock|hand].
      (spoon ladle spatula whisk spurtle turner !salt !sugar !honey !jam !tea !coffee !matcha !spice) [Soup|Batter|Sauce]: start with the {name}.
      Pack the {name} for the [cabin|picnic].
      A drawer hides the {name}. A crock does not.
      The {name}, [the radio|an apron], Sunday.
      Set the {name} out before you [cook|start].
      Let the {name} earn [a few marks|some stories].
      Borrow anything. Return the {name}.
    `),
  },
  tips: {
    warm: lines(`
      Rinse the {name} as soon as you put {them} down; five minutes now [saves|beats] a soak later.
      Dry the {name} before {it} {v:goes} back in the crock; the bottom of a crock is [damp|wetter than you'd think].
      (wood wooden oak walnut maple cherry beech ash birch olivewood pine) Wash the {name} by hand, as the dishwasher [dries {them} out|is hard on {them}].
      (wood wooden oak walnut maple cherry beech ash birch olivewood pine) Rub some board oil into the {name} when {it} {v:looks} [dry|thirsty], and leave {them} out overnight.
      (spoon ladle spatula whisk spurtle turner !salt !sugar !honey !jam !tea !coffee !matcha !spice) Stand the {name} business end up in the crock, so {it} {v:dries} [quickly|with air all around].
      (spoon ladle spatula whisk spurtle turner !salt !sugar !honey !jam !tea !coffee !matcha !spice) Don't leave the {name} in a hot pan while you [answer the phone|chop]; lay {them} across a plate instead.
      Wash the {name} in warm suds with a soft cloth; [scouring pads|wire pads] roughen most handles.
      Give the {name} a wipe where [handle meets head|dough and sauce like to hide] before you call the washing up done.
      (!coffee !tea !matcha !salt) Use one for sweet and one for savory if you can; the {name} might [remember|hold on to] the garlic.
      Store the {name} away from [knives|metal edges], which nick anything they rattle against.
    `),
    tale: lines(`
      (!coffee !tea !matcha !spreader !butter !cheese !salt) Rinse the {name} before the meal gets cold and the [batter|sauce] gets stubborn.
      (spoon ladle spatula whisk spurtle turner !salt !sugar !honey !jam !tea !coffee !matcha !spice) Head up, handle down: that's how the {name} {v:dries} in the [crock|jar].
      (wood wooden oak walnut maple cherry beech ash birch olivewood pine) A dishwasher is a hard [life|school], so wash the {name} in the sink.
      (wood wooden oak walnut maple cherry beech ash birch olivewood pine) When the {name} {v:looks} parched, a [drop|little] of board oil and a night on the windowsill will do.
      (spoon ladle spatula whisk spurtle turner !salt !sugar !honey !jam !tea !coffee !matcha !spice) Parking the {name} in a hot pan is how [handles|good tools] get sunburned.
      Warm suds, a soft cloth, a quick dry: the {name} {v:asks} for [little else|no more than that].
      Lay the {name} out to dry on a towel, in the breeze from [the window|an open door], like laundry.
      (!coffee !tea !matcha !salt) Garlic has a long memory, so keep the {name} out of the [custard|whipped cream] afterward.
      Let the {name} dry in the open; shut [drawers|boxes] keep their damp to themselves.
      Crowded drawers are where tools go to [fight|collect scars]; let the {name} live outside.
      Dry the {name} with a towel before {it's} back in the crock, where [puddles|old drips] lie in wait.
    `),
    plain: lines(`
      (!coffee !tea !matcha !salt) Rinse the {name} soon after use, before [starch|batter] and sauces have time to dry.
      Dry the {name} before storage, since moisture [collects|stays] at the bottom of a crock.
      (wood wooden oak walnut maple cherry beech ash birch olivewood pine) Hand washing is [kinder|better] to the {name} than the dishwasher, which dries {them} out.
      (wood wooden oak walnut maple cherry beech ash birch olivewood pine) A light coat of board oil [restores|refreshes] the {name} when the surface looks dry.
      (spoon ladle spatula whisk spurtle turner !salt !sugar !honey !jam !tea !coffee !matcha !spice) Store the {name} with the handle down, so that the working end [dries first|is open to the air].
      (spoon ladle spatula whisk spurtle turner !salt !sugar !honey !jam !tea !coffee !matcha !spice) Lift the {name} out of the pan between uses rather than leaving {them} on [high|direct] heat.
      Return the {name} to the same place after use, where {it} can be found by [feel|habit].
      Keep the {name} apart from [blades|sharp tools] to avoid nicks.
      Clean the {name} with warm water and a soft cloth; abrasive pads roughen [most handles|many surfaces].
      Let the {name} dry on a [rack|towel] before closing the drawer on {them}.
      (!coffee !tea !matcha !salt) Reserve the {name} for either sweet or savory dishes where [flavors|aromas] might carry over.
    `),
    terse: lines(`
      Rinse the {name} [at once|after use].
      Dry the {name} before {it} {v:goes} back.
      (wood wooden oak walnut maple cherry beech ash birch olivewood pine) Wash the {name} by hand. No soaking.
      (wood wooden oak walnut maple cherry beech ash birch olivewood pine) Oil the {name} when {it} {v:looks} dry.
      (spoon ladle spatula whisk spurtle turner !salt !sugar !honey !jam !tea !coffee !matcha !spice) Store the {name} handle down.
      (spoon ladle spatula whisk spurtle turner !salt !sugar !honey !jam !tea !coffee !matcha !spice) Keep the {name} off hot [pans|rims].
      Use a soft cloth on the {name}, no scouring.
      Air the {name} before the drawer shuts.
      Keep the {name} away from [knives|blades].
      (!coffee !tea !matcha !salt) Keep the {name} for sweet or savory, not both.
    `),
  },
}
