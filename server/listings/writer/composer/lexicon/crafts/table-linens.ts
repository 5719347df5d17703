import { lines, stems, type Craft } from '../craft.ts'

export const TABLE_LINENS: Craft = {
  nouns: stems('napkin serviette tablecloth tablerunner placemat doily'),
  signs: stems('tablecloth napkin'),
  emojis: ['🍽️', '🏡', '🌿', '🕯️', '🎁', '✨', '🌾', '🤍', '🍂', '🧡'],
  openings: {
    warm: lines(`
      {A_lead} for tables that [seat one more|run late].
      {A_lead} for [slow breakfasts|Sunday lunch] and Tuesday's pasta.
      {A_lead}, too good for [a drawer|holidays only].
    `),
    tale: lines(`
      {A_lead} for [crumbs|spills] and second helpings.
      {A_lead}, and the table [puts on a clean shirt|sits up].
      {A_lead} for suppers that [turn into breakfast|outlive the candles].
    `),
    plain: lines(`
      {A_lead} for [daily|family] meals and for guests.
      {A_lead} for a table set [with some care|for company].
      {A_lead} for the [dining|breakfast] table, weekdays included.
    `),
    terse: lines(`
      {A_lead} for a [set|simple] table.
      {A_lead} for [weekdays|bread] and guests.
      {A_lead}. Supper looks cared for.
    `),
  },
  scenes: {
    warm: lines(`
      Set the table with the {name} on a [Tuesday|Thursday] for no reason and see who notices first.
      Takeout tastes more like dinner with the {name} on the table and the [cartons|lids] out of sight.
      The {name} {v:goes} with [the good plates|whatever plates are clean], which is the whole idea.
      Let the kids set out the {name} before [guests|grandparents] come; it's the one job nobody argues about.
      Bring the {name} out for [3 or: birthday pancakes|Sunday lunch|book club|a late supper|the first meal outdoors].
      Give the {name} to the friend whose table always has room for [another chair|a stray].
      Put [2 and: a jug of branches|two candles|a bowl of pears|a loaf of bread] with the {name}, and the table's done.
      Breakfast in bed is still breakfast in bed, but with the {name} it's an [event|apology accepted].
      Keep the {name} in the sideboard's top drawer, where [small hands|your own family] can get at {them} too.
      The {name} {v:turns} a wobbly [card table|picnic table] into somewhere you'd want to sit down.
    `),
    tale: lines(`
      The {name} {v:makes} [scrambled eggs|canned soup] feel they've been invited.
      A table without the {name} is a [desk|workbench] with forks.
      Lay out the {name}, light [one candle|the stub of a candle], and call the leftovers by a French name.
      Guests behave better around the {name}; [cousins|uncles] are the exception.
      The {name} {v:comes} out for birthdays, first tomatoes and [lost teeth|good report cards].
      Take the {name} out to the garden, and the [ants|bees] will think it's a wedding.
      Every crumb on the {name} is [evidence|proof] of a decent evening, so leave the broom till morning.
      Give the {name} to people who sit at the table long after the [candles|plates] have given up.
      A borrowed table, odd chairs, the {name}: nobody will look [underneath|at the legs].
      The {name} {v:waits} in the drawer like a [party dress|good joke], so use {them} soon.
    `),
    plain: lines(`
      The {name} {v:brings} [order|calm] to a table set with plates from different sets.
      For weekday meals, the {name} {v:makes} a simple [supper|lunch] look considered.
      Pair the {name} with [2 and: plain plates|low candles|a jug of branches|a loaf on a board] for a table that needs nothing more.
      The {name} {v:suits} a [breakfast for two|family lunch] as well as a dinner with guests.
      For [a wedding|a housewarming|hosts], the {name} {v:is} a present that fits easily into a drawer and into daily life.
      Outdoors, the {name} {v:lends} a [garden|picnic] table some of the comfort of indoors.
      Layered with [other textiles|plain cloth], the {name} {v:adds} depth to a bare table.
      Changing to the {name} with the season refreshes a dining room without [new furniture|effort].
      Set out the {name} for [3 or: a birthday breakfast|a book club|a holiday dinner|a late supper|a first visit from neighbors].
      In a small dining corner, the {name} {v:marks} the table as a place to [stay|sit down].
    `),
    terse: lines(`
      The {name}, [bread|soup], two chairs.
      Set the {name} out on [weeknights|a Tuesday].
      The {name} {v:makes} [takeout|toast] into dinner.
      Plain plates. The {name}. [Candles|Enough].
      Take the {name} into the [garden|park].
      Give the {name} to [a host|newlyweds|new neighbors].
      Keep the {name} in the top drawer.
      Lay the table: [forks|plates], the {name}, done.
      Mixed chairs, mixed plates, the {name}.
      The {name} {v:stays} on until [coffee|the last guest].
    `),
  },
  tips: {
    warm: lines(`
      Blot a spill on the {name} with a clean cloth and cold water; rubbing only [pushes it in|spreads it].
      Shake the {name} out over the [sink|back step] before the wash, so crumbs stay out of the machine.
      Smooth the {name} out while [damp|still warm], and most creases [give up|drop out] on their own.
      Wash the {name} by the care notes the first time; different cloth likes different [water|temperatures].
      Roll the {name} rather than folding {them}, and there's no hard line down the [middle|table] next time.
      (tablecloth runner placemat) Measure your table before the {name} {v:arrives}, then you'll know how far {it} {v:reaches}.
      Use cold water first on the {name} when [gravy has|berries have] landed; heat sets a stain.
      Keep candles on a plate when the {name} {v:is} out; wax is a [stubborn|slow] guest.
    `),
    tale: lines(`
      Dab a spill on the {name}, don't scrub it; stains love [attention|a fuss].
      Give the {name} a good flap out the [window|back door] and the sparrows get their share.
      Rolled up, the {name} {v:sleeps} without [wrinkles|creases]; folded, {it} {v:wakes} with a line down the middle.
      Candle wax travels, so stand candles on a [saucer|plate] wherever the {name} {v:is} in reach.
      Pull the {name} flat while damp and let the [chair backs|clothesline] do the pressing.
      Read the care notes before the {name} {v:meets} [hot|any] water; cloth holds a grudge.
      Cold water first, opinions later, when [berries|gravy] and the {name} have met.
    `),
    plain: lines(`
      Blot spills on the {name} at once with cold water rather than [rubbing|scrubbing].
      Shake out the {name} before washing, so that crumbs do not [collect in the seams|enter the machine].
      Follow the care notes for the {name}, since [fibers|weaves] differ in how they take heat.
      Smooth the {name} by hand while damp to reduce [pressing|creases] later.
      Roll the {name} for storage to avoid [sharp|lasting] fold lines.
      (tablecloth runner placemat) Measure the table against the stated size of the {name} to judge the [drop|margin].
      Treat [fruit|sauce] stains on the {name} with cold water first, since heat sets them.
      Place candles on a [plate|tray] when the {name} {v:is} in use, as wax is slow to remove.
    `),
    terse: lines(`
      Blot spills on the {name}. Never rub.
      Shake out the {name} before [washing|storing].
      Roll the {name} for storage. No fold lines.
      Smooth the {name} while [damp|warm].
      Check the care notes before washing the {name}.
      (tablecloth runner placemat) Measure the table, then set out the {name}.
      Cold water first for stains on the {name}.
      Wash the {name} with like colors.
      Keep candles off the {name}; use a plate.
    `),
  },
}
