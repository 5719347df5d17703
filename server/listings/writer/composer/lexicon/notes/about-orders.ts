import { passages, type Note } from './note.ts'

/** Follows from how an item is made, ordered, sent and licensed. */
export const ORDER_NOTES: readonly Note[] = [
  {
    when: /\b(?:personali[sz]ed?|monogram|initials|engrav(?:ed|ing)(?! (?:flower|floral|leaf|leaves|pattern|design|scroll|vine|border|front|back|line|decorat))|your name|last name|names? (?:\w+ )?(?:knitted|stamped|printed|embroidered|on))\b/i,
    says: passages(`
      warm: Ask someone else to read the wording before you order the {name}; your own eyes [skip things|see what they expect].
      warm: Send the words for the {name} just as you'd like to see them, capitals and all.
      warm: Nickname or full name? Settle it [at home|over dinner], then order the {name}.
      tale: Type slowly when you order the {name}; autocorrect has [ideas of its own|its own sense of humor].
      tale: Letters on the {name} stay put, so [have the spelling out|settle the spelling] with the family first.
      tale: Middle name, nickname, one "n" or two: decide before you order the {name}.
      plain: Submit the wording for the {name} exactly as it should appear, including capitals.
      plain: Check spelling and dates once more before ordering the {name}.
      plain: A second reader is advisable before the text for the {name} is sent.
      terse: Check the spelling before you order the {name}.
      terse: Type the words for the {name} as they should appear.
      terse: Read twice, then order the {name}.
    `),
  },
  {
    when: /\bmade to order\b/i,
    says: passages(`
      warm: Work on your {name} begins with your order, so mention any [date|birthday|deadline] you have in mind.
      warm: Nothing waits ready-made here; your {name} {v:gets} started when you order.
      warm: With a birthday behind the {name}, order early, as {it} {is} made only after you ask.
      tale: No stack in the back room: your {name} {v:begins} when your order does.
      tale: The {name} you'll get {v:does} not exist yet, which is [half the fun|worth the wait].
      tale: Order the {name}, and somewhere a [workbench|table] gets cleared.
      plain: The {name} {is} made after the order is placed, so allow [time|some weeks] before a fixed date.
      plain: Mention a fixed date when ordering the {name}, because work starts with the order.
      plain: No stock is kept of the {name}; making begins once the order is received.
      terse: First the order, then the {name}.
      terse: Order the {name} early. Work starts then.
      terse: No stock: the {name} {is} made for you.
    `),
  },
  {
    // Only what is made by hand as a whole: yarn dyed by hand was still spun by a machine.
    when: /\bhand[ -]?made\b(?! (?:\p{L}+ )?(?:paper|envelopes?|felt|beads?)\b)|\b(?:made|crafted|built|formed|shaped|carved|thrown|knitted|crocheted|woven|turned|sewn) (?:entirely |all )?by hand\b|\bhand[ -]?(?:crafted|thrown|carved|knit|knitted|woven|crocheted|built|poured|sewn)\b/iu,
    says: passages(`
      warm: Made by hand, the {name} may differ a little from the photo, the way [handwriting|bread|a signature] does.
      warm: Look closely at the {name} and you'll find [small traces of the hands at work|where the hands have been].
      warm: Your {name} won't match the photo to the last detail, since hands don't work like that.
      tale: Hands made the {name}, and hands never do [quite|exactly] the same thing twice.
      tale: Expect a sibling of the {name} in the photo, not a twin.
      tale: A small quirk in the {name} is how you know a person was there.
      plain: As the {name} {is} made by hand, small differences from the [photographs|pictures] are to be expected.
      plain: Slight variations in the {name} come from [handwork|making by hand] and are not faults.
      plain: The {name} may vary slightly from the picture, as no two pieces leave the hand alike.
      terse: Made by hand, the {name} may vary a little.
      terse: Your {name} may differ a little from the photo.
      terse: Hands made the {name}. Expect small differences.
    `),
  },
  {
    when: /\b(?:instant|digital) download\b|\bno physical item\b|\bdigital file\b/i,
    says: passages(`
      warm: You'll find the {name} among your downloads, so there's no mail to wait for.
      warm: Since the {name} {is} a file, an idea [at eleven at night|on a Sunday|before breakfast] is no trouble at all.
      warm: Save the {name} somewhere you'll find {them} again, because downloads folders are deep.
      tale: The {name} {v:weighs} nothing and {v:takes} up no drawer.
      tale: No bubble wrap was troubled for the {name}, which {v:travels} as a file.
      tale: Give the {name} a proper folder, before the [downloads|holiday photos] swallow {them} whole.
      plain: The {name} {is} supplied as a file; no physical item is sent.
      plain: Nothing is mailed, as the {name} {v:comes} as a download.
      plain: Save the {name} to a computer or drive [after|right after] downloading {them}.
      terse: The {name} {is} a file. Nothing is mailed.
      terse: Download the {name}, then back {them} up.
      terse: The {name} {v:needs} a folder, not a mailbox.
    `),
  },
  {
    when: /\bprintable\b|\bprint at home\b/i,
    says: passages(`
      warm: Paper's your call: try the {name} on plain sheets first, then on something heavier.
      warm: Print the {name} at home, or hand the file to the copy shop [down the street|near the office|around the corner].
      warm: A copy with a coffee ring is no loss, as the {name} can be run off again.
      tale: Feed the printer something [nicer|thicker] than usual when the {name} {v:comes} up.
      tale: Home printer or copy shop, the {name} {v:goes} along with either.
      tale: Spill on the {name}, shrug, print another.
      plain: Print the {name} at home or at a print shop, on the paper of your choice.
      plain: Plain paper is enough for a draft of the {name}; heavier stock suits a copy to keep.
      plain: A worn copy of the {name} can be replaced from the file.
      terse: Print the {name} at home or in a shop.
      terse: You choose the paper for the {name}.
      terse: Print the {name} once, or again.
    `),
  },
  {
    when: /\bblank inside\b|\binside is blank\b/i,
    says: passages(`
      warm: There's no verse inside the {name} to write around, so the words are all yours.
      warm: Two words or two paragraphs, the inside of the {name} takes either.
      warm: Write what you like in the {name}; nothing's printed inside.
      tale: No poem waits inside the {name}, so nobody has to forgive one.
      tale: The inside of the {name} is a small empty stage, and you have the pen.
      tale: Inside, the {name} {v:leaves} the rhyming to you.
      plain: The inside of the {name} is left free for a message of any length.
      plain: With nothing printed inside, the {name} {v:leaves} the tone to the sender.
      plain: The inside of the {name} gives enough room for a short letter.
      terse: Nothing printed inside the {name}. Write away.
      terse: No verse inside the {name}.
      terse: The {name} {v:leaves} the words to you.
    `),
  },
  {
    when: /\bno insert\b|\bcover only\b|\binsert (?:is )?not included\b|\bwithout (?:an )?insert\b/i,
    says: passages(`
      warm: The {name} {v:comes} without an insert, so measure the one you have before you order.
      warm: An insert you already own may go straight into the {name}.
      warm: The filling is up to you, as the {name} {v:comes} without any.
      tale: The {name} {v:brings} the looks; the filling is your department.
      tale: An old insert gets a new coat with the {name}.
      tale: Bring your own filling to the {name}, plump or slim as you please.
      plain: The {name} {is} sold without an insert; compare sizes before choosing one.
      plain: An insert of the right size that is already at home can be used in the {name}.
      plain: The choice of filling for the {name} is left to the buyer.
      terse: No insert in the {name}. Add your own.
      terse: Measure your insert before you order the {name}.
      terse: The {name} {v:needs} an insert.
    `),
  },
  {
    when: /\b(?:send|sends|sent|email|emails|get|receive|see|approve) (?:you )?(?:an? |the |your )?proof\b|\bproof (?:is |will be )?(?:sent|emailed|before|within)\b/i,
    says: passages(`
      warm: You'll see a proof before the {name} {is} final, so there's still time to change your mind.
      warm: Look over the proof of the {name} on a big screen, with fresh eyes [and a coffee|in the morning].
      warm: Read the proof of your {name} aloud; mistakes are easier to hear than to see.
      tale: First comes the proof, then the {name}, and in between your pencil.
      tale: Show the proof of the {name} to the [friend|aunt|colleague] who always spots the typo.
      tale: Until you nod at the proof, the {name} can still change [costume|its mind].
      plain: A proof is sent first, so corrections to the {name} are possible before {it} {is} final.
      plain: Compare the proof of the {name} with your original wording, line by line.
      plain: Have a second person read the proof of the {name} before approving it.
      terse: A proof first, then the {name}.
      terse: Read the proof of the {name} with care.
      terse: Changes to the {name} are possible until you approve.
    `),
  },
  {
    when: /\b(?:gift|kraft) box\b|\b(?:comes?|arrives?|packed|packaged|ships?|wrapped|boxed) (?:\w+ )?in an? (?:[\w-]+ ){0,3}(?:box|pouch)\b/i,
    says: passages(`
      warm: The {name} {v:comes} packed, so a [ribbon|card] is all that's left to do.
      warm: Scissors and tape can stay [in the drawer|where they are], as the {name} {v:comes} packed already.
      warm: Keep what the {name} {v:comes} in; it's handy for trips and for moving house.
      tale: Bad wrappers, rejoice: the {name} {v:comes} packed already.
      tale: The {name} {v:arrives} dressed for the party; add a [bow|card|flower] if you like.
      tale: Let the paper and tape rest, for the {name} {v:needs} no further wrapping.
      plain: The {name} {v:comes} packed and can be handed over without further wrapping.
      plain: No wrapping paper is needed for the {name}.
      plain: Add a card, and the {name} can be given as {it} {v:comes}.
      terse: The {name} {v:comes} packed. Add a ribbon.
      terse: No paper needed for the {name}.
      terse: The {name} can be given as {it} {is}.
    `),
  },
  {
    when: /\bcommercial licen[sc]e (?:is )?included|\bincludes (?:a )?(?:\w+ )?commercial licen[sc]e/i,
    says: passages(`
      warm: The license covers selling, so what you make with the {name} may go into your shop.
      warm: Market stall or online shop, you may sell what you make with the {name}.
      warm: Selling pieces made with the {name} is fine; the license says so.
      tale: Your stall and the {name} may go into business together; the license allows it.
      tale: Make it, price it, sell it: the license that comes with the {name} has no objection.
      tale: The small print of the {name} is on the side of your shop for once.
      plain: The included license permits the sale of goods made with the {name}.
      plain: Products made with the {name} may be offered in a shop, as the license covers it.
      plain: Keep the license of the {name} with your business records.
      terse: Sell what you make with the {name}.
      terse: You may sell goods made with the {name}.
      terse: Your shop may use the {name}.
    `),
  },
  {
    when: /\brewired\b/i,
    says: passages(`
      warm: With new wiring, the {name} can do more than look good on a shelf.
      warm: You can put the {name} to work right away, since the wiring's been renewed.
      warm: Old on the outside, the {name} {has} new wiring within.
      tale: The {name} {has} seen some decades, but the wiring has not.
      tale: Old looks, young nerves: the {name} {has} been wired anew.
      tale: The past has no say in the wiring of the {name}, which is new.
      plain: The wiring of the {name} has been renewed, so {it} can be used and not only displayed.
      plain: With renewed wiring, the {name} {v:needs} only a suitable bulb.
      plain: Only the wiring of the {name} is new; the rest shows its age.
      terse: Old form, new wiring: the {name}.
      terse: New wiring. The {name} can be used.
      terse: The {name} {v:needs} only a bulb.
    `),
  },
]
