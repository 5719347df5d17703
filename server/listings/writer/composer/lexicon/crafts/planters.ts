import { lines, stems, type Craft } from '../craft.ts'

export const PLANTERS: Craft = {
  nouns: stems('planter pot plantpot flowerpot trough'),
  signs: stems('plantholder'),
  emojis: ['🪴', '🌿', '🌱', '🌵', '🍃', '☀️', '💚', '✨'],
  openings: {
    warm: lines(`
      {A_lead} for the plant that's [been waiting|outgrown its pot].
      {A_lead} for [cuttings|plants] with big plans and small roots.
      {A_lead} for the [sill|corner] that gets the good light.
    `),
    tale: lines(`
      {A_lead} for [leaves|roots] with somewhere to be.
      {A_lead}, and the [windowsill|shelf] goes a little wild.
      {A_lead} for the friend who names [her|his] ferns.
    `),
    plain: lines(`
      {A_lead} for [a favorite plant|house plants] in a bright spot.
      {A_lead} for a plant ready to leave [the nursery pot|the windowsill jar].
      {A_lead} to bring some [foliage|leaves] to a plain corner.
    `),
    terse: lines(`
      {A_lead} for [one|a] good plant.
      {A_lead} for the [bright|empty] corner.
      {A_lead}. Just add [leaves|roots].
    `),
  },
  scenes: {
    warm: lines(`
      Move the plant that's outgrown its nursery pot into the {name} and it'll look like you [planned it|meant it].
      (!trough !balcony !patio !outdoor) Set the {name} where you [wait for the kettle|brush your teeth], and you'll notice every new leaf.
      (!hanging !wall !trough !balcony !patio !outdoor) The {name} {v:sits} easily beside [3 or: a stack of books|the record player|the kitchen radio|a reading chair|an open window].
      (!trough !balcony !patio !outdoor) Root a [cutting|leaf] from your own plant, tuck it into the {name} and give both away.
      (!hanging !wall !trough !balcony !patio !outdoor) Group the {name} with [two others|a tall one and a trailing one]; plants look happier in [company|a crowd].
      (!hanging !wall !trough !balcony !patio !outdoor) A bare windowsill and the {name} can keep you busy for [a whole spring|many Sundays].
      (!trough !balcony !patio !outdoor) A [fern|spider plant] in the {name} by the bath likes the steam as much as you do.
      Sunday is for watering, and the {name} {v:gets} you as far as the [window|porch] before coffee.
      (hanging) Hang the {name} where you can still reach {them} with a [watering can|jug] and no stepladder.
      Bring the {name} along to a new home instead of [flowers|wine]; the plant will still be there in spring.
      Try [3 or: an aloe|a small fern|a trailing ivy|a baby spider plant|a peperomia] in the {name} and see who settles in.
      (!hanging !wall !trough !balcony !patio !outdoor) Put the {name} on the desk, and you'll have somebody to [talk to|look at] between emails.
      (!hanging !wall !trough !balcony !patio !outdoor) Let the {name} break up a [long shelf of books|row of frames]; something alive changes the whole row.
      (trough balcony patio outdoor) Plant the {name} with [3 and: lettuce|parsley|nasturtiums|chives|strawberries] and supper's never far from the door.
      (trough balcony patio outdoor) Run the {name} along the [railing|wall] and have breakfast next to something growing.
      (trough balcony patio outdoor) The {name} {v:gives} a bare [balcony|patio] a front row of leaves.
      (trough balcony patio outdoor) Give the {name} over to [herbs|bees] this year and see who moves in.
    `),
    tale: lines(`
      Start with the {name} and one small fern, and [by fall|before you know it] the living room has a canopy.
      The {name} {v:makes} a fine address for [a cactus with opinions|an ivy on the move|a fern with big hair].
      (!hanging !wall !trough !balcony !patio !outdoor) On the sill, the {name} {v:gets} [the morning sun|a view of the street] and pays no rent.
      Somewhere a spider plant is [packing its bags|raising too many babies], and the {name} {has} a vacancy.
      Give the {name} to the [uncle|aunt|friend] who waters other people's plants when visiting.
      (!hanging !wall !trough !balcony !patio !outdoor) Put the {name} by the desk and meet a coworker who never [schedules a call|uses the word synergy].
      (!trough !balcony !patio !outdoor) A [jungle|rainforest] has to begin somewhere, and the {name} on a side table will do.
      (!trough !balcony !patio !outdoor) Turn the {name} toward the window and watch the whole [cast|crew] lean in for the light.
      (!trough !balcony !patio !outdoor) Hand the {name} and a cutting to a new neighbor; that's how [friendships|shared watering rotas] take root.
      (hanging) High up, the {name} {v:keeps} the leaves out of [reach of the cat|the traffic below].
      Even a [dark January|wet November] has one good corner when the {name} {v:is} full of leaves.
      (trough balcony patio outdoor) With the {name} in full leaf, any [balcony|patio] counts as a farm.
      (trough balcony patio outdoor) Bees read the {name} like a [menu|street map].
      (trough balcony patio outdoor) Sow the {name} on Saturday and visit [twice a day|in slippers], as farmers do.
    `),
    plain: lines(`
      (!trough !balcony !patio !outdoor) The {name} {v:gives} a small plant a settled place on a [windowsill|shelf|side table].
      (!hanging !wall !trough !balcony !patio !outdoor) Grouped with pots of [different heights|other shapes], the {name} can fill an empty corner.
      (!trough !balcony !patio !outdoor) In a [home office|study], the {name} {v:puts} something living within view of the desk.
      (!trough !balcony !patio !outdoor) The {name} {v:suits} [3 or: a trailing ivy|a compact fern|a small aloe|a young peperomia|a cutting in its first soil].
      Placed near the [kitchen window|sink], the {name} {v:is} hard to forget on watering day.
      (!trough !balcony !patio !outdoor) A plant in the {name} makes a housewarming present that [grows with the home|outlives a bouquet].
      (!trough !balcony !patio !outdoor) A single leafy plant in the {name} can soften a [bare shelf|row of books|plain wall].
      (hanging) Hung near a window, the {name} {v:leaves} the [sill|shelf] below free.
      For a first house plant, the {name} and a [forgiving species|hardy plant] are a sound start.
      (!hanging !wall !trough !balcony !patio !outdoor) Set the {name} beside a [chair|lamp|mirror], where foliage can be seen from more than one side.
      (!trough !balcony !patio !outdoor) Moved with the seasons, the {name} can follow the light from [room to room|sill to shelf].
      (trough balcony patio outdoor) Along a [railing|wall], the {name} {v:makes} room for herbs without a garden.
      (trough balcony patio outdoor) The {name} {v:suits} [3 or: salad leaves|herbs|trailing flowers|compact grasses|strawberries] on a balcony or terrace.
      (trough balcony patio outdoor) Placed beside a [door|bench], the {name} {v:brings} planting up to where it can be seen.
    `),
    terse: lines(`
      (!trough !balcony !patio !outdoor) One plant, the {name}, [good light|a quiet sill].
      Set the {name} where you [read|cook|work].
      (!trough !balcony !patio !outdoor) The {name} {v:fills} an empty [corner|sill|shelf].
      (!trough !balcony !patio !outdoor) Put a [cutting|fern|cactus] in the {name}. Wait.
      (!hanging !wall !trough !balcony !patio !outdoor) Place the {name} among [books|other pots|frames].
      (!trough !balcony !patio !outdoor) Give the {name} with a [cutting|young plant] inside.
      (hanging) Hang the {name} near the [light|window].
      New leaves. New home: the {name}.
      (!hanging !wall !trough !balcony !patio !outdoor) Group the {name} in [threes|a row]. Vary the heights.
      (!trough !balcony !patio !outdoor) The {name} {v:brings} the garden as far as the [desk|sofa].
      (!trough !balcony !patio !outdoor) Turn the {name} to the light. [Enjoy|Repeat].
      (trough balcony patio outdoor) Herbs outside the door: the {name}.
      (trough balcony patio outdoor) Line the [railing|wall] with the {name}.
      (trough balcony patio outdoor) Plant the {name} with [herbs|salad|flowers]. Eat outside.
    `),
  },
  tips: {
    warm: lines(`
      (!trough !balcony !patio !outdoor) Measure the nursery pot before you choose a plant for the {name}; a finger's width [of space|all around] is plenty.
      Poke a finger into the soil of the {name} first; most plants prefer [dry feet|thirst] to soggy soil.
      (!trough !balcony !patio !outdoor) Give the {name} a quarter turn every [week|watering day] and your plant will grow straight instead of leaning.
      (hanging) Wet soil is heavy: fix the {name} well.
      Leave room below the rim of the {name}, so water [soaks in|sinks down] instead of running over.
      (!hanging !wall !trough !balcony !patio !outdoor) Slide a saucer under the {name} on [furniture|a bookshelf]; it only takes one forgotten drip.
      (!trough !balcony !patio !outdoor !drainage !hole) Where there's no hole, keep a [nursery pot|liner] inside the {name} and lift it out to water.
      Loosen the roots with your fingers before they go into the {name}; they'll [settle|spread] sooner.
      (hanging) Take the {name} down to water, or let drips fall in the [sink|bath] before {it} {v:goes} back up.
      Wipe the {name} with a damp cloth when you dust the leaves, and both look [looked after|fresh] again.
      (trough balcony patio outdoor) Check the {name} daily in a hot spell; wind and sun [empty|dry] a container faster than a bed.
      (trough balcony patio outdoor) Set the {name} in place before you fill {them}; wet soil is [heavier than it looks|no fun to lift].
      (trough balcony patio outdoor) Plant the tall things at the back of the {name} and let the [trailers|strawberries] have the edge.
    `),
    tale: lines(`
      Ask the soil in the {name} before you water; one dry fingertip means [yes|pour].
      (!trough !balcony !patio !outdoor) Turn the {name} a little each week, or your plant will [run away with the sun|grow up crooked].
      More plants in the world have drowned than [gone thirsty|been forgotten], so water the {name} in sips.
      (!hanging !wall !trough !balcony !patio !outdoor) A saucer under the {name} keeps the [peace|truce] between plants and furniture.
      Choose a plant one size smaller than the {name}; roots like [elbow room|a spare bedroom].
      Stop the soil short of the rim, or the {name} will [overflow|dribble] at every watering.
      (hanging) Water the {name} over the [sink|bath] and let {them} finish dripping before the climb back up.
      Tickle the roots apart before planting in the {name}; the tightly [wound|coiled] ones settle slowest.
      (trough balcony patio outdoor) On hot days the {name} {v:drinks} like a [horse|sailor], so bring the can at breakfast.
      (trough balcony patio outdoor) Decide where the {name} {v:stands} before the soil goes in, unless you enjoy [furniture moving|regret].
      (trough balcony patio outdoor) Tall plants at the back of the {name}, short in front, as in any [school photo|choir].
    `),
    plain: lines(`
      (!trough !balcony !patio !outdoor) Compare the width of the nursery pot with the {name} before buying a [plant|larger plant].
      Check the soil in the {name} with a fingertip and water only once the top [layer|inch] is dry.
      (!trough !balcony !patio !outdoor) Rotate the {name} [a little each week|at every watering], so that growth stays even on all sides.
      (!hanging !wall !trough !balcony !patio !outdoor) Place a saucer or a mat under the {name} on [polished|painted] surfaces.
      (!trough !balcony !patio !outdoor !drainage !hole) Where the {name} {v:has} no drainage hole, an inner [pot|liner] allows water to be poured away.
      Leave some space between soil and rim, and the {name} will not [overflow|spill] during watering.
      (hanging) Choose a fixing that carries the {name} together with wet soil, which is much heavier than dry.
      Wipe mineral marks off the {name} with a damp cloth before they [dry on|build up].
      (trough balcony patio outdoor) In warm weather, check the {name} daily, since containers dry out faster than [beds|open ground].
      (trough balcony patio outdoor) Position the {name} before filling, since wet soil makes any container [heavy|hard to move].
      (trough balcony patio outdoor) Place taller plants at the back of the {name} and [trailing|low] ones along the edge.
    `),
    terse: lines(`
      Check the soil in the {name} before [watering|you pour].
      (!trough !balcony !patio !outdoor) Turn the {name} [each week|at watering time].
      (!hanging !wall !trough !balcony !patio !outdoor) Put a saucer under the {name} on [furniture|shelves].
      (!trough !balcony !patio !outdoor) Measure the nursery pot against the {name} first.
      (!trough !balcony !patio !outdoor !drainage !hole) No hole? Use a liner in the {name}.
      (hanging) Wet soil is heavy: fix the {name} well.
      Leave room below the rim of the {name}.
      Water the {name} in [sips|stages].
      (trough balcony patio outdoor) Water the {name} early on hot days.
      (trough balcony patio outdoor) Place the {name} first, then add soil.
      (trough balcony patio outdoor) Tall plants go to the back of the {name}.
    `),
  },
}
