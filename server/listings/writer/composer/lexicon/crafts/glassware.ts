import { lines, stems, type Craft } from '../craft.ts'

export const GLASSWARE: Craft = {
  nouns: stems('wineglass glassware snifter'),
  signs: stems('wineglass glassware'),
  emojis: ['🍷', '🥂', '🍹', '🧊', '✨', '🍋', '🎉', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for the first [pour|ten minutes] after work.
      {A_lead} for porches, [patios|picnics] and people who stay late.
      {A_lead} for whatever you're [pouring|celebrating], big or small.
    `),
    tale: lines(`
      {A_lead} for toasts of [no importance|all sizes].
      {A_lead}, to raise to [Tuesday|the chef|the moon].
      {A_lead} for [long stories|bad jokes] and second rounds.
    `),
    plain: lines(`
      {A_lead} for the [table|sideboard], with or without an occasion.
      {A_lead} for [evenings in|dinners at home] and toasts.
      {A_lead} for cold drinks, [company|guests] and quiet evenings.
    `),
    terse: lines(`
      {A_lead} for [a toast|the first pour].
      {A_lead}. Ice, lemon, [porch|shade].
      {A_lead} for [Fridays|company|supper].
    `),
  },
  scenes: {
    warm: lines(`
      Pour something cold into the {name} and take it [outside|to the back step] before you start dinner.
      The {name} {v:makes} tap water and a slice of lemon look like you [planned it|made an effort].
      Everyone in the house has a favorite; let the {name} be [yours|that one].
      Put the {name} on the table and even [leftovers|takeout] gets a toast.
      Bring the {name} to the new neighbors with a [bottle|pitcher of something], and stay for one.
      The {name} {v:gets} raised for good news, small news and [no news|Friday].
      Your guests can tell which drink is theirs when the {name} {v:is} in hand.
      The {name} {v:has} a way of turning [book club|laundry night] into an event.
      Fill the {name} with [3 or: iced tea|cold cider|seltzer and lime|something bubbly|lemonade|fruit punch].
      There's always something to toast: [3 and: a new job|an old friend|good weather|clean laundry|the last exam].
      [Ice|A lemon slice|Bubbles|A sprig of mint] and ten quiet minutes on the [porch|back step|balcony|sofa] can [rescue|save|close|improve] a long [day|week].
    `),
    tale: lines(`
      Raise the {name} to absent friends, then to the one who [washes up|brought ice].
      Ice speaks first in the {name}; the [lemon|rest] joins in.
      In the {name}, ginger ale is [champagne's cousin|fit for a duke].
      The {name} {v:has} heard all your stories and still [listens|leans in].
      Some evenings end at the bottom of the {name}, with a [slice of lemon|good idea] left over.
      Hold the {name} up to the sunset and call it [research|chemistry].
      Speeches are shorter with the {name} in hand; [arms tire|thirst helps].
      Give the {name} to a friend who toasts [everything|the weather] and means it.
      Here is to [3 and: late trains|old dogs|good bread|borrowed books|tall tales].
      The {name} {has} met [3 and: lemonade|cider|fizz|iced tea|birthday punch] and liked them all.
      To [absent friends|the cook|bad weather|small victories], to [old songs|the dog|late trains|good bread], and to [whoever|the one who] [washes up|pays|stays].
    `),
    plain: lines(`
      The {name} {v:suits} water at lunch as well as something [stronger|festive] in the evening.
      At the table, the {name} {v:gives} an ordinary supper the look of an [occasion|invitation].
      With company, the {name} {v:makes} one drink easy to tell from the [others|next].
      On an open shelf, the {name} {v:deserves} the [front row|place at the front].
      For a couple or a new household, the {name} {is} a present that meets its first use the same [evening|week].
      Taken outdoors, the {name} {v:goes} with long evenings and [cold drinks|conversation].
      A drink poured into the {name} is a signal that the [working day|week] is over.
      (!beer !pint) Served in the {name}, dessert or [fruit|sorbet] is a change from the usual bowl.
      The {name} can hold [3 or: iced tea|cider|sparkling water|lemonade|fruit punch].
      Reasons for a toast include [3 and: promotions|reunions|new homes|birthdays|finished projects].
      An evening can begin with [water|cider|a spritz|tea] over ice, [a chair|a view|an open window|a shaded table] and [nobody|nothing] to [wait for|answer].
    `),
    terse: lines(`
      Ice, lemon, the {name}.
      The {name} on the porch, feet up.
      Water looks better in the {name}.
      Supper, a candle, the {name}.
      Raise the {name} to [Friday|friends|nothing much].
      For a new home: the {name} and a bottle.
      The {name} {v:marks} your drink at parties.
      (!beer !pint) Sorbet fits the {name}, too.
      Pour [3 or: cider|iced tea|seltzer|fizz|lemonade].
      To [3 and: friends|rain|Fridays|bread|old songs].
      [Ice|Lemon|Bubbles|Shade], [a porch|a chair|friends|a view], [late sun|Friday|first stars|music].
    `),
  },
  tips: {
    warm: lines(`
      (wine champagne martini flute) Hold the {name} by the bowl, not the foot, when you wash up; stems [twist|snap] that way.
      Dry the {name} with a lint-free cloth while {it's} still warm from the rinse, and spots don't [form|set].
      Let the {name} warm up a little before hot water goes in; sudden heat [cracks|shocks] a cold rim.
      Store the {name} upright, since the rim is the thinnest [part|edge].
      A splash of vinegar in the rinse takes the cloud off the {name}.
      Wash the {name} by hand if there's a [picture|name|decoration] on {them}.
      Stacking feels clever until the {name} {v:sticks}; [side by side|a bit of space] is better.
      Chill the {name} with [3 or: crushed ice|cold water|big cubes|frozen grapes|ten minutes in the fridge] before you pour.
    `),
    tale: lines(`
      Rims are thin and proud, so stand the {name} upright in the [cupboard|cabinet].
      Warm water first, hot water after; the {name} {v:dislikes} [surprises|shocks].
      Vinegar in the rinse lifts the fog from the {name}.
      Polish the {name} while warm, with a cloth that sheds [nothing|no fluff].
      Do not stack the {name}, unless you enjoy [riddles|a tug of war].
      Wash the {name} before the [last guest|washing-up crew] grows sleepy.
      For frost on the rim, try [3 or: the freezer|crushed ice|a cold rinse|frozen grapes|the snowbank].
    `),
    plain: lines(`
      Wash the {name} by hand where there is printing, engraving or other [decoration|detail].
      Dry the {name} with a lint-free cloth soon after rinsing to avoid [spots|marks].
      Avoid sudden changes of temperature, which can [crack|stress] the {name}.
      Store the {name} upright and not [stacked|touching], as rims chip first.
      A little vinegar in the rinsing water [clears|removes] haze from the {name}.
      (wine champagne martini flute) Hold the {name} by the bowl while washing, because a stem [breaks|twists] under pressure.
      To chill beforehand, use [3 or: crushed ice|cold water|the refrigerator|large cubes|frozen fruit].
    `),
    terse: lines(`
      Wash the {name} by hand. Dry at once.
      No boiling water into the cold {name}.
      Store the {name} upright.
      Do not stack the {name}.
      Vinegar clears haze from the {name}.
      (wine champagne martini flute) Hold the bowl of the {name}, not the foot.
      Chill with [3 or: ice|cold water|the fridge|snow|frozen fruit].
    `),
  },
}
