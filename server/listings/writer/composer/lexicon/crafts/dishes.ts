import { lines, stems, type Craft } from '../craft.ts'

export const DISHES: Craft = {
  nouns: stems('dish catchall ringdish trinketdish'),
  signs: [],
  emojis: ['🤍', '🌿', '🏡', '✨', '🎁', '💛', '🍃', '☀️', '💍'],
  openings: {
    warm: lines(`
      {A_lead} for the things you [take off|put down] at night.
      {A_lead} for rings, keys and [other runaways|loose change].
      {A_lead} for the [nightstand|hallway], where small things pile up.
    `),
    tale: lines(`
      {A_lead} for treasure, [buttons|loose screws] included.
      {A_lead}, a [harbor|landing strip] for small wanderers.
      {A_lead} for everything that [rolls|goes missing by Monday].
    `),
    plain: lines(`
      {A_lead} for small things that [need|want] a fixed place.
      {A_lead} for the [dresser|nightstand|entry table].
      {A_lead} to keep [everyday jewelry|keys and coins] together.
    `),
    terse: lines(`
      {A_lead} for small [things|finds].
      {A_lead} for [keys and coins|rings and pins].
      {A_lead}. One place for [it all|the strays].
    `),
  },
  scenes: {
    warm: lines(`
      (!key !him !men !coin) Keep the {name} by the kitchen sink, so you know where your rings are when the [dough|dishwater] is done.
      Put the {name} next to the bed for whatever you [take off last|forget you're wearing].
      The {name} will soon hold [3 and: a hair tie|two odd earrings|a button|a foreign coin|the spare key].
      (!ring !jewelry !jewellery) Leave the {name} by the door and empty your pockets into {them} before you've [taken off your coat|said hello].
      (!key !him !men !coin) Give the {name} to the friend who's just [got engaged|moved in|had her ears pierced].
      On a desk, the {name} {v:gathers} [3 and: paper clips|a thumb drive|lip balm|pins|a spare fuse] before they reach the drawer.
      (!key !him !men !coin) Set the {name} on the bathroom shelf, and no [earring|hairpin] goes down the drain again.
      Everybody has a pile of small things on some table; with the {name} it's a pile [with manners|on purpose].
      Put the {name} where the mail lands, for [3 or: stamps|paper clips|a stray coin|the good pen cap|a thumb drive].
      Set the {name} down where clutter starts, and the [table|shelf] stays clear all week.
      Find the {name} a corner of the dresser, somewhere between the [mirror|lamp] and the books.
      (!key !him !men !coin) Two people sharing one dresser need the {name} more than they [admit|think].
      (!key !him !men !coin) Keep the {name} by the sewing machine for [pins|bobbins] and the buttons you mean to sew back on.
      Give the {name} to a [student|flatmate|daughter] in a first room of her own, where nothing has a place yet.
      Put the {name} out for guests, who never know where to [leave a watch|put their earrings].
      Let the {name} have the [windowsill|shelf] you pass ten times a day.
    `),
    tale: lines(`
      Socks will always vanish, but with the {name} at least the [rings|keys] stay put.
      (!ring !jewelry !jewellery) Empty a coat pocket into the {name} and read the story of your [week|Tuesday].
      The {name} {v:takes} in strays: [3 and: a lone cufflink|an acorn|a ticket stub|a shirt button|the key nobody knows].
      (!key !him !men !coin) By the bed, the {name} {v:keeps} the night watch over [earrings|a wristwatch] and one mysterious screw.
      Small things run in [herds|packs]; the {name} {v:is} the fence.
      The {name} {v:holds} what you were [just about to put away|only going to leave there a minute].
      Magpies would [nod|approve]: the {name} and something shiny by the window.
      (!ring !jewelry !jewellery) Put the {name} in the hall, and the great morning key hunt is [canceled|over].
      (!key !him !men !coin) Give the {name} to a bride, a magpie or anybody with [ten rings|very small pockets].
      A seashell, a safety pin, someone's [tooth|lucky coin]: the {name} {v:makes} a museum of them.
      Leave the {name} on the windowsill for [pebbles|acorns] that come home in pockets.
      Every grandmother had something like the {name}, and nobody was allowed to [touch|stir] what was inside.
      What the tide of a [day|week] leaves behind ends up in the {name}.
      The {name} {v:keeps} one [odd earring|stray button] in case the other comes home.
    `),
    plain: lines(`
      (!key !him !men !coin) The {name} {v:gives} rings and watches a fixed place during [cooking|the night|hand washing].
      (!ring !jewelry !jewellery) On an entry table, the {name} {v:collects} keys and coins where they can be [found|seen] again.
      (!key !him !men !coin) Beside a sink, the {name} {v:keeps} rings [dry|in sight] while the hands are busy.
      (!key !him !men !coin) The {name} {v:holds} [3 or: everyday earrings|a wristwatch|hairpins|cufflinks|spare buttons] within reach of the mirror.
      On a desk, the {name} {v:keeps} clips and [pins|keys] from spreading across the work surface.
      For [a graduate|a new colleague|somebody moving in], the {name} {v:makes} a gift with a daily use.
      (!key !him !men !coin) On a nightstand, the {name} {v:leaves} room for a [lamp|book] and a place for jewelry.
      In a guest room, the {name} {v:offers} visitors somewhere to put a [watch|pair of earrings].
      On an office desk, the {name} {v:keeps} a watch or a [set of clips|memory stick] from slipping under papers.
      Beside a [reading chair|lamp], the {name} {v:receives} what would otherwise be laid on the floor.
      The {name} {v:gives} the contents of [a handbag|a coat pocket] somewhere to rest overnight.
      Left empty, the {name} still {v:earns} {its} place on a [shelf|stack of books].
      (!ring !jewelry !jewellery) A pair of hooks above and the {name} below bring [order|some system] to a narrow hallway.
      In a first apartment, the {name} {v:gives} small belongings a [place|home] before furniture arrives.
      The {name} can stand alone or on a [tray|stack of books] with [2 and: a candle|a small plant|a framed photo|a lamp].
    `),
    terse: lines(`
      (!key !him !men !coin) Rings off. Into the {name}. [Hands free|Sleep].
      Keep the {name} by the [door|bed|sink].
      (!ring !jewelry !jewellery) Keys live in the {name} [now|from today].
      (!key !him !men !coin) The {name} {v:holds} [3 or: rings|coins|pins|keys|buttons].
      A [dresser|desk|sill], the {name}, less mess.
      Give the {name} to [a new neighbor|a graduate|a friend].
      (!ring !jewelry !jewellery) Put the {name} where pockets are emptied.
      Small things, one place: the {name}.
      The {name} {v:sits} by the [lamp|mail|mirror].
      The {name} {v:tames} the [top of the dresser|hall table].
      Leave the {name} [empty|bare] for a day. Look.
      (!key !him !men !coin) Earrings stay in pairs in the {name}.
      Day over. Pockets out. The {name}.
      A guest room needs the {name}.
      Put the {name} on a [tray|stack of books].
      One [button|coin|key] at a time fills the {name}.
    `),
  },
  tips: {
    warm: lines(`
      Choose one spot for the {name} and stick to it; your hand will learn the [way|reach] in a week.
      Tip the {name} out once a [month|season] and you'll meet a few things you'd given up on.
      Set the {name} back from the sink edge, where a sleeve can't [sweep|knock] {them} off.
      (!key !him !men !coin) Line the {name} with a scrap of soft cloth if [delicate pieces|softer things] go in.
      (!key !him !men !coin) Keep keys and fine chains out of the {name} at the same time; chains [knot|tangle] every time.
      Move the {name} once if nobody uses {them}; the right spot is where things [pile up|land] already.
      Keep the {name} for small things only, or the [mail|phone charger] will move in.
      Wipe the {name} with a damp cloth; [lotion|dust] builds up faster than you'd think.
      Put a soft pad or a folded napkin under the {name} if the shelf is [glossy|slippery].
      Give the {name} a rinse and a dry now and then; [dust|face powder] settles in the middle.
    `),
    tale: lines(`
      Decide where the {name} {v:lives} and let {them} stay there; small things learn [slowly|by habit].
      Turn the {name} upside down on spring cleaning day and [hold court|divide the loot].
      A scrap of soft cloth in the {name} turns a clatter into a [hush|soft landing].
      (!key !him !men !coin) Keep chains out of the {name} when keys move in, unless you [like|collect] knots.
      Park the {name} away from the edge; cats consider that row [theirs|fair game].
      Keep letters and cables out of the {name}; they're [too big for the pond|known to hog the bed].
      One damp cloth and the {name} {v:is} ready for the next [haul|catch].
      A soft pad under the {name} puts an end to [skating|wandering] when you aim badly.
      Every spring, read the bottom of the {name} like [tea leaves|an old diary] and keep the good parts.
    `),
    plain: lines(`
      Place the {name} where [rings|pockets] are emptied already, rather than where {it} ought to go.
      (!key !him !men !coin) Line the {name} with soft cloth when [soft stones|delicate pieces] are kept in {them}.
      (!key !him !men !coin) Store fine chains apart from the {name}, since they knot among [keys|other pieces].
      Wipe the {name} with a [damp|soft] cloth and dry {them} before returning jewelry.
      Stand the {name} clear of the [edge|basin], out of reach of sleeves and elbows.
      Keep the {name} for small items only, so that letters and chargers do not [crowd them out|take over].
      Sort through the {name} [each month|from time to time], before small things hide the ones in use.
      Place a soft pad beneath the {name} on a [glossy|polished] surface to keep {them} from sliding.
      Where two people use the {name}, agree on [a side each|what goes in].
    `),
    terse: lines(`
      Pick one spot for the {name}. [Stay with it|Keep it].
      Empty the {name} once a [month|season].
      Small things only in the {name}.
      Keep the {name} clear of the [edge|drain].
      Line the {name} with [soft cloth|a scrap of cloth].
      Wipe the {name} with a [damp|soft] cloth.
      (!key !him !men !coin) Keep fine chains out of the {name}.
      Put a soft pad under the {name}.
      Rinse the {name} [now and then|each season].
      Give the {name} a level spot.
    `),
  },
}
