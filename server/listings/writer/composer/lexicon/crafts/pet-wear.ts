import { lines, stems, type Craft } from '../craft.ts'

export const PET_WEAR: Craft = {
  nouns: stems('bandana collar leash lead harness bowtie ruff'),
  signs: stems('dog cat puppy kitten'),
  emojis: ['🐾', '🐶', '🐱', '💛', '🎁', '✨', '🦴', '🧡', '📸', '🌿'],
  openings: {
    warm: lines(`
      {A_lead} for the one who meets you at the door.
      {A_lead} for a pet with [fans|admirers] on the street.
      {A_lead} for [walks|mornings out], visitors and the camera.
    `),
    tale: lines(`
      {A_lead} for the [mayor|sheriff] of your block.
      {A_lead} for a nose with [appointments|urgent business].
      {A_lead} for the well-dressed [tail|paws] in the hallway.
    `),
    plain: lines(`
      {A_lead} for daily [outings|wear] and special days.
      {A_lead} for pets who [accompany|go along with] their people.
      {A_lead} for walks, visits and [photographs|portraits].
    `),
    terse: lines(`
      {A_lead} for [walks|outings].
      {A_lead} for every [day|morning] out.
      {A_lead} for a well-loved pet.
    `),
  },
  scenes: {
    warm: lines(`
      (!cat !kitten) Bring out the {name}, and somebody's tail will start on the [coat hooks|table legs].
      (!leash !lead) Put the {name} on for visitors, and your pet gets greeted first, as usual, but with [manners|comments].
      (!cat !kitten) The {name} {v:makes} an outing of [3 and: the hardware store|a patio lunch|the school gate|a family picnic|the vet's lobby|a street fair].
      (!leash !lead) Take the yearly portrait with the {name} on, against the same [fence|couch], and see who has [grown|mellowed].
      (!cat !kitten) Hang the {name} by the door, where a wet nose can [point at|nudge] {them} when you're slow.
      (!cat !kitten) Strangers will use the {name} as a reason to stop, so allow an extra [ten minutes|block].
      Give the {name} to friends who just brought home a [rescue|new arrival]; it's a baby shower, with fur.
      Gotcha days, birthdays, an ordinary Thursday: the {name} [can go|{v:goes}] to all of them.
      Let the kids put the {name} on for the photo; they'll also want to [hold the camera|direct].
      (!cat !kitten) The {name} {v:looks} fresh in the morning and [honest|well lived in] by the second puddle.
      (cat kitten) Try the {name} first on a day when your cat is [sleepy|in a generous mood].
      (cat kitten) Let your cat wear the {name} for dinner at first; a full bowl [beats|outranks] suspicion.
      (cat kitten) From the windowsill, the {name} {v:gives} passersby something to [wave at|mention at home].
      Hotel lobbies, breweries, [garden centers|bookstores]: the {name} {v:gets} your pet a nod at the door.
      One scratch behind the ear, one click, and the {name} {is} on for the [day|party].
      You'll have forty new photos by Sunday, and the {name} {is} in [all|most] of them.
    `),
    tale: lines(`
      (!cat !kitten) With the {name} on, the morning patrol takes on an [official|ambassadorial] air.
      Squirrels are said to fear the {name}; [sources are unreliable|nothing is proven].
      (cat kitten) The birds outside the window have noted the {name} and [upgraded|revised] their opinion.
      Every block needs a celebrity, and the {name} [{v:confirms}|{v:settles}] who it is.
      (!cat !kitten) The {name} {v:comes} along to [3 and: bakeries|campfires|bookshops|birthday parties|beach days|garden fences].
      (!leash !lead) Pose, treat, click: the {name} {v:has} been in the family album [ever since|for less effort].
      (!leash !lead) Your pet will wear the {name} with dignity, up to the first [puddle|butterfly].
      Guests bow to the {name}, mostly to [scratch an ear|say hello properly].
      A new puppy or kitten has no luggage; let the {name} be the [first piece|start].
      (!cat !kitten) The {name} {v:turns} a trip to the mailbox into a [parade|state visit].
      (!dog !puppy) Cats who accept the {name} should be [thanked in writing|knighted]; dogs will settle for a biscuit.
      The {name} {is} not a disguise, though the mailman [hesitated|played along].
      Wherever the {name} {v:goes}, crumbs and [compliments|small children] follow.
      At the garden fence, the {name} {v:opens} negotiations with the [terrier|tabby] next door.
    `),
    plain: lines(`
      (!cat !kitten) The {name} can be worn on daily walks or kept for [visits|celebrations] and photographs.
      (!leash !lead) In portraits, the {name} {v:draws} the eye to the [face|expression] of the animal.
      Occasions for the {name} include [3 and: birthdays|family photographs|weddings|adoption days|holiday visits|neighborhood walks].
      For the new owner of a puppy or kitten, the {name} [{is}|{v:makes}] a present with a use from the start.
      (cat kitten) On an indoor cat, the {name} {v:looks} well in [photographs|portraits] and on visits.
      (cat kitten) Worn in short sessions at first, the {name} soon {v:becomes} part of the [day|routine].
      (!cat !kitten) Kept on a hook by the door, the {name} {is} to hand when the day [starts|calls].
      On a visit to friends or [relatives|an office], the {name} {v:adds} a neat first impression.
      (!leash !lead) With a plain coat or a patterned one, the {name} [{v:sets}|{v:gives}] a clear accent.
      (!leash !lead) In a home with several pets, the {name} {v:helps} to tell them apart at a [glance|distance].
      (!leash !lead) At a wedding or party, the {name} {v:lets} the family pet join in the [picture|day].
      In a hotel or office, the {name} {v:shows} at a glance that a pet is [looked after|part of the party].
      For a family portrait, the {name} can pick up a color worn by the [people|others] in it.
      The {name} {v:packs} small, so a spare can live in the [car|glove box].
    `),
    terse: lines(`
      (!cat !kitten) Hang the {name} by the door.
      (!cat !kitten) The {name} for walks, visits and [portraits|Sundays].
      Let the {name} come along to the [party|picnic].
      (!leash !lead) Take one photo with the {name} each year.
      A new pet in the family: give the {name}.
      (cat kitten) The {name}, a sunny sill, a [camera|photo].
      (cat kitten) Try the {name} before dinner. Then feed.
      (!leash !lead !cat !kitten) Put the {name} on. [Meet|Greet] the neighbors.
      (!cat !kitten) Rain or sun, the {name} {v:goes} out.
      Bring the {name} on vacation.
      For the {name}: [3 or: a birthday|a walk|a visit|a portrait|a wedding|a car trip].
      A visit to the office goes better with the {name}.
      Guests greet the one with the {name} first.
      The {name} {v:suits} an ordinary Thursday.
      Choose a day for the {name} with the children.
      Give the {name} with a bag of treats.
      One look at the {name} and the camera comes out.
      The {name} can mark the gotcha day each year.
    `),
  },
  tips: {
    warm: lines(`
      (collar harness bandana bow bowtie) Measure with a soft tape where the {name} will sit, then leave room for two fingers.
      Let your pet sniff the {name} first, pay in treats, and keep the first try [short|under a minute].
      (leash lead) Walk the first block with the {name} in one hand and a [treat|biscuit] in the other.
      (leash lead) Keep the {name} slack while you walk; a loose loop teaches more than [pulling|tugging] back.
      (leash lead) Never wrap the {name} around your hand or wrist, however [small|polite] the dog.
      (collar harness leash lead) Run the clips and seams of the {name} through your fingers before every [long walk|season].
      (!leash !lead) Take the {name} off for [naps and nights|rough play], when anything worn can get caught.
      (!leash !lead) Growing pets need a fresh look at the fit of the {name} every [couple of|few] weeks.
      Rinse the {name} after salt water or mud, and hang {them} up to dry away from the [heater|sun].
      (harness collar) Hold a treat low to test the {name}; if the head slips out, take {them} in a notch.
      (!leash !lead) Note the neck size on your phone while you measure for the {name}; you'll want it [again|next year].
    `),
    tale: lines(`
      (collar harness bandana bow bowtie) Two fingers under the {name} is the [house rule|tailor's rule] for a good fit.
      Introduce the {name} as you would a stranger: sniff first, [snack second|then a biscuit].
      (leash lead) A slack {name} says everything is fine; [dogs|noses] read it like a newspaper.
      (leash lead) Hold the {name} loose and pay for every [glance|look] back; squirrels cannot compete.
      (leash lead) Hang the {name} up after rain, since a knot dried in is a [riddle|sailor's job].
      (!leash !lead) Measure your pet while it sleeps, and the {name} will [fit|suit] someone who never holds still.
      (!leash !lead) Off with the {name} at bedtime; even [mayors|celebrities] sleep undressed.
      (!leash !lead) Puppies outgrow plans, so check the {name} as often as you [buy milk|find shoes chewed].
      Mud on the {name} is [a diary|a map] of the day; rinse it before the next entry.
    `),
    plain: lines(`
      (collar harness bandana bow bowtie) Measure where the {name} will sit and allow space for two fingers beneath.
      (!leash !lead) Check the fit of the {name} every few weeks while an animal is [growing|losing its winter coat].
      Introduce the {name} in short sessions with [praise|small rewards].
      (leash lead) Hold the {name} with some slack, because constant tension teaches a dog to [pull|lean in].
      (leash lead) Do not wind the {name} around the hand, even with a [small|calm] dog.
      (leash lead) Choose the length of the {name} for the place: short for [traffic|crowds], longer for open ground.
      (collar harness leash lead) Inspect stitching and hardware on the {name} before use and replace {them} when [worn|frayed].
      (!leash !lead) Remove the {name} when a pet is resting [alone|unattended] or in a crate.
      Follow the care details for the {name}, and let {them} dry away from [heat|a radiator] after rain.
      (!leash !lead) Choose the size of the {name} by [measurement|tape measure], not by breed.
    `),
    terse: lines(`
      (collar harness bandana bow bowtie) Measure first. Two fingers fit under the {name}.
      Let your pet sniff the {name} first.
      (!leash !lead) Take the {name} off at night.
      (!leash !lead) Check the {name} as your pet grows.
      Rinse mud from the {name}. Dry in the shade.
      Reward the first minutes with the {name}.
      (leash lead) Keep the {name} slack. Reward looking back.
      (leash lead) Never wrap the {name} around your hand.
      (leash lead) Hang the {name} up to dry after rain.
      (collar harness leash lead) Check clips and seams of the {name} often.
      (!leash !lead) Measure your pet, not the breed, for the {name}.
      Replace the {name} when seams wear out.
      Follow the care details when you clean the {name}.
      Start with a minute in the {name}. Then build.
      (!leash !lead) Never leave the {name} on in a crate.
    `),
  },
}
