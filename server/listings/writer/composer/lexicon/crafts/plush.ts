import { lines, stems, type Craft } from '../craft.ts'

export const PLUSH: Craft = {
  nouns: stems(
    'plush plushie amigurumi animal softy softie bear teddy bunny rabbit lovey lovy lovie stuffy stuffie fox octopus elephant lamb sheep dinosaur whale frog turtle bee cow duck giraffe llama sloth unicorn penguin pig mouse hedgehog deer koala panda lion tiger monkey axolotl capybara dragon doll owl chicken goose mushroom toadstool',
  ),
  signs: stems('plush amigurumi stuffed'),
  emojis: ['🧸', '🐰', '🐻', '✨', '🎁', '💛', '🌈', '🌙', '🧶'],
  openings: {
    warm: lines(`
      {A_lead} for the [crook of an arm|top of the pillow].
      {A_lead} for somebody in need of a [sidekick|travel companion].
      {A_lead} for a child, or for [an adult who won't admit it|your own shelf].
    `),
    tale: lines(`
      {A_lead} with a calm temper and [no bedtime|few demands].
      {A_lead} for tea parties, [moon landings|sofa voyages] and quiet corners.
      {A_lead} on the lookout for a [lap|pillow].
    `),
    plain: lines(`
      {A_lead} for children and [collectors|grown-up fans].
      {A_lead} for a nursery, a shelf or a [bedside|bed].
      {A_lead} to carry along or [put on display|keep in view].
    `),
    terse: lines(`
      {A_lead} for small arms.
      {A_lead} for a [pillow|shelf] of {its} own.
      {A_lead} for company.
    `),
  },
  scenes: {
    warm: lines(`
      Prop the {name} on the pillow after the bed is made and see where {it} {v:ends} up by [noon|bedtime].
      The {name} will ride along on [3 and: car trips|grocery runs|sleepovers|dentist days|visits to grandma|first days of school].
      Let the new owner choose a name for the {name}; [Kevin|Gravy] is as good as any.
      Hand over the {name} when a baby joins the family, so the [big sister|big brother] unwraps something too.
      Grown-ups keep the {name} on the [bookshelf|desk] and say {it's} for visitors.
      Take a picture of the {name} on every vacation, in front of the [map|town sign].
      The {name} {v:makes} a good audience for early readers: [patient|polite] and never in a hurry.
      Set the {name} in the window, facing out, for the [mail carrier|kids across the street].
      For someone starting [college|a new job] far from home, the {name} {v:says} what a card can't.
      Seat the {name} at the table for breakfast; [nobody|not even the toast] will mind.
      Bring the {name} to the hospital visit; flowers can't be [hugged|held].
      Somewhere between three and thirteen the {name} {v:moves} from bed to shelf and never [out|farther].
      The {name} {v:fits} a birthday box with room for a [book|bag of candy] on top.
    `),
    tale: lines(`
      The {name} {v:keeps} secrets, mostly about who [finished the cookies|stayed up reading].
      Tea is at four, and the {name} {has} [saved you a chair|arrived early].
      After dark, the {name} {v:takes} the first watch at the [foot|edge] of the bed.
      The resume of the {name} lists [3 and: pillow guard|copilot|tea guest|listener|stowaway|understudy to the cat].
      Monsters under the bed have heard of the {name} and [moved out|filed for transfer].
      Grown-ups who say they are too old for the {name} are [fibbing|holding {them} already].
      Someone will insist that the {name} {v:needs} a [seat belt|library card] as well.
      Wherever the {name} [{v:falls} asleep|{v:goes} missing], a search party forms in slippers.
      Shelf life suits the {name}, and so does being dragged by one [ear|leg] through the hallway.
      The {name} {v:reads} over shoulders and {has} yet to [spoil|guess] an ending.
      In the back seat the {name} {v:holds} the map, which explains the [detour|ice cream stop].
      A star in pillow theater, the {name} [{v:accepts}|{v:prefers}] applause in crackers.
    `),
    plain: lines(`
      The {name} can be a companion for a child or a [shelf piece|quiet joke] for an adult.
      On a nursery shelf, the {name} {v:gives} the room a [character|face] before the child arrives.
      The {name} {v:goes} along to [3 or: a first sleepover|grandparents|kindergarten|a hotel|camp|a doctor visit].
      For older siblings of a newborn, the {name} [{is}|{v:makes}] a thoughtful present of their own.
      On a desk, the {name} {v:breaks} up the [routine|seriousness] of a working day.
      Collectors may give the {name} a place among [similar|other] characters.
      For a friend who is moving away, the {name} {is} a reminder that needs no [words|occasion].
      At the bedside, the {name} {v:has} a place in the evening [routine|story].
      Photographed with a baby each month, the {name} {v:shows} how [quickly|much] children grow.
      On a hospital visit, the {name} {v:gives} something to hold when [words|flowers] do not help.
      The {name} can move from bed to bookshelf as the owner grows [up|older].
      In a reading corner, the {name} {v:keeps} a place beside the [picture books|cushions].
    `),
    terse: lines(`
      Put the {name} on the pillow.
      The {name} {v:goes} where the child goes.
      Give the {name} a shelf, or a [suitcase|seat].
      Let the child name the {name}.
      Adults may keep the {name} as well.
      Give the {name} to the elder when a [baby|sibling] comes.
      Photograph the {name} each month beside the baby.
      The {name} {v:asks} no questions.
      For the {name}: [3 or: a nursery|a desk|a sleepover|a shelf|a birthday|a car seat].
      Set the {name} by the window.
      Take the {name} along on the first day of school.
      Let the {name} sit in on the bedtime story.
      A desk job suits the {name} as well.
      Give the {name} to someone who is moving away.
      Seat the {name} at breakfast. Nobody will mind.
      The waiting room is shorter with the {name}.
    `),
  },
  tips: {
    warm: lines(`
      Spot clean the {name} with cool water and a little soap, then reshape and [air-dry|leave to dry] flat.
      Before you let a child under three have the {name}, look closely at eyes, buttons and [knots|ribbons].
      Knead the {name} from the [outside in|seams inward] when hugs have flattened {them}.
      Machine wash the {name} only where the care details allow, and then in a [pillowcase|laundry bag].
      A loose end can be pulled back inside the {name} with a [crochet hook|blunt needle].
      Brush dust from the {name} with a [dry washcloth|soft brush] on the day you change the sheets.
    `),
    tale: lines(`
      Bath day for the {name} means a damp cloth and a [sunny sill|towel], not the deep end.
      Plump the {name} from time to time; hugs [move the filling|take their toll].
      If a thread works loose, tuck it back into the {name} with a hook and [call it surgery|say it tickled].
      Check the eyes and seams of the {name} before very small [fans|hands] move in.
      Take a photo of the {name} now, for the ["Lost" poster|search party] you hope never to need.
      Whoever washes the {name} should do it at [nap time|school time], with no witnesses.
    `),
    plain: lines(`
      Clean the {name} with cool water and mild soap, and let {them} dry [flat|in the open] away from heat.
      For children under three, check the {name} for small parts and follow the [age advice|seller's age advice].
      Reshape the {name} by hand while damp so that the filling [spreads|settles] evenly.
      Work any loose yarn or thread back into the {name} with a hook and do not [cut|trim] it.
      Keep the {name} out of constant sun, which [fades|pales] most colors.
      Inspect seams and fastenings of the {name} from time to time and mend them [early|promptly].
    `),
    terse: lines(`
      Spot clean the {name}. Dry flat.
      Check the {name} for small parts before a baby has {them}.
      Knead the {name} back into shape.
      Tuck loose ends back into the {name}.
      Keep the {name} out of strong sun.
      Mend seams of the {name} early.
      Brush dust from the {name} with a dry cloth.
      Wash the {name} in a bag, if the label allows.
      Reshape the {name} while damp.
      Check eyes and buttons of the {name} now and then.
      Keep the {name} away from heaters and flames.
    `),
  },
}
