import { lines, stems, type Craft } from '../craft.ts'

export const PLANT_HANGERS: Craft = {
  nouns: stems('hanger'),
  signs: [],
  emojis: ['🪴', '🌿', '🌱', '☀️', '🍃', '💚', '✨', '🏡'],
  openings: {
    warm: lines(`
      {A_lead} for [the ivy that ran out of shelf|a plant that deserves some height|the corner by the window].
      {A_lead} for homes with [more plants than sills|a curious cat|no floor space left].
      {A_lead} to hang [by the window|over the sink|where the light comes in].
    `),
    tale: lines(`
      {A_lead}, so the fern can [join the chandelier set|look down on the rest of us].
      {A_lead}, for [ivies with ambition|jungles that start at eye level].
      {A_lead}: a [swing|balcony|box seat] for a plant with good manners.
    `),
    plain: lines(`
      {A_lead} for [window corners|rooms with little floor space|trailing plants].
      {A_lead} for [a bright corner|the space in front of a window] that a shelf cannot use.
      {A_lead} for growing collections and [full|crowded] windowsills.
    `),
    terse: lines(`
      {A_lead} for [the window|a bright corner|trailing plants].
      {A_lead}. [One hook, one pot.|Hang, then water.]
      {A_lead} for [small rooms|full windowsills].
    `),
  },
  scenes: {
    warm: lines(`
      Hang the {name} by the kitchen window and the [dish rack|fruit bowl] gets its sill back.
      [Trailing|Hanging] plants tell you where they want to go, and the {name} {v:lets} them.
      Cats can climb a bookcase, but the {name} {v:leaves} them [guessing|looking up].
      In a [small apartment|full room] the {name} {v:uses} the one place [nobody has|without] furniture: the air.
      Two at different heights in one window look [planned|like a plan], so start with the {name} and see.
      The {name} and a cutting from your own plant make a present with [roots|a history].
      On the porch the {name} {v:gives} the [swing|door] something to nod at.
      Near the bathroom window, the {name} {v:lets} a fern enjoy the steam [after your shower|with you].
      There's an empty hook in every [rental|old kitchen|hallway], and the {name} {v:knows} what it's for.
      Put the {name} in the corner where the floor lamp never [fit|looked right].
    `),
    tale: lines(`
      From the {name}, a plant can watch the whole room and keep [its|any] opinions to itself.
      Let down your ivy: the {name} {v:turns} a window into [Rapunzel's tower|a tower window].
      The floor is for shoes, as every [fern|ivy] knows, and the {name} {v:agrees}.
      With the {name} up, the spider plant becomes an [acrobat|aerialist] and its young follow.
      The cat will study the {name} for weeks, [planning|measuring], and then go back to the sofa.
      One hook and the {name}, and the ceiling finally [has a job|does some work].
      Hanging gardens were a wonder once; the {name} {v:manages} with a [curtain rod|hook and a window].
      A plant in the {name} sees the [mail carrier|rain|neighbors] first.
      Put the {name} over the [desk|reading chair|sofa] and let the leaves read along.
      For a friend whose windowsill is [standing room only|sold out], the {name} {v:opens} the upper circle.
    `),
    plain: lines(`
      The {name} {v:frees} a [windowsill|side table] or a shelf while the plant keeps its light.
      Trailing plants show their full length from the {name}, which a [shelf|table] would cut short.
      In front of a window, the {name} {v:gives} [some|a little] privacy and {v:takes} [little|hardly any] daylight.
      Above a [desk|bench] or a [sideboard|radiator cover], the {name} {v:uses} space that would otherwise stay empty.
      A tall window can take plants at two heights; the {name} may hold the [upper|lower] one.
      In a [household|room] with [pets|small children], the {name} {v:keeps} leaves and soil out of reach.
      A [stairwell|landing] with a skylight is a good place for the {name} and a long vine.
      On a covered [balcony|porch], the {name} can hold a plant at the height of the railing.
      As a housewarming present, the {name} can come with a [pot|plant] already in place.
      The {name} {v:moves} easily to the next [apartment|house|room], as only a hook stays behind.
    `),
    terse: lines(`
      One hook, the {name}, a [trailing plant|vine|fern].
      The {name} {v:frees} the [sill|shelf|table].
      Hang the {name} where the [light|morning] comes in.
      The {name} above the [sink|desk|tub], [in|near] the window.
      Out of the [cat's|dog's|toddler's] reach: the {name}.
      Full [shelf|sill|table]? Hang the {name}.
      The {name} {v:fills} the corner beside the [window|door|bookcase].
      Small room, high ceiling, the {name} [between|above].
      Let the [vine|ivy|fern] fall from the {name}.
      The {name} and a [cutting|pot|small plant], for a friend.
    `),
  },
  tips: {
    warm: lines(`
      Weigh the pot just after watering; that's what the hook for the {name} has to [carry|hold].
      Measure the rim of your pot first, so you know [how|whether] it will sit [well|right] in the {name}.
      Water the pot in the [sink|tub], let it [drip|drain], and only then put it back in the {name}.
      Look for a joist or use a proper anchor, because the {name} {v:gets} heavier as the plant grows.
      Give the pot in the {name} a quarter turn each [week|Sunday] and the plant grows on all sides.
      Hang the {name} low enough that you can [reach the soil|see the soil] without a chair.
      A saucer or a pot without a hole inside the {name} saves the [floor|rug].
      Warm air collects under the ceiling, so a plant in the {name} may get thirsty [sooner|faster].
    `),
    tale: lines(`
      Test the hook with something you don't love before you trust it with the {name} and the [fern|ivy].
      A watered pot is heavier than it looks, so give the {name} a hook with [shoulders|some muscle].
      Bring the plant down from the {name} for its [drink|bath], or the floor will have one too.
      Turn the pot in the {name} now and then; even [acrobats|actors] need to show both sides.
      It's summer under the ceiling all year, so the plant in the {name} drinks a [bit|little] more.
      Measure the pot before it moves into the {name}; nobody likes a tight [hammock|seat].
      Leave headroom below the {name}, or the tallest [guest|uncle] will find it for you.
      A saucer under the pot in the {name} catches what the [fern|ivy] spills.
    `),
    plain: lines(`
      Choose a hook and an anchor for the weight of the pot with wet soil, then hang the {name}.
      Measure the diameter of the pot before placing it in the {name}.
      [Remove|Lift] the pot from the {name} for watering and return it once it has drained.
      Turn the pot in the {name} a little [each week|every few days], so that the plant does not grow to one side.
      Hang the {name} at a height at which the soil can be [checked|reached] without a ladder.
      Use a saucer or a closed pot inside the {name}, so that no water [reaches|drips on] the floor.
      Keep the {name} clear of doors, [blinds|cabinets] and walkways.
      Plants in the {name} may dry out sooner than on a sill, because [warm air rises|heat collects under a ceiling].
    `),
    terse: lines(`
      Weigh the wet pot, then [choose|buy] the hook for the {name}.
      Measure the [pot|rim] before you order the {name}.
      Take the pot out of the {name} to [water|water it].
      Turn the pot in the {name} each [week|Sunday].
      Hang the {name} within reach of the [watering can|tap and a stool].
      A closed pot keeps the floor under the {name} [dry|clean].
      Keep the {name} clear of [doors|door swings|blinds].
      Use an anchor; the {name} {v:gets} heavy when [wet|watered].
    `),
  },
}
