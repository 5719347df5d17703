import { lines, stems, type Craft } from '../craft.ts'

/** What is sown or buried: seeds, bulbs, tubers. */
export const SEEDS: Craft = {
  nouns: stems('seed bulb tuber packet corm'),
  signs: stems('sow germination'),
  emojis: ['🌱', '🌸', '🌻', '☀️', '💧', '🐝', '🌿', '🧤', '🌷', '💚'],
  openings: {
    warm: lines(`
      {A_lead} for [the bare patch by the fence|a window box|that empty pot on the step].
      {A_lead} for gardeners who [plan in January|can't wait for spring|save their string].
      {A_lead} to [plant with the kids|start on a wet Sunday|put in the ground and forget about].
    `),
    tale: lines(`
      {A_lead}, so next year's garden can begin [in a drawer|in your pocket|on the back porch].
      {A_lead}, for people who [believe in dirt|talk to bare soil].
      {A_lead}: a garden, [folded small|some assembly required|in its traveling clothes].
    `),
    plain: lines(`
      {A_lead} for [beds, borders and pots|a balcony or a garden|a first vegetable bed or a border].
      {A_lead} for [new gardens and old ones|gardeners who plan ahead].
      {A_lead} for the [coming|next] season in the [garden|yard].
    `),
    terse: lines(`
      {A_lead} for [the garden|the balcony|bare ground].
      {A_lead}. [Soil, water, patience.|Plant and wait.]
      {A_lead} for [the next season|planters and beds].
    `),
  },
  scenes: {
    warm: lines(`
      (!packet !pack) Start with the {name} on a day when the ground crumbles in your [hand|fingers] instead of sticking.
      Kids who won't eat anything new will check on the {name} [before school|twice a day].
      The bare patch by the [mailbox|fence|back step] has been waiting for the {name} longer than you have.
      (!bulb !tuber !corm) Slip the {name} in a birthday card for someone with a [balcony|yard|window box].
      On seed catalog evenings, with [rain|sleet] on the window, the {name} {v:makes} spring feel close.
      Split the {name} with a neighbor and compare notes over the fence in [summer|June].
      (packet pack) Prop the {name} against the kitchen clock in [January|February], and spring feels closer.
      (!packet !pack) Dirt under your nails, [the radio|a thermos] on the step, the {name} going in: a decent Saturday.
      A new [house|garden|yard] comes with other people's plants, and the {name} {is} where yours begin.
      Wherever you walk with your [morning coffee|evening tea], that's the path the {name} should line.
      (!packet !pack) Put the {name} in before the [trip|busy weeks], and there'll be something to come home to.
    `),
    tale: lines(`
      Jack got a beanstalk and a giant; with the {name} you get [the good half|fewer giants].
      (!packet !pack) The {name} {v:knows} nothing of calendars, only of warm soil and [rain|long days].
      (!packet !pack) Tuck the {name} into bed, water the blanket, and [tiptoe away|try not to peek].
      The robins will follow your every move with the {name}, as [foremen|building inspectors] do.
      (packet pack) Rattle the {name} and you can hear [next summer|June] in there.
      Somewhere a bee is already flying circles over the [spot|corner] you'll choose for the {name}.
      A garden is a long letter, and the {name} {is} how this [chapter|page] starts.
      Give the {name} to a friend with [one pot|no plan] and a great deal of [hope|sidewalk].
      (!packet !pack) The worms have the lease down there, so put the {name} in with their [compliments|blessing].
      Winter always thinks it has won, and then somebody [remembers|finds] the {name}.
      (!packet !pack) Draw a map of where the {name} went, with an X; come spring you'll [need|bless] it.
    `),
    plain: lines(`
      Let the hours of sun decide the place for the {name}, not the gap that [is free|needs filling].
      The {name} {v:suits} a first garden, since a few successes teach more than a [book|catalog].
      In a school garden, the {name} can be the work of one [morning|lesson] and the subject of many.
      (!bulb !tuber !corm) For a present by letter, the {name} {is} light enough to go with a [card|note].
      In a shared garden, the {name} can be divided among several [beds|neighbors].
      (!packet !pack !bulb) Plan the place for the {name} in winter, when [paths|edges] and gaps are plain to see.
      Where a [bed|border] looks tired by midsummer, the {name} can be part of next year's plan.
      Balconies need little more than [deep pots|large pots] and [good drainage|some sun] for the {name}.
      A garden [diary|notebook] gains a new [page|entry] on the day the {name} {v:goes} into the soil.
      (packet pack) Keep the empty {name} until the end of the season, as a record of what was sown where.
      Keep some of the {name} back, so that a [late frost|hungry slug] does not decide the season.
    `),
    terse: lines(`
      (!packet !pack) Warm soil, a [trowel|stick|free hour], the {name}.
      Mark the [row|spot|pot] before you plant the {name}.
      (packet pack) Open the {name} when the soil is [warm|ready].
      The {name} for the patch by the [fence|step|gate|mailbox].
      One [pot|box|row] is enough for a start with the {name}.
      (!bulb !tuber !corm) Send the {name} [in a letter|with a card|by mail].
      Share the {name} over the [fence|hedge|garden gate].
      Knees down, sleeves up, the {name} [in hand|next].
      A new [garden|balcony|border] begins with the {name}.
      Keep a little of the {name} [in reserve|for next year|back].
      The {name} now, [a full bed|a taller garden|a long summer] later.
      (!bulb) [January|Rain|Sleet] outside, the {name} in the drawer.
    `),
  },
  tips: {
    warm: lines(`
      Label the spot the minute the {name} {v:goes} in; in three weeks you [won't remember|won't know].
      Until planting day, keep the {name} cool, dark and dry, and never in the [greenhouse|shed in summer].
      Water before and after planting the {name} with a gentle sprinkle, since a hard [jet|stream] moves everything around.
      (!bulb) Don't plant all of the {name} on one day; weather turns, and a [second|late] round saves the season.
      (!packet !pack) Slugs read planting labels too, so check on the {name} after [dark|supper] with a flashlight.
      [Read up on|Check] the planting time for your own climate before the {name} {v:goes} anywhere near soil.
      (!bulb !tuber !corm !packet !pack) Cover the {name} about as deep as {it} {is} thick; tiny ones only want to be [pressed|patted] in.
      (wildflower poppy carrot lettuce basil chamomile !packet !pack) Mix the {name} with dry sand if {it} {is} fine as [pepper|dust], and your hand spreads {them} evenly.
      (!bulb !tuber !corm) Thin the seedlings of the {name} without [mercy|regret], and the ones that stay will thank you.
      (bulb) Pointed end up, flat end down, and the {name} {v:finds} the rest of the way [alone|on {its} own].
      (bulb) Leave the leaves of the {name} alone after the bloom; they're packing [lunch|a suitcase] for next year.
      (wildflower) Rake the grass away before you scatter the {name}, since [turf|lawn] crowds out anything new.
    `),
    tale: lines(`
      (!packet !pack) Put a name tag on the bed of the {name}; by the time {it} {v:wakes}, you'll have [forgotten|lost the plan].
      The {name} {v:sleeps} soundest in a cool, dark, dry drawer, well away from the [kettle|radiator].
      (!packet !pack) Water the {name} like a [drizzle|spring shower], never like a fire brigade.
      (!bulb) Gamble with half of the {name} and keep half for the second round; [frost|April] cheats.
      (!packet !pack) Slugs hold their banquets at night, so visit the {name} with a flashlight and no [mercy|appetite].
      Ask an old [neighbor|gardener|farmer] when to plant the {name}; they know what the calendar doesn't.
      (!bulb !tuber !corm !packet !pack) Give the {name} a blanket as thick as {it} {is}, and no thicker.
      (!bulb !tuber !corm) Crowded seedlings never grow up, so thin the {name} and [apologize|look away] if you must.
      (wildflower poppy carrot lettuce basil chamomile !packet !pack) Stir the smallest of the {name} into dry sand, like [sugar|pepper] into flour, and scatter.
      (bulb) Point the {name} at the sky; upside down it's a longer [commute|way up].
      (bulb) After the bloom the {name} {v:eats} through {its} leaves, so let them [flop|sprawl].
      (wildflower) [Lawns|Weeds] are bullies, so clear the ground before you scatter the {name}.
    `),
    plain: lines(`
      Store the {name} in a cool, dry and dark [place|drawer|cupboard] until planting.
      Label each [row|bed] or pot with the name and the [date|month] as soon as the {name} {is} planted.
      Plant the {name} at the time recommended for your own [climate|region], as [seasons|regions] differ by weeks.
      (!packet !pack) Water the {name} with a fine spray, because a strong [jet|stream] moves the soil.
      (!bulb) Plant the {name} in two rounds two weeks apart to spread the risk of [frost|bad weather].
      Loosen the soil and remove weeds before planting the {name}; [young roots|seedlings] compete poorly.
      (!bulb !tuber !corm !packet !pack) As a rule, cover the {name} to a depth of [no more than|about] twice {its} thickness.
      (!bulb !tuber !corm) Thin the seedlings early, so that what is left of the {name} has [light|room].
      (wildflower poppy carrot lettuce basil chamomile !packet !pack) Mix fine seed with dry sand; the {name} can then be sown more evenly.
      (bulb) Plant the {name} with the pointed end up, at a depth of two to three times {its} height.
      (bulb) Let the foliage of the {name} wither before cutting it, since it feeds the [following|next] year.
      (wildflower) Remove turf before sowing the {name}, as [established|old] grass suppresses seedlings.
    `),
    terse: lines(`
      Keep the {name} cool, dark and dry until [planting|spring|it is time].
      [Label|Mark] the spot, then plant the {name}.
      (!packet !pack) Water the {name} with a fine [spray|shower].
      (!bulb) Plant some of the {name} [now|first], some later.
      Weed first. The {name} {v:dislikes} [company|crowds].
      Check your [climate|frost dates] before you plant the {name}.
      (!bulb !tuber !corm !packet !pack) Cover the {name} with a thin layer of soil.
      (!bulb !tuber !corm !packet !pack) Thin early. The {name} {v:needs} [room|light].
      (wildflower poppy carrot lettuce basil chamomile !packet !pack) Mix the {name} with [dry|fine] sand before sowing.
      (bulb) Point up, flat side down: the {name}.
      (bulb) After the bloom, let the {name} wither.
      (wildflower) Clear the [grass|turf], then scatter the {name}.
    `),
  },
}
