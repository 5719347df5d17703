import { lines, stems, type Craft } from '../craft.ts'

/** Wallets, card holders, passport covers and coin purses; what concerns cards, coins or a passport alone is guarded. */
export const WALLETS: Craft = {
  nouns: stems('wallet cardholder billfold'),
  signs: [],
  emojis: ['👛', '🤎', '✨', '🎁', '🍂', '🧡', '🌿', '💼'],
  openings: {
    warm: lines(`
      (!passport) {A_lead} for [pockets|bags] that have seen enough receipts.
      Here's {a_lead} for whatever you can't leave home without.
      (!passport) {A_lead} for [coffee runs|errands], trips and the school fair.
      (passport) {A_lead} for [window seats|night flights], border desks and hotel lobbies.
      {A_lead} for [bakeries|bus rides], small errands and long trips.
      {A_lead} for folks who [travel light|hate bulging pockets].
      {A_lead} to pull out of a [coat|bag] without digging.
    `),
    tale: lines(`
      {A_lead} for people who [pat their pockets|count to three at the door].
      (passport) {A_lead} for stamps not yet [collected|dry].
      (passport) {A_lead}, for [gates|window seats] and far-off breakfasts.
      (!passport) {A_lead}, for small fortunes and [smaller|loose] change.
      (!passport) {A_lead} to open with a [flourish|small cough] at the counter.
      {A_lead} for the [small print|loose ends] of daily life.
      {A_lead} to keep your [essentials|secrets] in one fold.
      {A_lead} for the pocket nearest your [heart|good intentions].
    `),
    plain: lines(`
      (!passport) {A_lead} for [errands|commutes], travel and long days out.
      (passport) {A_lead} for [airports|business trips], borders and hotel desks.
      {A_lead} for a [coat pocket|bag] that stays in order.
      {A_lead} to keep the essentials [together|in one place].
      {A_lead} for those who carry [little|only the essentials].
      {A_lead} for [an inside pocket|a handbag] or a small bag.
      {A_lead} to have at hand on every [trip|errand].
    `),
    terse: lines(`
      {A_lead} for the essentials.
      {A_lead} for a [coat pocket|small bag].
      (!passport) {A_lead} for [errands|days out] and trips.
      (passport) {A_lead} for [flights|borders].
      {A_lead} for those who carry little.
      {A_lead} for an inside pocket.
      {A_lead} to [reach for|find] without looking.
    `),
  },
  scenes: {
    warm: lines(`
      (purse) Meters, laundromats, lemonade stands: the {name} {v:has} change for [all of them|each].
      (purse) Drop headphones or a house key in the {name} when there's no change to [carry|count].
      (!passport) Take the {name} to the [bakery|farmers' market] and leave the big bag at home.
      (!passport) The {name} {v:comes} out several times a day, at [3 and: the bakery|the turnstile|the pharmacy|the parking meter|the coffee cart].
      (!passport !purse) Move into the {name} on a Sunday night and leave behind the [loyalty cards|receipts] you never use.
      (passport travel) Hand over a pile of passports at the desk and you'll know yours by the {name}.
      (passport) Keep the {name} in a drawer with [leftover coins|old maps] and let {them} remind you to plan something.
      (passport) Give {a_name} to the friend who's [moving abroad|off for a semester], with a list of what to eat first.
      (passport travel) Tuck the boarding pass inside the {name} and stop patting [your pockets|every pocket] at the gate.
      Drop the {name} into [a coat pocket|your bag] and feel that {it's} there without looking.
      (!passport) The {name} {v:has} a regular spot by the door, with the [keys|sunglasses] and the outgoing mail.
      (!passport) For a first [job|apartment], {a_name} {v:makes} a grown-up sort of present.
      Put a folded note inside before you give {a_name} away; it'll be found [weeks later|in a waiting room].
      A photo-booth strip fits flat inside the {name}, behind the [serious stuff|cards].
      Fold an emergency bill small in the {name}, for [cash-only diners|last buses].
      (!passport) Every bag you own can share {this} {name}: [tote|backpack] by day, coat pocket by night.
      (!passport) Take the {name} on [3 and: coffee runs|road trips|dog walks|first dates|grocery rounds].
      (passport) The {name} {v:goes} where you do: [3 and: islands|layovers|night trains|border towns|hotel lobbies].
    `),
    tale: lines(`
      (purse) The {name} {v:turns} loose change into [small fortunes|pirate treasure].
      (purse) Toss a coin from the {name} to settle who [cooks|drives], and put it back.
      (!passport) Draw the {name} at the counter and pay for [one bun|three lemons] as if closing a merger.
      (!passport !purse) A library card and a bus ticket make the {name} [rich|wealthy] enough for most Saturdays.
      (!passport) Some lists of essentials are long; the {name} {v:favors} the [short|brisk] kind.
      (passport travel) The {name} {v:knows} nothing of legroom and {v:goes} wherever the stamps do.
      (passport) The {name} {v:waits} in the drawer with leftover coins and [big ideas|a phrase book].
      (passport) Wrap {a_name} for a friend who says "next year" about every [island|capital].
      (passport travel) Open the {name} at the border with the calm of someone who [packed light|owns a hat].
      (!passport) Carry the {name} past a [fountain|wishing well] and guard your pennies.
      Tuck a fortune-cookie slip in the {name} and check on it [yearly|when the day calls for it].
      (!passport) Give {a_name} with one lucky coin inside, because an empty one is bad [manners|luck].
      (!passport) When the waiter brings the bill, let the {name} be hard to [find|open].
      (!passport) The {name} {v:belongs} to the trio by the door: keys, [umbrella|phone] and nerve.
      Bottomless bags are for magicians; the {name} {v:keeps} things where [mortals|you] can find them.
      Ticket stubs from good nights are welcome in the {name} for as long as [they can be read|the ink lasts].
      (!passport) The {name} {v:sees} [3 and: bakeries|taxis|bookshops|bus windows|lemonade stands] from the inside of a pocket.
      (passport) In the course of a life, the {name} may meet [3 and: customs officers|camels|night trains|lost luggage|lighthouses].
    `),
    plain: lines(`
      (purse) For parking meters and lockers, the {name} {v:keeps} coins apart from [keys|everything else].
      (purse) Without coins, the {name} {v:holds} earphones, a key or a [lip balm|ticket].
      (!passport) On errands, the {name} can go alone and the larger bag can stay [at home|in the car].
      (!passport) With the {name} in a [jacket|front] pocket, both hands stay free at a market or on a bicycle.
      (!passport) {This} {name} {v:moves} from a work bag to an evening bag without any repacking.
      (passport travel) At check-in, the {name} {v:stands} out among the documents of a whole family.
      (passport) Between trips, the {name} {v:keeps} the passport where the whole household can find it.
      (passport) For an exchange student or a couple before the honeymoon, {a_name} {v:comes} at the right moment.
      (passport travel) A boarding pass or a train ticket can travel inside the {name} until it is asked for.
      (!passport) The {name} {v:keeps} the essentials in one place, which saves time at [counters|turnstiles].
      (!passport) For a graduate or a new colleague, {a_name} {is} a present that is put to use on the next [working day|trip].
      A ticket, a receipt or a folded note has its place in the {name} until the [evening|end of the trip].
      (!passport) Kept by the front door, the {name} {is} at hand when [someone rings|the taxi comes].
      At a hotel or on a plane, the {name} {v:goes} back to the same pocket after each use.
      A photograph can lie flat in the {name}, behind [the rest|everything else].
      On a weekend trip, the {name} {is} one thing fewer to [search|dig] for in a full bag.
      (!passport) The {name} {v:suits} [3 and: errands|commutes|travel|evenings out|market days].
      (passport) The {name} {is} asked for at [3 and: check-in desks|borders|hotels|ferry terminals|banks].
    `),
    terse: lines(`
      (!passport !purse) Cards, a bill, the {name}, out the door.
      (purse) Change for the meter lives in the {name}.
      (purse) Coins, a key, the {name}.
      (!passport) Leave the bag and take the {name}.
      (!passport) The {name} {is} luggage enough for errands.
      (!passport) Take two bills and the {name} to the market.
      (!passport) The {name} {v:lives} by the door, with the keys.
      (!passport) Change bags and move only the {name}.
      (!passport) Less in your pockets, more order in the {name}.
      (passport travel) Gate, counter, hotel desk: the {name} {v:comes} along.
      (passport travel) The {name} and a carry-on will do.
      (passport) Keep the {name} in the inside pocket, always.
      (passport) Three passports look alike; the {name} {is} yours.
      (passport) Between trips, the {name} {v:waits} in one known drawer.
      Give {a_name} to a [graduate|traveler].
      Fold a spare bill behind the rest of the {name}.
      Keep one photograph in the {name}.
      Reach for the {name} without looking.
      (!passport) The {name} {v:does} for [3 and: errands|trips|markets|dinners|commutes].
      (passport) Show the {name} at [3 or: gates|borders|hotels|ferries|desks].
    `),
  },
  tips: {
    warm: lines(`
      (purse) Count out the {name} on laundry day, and the [machine|dryer] gets its quarters.
      (purse) Keep the {name} small in ambition: coins are heavy, and seams [notice|keep count].
      (!passport !purse) Clear the {name} of receipts every Sunday; paper is what makes {them} bulge.
      (leather !purse !passport) Start the {name} with one card to a slot, since leather stretches and won't shrink back.
      (passport) Check the expiry date when you put your passport in the {name}; some countries want half a year.
      (passport travel) Keep a photo of your passport page somewhere other than in the {name}.
      Write your phone number on a slip inside the {name}, so an honest finder can [call|reach you].
      (!purse) Give the {name} a front pocket; back pockets bend whatever you sit on.
      (!passport !purse) Note down which cards you carry in the {name}, and keep that list [at home|in a drawer].
      (leather) If the {name} {v:gets} caught in the rain, let {them} dry flat and far from the radiator.
      Don't park the {name} on the dashboard, because sun and heat [fade|warp] nearly everything.
      Keep keys out of the pocket where the {name} {v:rides}; they scratch.
      Keep the {name} away from [3 and: radiators|wet umbrellas|open pens|sandy towels|magnets].
    `),
    tale: lines(`
      (purse) Empty the {name} into a jar on Fridays, and call it [a savings plan|interest].
      (purse) Coins grow heavy when nobody looks, so lighten the {name} weekly.
      (!passport !purse) Evict old receipts from the {name} on the first of the month; they never leave by themselves.
      (leather !purse !passport) One card per slot at first, for the {name} {v:remembers} every stretch.
      (passport travel) The {name} may see the world, but a copy of the passport page should stay [home|behind].
      Slip a note with your number into the {name}, for the honest half of [humankind|the subway].
      (!purse) Sitting on the {name} is bad for both of you, so use a front pocket.
      Keys are poor pocket company for the {name}, being [all elbows|sharp-tongued].
      Spare the {name} the dashboard in August, where even [toffee|sunglasses] would protest.
      (!passport) Choose one spot by the door for the {name} and the hunt at five to eight is [called off|over].
      The {name} {v:does} not care for [3 or: rain|leaky pens|sand|radiators|magnets].
    `),
    plain: lines(`
      (purse) Empty the {name} from time to time, as the weight of coins wears on seams.
      (purse) Foreign coins are found sooner when the {name} {v:holds} those of one trip only.
      (!passport !purse) Remove receipts from the {name} once a week to keep {them} flat.
      (leather !purse !passport) Begin with one card in each slot of the {name}; leather adapts and does not shrink back.
      (passport) Check the expiry date of the passport well before the {name} {is} packed.
      (passport travel) Store a copy of the passport page apart from the {name}.
      Carry the {name} in a front or inside pocket, where {it} {is} safe from bending.
      (!passport !purse) Keep a list of the cards in the {name} at home, with the numbers to call in case of loss.
      (leather) After rain, let the {name} dry flat at room temperature, away from radiators.
      Do not leave the {name} in direct sun, for example on a dashboard.
      Keys belong in another pocket, as they leave marks on the {name}.
      A slip with a telephone number inside the {name} helps an honest finder.
      Keep the {name} away from [3 and: heat|open pens|moisture|sand|magnets].
    `),
    terse: lines(`
      (purse) Lighten the {name} on Fridays.
      (purse) One trip, one currency, the {name}.
      (!passport !purse) Empty receipts from the {name} every week.
      (leather !purse !passport) One card per slot at first; the {name} will stretch.
      (passport) Check the expiry date before the {name} {v:travels}.
      (passport travel) Copy the passport; keep the copy away from the {name}.
      Front pocket for the {name}, never the back.
      Keep keys away from the {name}.
      Put your number inside the {name}.
      No dashboards for the {name}; sun fades.
      (!passport !purse) List the cards in the {name}; leave the list home.
      (!passport) One fixed spot by the door for the {name}.
      Keep the {name} from [3 and: heat|pens|rain|sand|magnets].
    `),
  },
}
