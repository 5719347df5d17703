import { lines, stems, type Craft } from '../craft.ts'

export const CAKE_STANDS: Craft = {
  nouns: stems('cakestand'),
  signs: stems('cakestand'),
  emojis: ['🍰', '🧁', '🎂', '🍓', '☕', '🏡', '✨', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for [birthdays and banana bread|cakes that lean a little].
      {A_lead} for the middle of the [table|counter], where people hover.
      {A_lead}, because cake [tastes|looks] better from a height.
    `),
    tale: lines(`
      {A_lead} for cakes with [stage presence|high hopes].
      {A_lead}, a step up for [scones|the humble muffin].
      {A_lead} for crumbs of [rank|good family].
    `),
    plain: lines(`
      {A_lead} for cakes, [fruit|pastries] and a lasting place on the counter.
      {A_lead} for [dessert tables|birthdays] and afternoon coffee.
      {A_lead} that {v:lifts} a cake above [plates and cups|the table].
    `),
    terse: lines(`
      {A_lead} for [cake|birthdays].
      {A_lead}. Bake, [lift|set down], slice.
      {A_lead} for the [counter|dessert table].
    `),
  },
  scenes: {
    warm: lines(`
      Even a loaf cake from a box gets a hush when it comes in on the {name}.
      Leave the {name} on the counter with [oranges|lemons] on top, and cake never has to be the reason.
      Put the {name} in the center, the candles on, and somebody [dims the lights|starts singing].
      The {name} {v:lifts} the bread rolls out of the crowd on a [full|busy] table.
      Bring the {name} to the bake sale and watch where people [line up|stop].
      Anyone who bakes will take the {name} over another [whisk|cookbook].
      The {name} {v:holds} soap and hand towels in the guest bath just as [well|happily].
      Birthdays in your family could all start with the {name} coming out of the [cupboard|pantry].
      Pile the {name} high with [3 or: scones|muffins|doughnuts|pears|cheese|tartlets] and set {them} down.
      There's cause enough in [3 or: a birthday|good grades|a first tooth|Sunday coffee|a visit|rain].
      [Birthdays|Report cards|First days|Rainy Sundays] call for [cake|something sweet|frosting], and a cake likes to be [seen|looked up to|admired] before it's [cut|gone|eaten].
    `),
    tale: lines(`
      On the {name}, a plain sponge [stands|walks] a little taller.
      A lopsided cake on the {name} is called [rustic|avant-garde].
      The {name} {v:lifts} the frosting to the eye level of [small thieves|the very young].
      Half the party gathers round the {name}, [forks drawn|pretending to talk].
      The last slice on the {name} belongs to whoever washes [up|the plates].
      Between cakes, let the {name} hold [pears|apples] like a still life with ambitions.
      Muffins arrive on the {name} as [nobility|dignitaries] and leave as crumbs.
      Give the {name} to the baker who brings cake to [every argument|meetings].
      Fit for [3 or: birthdays|second birthdays|un-birthdays|Sundays|wet Wednesdays].
      Up they go: [3 and: scones|figs|tarts|cream puffs|gingerbread|plums].
      [Sponge|Gingerbread|Shortcake|Custard tart] rises in [rank|society|esteem] with a bit of [height|altitude|ceremony] and a [candle|doily|dusting of sugar].
    `),
    plain: lines(`
      The {name} {v:gives} a dessert table a high point that guests [see first|gather around].
      On a counter, the {name} can hold [fruit|bread] during the week and cake at its end.
      Height saves space: with the {name}, plates fit [below|around] the cake.
      At a birthday, the {name} {v:makes} the cake easy to [photograph|carry in].
      For a keen baker, the {name} {is} a present that shows off the [work|next cake].
      Cheese, [pastries|rolls] or small desserts can be served from the {name} as well.
      On a dresser, the {name} {v:keeps} bottles and small jars [together|raised and tidy].
      A simple cake gains from the {name} what it might otherwise need in [icing|decoration].
      The {name} {v:presents} [3 or: cupcakes|tarts|scones|fruit|cheese] equally well.
      Occasions include [3 or: birthdays|showers|Sunday coffee|bake sales|holidays].
      A [dessert|cake|fruit tart|loaf] set [higher|apart|above the plates] is what [guests|children|visitors] [notice|look at] first.
    `),
    terse: lines(`
      Cake on the {name}. [Candles|Forks] ready.
      The {name}, lemons, a clear [counter|table].
      A plain loaf, the {name}, [tea|coffee].
      The {name} {v:lifts}; plates fit below.
      Birthdays start when the {name} {v:comes} out.
      For the friend who bakes: the {name}.
      Rolls on the {name} at supper.
      No cake? [Pears|Soap|Cheese] on the {name}.
      Holds [3 or: scones|tarts|pears|cupcakes|cheese].
      For [3 or: birthdays|Sundays|showers|visits|holidays].
      [Cake|Pie|Pears|Scones] up, [forks|plates|candles|napkins] down, [tea|coffee|kettle|music] on.
    `),
  },
  tips: {
    warm: lines(`
      Carry the {name} with one hand under the top and one [at the foot|on the base]; cake slides.
      A dab of frosting under the cake keeps it from [skating|slipping] on the {name}.
      Tuck paper strips under the cake while you ice it, then pull them, and the {name} {v:stays} clean.
      Slice with a light hand on the {name}; a [cake lifter|pie server] does the rest.
      Check the height of the {name} against your [fridge shelf|cupboard] before the cake's on it.
      Wash the {name} by hand when {it} {v:has} a joint, since long [soaks|baths] loosen it.
      Chill a soft cake before it goes onto the {name}, and it [moves|travels] in one piece.
      Decorate around the foot with [3 or: berries|leaves|petals|figs|ribbon].
    `),
    tale: lines(`
      A dab of frosting glues the cake to the {name} and saves a [scandal|slide].
      Carry the {name} by the foot and the top, as one carries a [crown|sleeping owl].
      Strips of paper beneath the cake take the icing's wilder [strokes|moments], so the {name} {v:stays} neat.
      Knives should land on the {name} [softly|with tact].
      Measure the fridge before you marry the cake to the {name}.
      A long soak does the {name} no good; a quick [wash|dip] is plenty.
      Around the foot, scatter [3 or: petals|berries|sugared leaves|crumbs|small plums].
    `),
    plain: lines(`
      Carry the {name} with one hand at the foot and the other supporting the [top|plate].
      Fix the cake to the {name} with a little icing so that it does not [slide|shift].
      Lay strips of baking paper at the edge while icing, then draw them [out|away] to leave the {name} clean.
      Use a cake server on the {name} and cut with little [pressure|force].
      Wash the {name} by hand without long soaking, particularly where [foot and plate meet|parts join].
      Check that the {name} {v:fits} the refrigerator before [placing|building] a cake on top.
      Dress the base with [3 or: berries|leaves|petals|figs|herbs].
    `),
    terse: lines(`
      One hand below, one at the foot of the {name}.
      Icing under the cake holds it to the {name}.
      Cut with a light hand on the {name}.
      Check the {name} {v:fits} the fridge.
      Wash the {name}. No long soak.
      Chill soft cakes before the {name}.
      Dress with [3 or: berries|leaves|petals|figs|herbs].
    `),
  },
}
