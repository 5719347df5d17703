import { lines, stems, type Craft } from '../craft.ts'

/** Ear cuffs sit on the rim of one ear and slide on; lines on piercing leave out those that hang from a stud. */
export const EAR_CUFFS: Craft = {
  nouns: stems('earcuff'),
  signs: [],
  emojis: ['✨', '👂', '💛', '🎁', '💫', '🌙', '🤍', '🌟'],
  openings: {
    warm: lines(`
      {A_lead} for ears with [room for one more|nothing on the rim].
      {A_lead} for [second-day hair|messy buns] and a clean shirt.
      {A_lead} to slide on at the [door|stoplight].
    `),
    tale: lines(`
      {A_lead} for ears that [like company|hear everything].
      {A_lead} for the upper [floor|deck] of the ear.
      {A_lead} for [gentle rebels|well-behaved pirates].
    `),
    plain: lines(`
      {A_lead} for hair worn [up|back].
      {A_lead} to wear alone or with other earrings.
      {A_lead} for [workdays|the office] and the evening after.
    `),
    terse: lines(`
      {A_lead} for hair worn [up|back].
      {A_lead} for a bare ear.
      {A_lead} to wear [alone|with others].
    `),
  },
  scenes: {
    warm: lines(`
      Push your hair behind one ear and let the {name} [show|be seen].
      Wear the {name} with [3 or: small studs|hoops|a turtleneck|reading glasses|no other jewelry|a scarf].
      (!stud !chain) Let people ask who did your [piercing|ear], then slide the {name} off and enjoy their faces.
      Keep the {name} in your coin pocket for [dinner plans|concerts] that turn up at five.
      (!stud !chain) Give {a_name} to the friend who's been saying "maybe a piercing" since [school|last summer].
      On a video call, the {name} {is} the part of your outfit that [shows|people see].
      Put the {name} on and leave the other ear bare; that's [balance enough|the whole idea].
      Slide the {name} on for the evening and off for [the gym|bed]; it's no bigger commitment than that.
      Short hair, a bun, a tucked-back strand: any of them [gives|leaves] the {name} room.
      Pick the {name} on days when a necklace is [too much|in the way].
    `),
    tale: lines(`
      The {name} {v:hears} the gossip first and [keeps it|passes nothing on].
      Ears have an upstairs, and the {name} {has} just [moved in|taken a room].
      Tuck your hair back slowly, so the {name} {v:gets} {its} [entrance|applause].
      Wear the {name} to the [supermarket|post office], where nobody expects a pirate.
      (!stud !chain) Mothers may gasp at the {name}; slide {them} off and [accept|wait for] the apology.
      One ear gets the {name}, the other gets the [telephone|headphones].
      The {name} and a bun make a hairstyle out of a [late start|short night].
      Give {a_name} in a matchbox and tell them to look [closely|twice].
      The {name} {v:suits} [3 and: concerts|second dates|ferry rides|gallery openings|late suppers|weddings].
      Glasses, [a scarf|short hair], the {name}: a character from a better novel.
    `),
    plain: lines(`
      The {name} can be worn alone or above [an earring|other earrings].
      With short hair or hair tied back, the {name} {is} in [full|clear] view.
      (!stud !chain) The {name} {v:suits} those who like the look of a piercing without [having one|the decision].
      On one ear only, the {name} {v:gives} a plain outfit [an accent|a small contrast].
      At a wedding or a concert, the {name} can take the place of [larger earrings|a necklace].
      As a present, {a_name} {v:fits} in a card and {v:calls} for no ring size.
      With a high collar, the {name} {v:stays} [visible|in sight] where a necklace would not.
      On video calls, the {name} {is} seen before any other [jewelry|detail].
      The {name} {v:goes} with [3 or: a shirt collar|a turtleneck|a blazer|a plain dress|a fine knit].
      For work, the {name} can be the only jewelry [of the day|besides a watch].
    `),
    terse: lines(`
      Hair back, the {name} on.
      Wear the {name} above [a stud|a small hoop].
      A plain shirt and the {name}.
      Wear the {name} on one ear only.
      No necklace today. The {name} will do.
      Give {a_name} in a card.
      Slide on the {name} at the door.
      Short hair leaves room for the {name}.
      The {name} {v:shows} over a scarf.
      For the {name}: [3 or: work|a date|a concert|dinner|a wedding|a party].
    `),
  },
  tips: {
    warm: lines(`
      Slide the {name} on where the ear is thinnest, near the top, then [turn|guide] {them} down and in.
      Open or close the {name} by a hair at a time; [constant bending|bending back and forth] wears things out.
      Give the {name} a small tug before you leave; {it} should [hold|stay put] without pinching.
      Take the {name} off before you pull on a [sweater|helmet].
      Take the {name} off for [3 and: sleep|swimming|sports|hair dye|the hairdresser].
      Keep the {name} in a [pill box|mint tin]; small things wander.
      Sweep your hair out of the way first, or the {name} will take a [strand|curl] along.
    `),
    tale: lines(`
      Ease the {name} on near the top of the ear, where it's thin, and [stroll|travel] down from there.
      Squeeze the {name} the way you'd squeeze a [peach|stranger's hand]: barely.
      Headphones and the {name} want the same [seat|spot], so admit one at a time.
      Sweater first, then the {name}, or spend the evening looking down your [collar|sleeve].
      Store the {name} in a mint tin, since small things [sail|stroll] off at night.
      Hats can knock off the {name}, so put the hat on [first|with manners].
      Hairspray, perfume, then the {name}: the [right order|order of any good entrance].
    `),
    plain: lines(`
      Put on the {name} at the thin upper part of the ear and slide {them} to the place where {it} {v:sits} well.
      Adjust the {name} in small steps, as repeated bending weakens the [opening|curve].
      Check with a light pull that the {name} {v:holds} before going out.
      Put on the {name} after hairspray and perfume have [dried|settled].
      Remove the {name} before [3 or: sleeping|swimming|sports|a haircut|changing a sweater].
      Store the {name} in a small [box|dish] and wipe {them} with a dry cloth.
      Try the {name} on both ears, since left and right [differ|are seldom alike].
    `),
    terse: lines(`
      Slide the {name} on near the top of the ear.
      Adjust the {name} by a hair at a time.
      Tug the {name} once before you go.
      Hairspray first, then the {name}.
      Take off the {name}, then the sweater.
      Keep the {name} in a small tin.
      Wipe the {name} with a dry cloth.
    `),
  },
}
