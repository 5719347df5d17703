import { lines, stems, type Craft } from '../craft.ts'

export const BOARDS: Craft = {
  nouns: stems('board breadboard cheeseboard'),
  signs: [],
  emojis: ['🧀', '🍞', '🏡', '🌿', '🔪', '🎁', '✨', '🍇', '🤎', '🥖'],
  openings: {
    warm: lines(`
      {A_lead} for [bread, cheese and company|Friday night and something to nibble].
      {A_lead} for the [counter|stove side], always within reach.
      {A_lead} for suppers that [need no cooking|begin with a loaf].
    `),
    tale: lines(`
      {A_lead} for [crumbs|grapes] and long conversations.
      {A_lead}, and the cheese has a [stage|parade ground].
      {A_lead} for the sort of supper that [wanders|starts standing up].
    `),
    plain: lines(`
      {A_lead} for the kitchen counter and the [dining|supper] table.
      {A_lead} for [cooks|hosts] who like things within reach.
      {A_lead} for [bread and cheese|fruit and cheese], simply served.
    `),
    terse: lines(`
      {A_lead} for [bread|supper] and company.
      {A_lead} for [counter and table|kitchen and table].
      {A_lead}. Out on the counter, [daily|at hand].
    `),
  },
  scenes: {
    warm: lines(`
      Lean the {name} against the kitchen wall, where {it's} easy to [grab|see] and too good to hide.
      On Friday, put [3 and: a wedge of cheese|grapes|olives|crackers|figs|good bread] on the {name} and skip the cooking.
      Carry the {name} to the [sofa|porch|garden table] and let everyone pick at supper with their fingers.
      Put the {name} in the middle of the table before the guests arrive; nobody [fidgets|hovers] near food.
      Give the {name} to the couple who have [everyone over|a new kitchen and two forks].
      The {name} {v:makes} a plain [tomato sandwich|loaf of bread|piece of cheese] look like lunch on vacation.
      Let the kids arrange the {name}: [3 and: apple slices|pretzels|cucumber|raisins|crackers|cheese cubes], in any order they like.
      Stand the {name} beside the [stove|bread bin], and you'll stop digging through the cupboard.
      The {name} {v:goes} along to [potlucks|family dinners] and {v:comes} home with nothing but crumbs.
      Breakfast in bed is easier when the {name} {v:carries} the [toast|croissants].
    `),
    tale: lines(`
      Put out the {name} and some cheese, and watch guests [drift over|circle] like gulls.
      The {name}, [3 and: a ripe pear|walnuts|something sharp|something runny|a torn loaf|figs]: dinner has quit its day job.
      A [potluck|card game] needs a center of gravity, and the {name} {v:volunteers}.
      Lean the {name} on the counter and even the toaster looks [better dressed|well traveled].
      Nobody leaves a table while the {name} still {has} an [olive|end of cheese] on board.
      Build a small city on the {name}: [cracker towers|cheese streets] and a park of grapes.
      Give the {name} to the friend whose idea of cooking is [slicing|opening jars].
      Picnics taste of [summer|mischief] when the {name} {v:comes} along instead of paper plates.
      Midnight, the fridge light, the {name} and the [last|good] cheese: some meetings need no agenda.
      Send the {name} down the table and see who takes the last [fig|olive] with a straight face.
    `),
    plain: lines(`
      The {name} {v:moves} from the counter to the table without [a change of dishes|ceremony].
      Arrange [3 and: two or three cheeses|fresh fruit|nuts|crackers|cured meats|sliced bread] on the {name} for an easy first course.
      Kept upright against a [wall|backsplash], the {name} {v:takes} up little space and {v:stays} in view.
      For a [wedding|housewarming], the {name} {v:is} a present that finds its place in most kitchens.
      The {name} {v:suits} a [family breakfast|late supper] as well as an evening with guests.
      Placed in the center of the table, the {name} {v:invites} guests to serve themselves.
      At a [buffet|potluck], the {name} {v:gives} bread or fruit a level of its own among bowls and plates.
      The {name} {v:works} for [3 or: cheese|fruit|small pastries|flatbreads|antipasti], served in one piece or sliced.
      Between meals, the {name} can hold [the oil and salt|a bowl of fruit|a loaf under a cloth] beside the stove.
      A few well chosen things on the {name} often serve [better|guests better] than a crowded spread.
    `),
    terse: lines(`
      Bread. Cheese. The {name}. [Supper|Friday].
      Lean the {name} against the [wall|tiles].
      Set the {name} down and let people [help themselves|pick].
      The {name} {v:goes} from counter to [table|porch|picnic].
      Keep the {name} out. Cupboards forget.
      Give the {name} with a [loaf|wedge of cheese].
      Put [3 and: olives|figs|nuts|crackers|pears] on the {name}.
      The {name} {v:makes} lunch out of [leftovers|a loaf].
      Guests early? The {name}, some [cheese|fruit], done.
      Let the {name} share the [table|counter] with plain plates.
    `),
  },
  tips: {
    warm: lines(`
      Take cheese out an hour before the {name} {v:goes} to the table; cold cheese [tastes of very little|keeps its flavor to itself].
      Start with the bowls when you fill the {name}, then cheese, then let [fruit|crackers] run into the gaps.
      Stand the {name} on edge after rinsing, so air reaches [both sides|every side] while {it} {v:dries}.
      (cutting chopping bread) Lay a damp cloth under the {name}, and nothing [slides|skates] around the counter.
      (wood wooden oak walnut maple cherry beech ash birch acacia teak olivewood) Rub a little board oil into the {name} when the surface looks [dry|thirsty], then wipe off the rest.
      (wood wooden oak walnut maple cherry beech ash birch acacia teak olivewood) Wash the {name} by hand and dry {them} right away; long soaks end in [a warp|swelling].
      (cutting chopping bread) Use one side of the {name} for [onions and garlic|strong flavors] and save the other for fruit.
      Slice the first few pieces yourself before the {name} {v:goes} out; nobody likes to be [first|the one who starts].
      Wipe the {name} down before the [crumbs|rinds] have time to settle, and tidying up takes a minute.
      Put a small knife by each cheese on the {name}, so the strong ones don't [travel|visit the brie].
    `),
    tale: lines(`
      Cheese needs an hour out of the fridge before it meets the {name}; nobody shines [cold|straight from bed].
      (cutting chopping bread) A damp cloth under the {name} puts an end to all [skating|drifting].
      Place the bowls on the {name} first, the cheese second, and let grapes [fall where they may|fill the potholes].
      (cutting chopping bread) Strangers to onion should live on the other side of the {name}; pick [sides|a side] and remember which.
      (wood wooden oak walnut maple cherry beech ash birch acacia teak olivewood) Oil the {name} when {it} {v:looks} [parched|pale], then leave {them} overnight to drink.
      (wood wooden oak walnut maple cherry beech ash birch acacia teak olivewood) A quick wash suits the {name}; a long bath gives {them} [ideas|a bend].
      Dry the {name} standing up, like a [heron|sentry], with air on both sides.
      Cut one slice before the {name} {v:leaves} the kitchen; guests never [break ground|go first].
      Wipe the {name} while the [gossip|coffee] lasts, and tomorrow begins without crumbs.
      A cheese with a knife of its own stays [polite|in its lane], so ring the {name} with several.
    `),
    plain: lines(`
      Remove cheese from the refrigerator about an hour before arranging the {name}, so that [flavors|textures] come forward.
      (cutting chopping bread) Place a damp cloth beneath the {name} while [slicing|cutting] to keep {them} from moving.
      Dry the {name} upright rather than flat, so that both sides [dry evenly|are open to the air].
      (wood wooden oak walnut maple cherry beech ash birch acacia teak olivewood) Apply a thin coat of board oil to the {name} whenever the surface appears [dry|dull], and wipe away the excess.
      (wood wooden oak walnut maple cherry beech ash birch acacia teak olivewood) Wash the {name} by hand and dry {them} at once; prolonged [soaking|moisture] leads to warping.
      (cutting chopping bread) Reserve one side of the {name} for [strong flavors|onions and garlic] and the other for bread and fruit.
      Arrange bowls and larger pieces on the {name} first, then fill the gaps with [fruit|nuts|crackers].
      Slice a few pieces in advance, so that guests feel free to begin when the {name} {v:arrives}.
      Wipe the {name} soon after serving, before [oils|fruit juices] have time to mark the surface.
      A separate knife for each cheese on the {name} keeps [flavors|the mild ones] distinct.
    `),
    terse: lines(`
      Dry the {name} standing on [edge|end].
      (cutting chopping bread) Lay a damp cloth under the {name} to [cut|slice].
      Warm the cheese first, then fill the {name}.
      Slice a little before the {name} {v:goes} out.
      One cheese, one knife: that keeps the {name} tidy.
      Bowls on the {name} first. Fruit last.
      (wood wooden oak walnut maple cherry beech ash birch acacia teak olivewood) Oil the {name} when [dry|dull].
      (wood wooden oak walnut maple cherry beech ash birch acacia teak olivewood) No soaking for the {name}. Wipe and dry.
      (cutting chopping bread) Keep onions to one side of the {name}.
      Wipe the {name} [soon after use|before crumbs settle].
    `),
  },
}
