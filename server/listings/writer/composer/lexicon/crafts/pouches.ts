import { lines, stems, type Craft } from '../craft.ts'

/** Makeup bags and zipper pouches: what keeps small things together inside something larger. */
export const POUCHES: Craft = {
  nouns: stems('pouch'),
  signs: [],
  emojis: ['👝', '💄', '✨', '🎁', '💛', '🌿', '🤍', '🌸', '🧳'],
  openings: {
    warm: lines(`
      {A_lead} for the small stuff that [rolls away|sinks to the bottom].
      {A_lead} for [suitcases|gym bags], drawers and bathroom shelves.
      Here's {a_lead} for everything that [has no place yet|usually rattles around].
      {A_lead} for the bag inside the [bag|suitcase].
      {A_lead} for [lip balm|hair ties], mints and that one key.
      {A_lead} to pass from purse to [backpack|tote] and back.
    `),
    tale: lines(`
      {A_lead} for runaway [lip balms|hairpins].
      {A_lead} to hold the [odds and ends|small mysteries] of the day.
      {A_lead}, because handbags are [bottomless|wild country].
      {A_lead} for treasures of the [pocket|minor] kind.
      {A_lead} to keep the [crumbs|chaos] to itself.
      {A_lead}, a small [cupboard|kingdom] for the road.
    `),
    plain: lines(`
      {A_lead} to keep small things [together|in order].
      {A_lead} for [travel|the bathroom], the desk or the bottom of a bag.
      {A_lead} for [cosmetics|cables], pens or whatever else gets lost.
      {A_lead} for order in a [handbag|suitcase].
      {A_lead} for small things that [travel|belong together].
      {A_lead} for [home|work] and on the way.
    `),
    terse: lines(`
      {A_lead} for small things.
      {A_lead} for [suitcase|drawer] and bag.
      {A_lead} to keep bits [together|in one place].
      {A_lead} for order in a bag.
      {A_lead} for what gets [lost|mislaid].
      {A_lead} for [trips|weekends] away.
    `),
  },
  scenes: {
    warm: lines(`
      (makeup cosmetic toiletry) Zip up the {name} and the bathroom counter belongs to [the sink|nobody] again.
      (makeup cosmetic toiletry) In a bathroom shared with [sisters|roommates], everybody will know whose the {name} {is}.
      (makeup cosmetic toiletry) Keep {a_name} at your [sister's|mother's] place and leave one fewer thing to pack.
      (makeup cosmetic toiletry) Do your face on the train, with the {name} open on your [knees|lap].
      Move the {name} from one bag to the next, and nothing gets left in [yesterday's|the other one].
      You'll know where the [lip balm|charger|spare key] is: in the {name}, where you put it.
      Fill the {name} with [3 and: bandages|hair ties|safety pins|mints|a charger|tissues] and become the one everybody asks.
      On a flight, keep the {name} under the seat with whatever you'll want [first|before landing].
      (!makeup !cosmetic !toiletry) Keep {a_name} in the car for [sunscreen|parking change] and the pen that works.
      (!makeup !cosmetic !toiletry) Even a junk drawer looks sorted once the {name} {v:takes} care of the [batteries|spare buttons].
      The {name} {v:makes} a wrapping of its own: put [a lip balm|a gift card|chocolate] inside and you're done.
      Bridesmaids, [teachers|godmothers], a neighbor who feeds the cat: everyone can use {a_name}.
      (!makeup !cosmetic !toiletry) Kids can pack crayons and stickers in the {name} and be quiet for [one course|two stops].
      (!makeup !cosmetic !toiletry) Use the {name} for [3 or: pens|cables|sewing things|snacks|travel papers|first aid].
    `),
    tale: lines(`
      (makeup cosmetic toiletry) In the {name}, [mascara|powder] may roll as it pleases, but no farther.
      (makeup cosmetic toiletry) Behind every face at seven in the morning {v:stands} {a_name}, open and [tested|blameless].
      (makeup cosmetic toiletry) Take the {name} to a sleepover, where [secrets|nail polish] will be shared.
      (makeup cosmetic toiletry) Set the {name} by the mirror and call the room a [dressing room|boudoir].
      Somewhere in the big bag {is} the {name}, and somewhere in the {name} is [the ticket|what you need].
      The {name} {v:holds} exactly what fits, and a little more if you [sit on it|hum].
      (!makeup !cosmetic !toiletry) Send the {name} along to the seaside for [shells|sand], and bring {them} home the heavier.
      Nobody needs to know what's in the {name}; a person is owed some [mystery|secrets].
      (!makeup !cosmetic !toiletry) Cables tangle by nature, but inside the {name} they do it [in private|out of sight].
      Carry the {name} into a dinner like a clutch and [nobody|only your sister] will suspect.
      (!makeup !cosmetic !toiletry) The {name} will guard your [crayons|peppermints] with the gravity of a bank.
      Give {a_name} with one absurd thing inside, such as a [whoopee cushion|ripe fig].
      Deep in the suitcase, the {name} {v:knows} where everything [is|went].
      The {name} {v:welcomes} [3 and: hairpins|peppermints|lip balm|safety pins|secrets|lucky coins].
    `),
    plain: lines(`
      (makeup cosmetic toiletry) In a suitcase, the {name} {v:keeps} bottles and brushes away from the clothes.
      (makeup cosmetic toiletry) At the gym or the office, the {name} {v:keeps} what is needed for a [quick change|late appointment].
      (makeup cosmetic toiletry) In a shared bathroom, the {name} {v:shows} whose things are whose.
      (makeup cosmetic toiletry) On the morning of a wedding, the {name} {v:keeps} what is needed for touch-ups together.
      The {name} {v:moves} from handbag to backpack in one step, with everything in place.
      (!makeup !cosmetic !toiletry) At a desk, the {name} {v:holds} [cables and adapters|pens and markers] that would otherwise fill a drawer.
      On a plane, the {name} {v:keeps} what is needed during the flight under the seat.
      (!makeup !cosmetic !toiletry) In a car, the {name} {v:suits} change, tissues and [sunglasses|a charger].
      (!makeup !cosmetic !toiletry) With children along, the {name} can hold [crayons and stickers|snacks and wipes] for the waiting room.
      {A_name} can serve as the wrapping of a smaller present, such as a [book of stamps|lip balm].
      For bridesmaids or a team, {a_name} {is} a present that everyone uses in another way.
      In a drawer, the {name} {v:separates} the small things from the rest.
      (!makeup !cosmetic !toiletry) In a beach bag, the {name} {v:keeps} keys and telephone apart from [towels|sand].
      (!makeup !cosmetic !toiletry) The {name} {v:holds} [3 or: pens|cables|cosmetics|sewing things|travel documents].
      (makeup cosmetic toiletry) The {name} {v:keeps} [3 and: brushes|lipstick|hairpins|samples|tweezers] in one place.
    `),
    terse: lines(`
      (makeup cosmetic toiletry) Clear the counter; fill the {name}.
      (makeup cosmetic toiletry) Lipstick, mirror, comb, the {name}.
      (makeup cosmetic toiletry) Do your face from the {name}, on the train.
      (makeup cosmetic toiletry) Shared bathroom, own {name}.
      Change the bag and keep the {name}.
      (!makeup !cosmetic !toiletry) Put cables in the {name}, and close the drawer.
      Pack the {name} on top in the suitcase.
      (!makeup !cosmetic !toiletry) Keep change for the meter in the {name}.
      Small things find each other in the {name}.
      Keys, mints, tissues: the {name}.
      Give {a_name} with a [chocolate bar|lip balm] inside.
      (!makeup !cosmetic !toiletry) Crayons in the {name} keep trains quiet.
      The {name} {v:makes} a large bag easy.
      You know where it is: in the {name}.
      (!makeup !cosmetic !toiletry) The {name} {v:keeps} [3 and: pens|cables|keys|coins|mints] together.
      (makeup cosmetic toiletry) The {name} {v:keeps} [3 and: brushes|lipstick|hairpins|tweezers|samples] together.
    `),
  },
  tips: {
    warm: lines(`
      (makeup cosmetic toiletry) Stand bottles upright in the {name} and give each lid a [twist|turn] before you fly.
      (makeup cosmetic toiletry) Put caps on the eyeliners before they go into the {name}; that's where most [smudges|marks] come from.
      (makeup cosmetic toiletry) Keep brushes in a sleeve of their own inside the {name}, so they stay clean.
      Turn the {name} upside down once a season, and say goodbye to [dried-up pens|mystery keys].
      Check the measurements of the {name} against your longest thing, a [brush|pencil|comb].
      Don't overfill the {name}; a strained closure gives up [before the rest does|first].
      Cap your pens before they meet the inside of the {name}.
      Before you clean the {name}, test a slightly damp cloth on a [corner|spot] nobody sees.
    `),
    tale: lines(`
      (makeup cosmetic toiletry) Tighten every lid before the {name} {v:flies}, for shampoo loves [altitude|freedom].
      (makeup cosmetic toiletry) Loose powder and the {name} can be friends, but only with the lid [shut|on tight].
      Shake the {name} out over a table once a season and meet your [past|lost hairpins].
      An uncapped pen in the {name} will write its [memoirs|name on everything].
      Leave the {name} a little room to breathe; closures remember [insults|grudges].
      Measure your longest [brush|pencil] before you promise it the {name}.
      Try a damp cloth on a hidden corner of the {name} before you scrub like a [sailor|ship's cook].
    `),
    plain: lines(`
      (makeup cosmetic toiletry) Tighten lids and stand bottles upright in the {name} before a journey.
      (makeup cosmetic toiletry) Store pencils and eyeliners capped, as most marks inside the {name} come from them.
      (makeup cosmetic toiletry) Leave the {name} open for a while after use in a damp bathroom.
      Compare the measurements of the {name} with the longest item it is to hold.
      Close the {name} without force; a closure under strain wears out before the fabric.
      Empty the {name} from time to time and shake out dust and crumbs.
      Test any cleaning of the {name} on a hidden corner first.
      Cap pens before they go into the {name}, since ink is hard to remove.
    `),
    terse: lines(`
      (makeup cosmetic toiletry) Tighten lids before the {name} {v:flies}.
      (makeup cosmetic toiletry) Cap the eyeliner, then close the {name}.
      Measure the longest item for the {name}.
      Do not overfill the {name}.
      Empty the {name} once a season.
      Cap the pens in the {name}.
      Test a damp cloth on a corner of the {name}.
      Close the {name} without force.
    `),
  },
}
