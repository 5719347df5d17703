import { lines, type Craft } from '../craft.ts'

// Whatever is old, from a postcard to a chair: it is looked at, kept and wondered about, not put to use.
export const VINTAGE: Craft = {
  nouns: [],
  signs: [],
  emojis: ['🕰️', '✨', '🤎', '🏡', '🌿', '💛', '📻', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} with [a past|years behind {them}|some stories in {them}].
      {A_lead} for people who [rummage|always stop at flea markets].
      {A_lead}, [ready for a next chapter|looking for its next home].
    `),
    tale: lines(`
      {A_lead} that {v:remembers} [dial telephones|other wallpapers|longer letters].
      {A_lead}, back [in circulation|from the attic years].
      Meet {a_lead}, [older than the internet|a traveler from before].
    `),
    plain: lines(`
      {A_lead} for [collectors|a collection|rooms that mix periods].
      {A_lead} with the [traces|character] of {its} years.
      {A_lead} from another time, for a present-day home.
    `),
    terse: lines(`
      {A_lead}. [Old, and here|Another time, kept|Age shows. Good].
      {A_lead} for [a collector|a shelf of old things|those who look].
      {A_lead} from before.
    `),
  },
  scenes: {
    warm: lines(`
      Somebody picked out the {name} once, [on a Saturday in a department store|before there were screens], and took it home pleased.
      Set the {name} among newer things, and {it} {v:stops} looking old and starts looking [chosen|interesting].
      You can almost guess the [kitchen|living room|wallpaper] the {name} {v:comes} from.
      A [grandmother|neighbor of a certain age] will see the {name} and say: we had that!
      Keep the {name} where you pass with your coffee; old things [repay a second look|are good company in the morning].
      Collectors know the feeling of spotting the {name} [between boxes|under a table] at the market at seven a.m.
      The small marks on the {name} are where {its} former owners [come in|left a note, so to speak].
      Give the {name} to a person who [turns things over to see what's underneath|can't pass a thrift store].
      A shelf with nothing newer than you on it could begin with the {name}.
      Ask the oldest person at the table about the {name}; you'll get [an hour of stories|half a family history].
      The {name} may be older than the [house|street] you'll put it in.
    `),
    tale: lines(`
      The {name} {v:has} outlived [shag carpets|three sofas|several fashions] and isn't smug about it.
      In which hall the {name} stood, to what song on the radio, is [anyone's guess|for you to invent].
      Put the {name} beside something brand-new and watch the [newcomer|youngster] behave.
      If flea markets have a heaven, the {name} {v:hangs} around near the [gate|lemonade].
      A drawer in somebody's [attic|hallway] held the {name} through many a winter.
      Time travel on a budget: [sit down with|stand before] the {name} and a cup of something hot.
      The {name} [{was} here|{was} around] before passwords were.
      Every scuff on the {name} is a [footnote|diary entry] without a date.
      Let the {name} mingle; old and new have [more to talk about|better parties] than a matching set.
      Hand the {name} to a born rummager and [stand back|hear them hum].
    `),
    plain: lines(`
      The {name} {v:brings} age and variety to rooms furnished with [new|recent] pieces.
      Displayed [alone|with space around {them}], the {name} {v:gains} the attention that gets lost in a crowded cabinet.
      For collectors, the {name} {v:adds} to [a shelf of the same period|an existing group].
      Signs of wear on the {name} belong to {its} history and cannot be [imitated|added later].
      The {name} {v:pairs} well with plain, modern surroundings, where [age|{its} age] is easiest to see.
      In a study or living room, the {name} {v:prompts} questions from [guests|visitors of every age].
      Film sets, shop windows and [photo shoots|stage plays] call for pieces like the {name}.
      The {name} can start a collection as well as [complete one|fill a gap in one].
      Placed behind a [cabinet door|glazed door], the {name} {v:stays} visible and free of dust.
      As a present, the {name} {v:suits} someone born in the same [years|era] or fond of them.
    `),
    terse: lines(`
      Years show on the {name}. Let them.
      The {name} beside new things. Both gain.
      Give the {name} space and good light.
      Someone kept the {name}. Now you.
      The {name} for a collection, or the start.
      Old marks on the {name} stay.
      The {name} {v:predates} most of the room.
      Plain shelf, one old thing: the {name}.
      Ask an elder about the {name}.
      The {name} for a born collector.
    `),
  },
  tips: {
    warm: lines(`
      Look closely at the photos of the {name}; with old things, the [marks are part of the description|small flaws tell you most].
      Dust the {name} with a dry brush and stop there; you can [clean later|always do more], but never undo it.
      Keep the {name} out of strong sun, which has had [enough years|long enough] to do its work.
      Don't scrub off what age has left on the {name}; collectors [pay attention to|look for] exactly that.
      Note down what you find out about the {name} and [tuck it away nearby|keep the paper with {them}].
      Attics and basements are hard on old things, so keep the {name} where [you'd be comfortable yourself|people live].
      If something on the {name} {is} loose, leave the glue in the drawer and [ask a restorer|show an expert] first.
    `),
    tale: lines(`
      Resist the urge to make the {name} look new; [patina takes decades|that ship has sailed, and well].
      A soft brush, a light hand, and the {name} {is} ready for [visitors|{its} next decade].
      Read the photos of the {name} like a [detective|map]: corners first, then edges, then the underside.
      Sunlight has a long memory; park the {name} [in the shade|out of its sight].
      Write the story of the {name} on a card before it [gets told wrong|slips away].
      Damp and drought both age the {name}; [rooms for living|parlors] suit {them} better than attics.
      Loose bits on the {name} are a matter for [patient hands|a restorer], not for the strong glue.
    `),
    plain: lines(`
      Study all photographs of the {name}, since condition is part of what [is sold|you decide on].
      Clean the {name} with a soft dry brush only; polish and water can remove [original finish|valuable patina].
      Keep the {name} at a steady temperature and out of [direct sun|damp rooms].
      Record what is known of the {name}, such as [maker, place and former owner|marks and dates], for the next keeper.
      Have repairs to the {name} done by a [restorer|specialist], as modern glue can reduce interest for collectors.
      Check the measurements of the {name}, because older pieces seldom follow [today's|current] standard sizes.
      Handle the {name} with [clean, dry|washed] hands, especially paper, textiles and plated surfaces.
    `),
    terse: lines(`
      Dust the {name} with a dry brush.
      Keep the {name} from sun and damp.
      No polish on the {name} before advice.
      Write down what you know of the {name}.
      Study each photo of the {name}.
      Handle the {name} with clean, dry hands.
      Measure. The {name} {v:predates} standard sizes.
    `),
  },
}
