import { lines, stems, type Craft } from '../craft.ts'

/** Bags that are carried, from tote to backpack; what needs a shoulder strap leaves clutches out. */
export const BAGS: Craft = {
  nouns: stems(
    'bag purse tote backpack clutch satchel briefcase crossbody handbag rucksack knapsack duffel duffle wristlet',
  ),
  signs: stems('leather tote backpack'),
  emojis: ['👜', '🤎', '✨', '🎁', '🍂', '🧡', '🌿', '💼'],
  openings: {
    warm: lines(`
      (clutch wristlet) {A_lead} for [weddings|evenings out] and one lipstick.
      (clutch wristlet) {A_lead} for nights when the big bag [stays home|has the evening off].
      {A_lead} for everything you'd rather not [carry loose|lose].
      (!clutch !wristlet) {A_lead} for the hook nearest the [front|back] door.
      (!clutch !wristlet) {A_lead} for [market mornings|train days] and late trips home.
      Here's {a_lead} for [keys|snacks], plans and the odd receipt.
      {A_lead} for [weekdays|Mondays], with room for a change of plan.
      {A_lead} for people who [always bring a book|never leave without snacks].
      {A_lead} to grab on the way out of [work|the house].
    `),
    tale: lines(`
      {A_lead} for errands with [detours|a plot twist].
      {A_lead} for people who carry [a pen|snacks] just in case.
      (clutch wristlet) {A_lead} for [box seats|dance floors] and late taxis.
      {A_lead}, for going places and [dawdling|coming back late].
      (!clutch !wristlet) {A_lead} for bread, [books|pears] and unexpected kittens.
      {A_lead} to bring your [world|wits] along in.
      {A_lead}, packed for [anywhere|adventure], or the dentist.
    `),
    plain: lines(`
      {A_lead} for [workdays|errands], travel and the weekend.
      {A_lead} to keep small things [together|in order].
      (clutch wristlet) {A_lead} for [receptions|concerts], dinners and evenings out.
      {A_lead} for [short|quick] trips and long ones.
      (!clutch !wristlet) {A_lead} for [students|commuters] and travelers.
      {A_lead} for whatever the [day|evening] requires.
      {A_lead} for those who like to have things [with them|at hand].
    `),
    terse: lines(`
      (clutch wristlet) {A_lead} for an evening out.
      (clutch wristlet) {A_lead} for [weddings|dinners] and dancing.
      {A_lead} for what you carry.
      (!clutch !wristlet) {A_lead} for [errands|days out] and trips.
      {A_lead} to keep things [together|in one place].
      (!clutch !wristlet) {A_lead} for [work|class] and weekend.
      {A_lead} for keys, cards and [mints|tissues].
      {A_lead} to pick up and [go|leave].
    `),
  },
  scenes: {
    warm: lines(`
      (!clutch !wristlet !belt !fanny !bum !hip !waist) With the {name} on your shoulder, you've got a hand free for [coffee|the dog|the railing].
      (!clutch !wristlet) Take the {name} on days with [3 and: a library stop|lunch out|a change of plans|a late train|bread to buy].
      (tote market) Bring the {name} to the farmers' market and let the [leeks|sunflowers] stick out of the top.
      (tote) A sweater, a paperback and a bag of cherries: that's [Saturday|a beach day], in the {name}.
      (backpack rucksack) Put on the {name} and take the stairs, the bike or the [long way|scenic bus].
      (clutch wristlet) Hold the {name} in the wedding photos, once someone else has the [bouquet|baby].
      (clutch wristlet) The {name} {v:turns} a plain dress into [plans|an outfit with plans].
      (clutch wristlet) Lay the {name} beside your plate, and nobody has to crawl under the [table|chair] for a phone.
      (clutch wristlet) Phone, key, lipstick, one folded bill: the {name} {v:asks} you to [choose|travel light].
      (!clutch !wristlet !belt !fanny !bum !hip !waist) Give the {name} one job, say [swim things|the library books|chargers and cables], and leave {them} packed.
      On travel days, let the {name} hold whatever you'll want [before landing|in the first hour].
      (!clutch !wristlet) The {name} {v:belongs} on the chair by the door, packed on Sunday and [grabbed|snatched up] on Monday.
      You'll know where the [lip balm|pen|parking ticket] is: in the {name}, where you put it.
      (!clutch !wristlet) Take {this} {name} from the [office|library] to dinner without going home in between.
      (belt fanny bum hip waist) Phone, keys, card: the {name} {v:keeps} them where you can feel them, [hands free|on the dance floor too].
      (belt fanny bum hip waist) Wear the {name} to a [concert|flea market] and never set a bag down all day.
      (belt fanny bum hip waist) On a bike, a trail or a [playground|market], the {name} {v:stays} put and out of the way.
      (belt fanny bum hip waist) Wear the {name} across the chest when the [train|market] is crowded.
      Slip something small inside before you give {a_name}: [tea|chocolate|a paperback] is never wrong.
      (!clutch !wristlet) A [niece off to college|new neighbor|friend who travels] could use {a_name} more than another mug.
      (!clutch !wristlet !belt !fanny !bum !hip !waist) What goes in the {name}? On most days, [3 and: a book|keys|lip balm|a snack|sunglasses|a scarf].
    `),
    tale: lines(`
      (!clutch !wristlet !belt !fanny !bum !hip !waist) Sling the {name} over a shoulder and go out for [milk|stamps]; come back with [a story|news] instead.
      (!clutch !wristlet !belt !fanny !bum !hip !waist) The {name} {v:takes} the train with [3 and: a sandwich|a novel|an umbrella|a secret|a scarf] and never complains.
      (tote market) Load the {name} with a baguette on top, as in every [film|painting] ever set in Paris.
      (backpack rucksack) The {name} {v:climbs} hills, boards trams and leaves both hands free for [ice cream|maps].
      (clutch wristlet) Tuck the {name} under one arm and dance with the [other|rest].
      (clutch wristlet) A ticket stub, a peppermint and the {name}: that's [theater|an evening].
      (clutch wristlet) Set the {name} on the bar and be taken for someone with a [title|past].
      (clutch wristlet) Carry the {name} like someone who left the [chauffeur|opera] waiting.
      Nobody needs to know what else is in the {name}; a person is owed some [mystery|secrets].
      (!clutch !wristlet) Hang the {name} by the door and leave the house like a [spy|poet] with an appointment.
      (!clutch !wristlet) The {name} will carry your [snacks|crosswords] with the dignity of state papers.
      (!clutch !wristlet) Adventure starts small: the {name}, a bus ticket, a [plum|peppermint].
      (!clutch !wristlet) In the {name}, a spare [sock|biscuit] counts as planning ahead.
      (belt fanny bum hip waist) Kangaroos worked it out first; the {name} {v:lets} you [catch up|join them].
      (belt fanny bum hip waist) With the {name} on, both hands are free for [maps|dumplings|applause].
      (belt fanny bum hip waist) Buckle on the {name} and leave the house like a [gunslinger|gardener] with better errands.
      (belt fanny bum hip waist) Festivals lose shoes, tents and cousins, but not the {name}, which {is} on you.
      Give {a_name} with a [train ticket|paper crown] inside and stand back.
      Some bags swallow things; the {name} {v:prefers} to [look after|mind] them.
      (!clutch !wristlet !belt !fanny !bum !hip !waist) In the {name}: [3 and: a paperback|two plums|a spare button|a love letter|a tape measure|a map].
    `),
    plain: lines(`
      (!clutch !wristlet !belt !fanny !bum !hip !waist) Worn on the shoulder, the {name} {v:leaves} the hands free for [a ticket|an umbrella] and a phone.
      (!clutch !wristlet) The {name} {v:goes} from a day at work to [dinner|a concert] without repacking.
      (tote market) At the market, the {name} {v:takes} the place of several [paper|borrowed] bags.
      (backpack rucksack) On foot or by bicycle, the {name} {v:spreads} the load over both shoulders.
      (clutch wristlet) At a wedding, the {name} {v:holds} a handkerchief, a phone and the [place card|speech].
      (clutch wristlet) With a plain dress, the {name} can be the only patterned or decorated piece.
      (clutch wristlet) At a dinner, the {name} {v:finds} room on the lap or beside the plate.
      (clutch wristlet) For an evening out, the {name} {v:keeps} to the essentials: phone, key, card.
      (!clutch !wristlet) Packed the evening before, the {name} {v:saves} a search on a [weekday|busy] morning.
      (!clutch !wristlet) Kept for one purpose, such as [sports|travel|study], the {name} {v:spares} you the repacking.
      (!clutch !wristlet) On a train or a plane, keep in the {name} what will be needed [on the way|before arrival].
      (!clutch !wristlet) Hung near the door, the {name} {is} at hand for [the library|an errand|the post office].
      (!clutch !wristlet) The {name} {v:suits} [students|commuters], travelers and anyone whose pockets are full.
      (belt fanny bum hip waist) Worn at the waist, the {name} {v:leaves} both hands free for [luggage|a stroller] and a ticket.
      (belt fanny bum hip waist) At a festival or a market, the {name} {v:keeps} the essentials close to the body.
      (belt fanny bum hip waist) On a walk or a bicycle, the {name} {v:stays} in place and out of the way.
      (belt fanny bum hip waist) For a day without a larger bag, the {name} {v:holds} what a [coat|jacket] pocket would.
      As a present, {a_name} can hold a second, smaller one.
      (!clutch !wristlet) In a shared [home|studio], {a_name} on a hook shows whose things are whose.
      (!clutch !wristlet) The {name} {v:suits} [3 and: errands|commutes|day trips|classes|weekends away].
      (!clutch !wristlet !belt !fanny !bum !hip !waist) Keep in the {name} what each day calls for: [3 and: keys|a book|sunglasses|a charger|a scarf].
    `),
    terse: lines(`
      (!clutch !wristlet !belt !fanny !bum !hip !waist) The {name} on one shoulder, hands free.
      (tote market) Take the {name} and a list to the market.
      (backpack rucksack) Wear the {name} and keep both hands free.
      (clutch wristlet) Phone, key, card, the {name}.
      (clutch wristlet) The {name} {v:asks} you to choose.
      (clutch wristlet) A plain dress and the {name}.
      (clutch wristlet) Carry the {name} to a [wedding|concert].
      (clutch wristlet) The big bag stays; the {name} {v:goes}.
      (!clutch !wristlet) Pack the {name} tonight, leave early tomorrow.
      (!clutch !wristlet) Keep the {name} by the door.
      (!clutch !wristlet) The {name} {v:goes} to work, then to dinner.
      (!clutch !wristlet) Give the {name} one job: [work|travel|sports].
      (belt fanny bum hip waist) The {name} on, both hands free.
      (belt fanny bum hip waist) Wear the {name} at the waist or across the chest.
      (belt fanny bum hip waist) Phone, keys, card, the {name}.
      (belt fanny bum hip waist) Markets, trails, concerts: wear the {name}.
      Give {a_name} with a [book|letter] inside.
      Know where the keys are: in the {name}.
      On the train, keep the {name} close.
      Put small things together, in the {name}.
      (!clutch !wristlet !belt !fanny !bum !hip !waist) In the {name}: [3 and: keys|a book|a scarf|lunch|a charger].
      (!clutch !wristlet) Take the {name} to [3 or: work|class|the market|the beach|the library].
    `),
  },
  tips: {
    warm: lines(`
      (!clutch !wristlet !belt !fanny !bum !hip !waist) Put the heavy things against your back, and the {name} will feel [lighter|steadier] than {it} {is}.
      (leather) If the {name} {v:gets} rained on, blot, stuff with paper and keep {them} well away from the radiator.
      (clutch wristlet) Measure your phone against the {name} before the evening, not at the door.
      (clutch wristlet) Carry one folded tissue and one bill in the {name}; nobody needs the whole wallet.
      (clutch wristlet) Keep perfume at home rather than in the {name}, because caps [loosen|leak].
      Empty the {name} right out once a [week|month]; you'll meet [3 and: receipts|hair ties|pens|odd coins|crumbs].
      (!clutch !wristlet) Stuff the {name} with a [scarf|T-shirt] when {it} {v:goes} on the shelf, so the shape stays.
      Give pens a cap or a pocket of their own before they meet the inside of the {name}.
      Before you clean the {name}, test a [barely|slightly] damp cloth on a corner nobody sees.
      (!clutch !wristlet !denim) New jeans rub off on everything, so keep the {name} on the [other|outer] side for a few wears.
      (!clutch !wristlet !belt !fanny !bum !hip !waist) Compare the measurements of the {name} with the biggest thing you carry, say [a water bottle|a library book|your umbrella].
      Keep the {name} away from [3 and: radiators|wet umbrellas|hot dashboards|melting chocolate|bike chains].
    `),
    tale: lines(`
      (!clutch !wristlet !belt !fanny !bum !hip !waist) Heavy things at the back, [feathers|sandwiches] at the front, and the {name} will walk well with you.
      (leather) After rain, let the {name} dry [slowly|in a quiet corner], as one does after a long novel.
      (clutch wristlet) Introduce your phone to the {name} before the taxi comes, not after.
      (clutch wristlet) Leave perfume out of the {name}; [loose caps|small leaks] have ruined better evenings.
      (clutch wristlet) Pack the {name} like a picnic for one: [key, card, courage|card, key, mint].
      On Sundays, turn out the {name} and reunite the [receipts|hair ties] with their families.
      An uncapped pen inside the {name} will write its [memoirs|name on everything].
      (!clutch !wristlet) Fill the {name} with a scarf when off duty, since empty bags [slouch|lose heart].
      Before you blame a crumb on the {name}, remember the [croissant|cookie].
      (!clutch !wristlet) Measure your favorite [book|water bottle] against the {name} before they set out together.
      Beware of [3 and: ripe bananas|melting chocolate|wet umbrellas|sticky toddlers|bike chains] around the {name}.
    `),
    plain: lines(`
      (!clutch !wristlet !belt !fanny !bum !hip !waist) Heavy items carry best close to the body, so pack them at the back of the {name}.
      (leather) After rain, blot the {name} and let {them} dry slowly, away from radiators.
      (!clutch !wristlet) Compare the dimensions of the {name} with the largest item to be carried, such as a [book|bottle|folder].
      (clutch wristlet) Check before the evening that a phone fits in the {name}.
      (clutch wristlet) Leave bottles of perfume out of the {name}, as caps can come loose.
      (clutch wristlet) A card and a folded bill in the {name} replace the whole wallet for an evening.
      Empty the {name} once a week and shake out crumbs and grit, which wear on seams.
      Store the {name} lightly filled, so that {it} {v:keeps} {its} shape.
      Test any cleaning of the {name} on a hidden corner first.
      Keep pens capped inside the {name}, as ink is difficult to remove from any material.
      (!clutch !wristlet !denim) New jeans can rub off on the {name}; wear the two apart at first.
      Keep the {name} away from [3 and: radiators|wet umbrellas|direct sun|oily food|bicycle chains].
    `),
    terse: lines(`
      (!clutch !wristlet !belt !fanny !bum !hip !waist) Heavy things go at the back of the {name}.
      (leather) Dry the {name} in open air, never on a radiator.
      (clutch wristlet) Check that your phone fits the {name}.
      (clutch wristlet) One card, one bill, in the {name}.
      (clutch wristlet) No perfume bottles in the {name}.
      Empty the {name} once a week.
      Store the {name} with a scarf inside.
      Cap the pens in the {name}.
      Measure your largest item against the {name}.
      (!clutch !wristlet !denim) New jeans stain; keep the {name} clear of them.
      Test a damp cloth on a hidden corner of the {name}.
      Keep the {name} from [3 and: radiators|wet umbrellas|bananas|sun|bike chains].
    `),
  },
}
