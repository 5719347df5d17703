import { lines, stems, type Craft } from '../craft.ts'

export const CRYSTALS: Craft = {
  nouns: stems('crystal geode worrystone palmstone tumblestone mineral'),
  signs: stems('crystal geode mineral'),
  emojis: ['💎', '✨', '🌙', '🔮', '🌿', '🤍', '💫', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for the sill where [the light comes in|you line up small things].
      {A_lead} for pockets that always had a [pebble|stone] in them.
      {A_lead} for people who walk beaches [looking down|with full pockets].
    `),
    tale: lines(`
      {A_lead} for magpies and [other collectors|former rock collectors].
      {A_lead}: very old, and [in no hurry|good at keeping still].
      {A_lead} for the shelf between the [fossil|feather] and the good books.
    `),
    plain: lines(`
      {A_lead} for a shelf, a desk or a [collection|cabinet].
      {A_lead} for people who [study|pick up] stones.
      {A_lead} to look at [closely|from every side].
    `),
    terse: lines(`
      {A_lead} for the [sill|shelf|desk].
      {A_lead}. Turn {them} [slowly|in the light].
      {A_lead} for [collectors|stone people].
    `),
  },
  scenes: {
    warm: lines(`
      Set the {name} where the sun gets in for an hour a day and see what [changes|shows up].
      The {name} {v:feels} cool when you first pick {them} up, then takes on the warmth of your hand.
      Keep the {name} on your desk for the calls where you only [listen|nod].
      Kids go straight for the {name} on a shelf, so keep {them} where small hands may [hold|borrow] {them}.
      The {name} {v:holds} down a pile of mail better than anything from the office store.
      No other stone has quite the marks the {name} {v:has}; turn {them} until you find the side you [like|want].
      Bring the {name} to somebody who came home from every vacation with rocks in the suitcase.
      Start a row on the sill with the {name}, and [friends|beach days] will add to it.
      The {name} {v:keeps} good company with [3 or: seashells|a feather|old books|a fern|dried seed heads].
      There's room for the {name} [3 or: on a bedside table|by the keyboard|in a coat pocket|on the piano|beside a plant].
      [Beach|Mountain|River|Garden] stones come home in [pockets|lunch boxes|socks|hats] and never quite [leave|go back|move out|get thrown away].
    `),
    tale: lines(`
      The {name} took a long time arriving; a little [shelf|windowsill] seems only fair.
      Pick up the {name} and you will put {them} down rather later than [planned|you meant].
      Dragons sleep on piles of this sort of thing; one {name} on a nightstand is [modest|restraint].
      The {name} {v:sits} on the desk and makes the stapler look [very recent|temporary].
      Hold the {name} to the window as a jeweler would, one eye [shut|narrowed].
      A child will ask if the {name} {is} treasure; the answer is [yes|obviously].
      Mountains shed small change, and the {name} {is} [some of it|proof].
      Put the {name} by a [feather|fossil] and you own a museum.
      The {name} {v:goes} with [3 and: moth wings|maps|a compass|one old key|seashells] on a shelf of wonders.
      The {name} {v:belongs} to the tribe of [3 and:  magpies|beachcombers|cave explorers|pocket fillers|museum guards].
      [Magpies|Dragons|Children|Pirates] have always known that a [shelf|pocket|drawer|windowsill] without a stone is [unfinished|a waste|half empty|just storage].
    `),
    plain: lines(`
      Light from the side shows the surface of the {name} better than light from [above|a ceiling lamp].
      On a desk, the {name} {v:gives} the hand something to [hold|turn] during a long call.
      The {name} {v:differs} from every angle, so it pays to [turn|move] {them} now and then.
      In a bookcase, the {name} {v:breaks} a row of spines and can serve as a [stop|bookend] for slim volumes.
      For a collector, the {name} {is} a present that needs no explanation.
      A small dish or stand gives the {name} a fixed place and keeps {them} from [rolling|scratching the shelf].
      Children interested in geology can learn a great deal from the {name} and a [magnifier|hand lens].
      Near a plant, the {name} {v:makes} a plain pot or sill more [interesting|worth a look].
      Shelves can combine stones with [3 and: shells|books|ferns|small frames|maps].
      Suitable places are [3 or: a windowsill|a bookcase|a desk|a bedside table|a cabinet].
      Stones are worth [turning|lifting|moving] in [morning|evening|slanting|low] light, which shows [edges|lines|planes|layers] that [noon|a lamp] hides.
    `),
    terse: lines(`
      Turn the {name} in the light.
      The {name} on a stack of [paper|books].
      Cool at first, then warm: the {name} in your [hand|palm].
      The {name}, a sill, an hour of sun.
      Each side of the {name} {v:differs}.
      For the friend with stones in every pocket: the {name}.
      Start a row with the {name}.
      The {name} {v:needs} a shelf and nothing else.
      Beside the {name}: [3 and: shells|a fern|books|a feather|a fossil].
      Keep the {name} [3 or: by the bed|on the desk|in a pocket|on the sill|near books].
      [Morning|Evening|Winter|Slanting] light, a [sill|shelf|ledge|desk], [a long look|no hurry|one stone|a quiet minute].
    `),
  },
  tips: {
    warm: lines(`
      Dust the {name} with a soft, dry brush; a [makeup|paint] brush gets into the corners.
      Some stones don't like water, so [wipe|brush] the {name} dry unless you know what {it} {is}.
      Give the {name} shade in the afternoon, since some minerals [fade|pale] in strong sun.
      Keep the {name} apart from other stones; the harder one always [scratches|wins].
      Wrap the {name} in a sock for a [move|trip], and save the bubble wrap for the dishes.
      A scrap of fabric under the {name} spares the [shelf|varnish].
      Write down what you know about the {name} on a slip and tuck it [underneath|behind].
      Keep the {name} away from [3 and: salt water|dish soap|hard knocks|hot windowsills|other stones].
    `),
    tale: lines(`
      Dust the {name} with a paintbrush, as [archaeologists|museum people] do.
      Too much sun may pale the {name}, which asks for the [dimmer|shadier] sill.
      Leave the {name} out of the bath; not every stone [swims|likes a swim].
      Stones in a heap scratch one another, so give the {name} a [dish|berth] of {its} own.
      For travel, one clean sock fits the {name} like [armor|a sleeping bag].
      Slip a note with its story under the {name}, for [heirs|grandchildren] and snoops.
      Its enemies are [3 and: salt water|harder stones|steep shelves|scouring pads|cats].
    `),
    plain: lines(`
      Clean the {name} with a soft, dry brush, since water can [harm|dull] certain minerals.
      Keep the {name} out of long, direct sun, because some minerals [fade|lose color].
      Store the {name} apart from harder stones, which leave [scratches|marks].
      Handle the {name} over a [table|carpet], as points and edges chip on hard floors.
      Use a dish, a stand or a pad below the {name} to protect [furniture|the shelf].
      Label the {name} with the name and source as [known|given], which helps a collection keep order.
      Avoid [3 and: salt water|scouring pads|acidic cleaners|hot sills|hard knocks].
    `),
    terse: lines(`
      Dust the {name} with a soft brush.
      Keep the {name} dry unless you know the stone.
      Strong sun can fade the {name}.
      Store the {name} apart from harder stones.
      A pad under the {name} saves the shelf.
      Wrap the {name} in [a sock|cloth] to travel.
      Not for the {name}: [salt water|scouring|falls].
      No [3 or: salt water|scouring pads|hard knocks|steam|acids].
    `),
  },
}
