import { lines, stems, type Craft } from '../craft.ts'

export const KITCHEN_TOWELS: Craft = {
  nouns: stems('teatowel dishtowel dishcloth dishrag'),
  signs: stems('dishtowel dishcloth'),
  emojis: ['🍽️', '🏡', '🌿', '🧺', '🎁', '✨', '🍋', '🫧', '🌾', '🤍'],
  openings: {
    warm: lines(`
      {A_lead} for whoever [dries|ends up at the sink].
      {A_lead} for the [oven door|hook by the sink] and everything after.
      {A_lead}, too handy to [save|keep] for guests.
    `),
    tale: lines(`
      {A_lead} for [drips, dough|splashes, crumbs] and flicking at siblings.
      {A_lead}, and the washing up has [company|a uniform].
      {A_lead} for the cook who [spills|splashes] with style.
    `),
    plain: lines(`
      {A_lead} for [daily|everyday] work at the sink and the stove.
      {A_lead} for the kitchen that is [used|cooked in] every day.
      {A_lead} to hang where hands are [dried|busy].
    `),
    terse: lines(`
      {A_lead} for [sink|counter] and stove.
      {A_lead} for [wet hands|clean plates].
      {A_lead}. On the hook, not in the drawer.
    `),
  },
  scenes: {
    warm: lines(`
      (!dishcloth !cloth !rag) Hang the {name} on the oven door, where [wet hands look first|you'd reach for {them} blindfolded].
      Whoever cooked gets to sit down; hand the {name} to [the other one|the guests who offered].
      (!dishcloth !cloth !rag) Tie the {name} around a [loaf of bread|jar of jam] for the neighbor who feeds the cat.
      (!dishcloth !cloth !rag) Use the {name} to [wrap warm rolls|cover rising dough|carry a hot lid|line the bread basket], then throw {them} in the wash.
      (dishcloth) Retire the sponge; the {name} can go in the wash and come back [fresh|for more].
      (dishcloth) Whoever washes gets the {name}, and whoever dries gets to [complain|choose the music].
      (dishcloth) Give the {name} with a [bar of kitchen soap|dish brush] to someone setting up house.
      (dishcloth) Drape the {name} over the faucet between [dishes|jobs], where {it} {v:dries} quickest.
      The {name} {v:makes} a friendly break in a kitchen that's all [cupboards|appliances].
      (!dishcloth !cloth !rag) Fold the {name} over the [sink|rail] before company comes and the kitchen looks done.
      (!dishcloth !cloth !rag) At a picnic, the {name} can be [3 or: a wrap for plates|a tablecloth|a bib|a napkin|a sun hat] before dessert.
      (!dishcloth !cloth !rag) Slip the {name} into [a card|an envelope], and you've mailed a present that can't break.
      Keep the {name} by the coffee things; there's always a [puddle|drip].
      The {name} {v:goes} well with [2 and: a new dish brush|a jar of matches|a bar of kitchen soap|a good recipe] for someone's first apartment.
    `),
    tale: lines(`
      (!dishcloth !cloth !rag) The {name}, thrown over one shoulder, {v:makes} a [chef|sous chef] of anybody.
      Someone washes, someone dries, and whoever has the {name} gets to [pick the music|tell the story].
      Flicked with skill, the {name} {v:settles} most [arguments|debates] about whose turn it is.
      The {name} {v:has} seen [dough|gravy] and lived to hang on the oven door again.
      (!dishcloth !cloth !rag) Lay the {name} over rising dough and [tiptoe|walk softly] away.
      (!dishcloth !cloth !rag) Draped on a rail, the {name} {v:passes} for art until [someone|the soup] spills.
      (!dishcloth !cloth !rag) Knot the {name} around a [sandwich|pear and some cheese], find a stick, and run away to the garden.
      Give the {name} to a [cook|houseguest] who dries without being asked.
      The kitchen drawer holds four sad rags; the {name} {v:is} not on [speaking|sharing] terms with them.
      (dishcloth) Sponges come and go [in packs|by the dozen]; the {name} {v:stays} on.
      (dishcloth) There's a certain peace in the {name}, warm suds and nobody [asking for anything|else in the kitchen].
      (dishcloth) Wring out the {name} like you mean it, and let the day's [gravy|grievances] go down the drain.
      A [marmalade|tomato] accident, a wipe, a wash: so begins the long career of the {name}.
    `),
    plain: lines(`
      The {name} {v:hangs} well from [an oven door|a towel rail], ready for use and in view.
      (!dishcloth !cloth !rag) Used for [drying hands|polishing dishes] one day, the {name} can line a bread basket the next.
      Folded beside the sink, the {name} {v:finishes} a [tidy|small] kitchen.
      For a [host|first apartment], the {name} {v:is} a present that is easily carried and soon in use.
      (!dishcloth !cloth !rag) Wrapped around a [loaf|bottle|jar], the {name} {v:serves} as part of the gift.
      The {name} {v:gives} a plain kitchen some [character|interest] without taking up counter space.
      Keep the {name} at hand for [3 or: covering dough|lining a tray|drying herbs|lifting a warm lid|wrapping bread].
      In a vacation rental or a [guest|studio] kitchen, the {name} {v:brings} something from home.
      (dishcloth) The {name} {v:takes} over from a [sponge|paper towel] and {v:goes} back in the drawer after the wash.
      (dishcloth) Draped over the faucet, the {name} {v:is} at hand for the next [spill|plate].
      (dishcloth) With a bar of soap, the {name} {v:makes} a practical present for a [new kitchen|neighbor].
      Rotating the {name} with others keeps a [fresh|dry] cloth within reach on busy days.
      (!dishcloth !cloth !rag) In a picnic basket, the {name} {v:protects} dishes on the way and {v:covers} the table on arrival.
    `),
    terse: lines(`
      The {name} {v:hangs} on the [oven door|rail|hook].
      (dishcloth) Suds, the {name}, a [clean|clear] sink.
      (dishcloth) Drape the {name} over the [faucet|rail].
      (dishcloth) Give the {name} with [soap|a dish brush].
      Dry the dishes. Hang the {name}. [Sit|Done].
      (!dishcloth !cloth !rag) Wrap bread in the {name}, then [go|give].
      (!dishcloth !cloth !rag) The {name} {v:covers} dough as it [rises|rests].
      (!dishcloth !cloth !rag) Over the shoulder goes the {name}. Cook.
      Give the {name} with a [loaf|jar of jam].
      (!dishcloth !cloth !rag) Line a [tray|basket] with the {name}.
      Put the {name} out for [guests|Sundays], and weekdays.
      A plain kitchen, the {name}, [enough color|enough].
      (!dishcloth !cloth !rag) Pack the {name} for [picnics|the cabin].
    `),
  },
  tips: {
    warm: lines(`
      Wash the {name} once or twice before you judge {them}; new cloth takes a while to get [thirsty|going].
      Skip the fabric softener with the {name}; it coats the threads, and coated threads [don't drink|dry badly].
      Hang the {name} up between jobs rather than leaving {them} in a [heap|damp ball] by the sink.
      Rinse [tomato|berry] stains out of the {name} in cold water first; hot water sets them.
      Keep one cloth for hands and one for dishes, and let the {name} be [the nicer|the dish] one.
      Smooth the {name} flat while damp, and you can forget about [ironing|pressing] {them}.
      Wash the {name} away from [zippers and hooks|anything with hooks], which snag the weave.
    `),
    tale: lines(`
      New cloth is shy of water, so wash the {name} [twice|once or twice] before the first big flood.
      Fabric softener makes the {name} [lazy|slippery]; leave it on the shelf.
      A cloth in a heap sulks and smells, so hang the {name} [high|out] to dry.
      Cold water first for anything [with berries|from the tomato pot] on the {name}; heat makes a stain move in for good.
      Keep the {name} for plates, another for paws, and [peace|order] will reign at the sink.
      Tug the {name} straight while damp and let [gravity|the rail] do the ironing.
      Zippers are sharks in the [wash|laundry], so let the {name} swim elsewhere.
    `),
    plain: lines(`
      Wash the {name} before first use; most new cloth absorbs better after [a few washes|laundering].
      Avoid fabric softener with the {name}, because it coats fibers and makes them less [absorbent|thirsty].
      Hang the {name} to dry between uses, so that {it} {v:stays} [fresh|ready] longer.
      Treat stains on the {name} with [cold|cool] water first, since heat can set them.
      Reserve the {name} for [dishes|clean hands] and keep a separate cloth for spills.
      Smooth the {name} while damp and dry {them} flat or over a rail to reduce [ironing|creases].
      Wash the {name} with similar colors and away from [zippers|hooks] that could catch the weave.
    `),
    terse: lines(`
      Wash the {name} before [first use|the first dishes].
      No fabric softener for the {name}.
      Hang the {name} to dry [between uses|each time].
      Cold water first for [stains|spills] on the {name}.
      Smooth the {name} while damp. Skip the ironing.
      Keep the {name} for dishes, another for [spills|hands].
      Wash the {name} apart from [zippers|hooks].
    `),
  },
}
