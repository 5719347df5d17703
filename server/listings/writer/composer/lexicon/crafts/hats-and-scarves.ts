import { lines, stems, type Craft } from '../craft.ts'

/** Hats, scarves, socks and gloves that are not known to be knitted. */
export const HATS_AND_SCARVES: Craft = {
  nouns: stems(
    'hat cap scarf scarve shawl stole bandana kerchief beret bonnet turban sock glove mitten beanie beany headscarf neckerchief fascinator',
  ),
  signs: stems('headwear'),
  emojis: ['🧣', '👒', '✨', '🧡', '🎁', '🌿', '☀️', '💛', '🤍'],
  openings: {
    warm: lines(`
      {A_lead} for the outfit that needs [one more thing|a last word].
      {A_lead} for the hook by the mirror.
      {A_lead} for days with [weather|plans] of every kind.
    `),
    tale: lines(`
      {A_lead} for small entrances and [quick|grand] exits.
      {A_lead} for plain coats with [ambition|secret plans].
      {A_lead} for people recognized from [across the square|half a street away].
    `),
    plain: lines(`
      {A_lead} to finish an outfit.
      {A_lead} for work, travel and [weekends|days off].
      {A_lead} to wear with what is [already there|in the closet].
    `),
    terse: lines(`
      {A_lead} to finish an outfit.
      {A_lead} for the hook by the [door|mirror].
      {A_lead} for [travel|town] and weekends.
    `),
  },
  scenes: {
    warm: lines(`
      Put on the {name} last, check the mirror once and [leave|don't look back].
      The {name} {v:does} for a plain coat what a good [opening line|punch line] does for a story.
      Wear the {name} to the market, and you'll be easy to [find|spot] between the stalls.
      The {name} {v:makes} yesterday's outfit look like [a plan|today's].
      Pack the {name} for the trip; {it} {v:takes} less room than another [jacket|pair of shoes].
      The {name} {v:goes} along to [3 or: a garden lunch|a gallery|a christening|the seaside|a windy platform|a picnic].
      Give the {name} to the aunt who has [every book|all the teapots]; {it} won't need a shelf.
      Hang the {name} in sight, since things in drawers get worn on [holidays|birthdays] only.
      (scarf shawl stole bandana kerchief) Tie the {name} to your bag on days you don't feel like [wearing {them}|dressing up].
      A bad hair day and the {name} make a [respectable|good] pair.
      Photos from that trip will all have the {name} in them, and you'll [be glad|remember the wind].
    `),
    tale: lines(`
      Wearing the {name}, one does not run for the bus; one is [waited for|expected].
      The {name} {is} the exclamation mark at the end of a [sensible|quiet] outfit.
      On the coat rack, the {name} {v:tells} guests that somebody [interesting|of taste] is home.
      Breezes go out of their way to meet the {name}; [hold on|be gracious].
      Old photographs are full of hats, shawls and mystery; the {name} {v:adds} [a page|one more].
      Monday, meet the {name}: suddenly the [elevator|waiting room] has a guest star.
      The {name} {v:asks} only for a [street|balcony] and a reason to walk down it.
      Wear the {name} to [3 or: garden parties|matinees|flea markets|long lunches|harbor towns|bookshops].
      Lend the {name} once and you'll have a [sister|co-owner].
    `),
    plain: lines(`
      The {name} can lift a plain coat or dress without [changing|competing with] it.
      Worn with muted pieces, the {name} {v:becomes} the [center|focus] of the outfit.
      For travel, the {name} {v:adds} a second look and takes little [space|room].
      The {name} {v:suits} [3 or: a working day|a garden party|a city trip|a concert|a family visit|a Sunday walk].
      As a present, the {name} {v:leaves} the wearer free to style {them} in [several ways|a personal way].
      Repeating one color from the {name} elsewhere makes an outfit look [considered|complete].
      The {name} {v:marks} the small step from dressed to [finished|well dressed].
      Kept on a hook near the mirror, the {name} {is} chosen more [often|readily].
      The {name} can be worn simply by [day|daylight] and with more care in the evening.
      On windy days, the {name} {v:saves} an outfit that was planned for [calmer|milder] weather.
      For a wearer with a simple wardrobe, the {name} {v:brings} change without [clutter|excess].
    `),
    terse: lines(`
      Put on the {name} last.
      A plain coat and the {name}: [done|enough].
      Wear the {name} to the market.
      Pack the {name}. Leave the second jacket.
      Hang the {name} in sight.
      Repeat one color from the {name}.
      Let the {name} finish the outfit.
      Give the {name} to someone with [style|plain coats].
      For the {name}: [3 or: a garden|a gallery|a train|a picnic|a dinner|the sea].
      Check the mirror once, add the {name}, leave.
      Yesterday's dress and the {name}: a new day.
      Be found in a crowd by the {name}.
      The {name} {v:takes} little room in a bag.
      Lend the {name} once. Expect a second request.
      A garden lunch is reason enough for the {name}.
    `),
  },
  tips: {
    warm: lines(`
      (hat cap beret bonnet fascinator) Lift the {name} by the brim or edge with both hands; a pinched crown [stays pinched|remembers].
      (hat cap beret) Measure around your head above the ears and compare that with the {name}.
      (scarf shawl stole kerchief) Put on perfume first and the {name} later, so {it} {v:stays} free of [spots|marks].
      (scarf shawl stole kerchief) Roll the {name} instead of folding, and you'll skip the [pressing|creases].
      Store the {name} away from the window; steady sun takes [color|life] out of most things.
      Try the {name} in front of a mirror with the coat you'll really [wear|use].
      Read the care details before cleaning the {name}, since [trim|lining] and cover may differ.
      Let the {name} dry in the open after rain, in shape and away from [heat|the radiator].
      Take the {name} off before [hairspray|makeup], not after.
    `),
    tale: lines(`
      (hat cap beret bonnet fascinator) Carry the {name} by the edge, never by the crown; [kings|magicians] know why.
      (scarf shawl stole kerchief) Rings first, then the {name}; a snag is a [long|sad] story.
      Keep the {name} out of the window, where the sun [nibbles|helps itself].
      After rain, let the {name} dry slowly and in good [posture|company].
      Give the {name} a shelf or hook of {its} own; crushed is not a [look|mood].
      (hat cap beret bonnet fascinator) A soft brush removes the day from the {name}, including [crumbs|confetti].
      Practice with the {name} at home; [angles|entrances] need rehearsal.
      Put on the {name} after the [hairspray|sunscreen], never before.
    `),
    plain: lines(`
      (hat cap beret) Measure the head above the ears and compare the figure with the {name}.
      (hat cap beret bonnet fascinator) Hold the {name} by the brim or edge to preserve the [crown|shape].
      (scarf shawl stole kerchief) Store the {name} rolled to avoid [sharp creases|fold lines].
      (scarf shawl stole kerchief) Put on jewelry and scent before the {name} to avoid [snags|marks].
      Follow the care details of the {name}, as trims can need [milder|different] treatment.
      Let the {name} dry naturally after rain, away from [heat|radiators].
      Keep the {name} out of constant sunlight to slow [fading|color loss].
      (hat cap beret bonnet fascinator) Remove dust from the {name} with a soft brush or a [lint roller|dry cloth].
      Try the {name} with the coat or dress planned for [it|the day].
    `),
    terse: lines(`
      (hat cap beret) Measure above the ears before choosing the {name}.
      (hat cap beret bonnet fascinator) Hold the {name} by the edge.
      (scarf shawl stole kerchief) Roll the {name}. Do not fold.
      (scarf shawl stole kerchief) Jewelry first, then the {name}.
      Keep the {name} out of strong sun.
      Dry the {name} in the open, away from heat.
      (hat cap beret bonnet fascinator) Brush dust from the {name}.
      Read the care details of the {name} first.
      Put on the {name} after hairspray.
      Keep scent and hairspray away from the {name}.
      Try the {name} with the coat you wear most.
      Store the {name} clean at the end of the season.
      Give the {name} a hook or shelf of {its} own.
      (hat cap beret bonnet fascinator) Never lift the {name} by the crown.
    `),
  },
}
