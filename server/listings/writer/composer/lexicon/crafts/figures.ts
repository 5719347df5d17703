import { lines, stems, type Craft } from '../craft.ts'

export const FIGURES: Craft = {
  nouns: stems(
    'figurine figure statue statuette sculpture bust miniature dragon gnome idol diorama model skull mushroom toadstool gargoyle fairy bear rabbit bunny fox octopus elephant owl turtle frog whale hedgehog unicorn penguin dinosaur',
  ),
  signs: stems('figurine articulated'),
  emojis: ['🐉', '🗿', '✨', '🎁', '🍄', '📚', '🌟', '🏡', '💛'],
  openings: {
    warm: lines(`
      {A_lead} for the shelf with the [good books|odd treasures].
      {A_lead} for a desk that takes itself too seriously.
      {A_lead} for [collectors|people] with one free spot left.
    `),
    tale: lines(`
      {A_lead} to keep an eye on the [bookshelf|bills].
      {A_lead} for the guard post beside the [lamp|clock].
      {A_lead} for rooms with space for a [legend|small legend].
    `),
    plain: lines(`
      {A_lead} for desk, shelf or [mantel|cabinet].
      {A_lead} for collectors and [admirers|readers] of a good story.
      {A_lead} for display [at home or at work|in a room you use].
    `),
    terse: lines(`
      {A_lead} for the [shelf|desk].
      {A_lead} for a corner that [lacks life|looks empty].
      {A_lead} for collectors.
    `),
  },
  scenes: {
    warm: lines(`
      Stand the {name} in front of your favorite books, and the shelf stops being storage.
      The {name} will watch over your [keyboard|inbox] and never once ask how it's going.
      Move the {name} around the house and see how long the family [takes|needs] to notice.
      Give the {name} a little room; one thing alone on a [ledge|sill] gets looked at twice.
      Put the {name} where the lamp throws a shadow, and you get [a second one|two] for free.
      Visitors tend to pick up the {name} first and [ask|put the coffee down] after.
      The {name} {v:finds} company among [3 and: paperbacks|potted plants|old cameras|postcards|board games|framed photos].
      There's someone on your list who has everything and a shelf: the {name} {is} for [them|that shelf].
      At work, the {name} beside the [monitor|phone] {v:tells} colleagues more than the nameplate.
      Build a small scene around the {name} with [a plant|a candle|a stack of books] and swap it each season.
      Swap the {name} for the vase on the mantel and see which one gets [mentioned|asked about].
      Hide the {name} in the guest room and let people [meet|find] {them} on their own.
      The {name} {v:belongs} to the things you take down first when you [move|paint], and put back first.
    `),
    tale: lines(`
      The {name} {v:takes} the night shift on the [shelf|sill] and {v:files} no reports.
      Dust is the natural enemy of the {name}; [dragons|burglars] run a distant second.
      Set the {name} by the window to keep the [pigeons|neighbors] guessing.
      Turn the {name} a little each night, and someone in the house will [start to wonder|look twice].
      A story begins wherever the {name} {is} put down, so choose the [shelf|spot] with care.
      The {name} {v:guards} [3 and: spare keys|the good pens|overdue novels|a fern|loose change|the remote].
      Even a stern room [softens|smiles] once the {name} {has} found a spot in it.
      For the friend with three bookcases and a [globe|drawer of curiosities], the {name} [{is}|{v:makes}] easy giving.
      Tax papers look less grim with the {name} [on top|standing by].
      Nobody has ever seen the {name} move. [Officially|So far].
    `),
    plain: lines(`
      On a bookshelf, the {name} {v:interrupts} the row of spines with a [shape|silhouette] of {its} own.
      At a desk, the {name} {v:gives} the eye a place to rest between [tasks|calls].
      Placed alone, the {name} {v:draws} more attention than in a [crowd|full row].
      Beside a lamp, the {name} {v:casts} a shadow that becomes part of the [display|shelf].
      For a collector, the {name} {v:extends} a shelf that already has a [theme|direction].
      The {name} {v:suits} [3 or: a mantel|a desk|a reading corner|a glazed cabinet|a window sill|a game room].
      With a plant and a few books, the {name} {v:makes} a small [arrangement|scene].
      As a present, the {name} can refer to a shared [joke|story|interest] without explaining it.
      Set at eye level, the {name} {v:shows} detail that is lost on a [low table|high shelf].
      In a child's room or a [study|library], the {name} {v:leaves} the story to the viewer.
      In a row of similar objects, the {name} {v:sets} a [pause|change of rhythm].
      The {name} {v:gives} a shelf of equipment or [files|folders] a human note.
      Moved from room to room, the {name} {v:shows} a new side in each [light|place].
    `),
    terse: lines(`
      Stand the {name} at eye level.
      Give the {name} space. One is enough.
      Books behind, the {name} [in front|before them].
      Evening light suits the {name}.
      The {name} {v:keeps} the [desk|shelf] company.
      Turn the {name} now and then.
      Give the {name} to the collector you know.
      For the {name}: [3 or: a mantel|a desk|a bookcase|a sill|a cabinet|a studio].
      Let guests find the {name} on their own.
      A plant, a lamp, the {name}: a [scene|still life].
      Let the {name} end a row of books.
      A window, a plant, the {name}: a small stage.
      Move the {name} in secret. Wait for comments.
      Place the {name} beside the [monitor|lamp] and carry on.
      One shared joke is reason enough to give the {name}.
      Hold a free spot on the shelf for the {name}.
      Let the lamp draw the shadow of the {name}.
    `),
  },
  tips: {
    warm: lines(`
      Dust the {name} with a dry makeup brush; it gets into [corners|details] a cloth only skims.
      Lift the {name} by the base or the [thickest|sturdiest] part, never by whatever sticks out.
      Keep the {name} off the [dashboard|radiator], since heat and steady sun are unkind to color and form.
      A dab of museum putty holds the {name} in place where [cats|trains|doors] shake the shelf.
      Light the {name} from one side rather than from above, and every [fold|ridge] shows up.
      Skip strong cleaners on the {name}; a barely damp [cloth|brush] is plenty.
    `),
    tale: lines(`
      Armed with a dry paintbrush, dust the {name} from the [top down|crown to the toes].
      Pick up the {name} by the base, whatever else [sticks out|offers itself].
      Put putty under the {name} if the cat considers gravity a [hobby|science].
      Summer sun through a window is no friend of the {name}; choose a [cooler throne|shadier post].
      Give the {name} a lamp from the side and [enjoy the drama|watch the shadow].
      Let the {name} stand a hand away from the edge, as [heroes|mountaineers] should.
    `),
    plain: lines(`
      Remove dust from the {name} with a soft, dry brush, working from [top to bottom|the top down].
      Lift the {name} by the base or body rather than by [projecting|slender] parts.
      Keep the {name} away from heaters and prolonged [sunlight|direct sun].
      On an open shelf, museum putty or a small pad keeps the {name} from [sliding|shifting].
      Light from the side brings out more detail in the {name} than light from [above|the front].
      Avoid solvents on the {name}; a slightly damp cloth, [followed by|then] a dry one, is enough.
    `),
    terse: lines(`
      Dust the {name} with a soft, dry brush.
      Lift the {name} by the base.
      Keep the {name} away from heat.
      Putty under the {name} helps in a house with cats.
      Light the {name} from one side.
      No harsh cleaners on the {name}.
      Use a dry paintbrush for the folds of the {name}.
      Stand the {name} a hand away from the edge.
      Keep the {name} out of a hot car.
      Wipe the {name} with a damp cloth. Dry after.
      Carry the {name} in both hands.
    `),
  },
}
