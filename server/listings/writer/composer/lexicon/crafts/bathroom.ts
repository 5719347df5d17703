import { lines, stems, type Craft } from '../craft.ts'

export const BATHROOM: Craft = {
  nouns: stems('soapdish soapdispenser toothbrushholder toothbrushcup'),
  signs: stems('soapdish'),
  emojis: ['🧼', '🫧', '🛁', '🌿', '🤍', '🏡', '✨', '💧', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for the [sink|corner] you see first every morning.
      {A_lead} for bathrooms where [two people share|everybody shares] one shelf.
      {A_lead} to tidy up the [edge of the sink|washstand].
    `),
    tale: lines(`
      {A_lead} for the [bleary|half-awake] end of the morning.
      {A_lead}, and the sink looks [almost grown up|ready for guests].
      {A_lead} for the room with the [echo|good acoustics].
    `),
    plain: lines(`
      {A_lead} for the [bathroom|powder room], used every day.
      {A_lead} to keep a washstand [in order|uncluttered].
      {A_lead} for a sink used by [family and guests|several people].
    `),
    terse: lines(`
      {A_lead} for a [clear|tidy] sink.
      {A_lead} for [bath|sink] and shelf.
      {A_lead}. Less clutter, more [shelf|room].
    `),
  },
  scenes: {
    warm: lines(`
      The {name} {v:turns} the edge of the sink from a [puddle|jumble] into a spot you don't mind guests seeing.
      (dish dispenser) Set the {name} by the kitchen sink too; hands [smell of onion|get muddy] in there as well.
      Guests notice the bathroom more than you'd think, so put the {name} where they'll [wash up|reach first].
      Put the {name} on the washstand with [2 and: a folded hand towel|a small plant|a candle|a pile of washcloths] for weekend visitors.
      New bathroom, old bathroom, [rented|borrowed] bathroom: the {name} {v:makes} it a bit more yours.
      Give the {name} with a [bar of soap|stack of washcloths] to someone who's just got the keys.
      Place the {name} beside the [mirror|window] and the sink suddenly looks looked after.
      The {name} {v:dresses} up the [laundry sink|guest bath], which rarely gets anything nice.
      In a house with [teenagers|small children], the {name} at least {v:keeps} one corner of the sink in order.
      There's room for the {name} on [3 or: the windowsill|the tub ledge|the washstand|the laundry shelf|the vanity].
    `),
    tale: lines(`
      Before [seven|the first alarm has finished], nobody can see much, but the {name} {v:is} where you left {them}.
      (dish dispenser) A slippery [bar|character] needs a home port, and the sink needs the {name}.
      (dish dispenser) Guests who wash their hands twice have probably noticed the {name} [first|and want another look].
      Put the {name} by the sink and the [toothpaste|washcloth] starts standing up straight.
      The smallest room gets the [fewest|last] presents; the {name} {v:evens} that out.
      Every singer in the shower likes a [tidy|decent] stage, and the {name} {v:is} a start.
      Give the {name} to the friend whose guest towels have [names|a ranking].
      A [fern|candle], a clean towel, the {name}: there's the hotel, minus the tiny bottles.
      The bathroom shelf holds [3 and: half a comb|hair ties|a bath duck|an old razor|an empty tube]; the {name} {v:deserves} the front.
      Bath ducks come and go; the {name} {v:holds} the [shore|harbor].
    `),
    plain: lines(`
      The {name} {v:keeps} the edge of a sink [clear|tidy] and {its} contents within reach.
      (dish dispenser) In a guest bathroom, the {name} {v:shows} visitors [at once|clearly] what is there for them.
      (dish dispenser) The {name} {v:suits} a kitchen sink as well as a [washstand|powder room].
      Grouped with [2 and: a folded towel|a small plant|a tray|a candle], the {name} {v:gives} the washstand a finished look.
      In a rented apartment, the {name} {v:adds} character to a [plain|standard] bathroom.
      For a housewarming, the {name} and [a bar of soap|a hand towel] make a modest, useful present.
      Placed on a [windowsill|shelf], the {name} {v:leaves} the sink itself free.
      (dish dispenser) The {name} {v:belongs} wherever hands are washed: [3 or: the bath|the kitchen|the laundry room|the workshop|the potting bench].
      A few chosen pieces such as the {name} make a small bathroom feel [orderly|cared for].
      In a shared bathroom, the {name} {v:gives} everyday things a [fixed|settled] place.
    `),
    terse: lines(`
      A clean sink, a towel, the {name}.
      Set the {name} by the [tap|mirror|tub].
      (dish dispenser) Kitchen or bath: the {name} {v:suits} both.
      Put the {name} out for [guests|company].
      The {name} {v:clears} the [edge of the sink|ledge].
      Give the {name} with [a bar of soap|fresh towels].
      Small room, [good|fine] detail: the {name}.
      The {name} {v:sits} well beside a [plant|folded towel].
      One shelf. One [towel|candle]. The {name}.
      Keep the {name} on the [sill|ledge|shelf].
    `),
  },
  tips: {
    warm: lines(`
      Give the {name} a quick rinse once a week, before [soap scum|toothpaste] gets comfortable.
      Keep the {name} out of the direct line of the shower; everything [lasts|stays neater] when it can dry between uses.
      (!dispenser) Tip out any standing water when you wipe the sink, and the {name} {v:stays} [fresh|clean] longer.
      (dish) Let your bar drain on the {name} between washes; a dry bar [outlasts|beats] a soggy one.
      Stand the {name} a hand's width from the edge, where a [sleeve|sleepy elbow] can't reach.
      Warm water and an old toothbrush get into the corners of the {name} better than any [scrubber|cleaner].
      Skip harsh cleaners on the {name}; warm water and a soft cloth [do the job|are plenty].
    `),
    tale: lines(`
      Rinse the {name} on [Saturdays|laundry day], before the film becomes a feature.
      An old toothbrush, out of retirement, cleans the {name} [down to the corners|in a minute].
      (dish) Soap swims badly, so let the {name} drain and keep {them} out of the [shower spray|puddle].
      Put the {name} beyond the reach of [elbows|cats]; sinks make hard landings.
      (!dispenser) Pour out the puddle when you see one, and the {name} won't grow a [pond|moat].
      Warm water is all the [magic|polish] the {name} {v:needs}; leave strong cleaners under the sink.
      Dry the {name} now and then with the towel that was going in the [wash|hamper] anyway.
    `),
    plain: lines(`
      Rinse the {name} [weekly|regularly] with warm water, before residue has time to harden.
      Place the {name} out of the direct spray, so that {it} {v:dries} between [uses|washes].
      (dish) A bar of soap lasts longer when the {name} {is} kept drained and [dry|aired].
      Use a soft brush for the corners of the {name} and avoid [abrasive|harsh] cleaners.
      (!dispenser) Empty standing water from the {name} while wiping the [sink|counter].
      Set the {name} back from the [edge|rim] of the basin, clear of sleeves and elbows.
      Where water is hard, wipe the {name} dry to prevent [mineral marks|spots].
    `),
    terse: lines(`
      Rinse the {name} once a week.
      Keep the {name} out of the [spray|splash].
      (!dispenser) Pour water out of the {name} [now and then|when it gathers].
      (dish) Let soap drain on the {name}. Dry soap lasts.
      Clean the {name} with a soft [brush|cloth].
      Stand the {name} back from the [edge|rim].
      No harsh cleaners on the {name}.
    `),
  },
}
