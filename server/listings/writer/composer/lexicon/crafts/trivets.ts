import { lines, stems, type Craft } from '../craft.ts'

export const TRIVETS: Craft = {
  nouns: stems('trivet potstand'),
  signs: stems('trivet'),
  emojis: ['🍲', '🏡', '🍳', '🌿', '✨', '🎁', '🔥', '🧡', '🫖'],
  openings: {
    warm: lines(`
      {A_lead} for the pot that [comes straight to the table|won't wait].
      {A_lead} for [soup|casserole] nights and full tables.
      {A_lead}, so supper can land [anywhere|where the people are].
    `),
    tale: lines(`
      {A_lead}, [a helipad|an island] for hot dishes.
      {A_lead} for pots that like to [arrive|make an entrance].
      {A_lead} for tables that have [seen enough|had their share of heat].
    `),
    plain: lines(`
      {A_lead} for serving [straight from the stove|at the table].
      {A_lead} to stand between a hot dish and the [table|counter].
      {A_lead} for [family|everyday] meals served from the pot.
    `),
    terse: lines(`
      {A_lead} for [hot pots|pot and kettle].
      {A_lead} for [stove|oven] to table.
      {A_lead}. Supper lands here.
    `),
  },
  scenes: {
    warm: lines(`
      Put the {name} in the middle of the table, and the pot can come along so everyone [serves themselves|gets seconds].
      No more [folded towels|old magazines|upturned plates] under the soup once the {name} {v:is} out.
      The {name} {v:is} handy beside the stove too, for the [lid|pan] that needs a place to go right now.
      Give the {name} to the friend who brings a [casserole|stew] to every new baby on the street.
      Between meals, let the {name} stay out under [the fruit bowl|the teapot|a plant|the oil bottle].
      Lay out the {name} before you drain the pasta; you won't have a free hand [later|in a minute].
      At a potluck, the {name} {v:goes} under [3 or: the chili|the gravy|the baked beans|the cobbler|the baked ziti] and nobody scolds.
      The {name} {v:makes} serving from the pan look like a choice, not [a shortcut|laziness].
      Lean the {name} on the backsplash when the table's needed for [homework|puzzles].
      When the oven's full for a holiday, the {name} {v:is} where the [next|hot] dish can wait.
    `),
    tale: lines(`
      The timer rings, the crowd parts, and the {name} {v:is} ready for [landing|the pot].
      Under every great [stew|pot pie] stands something like the {name}, asking for no credit.
      A table without the {name} is one lasagna away from a [scar|story].
      Guests may sit anywhere; the [casserole|paella] has a reserved seat on the {name}.
      Give the {name} to the cook who can't carry a pot without [an announcement|a fanfare].
      The {name} {v:takes} the heat, which is more than most [dinner guests|opinions] can say.
      Lean the {name} by the stove and {it} {v:passes} for [sculpture|art] until the kettle boils.
      Hot pan, no plan? There's the {name}, [three|two] steps away.
      The {name} {v:keeps} the peace between the table and the boiling [soup|stew].
      Even a [can of soup|pot of beans] walks taller toward the {name}.
    `),
    plain: lines(`
      The {name} {v:allows} a pot to go to the table, so that guests can [serve themselves|take a second helping].
      Kept beside the stove, the {name} {v:offers} a place for a [hot lid|pan] without any search.
      Set the {name} under [3 or: a teapot|a casserole|a serving bowl|a kettle|a skillet] to spare the surface below.
      For a [first kitchen|housewarming], the {name} {v:is} a present that few people buy for themselves.
      Between meals, the {name} can remain on the counter beneath a [fruit bowl|plant|bottle of oil].
      At a [buffet|holiday table], the {name} {v:keeps} hot dishes where they can be reached.
      Leaned against a [backsplash|wall], the {name} {v:stays} in view and at hand.
      Serving from the pan looks deliberate when the {name} {v:is} in [place|the middle of the table].
      The {name} {v:suits} a [breakfast skillet|pot of tea] as well as a long Sunday meal.
      A full oven calls for free surfaces, and the {name} {v:makes} one wherever there is [room|counter space].
    `),
    terse: lines(`
      Pot. The {name}. [Spoons|Bowls]. Supper.
      The {name} {v:goes} down before the pot.
      Keep the {name} by the [stove|kettle].
      Serve from the pan, on the {name}.
      The {name} {v:spares} the [table|counter].
      Give the {name} to a [first kitchen|good host].
      Lean the {name} by the stove between meals.
      [Teapot|Skillet|Stew] on the {name}, people around it.
      Retire the folded towel. Use the {name}.
      Between meals, the {name} {v:holds} the [fruit bowl|teapot].
    `),
  },
  tips: {
    warm: lines(`
      Check that the whole base of the pot sits on the {name}; an overhang [tips|wobbles] when somebody stirs.
      Wipe the underside of the {name} once in a while, since one trapped crumb can [scratch|mark] a tabletop.
      Set the {name} down first and the pot second, because you can't do [both|it] with full hands.
      Let the {name} cool off before you put {them} away in a drawer with [cloth|napkins].
      Lift hot pans onto the {name} instead of sliding them, and [both last longer|nothing gets scraped].
      Brush up spills on the {name} soon after supper; sauce gets [stubborn|set in its ways] overnight.
    `),
    tale: lines(`
      Center the pot on the {name}; a saucepan with one foot off is a [cliffhanger|trapeze act].
      Look beneath the {name} for crumbs, which write on tables in [small|tiny] letters.
      First the {name}, then the pan: get the order wrong and it's [juggling|interpretive dance].
      Slide nothing, lift everything; the {name} {v:prefers} a [clean|soft] landing.
      Give the {name} a minute to cool before the [drawer|napkins] get {them} back.
      Wipe the {name} the same night, or [gravy|cheese] takes up residence.
    `),
    plain: lines(`
      Choose a pot whose base rests fully on the {name}, so that it stays [level|stable] while serving.
      Wipe the underside of the {name} from time to time, since [grit|crumbs] can scratch a tabletop.
      Place the {name} before lifting the pot, as both hands will be [needed|occupied].
      Lift rather than slide a pan on the {name}, which protects [both surfaces|the finish].
      Allow the {name} to cool before storing {them} with [cloth|other things].
      Clean spills from the {name} the same day, before [sauces|sugars] harden.
    `),
    terse: lines(`
      Center the pot on the {name}.
      Wipe under the {name}. Crumbs scratch.
      Lift pans onto the {name}. Do not slide.
      Let the {name} cool before [storing|stacking].
      Clean the {name} the same [day|night].
      Set out the {name} before the [pot|pan].
    `),
  },
}
