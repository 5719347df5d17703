import { lines, stems, type Craft } from '../craft.ts'

export const PET_FOOD: Craft = {
  nouns: stems('treat biscuit chew kibble jerky snack cookie cooky pupcake'),
  signs: [],
  emojis: ['🐾', '🐶', '🦴', '🎃', '🥜', '💛', '🎁', '✨'],
  openings: {
    warm: lines(`
      {A_lead} for the pocket of your walking coat.
      {A_lead} for a pet who knows the sound of the [cupboard|jar].
      {A_lead} for [good manners|small wins], and the occasional bribe.
    `),
    tale: lines(`
      {A_lead} for professionals in the field of [sitting|staring].
      {A_lead} for whoever hears a [wrapper|lid] from three rooms away.
      {A_lead} for very good noses.
    `),
    plain: lines(`
      {A_lead} for training, walks and [small rewards|good days].
      {A_lead} to reward a job well done.
      {A_lead} for the [pocket|training bag].
    `),
    terse: lines(`
      {A_lead} for a job well done.
      {A_lead} for the coat pocket.
      {A_lead} for [training|walks].
    `),
  },
  scenes: {
    warm: lines(`
      Drop some of the {name} in your coat, and recall practice [looks up|gets better reviews].
      Open the {name} as softly as you like. You'll have [company|a witness].
      The {name} {v:earns} {its} keep on [3 and: vet visits|nail days|bath nights|long drives|doorbell drills|rainy walks].
      Hide the {name} around the living room on a wet day and let the nose do the [jogging|walking].
      Bring the {name} to the neighbors who took in your parcels; their [dog|pet] did most of the work.
      Save the {name} for the hard things, like coming back when there's a [squirrel|picnic].
      Tuck the {name} in with a card when friends adopt; the [human|grown-up] presents can wait.
      A birthday without the {name} is only [a day with singing|a walk], as far as some guests are concerned.
      Leave the {name} with the sitter, next to the [keys|leash] and your best wishes.
      Put some of the {name} in every coat you own; you'll meet crumbs [next winter|for years].
      Teach the one trick guests ask for, with the {name} and three [quiet|patient] evenings.
    `),
    tale: lines(`
      The {name} {v:turns} "sit" into a [career|calling].
      There is a committee meeting by the cupboard, and the {name} {v:tops} the [agenda|list].
      Nobody in the house can spell the {name}, yet [somebody|one member] always knows.
      Shake the {name} once and count the [paws|seconds] until you have a friend.
      Secrets, socks and stolen slippers can all be traded for the {name} at a [fair|generous] rate.
      The treasure map shows the {name} in [3 or: the coat pocket|a puzzle mat|the glove box|a rolled towel|the picnic bag|the garden shed].
      Birthdays are measured in the {name} and [zoomies|wags], not candles.
      After the bath, the {name} {v:restores} [diplomatic relations|trust in humankind].
      Bring the {name} to the park and find out how many [cousins|old friends] your pet has.
      One rustle from the {name} and the couch is [empty|abandoned].
      The {name} {v:makes} poets of dogs and [beggars|athletes] of cats, or the other way around.
    `),
    plain: lines(`
      In short training sessions, the {name} {v:marks} the moment a [command|cue] is followed.
      Kept by the door, the {name} {v:comes} along on [walks|errands] without planning.
      The {name} {v:suits} [3 and: recall practice|scent games|car rides|grooming days|puppy classes|vet visits].
      As a present for a new pet owner, the {name} {is} gone sooner than any toy and [remembered longer|asked for again].
      Hidden in a rolled towel, the {name} can occupy a curious [nose|animal] indoors.
      After a bath or nail trim, the {name} {v:ends} the [appointment|procedure] on good terms.
      For a pet birthday, the {name} can be served on a [plate|mat] of {its} own.
      Left with a sitter, the {name} {v:helps} a familiar [routine|habit] continue.
      In a jar on the counter, the {name} {v:is} ready when good [manners|behavior] should be noticed.
      In a treat pouch, the {name} {v:leaves} a hand free for the [leash|signal].
      Visitors can offer the {name} to make the acquaintance of a [shy|cautious] pet.
    `),
    terse: lines(`
      Keep the {name} by the leash.
      Hide the {name}. Let noses [work|find out].
      The {name} after a [bath|trim]. Peace again.
      Put the {name} in the coat pocket.
      Bring the {name} to puppy class.
      Leave the {name} with the sitter.
      Save the {name} for hard tasks.
      New pet next door: give the {name}.
      For the {name}: [3 or: the park|a birthday|the car|a class|the vet|a long walk].
      Shake the {name} once and count the paws.
      Bring the {name} to the neighbors' dog. Make a friend.
      The {name} {v:ends} a vet visit on good terms.
      Pack the {name} for the car. Long drives need breaks.
      Serve the {name} on a plate for the birthday.
      A wet day, the {name}, a towel to hide things in.
      Pay for a good recall with the {name}.
    `),
  },
  tips: {
    warm: lines(`
      Read the ingredients of the {name} first, and ask your vet about pets on a [diet|special food].
      Start with a small piece of the {name} and see how it [goes down|is received].
      Count the {name} toward the day's food, and take a little off the [bowl|dinner].
      Reward within a second; a late bite of the {name} pays for the wrong [trick|thing].
      Close the {name} up tight again, and keep {them} somewhere [cool and dry|dark and dry] and above nose height.
      Stay in the room while the {name} {is} being eaten, with water close by.
      (!chew) Break the {name} into crumbs for training; pets count [bites|how often], not ounces.
    `),
    tale: lines(`
      Store the {name} high, dark and dry, since [burglars|experts] live in the house.
      (!chew) Snap the {name} into smaller bits; noses cannot do [fractions|long division].
      First read the label of the {name}, as the [end user|customer] will not.
      Pay on the spot: a bite of the {name} a [moment|second] too late rewards the wrong deed.
      Take dinner down a notch on days when the {name} {has} been [generous|a frequent guest].
      Begin with a single bite of the {name} and await the [verdict|review].
    `),
    plain: lines(`
      Read the ingredients of the {name} before feeding, in particular with [known intolerances|special diets].
      Count the {name} as part of the daily ration and reduce the [meal|bowl] accordingly.
      Introduce the {name} in small amounts and [observe|watch] how {it} {is} received.
      Supervise a pet while the {name} {is} being eaten and keep fresh water [nearby|within reach].
      Close the package of the {name} after use and store {them} [cool and dry|in a dry cupboard].
      (!chew) For training, divide the {name} into small pieces so that rewards can [come often|stay frequent].
      Give the {name} at the moment of the right behavior, since a delay [weakens|blurs] the lesson.
    `),
    terse: lines(`
      Read the ingredients of the {name} first.
      Start with a small piece of the {name}.
      Count the {name} toward the daily food.
      Store the {name} cool, dry and [closed|high up].
      Stay close while your pet eats the {name}.
      (!chew) Break the {name} up for training.
      Reward at once with the {name}.
      Keep fresh water near when the {name} {is} eaten.
      Ask your vet about the {name} if diets matter.
      Close the {name} well after each use.
      Take a little off the bowl on days with the {name}.
      Watch how your pet gets on with the {name}.
    `),
  },
}
