import type { Note } from './note.ts'

/** Follows from how an item is made, what it has and how it arrives. */
export const FACT_NOTES: readonly Note[] = [
  {
    when: /\bdrainage\b/i,
    warm: '[Extra water runs out at the bottom|Too much water finds its way out], so [the roots do not sit in it|an eager waterer is forgiven].',
    plain:
      '[Excess water can drain|Surplus water drains away], so [the roots do not stand in it|the soil stays in good order].',
    terse: 'Water drains. [Roots stay dry|Roots breathe].',
  },
  {
    when: /\bextender\b|\badjust(?:able|s)\b/i,
    warm: "[You can set it to the length you like|A quick adjustment and it sits where you want it], [whatever you're wearing|today and tomorrow].",
    plain: '[The length can be adjusted|The fit can be adjusted] [to suit the wearer|as needed].',
    terse: '[Adjust|Set] it as you like.',
  },
  {
    when: /\b(?:personali[sz]ed?|monogram|initials|engraved?|embroidered|your name|last name|name (?:knitted|stamped|printed|embroidered|on))\b/i,
    warm: "[Type the name the way you want to see it|Double-check the spelling], [capital letters and all|accents included], and [that's what you'll get|it'll be copied letter for letter].",
    plain:
      '[Please enter the personal details exactly as they should appear|Kindly check the spelling of all personal details] [with the order|before ordering].',
    terse:
      '[Send the name as it should read|Check the spelling]. [It is copied exactly|Every letter counts].',
  },
  {
    when: /\bmade to order\b/i,
    warm: "[Nothing sits on a shelf waiting|There's no pile of these in a drawer]; yours [gets started when you order|is made after you order].",
    plain: '[Work begins|Each piece is started] after the order is placed.',
    terse: '[Started|Begun] when you order.',
  },
  {
    // Only what is made by hand as a whole: yarn dyed by hand was still spun by a machine.
    when: /\bhand[ -]?made\b|\b(?:made|crafted|built|formed|shaped|carved|thrown|knitted|crocheted|woven|turned|sewn) (?:entirely |all )?by hand\b|\bhand[ -]?(?:crafted|thrown|carved|knit|knitted|woven|crocheted|built|poured|sewn)\b/i,
    warm: "[{The_ref} {is} made by hand|Hands made {the_ref}], so [look for small differences and enjoy them|expect a small difference here and there|don't expect a perfect copy of the photo].",
    plain:
      '[As {the_ref} {is} made by hand|Because {the_ref} {is} handwork], [small variations are natural|slight differences may occur].',
    terse: '[Handwork|Made by hand]. [Small differences belong to it|No copy of another].',
  },
  {
    when: /\b(?:instant|digital) download\b|\bprintable\b|\bno physical item\b|\bdigital file\b/i,
    warm: '[Nothing comes in the mail|No box will arrive], [you start with the file|the file is what you get].',
    plain: '[The purchase is a file|This is a file], [not a printed item|nothing is sent by mail].',
    terse: 'A file. [Not a parcel|Nothing by mail].',
  },
  {
    when: /\bprintable\b|\bprint at home\b/i,
    warm: '[Print at home or hand the file to a print shop|Your own printer will do, and so will the shop around the corner], [on paper you like|whatever paper you prefer].',
    plain:
      '[Print at home or through a print shop|Printing is possible at home or in a shop]; [heavier paper gives a better result|a matte paper suits most rooms].',
    terse: 'Print at [home|a shop]. Choose [good|heavy] paper.',
  },
  {
    when: /\b(?:set|pair|pack) of\b/i,
    warm: '[Keep the set together or split it up|Use the whole set at once or spread it around]; [both work|nobody will mind].',
    plain:
      '[The set can be kept together or divided|All pieces can be used together or separately].',
    terse: '[Together or apart|Keep them together, or divide them].',
  },
  {
    when: /\bblank inside\b|\binside is blank\b/i,
    warm: '[The inside is left to you|What it says inside is your business], [bad poetry included|joke or no joke].',
    plain: '[The inside is free for a personal message|A personal text can be added inside].',
    terse: 'The words are [yours|up to you].',
  },
  {
    when: /\bzipper\b/i,
    warm: "[Unzip it and it's off|A zip and it comes off] when [wash day comes|you want a change].",
    plain:
      '[The zipper allows the cover to be removed|Thanks to the zipper, the cover comes off] [in a moment|without effort].',
    terse: 'Zips [off|open] in a moment.',
  },
  {
    when: /\bno insert\b|\bcover only\b/i,
    warm: "[Bring your own insert|You'll need an insert], [or reuse one you have|one you own may do].",
    plain: '[An insert is needed separately|Please have an insert ready].',
    terse: '[Add your own insert|Bring an insert].',
  },
  {
    when: /\bbell\b/i,
    warm: "[You'll hear them before you see them|The bell gives them away], [which birds appreciate|and that's half the point].",
    plain:
      '[The bell makes it easier to locate the animal|With the bell, the animal is easier to hear].',
    terse: 'You will [hear|notice] them first.',
  },
  {
    when: /\bpen loop\b/i,
    warm: 'The loop [keeps your pen where you left it|means the pen comes along].',
    plain: 'The loop [keeps a pen at hand|holds a pen in place].',
    terse: 'The pen [stays|travels] with it.',
  },
  {
    when: /\brefillable\b|\brefills?\b/i,
    warm: "[When it's full, put in a new one|Swap the inside when it's used up] and [carry on|keep the outside].",
    plain:
      '[Once full, the insert can be replaced|A used insert can be exchanged] and [the cover kept|the cover stays in use].',
    terse: '[Full|Used up]? [Refill it|Replace the insert].',
  },
  {
    when: /\bhidden bracket\b|\bfloating\b/i,
    warm: "[Once it's up, you can't tell what's holding it|With no bracket in sight], [it looks lighter than it is|guests will wonder].",
    plain: '[No bracket is visible|The fixing stays out of sight] once it is mounted.',
    terse: 'No bracket [in sight|to see].',
  },
  {
    when: /\b(?:send|sends|sent|email|emails|get|receive|see|approve) (?:you )?(?:an? |the |your )?proof\b|\bproof (?:is |will be )?(?:sent|emailed|before|within)\b/i,
    warm: "[You'll see it before it's final|You get a say before it's done], so [speak up|tell me what to change].",
    plain:
      '[The proof allows changes before completion|Changes can be requested at the proof stage].',
    terse: 'You [see it|approve it] first.',
  },
  {
    when: /\bunscented\b/i,
    warm: "It won't [argue with your perfume|get in the way of anything else you wear].",
    plain: 'It [does not compete with perfume|can be combined with any perfume].',
    terse: '[No scent|Nothing added] to compete.',
  },
  {
    when: /\b(?:gift|kraft) box\b|\bin a box\b|\bin a (?:\w+ )?pouch\b/i,
    warm: "[Add a ribbon and it's wrapped|There's not much left to wrap], [if it's a present|for a present].",
    plain: '[The packaging suits a present|Packed this way, it can be given as it is].',
    terse: '[Add a ribbon|A ribbon], nothing more.',
  },
  {
    when: /\brewired\b/i,
    warm: "[That's one job you don't have to do|So you can plug it in], [and the old charm stays|without losing what makes it old].",
    plain:
      '[The electrical work has been done|Rewiring is therefore done], [while the original form is kept|and the period form remains].',
    terse: 'Old form. [New wiring|A new cord].',
  },
  {
    when: /\bcommercial licen[sc]e (?:is )?included|\bincludes (?:a )?(?:\w+ )?commercial licen[sc]e/i,
    warm: '[The license covers things you sell|You may sell what you make with it], [within its terms|as the license says].',
    plain:
      '[The license covers goods you sell|Goods that are sold are covered by the license] [within its terms|as described].',
    terse: '[Licensed|Cleared] for things you sell.',
  },
]
