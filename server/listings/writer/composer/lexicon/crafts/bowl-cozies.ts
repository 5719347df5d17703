import { lines, stems, type Craft } from '../craft.ts'

export const BOWL_COZIES: Craft = {
  nouns: stems('bowlcozy'),
  signs: [],
  emojis: ['🍲', '🥣', '🏡', '🌿', '🎁', '✨', '🧡', '🍂', '🍜'],
  openings: {
    warm: lines(`
      {A_lead} for soup on the [sofa|porch].
      {A_lead} for [leftovers at your desk|a bowl in your lap].
      {A_lead} for anyone who's juggled a [hot bowl|bowl of oatmeal].
    `),
    tale: lines(`
      {A_lead} for soup that [travels|leaves the table].
      {A_lead}, a [sweater|small coat] for your supper.
      {A_lead} for the [longest hallway|far end of the sofa].
    `),
    plain: lines(`
      {A_lead} for [soup and oatmeal|hot meals] away from the table.
      {A_lead} to hold a [warm|cold] bowl in comfort.
      {A_lead} for [lunch at the desk|supper on the sofa].
    `),
    terse: lines(`
      {A_lead} for [soup|oatmeal] and sofa.
      {A_lead} for [hot bowls|bowls in hand].
      {A_lead}. Bowl in, hands cool.
    `),
  },
  scenes: {
    warm: lines(`
      Set your bowl in the {name} before it's filled, and carry [soup|hot oatmeal] without the usual dance.
      Supper on the sofa goes better with the {name} between your lap and the [chili|soup].
      Keep the {name} by the [microwave|bowls], so lunch doesn't begin with a hunt for a towel.
      Take the {name} to the office, where the [break room|lunch table] has never heard of pot holders.
      The {name} {v:works} for ice cream too, when it's your [hands|knees] that are too warm for the bowl.
      Give the {name} with [a soup recipe|a can of the good soup] to someone with a new apartment.
      On movie night, the {name} {v:keeps} the [noodles|popcorn] steady when the plot thickens.
      Tuck the {name} inside a bowl, add [a spoon|a packet of ramen], and you've wrapped a present.
      Let the kids use the {name} on [snow days|rainy days]; the coffee table will thank you.
      The {name} {v:comes} into {its} own with [2 or: ramen|chili|oatmeal|stew|mac and cheese] and a blanket.
    `),
    tale: lines(`
      Hot soup, long hallway, no problem: the {name} {v:comes} along for the [walk|ride].
      The {name} {v:hugs} the [bowl|dish] so that your fingers needn't.
      A [stew|chili] that wears the {name} may sit in any chair in the house.
      Bed, book, broth, and the {name} to [keep|hold] them all level.
      Nobody does the hot-bowl [shuffle|tango] once the {name} {v:is} in the house.
      Give the {name} to the friend who eats [standing up|over the sink], and offer a chair.
      The cat would like your [lap|blanket]; the soup and the {name} got there first.
      Ice cream in [January|a snowstorm] is brave, but with the {name} it's only sensible.
      Slip a bowl into the {name} and dinner is dressed for the [sofa|balcony].
      Leftovers travel [first class|in style] from the microwave when the {name} {v:is} aboard.
    `),
    plain: lines(`
      A bowl set in the {name} can be carried straight to the [desk|sofa] by hand.
      The {name} {v:suits} [soup|oatmeal|noodles] in winter and ice cream in summer.
      Kept beside the microwave, the {name} {v:spares} the search for a [folded towel|spare cloth].
      In an office kitchen, the {name} {v:makes} a hot lunch easier to [carry|hold].
      For a [student|new colleague], the {name} {v:is} a present with a use on the first cold day.
      The {name} {v:lets} a warm bowl rest on the [lap|armrest] as well as on the table.
      At a potluck, the {name} {v:tells} one [dish|bowl] from the next.
      Paired with [2 and: a soup recipe|a wide bowl|a spoon|a packet of noodles], the {name} {v:makes} a complete gift.
      The {name} {v:fits} the evenings when a meal is eaten with a [film|book] rather than at the table.
      On a side table, the {name} {v:stands} between a hot bowl and the [varnish|tabletop].
    `),
    terse: lines(`
      Bowl in the {name}. [Soup|Noodles] in the bowl. Go.
      Carry soup in the {name} to the [sofa|desk].
      [Chili|Stew|Oatmeal], the {name}, a blanket.
      Keep the {name} by the [microwave|bowls].
      Ice cream? The {name} again.
      Take the {name} to [work|the dorm].
      Give the {name} with a [soup recipe|spoon].
      The {name} {v:saves} [fingers|table tops].
      [Snow|Rain], soup, the {name}.
      Supper in your lap, the {name} between.
    `),
  },
  tips: {
    warm: lines(`
      Settle the bowl well down into the {name} before you fill it, so the sides [stand up|hug it] evenly.
      Try your bowls in the {name} first; a wide [rim|foot] sits differently from a narrow one.
      Keep the {name} dry; a damp cloth lets heat [through|straight through] in a second.
      Wipe up [soup|sauce] on the {name} soon, before it's been warmed a second time.
      Let the {name} dry all the way through after a wash; the middle takes longer than the [edges|outside].
      Follow the care notes before the {name} {v:goes} near heat or [a wash|the washer]; fillings vary.
      Tug the corners of the {name} back into shape while damp, and {it} {v:stays} a [bowl|nest].
    `),
    tale: lines(`
      Seat the bowl first and pour the soup second; the {name} {v:works} in that [order|sequence].
      Damp is the [enemy|traitor], so let the {name} dry before the next hot bowl.
      Measure your favorite bowl against the {name}; some are built like [teacups|bathtubs].
      Chase gravy off the {name} early, before the next meal [bakes it in|makes it permanent].
      The middle of the {name} dries last, so be [patient|generous] after wash day.
      Coax the corners of the {name} upright while damp, as you would a [cat's ears|good collar].
      Read the care notes before the {name} {v:meets} heat or the washer; some fillings dislike [surprises|both].
    `),
    plain: lines(`
      Place the empty bowl in the {name} before filling, so that it sits [level|securely].
      Compare the [size|width] of the bowl with the {name}, since a wide rim sits higher.
      Use the {name} only when dry, since moisture [conducts|carries] heat quickly.
      Treat [soup|sauce] stains on the {name} before the next use, as heat sets them.
      Dry the {name} completely after washing, including the [inner layers|filling].
      Consult the care notes for the {name} before [heating|washing], as fillings differ.
      Reshape the corners of the {name} while damp, so that the [sides|edges] stand up.
    `),
    terse: lines(`
      Set the bowl in the {name} before [filling|you fill].
      Use the {name} dry. Damp cloth carries heat.
      Wipe soup off the {name} [soon|at once].
      Dry the {name} through before the next [bowl|use].
      Read the care notes for the {name} first.
      Shape the {name} while damp.
      Measure the bowl against the {name}.
    `),
  },
}
