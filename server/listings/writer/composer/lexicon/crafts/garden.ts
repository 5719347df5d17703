import { lines, stems, type Craft } from '../craft.ts'

// For birds, for bees, for wind, for light or for a row of seedlings: most lines need the word for which.
export const GARDEN: Craft = {
  nouns: stems('birdhouse feeder birdbath beehouse stake marker chime windchime suncatcher'),
  signs: stems('garden backyard birdhouse'),
  emojis: ['🌿', '🐦', '🌻', '🪴', '☀️', '🏡', '🍃', '🦋'],
  openings: {
    warm: lines(`
      {A_lead} to look at from [the kitchen sink|your first coffee].
      (!suncatcher) {A_lead} for [anyone|the one] who waters before breakfast.
      (!suncatcher) {A_lead} for a garden, [however small|or the nearest thing to one].
      (suncatcher) {A_lead} for a window with [good sun|a place to spare].
    `),
    tale: lines(`
      (!suncatcher) {A_lead} for the [wild|leafy] side of the window.
      {A_lead}, in league with [the weather|sun and wind].
      (!suncatcher) Meet {a_lead}, [a small reason to look outside|friend to the flowerpots].
      (suncatcher) {A_lead} to [play catch with|trip up] the sun.
    `),
    plain: lines(`
      (!suncatcher) {A_lead} for [gardens, balconies and windowsills|people who enjoy their garden].
      {A_lead} for a spot seen from [the house|indoors].
      (!suncatcher) {A_lead} for the months [in leaf|spent outdoors].
      (suncatcher) {A_lead} for a sunny window.
    `),
    terse: lines(`
      {A_lead}. [Look outside|Near the window|Leaves and light].
      {A_lead} for a [garden|balcony] seen daily.
      (!suncatcher) {A_lead} among leaves.
    `),
  },
  scenes: {
    warm: lines(`
      (birdhouse feeder birdbath) Put the {name} in view of the kitchen sink; [chickadees|sparrows] are better than the radio.
      (birdhouse) February's the time to put up the {name}, because [wrens|titmice] go house hunting early.
      (feeder) The first morning the {name} may hang there alone, and by the [weekend|second] there'll be a line.
      (birdbath) On a hot afternoon, the {name} [{is} the busiest place|{v:draws} half the neighborhood], splashing included.
      (stake marker) Come April, the {name} {v:tells} you which sprout is [parsley|lettuce] and which one is a weed.
      (stake marker) Push the {name} into the bed or a pot on the sill, and nobody [digs up the bulbs|waters bare soil for weeks].
      (chime windchime) The {name} will tell you about the wind before the [trees|weather report] {v:does}.
      (chime windchime) Hang the {name} near where you sit with [coffee|a book] in the evening, not under your neighbor's window.
      (suncatcher) Around four o'clock, the {name} {v:sends} bits of light across the [floor|ceiling], and the cat goes after them.
      (suncatcher) The {name} {v:gives} a [plain|north-facing|kitchen] window something to do all day.
      From the sink, from the desk, from bed: the {name} {is} worth placing where you'll see {them} from indoors.
      (stake marker birdhouse feeder birdbath) Bring the {name} to a gardener in [February|November], when there's nothing to do but look at catalogs.
      (!suncatcher) Even if your garden is [a windowsill|three pots and a chair], the {name} {has} a place in it.
      (stake marker) Label what you forget first: [3 and: the parsley|last year's tulips|late beans|the spare mint|three kinds of tomato|the rhubarb].
      (birdhouse) A wren moving into the {name} is [April's front-page news|better than most television].
      (stake marker) When the neighbor's kids come to pick herbs, the {name} {v:tells} them which is [chives|oregano].
      (suncatcher) Hang the {name} for someone who [spends mornings at the sink|works by a window].
      (chime windchime) Give the {name} to someone who likes [a porch|the back step] with the first cup of the day.
      (chime windchime) Try {them} by [3 or: the back step|the garden bench|the porch swing|the apple tree|the kitchen door|the balcony rail].
      (birdhouse feeder birdbath) Expect [3 and: sparrows|a bold squirrel|the neighbor's cat|chickadees|long breakfasts|borrowed binoculars].
      (suncatcher) On dull days the {name} {v:keeps} still, and on the first bright one [you'll notice at breakfast|the whole wall lights up].
      (suncatcher) Kids will chase the spots from the {name} along [the floorboards|the hallway] until the cloud comes.
      (suncatcher) Good windows for {them}: [3 or: the kitchen|a stairwell|the bathroom|a child's room|the office|the landing].
      (beehouse) One sunny morning someone plugs a hole in the {name} with [mud|bits of leaf], and you have tenants.
      (beehouse) Hang the {name} near the [apple tree|bean rows|raspberries], where the pollen is.
      (beehouse) Pull up a chair beside the {name} in [May|June]; {its} guests are busy and leave you alone.
      (stake marker) By [May|June] every seedling looks like every other, and you'll be glad of the {name}.
    `),
    tale: lines(`
      (birdhouse feeder birdbath) News of the {name} travels through the [hedge|lilac] quicker than you'd think.
      (birdhouse) To let: the {name}, [one room, leafy street|suits small family], rent payable in song.
      (feeder) At the {name} there's a pecking order, and the [finch|sparrow] thinks it doesn't apply.
      (birdbath) Bathers at the {name} leave [a feather in thanks|without a towel].
      (stake marker) The {name} {v:knows} what's asleep in the soil and [{v:gives} the secret away|{v:tells} the trowel].
      (stake marker) No more mystery seedlings: the {name} {v:makes} introductions between you and the [dill|radishes].
      (chime windchime) When the wind comes by, the {name} {v:picks} out [a tune nobody wrote|half a melody], then {v:loses} it again.
      (chime windchime) Every breeze that crosses the yard has to [check in|leave a note] at the {name}.
      (suncatcher) The {name} {v:catches} the sun by the sleeve and [won't let go|{v:spins} it round the room].
      (suncatcher) A low winter sun, the {name} in the window, and the wall breaks out in [freckles|confetti].
      (chime windchime) Give the {name} the good air, the spot where the [washing dries first|hats come off].
      (!suncatcher) Plant the idea of {a_name} in a friend who [talks to tomatoes|names the squirrels].
      (!suncatcher) Snails, drizzle, [a late frost|slugs again]: with the {name} in view, a garden is forgiven sooner.
      (birdhouse feeder birdbath stake marker) Neighbors will include [3 and: a toad|two snails|the bold robin|a sleepy bumblebee|somebody's cat|a squirrel with plans].
      (suncatcher) Cats believe the {name} {was} put there for them, [and who would argue|light spots being small game].
      (stake marker) The {name} {v:keeps} order in a bed where [mint|borage] would gladly take over.
      (chime windchime) {It} {v:keeps} company with [3 and: moths|thunder|hammock naps|garden gossip|late swifts|a kettle].
      (chime windchime) On still days the {name} {v:waits}, [and so does the hammock|and the bees take over].
      (birdhouse feeder birdbath) Beside the {name}, breakfast takes longer and [nobody minds|the toast goes cold].
      (suncatcher) The {name} {v:writes} on the wall in light, [a new line every hour|and the afternoon erases it].
      (suncatcher) Spots will land on [3 and: the butter|the dog|your page|a bald head|the piano|last night's dishes].
      (beehouse) Check-in at the {name} is at [sunrise|the first warm hour], and luggage is mostly pollen.
      (beehouse) The {name} {v:is} fully booked when the last door is [bricked up|shut with mud].
      (beehouse) Guests at the {name} pay in [apples|raspberries|beans], later in the year.
      (stake marker) With the {name} in the row, even the [gardener's aunt|new neighbor] weeds the right thing.
    `),
    plain: lines(`
      (birdhouse feeder birdbath) Placed in view of a window, the {name} {v:brings} [garden birds|everyday birds] within watching distance.
      (birdhouse) Put up in late winter, the {name} can be inspected by birds before the nesting season.
      (feeder) In [winter|dry spells], the {name} {v:becomes} a reliable meeting place for birds.
      (birdbath) In dry weather, the {name} {v:offers} birds a place to drink and bathe.
      (stake marker) The {name} {v:shows} what has been sown, [before anything is visible|while seedlings still look alike].
      (stake marker) In herb pots, the {name} {v:helps} guests find the [thyme|mint] without asking.
      (chime windchime) On a porch or balcony, the {name} {v:makes} a [light breeze|change of weather] audible.
      (chime windchime) Near a seat, the {name} can be enjoyed at a [low volume|gentle level]; further away, {it} {v:carries} on windy days.
      (suncatcher) In a sunny window, the {name} {v:scatters} light across the [room|wall] as the day moves on.
      (suncatcher) The {name} {v:decorates} a window without blocking the [view|daylight].
      The {name} {v:gives} the view from a [kitchen|study] window a point of interest in every season.
      (!suncatcher) For gardeners, {a_name} {is} a welcome gift [outside the planting season|at the start of the season].
      (stake marker) The {name} {v:suits} [balconies|raised beds] and window boxes as well as large gardens.
      (stake marker) Worth labeling are [3 and: herbs|bulbs|late sowings|similar seedlings|tomato varieties|dormant perennials].
      (suncatcher) Near a desk or sink, the {name} {v:gives} the eye something to follow between tasks.
      (stake marker) In a shared or school garden, the {name} {v:lets} [everyone|each child] see what grows where.
      (chime windchime) Possible places are [3 and: the balcony|a pergola|a courtyard|the porch|a sheltered terrace|a branch].
      (birdhouse feeder birdbath) With the {name} near a window, children learn to tell [a wren from a sparrow|one bird from another].
      (suncatcher) In winter, when the sun stands low, the {name} {v:throws} light furthest into the room.
      (suncatcher) The {name} {v:suits} a window whose view is [a wall|nothing much].
      (suncatcher) Rooms worth considering are [3 and: the kitchen|a stairwell|a bathroom|a child's room|an office|the landing].
      (beehouse) Near fruit trees or vegetable beds, the {name} {v:offers} [solitary|wild] bees a place to nest.
      (beehouse) Beside a path or a seat, the {name} {v:lets} [children|visitors] watch wild bees at close range.
      (beehouse) In a [school|community] garden, the {name} {v:gives} lessons on pollination something to point at.
    `),
    terse: lines(`
      (birdhouse feeder birdbath) See the {name} from the window. Wait.
      (birdhouse) Put up the {name} before spring.
      (birdhouse) A wren and the {name} make a morning.
      (feeder) Birds find the {name} in days.
      (birdbath) On hot days, the {name} {is} never empty long.
      (stake marker) The {name} {v:tells} dill from weed.
      (stake marker) Sow, water, mark with the {name}.
      (stake marker) Guests find the mint by the {name}.
      (chime windchime) Wind comes, and the {name} {v:answers}.
      (chime windchime) Hang the {name} near a chair, not a bedroom.
      (suncatcher) Low sun, and the {name} {v:paints} the wall.
      (suncatcher) The {name} {v:leaves} the view free.
      (!suncatcher) A balcony has room for the {name}.
      Choose a spot for the {name} where you look out.
      (!suncatcher) Give the {name} to someone with [soil on the knees|seeds in every drawer].
      From the sink, the {name} {is} in view.
      (suncatcher) The {name} {v:moves} with the hour.
      (suncatcher) A plain view gains from the {name}.
      (suncatcher) Spots of light on [3 and: wall|floor|book|table|cat|bed].
      (beehouse) Warm morning, first guest at the {name}.
      (beehouse) Sealed holes in the {name}: someone lives there.
      (beehouse) Put the {name} near [blossom|fruit trees|beans].
    `),
  },
  tips: {
    warm: lines(`
      (birdhouse) Face the {name} away from the [midday sun|prevailing wind], and clear out the old nest in fall.
      (birdhouse feeder) Keep the {name} away from branches a cat could [jump from|wait on].
      (feeder birdbath) Empty and scrub the {name} every week or two; birds are [messy eaters|untidy guests].
      (stake marker) Push the {name} in at the edge of the pot, where you won't [hit roots|catch {them} with the hose].
      (stake marker) Set the {name} when you sow, not after; you [won't remember|will swear you'd remember].
      (chime windchime) Take the {name} in before a storm, or you'll spend the next [morning|hour] untangling strings.
      (chime windchime) Hang the {name} from a swivel hook, and the cords [won't twist|stay untangled].
      (suncatcher) South and west windows give the {name} most to work with, [above all in winter|most of all in late afternoon].
      (suncatcher !panel !lead !leaded) A clear suction hook holds the {name} better if you [warm it first|wipe the pane with vinegar].
      (birdhouse feeder birdbath chime windchime) Look out of the window while someone holds the {name}; that's quicker than [moving {them} five times|guessing].
      (!suncatcher !birdhouse !beehouse) The {name} will see more springs if {it} {v:spends} the hard frosts in a [shed|hallway].
      (beehouse) Fix the {name} so {it} can't [swing|twist]; bees like a doorstep that stays put.
      (beehouse) Choose a wall with morning sun for the {name}, at about [chest|eye] height.
      (beehouse) A shallow dish of [wet soil|mud] near the {name} saves the bees a trip.
    `),
    tale: lines(`
      (birdhouse) Tenants like the {name} out of the noon sun and [out of reach of cats|above cat height].
      (birdhouse feeder) Hang the {name} a good leap away from any [fence|branch] a cat could use.
      (feeder birdbath) Wash up at the {name} as you would after [any dinner party|guests], only more often.
      (stake marker) Write or place the {name} the day you sow, [while you still know|before memory wilts].
      (stake marker) In a pot, the {name} {v:likes} the rim, where roots [have less to say|leave room].
      (chime windchime) When a gale is forecast, bring the {name} in for the night, [like a cat|tangles are no tune].
      (chime windchime) Ask next door before you hang the {name} by the fence; [not everyone likes music at four|goodwill carries further].
      (suncatcher) Chase the sun through the house for a day and hang the {name} where it [stays longest|sets].
      (suncatcher) Wipe the window before you dust the {name}; the sun [minds both|is particular].
      (chime windchime suncatcher birdbath) Audition the {name} in three places and see where your [eyes go|coffee tastes better].
      (!suncatcher !birdhouse !beehouse) In hard frost the {name} can winter [indoors|in the shed], like dahlias.
      (beehouse) Bees dislike a house on a swing, so [screw|tie] the {name} to something that stands still.
      (beehouse) Breakfast sun is the first thing the guests of the {name} [ask for|look at].
    `),
    plain: lines(`
      (birdhouse) Mount the {name} out of direct midday sun, with the entrance turned away from [wind and rain|the weather side].
      (birdhouse) Remove old nests from the {name} in autumn, once the birds have left.
      (feeder birdbath) Clean the {name} regularly with hot water, [most of all in warm weather|before algae form].
      (birdhouse feeder) Choose a spot for the {name} that is open to view but close to [shrubs|cover].
      (stake marker) Place the {name} at the time of sowing, [at the end of the row|at the rim of the pot].
      (stake marker) Take the {name} in when the bed is cleared and keep {them} [dry over winter|with the seeds].
      (chime windchime) Hang the {name} where moderate wind reaches {them}, [under the eaves|below a branch], and take {them} in before storms.
      (chime windchime) Check the cords of the {name} each season, since sun and [friction|rain] weaken them.
      (suncatcher) A window with direct sun in the morning or [late afternoon|evening] suits the {name}.
      (suncatcher) Clean the pane as well as the {name}; dust on either [dulls the light|shows in the sun].
      Choose the place of the {name} from indoors, at the window you use most.
      (!suncatcher !birdhouse !beehouse) Bring the {name} under cover in [severe weather|hard frost] to keep {them} in good condition.
      (beehouse) Mount the {name} firmly in a [sunny, sheltered|warm] place, with the openings facing the morning sun.
      (beehouse) Leave sealed tubes in the {name} closed over winter, since the next generation is inside.
    `),
    terse: lines(`
      (birdhouse) Clean out the {name} in fall.
      (birdhouse feeder) Keep the {name} out of a cat's reach.
      (feeder birdbath) Scrub the {name} each week.
      (stake marker) Set the {name} the day you sow.
      (stake marker) Put the {name} near the rim of the pot.
      (chime windchime) Take the {name} in before storms.
      (chime windchime) Check the cords of the {name} each spring.
      (suncatcher) A west window gives the {name} late sun.
      (suncatcher) Clean the window, then the {name}.
      Choose the place for the {name} from indoors.
      (!suncatcher !birdhouse !beehouse) Shelter the {name} in hard frost.
      (beehouse) Morning sun on the {name}, rain behind {them}.
      (beehouse) Fix the {name} so {it} cannot swing.
      (beehouse) Sealed holes in the {name}? Leave them closed.
    `),
  },
}
