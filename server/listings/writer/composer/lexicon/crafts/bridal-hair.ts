import { lines, stems, type Craft } from '../craft.ts'

/** Tiaras, combs and headpieces: what is worn in the hair on one large day. */
export const BRIDAL_HAIR: Craft = {
  nouns: stems('tiara comb headpiece hairvine'),
  signs: [],
  emojis: ['👑', '💍', '🤍', '✨', '🌿', '💐', '🌸', '💫', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for the day everybody [looks your way|has been planning].
      {A_lead} for [updos|loose waves], veils and happy tears.
      {A_lead} to put in last, with a [friend|sister] holding the mirror.
      {A_lead} for brides, [proms|balls] and big anniversaries.
      {A_lead} for the photo that ends up [on the wall|in the frame].
      {A_lead} to wear with [bare shoulders|long sleeves] and good shoes.
    `),
    tale: lines(`
      {A_lead} for processions, [first dances|grand stairs] and cake.
      {A_lead} for heads with a [happy ending|big day] ahead.
      {A_lead}, because some days have [trumpets|confetti] in them.
      {A_lead} for once upon a [Saturday|June].
      {A_lead} for waltzing [in|around].
      {A_lead}, for a carriage or [the bus|a taxi].
    `),
    plain: lines(`
      {A_lead} for [weddings|ceremonies] and formal celebrations.
      {A_lead} to wear with a veil or [without|alone].
      {A_lead} for an updo or [loose hair|waves].
      {A_lead} for brides and [bridesmaids|wedding guests].
      {A_lead} for proms, balls and [anniversaries|receptions].
      {A_lead} for a plain dress and a simple [hairstyle|updo].
    `),
    terse: lines(`
      {A_lead} for one large day.
      {A_lead} for [updo|loose hair] or veil.
      {A_lead} for the [aisle|ceremony] and the dance.
      {A_lead} for [bride|bridesmaid] or ball.
      {A_lead} for a simple updo.
      {A_lead} for [prom|altar] and photograph.
    `),
  },
  scenes: {
    warm: lines(`
      Set the {name} above a low bun, and let the veil come off for the [dancing|cake].
      The {name} {v:catches} the eye in the photos taken from behind, the ones [down the aisle|at the altar].
      Wear the {name} again on your first anniversary, with [jeans|the good pajamas] if you like.
      There's a moment before the doors open when someone straightens the {name}; [keep it short|have tissues ready].
      A plain dress leaves room for the {name}, and so does [a bare neck|a simple veil].
      Mothers and sisters will want a turn with the {name} [in the dressing room|before you're ready].
      Lend the {name} to the next bride in [the family|your circle] and let {them} collect dances.
      Prom, a ball, a big round birthday: the {name} {v:suits} [all of them|more than weddings].
      Give {a_name} to a bride who has everything else on the [list|hanger].
      Keep the {name} on for the first dance and in [a friend's care|{its} box] for the last.
      Wear the {name} with [3 or: a low bun|soft waves|a side braid|a short bob|a cathedral veil].
    `),
    tale: lines(`
      With the {name} on, walk as if the aisle were [longer|a parade ground].
      The {name} {v:makes} any doorway an [entrance|occasion].
      There will be speeches and [sore feet|spilled champagne], and through it all the {name}.
      Put on the {name} and ask for the [salt|last slice of cake] in a royal voice.
      Veils come off by the soup; the {name} {v:stays} for the [waltz|polka].
      Somebody's niece will ask to try the {name}, and [she may|the answer is yes].
      Flowers wilt and cake gets eaten, so let the {name} be there for [the morning after|breakfast].
      Wear the {name} once down the aisle and once [over the dishes|in the bath] on your anniversary.
      Every ball has one person everyone looks for; pin on the {name} and [wave|be found].
      Hand {a_name} to a bride and stand clear of the [mirror|squeal].
      The {name} {v:is} present for [3 and: vows|waltzes|speeches|confetti|midnight snacks].
    `),
    plain: lines(`
      The {name} can be worn with a veil during the ceremony and alone at the reception.
      Above a low bun, the {name} {v:is} visible from the side as well as from [behind|the back].
      With loose hair, the {name} {v:holds} one side back and leaves the other free.
      A plain dress and small earrings leave room for the {name}.
      When the dress has a decorated neckline, the {name} can take the place of a [necklace|pair of long earrings].
      For proms, balls and anniversaries, the {name} {v:suits} an updo in the same way.
      A bridesmaid can wear the {name} with a [plain|simple] dress and a smaller hairstyle.
      After the wedding, the {name} can be lent within the family or worn again on an anniversary.
      As a present for a bride, {a_name} {v:requires} a word with her about the [veil|hairstyle].
      In photographs, the {name} {v:shows} whether the camera is in front or behind.
      The {name} {v:goes} with [3 or: a low bun|a side braid|loose waves|a short cut|a veil].
    `),
    terse: lines(`
      Set the {name} above a low bun.
      Veil off, the {name} on, dancing.
      A plain dress suits the {name}.
      Leave the neck bare and wear the {name}.
      The {name} {v:shows} in every photo from behind.
      Lend the {name} to the next bride.
      Wear the {name} again on the anniversary.
      Give {a_name} to a bride.
      The {name} {v:goes} to balls and proms, too.
      First the dress, then the {name}.
      The {name} {v:goes} with [3 or: a bun|waves|a braid|a veil|a bob].
    `),
  },
  tips: {
    warm: lines(`
      Bring the {name} to your hair trial, along with the veil and a photo of the dress.
      (comb) Slide the {name} in backward, then flip {them} over toward the scalp, and the teeth grip.
      Pin through the ends of the {name} with two crossed hairpins in your hair color.
      Hairspray first, then the {name}; a sticky film dulls the [details|shine].
      Freshly washed hair is slippery, so wash the evening before you wear the {name}.
      Put the veil in below the {name}, so {it} {v:stays} in when the veil comes off.
      Carry the {name} to the venue in a box, in someone's hands and not in the [trunk|garment bag].
      Practice a hug or two with the {name} on; [you'll be giving many|there will be plenty].
    `),
    tale: lines(`
      Rehearse with the {name}: one hug, one [twirl|curtsy], one fit of laughter.
      (comb) Enter backward and turn around, like a guest with manners: that's how the {name} {v:goes} in.
      Give the {name} a seat of {its} own in the car, and the [belt|smoothest driver] as well.
      Wash your hair the evening before; the {name}, like gossip, {v:needs} something to cling to.
      Hairspray is the warm-up act, and the {name} {v:comes} on after.
      Assign one friend to the {name} and one to your [train|shoes], and be free to cry.
      Bring the {name} to the hair trial, so that nobody has to [imagine things|hold up a spoon].
    `),
    plain: lines(`
      Take the {name} to the hair trial together with the veil and the earrings.
      (comb) Insert the {name} facing backward, then turn {them} toward the scalp so that the teeth hold.
      Secure the {name} with two crossed hairpins at each end.
      Apply hairspray before the {name} {is} put in.
      Hair washed the day before gives the {name} a firmer hold than freshly washed hair.
      Place the veil beneath the {name}, so that the veil can be taken off later.
      Transport the {name} in a box, in hand luggage if you fly.
      After the day, wipe the {name} with a dry, soft cloth and store {them} flat.
    `),
    terse: lines(`
      Bring the {name} to the hair trial.
      (comb) Slide the {name} in backward, then flip.
      Cross two hairpins over each end of the {name}.
      Hairspray first, then the {name}.
      Wash the hair a day before the {name}.
      Veil below, the {name} above.
      Carry the {name} in a box.
      Store the {name} flat and dry.
    `),
  },
}
