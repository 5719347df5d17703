import { lines, stems, type Craft } from '../craft.ts'

export const SUPPLIES: Craft = {
  nouns: stems(
    'die stamp cutter mold bead kit tool punch stencil loom needle hoop blade jig resin clay tile',
  ),
  signs: stems('leathercraft crafting diy'),
  emojis: ['✂️', '🧵', '🔨', '✨', '🛠️', '💛', '🎨', '📏'],
  lines: {
    warm: lines(`
      [Try it on a scrap first|Grab an offcut], [get a feel for it|see how it behaves], and [then go for the good stuff|then make the real thing].
      [It takes the fiddly part off your hands|It does the fiddly part], so [you can get on with making|you get to the fun sooner].
      [Keep it with your other tools|Put it back in the same drawer], and [you'll reach for it|you won't hunt for it].
      [Check the measurements against your project|Hold the measurements against your pattern] before you order.
    `),
    tale: lines(`
      [Every maker has a secret drawer|Every workshop has a magic corner], and this belongs in it.
      [What will it be|What will it become]? [That story is yours|Only your hands know].
      [Snip, press, dream|One push, one wish], and [a small thing is born|the adventure starts].
    `),
    plain: lines(`
      [Test on a scrap of material|A test on a scrap piece is recommended] before the first project.
      [Check the dimensions|Please compare the measurements] with [the pattern|the planned project] and the equipment.
      [Keep it dry and clean|Clean it after use] and store it [flat|where the edge is protected].
      [It suits a home workshop as well as a small studio|It is suited to beginners and to regular use].
      [Material thickness affects the result|Results depend on the thickness of the material], so [start with a trial|begin with an offcut].
      [Small pieces, samples and repeat orders|Samples and small runs] [become easier to plan|take less time].
    `),
    terse: lines(`
      Test on [a scrap|an offcut].
      Check the [sizes|fit] first.
      Keep [dry|clean].
      [Made|Meant] for the bench.
    `),
  },
}

export const VINTAGE: Craft = {
  nouns: [],
  signs: [],
  emojis: ['🕰️', '✨', '🤎', '🏡', '🌿', '💛', '📻', '🎁'],
  lines: {
    warm: lines(`
      [It's been around a while|It has lived a life already], [and it wears it well|so expect a few signs of it].
      [Old things settle a room|Put something old in a new room] and [everything else relaxes|it feels lived in].
    `),
    tale: lines(`
      [If it could whisper|If it could talk], [imagine the stories|what stories it would tell].
      [It has seen dances and dinners|It dreamed through decades], and [now wants a new adventure|it still has charm to spare].
      [Old magic|A secret past], [new home|new chapter].
    `),
    plain: lines(`
      [Signs of age are to be expected|Please expect signs of age] in a piece of this kind.
      [It combines with modern and period furniture|It suits modern as well as period rooms].
    `),
    terse: lines(`
      [Old|Worn] in the right places.
      (teak oak walnut wood wooden rosewood pine table chair lamp cabinet) [Warm|Good] in a modern room. [Better beside a chair|At home on a sideboard].
      It has [aged|lasted] well. It should [go on|continue].
      A [low|calm] shape, [quiet|clear] from every side.
      Place it where [people sit|you read].
      (teak oak walnut wood wooden rosewood pine table chair lamp cabinet) [Let the grain|Let the surface] speak. [Keep the rest plain|Little else is needed].
      [Collectors|Designers] will know [the type|what to look for].
      Signs of age are [part of it|to be expected], and [honest|welcome].
      A piece from another time, [ready for this one|still of use].
    `),
  },
}

export const LIGHTING: Craft = {
  nouns: stems('lamp sconce chandelier nightlight lampshade pendantlight'),
  signs: [],
  emojis: ['💡', '🏡', '✨', '🌙', '🤎', '🌿', '💛', '📚'],
  lines: {
    warm: lines(`
      [Turn off the ceiling light|Switch off the big light] and [let this do the work|you'll see what a difference it makes].
      [Put it next to a chair you like|Give it a corner], [add a book|add a cup of tea], and [that's the evening sorted|stay there].
      [Measure the table it will stand on|Check the height against your table] before you order.
    `),
    tale: lines(`
      [When the lamps come on|At dusk], [the room starts to dream|stories gather around it].
      [A small moon|A little pool of light] for [late readers|whispered stories].
    `),
    plain: lines(`
      [Compare the height with the furniture|Check the height] before [choosing a place|ordering].
      [It suits a desk, a bedside table or a sideboard|It can stand on a sideboard or a desk].
      [Electrical items should be checked by a professional|Have old wiring checked] where [in doubt|required].
    `),
    terse: lines(`
      For the [sideboard|desk]. For [reading|evenings].
      [Low light|One lamp on]. A quieter room.
      Check the [height|table] first.
      [A quiet shape|A clear outline], day and [night|evening].
      It stands well [alone|by itself]. It asks for [nothing more|space].
      [Beside a chair|Near a window], [it works|it settles].
      Good by day, [better|calmer] by night.
      [Turn off the ceiling|Leave the ceiling light off]. Sit [closer|down].
      Let it [stand|live] with books and [papers|old chairs].
    `),
  },
}
