import { lines, stems, type Craft } from '../craft.ts'

/** Brooches and lapel pins, cufflinks, tie clips, pocket watches: the one detail of an outfit. */
export const ADORNMENTS: Craft = {
  nouns: stems('brooch cufflink tieclip pocketwatch watch'),
  signs: stems('jewelry jewellery'),
  emojis: ['✨', '💛', '🎁', '💫', '🌿', '🤍', '🌟', '💌'],
  openings: {
    warm: lines(`
      {A_lead} for the jacket you [reach for first|already love].
      {A_lead} for the day you [stand up front|give the toast].
      (brooch pin) {A_lead} for the coat that [needs|wants] one thing more.
      {A_lead} for good shirts and the [people|plans] that go with them.
      {A_lead} for [Sunday lunch|opening nights] and the one good jacket.
      {A_lead} for anyone who dresses up [gladly|rarely].
      {A_lead} to wear when the [family|whole office] is there.
    `),
    tale: lines(`
      {A_lead} for jackets with [a story|something to prove].
      {A_lead}, for entrances and [quiet|graceful] exits.
      {A_lead} to give a plain outfit an accomplice.
      {A_lead} for the [dapper|dashing], the daring and their uncles.
      {A_lead} for jackets that have been [underestimated|too quiet].
      {A_lead}, a wink for a [serious suit|sober coat].
    `),
    plain: lines(`
      {A_lead} for [formal days|ceremonies] and good jackets.
      {A_lead} for [weddings|interviews], receptions and ordinary workdays.
      {A_lead} to complete a plain outfit.
      {A_lead} for [a suit|a blazer], a coat or a best dress.
      {A_lead} for those who keep to one detail.
      {A_lead} for [concerts|receptions] and family celebrations.
    `),
    terse: lines(`
      {A_lead} for a plain jacket.
      {A_lead} for [formal|good] clothes.
      {A_lead} for the day that [matters|counts].
      {A_lead} for [suit|coat] and Sunday best.
      {A_lead} for people who keep to one detail.
      {A_lead} for [weddings|concerts].
    `),
  },
  scenes: {
    warm: lines(`
      (brooch pin) Fasten the {name} where the [scarf|shawl] crosses and {it} {v:does} two jobs at once.
      (brooch pin) Move the {name} from coat to [hat|tote|cardigan] as the week goes on.
      (cufflink) The {name} {v:shows} only when you [raise a toast|reach for the salt], and that's half the fun.
      (tie) With the {name} in place, your tie stays out of the [soup|wind] and off the printer.
      (watch pocketwatch) Check the {name} instead of your phone and you'll stay in the [conversation|room].
      Put the {name} on for [a job interview|the first day|a class reunion] and stand a little straighter.
      There's no need for a new suit; {this} {name} and the [old one|one you have] will do.
      Get dressed as usual, add the {name}, and call it [Friday|an occasion].
      Wear the {name} to [3 or: a wedding|a graduation|the opera|a christening|a retirement party].
      The {name} {v:makes} sense on the person who [gives the speech|walks the bride in|holds the rings].
      A groom or a favorite aunt can unwrap {a_name} and wear {them} before the cake is cut.
      Lend the {name} to whoever is getting ready [beside you|in a hurry].
      Keep the {name} for [dinners|Sundays] when the good plates come out too.
    `),
    tale: lines(`
      (brooch pin) Pin the {name} to the lapel that faces the [room|buffet].
      (brooch pin) A moth hole, a missing button, a boring hat: the {name} {v:has} covered for [all three|worse].
      (cufflink) Shoot your cuffs once an hour, so that the {name} {v:gets} some air.
      (watch pocketwatch) Consult the {name} with one raised eyebrow and meetings [shorten|end] by themselves.
      The suit is for the photograph; the {name} {is} for [you|the people who look twice].
      (!cufflink) Give a sensible coat {this} {name} and it will forget how sensible it is.
      Arrive with the {name} and let others assume you [own a yacht|speak Italian].
      Every [best man|godmother] needs a speech, a handkerchief and {a_name}.
      Hand {a_name} to the hardest person on your list and enjoy the [silence|pause].
      Put the {name} on for a Tuesday and make the [elevator|copy machine] feel underdressed.
      Let the {name} be the one thing you [overdo|fuss over].
      Wear the {name} to [3 or: the opera|a christening|the bank|a garden party|your own birthday].
    `),
    plain: lines(`
      (brooch pin) The {name} can be worn on a lapel, a scarf, a hat or the strap of a [bag|dress].
      (brooch pin) On a dark coat, the {name} {v:shows} well when placed just below the [collarbone|shoulder line].
      (cufflink) At a desk or a lectern, hands and cuffs are in view, and the {name} with them.
      (cufflink) The {name} {v:gives} a familiar suit a [different|new] look without a new purchase.
      (cufflink) The {name} {v:requires} a shirt with French or convertible cuffs.
      (pocket pocketwatch) With a waistcoat, the {name} {v:belongs} in the pocket on the side of the hand you write with.
      The {name} {v:suits} [weddings|ceremonies], receptions and formal dinners.
      In an interview or at a first meeting, the {name} {v:adds} a considered detail to a plain outfit.
      (!cufflink) {This} {name} {v:gives} a familiar suit or dress a [different|new] look without a new purchase.
      For a graduation or a retirement, {a_name} {is} a present with a place in the [outfit|photographs] of the day.
      When several patterns meet in one outfit, the {name} {v:looks} clearest against the [plainest|quietest] of them.
      (brooch pin) Members of a wedding party can wear the {name} in place of a [flower|corsage].
      (!cufflink) On working days, the {name} {v:goes} with a plain shirt or knit as well as with a [jacket|blazer].
      (!cufflink) With a plain dress or shirt, the {name} can be the only [jewelry|ornament] of the evening.
      The {name} can be worn to [3 or: a wedding|a graduation|a concert|an interview|a christening].
    `),
    terse: lines(`
      (brooch pin) Pin the {name} high on the lapel.
      (brooch pin) Move the {name} from coat to scarf to hat.
      (cufflink) The {name} {v:needs} French cuffs and a plain shirt.
      (watch pocketwatch) Leave the phone and take the {name}.
      (watch pocketwatch) Look at the {name}, then back at your [book|company].
      A plain jacket is enough for the {name}.
      Wear the old suit and add the {name}.
      Give {a_name} to a [groom|graduate].
      One detail is enough: the {name}.
      Wear the {name} on a [weekday|Sunday] too.
      Leave other jewelry at home with the {name} on.
      The good shirt, the {name}, out the door.
      Keep the {name} for [dinners|weddings] and for Mondays.
      Wear the {name} to [3 or: weddings|concerts|interviews|dinners|graduations].
    `),
  },
  tips: {
    warm: lines(`
      (brooch pin) Catch a fold of lining along with the cloth when you pin the {name}, and nothing sags.
      (brooch pin) On thin blouses, put a scrap of ribbon behind the cloth so the {name} {v:has} something to hold.
      (cufflink) Put the {name} in before you put on the shirt, at least on the side of your weaker hand.
      (pocket pocketwatch) Keep the {name} in a different pocket from your keys.
      (tie) Slide the {name} on between the third and the fourth button, and catch the shirt as well.
      Lay the {name} out the night before, while there's time to [change your mind|find the other shoe].
      Put the {name} on after cologne and hairspray, not before.
      Let the {name} ride in a small pouch when you [travel|drive to the venue], apart from coins and keys.
      Wipe the {name} with a soft dry cloth before {it} {v:goes} back in the drawer.
      Check that the {name} {v:sits} fast once your coat is off, since [coats|scarves] pull at things.
      Find the {name} a box with a lid; [drawers|dresser tops] eat small things.
      Keep the {name} away from [3 and: damp|radiators|bathroom steam|sticky fingers|cleaning spray].
    `),
    tale: lines(`
      (brooch pin) Pin the {name} through two layers, since a single thin one [droops|gives up] by dessert.
      (cufflink) Fit the {name} while the shirt is still on the hanger, and spare yourself a [wrestling match|duet with your own wrist].
      (pocket pocketwatch) Pockets with keys are a rough neighborhood, so give the {name} one alone.
      (tie) Fasten the {name} to tie and shirt both, or {it} {v:comes} along as [a passenger|an idle guest].
      Try on the {name} the evening before; mornings of big days have [no minutes to spare|enough surprises].
      Let the cologne dry before the {name} {v:arrives}.
      Check on the {name} after every [hug|coat], for both are known to rearrange things.
      Keep the {name} in a box with a lid, where neither the cat nor the [vacuum cleaner|drawer] can find {them}.
      A dry cloth and half a minute put fingerprints to flight before the {name} {v:goes} to bed.
      Send the {name} ahead in your own pocket, not in the [suitcase|garment bag], on the way to a wedding.
      Guard the {name} from [3 and: coat racks|kittens|washing machines|revolving doors|toddlers].
    `),
    plain: lines(`
      (brooch pin) Pass the needle of the {name} through the fabric twice, so that {it} {v:stays} upright.
      (brooch pin) On delicate fabric, a small piece of ribbon behind the {name} takes the strain.
      (cufflink) Insert the {name} so that the decorated side faces outward when the arms hang down.
      (watch pocketwatch) Keep the {name} away from [magnets|loudspeakers] and from damp.
      (tie) Place the {name} between the third and the fourth shirt button, through the tie and the shirt.
      Try the {name} with the complete outfit on the day before the occasion.
      Apply perfume and hairspray before putting on the {name}.
      Store the {name} in a closed box, apart from [keys|harder pieces].
      Wipe the {name} with a soft, dry cloth after wearing.
      For travel, carry the {name} in a pouch in hand luggage.
      After taking off a coat or scarf, check that the {name} {is} still in place.
      Keep the {name} away from [3 and: damp|heat|household cleaners|direct sun|bathroom steam].
    `),
    terse: lines(`
      (brooch pin) Pin the {name} through two layers of cloth.
      (cufflink) Insert the {name} before you put on the shirt.
      (watch pocketwatch) Keep the {name} away from keys.
      (tie) The {name} {v:holds} tie and shirt together.
      Try the {name} on the day before.
      Cologne first, then the {name}.
      Store the {name} in a closed box.
      Wipe the {name} with a dry cloth after wear.
      Check the {name} after the coat comes off.
      Carry the {name} in a pouch.
      Keep the {name} from [3 and: damp|heat|steam|bleach|sun].
    `),
  },
}
