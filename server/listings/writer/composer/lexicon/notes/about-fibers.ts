import { passages, type Note } from './note.ts'

/** What is true of cloth, leather and plant fibers wherever they are used. */
export const FIBER_NOTES: readonly Note[] = [
  {
    when: /^(?!.*\b(?:candles?|sprays?|scent|soap|wax|paper|cardstock|prints?|mist|melts?)\b).*\blinen\b/is,
    says: passages(`
      warm: Linen creases, so leave the ironing board folded and let the {name} look [lived in|like linen].
      warm: The {name} will soften wash by wash, because [that's what linen does|linen does that].
      warm: Pull the {name} straight while still damp and you can skip the ironing [altogether|for good].
      tale: Linen rumples like a good [Sunday morning|map], and the {name} {v:makes} no secret of it.
      tale: Every wash takes the {name} a little further from stiff and closer to old friend.
      tale: Ironing the {name} is allowed, but linen will have forgotten by lunchtime.
      plain: Linen creases by nature, so the {name} can be used without ironing.
      plain: As linen softens with washing, the {name} will feel different after a year.
      plain: Smooth the {name} by hand while damp to keep creases small.
      terse: Linen creases. Let the {name} be.
      terse: The {name} will soften with each wash.
      terse: No ironing for the {name}.
    `),
  },
  {
    when: /\bvelvet\b/i,
    says: passages(`
      warm: Stroke the {name} one way and {it} {v:looks} lighter, the other way and {it} {v:turns} deeper.
      warm: Steam, not pressing, gets a crease out of the {name}; velvet bruises.
      warm: The {name} {v:changes} tone with the light, so morning and evening don't agree on the color.
      tale: Draw on the {name} with a fingertip; velvet keeps the drawing until someone sits down.
      tale: Velvet has a light side and a dark side, and the {name} {v:shows} you both.
      tale: By lamplight the {name} {v:goes} a shade deeper, as velvet will.
      plain: Velvet reflects light by direction, so the {name} {v:appears} lighter from one side.
      plain: Brush the {name} in the direction of the pile, and never press {them} with heat.
      plain: The tone of the {name} shifts with the light, as velvet does.
      terse: The {name} {v:shifts} with the light.
      terse: Brush the {name} with the pile.
      terse: Steam the {name}; no pressing.
    `),
  },
  {
    when: /\b(?:wool|merino|lambswool|cashmere|alpaca|mohair)\b.*\b(?:scarf|blanket|sweater|hat|beanie|socks?|shawl|throw|mittens?|gloves|cardigan|cowl)\b|\b(?:scarf|blanket|sweater|hat|beanie|socks?|shawl|throw|mittens?|gloves|cardigan|cowl)\b.*\b(?:wool|merino|lambswool|cashmere|alpaca|mohair)\b/is,
    says: passages(`
      warm: Hang the {name} [by an open window|on the porch] overnight; fresh air does most of the washing.
      warm: A few small pills on the {name} are normal; pick them off and fewer come back.
      warm: Fold the {name} away with a moth block in [summer|May], and the moths will look elsewhere.
      tale: Moths love the {name} too, so summer calls for a closed box and a watchful eye.
      tale: Give the {name} an evening on the [balcony|porch] and {it} will come back fresh.
      tale: Never hang the {name} from a peg by one corner; wet or dry, it remembers.
      plain: Airing the {name} overnight often replaces a wash.
      plain: Store the {name} folded rather than hung, since wool stretches under its own weight.
      plain: Remove small pills from the {name} by hand or with a comb; they lessen with wear.
      terse: Air the {name} more, wash {them} less.
      terse: Fold the {name}, do not hang {them}.
      terse: Moths like the {name}. Close the box.
    `),
  },
  {
    when: /(?<!\b(?:vegan|faux|fake|mock|pu|eco|suede) )\bleather\b(?! (?:stamps?|tools?|craft|punch|needles?|care|balm|print))/i,
    says: passages(`
      warm: Leather takes on the marks of use, so the {name} will look like [yours|your days] soon.
      warm: Caught in the [rain|snow]? Let the {name} dry at room temperature, well away from the radiator.
      warm: A little leather balm [twice a year|each spring and fall] keeps the {name} from drying out.
      tale: Scratches on the {name} are [diary entries|souvenirs]; leather keeps them all.
      tale: The {name} will be a shade darker and a good deal [wiser|softer] by next year.
      tale: Feed the {name} a little balm when the leather looks thirsty.
      plain: Leather darkens and softens with handling, so the {name} will change in the first [year|months].
      plain: Let the {name} dry slowly if wet, away from direct heat.
      plain: Test any leather balm on a hidden spot of the {name} first, as some darken the surface.
      terse: The {name} will darken and soften with use.
      terse: Keep the {name} off radiators when wet.
      terse: Balm the {name} twice a year.
    `),
  },
  {
    when: /\bflannel\b/i,
    says: passages(`
      warm: Flannel only gets softer, so the {name} will be nicer in March than in November.
      warm: Wash the {name} before the first use; flannel gives off some fluff at the start.
      warm: Cold mornings are what flannel is for, and the {name} {v:knows} {its} job.
      tale: Flannel ages like a good joke, softer each time around, and so will the {name}.
      tale: The first wash takes a little fluff from the {name}, and adds a little charm.
      tale: On frosty mornings the {name} {v:wins} every argument with the alarm clock.
      plain: Flannel softens with each wash, and the {name} will too.
      plain: Some lint is normal when the {name} {is} washed for the first time.
      plain: Brushed cloth like flannel suits cold months, which is when to bring out the {name}.
      terse: Each wash softens the {name}.
      terse: Flannel for cold days: the {name}.
      terse: Wash the {name} once before use.
    `),
  },
  {
    when: /\bdenim\b(?! (?:blue|color|colour))/i,
    says: passages(`
      warm: Denim fades where it's touched most, so the {name} will end up with your pattern.
      warm: Turn the {name} inside out for the wash, and the color holds on longer.
      warm: New denim can rub off a little, so keep the {name} off pale chairs at first.
      tale: Denim keeps a record of where you've been, and the {name} will too.
      tale: Pale sofas should keep their distance from the {name} for a week or two.
      tale: Edges first, then the folds: that's how the {name} will fade into character.
      plain: Denim fades along folds and edges, so the {name} will change gradually.
      plain: Wash the {name} inside out with dark colors.
      plain: New denim may transfer color; keep the {name} away from light upholstery at first.
      terse: The {name} will fade where {it} {is} touched.
      terse: Wash the {name} inside out.
      terse: Keep the {name} off pale sofas at first.
    `),
  },
  {
    when: /\bsatin\b(?! (?:finish|glaze|black|white|varnish|sheen|nickel|brass))/i,
    says: passages(`
      warm: Satin catches light and fingernails alike, so handle the {name} with smooth hands.
      warm: The {name} will show best near a window or a lamp, where satin can shine.
      warm: Press the {name} from the back with little heat if a crease gets in.
      tale: One lamp is enough for the {name}, since satin makes the most of it.
      tale: Rings and rough nails have an eye on the {name}; satin snags.
      tale: Satin slides, so give the {name} a padded hanger or a flat drawer.
      plain: Satin reflects light, so the {name} {v:shows} up well in photographs.
      plain: Press the {name} on the reverse side at low heat.
      plain: Keep the {name} away from rough edges, on which satin snags.
      terse: Satin snags. Store the {name} flat.
      terse: The {name} {v:catches} the light.
      terse: Press the {name} from the back, cool.
    `),
  },
  {
    when: /\b(?:wicker|rattan|seagrass)\b/i,
    says: passages(`
      warm: A soft paintbrush gets the dust out of the {name} better than any cloth.
      warm: Dry winter air makes the weave brittle, so keep the {name} off the radiator.
      warm: You can carry the {name} with one hand, from the hall to the garden and back.
      tale: Dust loves a weave, so chase it out of the {name} with an old paintbrush.
      tale: The {name} {v:creaks} a little in dry air; a damp cloth cheers {them} up.
      tale: Light as a picnic, the {name} can follow you from room to room.
      plain: Dust the {name} with a soft brush, which reaches between the strands.
      plain: Keep the {name} away from heaters, since dry heat makes the weave brittle.
      plain: Light to carry, the {name} can move from room to room.
      terse: Brush the dust out of the {name}.
      terse: Keep the {name} off the radiator.
      terse: Light to carry, the {name} {v:moves} with you.
    `),
  },
  {
    when: /\b(?:jute|sisal|raffia)\b/i,
    says: passages(`
      warm: Expect a few loose fibers from the {name} in the first weeks; then it settles down.
      warm: Keep the {name} dry, because plant fibers like these don't care for puddles.
      warm: Blot a spill on the {name} right away; rubbing only drives it in.
      tale: The {name} may shed a few wisps at first, like a [nervous|happy] haystack.
      tale: Rain is not the {name}'s weather; keep {them} under a roof.
      tale: Blot, don't scrub, should the {name} ever meet the wine.
      plain: Some shedding is normal while the {name} {is} new.
      plain: Keep the {name} dry, as the fibers weaken and stain when wet.
      plain: Blot spills on the {name} at once instead of rubbing.
      terse: A few loose fibers: the {name} {v:sheds} at first.
      terse: Keep the {name} dry.
      terse: Blot spills on the {name}; do not rub.
    `),
  },
]
