import { lines, stems, type Craft } from '../craft.ts'

export const SHELVES: Craft = {
  nouns: stems('shelf ledge rack hook bookcase bookshelf'),
  signs: [],
  emojis: ['🏡', '🌿', '📚', '🪴', '✨', '🔨', '🤍', '🧡'],
  lines: {
    warm: lines(`
      [Hold a tape to the wall|Mark the wall with tape] before you order, and you'll [see how much room it takes|know which size you want].
      [Books, plants|A plant, a few books] and [the things you pick up on walks|that one framed photo] all [find a home|look better off the floor].
      [One looks tidy|One is enough for a small wall]; [a few together|several] make [a whole wall work|a corner feel planned].
      [Use fixings that suit your wall|Pick the right fixing for your wall], since [walls differ|no two walls are alike].
    `),
    tale: lines(`
      [Give your treasures|Let your little treasures have] a [stage|perch of their own], and let them [tell their stories|dream in peace].
      A bare wall is just [a story|an adventure] that [hasn't started|needs a first line].
      [Plants may whisper|Books may whisper] up there when [no one is looking|the lamp goes off].
    `),
    plain: lines(`
      [Mark the position on the wall|Use tape to mark the position] before drilling, and [check it with a level|step back to check the height].
      [Choose fixings that match the wall|The fixings should match the wall], as walls differ.
      The shelf suits [books, plants and framed pictures|a kitchen, a hallway or a bathroom].
      [Several can be hung together|A row or a stack works well] for [a larger display|more room].
    `),
    terse: lines(`
      Mark the wall [with tape|first]. [Step back|Check the level]. Drill.
      For [books|cups], a plant, [a lamp|one good bowl].
      One line on [a bare wall|the wall].
      [Hang one|One alone]. Or three in a row.
      Choose fixings to [suit|match] the wall.
      Leave some of it [empty|bare]. Empty space is [useful|part of it], too.
      [Clean lines|Straight edges] and room to breathe.
      A tidy wall needs very [little|few things].
      Measure the wall, and then [measure it again|the things it should hold].
    `),
  },
}

export const WOODWORK: Craft = {
  nouns: stems(
    'board spoon sign stool table box tray stand bench frame crate clock easel coat caddy holder desk',
  ),
  signs: stems('wood wooden woodworking woodturned'),
  emojis: ['🌳', '🏡', '🌿', '🎁', '✨', '🤎', '🔨', '🍃'],
  lines: {
    warm: lines(`
      (wood oak pine walnut maple teak cherry beech ash birch) [Run your hand over it|Hold it in your hands] and you'll [feel the difference|understand why people like wood].
      (wood oak pine walnut maple teak cherry beech ash birch) [Wood has its own mind|No two pieces of wood are alike], so [expect the grain to vary a little|yours will have its own grain].
      [It earns its place|It's at home] [on the counter|in plain sight], not at the back of a cupboard.
      (wood oak pine walnut maple teak cherry beech ash birch) [A wipe with a damp cloth|A damp cloth] is usually enough, and [a bit of oil|some oil] now and then [keeps it from drying out|doesn't hurt].
      [Leave it out|Don't hide it], because [you'll use it more|it looks better used].
    `),
    tale: lines(`
      (wood oak pine walnut maple teak cherry beech ash birch) [Trees keep secrets in rings|Once it was a tree with stories], and [a little of that stayed in the grain|you can still trace them with a finger].
      [It hums with small adventures|It seems to hum] every time you [set something on it|use it].
      Let {them} [settle in|find a cozy corner], as [old friends|good stories] do.
    `),
    plain: lines(`
      (wood oak pine walnut maple teak cherry beech ash birch) Wood is a natural material, and [grain and tone vary|small variations in grain are part of it].
      Clean with a damp cloth, and keep it away from [standing water|the dishwasher].
      (wood oak pine walnut maple teak cherry beech ash birch) [An occasional coat of oil|A little oil from time to time] [keeps the surface in good order|prevents drying].
      It is suited to [daily use|use at home or at work] and [needs little care|takes up little room].
    `),
    terse: lines(`
      (wood oak pine walnut maple teak cherry beech ash birch) [Wood|Grain] varies. [Yours will be its own|No two match].
      (wood oak pine walnut maple teak cherry beech ash birch) Wipe it. [Dry it|Oil it now and then].
      Made to be [handled|left out].
      Ages [well|quietly] with use.
      Keep it [dry|away from standing water].
      [Plain work|Simple lines], close up and from [across the room|afar].
    `),
  },
}
