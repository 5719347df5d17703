import { lines, stems, type Craft } from '../craft.ts'

export const PANTRY: Craft = {
  // "Cookies" has the stem "cooky".
  nouns: stems(`
    jam marmalade preserve chutney pickle salsa honey cookie cooky biscuit shortbread fudge toffee tea coffee
    spice sauce vinegar salt granola chocolate truffle candy cake bread syrup jelly brownie browny caramel
    marshmallow brittle macaron popcorn seasoning rub cracker chai nougat praline marzipan scone loaf
  `),
  signs: stems('edible snack'),
  emojis: ['🍯', '☕', '🍪', '🧡', '🎁', '🌾', '✨', '🍓'],
  openings: {
    warm: lines(`
      {A_lead} for [slow breakfasts|the kitchen table|the good shelf] and [hungry Sundays|unplanned visits].
      {A_lead} to open when [company's coming|the week is done|nobody's counting].
      {A_lead} for [the shelf you reach for first|people who read cookbooks in bed].
    `),
    tale: lines(`
      {A_lead}, for those who [hear a lid turn two rooms away|live within reach of the pantry].
      {A_lead}, not expected to [see Friday|survive the weekend|stay secret].
      {A_lead} for [midnight kitchens and early ones|the top shelf, behind the lentils].
    `),
    plain: lines(`
      {A_lead} for [the breakfast table|the pantry shelf|a host gift] and [everyday cooking|weekends|company].
      {A_lead} for kitchens where [people gather|guests come often|the pantry is in use].
      {A_lead} for [family tables|small households] and [food baskets|visits to friends].
    `),
    terse: lines(`
      {A_lead} for [breakfast|the table|the pantry].
      {A_lead} for [weekends|company|slow mornings].
      {A_lead}. [Open, taste, share.|Open and share.]
    `),
  },
  scenes: {
    warm: lines(`
      (!seasoning !rub !spice !vinegar) Put the {name} on the table and see who [comes back|lingers|finds an excuse] for more.
      (!sauce !salsa !pickle !vinegar !rub !seasoning !spice) Saturday breakfast runs long when the {name} {is} out and nobody has [shoes on|a plan].
      Bring the {name} to dinner instead of flowers; the [host|cook] will want to know where you found {them}.
      (tea chai coffee) The {name} {v:tastes} better from the mug with the [chip|worn handle], as everyone at home knows.
      Keep the {name} at eye level in the pantry, or [the teenagers|your housemates] will find {them} before you do.
      (seasoning rub vinegar) Keep the {name} within reach of the cutting board, where a [busy|floury] hand can find {them}.
      When the neighbor drops by to return [a ladder|a casserole dish], out comes the {name}.
      Pack the {name} for the [cabin|lake house|campsite], because the shops out there close early.
      (!bread !cake) The {name} and a loaf tied up in a dish towel: that's a [thank-you|welcome] anyone can use.
      (!seasoning !rub !spice !vinegar) Some things you buy for guests and some you hide from them; the {name} could go [either way|in either cupboard].
      (!seasoning !rub !spice !vinegar !sauce !salsa !pickle !chutney) A rainy afternoon, the kettle on, the {name} within reach, and [homework|the crossword] goes faster.
      (!seasoning !rub !spice !vinegar) Pack a basket for the [park|lake]: the {name}, [3 and: crusty bread|hard cheese|ripe pears|salted nuts|olives|cold cuts].
      (!seasoning !rub !spice !vinegar !tea !chai !coffee !sauce) The last of the {name} is eaten standing up, at the counter, by whoever [gets home late|can't sleep].
      (sauce salsa !chocolate !caramel) Eggs, [beans|tacos|cold pizza], last night's rice: the {name} {has} business with all of them.
      (caramel candy fudge toffee truffle brittle nougat praline) Put the {name} in [a desk drawer|the glove box|a coat pocket] and see how far into the week {it} {v:gets}.
    `),
    tale: lines(`
      (!seasoning !rub !spice !vinegar) The {name} {v:has} a way of disappearing between [supper and breakfast|one visit and the next], and nobody saw a thing.
      Hide the {name} behind the [lentils|oatmeal|fish cans], where no treasure hunter thinks to look.
      (!seasoning !rub !spice !vinegar !sauce !salsa) Whoever finds the {name} first gets to be very [generous|quiet] about it.
      (tea chai coffee) A good morning is half the {name} and half [nobody talking yet|a window seat].
      (seasoning rub vinegar) Give the {name} a turn at the stove and supper stops being [leftovers|beans].
      The pantry has its wallflowers, but the {name} {is} always asked to [the table|dance].
      (!seasoning !rub !spice !vinegar) Open the {name} in a quiet [house|office|kitchen] and count how long it stays quiet.
      In folk tales, travelers pay for a bed with a song; you can bring the {name} and [spare everyone|skip the song].
      The {name} on the shelf {is} money in the bank, with a [better|tastier] rate of interest.
      Whoever sets the table gets first claim on the {name}; that is the law of [breakfast|the kitchen].
      (!seasoning !rub !spice !vinegar) A midnight kitchen, one lamp, bare feet on the tiles, and the {name} [as your witness|for company].
      (!seasoning !rub !spice !vinegar) Leave the {name} out for the [babysitter|house guests|night owls] and find a thank-you note where {it} {was}.
      (sauce salsa !chocolate !caramel) Set the {name} down next to the [eggs|beans] and stand well back from the rush.
      (caramel candy fudge toffee truffle brittle nougat praline) One for the road, says everybody, and takes [two|a pocketful] of the {name}.
    `),
    plain: lines(`
      (!seasoning !rub !spice !vinegar !sauce !salsa !pickle) The {name} can come to the table at [breakfast|brunch|teatime] and stay there until the last guest has left.
      As a present for a host, the {name} {v:has} the advantage that [no vase is needed|{it} {v:takes} up no shelf for long].
      (jam marmalade chutney honey pickle preserve jelly cracker !cookie !cooky !cake !tea !chai !fudge) Set the {name} out together with [3 and: bread|cheese|fruit|nuts|crackers|pickles], and a small supper is complete.
      The {name} on the pantry shelf {is} a reserve for [unannounced visits|evenings without a plan].
      (seasoning rub vinegar) For someone who cooks every day, the {name} {is} a present that will be in use by evening.
      In a well-run pantry, the {name} {v:stands} where {it} can be [seen|reached], and {is} finished before {it} {v:ages}.
      (!seasoning !rub !spice !vinegar) [Office|Shared] kitchens are friendlier on days when somebody [brings|shares] the {name}.
      The {name} {v:travels} well to a rented cottage, where the cupboards are [seldom|never] full.
      Teachers and neighbors receive many [mugs|candles]; the {name} will be used up, which many people prefer.
      (!seasoning !rub !spice !vinegar !tea !chai !coffee) When children come home from school, the {name} may [start|prolong] a conversation at the counter.
      (tea chai coffee) The first cup of the {name} belongs to [the early riser|whoever is up first], the second to company.
      A tasting is easy to arrange: place the {name} beside one or two others and pass [small spoons|plates|bread] around.
      (sauce salsa !chocolate !caramel) The {name} can stand on the table with the [salt|oil], so that everyone decides for themselves.
      (caramel candy fudge toffee truffle brittle nougat praline) In a bowl beside the coffee, the {name} {v:makes} a small [dessert|end to a meal].
    `),
    terse: lines(`
      Set out the {name}. [Sit down|Call everyone|Pour something].
      (jam marmalade chutney honey pickle preserve jelly cracker !cookie !cooky !cake !tea !chai !fudge) Bread, [cheese|butter|pears], the {name}: [supper|lunch|a picnic] is ready.
      The {name} for [Saturday breakfast|the second cup|the picnic|the late shift].
      Bring the {name} instead of [flowers|wine|a potted plant].
      Keep the {name} for [unplanned guests|late visitors|the in-laws|rainy days].
      [Front|Middle|Top] of the shelf: the {name}.
      (seasoning rub vinegar) The {name} within reach of the [cutting board|stove].
      (!tea !chai !coffee !seasoning !rub !spice !vinegar) The {name}, a pot of [tea|coffee], an [hour|open window|old friend].
      (tea chai coffee) The {name}, a [quiet|cold] kitchen, a second [cup|chair].
      (!seasoning !rub !spice !vinegar) Share the {name}, or [hide {them}|do not mention {them}].
      The {name} for the [teacher|neighbor|aunt] who has enough [mugs|candles|socks].
      A [cabin|train|camping|lake] weekend: pack the {name} first.
      [Sunday|A snow day|Exam week] needs the {name} in the house.
      (sauce salsa !chocolate !caramel) Eggs, rice, beans. Then the {name}.
      (caramel candy fudge toffee truffle brittle nougat praline) After dinner: coffee and the {name}.
    `),
  },
  tips: {
    warm: lines(`
      Store the {name} cool, dark and dry; the shelf [above the stove|over the toaster] is the worst one in the kitchen.
      (!caramel !candy !cookie !cooky !bread !loaf !cake !scone) Write the date you opened the {name} on the label with a [marker|grease pencil].
      (!tea !chai !coffee !seasoning !rub !spice !vinegar !caramel !candy !fudge !toffee !truffle !chocolate !cookie !cooky !brownie !browny !cake !bread !loaf !scone !popcorn !marshmallow !praline !nougat !marzipan !granola) Taste the {name} on {its} own [first|once], before you decide what goes with {them}.
      Feeding a [crowd|class|birthday party]? Read out the ingredients of the {name} before anyone with an allergy digs in.
      Close the {name} right after you've helped yourself; air [steals flavor|does no food any good].
      (!coffee) Keep the {name} away from [onions|coffee beans|the spice drawer]; strong smells travel through a pantry.
      (jam marmalade chutney jelly preserve salsa !cookie !cooky !cake !biscuit) A clean spoon every time keeps [toast crumbs|butter] out of the {name}.
      (tea chai !cake !cookie !cooky !biscuit !honey !jam !jelly !bread !chocolate !candy) Let the kettle come off the boil for a minute, and taste the {name} before you [sweeten|add milk].
      (coffee !cake !cookie !cooky !syrup !candy !chocolate !caramel !sauce !fudge !rub !granola) Grind only what you're about to brew, and the rest of the {name} keeps {its} aroma.
      (seasoning rub !salt) Warm the {name} in a dry pan for a few breaths before the oil goes in.
      (honey !cookie !cooky !cake !granola !candy !caramel !tea !chai !butter !sauce !fudge !chocolate !bread !biscuit !nut) When the {name} {v:turns} grainy, stand {them} in warm water, never boiling, and wait.
      (fudge truffle caramel brownie browny !sauce !syrup !tea !chai !coffee !granola !popcorn) Take the {name} out of the cold a while before serving; cold dulls flavor.
      (cookie cooky biscuit shortbread cracker granola !fudge !cake !coffee !tea !chai) Keep the {name} in a tin of {its} own, since soft things make crisp things soft.
    `),
    tale: lines(`
      The {name} {v:prefers} a dark cupboard to a sunny counter, like any sensible [dragon|pirate] with [a hoard|treasure].
      (jar bottle jam marmalade honey sauce chutney salsa jelly preserve pickle syrup vinegar) Date the lid of the {name} when you open {them}, since memory is [generous|vague] about such things.
      (jam marmalade chutney jelly preserve honey) First bites should be honest: try the {name} alone before you [invite the cheese|bring in the bread].
      Read the label of the {name} to the table, as a [herald|town crier] would, when allergies are among the guests.
      Shut the {name} promptly; [air|damp] is a guest that never brings [anything|a bottle].
      [Onions|Garlic bulbs] gossip, so keep the {name} on [another|a higher] shelf.
      (jam marmalade chutney jelly preserve salsa !cookie !cooky !cake !biscuit) A [buttery|crumby] knife in the {name} is how [wars|feuds] start, so appoint a clean spoon.
      (tea chai !cake !cookie !cooky !biscuit !honey !jam !jelly !bread !chocolate !candy) Give the {name} water that has stopped shouting: off the boil, a minute's rest.
      (coffee !cake !cookie !cooky !syrup !candy !chocolate !caramel !sauce !fudge !rub !granola) Grind the {name} at the last moment, half asleep, as tradition demands.
      (seasoning rub !salt) A few breaths in a dry, warm pan, and the {name} {v:wakes} up loudly.
      (honey !cookie !cooky !cake !granola !candy !caramel !tea !chai !butter !sauce !fudge !chocolate !bread !biscuit !nut) Grainy already? The {name} only {v:needs} a warm footbath, not a boiling one.
      (fudge truffle caramel brownie browny !sauce !syrup !tea !chai !coffee !granola !popcorn) Let the {name} thaw {its} manners at room temperature before [tea|coffee].
      (cookie cooky biscuit shortbread cracker granola !fudge !cake !coffee !tea !chai) Crisp and soft don't share a tin, so give the {name} a castle of {its} own.
      (!seasoning !rub !spice !vinegar !tea !chai !coffee) Portion out a little of the {name} and put the rest on the top shelf, where temptation needs a [chair|ladder].
    `),
    plain: lines(`
      Store the {name} in a cool, dark, dry place, not above the stove.
      Note the date of opening on the {name}, and observe the dates on the label.
      Check the list of ingredients of the {name} before serving {them} to guests with allergies.
      Close the {name} well after each use, because air and moisture affect flavor.
      (!tea !chai !coffee !seasoning !rub !spice !vinegar !caramel !candy !fudge !toffee !truffle !chocolate !cookie !cooky !brownie !browny !cake !bread !loaf !scone !popcorn !marshmallow !praline !nougat !marzipan !granola) Taste the {name} plain at first; pairings are easier to choose afterwards.
      Keep the {name} apart from onions and other strong smells in the pantry.
      (!tea !chai !coffee) Portion the {name} into a small [bowl|dish] for the table and leave the rest closed.
      (jam marmalade chutney jelly preserve salsa !cookie !cooky !cake !biscuit) Use a clean, dry spoon for the {name}, as crumbs shorten the life of an open jar.
      (tea chai !cake !cookie !cooky !biscuit !honey !jam !jelly !bread !chocolate !candy) Let boiling water rest for a moment before it meets the {name}, and taste before adding anything.
      (coffee !cake !cookie !cooky !syrup !candy !chocolate !caramel !sauce !fudge !rub !granola) Grind the {name} shortly before brewing, since ground coffee loses aroma quickly.
      (seasoning rub !salt) Heat the {name} briefly in a dry pan to bring out the aroma before other ingredients follow.
      (honey !cookie !cooky !cake !granola !candy !caramel !tea !chai !butter !sauce !fudge !chocolate !bread !biscuit !nut) Should the {name} crystallize, a bowl of warm water makes {them} liquid again.
      (fudge truffle caramel brownie browny !sauce !syrup !tea !chai !coffee !granola !popcorn) Serve the {name} at room temperature, where more of the flavor comes through.
      (cookie cooky biscuit shortbread cracker granola !fudge !cake !coffee !tea !chai) Store the {name} in a separate tin, so that moist foods do not soften {them}.
    `),
    terse: lines(`
      Store the {name} cool, dark and dry[|, never over the stove].
      [Date|Label] the {name} when you open {them}.
      (!tea !chai !coffee !seasoning !rub !spice !vinegar !caramel !candy !fudge !toffee !truffle !chocolate !cookie !cooky !brownie !browny !cake !bread !loaf !scone !popcorn !marshmallow !praline !nougat !marzipan !granola) Taste the {name} plain first[|, then decide].
      Allergies at the table? [Check|Read] the label of the {name}.
      Close the {name} after each [use|helping|visit].
      Keep the {name} away from [onions|garlic|the stove].
      (!tea !chai !coffee) A little of the {name} in a [dish|bowl], the rest closed.
      (jam marmalade chutney jelly preserve salsa !cookie !cooky !cake !biscuit) Clean spoon for the {name}, [every|each] time.
      (tea chai !cake !cookie !cooky !biscuit !honey !jam !jelly !bread !chocolate !candy) Off the boil first, then the {name}.
      (coffee !cake !cookie !cooky !syrup !candy !chocolate !caramel !sauce !fudge !rub !granola) Grind the {name} [as you brew|just before brewing].
      (seasoning rub !salt) Warm the {name} in a dry pan[| first].
      (honey !cookie !cooky !cake !granola !candy !caramel !tea !chai !butter !sauce !fudge !chocolate !bread !biscuit !nut) Grainy? Warm water [loosens|clears] the {name}.
      (fudge truffle caramel brownie browny !sauce !syrup !tea !chai !coffee !granola !popcorn) Serve the {name} at room temperature.
      (cookie cooky biscuit shortbread cracker granola !fudge !cake !coffee !tea !chai) Give the {name} a [tin|jar] of {its} own.
    `),
  },
}
