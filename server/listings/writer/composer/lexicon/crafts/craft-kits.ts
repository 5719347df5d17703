import { lines, stems, type Craft } from '../craft.ts'

export const CRAFT_KITS: Craft = {
  nouns: stems('craftkit'),
  signs: stems('kit'),
  emojis: ['✂️', '🧵', '🧶', '🎨', '✨', '🎁', '🏡', '💛'],
  openings: {
    warm: lines(`
      {A_lead} for the hobby you [keep meaning to start|watch other people do].
      {A_lead} for hands that want [something to do|a break from the phone].
      {A_lead} for a [rainy|free] Saturday and a cleared table.
    `),
    tale: lines(`
      {A_lead} for [idle hands and large ideas|fidgeters and dabblers].
      {A_lead}: one afternoon, some [courage|crumbs], no audience.
      {A_lead} for people who [touch everything in museums|read the instructions last].
    `),
    plain: lines(`
      {A_lead} for [learning|trying] a craft at the kitchen table.
      {A_lead} for free evenings and [patient|curious] hands.
      {A_lead} for [rainy weekends|quiet afternoons] with something to show at the end.
    `),
    terse: lines(`
      {A_lead} for [busy hands|a free evening].
      {A_lead}. Clear the table, [begin|sit down].
      {A_lead} for [rainy days|slow Sundays].
    `),
  },
  scenes: {
    warm: lines(`
      Clear one end of the table for the {name}, put the radio on, and [forget the time|let supper be late].
      The {name} {v:leaves} you with something to hold up at the end, which no [series|scrolling] ever did.
      Invite a friend, open the {name}, and talk comes easier while your hands are [busy|full].
      Give the {name} to the one who says "I could make that" in every [shop|museum].
      Your first go with the {name} won't look like the picture, and that's how you'll [know it's yours|remember whose it is].
      Save the {name} for the weekend when the [forecast|calendar] is hopeless.
      The {name} {v:asks} for a table, some light and an hour when nobody [needs a ride|calls].
      Take the {name} along to [the cabin|your sister's], where evenings are long and the signal is short.
      The {name} {is} a good plan for [3 or: a snow day|a long weekend|a night in|a slow holiday|a visit from a niece|a teenager's Sunday].
      Nobody minds [3 or: a crooked line|a loose thread|a late supper|a full table|a second try].
      An [hour|evening|afternoon] with [busy|full|careful] hands goes by faster than [a long call|two episodes|the laundry|any nap] and leaves [more|something] to show.
    `),
    tale: lines(`
      With the {name} on the table, the phone may [sulk|gather dust] in the next room.
      Nobody was born knowing how; the {name} {v:starts} where everyone [starts|started].
      The {name} {v:turns} a wet Sunday into something you can [point at|show the neighbors].
      A crooked first try with the {name} is called [character|folk art], and rightly so.
      Give the {name} to a friend whose hands are always [drumming|picking labels off bottles].
      Some people climb mountains; others open the {name} and [lose|misplace] an afternoon.
      Around the {name}, even [uncles|teenagers] go quiet.
      Bring the {name} out after supper and call it [an evening class|a guild meeting].
      Best kept from [3 or: curious cats|younger brothers|gravy|helpful uncles|strong winds].
      [Uncles|Aunts|Neighbors|Cousins] who claim to have no [talent|patience|thumbs] are [wrong|bluffing|mistaken], as any [rainy|long|idle] [Sunday|evening] can prove.
    `),
    plain: lines(`
      The {name} {v:gives} a free evening a beginning and an [end|outcome].
      At a kitchen table with good light, the {name} {v:needs} no [studio|workshop].
      For someone curious about the craft, the {name} {is} a way to try it before [buying tools|taking a class].
      Two people can share the {name}, one [reading aloud|reading the steps] while the other works.
      A first piece from the {name} is worth [keeping|dating], if only to compare with the tenth.
      Shared with a [child|grandparent], the {name} {v:fills} an afternoon that might have gone to a screen.
      The {name} {v:suits} a week off at home, when there is time to [learn|make] something slowly.
      As a present, the {name} {v:gives} an occupation along with the object that [comes of it|results].
      The {name} {v:suits} [3 or: a rainy weekend|the holidays|a long evening|a visit to grandparents|a quiet winter].
      A craft is learned in [small|short|steady] [steps|sessions|turns], and a [quiet|free|rainy] [hour|afternoon|evening] is a good [size|length] for one.
    `),
    terse: lines(`
      Open the {name}. Close the [laptop|phone].
      The {name}, a table, [tea|good light].
      A free evening goes into the {name}; [a thing|something] comes out.
      First tries with the {name} are worth [keeping|dating].
      For the friend who fidgets: the {name}.
      Share the {name}. One reads, one works.
      Save the {name} for [rain|snow|January].
      The {name} {v:fits} between [supper and bed|lunch and dusk].
      Good with [3 or: rain|tea|music|friends|a podcast].
      For [3 or: rain|holidays|Sundays|evenings|snow days].
      [Radio|Lamp|Kettle|Music] on, [phone|screen|laptop|news] off, [hands|fingers|both hands|thumbs] busy.
    `),
  },
  tips: {
    warm: lines(`
      Read the steps of the {name} through once before you [touch anything|start]; the middle makes more sense that way.
      Lay everything from the {name} out on a tray first, and nothing [rolls|wanders] under the sofa.
      Do a little practice piece before the real one from the {name}; [hands|fingers] need a warm-up.
      Stop while it's still fun; the {name} will be there [tomorrow|after work].
      Take a photo of each stage of the {name}; that's how you find where you [slipped|went wrong].
      Work on the {name} by daylight when you can, since [lamps|tired eyes] play tricks.
      Bundle the leftovers from the {name} into a [jar|envelope]; they'll [mend|start] something one day.
      Keep [3 and: scissors|a pencil|a damp cloth|a small tray|good light|a scrap of paper] within reach before you start.
    `),
    tale: lines(`
      Read the instructions of the {name} to the end, like a [letter|mystery], before the first move.
      A tray under the {name} saves a search party beneath the [sofa|table].
      Warm up on a scrap; the {name} {v:deserves} your second [try|attempt].
      When your tongue sticks out, you are doing the {name} right; when you sigh, take a [break|biscuit].
      Leftovers from the {name} go in a jar, to await their [hour|big day].
      Daylight is the kindest teacher, so sit with the {name} near a [window|porch].
      At hand there should be [3 and: scissors|a pencil|a biscuit|a lamp|a scrap for trying|a rag].
    `),
    plain: lines(`
      Read all the steps of the {name} before starting, so that nothing [comes as a surprise|is done twice].
      Set the contents of the {name} out in the order of [use|the steps], on a tray or a cloth.
      Try a new movement on a scrap before working on the piece in the {name}.
      Work on the {name} in daylight or under a good lamp, and rest the [eyes|hands] now and then.
      If a step in the {name} {v:seems} unclear, read the next one, which often [explains|answers] it.
      Keep the leftovers of the {name} together, as they are useful for [repairs|a second try].
      Have [3 and: scissors|a pencil|a ruler|a damp cloth|good light] ready before the first step.
    `),
    terse: lines(`
      Read the {name} through first. Then start.
      Lay the {name} out on a [tray|cloth].
      Practice on a scrap before the {name}.
      Work on the {name} by [daylight|a good lamp].
      Tired? Set the {name} aside until [morning|tomorrow].
      Keep the scraps from the {name} in a [jar|bag].
      At hand: [3 and: scissors|a pencil|a cloth|light|a tray].
    `),
  },
}
