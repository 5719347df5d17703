import { lines, stems, type Craft } from '../craft.ts'

/** Bags for knitting, crochet and other handwork on the go. */
export const PROJECT_BAGS: Craft = {
  nouns: stems('projectbag'),
  signs: [],
  emojis: ['🧶', '🪡', '✨', '🧵', '🎁', '💛', '🌿', '🐑', '☕'],
  openings: {
    warm: lines(`
      {A_lead} for the project you [take along|can't leave at home].
      Here's {a_lead} for one more row on the [train|sofa].
      {A_lead} for [knit nights|long car rides] and waiting rooms.
      {A_lead} for the sock you've promised to [finish|pair].
      {A_lead} for needles, yarn and [a snack|good intentions].
      {A_lead} to keep by the [armchair|front door], half a sleeve inside.
    `),
    tale: lines(`
      {A_lead} for yarn with [wanderlust|a tendency to roll].
      {A_lead} for works in progress and other [optimism|good intentions].
      {A_lead}, for stitches that [travel|see the world].
      {A_lead} for yarn that [won't stay home|wants to see Paris].
      {A_lead} for anyone on [row nine|sleeve two] and hopeful.
      {A_lead} to keep the [cat|kitten] at a distance.
    `),
    plain: lines(`
      {A_lead} for a project in progress and its [tools|pattern].
      {A_lead} for handwork [on the train|between appointments].
      {A_lead} to keep one project [together|in one place].
      {A_lead} for knitting, crochet and other [handwork|needlework].
      {A_lead} for the piece you are working on [now|at present].
      {A_lead} for [knitting groups|travel] and evenings at home.
    `),
    terse: lines(`
      {A_lead} for one project.
      {A_lead} for [train|sofa] and knit night.
      {A_lead} for [yarn|handwork] on the go.
      {A_lead} for yarn and [needles|hook].
      {A_lead} for a sock in progress.
      {A_lead} for the next [row|round].
    `),
  },
  scenes: {
    warm: lines(`
      Leave the {name} packed by the sofa, so a row gets done while the [pasta boils|credits roll].
      Bring the {name} to [knit night|the waiting room|soccer practice] and you'll never mind a delay.
      You can start something new while the {name} {v:keeps} the old project [together|from unraveling].
      Hang the {name} from your [wrist|chair] and let the yarn come out as you need it.
      One sleeve done, one to go: put it in the {name} and finish on the [train|porch].
      The {name} {v:belongs} next to the armchair with [3 or: a lamp|a cup of tea|a podcast|a sleeping cat|an old movie].
      Slip a [skein|pattern|bar of chocolate] into {a_name} and any knitter you know is taken care of.
      When guests come, drop everything into the {name} and the [couch|table] is a place to sit again.
      Long car ride, passenger seat, the {name} between your feet: there goes half a [sock|scarf].
      Swap projects like books, one in the {name} by the bed and another [by the door|at work].
    `),
    tale: lines(`
      The {name} {v:keeps} a ball of yarn from touring the [train car|café floor].
      Take the {name} to a family gathering and knit through the [politics|slideshow].
      What happens in the {name} may [become a sweater|remain a swatch] for years, and nobody counts.
      A cat cannot plead innocent near an open {name}, so [close it|draw the string].
      Between one stop and the next, {this} {name} {v:yields} a thumb, a heel or [half a repeat|a sleeve's worth of peace].
      Second socks come to those who carry the {name} on the [tram|ferry].
      Put the {name} on your knees in a waiting room and watch [eyes|the envy] turn your way.
      The {name} {v:hides} yarn from people who [say there's enough|count].
      Give {a_name} to the friend who answers every gift with a [scarf|hat].
      Three projects ago the {name} held something else, and it will [never tell|keep quiet].
      Take the {name} to [3 or: jury duty|the ballet school|a long ferry ride|the mechanic|book club].
    `),
    plain: lines(`
      With the {name} close by, a started piece, its tools and its pattern stay together.
      On a train or in a waiting room, the {name} {v:keeps} the yarn clean and off the floor.
      Kept for a single project, the {name} {v:makes} it easy to pick up where you left off.
      For a knitting group, the {name} {v:goes} along with everything for the [evening|meeting].
      Two projects in progress stay apart with {a_name} for each.
      At home, the {name} {v:keeps} handwork away from cats, crumbs and [small hands|dust].
      {A_name} with a skein inside {is} a present for someone who knits or crochets.
      A traveler can take the {name} in hand luggage and work on [a sock|a sleeve] on the way.
      Beside an armchair, the {name} {v:holds} the work between two evenings.
      A beginner can keep the first ball, the hook or needles and the instructions in the {name}.
      The {name} {v:suits} [3 and: waiting rooms|train rides|knitting groups|lunch breaks|evenings at home].
    `),
    terse: lines(`
      Keep one project in the {name}, no more.
      Leave the {name} by the sofa for a row at night.
      Train, window seat, the {name}.
      Yarn in the {name} stays off the floor.
      The {name} {v:keeps} the cat out.
      Take the {name} to knit night.
      Give {a_name} with a skein inside.
      Guests at the door? Work into the {name}.
      Half a scarf waits in the {name}.
      Needles, pattern, yarn: all in the {name}.
      Take the {name} on [3 or: trains|ferries|lunch breaks|visits|long drives].
    `),
  },
  tips: {
    warm: lines(`
      Pattern and pencil go into the {name} before the yarn; then you'll never lose [your row|your place].
      Put stoppers on your needles before they go into the {name}; points poke through [anything|most things].
      Wind your skein into a cake first, and it'll [stay put|sit still] inside the {name}.
      Keep snips in a little case inside the {name}, away from the yarn.
      Drop a few stitch markers and a spare needle into the {name}, and leave them there.
      Keep the yarn band in the {name}, with the needle size on it, until the last stitch.
      Check that your longest straight needles fit the {name}, or switch to circulars.
    `),
    tale: lines(`
      Stow scissors in a sheath before they join the {name}; yarn has [feelings|ends enough].
      Cap the needles before you close the {name}, since stitches love to [leap|escape].
      Keep the yarn band in the {name}, for the day the dye lot becomes [a detective story|important].
      Note your row on paper and leave it in the {name}; memory drops [stitches|every third row].
      Long needles poke out of the {name} like oars, so choose [circulars|shorter ones] for the bus.
      A spare hook in the {name} saves dropped stitches and, on occasion, [tempers|friendships].
    `),
    plain: lines(`
      Keep needles and scissors in a sleeve inside the {name}, so that they do not catch on the yarn.
      Put point protectors on the needles before closing the {name}.
      Keep the yarn band in the {name} until the project is finished, in case more yarn of the same lot is needed.
      Compare the size of the {name} with the finished piece as well as with the first ball.
      A center-pull ball runs smoothly out of the {name}.
      Store a note of the current row with the pattern in the {name}.
      Shake out the {name} between projects, as fiber and lint collect at the bottom.
    `),
    terse: lines(`
      Scissors in a sheath, then in the {name}.
      Stoppers on the needles before the {name} {v:closes}.
      Keep the yarn band in the {name}.
      Note the row; leave the note in the {name}.
      Wind the skein before it enters the {name}.
      Keep a spare hook in the {name}.
      Shake lint out of the {name} between projects.
    `),
  },
}
