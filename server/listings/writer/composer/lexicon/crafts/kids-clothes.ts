import { lines, stems, type Craft } from '../craft.ts'
import { CLOTHING } from './clothing.ts'

/** Clothes, where the seller's words show that a child wears them. */
export const KIDS_CLOTHES: Craft = {
  nouns: CLOTHING.nouns,
  signs: stems('kid toddler'),
  emojis: ['👧', '🧒', '✨', '🎁', '🌈', '💛', '🌿', '☀️', '🍂'],
  openings: {
    warm: lines(`
      {A_lead} for a child who [runs|climbs] everywhere.
      {A_lead} for the favorite end of the closet.
      {A_lead} for [playground|school] days and birthdays.
    `),
    tale: lines(`
      {A_lead} for puddle inspectors and [tree climbers|hill rollers].
      {A_lead} for persons of few years and [firm opinions|great speed].
      {A_lead} for days that end with [grass stains|pockets full of stones].
    `),
    plain: lines(`
      {A_lead} for playgroup, visits and [photographs|celebrations].
      {A_lead} for children on the move.
      {A_lead} for [everyday wear|daily wear] and family days.
    `),
    terse: lines(`
      {A_lead} for play and [visits|parties].
      {A_lead} for children in motion.
      {A_lead} for [sandbox|playground] and birthday.
    `),
  },
  scenes: {
    warm: lines(`
      Lay out the {name} the night before, and the morning argument is about [shoes|breakfast] only.
      The {name} will see [3 and: the sandbox|a birthday cake|the grocery cart|grandma's garden|a puddle|the top of the slide].
      Expect the {name} to be requested again the moment {it} {v:comes} out of the [wash|dryer].
      For the class photo, the {name} will still look like your child and not like [a costume|a catalog].
      Bring the {name} to the birthday of someone who has [enough blocks|every dinosaur].
      Keep the {name} for family Sundays, then give up and allow {them} on [Mondays|the swing].
      When the {name} {v:gets} too small, there's a cousin who has had an eye on {them} [for months|all along].
      A child dressed in the {name} is easy to pick out across a busy [playground|beach].
      Pack the {name} for the weekend at the grandparents', who [will take pictures|notice such things].
      Somebody will insist on the {name} with rain boots and a [crown|cape]; say yes.
      The {name} {v:makes} airport days easier: [layers|pockets] first, arguments later.
    `),
    tale: lines(`
      The {name} {v:leaves} the house clean and {v:returns} with [evidence|a frog story].
      Worn with boots, the {name} {is} proper dress for [royalty|pirates] under four feet.
      No one has ever stood still in the {name}, [scientists report|say the grandparents].
      Pockets, sleeves or hems, something on the {name} will come home with a [pebble|feather] in it.
      The {name} {v:has} been chosen for [3 and: mud pies|somersaults|tea with bears|puddles|secret clubs|cake].
      At the slide, the {name} {v:keeps} up with the [fastest|bravest] of them.
      The family album will show the {name} as a [blur|streak] with a grin.
      Somebody refuses to take off the {name} at bedtime; [pick your battles|sleep is overrated].
      After two summers the {name} will belong to a [smaller|newer] adventurer.
    `),
    plain: lines(`
      The {name} can be worn for play and still look right at a family [lunch|visit].
      For photographs, the {name} {v:keeps} attention on the child and not on a [logo|slogan].
      Days for the {name} include [3 and: birthdays|playgroup|holidays|family visits|school photos|weekend trips].
      Combined with simple basics, the {name} {v:gives} a small wardrobe [variety|character].
      As a birthday present, the {name} {is} useful in a way that [toys|books] are not.
      When outgrown, the {name} can go to a [sibling|cousin] or be kept as a memory.
      Layered over or under other pieces, the {name} can serve in [more than one season|changing weather].
      The {name} {v:lets} a child dress up without giving up the [climbing frame|sandbox].
      For visits to grandparents, the {name} [{is}|{v:makes}] an easy [choice|decision].
      Laid out the evening before, the {name} {v:makes} for a calmer [school morning|start].
      For siblings in a photograph, the {name} can pick up a shade from the [other outfits|background].
    `),
    terse: lines(`
      The {name} can go to the [sandbox|party].
      Lay out the {name} the night before.
      Photograph the {name} now. They grow.
      Pack the {name} for grandparents.
      Layer the {name} as the weather [turns|shifts].
      Pass the {name} on to a cousin.
      Add boots to the {name}. Find a puddle.
      A birthday next door: give the {name}.
      For the {name}: [3 or: school|a party|the park|a visit|a photo|a Sunday].
      Wear the {name} to the swing and to lunch.
      Boots, the {name}, a puddle. A good morning.
      The class photo has room for the {name}.
      Easy to spot at the playground: the {name}.
      A child will ask for the {name} again on Monday.
      Give the {name} in place of one more toy.
    `),
  },
  tips: {
    warm: lines(`
      Measure a piece that fits now, add a little for growing, and compare that with the {name}.
      Choose the {name} a size up when you give {them}; sleeves roll, [seams|hems] don't stretch.
      Treat grass stains on the {name} before the wash, as heat makes them [stay|permanent].
      Turn the {name} inside out for washing, after checking for [stones|snails] in the pockets.
      Sew a name inside the {name} before the first [day of school|playdate].
      Wash the {name} with like colors and close every [fastener|snap] first.
    `),
    tale: lines(`
      Check the {name} for treasure before washing; [pebbles|acorns] make a fearsome noise.
      Give the {name} a little too big, since children grow during [lunch|the night].
      Mud on the {name} should dry first and be [brushed|shaken] off later, like most troubles.
      Write a name inside the {name}; lost property boxes are [deep|full of orphans].
      Cold water for grass stains on the {name}, then [patience|a good rub].
      Hang the {name} at a height where the owner can [reach|choose] {them}.
    `),
    plain: lines(`
      Compare the measurements of the {name} with a garment that fits the child [now|at present].
      When in doubt, choose the {name} one size larger to allow for [growth|layers].
      Treat stains on the {name} with cold water before the [wash|machine].
      Close fastenings and turn the {name} inside out before [washing|the wash].
      Check the {name} for loose buttons or cords before [wearing|washing].
      Add a name label to the {name} before [school|nursery] starts.
    `),
    terse: lines(`
      Compare the {name} with a piece that fits.
      Choose the {name} a size up for growth.
      Treat stains on the {name} in cold water.
      Empty the pockets before you wash the {name}.
      Check the {name} for loose buttons.
      Put a name in the {name}.
      Wash the {name} with like colors.
      Brush dry mud from the {name} before the wash.
      Close every snap before you wash the {name}.
      Roll the sleeves now and the {name} may fit into spring.
      Hang the {name} where the child can reach.
    `),
  },
}
