import { lines, stems, type Craft } from '../craft.ts'

export const COASTERS: Craft = {
  nouns: stems('coaster mugrug'),
  signs: stems('coaster'),
  emojis: ['☕', '🏡', '🍵', '🌿', '✨', '🎁', '🤍', '🧡', '🍂', '🛋️'],
  openings: {
    warm: lines(`
      {A_lead} for the table you'd [hate to ruin|like to keep].
      {A_lead} for the spot where the [drink|pot] always lands.
      {A_lead}, so nobody has to [hunt for a magazine|use the mail].
    `),
    tale: lines(`
      {A_lead}, a [landing pad|small island] for busy evenings.
      {A_lead} for tables with a [fear|history] of rings.
      {A_lead} for those who put things down [with feeling|wherever they like].
    `),
    plain: lines(`
      {A_lead} for tables that are [used|lived with] every day.
      {A_lead} for the [coffee|side] table, the desk and the kitchen.
      {A_lead} to keep [moisture|rings] off a good surface.
    `),
    terse: lines(`
      {A_lead} for [good tables|bare tabletops].
      {A_lead} for [desk, shelf and table|sofa evenings].
      {A_lead}. No rings left behind.
    `),
  },
  scenes: {
    warm: lines(`
      Leave the {name} on the coffee table for good, and guests will use {them} without [being asked|a look from you].
      Put the {name} where you set things down without thinking: [3 or: the desk|the nightstand|the sofa arm|the windowsill|the piano].
      Give the {name} to the friend who's finally bought a [proper|grown-up] table.
      Put the {name} beside your keyboard, and the desk has a [place|parking spot] for breaks.
      The {name} {v:saves} the mail, the magazines and that one [paperback|phone bill] from service.
      Set out the {name} before game night, while the table's still [clear|dry].
      Between uses the {name} {v:looks} good enough to stay out, next to [2 and: the remote|a candle|a pile of books|a small plant].
      Tuck the {name} in with a [bag of tea|packet of cocoa|favorite mug] for a housewarming that fits in one hand.
      Keep the {name} on the bedside table for the [midnight|morning] drink you'd rather not think about.
      In a rental, the {name} {v:keeps} you on speaking terms with the [landlord|furniture].
      Put the {name} on the [windowsill|bookshelf] too, for the cup you carry about and forget.
      Pass the {name} around with the [drinks|first round], and nobody has to ask where to put things.
      The {name} {v:sits} well on a tray of [2 and: nuts|olives|napkins|cold drinks|playing cards] when friends stay late.
    `),
    tale: lines(`
      Tables remember every [cup|party]; the {name} {v:helps} them forget.
      The {name} {v:is} where [tall drinks|hot cups] go to tell the truth.
      Grandmother had a look for people who skipped the {name}; now you can [practice|inherit] it.
      Set out the {name} and watch the [cups|guests] come in to land.
      The {name} {v:sits} quietly on the table until the ice [melts|sweats], then saves the day.
      Give the {name} to the friend with one good table and [clumsy|cheerful] company.
      Poker night, tea at four, a cold drink at ten: the {name} {v:works} all [shifts|hours].
      One drink on the {name}, one book, [one cat|no phone]: the evening's full.
      A ring on the finger means something; a ring on the table only means nobody [passed|used] the {name}.
      On a desk full of [deadlines|cables], the {name} {v:is} a small country with no email.
      Somewhere a [piano|sideboard] is holding its breath until the {name} {v:comes} out.
      The {name} {v:makes} even [tap water|day-old tea] look invited.
      Guests reach for the {name} without thinking, which is how [manners|good habits] ought to work.
    `),
    plain: lines(`
      The {name} {v:protects} a table in daily use and can remain [in place|on view] between drinks.
      At a desk, the {name} {v:gives} a cup a fixed place away from [papers|the keyboard].
      For [a new home|a colleague|a host], the {name} {v:is} a present that takes up little room.
      Placed on [a sideboard|the coffee table] before guests arrive, the {name} {v:makes} reminders unnecessary.
      The {name} {v:suits} [3 or: a nightstand|a reading chair|a desk|a coffee table|a kitchen counter] where drinks are set down often.
      In a [meeting room|waiting area|home office], the {name} {v:adds} a personal note to a plain table.
      Combined with [a favorite mug|a packet of tea|good coffee beans], the {name} {v:forms} a small, complete gift.
      The {name} {v:makes} it easier to use a good table [every day|without worry].
      A stack of books, a lamp and the {name} are enough to furnish a [side table|reading corner].
      On a varnished [table|surface], the {name} {v:takes} the moisture that would otherwise leave rings.
      Kept in a [drawer|small pile] near the sofa, the {name} {v:is} quick to set out.
      The {name} {v:completes} a drinks tray with [2 and: folded napkins|a small bowl|a pitcher|a dish of nuts].
      On a [piano|painted windowsill], the {name} {v:takes} the worry out of a passing cup.
    `),
    terse: lines(`
      The {name} {v:stays} on the [table|desk]. Rings do not.
      Set the {name} by the [bed|keyboard|sofa].
      Ice, [summer|heat], the {name}.
      Guests coming? Put out the {name}.
      Give the {name} with [a mug|tea|good coffee].
      The {name} {v:keeps} [varnish|the table] clear of rings.
      One cup, the {name}, [a chapter|a pause].
      Leave the {name} [out|where drinks land].
      The {name} {v:spares} the [magazine|mail|paperback].
      New table? The {name} first.
      Tray, drinks, the {name}. [Carry|Serve].
      A [piano|sideboard] deserves the {name}.
      The {name} {v:waits} where cups [land|wander].
      Pass the {name} around with the [drinks|snacks].
    `),
  },
  tips: {
    warm: lines(`
      Wipe the {name} now and then, top and bottom; it's the [crumb|grit] underneath that scratches.
      Hot pans need something thicker, so keep the {name} for [cups|drinks] and use a trivet for the stove.
      Put the {name} out before the drinks, because once a cup is down nobody [moves|lifts] it.
      Dry the {name} after a very [wet|icy] evening before you stack or put {them} away.
      Keep one spare by the [bed|sofa] and the {name} on the table, where most of the cups land.
      Set the {name} a little in from the edge, where [an elbow|a tail] is less likely to find the drink.
      Give a cold drink a minute on the {name} before you lift it; wet bases [cling|stick] for a second.
      Store the {name} flat, with nothing heavy on top, and {it} {v:stays} [level|steady].
    `),
    tale: lines(`
      Look under the {name} once in a while; one [crumb|grain of sand] can sign its name on a table.
      The {name} {v:is} for cups; send the [frying pan|stew pot] to somebody tougher.
      Lay out the {name} before the [drinks|cups] are poured, and everybody plays along.
      After a night of melting ice, give the {name} a [breather|dry spell] before the next stack.
      Elbows roam, so place the {name} well inside the [border|table's edge].
      A damp cloth and ten seconds will have the {name} [presentable|ready for the next round].
      Lift an icy drink off the {name} gently; wet bases like to [bring a friend|hitch a ride].
      Keep the {name} flat in the drawer; a [rocking|wobbly] start does no drink any good.
    `),
    plain: lines(`
      Wipe the underside of the {name} from time to time, since trapped [grit|crumbs] can scratch a surface.
      Keep the {name} for [cups|drinks]; a hot pan calls for a thicker trivet.
      Set out the {name} before serving [drinks|guests], so that cups find a place at once.
      Let the {name} dry after contact with [cold|iced] drinks before stacking or storing {them}.
      Position the {name} slightly in from the [edge|corner] of the table.
      Clean the {name} with a [damp|soft] cloth rather than leaving {them} to soak.
      Store the {name} flat, so that cups continue to stand [level|steadily].
      Lift a cold drink from the {name} slowly, since a wet base can [cling|stick].
    `),
    terse: lines(`
      Wipe the {name} [underneath|below] too. Grit scratches.
      Cups on the {name}. Hot pans elsewhere.
      Dry the {name} before [stacking|storing].
      Put the {name} out before the drinks.
      Set the {name} in from the [edge|corner].
      Wipe the {name} with a [damp|soft] cloth. No soaking.
      Keep the {name} where cups land.
      Store the {name} [flat|lying flat].
      Lift wet drinks off the {name} with care.
      Guests first: hand out the {name} early.
    `),
  },
}
