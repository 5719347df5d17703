import { lines, stems, type Craft } from '../craft.ts'

export const LINGERIE: Craft = {
  nouns: stems('bralette lingerie camisole bra'),
  signs: stems('lingerie bralette'),
  emojis: ['🤍', '✨', '🌸', '🎀', '🌙', '💫', '🌿', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for the [top drawer|days nobody needs to know].
      {A_lead} for [big sweaters|soft shirts] and the layer below.
      {A_lead} to put on first and [forget about|keep to yourself].
    `),
    tale: lines(`
      {A_lead}, the first secret of the [day|morning].
      {A_lead} for plain [Tuesdays|coats] with something up the sleeve.
      {A_lead} for the drawer that [closes softly|has the good paper].
    `),
    plain: lines(`
      {A_lead} for everyday wear and [the weekend|evenings].
      {A_lead} to wear [under knitwear|beneath a shirt].
      {A_lead} for the [layer|start] that nobody sees.
    `),
    terse: lines(`
      {A_lead} for [every day|the top drawer].
      {A_lead}. First on, [unseen|yours].
      {A_lead} for under [knits|shirts].
    `),
  },
  scenes: {
    warm: lines(`
      Wear the {name} under the sweater you [live in|wear to work]; you'll know, and that's plenty.
      The {name} {v:deserves} an ordinary Wednesday as much as an [anniversary|evening out].
      Give yourself one good thing in the top drawer, and let the {name} be [it|that].
      A strap of the {name} at the neckline of a loose [shirt|sweater] does no harm.
      Sunday morning, coffee, a long [robe|cardigan], the {name}: you needn't go anywhere.
      The {name} {v:packs} down to nothing, so there's room for {them} on any [trip|weekend].
      Retire the oldest thing in the drawer when the {name} {v:moves} in.
      Dressing starts with what's underneath; start with the {name} and the rest goes [easier|quicker].
      Layer the {name} with [3 or: a big shirt|an open cardigan|a robe|a blazer|soft trousers].
      The {name} {is} for [3 or: slow mornings|long weekends|honeymoons|ordinary Mondays|hotel rooms].
      [Laundry day|Monday|A rainy week|A dull meeting] is [easier|simpler] to take with something [good|nice] on underneath that [nobody|no one] [knows about|sees|asked for].
    `),
    tale: lines(`
      The {name} {v:keeps} a secret better than any [diary|best friend].
      Beneath the sensible coat, the {name} {v:goes} about {its} own [business|novel].
      A top drawer is a small theater, and the {name} {v:has} the [lead|good seat].
      Even a tax return is different with the {name} under the [cardigan|spreadsheet].
      The {name} {v:asks} for no audience, which is a kind of [luxury|confidence].
      Moonlight is optional; the {name} {v:does} well by [lamplight|morning sun].
      Some people hang paintings; others have the {name} and [smile at nothing|keep quiet].
      Put on the {name} before the [armor|suit] of the day.
      The {name} {v:hides} beneath [3 or: raincoats|blazers|choir robes|big sweaters|overalls].
      The {name} {v:goes} with [3 and: bare feet|jazz|lamplight|open windows|late breakfasts].
      [Librarians|Accountants|Judges|Gardeners] keep [secrets|poems|plans] under [cardigans|robes|raincoats|overalls], or so [one hopes|the drawers say].
    `),
    plain: lines(`
      The {name} {v:forms} a quiet first layer under shirts and [knitwear|jackets].
      Worn every week instead of kept for occasions, the {name} {v:earns} {its} place in the [drawer|wardrobe].
      Under a loose neckline, a glimpse of the {name} can be part of the [outfit|look].
      The {name} {v:takes} little space in a weekend bag and needs no [special case|planning].
      With a robe or an open shirt, the {name} {v:suits} a slow [morning|Sunday] at home.
      For a bridal party or a honeymoon, the {name} {is} a personal present from a [close friend|sister].
      Replacing one worn piece with the {name} is a good beginning for a [drawer|wardrobe] in order.
      Under a blazer, the {name} can take the place of a [top|blouse] in the evening.
      The {name} may be layered with [3 or: a robe|a shirt|a blazer|a cardigan|a wrap].
      Suitable for [3 or: everyday wear|travel|weekends|evenings|honeymoons].
      A [drawer|wardrobe|suitcase] in good order begins with the [layers|pieces] worn [first|closest|most often], [folded|laid] [flat|neatly|with care].
    `),
    terse: lines(`
      The {name} first, then the day.
      Under a big sweater, the {name}.
      The {name} on a Wednesday. Why not.
      A blazer over the {name}.
      Robe, coffee, the {name}.
      The {name} {v:packs} small.
      One good drawer begins with the {name}.
      Nobody knows about the {name}. You do.
      With [3 or: robes|shirts|knits|blazers|jeans].
      For [3 or: Mondays|mornings|travel|weekends|evenings].
      [Cardigan|Blazer|Raincoat|Robe] over, [coffee|radio|music|lamp] on, [no plans|no hurry|nobody|no audience].
    `),
  },
  tips: {
    warm: lines(`
      Wash the {name} by hand in cool water with a little mild soap, and rinse until it's [clear|clean].
      Fasten hooks before you wash the {name}, so nothing [catches|snags] on its neighbor.
      Roll the {name} in a towel to press out the water; wringing [tires|stretches] elastic.
      Lay the {name} flat to dry, away from [radiators|the sun].
      Give the {name} a day off between wearings, and the stretch comes [back|back better].
      Measure over a thin layer, standing up straight, before you pick a size of the {name}.
      Rings and long nails off when you put the {name} on; fine fabric [notices|remembers].
      Keep the {name} away from [3 and: hot water|dryers|bleach|zippers|rough towels].
    `),
    tale: lines(`
      Cool water and mild soap: the {name} {v:asks} for [no more|nothing fancier].
      Close the hooks before washing, or the {name} will [befriend|embrace] a sock.
      Wringing is rude; a rolled towel is the polite way to dry the {name}.
      Let the {name} rest a day between outings, like any [dancer|soprano].
      A lined drawer with room to lie flat suits the {name} like a [holiday|palace].
      Take off the big ring before you handle the {name}; snags have [long memories|no mercy].
      Its rivals are [3 and: zippers|hot dryers|bleach|velcro|rough hooks].
    `),
    plain: lines(`
      Wash the {name} by hand in cool water, with a mild soap and no [bleach|softener].
      Close hooks and fastenings before washing the {name}, so that they do not [snag|catch].
      Press the {name} in a towel to remove water, without [wringing|twisting].
      Dry the {name} flat and away from direct [heat|sun], which wears out elastic.
      Rest the {name} for a day between wearings to let the stretch [recover|return].
      Take measurements over thin clothing before choosing a size for the {name}.
      Keep the {name} apart from [3 and: zippers|hooks|velcro|rough fabrics|towels] in the wash.
    `),
    terse: lines(`
      Wash the {name} cool, by hand.
      Hooks closed, then wash the {name}.
      Roll the {name} in a towel. No wringing.
      Dry the {name} flat, no heat.
      Rest the {name} a day between wears.
      Measure first. Then choose the {name}.
      Avoid [3 and: bleach|dryers|zippers|velcro|heat].
    `),
  },
}
