import { lines, stems, type Craft } from '../craft.ts'

// Knobs and pulls are gripped, hinges and latches only work: the hand is spoken of where one belongs.
export const HARDWARE: Craft = {
  nouns: stems('knob pull handle hinge latch hardware'),
  signs: stems('hardware'),
  emojis: ['🔩', '🏡', '✨', '🔧', '🚪', '🌿', '💛', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for the [dresser|cabinet] you're not ready to give up.
      {A_lead} for an afternoon with a [screwdriver|screwdriver and a radio].
      {A_lead}, the quickest way to a [different kitchen|different dresser].
    `),
    tale: lines(`
      {A_lead}, jewelry for [drawers and doors|a plain cupboard].
      {A_lead} for a dresser with [ambitions|something to prove].
      Meet {a_lead}, [small parts with big plans|a new handshake for old doors].
    `),
    plain: lines(`
      {A_lead} for [furniture and cabinets|doors and drawers].
      {A_lead} for a [renovation|repair|refresh] in detail.
      {A_lead} to [finish|update] a piece of furniture.
    `),
    terse: lines(`
      {A_lead}. [New fittings, same dresser|A small change|Keep the dresser].
      {A_lead} for doors and drawers.
      {A_lead} for [a quick refresh|an old cabinet|a plain cabinet].
    `),
  },
  scenes: {
    warm: lines(`
      (knob pull handle) You'll have your hand on the {name} a dozen times a day, so [looks aren't all|feel counts as much as looks].
      (knob pull handle) Put the {name} on the [hand-me-down|curbside] dresser and nobody will ask where it came from.
      Before you replace a whole cabinet, try the {name} on the doors it [already has|came with].
      The {name} can go on the [bathroom vanity|hall closet|toy chest] first, and the kitchen once you're sure.
      Fitting the {name} is an evening's work: [a screwdriver, a podcast|music, a screwdriver], and nothing to repaint.
      Mixing is fine: the {name} on the [upper doors|island], something plainer on the rest.
      A flea market find with [missing fittings|a lost handle] starts to make sense with the {name}.
      Renters can put up the {name} and [take {them} along|swap back] when the lease is over.
      Put the {name} on, and the room you've [stopped seeing|had for years] looks up again.
      A friend who's [restoring a sideboard|doing up a kitchen] will know what to do with the {name}.
      {It} can start on [3 or: a nightstand|the hall closet|a toy chest|the bathroom vanity|a sideboard|the pantry door].
    `),
    tale: lines(`
      (knob pull handle) Think of the {name} as a handshake with the [wardrobe|sideboard]: firm, daily, worth getting right.
      (knob pull handle) Even a sock drawer opens with some ceremony once the {name} {is} on.
      A plain chest puts on the {name} the way one puts on [good earrings|polished shoes].
      Give a tired cupboard the {name} and [it stands up straighter|ten years fall off].
      With the {name} the old [washstand|wardrobe] gets another act.
      Screwdriver, tea, the {name}: [an afternoon well spent|the makings of a small triumph].
      The {name} can make fetching the [cereal|flour] feel like an occasion.
      Put the {name} on one lone door in the hall and let guests [guess|wonder] what's behind it.
      What buttons do for a coat, the {name} can do for a [dresser|cabinet].
      Someone with a half-stripped chest in the [garage|hall] will be happier with {a_name} than with flowers.
      Behind good hardware even [3 and: socks|old bills|candle stubs|the good napkins|takeout menus|string] seem well kept.
    `),
    plain: lines(`
      (knob pull handle) The {name} {is} touched every day, so comfort in the hand matters as much as appearance.
      (knob pull handle) On a [dresser|nightstand], the {name} can change the character of the piece without new paint.
      The {name} {v:allows} existing cabinets to stay while the room [changes|moves on].
      In a kitchen, the {name} can be fitted to [the island|the upper doors] alone to set them apart.
      On a restored piece, the {name} {v:replaces} [missing|worn] fittings.
      The {name} {v:suits} [built-in wardrobes|bathroom vanities|hall closets] that have no character of their own.
      Fitting the {name} takes [basic tools|a screwdriver and some care] and little time per door.
      In a rental, the {name} can be exchanged for the original parts before [moving out|handing back the keys].
      Repeating the {name} in [two rooms|kitchen and hall] ties them together.
      For someone who restores furniture, the {name} {v:makes} a well-informed gift.
      Suitable pieces include [3 and: dressers|nightstands|pantry doors|sideboards|wardrobes|bathroom vanities].
    `),
    terse: lines(`
      (knob pull handle) The hand finds the {name} each day.
      (knob pull handle) Put the {name} on an old dresser.
      Keep the cabinet. Change to the {name}.
      Fitting the {name} takes a screwdriver.
      Start with the {name} on one door.
      Plain fronts suit the {name}.
      The {name} can move with you.
      Same room, with the {name} another feel.
      The {name} {v:stays} when the paint changes.
      Give the {name} to a restorer.
      Small parts matter. The {name} {v:shows} it.
      Old wardrobe, new life with the {name}.
    `),
  },
  tips: {
    warm: lines(`
      (pull handle) Measure from screw hole to screw hole before you choose the {name}; the outer length [tells you little|won't help].
      (knob pull handle) Check how thick your drawer fronts are; the screws of the {name} have to [reach through|reach through, and no further].
      (hinge latch) Mount one side of the {name} with a single screw, [test the swing|close the door], then add the rest.
      Turn the screws of the {name} by hand for the first few threads, and [nothing strips|they'll go in straight].
      Fit the {name} to one door and [sleep on it|live with it for a day] before you drill the others.
      Bag the old parts when you fit the {name}, and [tape the bag inside the cupboard|keep the bag for the landlord].
      A strip of tape on the wood before drilling for the {name} keeps the [finish from chipping|edge of the hole clean].
      Give the screws of the {name} another quarter turn [after a month|when you change the clocks].
      Have it all on the table first: [3 and: a tape measure|a pencil|a screwdriver|masking tape|spare screws|a saucer for the screws].
    `),
    tale: lines(`
      (pull handle) Old holes decide everything: measure between them before you fall for the {name}.
      (knob pull handle) Make a card template for the {name}, and the tenth hole will sit [as true|as straight] as the first.
      (hinge latch) One screw first, then a trial swing, then the other screws: that's how the {name} {v:goes} in happily.
      Drill for the {name} through a strip of painter's tape, and splinters are [out of work|nobody's problem].
      A lick of candle stub on the screws helps the {name} go into [stubborn|old] boards.
      Screws of the {name} should be [snug, not strangled|tightened with fingers first, muscles last].
      Save one old fitting in a jar when you change to the {name}, [as a souvenir|for the landlord].
      Lay out [3 and: the tape measure|a pencil|the good screwdriver|masking tape|a saucer for screws|biscuits] before the first turn.
    `),
    plain: lines(`
      (pull handle) Compare the distance between the holes with the existing drilling before you fit the {name}.
      (knob pull handle) Check the thickness of the front so that the screws of the {name} have the right length.
      (hinge latch) Align the {name} with one screw first and test the movement before [fastening the rest|drilling further].
      Use a template of card to place the {name} at the same height on [every door|each drawer].
      Drill a pilot hole for the {name} in [dense boards|thin edges] to keep the material from splitting.
      Tighten the screws of the {name} by hand and check them again after [a few weeks|the first month].
      Clean the {name} with a soft cloth; [abrasive pads|scouring powder] can damage any finish.
      Keep the original parts in case the {name} {v:moves} [to another piece|with the owner].
      Useful to have: [3 and: a tape measure|a pencil|masking tape|a screwdriver|a drill|a card template].
    `),
    terse: lines(`
      (pull handle) Measure hole to hole before fitting the {name}.
      (knob pull handle) Check screw length for the {name}.
      (hinge latch) Fix the {name} with one screw, then test.
      Tape first, then drill for the {name}.
      Tighten the {name} by hand.
      Use a card template for the {name}.
      Keep the old parts when you fit the {name}.
      Wipe the {name} with a soft cloth.
      Tools: [3 and: pencil|tape|ruler|screwdriver|drill|patience].
    `),
  },
}
