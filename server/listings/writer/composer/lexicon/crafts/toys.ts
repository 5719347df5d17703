import { lines, stems, type Craft } from '../craft.ts'

export const TOYS: Craft = {
  nouns: stems(
    'toy doll rattle dollhouse stacker train truck tractor airplane block marionette puppet yoyo playset slingshot',
  ),
  signs: stems('montessori'),
  emojis: ['🧸', '🌈', '✨', '🎁', '💛', '🚂', '🎈', '🌟'],
  openings: {
    warm: lines(`
      {A_lead} for the [floor|rug] everyone steps around.
      {A_lead} for [rainy days|slow Saturdays] and long attention spans.
      {A_lead} for a child with a plan.
    `),
    tale: lines(`
      {A_lead} for [kingdoms|empires] no larger than a rug.
      {A_lead} for inventors, captains and [late risers|little sisters].
      {A_lead} for afternoons with no [schedule|grown-ups] in sight.
    `),
    plain: lines(`
      {A_lead} for [open-ended|independent] play.
      {A_lead} for playrooms, nurseries and [visits|shelves].
      {A_lead} for play that starts with [an idea|the child].
    `),
    terse: lines(`
      {A_lead} for the playroom floor.
      {A_lead} for [rainy days|long afternoons].
      {A_lead} for small [hands|worlds].
    `),
  },
  scenes: {
    warm: lines(`
      (!wall) Leave the {name} out on the rug before breakfast and you may finish your [coffee|sentence] for once.
      Set the {name} beside the birthday cake and listen for the moment the [room|party] goes quiet.
      The {name} {v:works} with whatever's already in the toy box: [3 and: blocks|animals|a blanket cave|cardboard boxes|cushions|pots].
      (!wall) Keep the {name} at the grandparents' house, and visits will start with a [dash|sprint] to the same shelf.
      Sit on the floor with the {name} for ten minutes, and a child will talk about [school|everything].
      (!wall) Put the {name} on a low shelf, where a child can choose {them} without [asking|climbing].
      Any child will use the {name} in a way you [never saw coming|hadn't planned].
      Bring the {name} to a cousin's birthday along with [a bag of snacks|a good card] for the parents.
      (!wall) When playtime's over, the {name} {v:looks} at home on the shelf between [picture books|family photos].
      Save the {name} for the [rainy half|last days] of vacation, when everything else is old news.
      (!wall) Put the {name} in the suitcase, and a [hotel room|strange house] gets a corner that's theirs.
      The {name} {v:works} on rainy Tuesdays, long dinners and the hour before [bath|supper].
      Visiting kids will head for the {name}, and yours will remember that they [love|own] {them}.
    `),
    tale: lines(`
      By lunchtime the {name} will have a name, a rival and a [secret base|birthday].
      (!wall) The rug is the sea, the sofa is the mainland, and the {name} {v:sets} the course.
      Scientists at eye level with the floor report that the {name} [{v:explains}|{v:changes}] everything.
      The {name} {v:joins} a cast of [3 and: teddy bears|sock monsters|spoons|one-eyed rabbits|knights|dinosaurs].
      (!wall) Grown-ups may hold the {name} too, if they [ask nicely|use the right voices].
      (!wall) Leave the {name} under the table overnight and see who has moved in by [morning|breakfast].
      No [manual|grown-up] can predict what two children and the {name} work out behind the couch.
      Bedtime finds the {name} in the middle of something [important|nobody can explain].
      An empty box, the {name} and a rainy afternoon: that's [a festival|half a novel].
      Give the {name} to a small person with a large [imagination|to-do list].
      (!wall) The {name} {v:has} crossed the living room in [record time|dense fog], with all hands on deck.
      Under new management since breakfast, the {name} {v:offers} tours of the [kitchen|hall] for one cookie.
      The truce between siblings was signed over the {name}, [near|beside] the toy box, at noon.
    `),
    plain: lines(`
      The {name} {v:leaves} the story to the child, and it changes from [day to day|week to week].
      (!wall) On a low shelf, the {name} can be reached and put back [independently|without help].
      Combined with blocks, figures or [household things|blankets], the {name} {v:takes} part in larger games.
      (!wall) On a visit or in a waiting room, the {name} {v:gives} a child something [familiar|absorbing] to do.
      As a birthday present, the {name} {v:suits} a child who [plays for hours|makes up stories].
      The {name} {v:finds} a place in [3 or: a playroom|a nursery|a classroom corner|a family room|a holiday house|a reading nook].
      (!wall) Left out on the rug, the {name} {v:invites} play before anyone [suggests|mentions] it.
      The {name} can be shared by siblings, who rarely use {them} in [the same way|one way only].
      Between games, the {name} can stay on display as part of the [room|nursery].
      (!wall) In a suitcase, the {name} {v:turns} a hotel room into a place to [play|settle].
      The {name} {v:fills} the hour before dinner, when children need [a task|something quiet].
      During visits, the {name} {v:gives} children who have just met a common [task|game].
    `),
    terse: lines(`
      (!wall) Put the {name} on a low shelf.
      (!wall) Leave the {name} out. Play follows.
      The {name}, a rug, [a free hour|no plans].
      Let the child decide what the {name} [{v:becomes}|{v:does}].
      (!wall) Keep the {name} at the grandparents' house.
      Give the {name} with the [cake|card].
      The {name} {v:goes} with boxes, blocks and blankets.
      (!wall) Bring the {name} out when it rains.
      For the {name}: [3 or: a playroom|a birthday|a nursery|a rainy day|a visit|a classroom].
      (!wall) Between games, the {name} {v:looks} good on a shelf.
      Leave the {name} where small feet pass at [six|breakfast].
      Sit down beside the {name} for ten minutes. Listen.
      Two children and the {name}: a morning is gone.
      Let the {name} join the blocks and the [blanket cave|boxes].
      Bring the {name} to a cousin on the [birthday|first visit].
      (!wall) Under the table is a harbor once the {name} {v:arrives}.
    `),
  },
  tips: {
    warm: lines(`
      Read the age note for the {name} first; little brothers and sisters reach [further|higher] than you think.
      (!wall) Rotate the {name} with other toys every week or two, and {it} {v:comes} back as news.
      (!doll) Wipe the {name} with a damp cloth and dry {them} right away; a soak is hard on [paint|joints].
      Check the {name} now and then for chips or loose parts, the way you'd check a [bicycle|swing].
      (!wall) Give the {name} a basket or [shelf|corner] with a picture on it, and tidying becomes a matching game.
      Show one thing the {name} can do, then [sit back|leave the room]; the rest should be discovered.
    `),
    tale: lines(`
      (!wall) Let the {name} disappear for two weeks; [reunions|comebacks] are half the fun.
      (!doll) A damp cloth is bath enough for the {name}; [divers|submarines] excepted, of course.
      Ask what the {name} {is} called before you [move|tidy up] anything.
      Read the age note on the {name}, since [little sisters|crawlers] do not.
      (!wall) Give the {name} a parking spot at floor level, and tidying up turns into [going home|harbor duty].
      Inspect the {name} for wobbly bits now and then; every [fleet|circus] has its mechanic.
      Join the game of the {name} on the floor, and wait to be given a [part|rank].
      Mend small damage on the {name} with the owner watching; [surgeons|mechanics] like an audience.
    `),
    plain: lines(`
      Check the recommended age for the {name} before [choosing|giving] {them}.
      (!doll) Clean the {name} with a slightly damp cloth and let {them} dry at once, without [soaking|heat].
      Look the {name} over from time to time for loose or [worn|chipped] parts.
      (!wall) Rotating the {name} with other toys keeps interest [fresh|alive] and shelves clear.
      (!wall) Store the {name} at child height so that tidying up is part of [play|the game].
      Keep the {name} away from radiators and long [sun|heat], which are hard on surfaces.
    `),
    terse: lines(`
      Check the age note for the {name}.
      (!doll) Wipe the {name} with a damp cloth. No soaking.
      Rotate the {name} with other toys.
      Look the {name} over for loose parts.
      Store the {name} at child height.
      Keep the {name} away from heaters.
      Let the child find out what the {name} can do.
      (!wall) Give the {name} a fixed place on the shelf.
      (!wall) Put the {name} away for a week. Then bring {them} back.
      Dry the {name} at once if {it} {v:gets} wet.
      Stay near while little ones play with the {name}.
      Mend or retire the {name} when parts come loose.
    `),
  },
}
