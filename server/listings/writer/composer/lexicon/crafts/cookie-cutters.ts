import { lines, stems, type Craft } from '../craft.ts'

export const COOKIE_CUTTERS: Craft = {
  nouns: stems('cookiecutter cookiestamp'),
  signs: stems('cookiecutter'),
  emojis: ['🍪', '👩‍🍳', '🎄', '🎂', '🧁', '✨', '🏡', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for [floury afternoons|snow days] and small helpers.
      {A_lead} for the baker with [a drawer full of shapes|flour on every sleeve].
      {A_lead}, and [butter|dough] enough for two trays.
    `),
    tale: lines(`
      {A_lead} for dough with [ambition|a part to play].
      {A_lead}, to be [pressed|stamped] into sweet service.
      {A_lead} for bakers who [eat the evidence|never follow the clock].
    `),
    plain: lines(`
      {A_lead} for cookies, [parties|cake decorations] and baking with children.
      {A_lead} for the [holiday|birthday] table and weekends between.
      {A_lead} for [rolled dough|a baking afternoon] at home.
    `),
    terse: lines(`
      {A_lead} for [dough|a floury table].
      {A_lead}. Roll, [press|cut], bake.
      {A_lead} for [parties|Sundays|snow days].
    `),
  },
  scenes: {
    warm: lines(`
      Give a child the {name} and a lump of dough, and you've bought [an hour|half an afternoon].
      Bake a tray with the {name}, and teachers, neighbors and [mail carriers|bus drivers] are seen to.
      The {name} {v:works} on [sandwiches|cheese slices|melon] too, when lunch boxes get dull.
      Tie the {name} to a bag of [flour and sugar|homemade mix] for a present that smells of plans.
      Salt dough, the {name} and a skewer for the hole: there are your [tree ornaments|gift tags].
      Every family has one baker who collects shapes; the {name} {v:goes} straight to the [front|top] of the drawer.
      Nobody remembers store cookies, but they'll remember the ones you made with the {name}.
      Get the {name} out before the butter's soft, so the [kids|whole house] can see what's coming.
      [Flour|Sugar|Dough|Icing] on the [floor|dog|ceiling|phone] means the [afternoon|party|day] is going [well|fine|as planned].
      Cookies like these turn up at [3 or: bake sales|showers|birthdays|class parties|cookie swaps].
    `),
    tale: lines(`
      One press of the {name}, and plain dough becomes [somebody|a character].
      The {name} {v:turns} a tray into a [parade|population] with short life expectancy.
      Whoever wields the {name} may eat the [scraps|failures]; this is old kitchen law.
      Icing covers many sins, though the {name} {v:commits} [few|none worth naming].
      Grandmothers guard their recipes; you have the {name} and [butter|no shame].
      Leave the {name} by the rolling pin and a small [baker|committee] will assemble.
      The {name} {v:does} not care for diets or [deadlines|clean counters].
      By midnight only the {name} {v:remains}, and a [crumb|alibi].
      [Raisins|Sprinkles|Icing|Almonds] make [eyes|buttons|hats|manners], and the [oven|tray|baker|cook] does the rest.
      The crumbs point to [3 or: an uncle|the dog|a small hand|the night shift|the cook].
    `),
    plain: lines(`
      The {name} {v:gives} a simple dough the theme of a [party|season].
      With children, rolling and cutting with the {name} {v:fills} an afternoon [indoors|together].
      Iced cookies made with the {name} can serve as place cards or [favors|small presents].
      The {name} also {v:cuts} fondant, sandwiches and [fruit slices|pie crust].
      Salt dough cut with the {name} becomes an ornament for a tree or a [window|parcel].
      For a keen baker, the {name} {is} a small present that suits a [card|stocking].
      With a jar of dry ingredients, the {name} {v:makes} a present that is [half baked|nearly ready].
      Kept with the rolling pin, the {name} {is} at hand when a [free hour|wet day] comes.
      Cookies suit [3 or: birthdays|showers|bake sales|school parties|holidays].
      A tray of [plain|iced|spiced|chilled] cookies keeps [children|guests|neighbors|teams] [busy|happy|talking|at the table].
    `),
    terse: lines(`
      Dough, flour, the {name}.
      Press the {name}. Lift. Again.
      The {name} and a small helper.
      Tie the {name} to a bag of flour.
      Sandwiches, too: the {name} {v:cuts} them.
      Snow outside, the {name} in hand.
      For the baker with every shape but this: the {name}.
      Salt dough and the {name}: ornaments.
      [Roll|Flour|Chill], [cut|press|lift], [bake|ice|eat|share], [repeat|rest|wash up].
      For [3 or: birthdays|snow days|swaps|showers|school].
    `),
  },
  tips: {
    warm: lines(`
      Dip the {name} in flour between cuts, and the dough lets go [cleanly|without a fight].
      Chill the dough before you use the {name}; cold edges stay [sharp|put] in the oven.
      Press the {name} straight down and don't twist, or the outline [smears|drags].
      Keep the cuts from the {name} close together, so there's less [dough|scrap] to reroll.
      Rinse the {name} by hand soon after baking, before dough dries in the [corners|creases].
      Dry the {name} right away, in the [cooling oven|warm kitchen] or with a towel.
      Put the cut tray in the freezer for [ten minutes|a little while], [so|and] shapes hold their [edges|lines|corners|points] in the [heat|oven|end|bake].
      Keep [3 and: flour|a thin spatula|parchment|a ruler|a damp cloth] close while you cut.
    `),
    tale: lines(`
      Flour the {name} between cuts, as dough is a clingy [friend|guest].
      Cold dough keeps its figure, so chill before the {name} goes to [work|press].
      Straight down with the {name}, no twisting; this is not a [jar|dance].
      Crowd the cuts of the {name} together, since scraps grow [tough|sullen] with each rolling.
      Wash the {name} before the dough sets like [mortar|a grudge].
      A dry {name} {v:sleeps} well in the [drawer|tin] until the next occasion.
      Beware of [3 and: warm dough|small thieves|hot trays|the timer|open windows].
    `),
    plain: lines(`
      Dip the {name} in flour before each cut, so that the dough does not [stick|tear].
      Chill rolled dough before using the {name}, as cold dough keeps its [outline|edge].
      Press the {name} straight down without [turning|twisting].
      Place the cuts of the {name} close together, because rerolled dough becomes [tough|dry].
      Wash the {name} by hand and dry {them} at once, including the [corners|inner edge].
      Store the {name} where nothing heavy can bend the [edge|shape].
      Have ready [3 and: flour|parchment|a thin spatula|a rolling pin|a cooling rack].
    `),
    terse: lines(`
      Flour the {name} between cuts.
      Chill the dough. Then use the {name}.
      Press the {name} down; do not twist.
      Cut close with the {name}. Fewer scraps.
      Wash the {name} by hand. Dry at once.
      Nothing heavy on the {name} in the drawer.
      At hand: [3 and: flour|parchment|a spatula|a rack|a pin].
    `),
  },
}
