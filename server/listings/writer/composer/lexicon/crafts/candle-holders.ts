import { lines, stems, type Craft } from '../craft.ts'

export const CANDLE_HOLDERS: Craft = {
  nouns: stems('candleholder candlestick candelabra candelabrum'),
  signs: stems('candlestick candelabra'),
  emojis: ['🕯️', '✨', '🌙', '🏡', '🍂', '🧡', '🎁', '🍽️'],
  openings: {
    warm: lines(`
      {A_lead} for the table you [linger at|clear last].
      {A_lead} for candles that have been rolling around [a drawer|the sideboard] too long.
      {A_lead}, and supper [starts to look like company|slows down a little].
    `),
    tale: lines(`
      {A_lead} for small flames with [good posture|big ambitions].
      {A_lead}, because a saucer was never [up to the job|fooling anyone].
      {A_lead} for [stormy nights and second puddings|ghost stories and late suppers].
    `),
    plain: lines(`
      {A_lead} for the [dining table|mantel], the sill or the sideboard.
      {A_lead} for [set tables|dinners at home] and early winter evenings.
      {A_lead} to keep a flame [upright and in its place|where it belongs].
    `),
    terse: lines(`
      {A_lead} for [the table|the mantel].
      {A_lead}. Add a candle, [a match|dim the lamp].
      {A_lead} for [dark evenings|late suppers].
    `),
  },
  scenes: {
    warm: lines(`
      Put the {name} on the table before the food, and people [sit down sooner|find their chairs without being called].
      The {name} {v:looks} just as settled on the [mantel|sill|sideboard] at noon, with the wick still cold.
      Move the {name} off the dining table when it's cleared and onto the [edge of the bath|stack of books by your chair].
      You don't need a holiday to get the {name} down; [leftovers|a pot of soup] will do.
      Stand the {name} in front of a [mirror|dark window] and every flame has a twin.
      You know somebody with a drawer full of candles and no place for them; the {name} {v:settles} that.
      Keep the {name} near the [fuse box|flashlight] in winter, and a power cut turns into a card game.
      The {name} {v:wants} company of other heights, so try [2 or: a stack of books|a low bowl|a bud vase|a small plant|a framed photo] alongside.
      There's a spot for candlelight [3 or: by the bread|on the landing|beside the tub|on the hall table|under the mirror|on the back porch].
      Late guests always end up [3 or: picking at the pie|telling old stories|arguing about films|dealing cards|peeling oranges] while the candles go down.
      [Soup|Pasta|Toast|Leftovers] by candlelight [feels|tastes|goes down] different, even on a [Monday|school night|Thursday|work night] in [March|January|November].
    `),
    tale: lines(`
      The {name} {v:does} for a plain supper what a [curtain|drum roll] does for a play.
      With the {name} on the table, toast counts as [a banquet|dining].
      Carry the {name} down the hall in a nightshirt and you are [Ebenezer|a Victorian aunt] until bedtime.
      The candle gets the applause, but the {name} {v:does} all the [standing|balancing].
      Cats view the {name} with [respect|suspicion], which is the correct attitude toward fire.
      When the power goes, the {name} {v:becomes} the most popular [thing|resident] in the house.
      Set the {name} by the window and let passersby [invent|guess] the story.
      Even a stub from the back of the drawer sits up straighter in the {name}.
      By candlelight nobody can see [3 or: the dust|the dishes|the unread mail|the cat hair|the laundry].
      Good evenings need a flame and [3 or: a deck of cards|a ghost story|a second pudding|a slow record|bad weather].
      A [draft|sneeze|sigh|slammed door] can end the [grandest|longest|bravest] [speech|ghost story|serenade|card trick], so sit [close|still|well back].
    `),
    plain: lines(`
      On a dining table, the {name} can stand low enough [between dishes|beside the flowers] to leave the view across clear.
      By day, the {name} {v:holds} {its} own on a [mantel|console] without a candle lit.
      A row of candles needs an anchor, and the {name} can [stand at its center|mark its end].
      In front of a mirror, the {name} {v:gives} the room twice the [candlelight|flame].
      The {name} can move with the evening, from the [hall|kitchen counter] to the table to the bath.
      Guests notice a lit candle before anything else on the table, so place the {name} [first|before the plates].
      For a couple setting up a home, {a_name} {v:makes} a present used on the first [evening|night] there.
      The {name} {v:suits} a sill in the dark months, when windows are [mirrors by five|unlit from outside].
      Candlelight is welcome [3 or: at breakfast in winter|on a bathroom ledge|along a buffet|by a reading chair|in an entry hall].
      A table for guests asks for [3 and: candles|cloth napkins|a water jug|good bread|low flowers].
      Lamps can stay [off|low|dimmed] for [supper|cards|the last course|dessert] when a [flame|candle] is enough to [see by|eat by|talk by].
    `),
    terse: lines(`
      The {name}, one candle, [soup|bread and cheese].
      Set the {name} on the [mantel|sill|table]. Light at dusk.
      The {name} {v:stands} well unlit, too.
      Place the {name} before a mirror. [Two flames|Twice the light].
      For a friend with [new keys|a first kitchen]: the {name}.
      Move the {name} from the table to the [bath|nightstand].
      Power out? Light the {name}.
      The {name} and a [stack of books|low bowl], side by side.
      Light for [3 or: supper|the bath|a letter|a card game|the hallway].
      On the table: [3 and: bread|candles|salt|pears|cheese].
      [Rain|Snow|Wind|Fog] outside, [soup|cards|tea|bread] inside, [lamps|screens|phones|radios] off.
    `),
  },
  tips: {
    warm: lines(`
      (taper candlestick candelabra) Warm the foot of the candle in your [hand|palm] first, and it seats in the {name} unbroken.
      (taper candlestick candelabra) A sliver of wax at the base holds a wobbly candle upright in the {name}.
      (tealight votive) A few drops of water under the cup, and a spent tealight lifts out of the {name} clean.
      Let wax drips on the {name} go hard before you [lift them off|pick at them]; warm wax only smears.
      A hair dryer on low softens old wax on the {name}, and a rag takes it [away|off].
      Stand the {name} on something flat, away from [curtains|open windows], and the candle burns down evenly.
      Never pry at wax on the {name} with a knife; a [fingernail|library card] leaves no scratches.
      Before the last inch of candle goes, blow it out; the {name} shouldn't have to [take that heat|get that hot].
      Keep candles clear of [3 and: curtains|bookshelves|dried flowers|open windows|sleeves|low branches].
    `),
    tale: lines(`
      Drips on the {name} are history by morning: let them harden, then flick them off.
      A candle that leans in the {name} needs a [sliver|thumb] of warm wax under its foot.
      Seat the {name} out of the draft, unless you enjoy a flame that [gossips|waves its arms].
      Leave the knife in the drawer; wax comes off the {name} with a [thumbnail|library card].
      A hair dryer and some patience will rid the {name} of [last winter|old feasts].
      Snuff the candle before it reaches the {name}; endings should be [tidy|timely].
      Flames have no friends among [3 and: curtains|paper crowns|tassels|long sleeves|dried grasses].
    `),
    plain: lines(`
      Place the {name} on a level surface, away from [curtains|vents], so that the candle burns evenly.
      Allow wax on the {name} to harden fully, then lift it off with a [fingernail|stiff card] instead of a knife.
      Check that a candle stands [firm and straight|without wobbling] in the {name} before lighting it.
      Wax residue on the {name} softens under a hair dryer on low and [wipes off|comes away] with a paper towel.
      Extinguish the candle before the flame comes near the {name}, as the last part burns [hottest|least evenly].
      Check the width of the opening before buying candles for the {name}, since candles differ by a [hair|little].
      Keep a burning candle well away from [3 and: curtains|bookshelves|bedding|paper|low lampshades].
    `),
    terse: lines(`
      Let wax on the {name} harden. Then lift.
      Stand the {name} level, out of [drafts|the wind].
      No knife on the {name}; a [fingernail|stiff card] does it.
      Seat the candle straight in the {name} [before you light it|first].
      Snuff the flame before it reaches the {name}.
      Warm old wax on the {name} with a hair dryer. Wipe.
      Keep flames from [3 and: curtains|sleeves|paper|bedding|branches].
    `),
  },
}
