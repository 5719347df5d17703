import { passages, type Note } from './note.ts'

/** Follows from what an item has, or can take. */
export const PART_NOTES: readonly Note[] = [
  {
    // Soap dishes and draining racks have drainage too.
    when: /\b(?:plant\w*|pots?|herbs?|succulents?)\b.*\bdrainage\b|\bdrainage\b.*\b(?:plant\w*|pots?|herbs?|succulents?)\b/is,
    says: passages(`
      warm: Water the {name} until some runs out below, and the roots get a drink without a bath.
      warm: Extra water leaves the {name} at the bottom, which forgives a heavy hand with the can.
      warm: Carry the {name} to the sink for watering, let the rest run out, and carry {them} back.
      tale: What the plant doesn't drink leaves the {name} by the back door.
      tale: Heavy-handed waterers can relax, since the {name} {v:lets} the surplus go.
      tale: Roots in the {name} get a drink, never a swimming lesson.
      plain: Surplus water leaves the {name} at the base, so roots do not stand in it.
      plain: Use a saucer under the {name} where the surface below should stay dry.
      plain: Water the {name} thoroughly and let the excess run off before putting {them} back.
      terse: Extra water leaves the {name} below.
      terse: Roots in the {name} never stand in water.
      terse: Put a saucer under the {name}.
    `),
  },
  {
    when: /\bextender\b|\badjust(?:able|s)\b/i,
    says: passages(`
      warm: Adjust the {name} a little at a time until {it} {v:sits} the way you like.
      warm: You're not stuck with one setting; the {name} can be adjusted whenever you please.
      warm: Lend the {name} to someone else and {it} can be set to suit them.
      tale: A notch this way, a notch that way, and the {name} {v:sits} right.
      tale: Nobody has to breathe in for the {name}, which can be adjusted.
      tale: Tinker with the {name} until {it} {v:sits} just so, then tinker once more.
      plain: The {name} can be adjusted, so try {them} in more than one position.
      plain: As the {name} {v:adjusts}, an exact measurement matters less.
      plain: Adjust the {name} in small steps until {it} {v:sits} as wanted.
      terse: Adjust the {name} to suit.
      terse: The {name} {v:adjusts}. Take your time.
      terse: Small steps, then the {name} {v:sits} right.
    `),
  },
  {
    when: /^(?!.*\bpattern\b).*\breversible\b/is,
    says: passages(`
      warm: Turn the {name} over when you want a change; it takes a second.
      warm: Two sides mean the {name} can suit two moods, or cover for one spill.
      warm: Can't decide? Start with one side of the {name} and flip {them} next month.
      tale: The {name} {has} a day side and a night side; you say which is which.
      tale: A stain has one side to live on; the {name} {has} two.
      tale: Flip the {name} when guests come back, and let them wonder.
      plain: Both sides of the {name} can be used, which allows a change without a second purchase.
      plain: Turn the {name} now and then, so that both sides wear alike.
      plain: With two usable sides, the {name} {v:adapts} to whatever is around {them}.
      terse: Two sides. Turn the {name} as you like.
      terse: Tired of one side? Flip the {name}.
      terse: The {name} {has} a second side.
    `),
  },
  {
    when: /^(?!.*\bpattern\b)(?=.*\b(?:bag|tote|backpack|purse|clutch|crossbody|pouch|organizer)\b).*\bpockets?\b(?! (?:watch|mirror|knife|sized?)\b)/is,
    says: passages(`
      warm: Keys in the pocket, everything else in the {name}, and you'll stop digging at the door.
      warm: Give each pocket of the {name} one job, and your hands will know where to go.
      warm: Whatever sinks to the bottom of a bag can live in the pocket of the {name}.
      tale: Lip balm, keys, one mysterious button: the {name} {has} a pocket for the small fry.
      tale: The pocket keeps the small things in the {name} from plotting at the bottom.
      tale: No more archaeology at the front door; in the {name}, keys have a pocket.
      plain: Small items stay separate in the pocket of the {name} and are found without searching.
      plain: Keep keys or a card in the pocket of the {name}, apart from larger things.
      plain: Assign the pocket of the {name} to one thing, such as keys, and leave it there.
      terse: Keys in the pocket, the rest in the {name}.
      terse: The {name} {v:keeps} small things apart.
      terse: No digging: the {name} {has} a pocket.
    `),
  },
  {
    when: /\bpen loop\b/i,
    says: passages(`
      warm: With a pen in the loop, the {name} {is} the whole writing desk.
      warm: Put your favorite pen in the loop and nobody borrows it without the {name}.
      warm: The loop means you'll never stand there with the {name} and nothing to write with.
      tale: The loop keeps the pen from running off without the {name}.
      tale: Pens wander, but the one in the loop goes where the {name} {v:goes}.
      tale: One loop, one pen, and the {name} {is} ready for dictation from the clouds.
      plain: The loop keeps a pen with the {name}, so notes can be made anywhere.
      plain: Choose a slim pen for the loop of the {name} if the fit is close.
      plain: With the pen in its loop, the {name} can be used standing up.
      terse: Pen in the loop, {name} in the bag.
      terse: The {name} {v:keeps} the pen.
      terse: No search for a pen with the {name}.
    `),
  },
  {
    when: /\brefillable\b|\brefills?\b/i,
    says: passages(`
      warm: Once it's used up, put in a refill and keep the {name} going.
      warm: Buy the refill a little before you need it, and the {name} never {v:sits} empty.
      warm: You get to keep the {name}; only the inside changes.
      tale: Empty isn't the end for the {name}, only an intermission.
      tale: The {name} {v:stays}; what's inside comes and goes, like [houseguests|actors].
      tale: Refill, carry on, and let the {name} collect a few scratches and stories.
      plain: The contents of the {name} can be replaced, so the outside stays in use.
      plain: Order a refill for the {name} in good time, before the first is used up.
      plain: Only the inside of the {name} needs replacing.
      terse: Used up? Refill the {name}.
      terse: The {name} {v:stays}. The refill changes.
      terse: Keep the {name}, replace the inside.
    `),
  },
  {
    when: /\b(?:collar|cat|dog|pet|kitten|puppy|harness)\b.*\bbell\b|\bbell\b.*\b(?:collar|cat|dog|pet|kitten|puppy|harness)\b/is,
    says: passages(`
      warm: The bell lets you follow the {name} from room to room with your eyes shut.
      warm: You'll hear the {name} coming before anything gets pushed off a table.
      warm: A bell on the {name} gives the birds outside a fair warning.
      tale: The bell on the {name} will report every midnight visit to the kitchen.
      tale: No more ambushes in the hallway: the {name} {v:rings}.
      tale: Sneaking gets harder with the {name}, and toes get safer.
      plain: The bell on the {name} makes a pet easier to find indoors.
      plain: The sound of the {name} warns birds and people alike.
      plain: Introduce the {name} for short periods first, until the sound is familiar.
      terse: The {name} {v:rings}. Look there.
      terse: The bell on the {name} warns the birds.
      terse: Hear the {name} before you see the pet.
    `),
  },
  {
    when: /\b(?:shelf|shelves)\b.*\b(?:hidden brackets?|floating)\b|\b(?:hidden brackets?|floating)\b.*\b(?:shelf|shelves)\b/is,
    says: passages(`
      warm: With no bracket in sight, all you'll see is the {name} and what you put there.
      warm: The bracket disappears once the {name} {is} up, so the wall stays calm.
      warm: Find the studs before you put up the {name}; a hidden bracket still wants something to hold.
      tale: Nobody will see what holds the {name} up, and you needn't tell.
      tale: Up goes the {name}, as if the wall had simply grown one.
      tale: The bracket keeps out of sight, and lets the {name} take the bow.
      plain: The bracket is not visible once the {name} {is} mounted.
      plain: Fix the {name} to studs or with anchors that suit the wall and the load.
      plain: As no bracket shows, the {name} can hang low over a desk or bed without catching on anything.
      terse: No bracket in sight, only the {name}.
      terse: Find the studs before you hang the {name}.
      terse: The wall holds the {name}. Nothing shows.
    `),
  },
  {
    when: /\bhanging loop\b|\bloops? (?:for|to) hang/i,
    says: passages(`
      warm: Hang the {name} up by the loop between uses, and {it} {v:dries} in half the space.
      warm: With the loop, a hook by the door is all the storage the {name} {v:asks} for.
      warm: Use the loop; the {name} on a hook {is} easier to find than in a drawer.
      tale: Give the {name} a hook of {its} own, and the loop will do the rest.
      tale: The loop saves the {name} from life at the bottom of the drawer.
      tale: One loop, one hook, and the {name} {is} never underfoot.
      plain: The loop lets the {name} hang from a hook, where {it} {v:dries} or {v:stays} at hand.
      plain: A single hook is enough to store the {name}.
      plain: Hang the {name} by the loop to keep drawer space free.
      terse: Hang the {name} by the loop.
      terse: One hook holds the {name}.
      terse: The {name} {v:hangs}; the drawer stays free.
    `),
  },
  {
    when: /^(?!.*\b(?:not|never|isn['’]t|aren['’]t)\b[^.;]{0,20}dishwasher).*\bdishwasher[ -](?:(?:and|&) [\w-]+[ -])?safe\b/is,
    says: passages(`
      warm: On a busy night the {name} can go in with everything else.
      warm: No separate washing-up for the {name}, which {v:goes} in with the plates.
      warm: Top rack, a bit of space around {them}, and the {name} {is} looked after.
      tale: After the feast, the {name} {v:rides} home in the dishwasher with the forks.
      tale: Washing-up gloves may stay on the hook, as the {name} {v:takes} the machine.
      tale: Let the dishwasher have the {name}; you have a sofa to see to.
      plain: The {name} can be put in with the rest of the dishes after a meal.
      plain: Leave some space around the {name} in the rack, so that nothing knocks against {them}.
      plain: As the dishwasher is an option, the {name} {v:suits} daily use without extra work.
      terse: The {name} {v:goes} in with the plates.
      terse: No sink duty with the {name}.
      terse: Give the {name} some room in the rack.
    `),
  },
  {
    when: /^(?!.*\b(?:not|never|don['’]t)\b[^.;]{0,12}machine).*\bmachine[ -]wash/is,
    says: passages(`
      warm: When the {name} {v:gets} a spill, the machine deals with it.
      warm: Wash the {name} with like colors, and shake {them} out before {it} {v:dries}.
      warm: Use the {name} and don't fret; the washing machine is a few steps away.
      tale: Jam, mud, mystery smudge: the {name} can meet them all and then the machine.
      tale: Laundry day holds no terrors for the {name}.
      tale: Let the {name} take a spin with the rest of the family's wash.
      plain: Washing the {name} takes no special effort, as the machine can be used.
      plain: Sort the {name} with similar colors and follow the stated temperature.
      plain: Smooth the {name} into shape while still damp.
      terse: Spills on the {name} are a job for the machine.
      terse: Wash the {name} with like colors.
      terse: The {name} can go in the machine.
    `),
  },
]
