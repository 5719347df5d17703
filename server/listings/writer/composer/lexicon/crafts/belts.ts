import { lines, stems, type Craft } from '../craft.ts'

/** Belts to wear; what concerns buckle and holes leaves sashes and elastic ones out. */
export const BELTS: Craft = {
  nouns: stems('belt'),
  signs: [],
  emojis: ['👖', '✨', '🤎', '🎁', '🍂', '👗', '🌿', '💛'],
  openings: {
    warm: lines(`
      {A_lead} for [jeans|trousers] that need a little persuasion.
      Here's {a_lead} for the loops you've been leaving empty.
      {A_lead} for [tucked-in shirts|long shirts] and big lunches.
      {A_lead} for the jeans you wear [most|out].
      {A_lead} to go with [boots|sneakers], loafers and everything between.
      {A_lead} for weekdays with a [collar|meeting] and weekends without.
    `),
    tale: lines(`
      {A_lead} for waists with [plans|an itinerary].
      {A_lead} to keep [gravity|your trousers] polite.
      {A_lead}, for cowboys of the [office|produce aisle].
      {A_lead} for [second helpings|big dinners] and steady nerves.
      {A_lead} to hold up your end, [and the rest|in a manner of speaking].
      {A_lead} for those about to [mosey|two-step].
    `),
    plain: lines(`
      {A_lead} for [jeans|trousers], skirts and dresses.
      {A_lead} for [workdays|office days] and weekends.
      {A_lead} to finish a plain outfit.
      {A_lead} for [the office|travel], evenings and weekends.
      {A_lead} for trousers with [empty|plain] belt loops.
      {A_lead} to wear with a tucked [shirt|sweater].
    `),
    terse: lines(`
      {A_lead} for jeans.
      {A_lead} for a tucked shirt.
      {A_lead} for [weekdays|work] and weekends.
      {A_lead} for [boots|sneakers] and jeans.
      {A_lead} for empty loops.
      {A_lead} for a [plain|simple] outfit.
    `),
  },
  scenes: {
    warm: lines(`
      Tuck the shirt in halfway and let the {name} show, as if it were [an accident|no effort].
      (!men !boy) The {name} {v:gives} a loose [dress|cardigan] a waist.
      Jeans, boots, the {name}: you're dressed for [a barbecue|a flea market|a long drive].
      (!men !boy) Wear the {name} over a [big shirt|long sweater] when fall comes around.
      Keep the {name} on your favorite jeans and you won't have to [search|think] at seven in the morning.
      Put the {name} with the [shoes|boots] you already love; they don't have to match to get along.
      On interview days, the {name} {v:finishes} what the [shirt|pressing] started.
      A dad who never asks for anything still needs {a_name} now and then.
      Pack the {name} rolled inside a shoe, and the [suit|outfit] for the wedding will sit the way it should.
      Hand {this} {name} to somebody who's been [making new holes|hitching up jeans] for years.
      The {name} {v:goes} with [3 or: jeans|chinos|work pants|shorts|suit trousers].
    `),
    tale: lines(`
      The {name} {v:holds} up more than trousers: there is [dignity|Thanksgiving] to consider.
      Thread the {name} through your loops and [mosey|stroll] to the mailbox.
      (!men !boy) A dress like a tent becomes a dress with the {name} around its [middle|equator].
      Wear the {name} and hook a thumb in it while you think about [lunch|the horizon].
      Between shirt and trousers runs a border; the {name} {v:guards} it [well|in all weather].
      Big sweater, small plans, the {name} somewhere in the [middle|picture].
      Take the {name} to a barn dance, or to the [hardware store|dentist] with the same step.
      Give {a_name} to anyone whose jeans are [on the way south|losing the argument].
      The {name} {v:goes} around once and {v:comes} back to where it began, like any good [walk|story].
      Let the {name} have the [last word|final say] on where the shirt ends and the jeans begin.
      Wear the {name} to [3 or: the rodeo|the dentist|a barn dance|brunch|a parking garage].
    `),
    plain: lines(`
      With a tucked shirt, the {name} {v:marks} the line between two [colors|halves] of an outfit.
      (!men !boy) Over a loose dress or a cardigan, the {name} {v:gives} shape to the waist.
      The {name} {v:goes} with jeans on the weekend and with [trousers|a skirt] at work.
      Shoes and bag need not match the {name}, but a similar shade looks calm.
      For an interview or a ceremony, the {name} {v:completes} trousers that would otherwise show empty loops.
      (!men !boy) In a suitcase, the {name} {v:turns} one dress into two outfits.
      Under an open [jacket|blazer], the {name} {is} in view with every step.
      {A_name} {is} a present for people who wear the same [jeans|trousers] gladly and often.
      (!men !boy) Over a shirt worn loose, the {name} {v:sits} well a little above the hip.
      (!men !boy) On a long coat without a closure, the {name} can serve to keep the fronts together.
    `),
    terse: lines(`
      Tuck the shirt and show the {name}.
      Jeans, boots, the {name}.
      (!men !boy) Wear the {name} over a [dress|cardigan].
      (!men !boy) The {name} {v:shapes} a loose dress.
      Empty loops look unfinished without the {name}.
      Work on Monday, jeans on Saturday, the {name} for both.
      Tuck half the shirt; let the {name} show.
      Give {a_name} for the jeans he always wears.
      Roll the {name} into a shoe and pack.
      Keep the {name} in your favorite jeans.
      Shoes need not match the {name}.
      {This} {name} {v:finishes} a plain [outfit|shirt].
      The {name} {v:goes} with [3 or: jeans|chinos|shorts|a suit|work pants].
    `),
  },
  tips: {
    warm: lines(`
      (!sash !obi !stretch !elastic) Measure an old favorite from buckle to the hole you use, and compare the {name}.
      (!sash !obi !stretch !elastic) Aim for the middle hole of the {name}, which leaves you room for [summer|the holidays] either way.
      (!sash !obi) Hang the {name} up by the buckle or roll {them} loosely, and creases won't settle in.
      Give the {name} a day off between wearings, especially in [hot|sticky] weather.
      Take the {name} out of the jeans before they go in the wash; it's easily forgotten.
      Measure over the clothes you'll wear the {name} with; a sweater adds [a surprising amount|more than you'd think].
      (leather) When the {name} {v:gets} soaked, let {them} dry flat and away from the radiator.
      Check that the {name} {v:fits} through your narrowest belt loop.
    `),
    tale: lines(`
      (!sash !obi !stretch !elastic) Aim the {name} at the middle hole, and let both [diets|holidays] come.
      Let the {name} rest every other day, like any [farmhand|dancer].
      (!sash !obi) Hang the {name} by the buckle, not over a chair, where {it} {v:learns} to slouch.
      Rescue the {name} from your jeans before the [laundry|washer] swallows them both.
      Trouser sizes tell [fairy tales|fibs], so measure what you wear now before you choose the {name}.
      Measure for the {name} after [lunch|breakfast], when honesty comes easily.
      Some loops are narrow-minded; check them before the {name} {v:arrives} at the party.
    `),
    plain: lines(`
      (!sash !obi !stretch !elastic) To find the length of the {name}, measure the one you wear, from the buckle to the hole in use.
      (!sash !obi !stretch !elastic) The {name} {v:fits} well when the middle hole is the one you use.
      Check the width of the belt loops before choosing the {name}.
      (!sash !obi) Store the {name} hanging by the buckle or loosely rolled.
      Leave a day between wearings, so that the {name} can return to {its} shape.
      Measure over the clothing with which the {name} will be worn.
      Remove the {name} from trousers before washing them.
      (leather) If the {name} {v:becomes} wet, let {them} dry flat, away from radiators.
    `),
    terse: lines(`
      (!sash !obi !stretch !elastic) Measure to the hole in use, then choose the {name}.
      (!sash !obi !stretch !elastic) Middle hole of the {name}: the right fit.
      (!sash !obi) Hang the {name} up by the buckle.
      Roll the {name} for travel; do not fold.
      Measure your narrowest loop before choosing the {name}.
      Give the {name} a day of rest.
      Measure over clothes for the {name}.
      Take the {name} out before the wash.
    `),
  },
}
