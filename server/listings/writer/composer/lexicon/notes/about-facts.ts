import type { Note } from './note.ts'

/** Follows from how an item is made, what it has and how it arrives. */
export const FACT_NOTES: readonly Note[] = [
  {
    // Soap dishes and draining racks have drainage too.
    when: /\b(?:plant\w*|pots?|herbs?|succulents?)\b.*\bdrainage\b|\bdrainage\b.*\b(?:plant\w*|pots?|herbs?|succulents?)\b/is,
    says: '[extra water runs out at the bottom|surplus water drains away|what the plant does not drink runs off] > roots in {them} never [stand|sit] in water',
  },
  {
    when: /\bextender\b|\badjust(?:able|s)\b/i,
    says: '[the fit can be adjusted|you set the fit yourself|the length is yours to adjust] > {it} {v:sits} [where you want {them}|the way you like|as close as you please]',
  },
  {
    when: /\b(?:personali[sz]ed?|monogram|initials|engrav(?:ed|ing)|your name|last name|names? (?:\w+ )?(?:knitted|stamped|printed|embroidered|on))\b/i,
    says: '[personal details are copied|what you send is copied] [letter for letter|exactly] > [it pays to check the spelling before you order {them}|a second look at the spelling is worth it before you order {them}|read your details once more before you order {them}]',
  },
  {
    when: /\bmade to order\b/i,
    says: '[nothing waits ready-made on a shelf|each order is made for itself] > work on {them} begins [after you order|with your order|once your order is in]',
  },
  {
    // Only what is made by hand as a whole: yarn dyed by hand was still spun by a machine.
    when: /\bhand[ -]?made\b|\b(?:made|crafted|built|formed|shaped|carved|thrown|knitted|crocheted|woven|turned|sewn) (?:entirely |all )?by hand\b|\bhand[ -]?(?:crafted|thrown|carved|knit|knitted|woven|crocheted|built|poured|sewn)\b/i,
    says: '{it} {is} made by hand > [small differences are part of the work|small differences from the photo are normal|yours may differ a little from the photo]',
  },
  {
    when: /\b(?:instant|digital) download\b|\bprintable\b|\bno physical item\b|\bdigital file\b/i,
    says: '{it} {v:comes} as a file > [nothing is sent by mail|there is no parcel to wait for|the mail has no part in it]',
  },
  {
    when: /\bprintable\b|\bprint at home\b/i,
    says: 'you print {them} [at home or at a print shop|on your own printer or in a shop] > the choice of paper is yours',
  },
  {
    when: /\b(?:set|pair|pack) of\b/i,
    says: '{it} {v:comes} as a set > [you can keep everything together or split it up|you can share {them} out|there is enough to keep and to give]',
  },
  {
    when: /\bblank inside\b|\binside is blank\b/i,
    says: '[there is no text inside|the inside is left to you] > {it} {v:says} [whatever you write|what you want {them} to say|only what you put there]',
  },
  {
    when: /\bzipper\b/i,
    says: 'there is a zipper > {it} {v:opens} and {v:closes} in a moment',
  },
  {
    when: /\bno insert\b|\bcover only\b/i,
    says: 'the insert is not part of {them} > [one you own may fit|you need one of your own]',
  },
  {
    when: /\bbell\b/i,
    says: 'the bell rings with each step > you hear {them} [before you see your pet|from the next room]',
  },
  {
    when: /\bpen loop\b/i,
    says: 'the loop holds a pen > you can write in {them} [anywhere|without a search]',
  },
  {
    when: /\brefillable\b|\brefills?\b/i,
    says: '[the inside can be replaced|a refill goes in when the first is used up] > you can keep {them} [for years|in use]',
  },
  {
    when: /\bhidden bracket\b|\bfloating\b/i,
    says: '[no bracket is in sight once it is up|the bracket cannot be seen from the room|what holds {them} stays out of view] > [{it} {v:seems} to float on the wall|all you see is {them} and the wall|the wall around {them} stays clear]',
  },
  {
    when: /\b(?:send|sends|sent|email|emails|get|receive|see|approve) (?:you )?(?:an? |the |your )?proof\b|\bproof (?:is |will be )?(?:sent|emailed|before|within)\b/i,
    says: '[you see a proof first|a proof reaches you first] > you can ask for changes before {it} {is} final',
  },
  {
    when: /\bunscented\b/i,
    says: '{it} {has} no scent > [your perfume has the room to itself|nothing competes with your perfume]',
  },
  {
    when: /\b(?:gift|kraft) box\b|\bin a box\b|\bin a (?:\w+ )?pouch\b/i,
    says: '{it} already {v:comes} packed > [a ribbon is all {it} {v:needs} as a present|you need no wrapping paper for {them}|you can hand {them} over as {it} {is}]',
  },
  {
    when: /\brewired\b/i,
    says: 'the wiring [has been renewed|is no longer the old one] > you can plug {them} in',
  },
  {
    when: /\bcommercial licen[sc]e (?:is )?included|\bincludes (?:a )?(?:\w+ )?commercial licen[sc]e/i,
    says: 'the license covers goods you sell > what you make with {them} may go into your shop',
  },
]
