import { lines, stems, type Craft } from '../craft.ts'

export const CANISTERS: Craft = {
  nouns: stems('canister crock'),
  signs: stems('canister'),
  emojis: ['🍪', '🏡', '🌿', '🫙', '🎁', '✨', '🧂', '🤍', '🌾', '☕'],
  openings: {
    warm: lines(`
      {A_lead} for whatever you [scoop|reach for] every morning.
      {A_lead} for the [counter|open shelf], always at hand.
      {A_lead}, so the good stuff can leave its [bag|box].
    `),
    tale: lines(`
      {A_lead} for [cookies|secrets] and other short-lived things.
      {A_lead}, standing guard over the [sugar|pantry].
      {A_lead} for staples with [star billing|a sense of occasion].
    `),
    plain: lines(`
      {A_lead} for [staples|supplies] that are used every day.
      {A_lead} for the [counter|pantry] and the open shelf.
      {A_lead} to bring [order|some calm] to a busy counter.
    `),
    terse: lines(`
      {A_lead} for [daily|small] supplies.
      {A_lead} for [counter and shelf|kitchen and pantry].
      {A_lead}. Filled, used, filled again.
    `),
  },
  scenes: {
    warm: lines(`
      Fill the {name} with the thing you open [five times a day|before you're properly awake] and leave {them} by the bread bin.
      The {name} {v:gets} rid of [that folded bag and its clip|the torn box at the back] for good.
      Line up the {name} on the counter for [3 or: pasta|oats|rice|kitchen spoons|tea bags|lentils].
      Give the {name} filled with [your own cookies|granola|somebody's favorite tea] and you won't need another present.
      Keep the {name} at the front of the open shelf, where the [grandchildren|house guests] know to look.
      The {name} {v:looks} like part of the kitchen even on [bake sale|grocery] day, when nothing else does.
      Put the {name} next to the toaster and breakfast starts to [run itself|fall into line].
      There's more room than you think on the counter once the {name} {v:replaces} [four half-empty bags|a row of boxes].
      In the bathroom, the {name} {v:does} just as well with [bath salts|soap ends|hair ties].
      The {name} {v:makes} a good home for [dog biscuits|matches|loose tea], out of paw's reach.
    `),
    tale: lines(`
      (lid) Lift the lid and the whole house [hears|comes running]; the {name} {v:keeps} few secrets.
      The {name} {v:is} where cookies go to be [counted|missed].
      Anyone can own flour; with the {name} it [has an address|holds court].
      Write nothing on the {name}, and let guests [guess|find the salt] by experiment.
      The {name} {v:stands} on the shelf like a [small lighthouse|stout landlady], keeping order among the spices.
      Give the {name} to a baker, filled to the brim, and [start|win] a friendship.
      Old bags rustle and tip; the {name} just {v:stands} there, [unbothered|minding the sugar].
      Somewhere behind the [oats|lentils] lies the emergency chocolate, and only the {name} {v:is} to blame.
      Midnight visitors to the kitchen know the {name} by [touch|heart].
      A row of jars can be [boring|strict], so put the {name} in the middle and let the others straighten up.
    `),
    plain: lines(`
      The {name} {v:keeps} [staples|everyday supplies] within reach and the packaging out of sight.
      Placed where breakfast is made, the {name} {v:shortens} the morning [routine|search] by a step or two.
      The {name} {v:suits} [3 or: tea|oats|rice|cookies|dried pasta|kitchen tools] and can change use with the season.
      On an open shelf, the {name} {v:brings} [order|a quiet line] to a mixed collection of jars.
      For a first kitchen, the {name} can be given [filled|with a favorite recipe inside].
      The {name} {v:works} equally well in a pantry and on a [counter|windowsill].
      Grouped with [2 and: a cutting board|a pepper mill|a small plant|an oil bottle], the {name} {v:settles} a corner of the counter.
      In a bathroom or studio, the {name} {v:holds} [bath salts|brushes|clips] as readily as dry goods.
      In an office kitchen, the {name} {v:keeps} the shared [tea|cookies] in one place.
      Guests who help in the kitchen find things faster when the {name} {v:stands} in plain view.
    `),
    terse: lines(`
      The {name} {v:stands} by the [bread|cookbooks|toaster].
      Tip in the [oats|tea|rice]. Lose the bag. Keep the {name}.
      One shelf, the {name}, [order|calm].
      Give the {name} filled with [cookies|tea].
      The {name} {v:clears} the [counter|cupboard].
      Fill the {name} with what you use most.
      [Pasta|Flour|Tea] today, something else tomorrow: the {name}.
      The {name} {v:looks} settled on an open shelf.
      Put the {name} where [hands|guests] can find {them}.
      Spoons can stand in the {name}, too.
    `),
  },
  tips: {
    warm: lines(`
      Wash and dry the {name} well before filling; the smallest drop [clumps sugar|spoils flour].
      Finish what's in the {name} before you top {them} up, so nothing old [hides|waits] at the bottom.
      Cut the label off the packet and tuck it under the {name}, and you'll remember the [cooking time|date].
      Keep the {name} an arm's length from the stove; steam and heat [spoil|age] dry goods fast.
      Stand a scoop or a spoon in the {name} and you'll stop [pouring|guessing].
      Wipe the rim of the {name} when you refill, so the [lid|top] sits the way it should.
    `),
    tale: lines(`
      Never pour new oats over old in the {name}; the ones at the bottom [hold grudges|are keeping score].
      Steam is a sneak, so park the {name} away from the [oven door|stove].
      Dry the {name} to the last corner; one drop and the sugar [holds hands|forms a union].
      Slip the cooking time under the {name}, or you'll boil by [instinct|rumor].
      Give the {name} a scoop of {its} own and the flour will stay off the [floor|cat].
      A quick wipe around the rim of the {name} keeps crumbs from [lifting the lid|starting a colony].
    `),
    plain: lines(`
      Dry the {name} thoroughly before filling, since moisture makes dry goods [clump|spoil].
      Empty the {name} before refilling, so that [older|earlier] contents are used first.
      Keep the {name} away from steam and [direct heat|strong sun], which age dry goods.
      Keep the cooking instructions from the packet [beneath|next to] the {name}.
      Leave a scoop in the {name} to make measuring [quicker|cleaner].
      Wipe the rim of the {name} at each refill, so that any lid closes [cleanly|evenly].
    `),
    terse: lines(`
      Dry the {name} well before filling.
      Empty the {name}, then refill. Oldest first.
      Keep the {name} away from [steam|the stove].
      Leave a [scoop|spoon] in the {name}.
      Wipe the rim of the {name} [often|at each refill].
      Keep the packet's notes under the {name}.
    `),
  },
}
