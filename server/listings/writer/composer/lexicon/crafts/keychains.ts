import { lines, stems, type Craft } from '../craft.ts'

/** Keychains, key fobs and the lanyard among them; what concerns a split ring leaves lanyards out. */
export const KEYCHAINS: Craft = {
  nouns: stems('keychain keyring keyfob fob lanyard'),
  signs: stems('keychain lanyard'),
  emojis: ['🔑', '✨', '🎒', '🚗', '🏡', '🎁', '💛', '🌿', '👜'],
  openings: {
    warm: lines(`
      (!lanyard) {A_lead} for the keys you [pat your pockets for|hunt for every morning].
      (!lanyard) Here's {a_lead} for a bunch that deserves better.
      (lanyard) {A_lead} for [badges|keys] and hands that are full already.
      (lanyard) Here's {a_lead} for the [hallway|staff room], the front desk and recess.
      (!lanyard) {A_lead} for keys, bags and [backpacks|zippers].
      {A_lead} for people who are [halfway out the door|nearly on time].
      (!lanyard) {A_lead} for first keys, spare keys and [the cabin|the shed].
      (!lanyard) {A_lead} to drop in the [bowl|dish] by the door.
      (lanyard) {A_lead} for [teachers|nurses], coaches and front-desk people.
    `),
    tale: lines(`
      (!lanyard) {A_lead} for keys that [play hide-and-seek|travel in packs].
      (lanyard) {A_lead} for backstage passes and [hall duty|cafeteria duty].
      {A_lead}, for arrivals, departures and [forgotten umbrellas|second tries].
      {A_lead} for everyone who locks up and [checks twice|walks back].
      (!lanyard) {A_lead} to find at the bottom of a bag.
      (!lanyard) {A_lead} for the [gatekeepers|doorkeepers] of small kingdoms.
      (!lanyard) {A_lead} to [jingle|swing] at your own front door.
      (lanyard) {A_lead} for those with [access|a whistle] and the nerve.
    `),
    plain: lines(`
      (!lanyard) {A_lead} for house keys, car keys or a [bag|backpack].
      (lanyard) {A_lead} for [workdays|conferences], keys and badges.
      (lanyard) {A_lead} to keep a badge [in view|at hand].
      (lanyard) {A_lead} for schools, [hospitals|offices] and front desks.
      (!lanyard) {A_lead} to find keys [sooner|at once].
      (!lanyard) {A_lead} to tell one set of keys from another.
      (!lanyard) {A_lead} for a new [home|car] or a spare set.
      (!lanyard) {A_lead} to mark a [locker|house] key.
      (lanyard) {A_lead} for badge holders at work and [conferences|school].
    `),
    terse: lines(`
      (lanyard) {A_lead} for [badge|pass] and keys.
      (lanyard) {A_lead} for work.
      (lanyard) {A_lead} to keep hands free.
      (!lanyard) {A_lead} for keys.
      (!lanyard) {A_lead} for the [front door|way out].
      (!lanyard) {A_lead} to find [at once|without looking].
      (!lanyard) {A_lead} for a [first|spare] key.
      (!lanyard) {A_lead} for [house|car] and locker.
      (lanyard) {A_lead} for [school|ward] and office.
    `),
  },
  scenes: {
    warm: lines(`
      (!lanyard) Clip the {name} to [a gym bag|a suitcase|your kid's backpack] and you'll spot it among a dozen like it.
      (!lanyard) Reach into your bag and feel for the {name}; the keys [come along|follow].
      (!lanyard) There's a hook by every door, and the {name} {v:looks} good on [it|most of them].
      (lanyard) With the {name} around your neck, you can carry [coffee|a stack of books] and still badge in.
      (lanyard) A badge says who you work for; the {name} {v:says} a little about [you|who you are].
      (lanyard) Wear the {name} from the first bell to [the last|bus duty] and skip digging for keys.
      (lanyard) On a plain work shirt or scrubs, the {name} {v:does} the dressing up.
      (lanyard) In a new job, people may remember the {name} before they remember [your name|what you do].
      (lanyard) Hang the {name} by your bag at night, badge and all, and [mornings|Mondays] run smoother.
      (lanyard) A teacher, a nurse, an usher, [the new hire|a librarian]: you know somebody who'd wear {a_name} daily.
      (!lanyard) Hang the {name} on your [spare|cabin|bike] key and tell it from the rest in the dark.
      (!lanyard) Give {a_name} with the keys to [a first car|a first apartment|the garden gate].
      (!lanyard) Hand the house sitter the spare on the {name}, and you won't spend a week [worrying|wondering] about it.
      (!lanyard) A new driver, [a roommate|a teacher], a neighbor who waters your plants: the {name} {v:suits} them all.
      (!lanyard) You look at your keys more often than at your paintings; {this} {name} [{v:returns} the look|{v:allows} for that].
      (!lanyard) At the café table, you'll know your keys by the {name}, even next to [three|five] other bunches.
      (!lanyard) The {name} {v:suits} keys to [3 or: a first car|the cabin|the office|a bike lock|the mailbox].
    `),
    tale: lines(`
      (!lanyard) Put the {name} on your keys and they will still get lost, but [with style|more cheerfully].
      (!lanyard) Jingle the {name} at the front door and hear the [dog|cat] come running.
      (!lanyard) Every bunch needs a captain; the {name} [{v:looks} the part|{v:outranks} the mailbox key].
      (lanyard) Wear the {name} and walk backstage wherever there is a [stage|coffee machine].
      (lanyard) The photo on your badge is what it is; the {name} {v:makes} [up for it|amends].
      (lanyard) Put on the {name} and doors open, or at least [the supply closet|the copy room] does.
      (lanyard) Twirl the keys on the {name} like a [coach|lifeguard], within reason.
      (lanyard) Conferences serve weak coffee and strong opinions; the {name} {v:gets} you [through both|past the desk].
      (lanyard) Give {a_name} to whoever is always [locked out of the copy room|patting for a badge].
      (!lanyard) Attach the {name} to the key that opens nothing and give it a [purpose|pension].
      (!lanyard) The {name} {v:rides} in pockets, hangs from hooks and hears every [song|sigh] in the car.
      (!lanyard) Let the {name} go to the [supermarket|seaside] and come home with [sand|a story].
      (!lanyard) A spare key without the {name} is only a small [mystery|riddle] in a drawer.
      (!lanyard) Hand over a house key on {a_name}, and the [moment|doorstep] feels like a ceremony.
      (!lanyard) Anyone can say "make yourself at home"; {a_name} with a key on it [means|proves] it.
      (!lanyard) The {name} may open, in time, [3 and: a cottage|a piano|a canoe shed|a diary|a corner office].
    `),
    plain: lines(`
      (!lanyard) In a full bag, the {name} {is} easier to feel than a [single|loose] key.
      (!lanyard) Attached to a suitcase or a [backpack|sports bag], the {name} {v:helps} to tell it from similar ones.
      (!lanyard) On a zipper, the {name} {v:makes} a [bag|jacket] easier to recognize.
      (lanyard) At a conference or in school, the {name} {v:keeps} a badge in view and the hands free.
      (lanyard) The {name} {v:goes} with a plain work shirt and can be the one decorative detail of a uniform.
      (lanyard) Teachers on duty have keys, whistle or badge within reach on the {name}.
      (lanyard) At a front desk, the {name} {v:shows} visitors whom they can ask.
      (lanyard) For a first day at work or the end of a school year, {a_name} {is} a present with a daily use.
      (lanyard) At events with identical badges, the {name} {v:helps} others to recognize you [in a hall|across the room].
      (!lanyard) With {a_name} on each set, the keys for home, car and [office|garage] are told apart at a glance.
      (!lanyard) The {name} {v:marks} the spare key that stays with a [neighbor|relative].
      (!lanyard) For a new driver or a first apartment, {a_name} can be handed over together with the key.
      (!lanyard) Guests find the right key without asking when it hangs on the {name}.
      (!lanyard) On a hook by the door, the {name} {v:shows} from across the [hall|kitchen] whether someone is at home.
      (!lanyard) In the office, the {name} {v:tells} your [locker|desk] key from all the others.
      (!lanyard) The {name} can mark the keys for [3 or: the car|the office|the garage|a locker|the cellar].
    `),
    terse: lines(`
      (!lanyard) Feel for the {name}; find the keys.
      (!lanyard) The {name} {v:looks} right on a [zipper|bag], too.
      (lanyard) The {name} {v:leaves} both hands free.
      (lanyard) Wear the {name} with the badge in view.
      (lanyard) Keys, whistle, badge: all on the {name}.
      (lanyard) A plain shirt is enough with the {name}.
      (lanyard) Give {a_name} to a [teacher|nurse].
      (lanyard) Hang the {name} by your coat at night.
      (!lanyard) A first car, a first key, the {name}.
      (!lanyard) Mark the spare key with the {name}.
      (!lanyard) The {name} {v:tells} your keys from theirs.
      (!lanyard) Give {a_name} with a [house|car] key.
      (!lanyard) Keys for the neighbor go on the {name}.
      (!lanyard) Find the suitcase by the {name}.
      (!lanyard) Home key here, office key there: the {name} {v:shows} which.
      (!lanyard) Pocket, hook, pocket: a day with the {name}.
      (!lanyard) Hang the {name} on [3 or: house keys|car keys|a zipper|a locker key|bike keys].
    `),
  },
  tips: {
    warm: lines(`
      (!lanyard) A staple remover opens the ring of the {name} wide enough to spare your [thumbnail|manicure].
      (!lanyard) Keep the bunch on the {name} small; heavy keys are hard on [ignitions|jacket pockets].
      (lanyard) Keep the load on the {name} light; your neck notices by [noon|lunchtime].
      (lanyard) Turn the badge on the {name} around on the subway, so strangers don't read your name.
      (lanyard) Tuck the {name} inside your shirt near [machines|escalators] and car doors.
      Don't write your address on the {name}; a phone number is [plenty|enough] for an honest finder.
      Sort what hangs on the {name} once a year, and let go of keys that open [nothing|old apartments].
      (!lanyard) Keep the {name} and your phone in different pockets, for the sake of the [screen|lens].
      (!lanyard) Put the key you use most right beside the {name}, so your fingers find it in the dark.
      Set the {name} on the same hook each evening and tomorrow starts [calmer|five minutes sooner].
    `),
    tale: lines(`
      (!lanyard) A staple remover opens the ring of the {name} like a tiny crocodile, and your [thumbnail|nail polish] lives.
      (!lanyard) Retire two keys before you add the {name}; a bunch is no place for [passengers|stowaways].
      (lanyard) Two keys and a badge are company; more on the {name} is a [crowd|wind chime].
      (lanyard) Turn the badge on the {name} around on the train, and stay a [mystery|person unknown].
      (lanyard) Escalators are nosy, so tuck the {name} in near [one|the top step].
      (!lanyard) Screens and the {name} should never share a pocket, as both [scratch|hold grudges].
      A number on the {name} brings keys home; an address invites [strangers|raccoons] to dinner.
      (!lanyard) Assign the {name} a hook and fine the household a cookie for [every miss|each offense].
      (!lanyard) Seat the front door key next to the {name}, where cold fingers [look|land] first.
    `),
    plain: lines(`
      (!lanyard) A staple remover or a coin holds the ring of the {name} open while a key is threaded on.
      (!lanyard) Keep the bunch on the {name} light, since weight wears on an ignition lock.
      (lanyard) Keep the {name} to a badge and one or two keys, as weight is noticed by noon.
      (lanyard) Outside the workplace, turn the badge on the {name} to face inward.
      (lanyard) Near machines and car doors, tuck the {name} inside a shirt or jacket.
      Mark the {name} with a telephone number rather than an address.
      (!lanyard) Keep the {name} and a phone in separate pockets, so that the keys do not scratch the screen.
      From time to time, check that the ring or clasp of the {name} closes [fully|all the way].
      (!lanyard) Remove keys no longer in use from the {name} once a year.
      (!lanyard) Place the key used most often next to the {name}, where {it} can be found by touch.
    `),
    terse: lines(`
      (!lanyard) Open the ring of the {name} with a staple remover.
      (!lanyard) Few keys on the {name}; ignitions prefer it.
      (lanyard) Few keys on the {name}; necks prefer it.
      (lanyard) Turn the badge on the {name} around outside.
      (lanyard) Tuck the {name} in near machines.
      A number on the {name}, never an address.
      (!lanyard) The {name} in one pocket, the phone in another.
      (!lanyard) Front door key next to the {name}.
      Same hook each night for the {name}.
      (!lanyard) Sort the keys on the {name} once a year.
      Check the clasp of the {name} [each spring|now and then].
    `),
  },
}
