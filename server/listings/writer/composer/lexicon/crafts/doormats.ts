import { lines, stems, type Craft } from '../craft.ts'

export const DOORMATS: Craft = {
  nouns: stems('doormat'),
  signs: stems('doormat'),
  emojis: ['🏡', '🚪', '👢', '🍂', '🌿', '✨', '🧡', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for the step everybody [crosses|stops on].
      {A_lead} for muddy boots and [happy returns|long goodbyes].
      {A_lead} for the first thing you see [coming home|with your arms full].
    `),
    tale: lines(`
      {A_lead} for everything the [weather|dog] brings along.
      {A_lead}: the first word in every [visit|hello].
      {A_lead} for feet with [stories|mud] on them.
    `),
    plain: lines(`
      {A_lead} for the [front|back] step and the shoes that cross it.
      {A_lead} for entrances that [see weather|are always in use].
      {A_lead} to greet people at the [door|threshold].
    `),
    terse: lines(`
      {A_lead} for the [front step|doorway].
      {A_lead}. Wipe, [knock|come in].
      {A_lead} for [mud|rain] and company.
    `),
  },
  scenes: {
    warm: lines(`
      Guests read the {name} while you look for [your shoes|the light switch], so the greeting's taken care of.
      Nobody in the family wipes their feet until there's the {name} to [remind|shame] them.
      The {name} {v:tells} the courier which of the [identical|neighboring] doors is yours.
      Come home with your arms full, and the {name} {is} the first thing that looks [pleased|familiar].
      New neighbors get a [pie|plant] from everyone else; bring them the {name}.
      By the back door, the {name} {v:sees} more boots, balls and [dogs|garden clippings] than the front.
      The {name} {v:makes} a rented door feel like [yours|somebody lives there].
      You'll find yourself sweeping the step more often once the {name} {is} there to [show off|be seen].
      The {name} {v:stops} [3 or: wet leaves|mud|beach sand|lawn clippings|road salt|snow] before the hallway does.
      Flank the {name} with [3 or: a pot of herbs|a milk crate|a pumpkin|a watering can|an umbrella stand] and the step is finished.
      [Boots|Paws|Sneakers|Strollers] come in [wet|sandy|muddy|snowy] by [November|Saturday|suppertime|noon], and somebody has to stop them.
    `),
    tale: lines(`
      The {name} {v:takes} the mud so the [hall|carpet] need not.
      Every visit opens on the {name}, and some [neighbors|aunts] never get any further.
      The dog will sit on the {name} and [audit|inspect] all who enter.
      A door without a mat is a sentence without a capital; the {name} {v:fixes} the grammar.
      Late home, shoes in hand, you will thank the {name} for being [quiet|soft underfoot].
      The {name} {v:knows} who stamps, who shuffles and who [forgot|ran].
      Housewarming in one move: roll up the {name}, tie a [bow|string], ring the bell.
      Autumn leaves its calling card on the {name}, [leaf|puddle] by leaf.
      Out of the wind and onto the mat come [3 and: boots|paws|sand|stray leaves|wet umbrellas|good news].
      The {name} {has} opinions on [3 or: stilettos|soccer cleats|snow|garden clogs|Saturday mud].
      [Sand|Mud|Slush|Snow] travels on [boots|paws|wheels|small feet] and gets as far as the [kitchen|sofa|stairs|pantry] unless stopped.
    `),
    plain: lines(`
      The {name} {v:gives} an entrance a greeting before anyone [knocks|opens the door].
      Along a row of similar doors, the {name} {v:makes} one easy to [find|recognize].
      Placed at the back door, the {name} {v:meets} the boots that come in from the [yard|garden].
      For new homeowners, the {name} {is} a present that can go down the [same day|first evening].
      A swept step and the {name} are all that a small entrance [needs|asks for].
      Under a covered porch, the {name} {v:keeps} {its} look longer than on an open [step|landing].
      In an apartment hallway, the {name} {v:marks} where [home|private space] begins.
      The {name} can change with the season, and rest in the [garage|closet] in between.
      The {name} {v:meets} [3 and: sand|mud|wet leaves|grit|snow] before the floor inside does.
      A tidy entrance may have [3 or: a boot tray|a planter|an umbrella stand|a lamp|a bench] beside the mat.
      In [wet|snowy|muddy|stormy] weather, every [step|stride] on a mat is [a wipe|work] saved in the [hall|kitchen|entry|corridor] later.
    `),
    terse: lines(`
      The {name} first, then the [door|hello].
      Mud stops at the {name}.
      A step, a [planter|lamp], the {name}.
      For new neighbors: the {name} and [bread|salt].
      The {name} {v:marks} your door in a row.
      Back door, boots, the {name}.
      Set the {name} down and [sweep|step] in.
      Guests meet the {name} first.
      The {name} {v:catches} [3 or: sand|leaves|grit|mud|snow].
      By the mat: [3 or: boots|a planter|a broom|a lamp|a bench].
      [Boots|Paws|Shoes|Wheels] stop here, [wet|muddy|sandy|snowy], [twice|each time|daily|all year].
    `),
  },
  tips: {
    warm: lines(`
      Shake the {name} out over the [lawn|gutter] now and then; trapped grit is what wears a mat down.
      Measure from the floor to the bottom of the door before you lay the {name} [indoors|down].
      Let the {name} dry right through after a storm, [propped|hung] on its edge.
      Sweep or vacuum the {name} dry; [hosing|scrubbing] hard takes off more than dirt.
      Turn the {name} end for end every [month or so|season], so one side doesn't get all the boots.
      A roof over the step keeps the {name} looking {its} age more [slowly|kindly].
      On smooth floors, a grip pad under the {name} keeps everyone [upright|steady].
      (coir) Loose bits in the first weeks are nothing to fret over; sweep around the {name} and they [stop|settle].
      A good shake gets rid of [3 and: sand|leaf litter|crumbs|grit|dog hair|dry mud].
    `),
    tale: lines(`
      Give the {name} a good shaking out of doors, and stand [upwind|clear].
      Rotate the {name} now and then, as boots are creatures of [habit|routine].
      After a downpour, stand the {name} on edge and let the [breeze|air] do the work.
      Doors that scrape the {name} can be measured for beforehand, with a [ruler|stack of cards].
      The {name} could ask for no better [hat|umbrella] than a porch roof.
      On slippery floors, a grip pad beneath the {name} keeps [entrances|aunts] dignified.
      What to beat out of the {name}: [3 and: sand|crumbs|dry mud|dog hair|leaf litter].
    `),
    plain: lines(`
      Shake or vacuum the {name} regularly, because trapped grit [wears|cuts] the surface.
      Check the gap under the door before laying the {name} where it [opens|swings].
      Allow the {name} to dry completely after rain, standing on one [edge|side].
      Turn the {name} from time to time so that wear is [spread|even].
      A covered step is kinder to the {name} than one open to [sun and rain|the weather].
      On a smooth floor, place a grip pad under the {name}, as any mat can [slide|shift].
      Shake out [3 and: sand|grit|leaves|dry mud|pet hair] before they settle in.
    `),
    terse: lines(`
      Shake the {name} out [often|each week].
      Dry the {name} on edge after [rain|a storm].
      Check the door clears the {name}.
      Turn the {name} each [season|month].
      Smooth floor? Put a grip pad under the {name}.
      A [roof|porch] overhead spares the {name}.
      Shake out [3 and: sand|grit|mud|leaves|crumbs].
    `),
  },
}
