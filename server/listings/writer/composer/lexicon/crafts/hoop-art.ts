import { lines, stems, type Craft } from '../craft.ts'

export const HOOP_ART: Craft = {
  nouns: stems('hoopart embroidery stitchery needlepoint'),
  signs: stems('embroidery crossstitch hoopart'),
  emojis: ['🪡', '🧵', '🌿', '✨', '🏡', '🤍', '🌸', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for the wall beside the [light switch|bathroom door].
      {A_lead} for people who [lean in to look|can't pass a good stitch].
      {A_lead} for the gap between the [window and the shelf|photos on the stairs].
    `),
    tale: lines(`
      {A_lead} for walls that have [waited politely|heard enough about posters].
      {A_lead}: patience, [threaded|knotted] and hung on a nail.
      {A_lead} for the nosy, who come [closer|right up] to see.
    `),
    plain: lines(`
      {A_lead} for a [small wall|narrow space] that a print would crowd.
      {A_lead} for a hall, a desk or [a shelf|a nursery wall].
      {A_lead} for those who [notice|know] a good stitch.
    `),
    terse: lines(`
      {A_lead} for [a small wall|one nail].
      {A_lead}. Come [closer|nearer].
      {A_lead} for the [hall|stairs|desk].
    `),
  },
  scenes: {
    warm: lines(`
      Hang the {name} where people wait, by the [kettle|coat hooks], and watch them lean in to count stitches.
      The {name} {v:fits} the odd spots, like the strip of wall beside the [bathroom mirror|bookcase].
      Thread catches light in a way ink never will, so give the {name} a wall that faces a [window|lamp].
      Anyone who's ever pricked a finger sewing will spend a while with the {name}.
      Prop the {name} on a shelf among the [cookbooks|spice jars] if you're not ready to commit to a nail.
      Break up a wall of flat frames with the {name}; your eye goes back to the [texture|thread].
      The {name} {v:makes} a good gift for the person with [more frames than wall|one bare nail].
      Move house, and the {name} {v:goes} up before the [curtains|bookcase]: it only takes a nail.
      Stitching like this likes a neighbor: [3 or: a framed photo|a little mirror|a dried stem|an old postcard|a print].
      Try the {name} on the wall [3 or: by the stairs|over the desk|in the reading corner|beside the mirror|next to the coat hooks].
      [Walls|Hallways|Corners|Nurseries] full of flat [prints|photos|posters] could use one thing with [a bit of|some] [relief|depth|texture|thread] in it.
    `),
    tale: lines(`
      Visitors will want to touch the {name}; [swat|forgive] them kindly.
      The {name} {v:holds} still for anyone who cares to [count|follow] the stitches.
      Hang the {name} at the height of your [nose|nicest guest], where it's easiest to be nosy.
      Grandmothers approve of the {name}, [and they know|which counts double].
      Needle in, needle out, some hundreds of times over, and the {name} {v:hangs} there as if it were nothing.
      One nail, no level, no argument: the {name} {is} up before the [tea|kettle] is ready.
      The {name} {v:keeps} a plain wall [company|busy].
      Among the posters, the {name} {v:is} the one that [took longer|invites a closer look].
      Good company for the {name}: [3 and: a fern|a postcard|one old key|a small mirror|a sun hat].
      Some hang theirs [3 or: above the kettle|by the piano|beside the bath|over the bread box|next to the door].
      A [wall|hallway|bare nail|corner] with [thread|stitches] on it is [warmer|friendlier|nosier|braver] than one with [paint|a clock|tape|nothing].
    `),
    plain: lines(`
      The {name} {v:rewards} a second look, so hang {them} at eye level where people [pause|stand].
      In a group of flat prints, the {name} {v:adds} a surface of its own.
      A narrow wall beside a [door|window] is often wide enough for the {name}.
      Light from the side brings out the stitches in the {name} more than light from [above|the front].
      The {name} can stand on a shelf or a [desk|dresser] as well as hang.
      In a sewing room, the {name} {v:speaks} for [itself|the craft].
      For a person who sews, the {name} {is} a present whose hours are [understood|seen].
      With a print and a photograph, the {name} {v:starts} a wall that can grow by one [piece|nail] a year.
      Small works hang well near [3 or: a mirror|a desk|a staircase|a bookcase|a reading chair].
      Stitched work mixes with [3 and: photographs|small mirrors|pressed leaves|prints|postcards] on one wall.
      Thread has a [depth|relief|surface|grain] that [paper|a screen|paint|a print] lacks, most visible by [window|side|morning|evening] light.
    `),
    terse: lines(`
      One nail, the {name}, [done|a wall].
      Hang the {name} at eye level. Step [closer|nearer].
      The {name} {v:has} what prints lack: thread.
      Stand the {name} on a [shelf|desk|sill].
      Side light suits the {name}.
      Small wall? The {name} {v:fits}.
      For someone who sews: the {name}.
      Let the {name} break a row of [frames|photos].
      Hang near [3 or: a mirror|the desk|the stairs|a lamp|books].
      Beside the {name}: [3 or: a print|a photo|a fern|a postcard|a mirror].
      [Thread|Knots|Stitches|Floss] up close, [color|pattern|lines|shape] from [the door|afar|the chair|across the room].
    `),
  },
  tips: {
    warm: lines(`
      Keep the {name} out of direct sun, since [thread|floss] fades sooner than paint.
      Lift dust off the {name} with a soft, dry brush, working [along|with] the stitches.
      Fingers leave oil behind, so hold the {name} by the edge when you [hang|move] {them}.
      If the fabric slackens over the years, ease the {name} taut again from the [back|edges].
      Away from the stove, the {name} won't pick up the kitchen's [grease|steam].
      (hoop) The screw at the top of the {name} sits on a nail by itself, no [wire|hanger] needed.
      Skip the feather duster near the {name}; quills [catch|snag] on thread.
      Hang the {name} clear of [3 and: the stove|steam|full sun|radiators|wet towels|a smoky hearth].
    `),
    tale: lines(`
      Thread [blushes and pales|loses its nerve] in full sun, so hang the {name} in the shade of the room.
      A soft makeup brush is the right [broom|valet] for the {name}.
      Hold the {name} by the rim; fingertips [tell tales|leave maps].
      Steam curls and grease lingers, so hang the {name} a good way from the [stove|kettle].
      Feather dusters and the {name} do not get [along|on]; quills snag.
      Slack after years of duty, the {name} can be [tightened|coaxed] from the back like a drum.
      Keep the {name} from [3 and: hot noon sun|bathroom steam|frying bacon|kittens|wet umbrellas].
    `),
    plain: lines(`
      Hang the {name} out of direct sunlight, because thread [fades|pales] over the years.
      Dust the {name} with a soft, dry brush instead of a damp cloth.
      Hold the {name} by the edge, as skin leaves [oil|marks] on fabric that show later.
      Choose a wall away from [steam|cooking], which settles in the stitches of the {name}.
      If the fabric loosens with time, tighten the {name} [evenly|gently] from the back.
      Wrap the {name} in clean paper for a move, stitched side away from anything [rough|sharp].
      Avoid walls near [3 or: a stove|a bath|a radiator|a sunny window|a fireplace].
    `),
    terse: lines(`
      Hang the {name} out of direct sun.
      Dust the {name} with a soft, dry brush.
      Hold the {name} by the [edge|rim].
      Keep the {name} from [steam|the stove].
      Slack fabric? Tighten the {name} from the back.
      No feather duster near the {name}.
      Not above [3 or: a stove|a bath|a radiator|a kettle|a hearth].
    `),
  },
}
