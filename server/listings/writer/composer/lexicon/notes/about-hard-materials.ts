import { passages, type Note } from './note.ts'

/** What is true of metals, woods, clays, stones and waxes wherever they are used. */
export const HARD_MATERIAL_NOTES: readonly Note[] = [
  {
    when: /\b(?:brass|copper|bronze)\b(?! (?:finish|tone|color|colour|colored|coloured|glaze|age))/i,
    says: passages(`
      warm: The {name} will darken slowly; polish {them} back or let the years show, as [you like|the mood takes you].
      warm: Fingers leave marks on bare metal like this, so a [soft cloth|dish towel|chamois] near the {name} is handy.
      warm: Some people polish the {name} every month, some never do, and both are right.
      tale: [Time|Air] will add its own finish to the {name}, unless you reach for the polish.
      tale: Shiny or mellow? The {name} can be either, depending on how you feel about polishing.
      tale: The {name} will grow a little darker every year, like [a good story|an old key|church bells].
      plain: The surface of the {name} darkens with time and can be polished or left to age.
      plain: Wipe the {name} with a dry cloth after handling, since fingerprints mark the metal.
      plain: Metal polish brings back the shine of the {name} where no lacquer covers the surface.
      terse: The {name} will darken. Polish {them}, or not.
      terse: Wipe the {name} dry after handling.
      terse: Time will mellow the {name}.
    `),
  },
  {
    when: /\b(?:sterling|solid|fine|925) silver\b/i,
    says: passages(`
      warm: Wear the {name} often; silver darkens [fastest|soonest] in a drawer.
      warm: A few strokes with a dry polishing cloth bring the {name} back to [bright|a shine].
      warm: Take the {name} off before the pool, since chlorine turns silver dark.
      tale: Silver sulks when nobody wears it, so take the {name} out now and then.
      tale: A soft cloth and one [song|coffee]'s worth of rubbing wake the {name} up again.
      tale: Pools and hot springs turn silver moody; leave the {name} in your [shoe|bag|locker].
      plain: Silver darkens in air; a polishing cloth restores the {name} in a minute.
      plain: Store the {name} in a closed bag or box, where silver stays bright longer.
      plain: Remove the {name} before swimming, as chlorine and sulfur darken silver.
      terse: Wear the {name} often. Silver stays brighter.
      terse: A dry cloth brings the {name} back.
      terse: Store the {name} in a closed box.
    `),
  },
  {
    when: /\b(?:gold[ -](?:plated|filled)|vermeil)\b/i,
    says: passages(`
      warm: Perfume first, then the {name}; the gold layer likes to stay dry.
      warm: Wipe the {name} with a soft cloth after wearing, and leave the polish in the cupboard.
      warm: Off before the [gym|pool|garden], on after: the gold on the {name} will thank you.
      tale: Let the perfume dry, then put on the {name}; gold layers hate a drizzle.
      tale: Polish is far too strong a dish for the {name}; a soft cloth will do.
      tale: Send the {name} to bed in a pouch, where nothing rubs.
      plain: The gold lies on the surface of the {name}, so use a soft cloth and no polish.
      plain: Put the {name} on after perfume and lotion, and remove {them} before exercise.
      plain: Store the {name} apart from other jewelry to avoid scratches in the gold layer.
      terse: No polish on the {name}. A soft cloth.
      terse: Perfume first, then the {name}.
      terse: Store the {name} alone.
    `),
  },
  {
    when: /^(?=.*\b(?:earrings?|necklaces?|bracelets?|rings?|pendants?|studs?|anklet|choker)\b).*\bpearls?\b(?! (?:white|cotton|finish|glaze))/is,
    says: passages(`
      warm: Put the {name} on last and take {them} off first; pearls mind perfume and hairspray.
      warm: Wipe the {name} with a soft damp cloth after wearing, and let {them} dry.
      warm: Pearls scratch more easily than metal, so give the {name} a pouch of {its} own.
      tale: Last on, first off: that's the rule for the {name} and for good guests.
      tale: Hairspray and pearls don't mix, so finish your hair before you meet the {name}.
      tale: A soft pouch keeps the {name} out of drawer brawls with the metal.
      plain: Put the {name} on after perfume and hairspray, which dull pearls.
      plain: Wipe the {name} with a soft cloth after wearing.
      plain: Store the {name} separately, as pearls scratch easily.
      terse: The {name}: last on, first off.
      terse: Wipe the {name} after wearing.
      terse: Pearls scratch. Store the {name} apart.
    `),
  },
  {
    when: /\bterracotta\b.*\b(?:pots?|planters?)\b|\b(?:pots?|planters?)\b.*\bterracotta\b/is,
    says: passages(`
      warm: Terracotta breathes, so the soil in the {name} will dry sooner than in a glazed pot.
      warm: Pale marks on the {name} are minerals from the water; brush them off or keep them.
      warm: Heavy waterers get on well with the {name}, because terracotta lets moisture out.
      tale: Terracotta drinks along with the plant, so check the {name} a day sooner.
      tale: A pale bloom on the {name} is just the water signing its name.
      tale: Soak the {name} before planting, or terracotta will take the first round for itself.
      plain: Terracotta lets moisture through, so soil in the {name} dries faster.
      plain: Pale deposits on the {name} come from minerals in the water and can be brushed off.
      plain: Bring the {name} in before hard frost, since wet terracotta can crack.
      terse: Soil in the {name} dries sooner.
      terse: Check the {name} a day sooner.
      terse: Bring the {name} in before frost.
    `),
  },
  {
    when: /\bacrylic\b(?! (?:nails?|pens?|yarn|paint|paints|wool|blend|fiber|fibre|painting|on))/i,
    says: passages(`
      warm: Acrylic scratches under paper towels, so use a soft cloth on the {name}.
      warm: Skip the window cleaner; soapy water is all the {name} {v:needs}.
      warm: Rinse grit off the {name} before you wipe, or the cloth will do the scratching.
      tale: Scouring pads and the {name} should never be introduced.
      tale: Static gives the {name} a taste for dust; a damp cloth settles the matter.
      tale: Soft cloth, soapy water, light hand: the {name} {v:asks} for no more.
      plain: Clean the {name} with a soft cloth and soapy water, since acrylic scratches.
      plain: Avoid alcohol and window cleaner on the {name}; acrylic can turn cloudy.
      plain: Dust the {name} with a damp cloth, as a dry one may scratch.
      terse: Soft cloth only for the {name}.
      terse: No window cleaner on the {name}.
      terse: Acrylic scratches. Handle the {name} with care.
    `),
  },
  {
    when: /\b(?:oak|walnut|maple|teak|cherry wood|beech|ash wood|olive ?wood|acacia)\b(?! (?:syrup|sugar|butter|leaf|leaves|trees?|scent|bacon|color|colour|stain|prints?|grove))/i,
    says: passages(`
      warm: Wood never repeats its grain, so your {name} won't match the photo [line by line|ring for ring].
      warm: Light changes wood, so turn the {name} now and then or {it} will keep [a shadow|the outline of a vase].
      warm: Rub a few drops of oil into the {name} if bare wood starts to look dry.
      tale: Every line in the {name} was [a year|a summer] with its own weather.
      tale: The grain of the {name} was decided by [a tree|the weather], and [trees don't do copies|nobody was asked].
      tale: Sun and years will shift the shade of the {name}, as they do with all wood.
      plain: No two pieces of wood share a grain, so the {name} may differ from the [photograph|picture].
      plain: Wood changes shade in daylight; move the {name} occasionally so it does so evenly.
      plain: Keep the {name} away from radiators, since dry heat makes wood [crack|warp].
      terse: The grain of your {name} will differ.
      terse: Keep the {name} off radiators.
      terse: Light will shift the shade of the {name}.
    `),
  },
  {
    when: /\bpine\b(?! (?:scent|needle|cone|tree|forest))/i,
    says: passages(`
      warm: Pine shows its knots, so the {name} will have freckles in places of {its} own.
      warm: Pine is soft and takes dents, which the {name} will wear well.
      warm: Expect the {name} to turn a little more golden with the years, as pine does.
      tale: Knots are pine's freckles, and the {name} {v:wears} a few.
      tale: Drop a key on the {name} and pine remembers; call it a diary.
      tale: The {name} will deepen over the years, even indoors.
      plain: Pine has visible knots, which differ on every {name}.
      plain: Pine is a soft wood, so use a pad under hard objects on the {name}.
      plain: The {name} will deepen in color with light and age.
      terse: Pine has knots. The {name} {v:shows} them.
      terse: Soft wood: the {name} may dent.
      terse: The {name} will darken with age.
    `),
  },
  {
    when: /\bcast iron\b/i,
    says: passages(`
      warm: Dry the {name} right after any contact with water, because iron rusts before you've turned around.
      warm: A wipe of oil now and then keeps rust off the {name}.
      warm: The {name} will stay where you put {them}; iron has the weight for it.
      tale: Rust is quick and iron is trusting, so keep the {name} dry.
      tale: A drop of oil for the {name}, a rag, and the matter is settled until spring.
      tale: Once set down, the {name} {v:stays}; iron doesn't wander.
      plain: Dry the {name} at once after contact with water to prevent rust.
      plain: A thin coat of oil protects the {name} in damp rooms.
      plain: Check that the surface under the {name} can carry the weight of iron.
      terse: Keep the {name} dry. Iron rusts.
      terse: A little oil keeps rust off the {name}.
      terse: Iron is heavy. Set the {name} down with care.
    `),
  },
  {
    when: /\bsoy(?: wax)?\b.*\bcandles?\b|\bcandles?\b.*\bsoy(?: wax)?\b/is,
    says: passages(`
      warm: A pale, frosty bloom on the {name} is [just what soy does|only the soy]; it burns the same.
      warm: Soy wax wipes up with warm soapy water, should the {name} ever spill.
      warm: Let the {name} cool slowly, away from drafts, and the top stays smoother.
      tale: If the {name} {v:looks} a little frosty, that's [the soy, not the weather|soy for you].
      tale: Spilled wax from the {name} gives up without a fight in warm soapy water.
      tale: Drafts make soy wax lumpy and moody, so let the {name} cool in peace.
      plain: A pale bloom on the {name} is natural in soy wax and does not affect burning.
      plain: Spilled soy wax from the {name} can be removed with warm soapy water.
      plain: Let the {name} cool away from drafts to keep the surface even.
      terse: Frosty bloom on the {name}? Only soy.
      terse: Warm soapy water lifts wax from the {name}.
      terse: Cool the {name} out of drafts.
    `),
  },
  {
    when: /\bbeeswax\b.*\bcandles?\b|\bcandles?\b.*\bbeeswax\b/is,
    says: passages(`
      warm: A whitish bloom on the {name} is normal for beeswax; a soft cloth rubs it away.
      warm: Buff the {name} with an old sock and {it} {v:shines} again.
      warm: Beeswax smells faintly of honey even unlit, so keep the {name} in a drawer with napkins.
      tale: A pale bloom on the {name} is beeswax growing a winter coat; rub it off if you like.
      tale: The {name} {v:smells} of honey before any match is struck.
      tale: One clean sock will bring back the shine of the {name}.
      plain: A pale bloom forms on beeswax over time and can be wiped off the {name} with a cloth.
      plain: Store the {name} cool and flat, since beeswax bends in warm rooms.
      plain: Beeswax has a faint scent of honey, which the {name} {v:gives} off even unlit.
      terse: Bloom on the {name} wipes off.
      terse: Store the {name} cool and flat.
      terse: Beeswax: the {name} {v:smells} of honey, unlit.
    `),
  },
  {
    when: /\bmarble\b(?! (?:print|pattern|effect|look|paper|run|game|track|maze|cake))/i,
    says: passages(`
      warm: Lemon and wine leave dull spots on marble, so wipe the {name} quickly.
      warm: No two slabs are veined alike, so your {name} will have lines of {its} own.
      warm: Stick soft dots under the {name}, because stone scratches tabletops.
      tale: The veins in the {name} were drawn long before anyone could object.
      tale: Marble holds a grudge against lemon juice; keep the {name} out of it.
      tale: Cool to the touch on the hottest day, the {name} {v:keeps} marble's calm.
      plain: Acids such as lemon or wine dull marble, so wipe the {name} without delay.
      plain: The veining of the {name} differs from piece to piece.
      plain: Use soft pads under the {name} to protect the surface below.
      terse: Keep lemon and wine off the {name}.
      terse: The veins of your {name} will differ.
      terse: Soft pads under the {name} save the table.
    `),
  },
  {
    when: /\b(?:epoxy )?resin\b(?! (?:mold|mould|supplies|kit|pigment|printer))/i,
    says: passages(`
      warm: Resin softens in heat, so keep the {name} off the dashboard and the radiator.
      warm: Strong sun yellows clear resin over time; the {name} will do better in the shade.
      warm: A soft cloth is all the {name} {v:needs}, as resin scratches under anything rough.
      tale: Resin and hot cars are a poor match; take the {name} inside with you.
      tale: The {name} {v:prefers} shade, since sun turns clear resin the color of weak tea.
      tale: Buff the {name} with a soft cloth, and no scouring, please.
      plain: Keep the {name} out of strong sun, which yellows resin over the years.
      plain: Resin softens in heat, so do not leave the {name} in a hot car.
      plain: Clean the {name} with a soft cloth, without solvents.
      terse: Keep the {name} out of heat and sun.
      terse: Soft cloth for the {name}, no solvents.
      terse: Resin scratches. Store the {name} apart.
    `),
  },
]
