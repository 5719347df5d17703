import { lines, stems, type Craft } from '../craft.ts'

/** Keychains, fobs and bag charms, and the lanyard among them; what concerns a split ring leaves lanyards out. */
export const KEYCHAINS: Craft = {
  nouns: stems('keychain keyring keyfob fob lanyard bagcharm'),
  signs: stems('keychain lanyard'),
  emojis: ['🔑', '✨', '🎒', '🚗', '🏡', '🎁', '💛', '🌿', '👜'],
  openings: {
    warm: lines(`
      (!lanyard) {A_lead} for the keys you [pat your pockets for|hunt for every morning].
      (!lanyard) Here's {a_lead} for a bunch that deserves better.
      (lanyard) {A_lead} for [badges|keys] and hands that are full already.
      {A_lead} for keys, bags and [backpacks|zippers].
      {A_lead} for people who are [halfway out the door|nearly on time].
    `),
    tale: lines(`
      (!lanyard) {A_lead} for keys that [play hide-and-seek|travel in packs].
      {A_lead}, for arrivals, departures and [forgotten umbrellas|second tries].
      {A_lead} for everyone who locks up and [checks twice|walks back].
      {A_lead} to find at the bottom of a bag.
    `),
    plain: lines(`
      (!lanyard) {A_lead} for house keys, car keys or a [bag|backpack].
      (lanyard) {A_lead} for [workdays|conferences], keys and badges.
      {A_lead} to find keys [sooner|at once].
      {A_lead} to tell one set of keys from another.
    `),
    terse: lines(`
      {A_lead} for keys.
      {A_lead} for the [front door|way out].
      {A_lead} to find [at once|without looking].
    `),
  },
  scenes: {
    warm: lines(`
      (!lanyard) Clip the {name} to [a gym bag|a suitcase|your kid's backpack] and you'll spot it among a dozen like it.
      (!lanyard) Reach into your bag and feel for the {name}; the keys [come along|follow].
      (!lanyard) There's a hook by every door, and the {name} {v:looks} good on [it|most of them].
      (lanyard) With the {name} around your neck, you can carry [coffee|a stack of books] and still badge in.
      Hang the {name} on your [spare|cabin|bike] key and tell it from the rest in the dark.
      Give {a_name} with the keys to [a first car|a first apartment|the garden gate].
      Hand the house sitter the spare on the {name}, and you won't spend a week [worrying|wondering] about it.
      A new driver, [a roommate|a teacher], a neighbor who waters your plants: the {name} {v:suits} them all.
      You look at your keys more often than at your paintings; {this} {name} [{v:returns} the look|{v:allows} for that].
      At the café table, you'll know your keys by the {name}, even next to [three|five] other bunches.
    `),
    tale: lines(`
      (!lanyard) Put the {name} on your keys and they will still get lost, but [with style|more cheerfully].
      (!lanyard) Jingle the {name} at the front door and hear the [dog|cat] come running.
      (!lanyard) Every bunch needs a captain; the {name} [{v:looks} the part|{v:outranks} the mailbox key].
      (lanyard) Wear the {name} and walk backstage wherever there is a [stage|coffee machine].
      Attach the {name} to the key that opens nothing and give it a [purpose|retirement].
      The {name} {v:rides} in pockets, hangs from hooks and hears every [song|sigh] in the car.
      Let the {name} go to the [supermarket|seaside] and come home with [sand|a story].
      A spare key without the {name} is only a small [mystery|riddle] in a drawer.
      Hand over a house key on {a_name}, and the [moment|doorstep] feels like a ceremony.
      Anyone can say "make yourself at home"; {a_name} with a key on it [means|proves] it.
    `),
    plain: lines(`
      (!lanyard) In a full bag, the {name} {is} easier to feel than a [single|loose] key.
      (!lanyard) Attached to a suitcase or a [backpack|sports bag], the {name} {v:helps} to tell it from similar ones.
      (!lanyard) On a zipper, the {name} {v:makes} a [bag|jacket] easier to recognize.
      (lanyard) At a conference or in school, the {name} {v:keeps} a badge in view and the hands free.
      With {a_name} on each set, the keys for home, car and [office|garage] are told apart at a glance.
      The {name} {v:marks} the spare key that stays with a [neighbor|relative].
      For a new driver or a first apartment, {a_name} can be handed over together with the key.
      Guests find the right key without asking when it hangs on the {name}.
      On a hook by the door, the {name} {v:shows} from across the [hall|kitchen] whether someone is at home.
      In the office, the {name} {v:tells} your [locker|desk] key from all the others.
    `),
    terse: lines(`
      (!lanyard) One hook, one bunch of keys, the {name}.
      (!lanyard) Feel for the {name}; find the keys.
      (!lanyard) Hang the {name} on a [zipper|bag] instead.
      (lanyard) The {name} on, hands free.
      A first car, a first key, the {name}.
      Mark the spare key with the {name}.
      The {name} {v:tells} your keys from theirs.
      Give {a_name} with a [house|car] key.
      Keys for the neighbor go on the {name}.
      Find the suitcase by the {name}.
      Home key here, office key there: the {name} {v:shows} which.
      Pocket, hook, pocket: a day with the {name}.
    `),
  },
  tips: {
    warm: lines(`
      (!lanyard) A staple remover opens the ring of the {name} wide enough to spare your [thumbnail|manicure].
      (!lanyard) Keep the bunch on the {name} small; heavy keys are hard on [ignitions|jacket pockets].
      (lanyard) Tuck the {name} inside your shirt near [machines|escalators] and car doors.
      Don't write your address on the {name}; a phone number is [plenty|enough] for an honest finder.
      Sort what hangs on the {name} once a year, and let go of keys that open [nothing|old apartments].
      Keep the {name} and your phone in different pockets, for the sake of the [screen|lens].
      Put the key you use most right beside the {name}, so your fingers find it in the dark.
      Set the {name} on the same hook each evening and tomorrow starts [calmer|five minutes sooner].
    `),
    tale: lines(`
      (!lanyard) A staple remover opens the ring of the {name} like a tiny crocodile, and your [thumbnail|nail polish] lives.
      (!lanyard) Retire two keys before you add the {name}; a bunch is no place for [passengers|stowaways].
      (lanyard) Escalators are nosy, so tuck the {name} in near [one|the top step].
      Screens and the {name} should never share a pocket, as both [scratch|hold grudges].
      A number on the {name} brings keys home; an address invites [strangers|raccoons] to dinner.
      Assign the {name} a hook and fine the household a cookie for [every miss|each offense].
      Seat the front door key next to the {name}, where cold fingers [look|land] first.
    `),
    plain: lines(`
      (!lanyard) A staple remover or a coin holds the ring of the {name} open while a key is threaded on.
      (!lanyard) Keep the bunch on the {name} light, since weight wears on an ignition lock.
      (lanyard) Near machines and car doors, tuck the {name} inside a shirt or jacket.
      Mark the {name} with a telephone number rather than an address.
      Keep the {name} and a phone in separate pockets, so that the keys do not scratch the screen.
      From time to time, check that the ring or clasp of the {name} closes [fully|all the way].
      Remove keys no longer in use from the {name} once a year.
      Place the key used most often next to the {name}, where {it} can be found by touch.
    `),
    terse: lines(`
      (!lanyard) Open the ring of the {name} with a staple remover.
      (!lanyard) Few keys on the {name}; ignitions prefer it.
      (lanyard) Tuck the {name} in near machines.
      A number on the {name}, never an address.
      The {name} in one pocket, the phone in another.
      Front door key next to the {name}.
      Same hook each night for the {name}.
      Sort the keys on the {name} once a year.
      Check the clasp of the {name} [each spring|now and then].
    `),
  },
}
