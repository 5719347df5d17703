import { lines, stems, type Craft } from '../craft.ts'

export const MADE_FLOWERS: Craft = {
  nouns: stems('madeflower'),
  signs: [],
  emojis: ['💐', '🌷', '🌻', '🌸', '🧶', '💛', '🎁', '✨'],
  openings: {
    warm: lines(`
      {A_lead} for the vase that's [empty all winter|been waiting since spring].
      {A_lead} for people who [forget to water|travel a lot].
      {A_lead} for someone who'd rather [keep their flowers|have them stay].
    `),
    tale: lines(`
      {A_lead} for gardeners of the [indoor|forgetful] sort.
      {A_lead} with no interest in [bees|the weather].
      {A_lead}, still in bloom when the [snow|mail] comes.
    `),
    plain: lines(`
      {A_lead} for a vase, a desk or a [windowsill|bedside table].
      {A_lead} for rooms with little [sun|daylight].
      {A_lead} that {v:needs} no water and no [season|window].
    `),
    terse: lines(`
      {A_lead}. No [water|wilting|watering can].
      {A_lead} for the [desk|sill|bedside].
      {A_lead} for [any month|November, too].
    `),
  },
  scenes: {
    warm: lines(`
      Stand the {name} in a [jam jar|milk bottle] and the kitchen doesn't know what month it is.
      Put the {name} in the room where every real plant has [given up|failed].
      The {name} can go where water shouldn't, like the [top of the piano|bookcase by the TV].
      There's no rush to find a vase for the {name} when [the doorbell|dinner] is on.
      Set the {name} on your desk at work, and you've got flowers on a [Monday|Thursday].
      Hand the {name} to the graduate and they'll still be around [after the move|for the first job].
      Friends with curious [cats|noses] lean in to sniff the {name} before they catch on.
      Mix the {name} in with a few [bare|dried] branches and let people guess.
      Flowers like these sit well [3 or: by the sink|on a nightstand|in the hall|on the mantel|beside the register].
      Bring flowers like these to [3 or: a teacher|a new neighbor|a graduate|your grandmother|a recital].
      [January|November|Midwinter|February] could use [a bloom|some petals|a bunch] on the [table|desk|sill|counter], and the garden [can't help|is asleep|has nothing].
    `),
    tale: lines(`
      The {name} {v:takes} no water, no sun and no [offense|notice of the cold].
      Bees inspect the {name} through the window and [move on|file a complaint].
      Forget the {name} for a month; nothing in the vase will [say so|droop].
      Winter may do what it likes outside; the {name} {v:stands} in the [jug|window], unimpressed.
      Give the {name} to one whose houseplants have a [history|high turnover].
      On the piano, the {name} {v:listens} well and drops no [petals|hints].
      The {name} went from yarn basket or workbench to bloom without a [drop of rain|cloud in sight].
      Sniff the {name} if you must; everyone [does|tries].
      The {name} {v:blooms} in [3 or: drafts|basements|north windows|office corners|dark hallways].
      Some things the {name} {has} never met: [3 and: aphids|frost|a watering can|a greenhouse|hail].
      [Frost|Hail|Drought|Slugs] may [visit|besiege|trouble] the [garden|window box|allotment|balcony], but the [vase|jug|teapot] is safe.
    `),
    plain: lines(`
      The {name} {v:keeps} a room in flower through months when the garden has [none|little].
      In an office, the {name} {v:needs} no [care|watering] over a weekend.
      On a bookcase or a piano, the {name} {v:poses} no [risk of spilled water|trouble with a vase].
      The {name} can be rearranged at any time, in a [jug|bottle] or a narrow vase.
      Rooms without much light are a good place for the {name}.
      For a graduation or a recital, the {name} {v:outlasts} the [day|applause].
      A few dried stems beside the {name} give the arrangement another [height|texture].
      For someone who is often away, the {name} {is} a present that [waits|can be left].
      Possible places are [3 or: a desk|a hall table|a nightstand|a shop counter|a shelf].
      Such flowers suit [3 or: a teacher|a host|a graduate|a grandparent|a performer].
      A [desk|hallway|waiting room|bathroom] without [daylight|windows|sun] can have flowers in [January|any month|winter|every season] [too|as well].
    `),
    terse: lines(`
      The {name}, a jar, [any month|no water].
      Dark corner? The {name} {v:copes}.
      Put the {name} on the [desk|piano|shelf].
      The {name} {v:outlasts} the [party|season].
      For the friend who forgets to water: the {name}.
      Add a [branch|dried stem] to the {name}.
      The {name} {v:drops} nothing.
      Move the {name} as you [like|please].
      On [3 or: desks|shelves|sills|counters|mantels].
      For [3 or: teachers|hosts|graduates|performers|neighbors].
      [January|November|Midwinter|March], [no sun|no water|no garden|short days], still [in bloom|in flower|petals|upright].
    `),
  },
  tips: {
    warm: lines(`
      Weigh down a light vase with [pebbles|marbles] before the {name} {v:goes} in, so it won't tip.
      A hair dryer on cool blows the dust off the {name} in [seconds|a minute].
      Turn the stems a little and stagger the heights, and the {name} {v:looks} [picked|loose] instead of placed.
      Keep the {name} out of full sun; colors [fade|soften] there faster than you'd think.
      Narrow necks hold the {name} upright; wide ones make the stems [sprawl|slide].
      Splashes and cooking grease are hard to get out, so keep the {name} clear of the [stove|sink].
      Odd numbers look easier in a vase; the rest of the {name} can fill [a second|another] jar.
      Good holders are [3 or: a milk bottle|a jam jar|a small jug|an old tin|a bud vase].
    `),
    tale: lines(`
      A cool breath from the hair dryer is all the [weather|wind] the {name} {v:needs}.
      Put pebbles in the vase, as the {name} will not [steady it|hold it down].
      Let the stems lean every which way, and the {name} {v:passes} for [freshly picked|a meadow].
      Full sun bleaches the {name}; a [shadier|cooler] window is kinder.
      The stove spits and petals remember, so move the {name} along to the [parlor|bookshelf].
      A narrow neck gives the {name} good [posture|bearing].
      Try the {name} in [3 or: a teapot|a milk bottle|an old boot|a jam jar|a sugar bowl].
    `),
    plain: lines(`
      Remove dust from the {name} with a hair dryer on a cool setting or a soft [brush|paintbrush].
      Keep the {name} out of direct sunlight to slow the [fading|change] of color.
      Use a narrow vase for the {name}, or fill a wide one with [pebbles|sand].
      Place the {name} away from the stove, since grease is hard to [remove|brush out].
      Vary the height of the stems, so that the {name} {v:looks} loosely [arranged|gathered].
      Keep the {name} dry; [no water|nothing] is needed in the vase.
      Suitable vessels are [3 or: a bottle|a jug|a bud vase|a jar|a small pitcher].
    `),
    terse: lines(`
      No water for the {name}.
      Dust the {name} with cool air or a soft brush.
      Narrow vase, and the {name} {v:stands}.
      Pebbles below, the {name} above.
      Keep the {name} from full sun.
      Keep the {name} from [the stove|kitchen grease].
      In [3 or: a jar|a jug|a bottle|a tin|a pitcher].
    `),
  },
}
