import { lines, stems, type Craft } from '../craft.ts'

export const SPOON_RESTS: Craft = {
  nouns: stems('spoonrest'),
  signs: stems('spoonrest'),
  emojis: ['🥄', '🍲', '🏡', '☕', '✨', '🧡', '🌿', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for cooks who [taste as they go|stir and walk away].
      {A_lead} for the sticky patch [beside|to the left of] the stove.
      {A_lead}, so the counter stops [wearing the sauce|showing what you cooked].
    `),
    tale: lines(`
      {A_lead} for spoons [between engagements|that need a breather].
      {A_lead}, where the ladle [lies down|takes five].
      {A_lead} for sauces with [a wandering streak|no manners].
    `),
    plain: lines(`
      {A_lead} to keep beside the [stove|range].
      {A_lead} for [wet|used] spoons and clean counters.
      {A_lead} for cooks with [several pots|more than one pan] going.
    `),
    terse: lines(`
      {A_lead} for the [stove|counter].
      {A_lead}. Stir, rest, [taste|repeat].
      {A_lead} for [drips|wet spoons].
    `),
  },
  scenes: {
    warm: lines(`
      Chili night means the {name} by the stove and [one clean counter|nothing stuck to the tiles].
      The {name} {v:lives} to the right of the burners, or the left if you [stir|cook] that way.
      At breakfast, the {name} {v:catches} the [teaspoon|coffee spoon] that used to leave a ring.
      You taste, you talk, you put the spoon down; that's the moment the {name} {is} for.
      Give the {name} to the friend who cooks from [memory|the back of an envelope].
      Between soup seasons, the {name} {v:holds} [garlic|a lemon half|the tea bag] without complaint.
      Company in the kitchen always wants to stir; point them to the {name} [afterward|first].
      The {name} {v:stays} out all week, because putting {them} away would be [silly|pointless].
      The {name} {v:catches} [3 or: tomato sauce|pancake batter|gravy|hot jam|cake mix|porridge] before the counter does.
      Its place is near [3 or: the salt|the kettle|the pepper mill|the oil bottle|the oven door].
      [Chili|Gravy|Jam|Risotto] waits for no one, so the spoon goes down [where it lands|in a hurry|anywhere] and the [counter|stove|tile] [pays|suffers].
    `),
    tale: lines(`
      A spoon dripping with [sauce|jam] has few friends; the {name} {is} one.
      The {name} {v:has} a front seat for every stew and hears all the [tasting notes|sighs].
      While the risotto demands attention, the {name} {v:looks} after the [spoon|wine spoon].
      Old counters tell of old gravies; with the {name}, yours will keep {its} [secrets|counsel].
      Whoever stirs last returns the spoon to the {name}, by [house law|ancient custom].
      Between one taste and the [next|verdict], the {name} {v:keeps} your place.
      Give the {name} to a cook who uses every [spoon|pot] in the house.
      The tea bag found the {name} first; the ladle had to [wait|apply].
      The {name} {has} known [3 and:  jam|gravy|custard|chili|pancake batter] and held {its} tongue.
      Dinner needs [3 and: a pinch of salt|a long spoon|a song|one onion|a taster].
      A [ladle|spoon|spatula|whisk] at rest is a cook [thinking|tasting|on the phone|looking for salt], so let it [rest|lie|linger] in [style|silence|comfort].
    `),
    plain: lines(`
      The {name} {v:gives} a wet spoon a place, so the [counter|stovetop] stays dry.
      With several pots on the stove, the {name} {v:saves} a search for [the spoon|a clean spot].
      At a coffee station, the {name} {v:holds} the stirring spoon for the whole [morning|office].
      During jam making or frying, the {name} {v:keeps} hot, sticky tools off the work [surface|area].
      The {name} {v:stays} beside the stove all day, so the look of it [matters|counts].
      For someone with a first kitchen, the {name} {is} a small present with a [daily|clear] use.
      When guests help to cook, the {name} {v:shows} them where the [spoon|ladle] goes.
      Outside mealtimes, the {name} can hold [garlic|a lemon|a timer] until it is wanted.
      The {name} {v:keeps} [3 or: sauce|batter|jam|gravy|soup] from the counter.
      A cook keeps within reach [3 and: salt|oil|pepper|a towel|a tasting spoon].
      Between [stirring|tasting|seasoning] and [serving|plating|calling everyone], a spoon needs a place for [drips|steam|splashes] and [sauce|oil|stock].
    `),
    terse: lines(`
      Stir. Set the spoon on the {name}.
      The {name} by the stove; the counter [dry|clean].
      The {name} {v:holds} spoon, ladle, whisk.
      Tea bag? The {name} {v:takes} it.
      Jam day needs the {name}.
      For a first kitchen: the {name} and [soup|salt].
      One {name}, every [pot|meal].
      Guests who stir find the {name}.
      Catches [3 or: sauce|jam|batter|gravy|soup].
      By the stove: [3 and: salt|oil|a towel|pepper|garlic].
      [Stir|Taste|Salt|Simmer], [pause|turn away|answer the phone|chop], [stir|taste|salt|simmer] again.
    `),
  },
  tips: {
    warm: lines(`
      Set the {name} on your stirring side, an arm's length from the [heat|flame].
      Rinse the {name} before sauces dry; [egg|cheese] sets hard by dessert.
      Keep the {name} off a hot burner, however [handy|empty] that looks.
      Tomato and turmeric leave marks on many things, so wipe the {name} while they're [wet|fresh].
      Lay the spoon bowl-down in the {name}, and the handle stays [clean|out of the sauce].
      Use a separate spoon for raw [meat|chicken] and give the {name} a wash before the tasting spoon comes back.
      Dry the {name} underneath too, so no [ring|water] sits on the counter.
      Wash the {name} straight after [3 or: curry|jam|cheese sauce|beets|egg custard].
    `),
    tale: lines(`
      Put the {name} where your stirring hand [lands|wanders] by itself.
      Curry leaves love letters; rinse the {name} before they [dry|set].
      A burner is no bed for the {name}, even [an idle one|a cold-looking one].
      Lay the spoon face down in the {name} and the drips go [nowhere|to sleep].
      The tasting spoon and the raw-chicken spoon should never share the {name} [unwashed|in one evening].
      Dry the {name} on both sides, or a [ring|moat] is left behind.
      Quick with the rinse after [3 or: turmeric|jam|beets|custard|molten cheese].
    `),
    plain: lines(`
      Place the {name} beside the stove on the stirring side, at some distance from the [flame|heat].
      Rinse the {name} soon after use, before starch and [egg|cheese] dry on.
      Avoid setting the {name} on a burner, hot or [cooling|recently used].
      Wipe off turmeric, tomato and [beet|berry] juice quickly, as these can mark the {name}.
      Wash the {name} between raw meat and [finished|cooked] food.
      Dry the {name} on the underside as well, so that no water stands on the [counter|wood].
      Rinse at once after [3 or: curry|jam|cheese|beets|egg].
    `),
    terse: lines(`
      Keep the {name} on your stirring side.
      Rinse the {name} before sauce dries.
      Never set the {name} on a burner.
      Raw meat spoon? Wash the {name} after.
      Spoon face down in the {name}.
      Dry the {name} below, too.
      Rinse fast after [3 or: curry|jam|beets|egg|cheese].
    `),
  },
}
