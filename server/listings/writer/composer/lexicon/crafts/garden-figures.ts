import { lines, stems, type Craft } from '../craft.ts'
import { FIGURES } from './figures.ts'

/** Figures where the seller's words show that they stand outdoors. */
export const GARDEN_FIGURES: Craft = {
  nouns: FIGURES.nouns,
  signs: stems('garden'),
  emojis: ['🌿', '🍄', '🐌', '🌻', '🐸', '🪴', '🌧️', '✨', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for the bed by the [path|gate].
      {A_lead} for a garden with a sense of [humor|mischief].
      {A_lead} for the corner where [nothing|only ivy] grows.
    `),
    tale: lines(`
      {A_lead} on duty among the [hostas|lettuces].
      {A_lead} for gardens with [secrets|slugs] and long evenings.
      {A_lead} for the hour when the [snails|bats] come out.
    `),
    plain: lines(`
      {A_lead} for beds, borders and [paths|doorsteps].
      {A_lead} for a garden in need of a [focus|resident].
      {A_lead} for garden, terrace or [balcony|porch].
    `),
    terse: lines(`
      {A_lead} for the [border|path].
      {A_lead} for ferns in need of company.
      {A_lead} for garden or [balcony|porch].
    `),
  },
  scenes: {
    warm: lines(`
      Half hide the {name} behind [ferns|the hostas|a flowerpot], and let visitors make the find.
      Give the {name} a post by the [path|gate], where the mail carrier goes past.
      Put the {name} where you can see {them} from the kitchen sink; that's the view you use [most|daily].
      In January the {name} will be the only one out there still [at work|in good spirits].
      Move the {name} a few feet each week and wait for the neighbors' kids to [report|notice].
      The {name} {v:gets} along with [3 and: tomatoes|tulips|an old watering can|a birdbath|thyme|a crooked fence].
      Bring the {name} to a friend with a first garden; plants may sulk, the {name} won't.
      Let moss and weather work on the {name} a little, and {it} will look as if {it} {v:belongs} there.
      On a balcony, the {name} between the pots makes a few square feet feel [farther from the street|like a garden].
      Line up the {name} with your reading chair, and you'll have company for the [whole chapter|last page].
      Weeding goes faster with the {name} looking on from the [next row|edge of the bed].
    `),
    tale: lines(`
      The slugs have been warned: the {name} {v:patrols} from [dusk|the first lettuce].
      Nobody has ever seen the {name} move. [Officially|So far].
      The robin has taken the {name} for a lookout, and the {name} {has} raised no [objection|rent].
      At the end of the path the {name} {v:waits}, as [agreed|if by chance].
      Weather of every sort goes over the {name}; [opinions|complaints] are kept private.
      In the court of the garden, the {name} {v:advises} [3 and: snails|bees|two toads|the blackbird|a hedgehog|the fox].
      A child on tiptoe and the {name} behind the fern: [negotiations|talks] are under way.
      Rake around the {name} in the fall and [apologize|nod] as you pass.
      Give the {name} to a gardener whose beds have [everything|too much order] already.
    `),
    plain: lines(`
      Between plants, the {name} {v:gives} a bed [structure|a focus] when little is in flower.
      At the turn of a path, the {name} {v:leads} the eye [onward|around the corner].
      Seen from a window, the {name} {v:keeps} the garden present in [winter|bad weather].
      Beside a doorstep, the {name} {v:greets} visitors before the [bell|door] does.
      The {name} {v:suits} [3 or: a shaded corner|a rock garden|a herb bed|a terrace|a balcony|a pond edge].
      Partly covered by leaves, the {name} {v:becomes} something to [discover|find] on a walk around the garden.
      On a small balcony, the {name} can take the place of a [further pot|larger plant].
      For a gardener, the {name} {is} a present that needs no [watering|particular season].
      As a reminder of a shared [joke|summer], the {name} {v:stays} outdoors with the seasons.
      Beside a bench, the {name} {v:gives} the eye something to rest on between [pages|conversations].
      In a front garden, the {name} {v:helps} visitors to find the [right house|door].
    `),
    terse: lines(`
      Place the {name} among low plants.
      Half hide the {name} under [ferns|leaves].
      Put the {name} in view of the kitchen window.
      Let the {name} mark the turn of the path.
      Winter leaves the {name} to hold the bed.
      Give the {name} to a gardener.
      Move the {name} now and then. Someone will notice.
      A balcony has room for the {name}.
      For the {name}: [3 or: a border|a pond edge|a terrace|a doorstep|a rock garden|a herb bed].
      Let ferns grow up around the {name}.
      Stand the {name} by the gate, facing the path.
      Snow will sit on the {name} and look intended.
      A bare corner needs little more than the {name}.
      Let a child find the {name} first.
      Turn the {name} toward the bench where you sit.
    `),
  },
  tips: {
    warm: lines(`
      Set the {name} on a flat stone or a bed of gravel, so {it} {v:stays} level after [rain|a thaw].
      Bring the {name} in before hard frost unless [the seller says|you know] {it} can stay out.
      Clean the {name} with a soft brush and rainwater in [spring|April], before the beds fill up.
      Keep the {name} out of the lawn mower's way; a ring of [gravel|low plants] does it.
      Lift the {name} with both hands at the [base|thickest part], wearing gloves if moss has moved in.
      Let the {name} dry out in the shed before a cold spell; water that freezes inside [pushes|cracks] things.
    `),
    tale: lines(`
      Give the {name} firm ground, since a lean is only [dignified|charming] in towers.
      Frost is a sneak thief, so ask whether the {name} may [winter outside|stay out].
      Scrub the {name} with a soft brush each spring; moss behind the [ears|knees] is optional.
      Tell the lawn mower about the {name} before the [two meet|season starts].
      Turn the {name} a little each month, so that all sides get their share of [sun|gossip].
      Choose a spot for the {name} that the sprinkler [misses|cannot reach]; nobody enjoys a shower at five.
    `),
    plain: lines(`
      Place the {name} on firm, level ground so that {it} {v:stays} upright after [rain|frost].
      Check whether the {name} may stay outside in frost before the first [cold night|winter].
      Clean the {name} with a soft brush and plain water, without [harsh cleaners|pressure washing].
      Keep the {name} clear of mowing edges and [sprinklers|hoses].
      Lift the {name} by the base or body and not by [projecting|slender] parts.
      For storage over winter, let the {name} dry completely in a [frost-free|sheltered] place.
    `),
    terse: lines(`
      Set the {name} on firm, level ground.
      Ask about frost before the {name} {v:winters} outside.
      Brush the {name} clean in spring.
      Keep the {name} out of the mower's way.
      Lift the {name} by the base.
      Dry the {name} before winter storage.
      Clear leaves from around the {name} in fall.
      Keep the {name} out of the sprinkler.
      Lay gravel or a flat stone under the {name}.
      Use soft brushes and plain water on the {name}.
      Check the {name} after the first storm.
    `),
  },
}
