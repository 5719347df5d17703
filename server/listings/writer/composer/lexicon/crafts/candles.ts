import { lines, stems, type Craft } from '../craft.ts'

export const CANDLES: Craft = {
  nouns: stems('candle tealight votive taper'),
  signs: stems('wick candle'),
  emojis: ['🕯️', '🌿', '🎁', '✨', '🧡', '🍂', '💛', '🌙', '🛁', '☕'],
  openings: {
    warm: lines(`
      {A_lead} for the hour [after the dishes|when the house goes quiet|between supper and bed].
      {A_lead} to light when [the big lamp feels like too much|the rain sets in|it gets dark before supper].
      {A_lead} for [kitchen tables|late suppers|long baths] and [rainy evenings|evenings at home|early dusk].
    `),
    tale: lines(`
      {A_lead}, because [the ceiling lamp has no manners|not every evening needs the big light].
      {A_lead}, one match away from [supper by candlelight|a better Tuesday|a late night with a good book].
      {A_lead} for [drizzle, dusk and a deep armchair|stormy nights and second helpings].
    `),
    plain: lines(`
      {A_lead} for [the dinner table|a sideboard|the edge of the bath] and [evenings at home|quiet evenings].
      {A_lead} for [3 or: the dining table|the mantel|a hall console|the bathroom|a reading corner].
      {A_lead} for rooms that come to life [after dark|in the evening].
    `),
    terse: lines(`
      {A_lead} for [dusk|the evening|the end of the day].
      {A_lead} for [the table|the bath|the mantel] and [late suppers|dark months|slow evenings].
      {A_lead}. Light [at dusk|after supper|when it rains].
    `),
  },
  scenes: {
    warm: lines(`
      Light {this} {name} when the last dish is dried and [nobody needs you|the phone is in another room|the kitchen is yours again].
      There's a place for the {name} beside [3 or: the bath|the kitchen radio|the record player|the bread board|a bowl of pears].
      Weeknight pasta feels like company's coming once the {name} {is} [lit|burning].
      Bring out the {name} on the first [cold|stormy|properly dark] night, before anyone [reaches for the big light|turns up the heat].
      The {name} {v:suits} [rainy Sundays|dark mornings|sleepy evenings], when a lamp is too much and no light too little.
      Put on the record you [know by heart|never skip], light the {name} and let the [mail|laundry|inbox] wait.
      Friends who drop in unannounced get [soup|tea|toast] and the {name}, and nobody looks at the [laundry|dust].
      A friend with new keys will have a use for the {name} before the [boxes are unpacked|lamps are hung|curtains are up].
      Leave the {name} and a box of matches [by the guest towels|on the guest room tray], so nobody has to [ask|rummage].
      Some people save {a_name} for company, but an ordinary [Tuesday|Wednesday|Monday] is reason enough.
      The bath is over when you blow out the {name}, and not a [minute|chapter] before.
    `),
    tale: lines(`
      The {name} {v:comes} with one house rule: while {it} {v:burns}, nobody [mentions email|does the dishes|opens the mail].
      Strike a match, light the {name}, and [cold soup|leftover pie|beans on toast] is dinner by candlelight.
      Light the {name} in a [rainstorm|thunderstorm] and the kitchen becomes [a ship's cabin|a lighthouse|an inn on a far road].
      The moon can have the [rooftops|garden]; the {name} {v:has} the [bathtub|supper table|chair by the heater].
      Some evenings call for a [castle|string quartet]; the {name} and a [blanket|pot of tea] come close.
      A wizard has a wand; you have the {name} and [a box of matches|one long match].
      Birthday or not, whoever blows out the {name} [gets a wish|is owed a wish].
      Shadows climb the wall while the {name} {v:burns}, and the cat [supervises|takes it personally|keeps count].
      Before electricity, every supper looked like this; light the {name} and [see for yourself|judge for yourself].
      Let the {name} preside over the [card game|ghost story|second pudding], lamps off, chairs close.
      Hand the {name} to a friend who [reads past midnight|has just moved|likes rain], with a box of matches.
    `),
    plain: lines(`
      At dinner, the {name} can stand [between the dishes|in the middle of the table], where everyone sees the flame.
      Light the {name} in the hour between [work and supper|supper and bed], when a ceiling lamp is more than the room needs.
      A bathroom needs little light in the evening, and the {name} on a [ledge|stool by the tub] may be all of it.
      Many people light {a_name} at the same hour each [evening|winter afternoon], as a sign that [work is over|the day is closing].
      On a [mantel|sideboard|console], the {name} {v:has} a place even when {it} {is} not lit.
      Set the {name} out before guests arrive, so that the [hall|table] is lit when [the bell rings|they come in].
      For someone who has [moved house|taken a first apartment], the {name} {is} a present that needs neither a size nor a wall.
      The {name} can follow a winter day from the [breakfast table|desk] to the [edge of the bath|coffee table].
      A storm that takes out the power is easier with the {name} and the matches [in one drawer|on one shelf].
      Beside a [record player|reading chair|radio], the {name} {v:marks} an hour that is not for [screens|errands|work].
    `),
    terse: lines(`
      Light the {name}. Turn off [the rest|the lamps|the screen|the television].
      [Supper|Soup|Bread and cheese], the {name}, no [phone|television|hurry|rush].
      Set the {name} by the [bath|tub] and [close|lock|shut] the door.
      Light the {name} before the [bell rings|guests arrive|soup is hot].
      On the [mantel|table|sideboard|ledge], the {name} {v:waits} for [dusk|dark|evening].
      [Rain|Snow|Wind] outside, [soup|tea|cards|bread] on the table, the {name} between.
      For a friend's first [winter|week|month] [away from home|in town|abroad]: the {name}.
      Keep the {name} near the matches, for [storms|outages|dark mornings|November].
      [Monday|January|A long bath|A wet evening] feels shorter with the {name} lit.
      The {name}, one [record|letter|story], one [chapter|chair|blanket].
    `),
  },
  tips: {
    warm: lines(`
      (jar tin glass vessel cup tumbler bowl) Let the top melt from edge to edge the first time, and your {name} will burn evenly [after that|to the end].
      Trim the wick [before each lighting|while the wax is cold], and the {name} will smoke less.
      Keep the {name} out of the draft; a flame that [leans|dances] eats one side faster than the other.
      Stand the {name} on something [level|flat] that can take the heat, and the wax stays where it should.
      Cup a hand behind the flame before you blow, and no wax from the {name} lands on the [table|cloth|floor].
      Let the {name} cool and set before you move {them}; melted wax [travels|finds your sleeve].
      Match tips and wick ends don't belong in the wax, so pick them out before you [relight|light] the {name}.
      Spend the summer with the {name} in a [dark cupboard|cool drawer], since heat bends wax and sun fades it.
      An old stocking takes the dust off the {name} [before company comes|without a scratch].
      (scented scent fragrance) Light the {name} with the door shut at first; a [small room|hallway] takes on the scent sooner.
      (taper) Dip the foot of the {name} in hot water for a [moment|breath] and {it} {v:sits} [firmly|straight] in the holder.
      (jar tin glass vessel cup tumbler) Once the {name} {is} burned down, the container can hold [3 or: pens|matches|hair ties|buttons|paper clips].
    `),
    tale: lines(`
      (jar tin glass vessel cup tumbler bowl) Wax has a long memory: let the {name} melt to the [rim|edge] on {its} first [evening|night].
      Give the wick a [haircut|trim] before each lighting; the {name} {v:smokes} less for it.
      Drafts are [mischief-makers|poor company], so seat the {name} away from them and the flame stands up straight.
      Never leave the {name} alone with [the cat|the curtains]; they bring out the worst in each other.
      Let the {name} nap until the wax is firm before you carry {them} [to another room|anywhere].
      In a heat wave the {name} {v:prefers} a [dark drawer|cool cupboard] to a sunny sill.
      Blow the {name} out from behind a cupped hand, or the [tablecloth|good napkin] joins the party.
      Fish out stray [matchsticks|wick ends] before you relight the {name}; the flame is a fussy eater.
      An old stocking, of all things, is what you [want|need] for dusting the {name}.
      (taper) A moment's footbath in hot water, and the {name} {v:stands} to attention in the holder.
    `),
    plain: lines(`
      (jar tin glass vessel cup tumbler bowl) On first use, let the wax melt to its full width before the {name} {is} put out; later burns [follow that edge|keep to it].
      Trim the wick before each lighting; a short wick [burns steadily|keeps the flame low], and the {name} {v:leaves} less soot.
      Place the {name} away from open [windows|doors], fans and vents, so that the wax burns down evenly.
      Use a level, heat-resistant base for the {name}, and keep [books|curtains|paper] well clear of the flame.
      Let the wax set before moving the {name}, because liquid wax [spills|runs] at a slight tilt.
      Remove [match heads|loose wick ends] before the {name} {is} lit again, since they can catch fire in the wax.
      Store the {name} in a dark, cool [cupboard|drawer]; sunlight changes the color of wax and warmth its form.
      Keep the {name} in sight while {it} {v:burns}, and put {them} out before [leaving the room|going to bed].
      Wipe the {name} with a [soft, dry cloth|soft brush] before lighting, as dust in the wax can spit.
      (scented scent fragrance) To judge the scent, light the {name} in a [small|closed] room and come back after half an hour.
    `),
    terse: lines(`
      (jar tin glass vessel cup tumbler bowl) First [evening|burn]: let the {name} melt [edge to edge|to the rim].
      A [short|trimmed] wick, and the {name} {v:smokes} less.
      Keep the {name} out of drafts; the flame [stays upright|stays steady|does not lean].
      Let the {name} cool before you [move|lift|carry] {them}.
      Stand the {name} level, on something [heatproof|that takes heat].
      Shield the {name} with a [hand|palm], then blow [once|softer than you think].
      Lift [matches|wick ends|match heads] out of the wax before you light the {name}.
      In [summer|July|a heat wave], store the {name} [dark and cool|away from the sun|in a drawer].
      Stay in the [room|house] while the {name} {v:burns}.
      [Wipe|Brush] dust off the {name} before [you light {them}|lighting].
    `),
  },
}
