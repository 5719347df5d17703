import { lines, stems, type Craft } from '../craft.ts'

/** Files that work inside a program: presets, brushes, mockups, textures. */
export const EDITING_FILES: Craft = {
  nouns: stems('preset brush mockup texture overlay lut'),
  signs: stems('lightroom procreate photoshop'),
  emojis: ['🖥️', '🎨', '✨', '📷', '🖌️', '📥', '💛', '🌿'],
  openings: {
    warm: lines(`
      {A_lead} for people who'd rather [make things than hunt through menus|create than click].
      {A_lead} for the work you [do after hours|actually enjoy].
      {A_lead} for [late nights at the screen|the screen you sit at anyway].
    `),
    tale: lines(`
      {A_lead} for those who say ["five more minutes" at midnight|"one more version"].
      {A_lead}, on [good terms with the undo button|the side of tired eyes].
      {A_lead} for screens with [too many windows open|fingerprints on them].
    `),
    plain: lines(`
      {A_lead} for [work on screen|photographers, illustrators and shop owners].
      {A_lead} to [keep among your tools|use again and again].
      {A_lead} for [hobby and professional use alike|beginners and experienced users].
    `),
    terse: lines(`
      {A_lead}. [Load and begin|Open, load, work].
      {A_lead} for [work on screen|people who make images].
      {A_lead}. Fewer clicks, [same idea|more making].
    `),
  },
  scenes: {
    warm: lines(`
      (preset lut) Run the {name} over last [summer|winter|year]'s photos, the ones you never got around to editing.
      (preset lut) Your feed will look like one person took the pictures, once the {name} {has} been over all of them.
      (preset lut) A dull afternoon photo and the {name}: try that pair first.
      (brush) Scribble with the {name} for [ten minutes|a page or two] before you draw anything in earnest.
      (brush) Let the {name} loose on [a birthday card|a map|the margins of a sketch] and see what {it} {v:does} best.
      (brush) Draw the same leaf with everything in the {name}, and you'll know your favorites by [supper|midnight].
      (mockup) Drop your own design into the {name} and you'll see at last how it looks in a room.
      (mockup) No lamp, no tripod, no [cat|toddler] walking through the shot: the {name} {v:has} the room ready.
      (mockup) Try every design you have in the {name}, including the one [you'd given up on|in the wrong color].
      (texture overlay) Lay the {name} over a flat color and watch the flatness go.
      Open the {name} with something unimportant, and keep the [important|paid] thing for the second hour.
      Keep the {name} for [3 and: family photos|shop listings|holiday cards|sketchbooks|side projects|posters].
      Somebody in your [class|office|family] or your club would like to see what you did with the {name}.
      The {name} {v:saves} you the fiddling, so you can get to the part [you like|that's yours].
      Try {them} [on a plane|at the kitchen table|in bed|between two meetings], with [headphones|coffee|an old photo|a blank file], [no plan|no client|no hurry|nothing at stake].
    `),
    tale: lines(`
      (preset lut) One click with the {name}, and [Tuesday|Friday]'s lunch photo has ambitions.
      (preset lut) The {name} {v:gives} a rainy [holiday|wedding|picnic] a second chance.
      (preset lut) Somewhere on your phone are nine hundred photos waiting for the {name}.
      (brush) Let the {name} loose on an empty layer and see which way the [wind blows|lines run].
      (brush) With the {name}, a wobbly line becomes a decision.
      (brush) Doodle a whale with the {name}; if it looks like a potato, doodle a potato.
      (mockup) Your design walks into the {name} and comes out looking employed.
      (mockup) The room in the {name} {is} tidier than any room you know.
      (mockup) Nobody had to [move a sofa|dust a shelf] for the {name}.
      (texture overlay) A pinch of the {name} takes the shine off a picture.
      [Midnight|Sunday], one lamp, the {name}, and nobody asking when you'll be done.
      Undo is free, so be as reckless with the {name} as you please.
      Every version you try with the {name} is better than the one you only [think about|plan].
      Known accomplices: [3 and: headphones|cold tea|a patient cat|seven open tabs|the undo button].
    `),
    plain: lines(`
      (preset lut) The {name} {v:gives} a series of photographs a consistent look.
      (preset lut) Use the {name} as a starting point and fine-tune each image by hand.
      (preset lut) Applied to a whole folder, the {name} {v:shortens} the work after a shoot.
      (brush) Use the {name} at several sizes and opacities to find the range.
      (brush) The {name} can be combined on separate layers for line, tone and detail.
      (brush) Keep one page as a reference sheet for the {name}.
      (mockup) The {name} {v:shows} a design in context without a photo session.
      (mockup) Shops can use the {name} to present a series of designs in the same setting.
      (mockup) Clients understand a design sooner when they see it in the {name}.
      (texture overlay) Placed over a plain area, the {name} {v:adds} surface without changing the design.
      The {name} {v:fits} into an existing workflow, with no [new program|second program] to learn.
      Once set up, the {name} {v:stays} available for [every later|each later] project.
      Students and self-taught users can study how the {name} {v:works} and build on it.
      Possible uses are [3 and: product photos|social posts|personal albums|portfolios|course work|posters].
    `),
    terse: lines(`
      (preset lut) One look for every photo: the {name}.
      (preset lut) Old photos, new mood: the {name}.
      (preset lut) Load, adjust, export.
      (brush) Test the {name} on an empty layer.
      (brush) Small, large, light, heavy: try the {name}.
      (brush) Lines first, color later.
      (mockup) Your design, shown in the {name}.
      (mockup) No studio, no tripod: the {name}.
      (mockup) Drop it in.
      (texture overlay) Less flat with the {name}.
      Open the {name} on a free evening.
      For [3 and: photos|posters|portfolios|shops|sketches].
      Load once, use often.
      Keep the {name} with your daily tools.
      Try the {name} on something that does not matter.
      Undo is free.
    `),
  },
  tips: {
    warm: lines(`
      (preset lut) Adjust the light after you apply the {name}; every photo starts from a different place.
      (preset lut) Dial the {name} back a little if skin starts to look like chalk.
      (brush) Turn the pressure setting up and down to see what the {name} {v:does} at each end.
      (mockup) Save the {name} as a fresh copy before you swap in your own design.
      (mockup) Match the ratio of your design to the {name} first, and nothing gets squashed.
      Check that the {name} {v:works} with your version of the program before you clear your [evening|weekend].
      Keep a backup of the {name} somewhere other than the [tablet|laptop].
      Have a look at the license before you use the {name} for paid work.
      Jot down the settings you liked with the {name}; you won't remember the numbers.
    `),
    tale: lines(`
      (preset lut) Dial the {name} down a notch, then another, then one back up.
      (brush) Draw a page of nonsense with the {name}; that's the manual.
      (mockup) Keep one untouched copy of the {name} for the day the layers revolt.
      Stash a copy of the {name} where a [lost|drowned] tablet can't take {them} along.
      Update the program first and load the {name} second, or the two may not be on speaking terms.
      (brush preset lut texture overlay) Name your favorites in the {name}; "the good one" stops working at three.
      What looks bold with the {name} at midnight looks loud at nine.
      Read the license for the {name} with a biscuit; it's shorter than it looks.
    `),
    plain: lines(`
      (preset lut) Correct exposure after applying the {name}, not before.
      (brush) Save a size and pressure setting for the {name} once a good one is found.
      (mockup) Check that the proportions of the design match the {name} before placing it.
      Confirm that the {name} {is} compatible with the installed version of the program.
      Back up the {name} outside the program, since updates and new devices can remove imported files.
      Read the license of the {name} before using {them} in commercial work.
      Keep the original file of the {name} and work with a copy.
      Note [3 and: the program version|the settings|the layer order|the export format|the color profile] when a result works.
      Import the {name} before the day of a deadline, and test {them} once.
    `),
    terse: lines(`
      (preset lut) First the {name}, then the light.
      (brush) Try the {name} at three sizes.
      (mockup) Match the ratio, then use the {name}.
      Check the program version before you load the {name}.
      Back up the {name}.
      Read the license of the {name}.
      Keep an untouched copy.
      Note what works.
      Test the {name} before a deadline.
    `),
  },
}
