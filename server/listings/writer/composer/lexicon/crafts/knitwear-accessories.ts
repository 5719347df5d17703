import { lines, stems, type Craft } from '../craft.ts'

export const KNITWEAR_ACCESSORIES: Craft = {
  nouns: stems(
    'hat beanie beany scarf scarve cowl snood mitten mitt glove sock shawl headband earwarmer warmer beret balaclava legwarmer wristwarmer gauntlet capelet shawlette bonnet toque slouch',
  ),
  signs: stems('knitwear'),
  emojis: ['🧣', '🧶', '✨', '🧡', '🎁', '🍂', '💛', '🌿', '❄️', '🤍'],
  openings: {
    warm: lines(`
      {A_lead} for [bus stops|dog walks] and other windy places.
      {A_lead} for the week the weather turns.
      (!sock !legwarmer) {A_lead} for the hook nearest the door.
      {A_lead} for frost on the [windshield|windows] and a walk anyway.
    `),
    tale: lines(`
      {A_lead} for [puddle season|frosty bicycles] and chestnut smoke.
      {A_lead} for weather with [bad manners|ideas of its own].
      {A_lead} for long walks to the [nearest bakery|good bakery].
    `),
    plain: lines(`
      {A_lead} for the [colder|cooler] half of the year.
      {A_lead} for [commuting|errands], walks and weekends away.
      (!sock !legwarmer) {A_lead} to finish a coat or a simple [jacket|outfit].
      {A_lead} for cold [platforms|mornings] and long walks.
    `),
    terse: lines(`
      {A_lead} for cold mornings.
      {A_lead} for wind and [walks|waiting].
      {A_lead} for [coat season|the first frost].
    `),
  },
  scenes: {
    warm: lines(`
      (!sock !shawl !legwarmer) Keep the {name} in your coat from October on, and the first cold [platform|school run] won't catch you out.
      The {name} {v:goes} with the same old coat and {v:makes} people think you bought [a new one|something new].
      Take the {name} to the [bonfire|ice rink|late kickoff] and lend {them} only to people you like.
      There's work for the {name} at [3 or: the dog park|a winter market|the bus stop|a carol walk|the sledding hill|an early train].
      (!sock) Under a low November sky, the {name} {v:is} the part of your outfit people [see|remember].
      (!sock) Hang the {name} by the door, and you'll step out for [stamps|bread] without a second thought.
      The {name} {v:packs} down to almost nothing, so find {them} a corner in the [weekend bag|desk drawer].
      Wrap up the {name} for someone who always says they aren't [cold|chilly]. They are.
      (!sock) Rake leaves in the {name}, scrape the windshield, and [come in for soup|call that a workout].
      Start the morning walk in the {name}; you'll reach the far [bench|gate] before turning back.
      Sledding, stargazing, [standing in line|waiting for the bus]: the {name} {v:makes} slow things last longer.
      (!sock !legwarmer) You'll leave the {name} in one cafe this winter; write a [name|number] inside now.
      (!sock) Lend the {name} around on a long walk, because someone always [forgets|underdresses].
    `),
    tale: lines(`
      North wind and the {name} have met, and [neither will back down|the wind blinked first].
      The {name} {v:sends} you out for milk and [you come home|you return] by way of the lake.
      Snowmen look at the {name} with [open envy|professional interest].
      (!sock) A lost button, a peppermint and the {name}: the [whole truth|entire contents] of a coat in January.
      Put on the {name} and see if the dog doesn't [fetch the leash|check the front door].
      (!sock) Coats are all alike in winter; the {name} {v:lets} friends [find|spot] you in a crowd.
      The {name} {v:asks} only for a sharp frost and a [hot doughnut|paper cone of chestnuts].
      Grandmothers nod at the {name} on the bus, which is [the highest grade|a kind of medal].
      November arrives with its usual [speech|drizzle], and you reach for the {name} and go out anyway.
      Somewhere a sheepdog would [approve|be proud] of how the {name} {v:rounds} up your loose ends.
      The {name} {v:makes} a good hideout from small talk at the [bus stop|bakery line].
      First frost, second coffee, the {name}: the [order|ritual] is not up for debate.
    `),
    plain: lines(`
      (!sock !legwarmer) The {name} {v:stays} in a coat or bag from the first cool week until [April|spring].
      (!sock) Against a plain coat, the {name} {v:becomes} the part of the outfit that is [noticed|remembered].
      The {name} {v:is} at home on [3 or: a commute|a winter walk|a market day|a weekend trip|the sidelines|an early train].
      Easily packed, the {name} {v:takes} little room in [a weekend bag|hand luggage].
      For a birthday in the colder months, the {name} {is} a present that is [used at once|in use the same day].
      In an office with a cold [draft|window seat], the {name} can [live in|stay in] a desk drawer.
      (!sock) Worn with [jeans|boots], the {name} [{v:looks}|{is}] casual; with tailoring, considered.
      The {name} {v:bridges} the weeks when mornings are cold and [afternoons|lunch hours] are not.
      (!sock) Kept on a hook by the door, the {name} {is} the last thing put on and the first [missed|noticed].
      At the edge of a sports field, the {name} {v:makes} the second half [shorter|easier to watch].
      Chosen in a shade from the coat lining or [bag|boots], the {name} {v:pulls} an outfit together.
      For someone new to a cold city, the {name} [{is}|{v:makes}] a practical welcome.
    `),
    terse: lines(`
      (!sock !shawl !legwarmer) Keep the {name} in your coat pocket.
      (!sock) The {name}, a plain coat. Nothing else needed.
      Wear the {name} from the first frost to [April|the last].
      (!sock) Hang the {name} by the door.
      Put on the {name} and take the long [way|walk].
      (!sock) Lend the {name} with care. {It} {v:wanders}.
      Put the {name} in the [travel|weekend] bag.
      Someone you know is always cold: give the {name}.
      For the {name}: [3 or: a bus stop|a bonfire|a dog walk|a market|a lake|an early train].
      (!sock) Let the {name} be the color of the day.
      (!sock) Cold ears, cold hands, cold neck: the {name} {has} an answer.
      Take the {name} to the [rink|bonfire|late kickoff].
      (!sock) A plain winter outfit ends well with the {name}.
      Walk to the far bench and back in the {name}.
      Add the {name} when wind comes off the water.
      Pack the {name} where others pack a spare sweater.
    `),
  },
  tips: {
    warm: lines(`
      Dry the {name} flat on a towel and nudge {them} back into shape while still [damp|wet].
      Wash the {name} in cool water and press {them} out in a towel; [wringing|twisting] pulls stitches long.
      Little pills come with wear; comb them off the {name} rather than [picking|pulling] by hand.
      If a loop catches on a zipper, ease it back through the {name} with a [blunt needle|crochet hook].
      (!sock !mitten !glove) Fold the {name} for the drawer; a hook all summer leaves a [bump|point].
      Wash the {name} before you store {them} in spring, since moths prefer what's been [worn|on a walk].
      (hat beanie beany headband) Measure around your head above the ears before you order, and compare the {name} with that.
      (sock mitten glove) Roll the {name} into a pair as soon as {it} {is} dry; singles vanish.
    `),
    tale: lines(`
      Bathe the {name} in cool water and roll {them} in a towel, as you would a [small wet dog|surprised cat].
      Lay the {name} flat to dry; gravity is [no tailor|a poor knitter].
      Pills on the {name} are the crumbs of good days, easy to [comb away|brush off].
      A snag in the {name} wants a hook and [a quiet minute|good light], never scissors.
      Give moths nothing to read: wash the {name} before {it} {v:hibernates} in [a drawer|the closet].
      (sock mitten glove) Keep the {name} in pairs, or the dryer will [choose a favorite|take its tax].
      Never let the {name} near the radiator; {it} may come back fit for [an elf|a doll].
      (!sock !legwarmer) Write a name inside the {name}, since trains and cafes [collect|adopt] such things.
      Wash the {name} alone the first time, in case the dye has [wanderlust|ideas].
    `),
    plain: lines(`
      Wash the {name} in cool water with little movement, unless the care details [allow more|say otherwise].
      Dry the {name} flat and away from heat, shaped by hand while [damp|moist].
      Remove pilling from the {name} with a fabric comb; some is normal in [knitted|looped] textures.
      Draw a snagged loop to the inside of the {name} with a needle and do not cut [it|the thread].
      Store the {name} folded, clean and dry, with a [moth sachet|sachet] nearby.
      (hat beanie beany headband) Measure the head above the ears and compare the figure with the size of the {name}.
      Let the {name} rest for a day between wearings so that the stitches can [recover|relax].
      Wash the {name} separately the first time in case the color [runs|bleeds].
      Keep the {name} away from hook fasteners and rough [zippers|straps], which pull loops.
    `),
    terse: lines(`
      Wash the {name} cool. Press, do not wring.
      Dry the {name} flat, away from heat.
      Comb pills from the {name}. Never pull.
      Ease snags to the inside of the {name}.
      (!sock !mitten !glove) Fold the {name}. Hooks leave bumps.
      Wash the {name} before summer storage.
      (hat beanie beany headband) Measure above the ears before you choose the {name}.
      Roll the wet {name} in a towel to press water out.
      Store the {name} clean, since moths like worn things.
      Let the {name} rest a day between wearings.
      Shape the damp {name} by hand before {it} {v:dries}.
      Keep the {name} from zippers and rough straps.
    `),
  },
}
