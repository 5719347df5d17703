import { lines, stems, type Craft } from '../craft.ts'

export const PRESS_ON_NAILS: Craft = {
  nouns: stems('nail'),
  signs: stems('manicure'),
  emojis: ['💅', '✨', '🎀', '🌸', '💖', '🌙', '🎁', '💫'],
  openings: {
    warm: lines(`
      {A_lead} for the week when you [talk with your hands|hold the microphone].
      {A_lead} for anyone who [types for a living|smudges every manicure].
      {A_lead}, on before the [taxi|coffee] gets there.
    `),
    tale: lines(`
      {A_lead} for fingers with [somewhere to be|opinions].
      {A_lead}, because plain tips [tap too quietly|tell no tales].
      {A_lead} for hands that [steal the scene|point at the cake].
    `),
    plain: lines(`
      {A_lead} for events, [photographs|long weekends] and ordinary Mondays.
      {A_lead} for a manicure at [home|the dressing table].
      {A_lead} for those with no [time|patience] for drying polish.
    `),
    terse: lines(`
      {A_lead} for [busy hands|tonight].
      {A_lead}. No [drying|salon].
      {A_lead} for [weekends|weddings|work].
    `),
  },
  scenes: {
    warm: lines(`
      Put the {name} on while the [coffee|rice] is on, and you're done before it is.
      The {name} {v:turns} up in every photo you take of your [cup|dog], so let them.
      Save the {name} for the [wedding|concert] weekend, then wear them to the grocery store anyway.
      Nobody waits for polish to dry with the {name}; you can [button a coat|dig for keys] right away.
      Show up to the [meeting|party] in {a_name}, and somebody will grab your hand to look.
      Wear the {name} with the oldest sweater you own, and it [passes|counts] as an outfit.
      Get ready together: one friend does the [music|hair], the other the {name}.
      The {name} {v:comes} off again by Monday, if Monday is [strict|that sort of day].
      The {name} {v:gets} noticed when you [3 or: pay for coffee|hold a menu|scroll in line|deal cards|wave down a bus].
      Have the {name} ready for [3 or: a birthday|date night|a holiday party|a long weekend|a photo day].
      [Keyboards|Elevator buttons|Menus|Steering wheels] get a lot more [interesting|dramatic|fun] when your [hands|fingertips|thumbs] are [dressed|done|ready] for it.
    `),
    tale: lines(`
      With the {name} on, even [drumming on a desk|opening a letter] is a small performance.
      Cinderella had a deadline too; the {name} {v:goes} on well before [midnight|the pumpkin].
      Point at the menu with the {name} and the waiter will [believe|follow] you.
      The {name} {v:makes} a fine sound on a [tabletop|phone screen], as impatience should.
      Keyboards were not built for the {name}; [style|glamour] finds a way.
      Wear the {name} to the [library|laundromat] and keep them guessing.
      Somewhere between a witch and a film star, the {name} {v:finds} {its} [wearer|moment].
      Hold your cup with the {name} on and you are, briefly, a [countess|villain].
      Suited to [3 or: shuffling cards|stirring potions|pointing at cake|peeling labels|dramatic waving].
      The {name} {was} seen at [3 or: a gallery|the karaoke bar|a picnic|a dance|the dentist], and remembered.
      [Tapping|Pointing|Drumming|Waving] is a language, and [tonight|today|on Friday|this week] your hands [speak|know] it [fluently|with an accent|in verse].
    `),
    plain: lines(`
      The {name} {v:allows} a change for an event and a return to [bare|short] nails after.
      Hands appear in more photographs than expected, and the {name} {v:shows} well [there|around a cup].
      For a weekend away, the {name} {v:travels} flat and can take the place of [bottles|a salon visit].
      Applied the evening before, the {name} {v:leaves} the [morning|day] of an event free.
      The {name} can finish a [plain|simple] outfit without any jewelry at all.
      For a bridal party, the {name} {v:makes} getting ready a shared hour at [home|the hotel].
      People who cannot wait for polish to dry may prefer {a_name} for that [reason|reason alone].
      The {name} {v:suits} occasions that call for [more than usual|some drama], and ordinary weeks too.
      Hands are in view while [3 or: signing|pouring|typing|serving|presenting].
      Occasions to consider are [3 or: graduations|birthdays|holidays|photo sessions|dinners out].
      A [wedding|graduation|recital|reunion] leaves little time for [drying|salons|appointments], so it helps when hands are [ready|finished|done] the [night|day|evening] before.
    `),
    terse: lines(`
      Plain shirt, bare wrists, the {name}.
      Put the {name} on. [Then go|Leave].
      The {name} {v:shows} on every [cup|steering wheel].
      For the weekend: the {name}. For Monday, [your call|still].
      Wear the {name} with [jeans|plain rings|old sweaters].
      The {name} {v:packs} flat.
      No bottles, no drying, the {name}.
      Photo day? The {name} first.
      For [3 or: parties|weddings|dinners|stages|Fridays].
      Seen when you [3 or: pour|type|wave|sign|point].
      [Hands|Tips|Fingers|Nails] done [tonight|at home|by eight|early], [photos|dinner|the party|the wedding] tomorrow.
    `),
  },
  tips: {
    warm: lines(`
      Lay the {name} out by finger before you start; it's hard to [size|compare] with glue on one hand.
      Between two sizes of the {name}, go for the smaller; the [sides|edges] lie flatter.
      Wash and dry your hands first, since lotion keeps the {name} from [gripping|sticking].
      Push back your cuticles before you put on the {name}, and the fit looks [grown there|neater].
      Press each nail of the {name} down from the cuticle outward and [hold|count] a slow half minute.
      Stay out of hot baths for the first hours, so the {name} can [set|grip].
      To take the {name} off, soak your fingertips in warm, soapy water and [ease|never pull].
      Keep a spare from the {name} in your [bag|wallet] on a big night.
      Before you start, gather [3 and: a nail file|a small towel|soap|good light|cuticle sticks].
    `),
    tale: lines(`
      Line the {name} up by size first, like a [choir|class photo], before anyone gets glued.
      Dry, clean nails hold the {name} the way [a handshake|good gossip] holds attention.
      Start with the thumb you [favor|use most]; the rest of the {name} {v:follows}.
      Press and count to thirty per nail; the {name} {v:respects} [patience|a slow count].
      Baths can wait an evening after you put on the {name}.
      Soak the {name} off in warm water, for [ripping|yanking] is how feuds begin.
      Pack a spare of the {name}, as understudies [matter|save shows].
      Before a big night, skip [3 or: lotion|long baths|dish duty|pottery class|swimming].
    `),
    plain: lines(`
      Match the {name} to each finger before opening the adhesive, and [note|keep] the order.
      Where a nail falls between two sizes of the {name}, choose the smaller, so that no [skin|cuticle] is covered.
      Clean and dry the nails first, because oil shortens the hold of the {name}.
      Apply the {name} at a slight angle from the cuticle and press for half a [minute|minute each].
      Avoid long contact with water in the first [hours|evening] after the {name} {is} applied.
      Remove the {name} with warm, soapy water and patience; pulling [harms|peels] the nail below.
      To wear the {name} again, clean the inside and [store them flat|keep them in order].
      Have ready [3 and: a file|a towel|soap|good light|a cuticle stick] before applying.
    `),
    terse: lines(`
      Size the {name} first. Then open the glue.
      Clean, dry nails hold the {name} longer.
      Press the {name} on. Count to thirty.
      After the {name}, no bath for [hours|an evening].
      Soak the {name} off. Never pull.
      Store the {name} in order.
      At hand: [3 and: a file|a towel|soap|light|tweezers].
    `),
  },
}
