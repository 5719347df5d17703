import { lines, stems, type Craft } from '../craft.ts'

export const CLOTHING: Craft = {
  nouns: stems(
    'shirt tee tshirt sweatshirt hoodie hoody dress skirt sweater cardigan jacket coat vest kimono poncho blouse tunic trouser pant jean short legging overall jumpsuit pullover jumper cape',
  ),
  signs: stems('unisex wearable'),
  emojis: ['👗', '👕', '✨', '🧡', '🎁', '🍂', '💛', '🌿', '☀️', '🤍'],
  openings: {
    warm: lines(`
      {A_lead} for the days you'd rather not think about [outfits|clothes].
      {A_lead} for the front of the closet.
      {A_lead} for [market mornings|long lunches] and everything after.
    `),
    tale: lines(`
      {A_lead} for people who take the [long way|stairs] with style.
      {A_lead} for [errands|Tuesdays] with a bit of plot.
      {A_lead} for the closet you open [smiling|first].
    `),
    plain: lines(`
      {A_lead} for a wardrobe built [piece by piece|with care].
      {A_lead} for working days and [weekends|evenings out].
      {A_lead} to wear with what you already own.
    `),
    terse: lines(`
      {A_lead} for [most days|every second day].
      {A_lead} to wear on [repeat|any Tuesday].
      {A_lead} for the front of the closet.
    `),
  },
  scenes: {
    warm: lines(`
      Wear the {name} on the [Monday|morning] you're running late; getting dressed is one decision less.
      (shirt tee sweater cardigan jacket coat vest kimono poncho blouse tunic hoodie sweatshirt pullover jumper cape) The {name} {v:goes} with the jeans you live in and the [shoes|jacket] you keep for occasions.
      Pack the {name} first for a weekend away and build the rest of the [bag|outfits] around {them}.
      Try the {name} with the oldest thing in your closet; [odd|unlikely] pairs often work.
      The {name} {v:holds} {its} own in [3 and: elevators|checkout lines|school hallways|waiting rooms|coffee lines|parking lots].
      Keep {this} {name} on the hook, not in the drawer, and you'll reach for {them} [twice as|more] often.
      Save the {name} for the dinner where [everyone knows you|you know nobody]; {it} {v:works} either way.
      The {name} {v:suits} [3 or: a farmers' market|a gallery evening|a school concert|a slow Sunday|a train trip|a backyard party].
      Lay out the {name} the night before, and the morning owes you [a second coffee|ten minutes].
      For someone who lives in the same three outfits, the {name} [{is}|{v:makes}] a gentle nudge.
      Bring the {name} on the trip where the [weather|dress code] is anybody's guess.
      Lend the {name} to your sister with a return date; [set a reminder|she's known for it].
      On a video call, the {name} {v:does} half of the [talking|work] before you unmute.
      With the {name} on, jeans weather and [dinner plans|a late invitation] no longer argue.
    `),
    tale: lines(`
      Put on the {name} and the walk to the mailbox [gains a soundtrack|becomes an outing].
      Closets have a front row, and the {name} {v:has} [tickets|a standing reservation].
      The {name} {v:turns} "I have nothing to wear" into a [historical|quaint] remark.
      Wear the {name} to buy [bread|stamps] and come home with flowers.
      Friends will ask to borrow the {name}, so practice a [kind|believable] no.
      Somewhere a suitcase is being packed around the {name} and very little [else|sense].
      The {name} {v:gets} along with rain, rush hours and [dancing aunts|late buses].
      Hang the {name} where you see {them} at breakfast, as a [reason|dare] to leave the house.
      Monday has a dress code, and the {name} {v:bends} it [a little|with charm].
      In the family photo, the {name} will be the thing [nobody forgets|the cousins ask about].
      The hanger beside the {name} has begun to feel [plain|underdressed].
      Old photographs will be dated by the {name}: before and [after|ever since].
      Dress codes bend, weather breaks, and the {name} [{v:shrugs}|{v:carries} on].
      Put the {name} on and take a seat by the [window|door], where you can be admired.
    `),
    plain: lines(`
      The {name} can be worn at work, on a trip or [on the weekend|over dinner] with only the rest of the outfit changed.
      With plain pieces, the {name} {v:becomes} the [focus|center] of an outfit; with pattern, {it} {v:holds} {its} own.
      For travel, the {name} {v:combines} with the two or three things a small bag [allows|holds].
      The {name} {v:fills} the gap between [office and evening|casual and dressed].
      In changeable weather, the {name} {v:takes} part in layers [without fuss|with ease].
      The {name} [{v:fits}|{v:sits} well in] a wardrobe of fewer, better chosen pieces.
      For a wearer with settled taste, the {name} [{is}|{v:makes}] a present that respects it.
      Occasions for the {name} include [3 and: dinners|concerts|openings|workdays|weddings|weekend trips].
      With a belt, a scarf or a different pair of shoes, the {name} can [change|shift] character.
      The {name} {v:pairs} with flat shoes on one day and with something [dressier|brighter] on the next.
      On a video call or at a counter, the {name} {v:makes} a [clear|considered] first impression.
      The {name} {v:lets} shoes and bag stay simple, which shortens the [packing list|morning].
      For an uncertain dress code, the {name} {v:keeps} to the safe [middle|side] without looking anonymous.
      Among basics, the {name} {is} the piece that gives the [week|wardrobe] some character.
    `),
    terse: lines(`
      Wear the {name} with what you own.
      Put the {name} at the front of the [closet|rail].
      Pack the {name} first.
      The {name} and old [sneakers|boots]. Enough.
      Weekday or weekend: the {name} [{v:works}|{v:fits} in].
      Wear the {name} to work. Then to [dinner|a film].
      Lay out the {name} at night. Sleep longer.
      Let the {name} speak. Keep the rest plain.
      For the {name}: [3 or: work|travel|a dinner|a market|a concert|a Sunday].
      Give the {name} to someone who dresses [like this|with care].
      Take the {name} out on a plain weekday.
      Hang the {name} where you see {them} at breakfast.
      One piece of character is enough: the {name}.
      Choose shoes last. Begin with the {name}.
      Reach for the {name} when you are late.
      Wear the {name} until friends know you by {them}.
    `),
  },
  tips: {
    warm: lines(`
      Lay a piece you love flat and measure it; compare that with the {name}, and you know [the fit|your size].
      (!leather !suede) Turn the {name} inside out for the wash, and the outside keeps {its} [looks|color] longer.
      Air the {name} overnight by an open window before you decide {it} {v:needs} [washing|the machine].
      Deal with a loose thread on the {name} the same evening; next week it's [a hole|a longer story].
      (!leather !suede) Wash the {name} with things of the same [weight|shade], never with zippers or towels.
      (sweater cardigan pullover jumper poncho) Fold the {name} rather than hanging {them}; hangers pull [shoulders|knits] out of line.
      (dress coat jacket blouse shirt kimono) Give the {name} a wide hanger, and the shoulders keep their line.
      Hang the {name} in the bathroom during a shower, and [travel|suitcase] creases let go.
      Skip the dryer for the {name} unless the label says otherwise; [line|rack] drying is kinder to seams.
    `),
    tale: lines(`
      Measure your favorite old piece before you choose the {name}; [memory|the mirror] adds and subtracts as it likes.
      (!leather !suede) Inside out is how the {name} {v:travels} through the wash [unrecognized|incognito].
      A night by the window does more for the {name} than [a hasty wash|most machines].
      (button cardigan coat jacket vest) Sew the button back the day it wobbles, and the {name} will never go [lopsided|missing a tooth].
      (hoodie jean jacket coat overall) Empty every pocket before you wash the {name}; tissues [hold grudges|travel far].
      Keep the {name} away from bags with rough [straps|buckles], which have a taste for threads.
      (sweater cardigan pullover jumper poncho) Fold the {name}; on a hanger {it} {v:grows} [shoulders|ears].
      Steam from the shower talks most wrinkles out of the {name}, and no [irons|arguments] are needed.
      Rotate the {name} with a rival or two; even [stars|favorites] need a night off.
    `),
    plain: lines(`
      Compare the measurements of the {name} with those of a garment that [fits well|is worn often].
      (!leather !suede) Wash the {name} inside out and with similar [colors|fabrics].
      Read the care details before the first wash, so the {name} {v:keeps} {its} [size|shape].
      Airing the {name} between wearings [reduces|cuts] the number of washes {it} {v:needs}.
      Secure loose threads on the {name} before [washing|the next wear].
      Reshape the {name} while damp and keep {them} out of direct [sun|heat] to dry.
      (sweater cardigan pullover jumper poncho) Store the {name} folded, because hanging [stretches|lengthens] knitted shoulders.
      Store the {name} clean at the end of a season, since old marks [set|darken] over time.
      Steam from a shower releases light creases from the {name} when [traveling|no other means is at hand].
      Close zippers on other items before they share a wash with the {name}, to avoid [snags|pulled threads].
    `),
    terse: lines(`
      Compare the {name} with a piece that [fits|you wear often].
      (!leather !suede) Wash the {name} inside out.
      Air the {name} before you wash {them}.
      Mend loose threads on the {name} the same day.
      Read the care details of the {name} first.
      Put the {name} away clean at the end of a season.
      (sweater cardigan pullover jumper poncho) Fold the {name}. Do not hang.
      (button cardigan coat jacket vest) Fasten every button of the {name} before the wash.
      (button cardigan coat jacket vest) Sew a loose button on the {name} before it is lost.
      Keep the {name} out of the dryer unless the label allows.
      Brush or shake out the {name} after a long day.
      Give the {name} room in the closet. Crushed folds stay.
    `),
  },
}
