import { lines, stems, type Craft } from '../craft.ts'

export const BASKETS: Craft = {
  nouns: stems('basket'),
  signs: stems('basket wicker'),
  emojis: ['🧺', '🏡', '🌿', '✨', '🤍', '🍂', '🧶', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for the pile that never [makes it upstairs|finds a drawer].
      {A_lead} for everything that ends up on the [stairs|chair by the door].
      {A_lead}, so the floor can be a floor again.
    `),
    tale: lines(`
      {A_lead} for things that [roam|multiply] when nobody looks.
      {A_lead}, to be [filled by nightfall|fought over by the cat].
      {A_lead} for tidy people and [optimists|the other kind].
    `),
    plain: lines(`
      {A_lead} for shelves, [benches|halls] and corners that collect things.
      {A_lead} to gather what has no [drawer|place] of its own.
      {A_lead} for [everyday clutter|odds and ends] within reach.
    `),
    terse: lines(`
      {A_lead} for [loose ends|small piles].
      {A_lead}. Fill it [your way|and move on].
      {A_lead} for the [shelf|hall|bench].
    `),
  },
  scenes: {
    warm: lines(`
      Company's at the door? Sweep it all into the {name} and [put the kettle on|look innocent].
      The {name} {v:has} a way of landing by the [stairs|sofa], right where the day gets dropped.
      Give the {name} one job and stick to it, and the whole family will [know where to look|stop asking you].
      On an open shelf, the {name} {v:hides} the half that isn't pretty and leaves you the half that is.
      Put the {name} next to your chair, and whatever you're in the middle of [stays in one place|is there tomorrow].
      The {name} {v:sits} by the door in winter and somehow holds [everyone's|the whole family's] odds and ends.
      Pass the {name} on to someone with a new place; nobody has ever had [enough|too many].
      Carry the {name} from room to room at bedtime and [return|collect] the strays as you go.
      The {name} {v:fills} up with [3 or: mittens|odd socks|library books|remote controls|the dog's toys|half-done knitting] before the week is out.
      Every house has a pile of [3 or: magazines|cables|hats|letters|half-read papers|dish towels] waiting for somewhere to be.
      [Sunday|Friday|Tuesday] nights, somebody walks through the house [picking up|rounding up|collecting] [socks|toys|mail|books] and [sighing|humming|singing].
    `),
    tale: lines(`
      Leave the {name} empty overnight and by morning there is [a cat|a sock] in {them}.
      The {name} {v:asks} no questions, which is why the [remote|odd glove] hides there.
      Fill the {name} at a gallop when the doorbell rings; that is what [hosts|wise people] do.
      All an outing needs is the {name}, a [path|hill] and something to eat under a tree.
      What the [stairs|armchair] used to collect, the {name} now {v:rounds} up.
      Some call it clutter; in the {name} it is a [collection|still life].
      Put the {name} on a high shelf and give the house a [secret|small mystery].
      The {name} {v:keeps} order the way a good shepherd does, with little fuss.
      Inside may be found [3 and: one glove|a ball of string|a good apple|half a letter|the spare key|a toy horse].
      Nobody will ever know who put [3 or: the scissors|a pinecone|one sock|the tape measure|a toy horse] in there.
      A [sock|mitten|toy car|pencil] left on the [stairs|sofa|landing|rug] at [noon|dusk|tea time] finds [friends|relatives|company] by night.
    `),
    plain: lines(`
      On an open shelf, the {name} {v:keeps} small things together and [out of sight|off the surface].
      Placed near the [entrance|sofa], the {name} {v:takes} what people put down as they come in.
      The {name} {v:works} best with one purpose, so that everyone [knows|remembers] what goes in.
      A bare corner looks furnished once the {name} {v:stands} in it, [full or empty|even with little inside].
      For someone moving house, {a_name} {is} a present that is useful from the [first box|first evening].
      Filled with a few things the recipient likes, the {name} {v:becomes} the wrapping and part of the present.
      The {name} can move from one room to [the next|another] as the seasons change what needs storing.
      Beside a chair, the {name} {v:holds} whatever is in progress and saves [clearing the table|a trip to the closet].
      Open storage suits [3 and: magazines|knitting|toys|hand towels|scarves|letters] that are used every day.
      Things without a drawer, such as [3 or: chargers|sunglasses|dog leads|gloves|cards], can wait there.
      What is used [daily|every evening|each week] should be [near|within reach|in sight], and what [gathers|collects|piles up] around it should not [show|spread|matter].
    `),
    terse: lines(`
      The {name} by the door. The floor [clear|bare].
      One job for the {name}, and everyone knows it.
      Put the {name} on the shelf; [the mess|the pile] goes inside.
      The {name} {v:carries} the day's strays [upstairs|home].
      Set the {name} by your chair, work inside.
      Guests coming? Fill the {name}. Smile.
      For a friend's new [hall|flat|house]: the {name}.
      Empty, the {name} still {v:fills} a corner.
      Room for [3 or: scarves|toys|letters|yarn|towels].
      In go [3 and: keys|gloves|mail|hats|string].
      [Toys|Hats|Towels|Letters] off the [floor|stairs|chair|table] by [supper|bedtime|noon|Sunday].
    `),
  },
  tips: {
    warm: lines(`
      Dust settles in the texture, so run a soft brush over the {name} now and [then|again].
      Lift the {name} from below when {it's} full; [handles and rims|the sides] last longer that way.
      Spot-clean the {name} with a barely damp cloth and let {them} air-dry [before filling|in {its} own shape].
      (fabric crochet rope knit cotton) Steam from a kettle and your two hands will coax the {name} back into shape.
      Keep the {name} off a damp [floor|basement shelf]; air underneath does more than any cleaning.
      Line the {name} with a [tea towel|cloth napkin] before [bread|apples] or anything crumbly goes in.
      If the {name} {has} folded in a closet, stuff {them} with towels [overnight|for a day].
      Give the {name} a spot out of strong sun, and the color [changes|shifts] more slowly.
      The {name} {is} happiest away from [3 and: radiators|wet boots|damp floors|strong sun|puddles].
    `),
    tale: lines(`
      A dry brush now and then keeps dust from [moving in|settling down] in the {name}.
      Hold the {name} from below when heavy; nobody likes being lifted by the [ears|edges].
      A slumped {name} will recover with a [stuffing|diet] of towels overnight.
      Crumbs adore a texture, so line the {name} with a napkin before the [buns|bread] arrive.
      Damp floors are no friend of the {name}; a dry shelf is a [palace|holiday] by comparison.
      Let the {name} dry in the open air if you have [wiped {them}|had a spill].
      Spare the {name} [3 and: puddles|hot radiators|muddy boots|blazing sun|heavy encyclopedias].
    `),
    plain: lines(`
      Brush the {name} out with a soft, dry brush, since dust [gathers|settles] in the texture.
      Carry the {name} from below when full, so that the rim does not [stretch|bend].
      For spots, use a slightly damp cloth, and let the {name} dry [completely|fully] before use.
      Keep the {name} away from damp floors and [bathroom corners|basements], because trapped moisture stains.
      A cloth liner in the {name} makes crumbs and [dust|soil] easy to shake out.
      To restore the shape, fill the {name} with towels and leave {them} for a [day|night].
      Keep the {name} away from [3 and: radiators|standing water|wet shoes|direct sun|open fires].
    `),
    terse: lines(`
      [Brush|Shake] the dust from the {name} now and then.
      Full? Lift the {name} from below.
      Wipe the {name} with a [damp|wrung-out] cloth. Air-dry.
      Line the {name} for [bread|fruit].
      Stuff the {name} with towels to [reshape|restore] {them}.
      Keep the {name} dry and [off wet floors|aired].
      Not near [3 or: radiators|puddles|fires|wet boots|strong sun].
    `),
  },
}
