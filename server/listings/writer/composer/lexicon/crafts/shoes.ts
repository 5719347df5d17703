import { lines, stems, type Craft } from '../craft.ts'

export const SHOES: Craft = {
  nouns: stems('shoe slipper moccasin sandal boot clog espadrille sneaker loafer mule'),
  signs: stems('footwear'),
  emojis: ['👟', '🥿', '🏡', '🧡', '🎁', '✨', '🌿', '🍂'],
  openings: {
    warm: lines(`
      {A_lead} for feet that have done [enough|their part].
      {A_lead} for the spot beside the [door|bed].
      {A_lead} for people who kick their shoes off first.
    `),
    tale: lines(`
      {A_lead} for heels with [wanderlust|weekend plans].
      {A_lead} for toes of [independent|good] character.
      {A_lead} for the first step and [several|a thousand] after.
    `),
    plain: lines(`
      {A_lead} for everyday wear.
      {A_lead} for days that involve [walking|standing] a little.
      {A_lead} to keep close to the [door|bed].
    `),
    terse: lines(`
      {A_lead} for daily steps.
      {A_lead} for the place by the [door|bed].
      {A_lead} for [slow mornings|short walks].
    `),
  },
  scenes: {
    warm: lines(`
      (slipper moccasin clog mule) Slide into the {name} the minute you're home, and the day is [yours|over].
      (slipper moccasin clog mule) Beside the bed, the {name} {v:saves} a cold dash to the [kettle|bathroom].
      Line up the {name} beside the bench in the hall, and the whole entry looks [settled|tidier].
      Break in the {name} on a Sunday, with nowhere to be until [coffee|lunch].
      The {name} {v:goes} through the day with you: [3 and: the kitchen|the mailbox|the back steps|the corner shop|the garden|the car].
      Think of the {name} for someone who's on their feet all day and never buys [anything|shoes] for themselves.
      Pack the {name} for the weekend; a [cabin|hotel] floor is rarely what the photos say.
      (!slipper) Wear the {name} with rolled hems so people get a proper [look|view].
      Keep the {name} where your hand finds {them} without the light; [toys|dogs] sleep in the hallway too.
      Kick off the day's shoes and let the {name} take over [at the door|until bedtime].
      People notice the {name} about the time you [cross your legs|put your feet up].
    `),
    tale: lines(`
      The dog will try to steal the {name}; take it as a [compliment|review].
      The {name} {has} an opinion on every [stair|puddle] in the house.
      (slipper moccasin clog mule) Put on the {name} at six and the office is a [distant|foreign] country.
      The {name} {v:takes} the scenic route from [the bed to the kettle|the sofa to the fridge].
      Fairy tales have turned on less than the {name} and a [pumpkin|staircase].
      A pair of feet, a floor and the {name}: a [classic|proper] love triangle.
      The {name} {v:knows} [3 and: which stair creaks|where the cookies are|the way to the garden|every cold tile|the neighbor's gate|the last step].
      Guests will look down, see the {name} and [ask|admit to cold toes].
      Give the {name} to someone with cold floors and a [warm heart|long hallway].
    `),
    plain: lines(`
      The {name} {v:stands} ready in the hall for the way to [the garden|the mailbox].
      (!slipper) Worn with rolled trousers or a plain [skirt|dress], the {name} can be seen as [a detail|intended].
      (slipper moccasin clog mule) At home, the {name} {v:marks} the change from working day to [evening|free time].
      (slipper moccasin clog mule) Kept beside the bed, the {name} {is} the first thing reached on a [cold|winter] morning.
      For travel, the {name} {v:gives} unfamiliar floors a familiar [feel|start].
      The {name} {v:suits} [3 or: a day indoors|a weekend away|a short errand|a visit|a slow Sunday|an evening at home].
      As a present, the {name} [{is}|{v:makes}] something the wearer will notice [every day|at each step].
      In a household that leaves shoes at the door, the {name} [{v:earns}|{v:deserves}] a shelf of {its} own.
      The {name} can turn a plain outfit into one with a [point|focus].
      Under a desk at home, the {name} [{v:stays}|{v:waits}] within reach of cold feet.
      The {name} can be the one lively detail under [plain trousers|a long coat].
    `),
    terse: lines(`
      Put the {name} by the door.
      (!slipper) The {name}, rolled hems. Go.
      Home, coat off, the {name} on.
      Pack the {name} for the weekend.
      Walk the {name} in on a Sunday.
      The {name} for [garden|mailbox], kitchen and back.
      Give the {name} to someone with cold floors.
      Keep the {name} where the hand finds {them}.
      For the {name}: [3 or: a cabin|a slow day|an errand|a visit|the garden|an evening in].
      Slip on the {name} and let the day get [smaller|slower].
      The hall looks tidy with the {name} in line.
      Cold tiles are no matter in the {name}.
      Wear the {name} to the mailbox and farther.
      A plain outfit may end in the {name}.
      Guests look down at the {name} and ask.
    `),
  },
  tips: {
    warm: lines(`
      Trace both feet in the evening and compare the longer one with the size of the {name}.
      Give the {name} a day off between wearings so {it} can dry [inside|through].
      After rain, dry the {name} with crumpled paper inside, a good way from the [stove|radiator].
      Try the {name} on with the socks you'll really [wear|use].
      Brush the {name} when the dirt is dry; wet mud only gets [rubbed in|spread].
      Wear the {name} an hour at first; {it} will learn the shape of your [foot|step].
    `),
    tale: lines(`
      Feet grow by evening, so measure for the {name} after [supper|sunset].
      Stuff the {name} with paper after rain and keep {them} from the stove, [politely|always].
      Let mud on the {name} dry before brushing; [patience|dust] is easier to remove than regret.
      Rest the {name} every other day, as any [postman|dancer] would advise.
      Introduce the {name} to your feet by the [hour|room], not by the mile.
      Keep the {name} together and away from [puppies|magpies].
    `),
    plain: lines(`
      Measure both feet in the evening and choose the {name} by the [longer|larger] one.
      Allow the {name} to dry for a day between [wearings|uses].
      Dry the {name} at room temperature, filled with paper and away from [heat|a radiator].
      Remove dirt from the {name} with a soft brush once it is [dry|fully dry].
      Wear the {name} for short periods at first so that {it} [{v:adapts}|{v:settles}] to the foot.
      Compare the size of the {name} with shoes that fit, since size charts [differ|vary].
    `),
    terse: lines(`
      Measure your feet in the evening before choosing the {name}.
      Rest the {name} a day between wearings.
      Dry the {name} with paper inside. No heat.
      Brush the {name} when dry.
      Start the {name} with short walks.
      Try the {name} with your usual socks.
      Trace both feet and compare the {name} with the longer.
      Keep the {name} from stoves and radiators.
      Let mud dry before you brush the {name}.
      Store the {name} clean, in a bag that breathes.
      Air the {name} overnight after a long day.
    `),
  },
}
