import { lines, stems, type Craft } from '../craft.ts'

export const VASES: Craft = {
  nouns: stems('vase budvase'),
  signs: [],
  emojis: ['🌿', '🤍', '🌸', '🏡', '✨', '🍃', '🌾', '☀️', '💐'],
  openings: {
    warm: lines(`
      {A_lead} for whatever you [bring home from a walk|find by the path].
      {A_lead} for [market day|the first thing in bloom].
      {A_lead} for the shelf that needs [one more|a taller] thing.
    `),
    tale: lines(`
      {A_lead} for stems with nowhere to [stand|be].
      {A_lead}, and the hedge comes [indoors|in for a visit].
      {A_lead} for [stolen twigs|roadside finds] and proper bouquets.
    `),
    plain: lines(`
      {A_lead} for a [single stem|few stems] or for none.
      {A_lead} to stand [filled or empty|with or without stems].
      {A_lead} for a [mantel|sideboard|windowsill] that wants a vertical line.
    `),
    terse: lines(`
      {A_lead} for a [few stems|single stem].
      {A_lead}, [full or empty|filled or bare].
      {A_lead} for a quiet [shelf|sill].
    `),
  },
  scenes: {
    warm: lines(`
      Bring back a twig from the dog walk, drop it in the {name}, and [that's the hallway done|call it an arrangement].
      The {name} {v:looks} good with nothing at all inside, which helps in [February|a busy week].
      Put the {name} where the sun comes in low; the shadow is [half the fun|worth the dusting].
      Set the {name} on the guest room dresser with [one|a single] branch, and visitors feel expected.
      A few [dried grasses|seed heads|bare twigs] in the {name} need nothing from you until spring.
      Try the {name} beside [3 or: the bathroom mirror|a stack of cookbooks|the bedside lamp|the kitchen radio|the front door].
      Split a market bunch three ways and let the {name} have the [odd|short] ones nobody else wanted.
      Give the {name} to someone with a garden and [a sharp pair of scissors|more flowers than jars].
      Hand the {name} to the kids with one rule: pick only what [grows by the path|the neighbor says yes to].
      Keep the {name} on your desk, and a lunch break walk suddenly has [a purpose|something to look for].
    `),
    tale: lines(`
      Every [hedge|ditch|vacant lot] is a florist once you own the {name}.
      The {name} {v:holds} [a bouquet|a branch] on good days and {its} breath on all the others.
      Let one crooked twig stand in the {name} and call it [a study in line|the avant-garde].
      Put the {name} on the mantel and watch the [clock|candlesticks] make room.
      Birthday flowers come and go; the {name} {v:stays} for the [photographs|next round].
      Fill the {name} with [weeds|dandelion clocks|tall grass] and tell visitors the name in Latin.
      Give the {name} to the friend who can't pass a [flower stall|lilac hedge] with empty hands.
      Somewhere between the bus stop and the door there's a [stem|twig|seed head] meant for the {name}.
      Leave the {name} empty for a week; even [silence|a bare stage] has its admirers.
      One [tall grass|wild branch] in the {name}, and the bookshelf has a skyline.
    `),
    plain: lines(`
      The {name} {v:holds} {its} own on a shelf, whether filled or [empty|bare].
      One [branch|stem] in the {name} often says more than a full bunch.
      Placed against a plain wall, the {name} {v:shows} {its} outline most [clearly|readily].
      Use the {name} for [3 or: a garden branch|dried grasses|seed heads|a single bloom|bare winter twigs].
      In a hallway, the {name} {v:greets} visitors before the [coats|keys] do.
      Combine the {name} with [a lower bowl|a stack of books|a taller piece] for a group of uneven heights.
      On a dining table, the {name} {v:works} best with stems kept below eye [level|height].
      For a host, the {name} {v:is} still in use long after the [bouquet|dinner] is forgotten.
      The {name} {v:suits} a [mantel|bedside table|windowsill] where a full arrangement would crowd the space.
      Changing the contents of the {name} with the [seasons|months] refreshes a room at little effort.
    `),
    terse: lines(`
      One [stem|twig|branch]. The {name}. Done.
      The {name} {v:stands} well [empty|alone].
      Place the {name} in low light and [watch the shadow|leave {them} bare].
      Cut one [branch|stem] for the {name}.
      The {name}, a [mantel|sill|side table], some air.
      Set the {name} beside [books|a lamp|a mirror].
      [Dried grass|A bare twig] in the {name} asks for nothing.
      Give the {name} with a [branch|stem] from your garden.
      Let the {name} have [a whole shelf|the mantel] alone.
      [Hedge|Roadside] stems look right in the {name}.
    `),
  },
  tips: {
    warm: lines(`
      Start with one stem in the {name} and add slowly; it's easier to [stop early|add] than to take out.
      Cut stems at different lengths for the {name}, and the bunch looks picked rather than [bought|delivered].
      (!dried !faux) Strip any leaves that would sit under the waterline in the {name}; they [cloud the water|rot] first.
      (!dried !faux) Change the water in the {name} every [other day|second morning], and snip the ends while you're there.
      Keep the {name} a hand's width from the table edge if you share the house with [a cat|children|a tail].
      Turn the {name} as you fill {them}, so {it} {v:looks} right from the [sofa|door] too.
      A little sand or a few pebbles in the bottom will steady the {name} under a [heavy|tall] branch.
      Try dried stems in the {name} away from [direct sun|a sunny sill]; their color hangs on longer there.
    `),
    tale: lines(`
      Odd numbers look [easy|at ease], so put three stems in the {name}, or five.
      (!dried !faux) Give the {name} fresh water every other morning, as you would a [cat|houseguest].
      (!dried !faux) Keep wet leaves out of the {name}; below the waterline they turn to [soup|swamp] first.
      Stand the {name} back from the edge if your household includes a [tail|toddler|cape].
      A tall branch can tip a light base, so feed the {name} a few [pebbles|marbles] first.
      Trim a little, step back, trim again; the {name} {v:rewards} the [patient|cautious] scissors.
      Walk once around the {name} before you [bow|declare it finished]; every bouquet has a bad side.
      (!dried !faux) Fruit ripens and flowers sulk side by side, so part the {name} from the [fruit bowl|bananas].
    `),
    plain: lines(`
      Choose stems about one and a half times the height of the {name} for a [balanced|settled] outline.
      (!dried !faux) Remove leaves below the waterline, so that the water in the {name} stays [clear|fresh] longer.
      (!dried !faux) Refresh the water in the {name} every second day and recut the stems at [a slant|an angle].
      Place the {name} away from [radiators|ripening fruit] and drafts, which age flowers early.
      Weigh the {name} down with a few pebbles when the [branch|arrangement] is tall.
      Dust the {name} with a soft [brush|cloth] while {it} {v:stands} empty.
      Turn the {name} while arranging, so that the [stems|branches] can be seen from every side.
      Protect polished furniture with a [mat|coaster] beneath the {name}.
    `),
    terse: lines(`
      Start the {name} with one stem.
      (!dried !faux) Change the water in the {name} every second day.
      (!dried !faux) No leaves below the water in the {name}.
      Cut stems for the {name} to [uneven|different] lengths.
      Keep the {name} back from the [edge|sun].
      Put pebbles in the {name} under tall [stems|branches].
      Turn the {name} as you [fill {them}|work].
      Dust the {name} when [empty|bare].
    `),
  },
}
