import { lines, stems, type Craft } from '../craft.ts'

export const NOTIONS: Craft = {
  nouns: stems('stitchmarker progresskeeper crochethook rowcounter'),
  signs: stems('stitchmarker'),
  emojis: ['🧶', '🧵', '🪡', '✨', '💛', '🐑', '☕', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for the project bag that [goes everywhere|never gets unpacked].
      {A_lead} for people with [three projects on the go|yarn in every room].
      {A_lead} for [knit night|stitch night] and the train home.
    `),
    tale: lines(`
      {A_lead} for those who [count under their breath|say one more row].
      {A_lead} for [long rows|late nights] and loyal cats.
      {A_lead} for workbaskets with [a sense of humor|standards].
    `),
    plain: lines(`
      {A_lead} for the [workbasket|project bag] and the work in hand.
      {A_lead} for people who [stitch|make things] every day.
      {A_lead} for a [present|treat] that fits in an envelope.
    `),
    terse: lines(`
      {A_lead} for the [workbasket|project bag].
      {A_lead}. One more [row|stitch].
      {A_lead} for [long rows|knit night].
    `),
  },
  scenes: {
    warm: lines(`
      (marker keeper counter) Phone rings mid-row, and with the {name} you know where you [were|stopped].
      The {name} {v:makes} the third sleeve of the winter a bit more [fun|bearable].
      Somebody at knit night will pick up the {name} and ask [where|who from].
      Drop the {name} in with a [skein|favorite skein] and you've wrapped up a friend's weekend.
      Keep the {name} in the tin with the [tape measure|darning needles], and the tin suddenly has a star.
      Everyone who stitches has plain ones; the {name} {v:is} for the project you [like best|show around].
      Stuff the {name} in a stocking for the one who asked for [no more yarn|yarn again].
      You'll pat the sofa for the {name} less often when {it} {v:looks} like nothing else in the bag.
      Take the {name} along to [3 or: knit night|the waiting room|the cabin|soccer practice|the train].
      In the bag with the {name}: [3 and: scissors|a tape measure|a pencil|mints|the pattern].
      [Sleeves|Second socks|Blanket edges|Hat brims] take [forever|patience|a season], so the [little|small] things in your hands may as well make you [smile|happy|want to go on].
    `),
    tale: lines(`
      (marker keeper counter) The {name} {v:keeps} your place while you answer the [door|riddle of supper].
      "Just one more row," you say; the {name} {v:has} heard that [before|since Tuesday].
      Cats respect very little, and the {name} not at all; [guard {them}|zip the bag].
      A sweater is ten thousand stitches, and the {name} {v:was} there for [all of them|the worst].
      Among plain tools, the {name} {is} the one with [a name|a story].
      Slip the {name} to a friend in a [mitten|half-knit sock].
      In the depths of the sofa dwell lost tools; the {name} {v:has} the sense to [shine|stay put].
      The chart may be heartless, yet the {name} {v:takes} your [side|mind off it].
      The {name} {has} seen [3 or: cabled sleeves|second socks|long shawls|baby hats|frogged rows].
      The workbasket holds [3 and: odd buttons|snips|a chart|lint|great hopes].
      [Yarn|Patience|Tea|Daylight] runs out [first|early|mid-row], but [hope|the cat|the pattern|good company] [stays|remains|does not].
    `),
    plain: lines(`
      (marker keeper counter) The {name} {v:lets} the work be put down in mid-row and taken up again without [guessing|recounting].
      In a workbasket of plain tools, the {name} {v:is} easy to [find|see].
      For a maker with a full stash, the {name} {is} a present that needs no [color choice|shelf].
      With a skein and a pattern, the {name} {v:completes} a small gift for a [stitcher|friend who makes things].
      In a stitching circle, the {name} {v:tells} one project bag from [another|the next].
      A tool used for hours may as well be one with some character, such as the {name}.
      The {name} {v:travels} in the smallest [pouch|tin] of a project bag.
      For a beginner, the {name} {v:marks} the change from trying a craft to [practicing it|keeping at it].
      The {name} {is} used with [3 and: socks|shawls|sweaters|blankets|hats] alike.
      A tool tin may hold [3 and: scissors|needles|a tape measure|a pencil|spare yarn].
      Work of [many|slow|long] [evenings|weeks|hours] goes better with tools that are [easy to find|pleasant to hold|close at hand] and [few|well kept|simple].
    `),
    terse: lines(`
      (marker keeper counter) Row done. The {name} {v:knows} where.
      The {name} in a tin with scissors.
      One skein, the {name}: a present.
      The {name} {v:goes} to knit night.
      Plain tools, and the {name}.
      (marker keeper counter) Put the work down; the {name} {v:holds} the place.
      For the friend with too much yarn: the {name}.
      Small bag, small tools, the {name}.
      For [3 or: socks|shawls|hats|sleeves|blankets].
      With [3 and: snips|yarn|a chart|tea|needles].
      [One row|One round|Ten stitches|One repeat], then [bed|tea|supper|sleep], or [another|two more|one more|the next].
    `),
  },
  tips: {
    warm: lines(`
      Keep the {name} in a lidded tin; cats and vacuum cleaners [love|get] small things.
      Check the {name} for rough spots with a fingertip before you use a fine yarn.
      (marker keeper) Clip the {name} to the pouch when you stop, and the next project [starts|begins] without a search.
      Count your tools back into the bag before you leave knit night, the {name} [first|included].
      Don't leave the {name} where toddlers can reach; small things end up in [mouths|ears].
      Wipe the {name} with a dry cloth when hand cream builds [up|a film].
      Keep a list of what's in your tin: [3 and: sizes|spares|missing ones|favorites|loans to friends].
    `),
    tale: lines(`
      A tin with a lid protects the {name} from [magpies|the vacuum].
      Run a thumb over the {name} first, for fine yarn [forgives|forgets] nothing.
      After knit night, count the {name} among the [survivors|homeward bound].
      Small children and the {name} should be kept in separate [realms|rooms].
      A dry cloth takes hand cream and [biscuit|secrets] off the {name}.
      (marker keeper) Clip the {name} to the bag at the end of a row and save a [quest|hunt].
      Never lend tools without [3 or: a deposit|a solemn vow|a receipt|a hostage skein|a trade].
    `),
    plain: lines(`
      Store the {name} in a closed tin or pouch, since small tools are [easily lost|soon mislaid].
      Feel the {name} for rough places before using {them} with fine yarn or [thread|fabric].
      Keep the {name} out of reach of small children and [pets|cats].
      Wipe the {name} with a dry cloth from time to time to remove [hand cream|lint].
      Return the {name} to the same pocket after each [session|use].
      Count small tools, the {name} among them, before leaving a class or [meeting|train].
      A tool list may note [3 and: sizes|spares|loans|favorites|gaps].
    `),
    terse: lines(`
      Store the {name} in a lidded tin.
      Feel the {name} for snags before fine yarn.
      Keep the {name} from toddlers and cats.
      Wipe the {name} dry.
      Same pocket for the {name}, each time.
      Count the {name} back in.
      List [3 and: sizes|spares|loans|gaps|favorites].
    `),
  },
}
