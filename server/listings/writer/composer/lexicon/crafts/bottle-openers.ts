import { lines, stems, type Craft } from '../craft.ts'

export const BOTTLE_OPENERS: Craft = {
  nouns: stems('opener corkscrew'),
  signs: [],
  emojis: ['🍻', '🍺', '🎉', '🏡', '🔩', '🧡', '⛺', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for the drawer everyone [rummages through|opens first].
      {A_lead}, so nobody has to use [a lighter|the edge of the table].
      {A_lead} for [grill nights|porch evenings|game nights].
    `),
    tale: lines(`
      {A_lead}, first [to arrive|to be asked for] at any party.
      {A_lead} with a [pop|good sound] in {its} future.
      Meet {a_lead}, [the host's right hand|rescuer of thirsty guests].
    `),
    plain: lines(`
      {A_lead} for [kitchens and home bars|guests and gatherings].
      {A_lead} for a [bar|grill|camping box] that lacks one.
      {A_lead} to keep where the drinks are.
    `),
    terse: lines(`
      {A_lead}. [Pop|Close at hand|Ready when asked].
      {A_lead} for the [grill|bar|drinks shelf].
      {A_lead} for the cold ones.
    `),
  },
  scenes: {
    warm: lines(`
      Put the {name} where the bottles are, and you won't be [patting your pockets|going through drawers] while the burgers burn.
      At any party there's one moment when everyone wants the {name} at once.
      The {name} {v:ends} the contest of who can open a bottle with [a spoon|a lighter|a belt buckle].
      Hang the {name} by the [fridge|grill|back door], and guests will help themselves.
      (!wall) Bring the {name} along on [the boat|a camping trip|a picnic], and you're suddenly popular.
      Open the first [ginger beer|root beer|cider] of the weekend with the {name} and call it Friday.
      (!wall) The {name} {v:sits} in the hand like a tool, [which is what {it} {is}|not like a trinket].
      Fathers, brothers-in-law, [landlords|neighbors with a grill]: the {name} {is} for those who claim to need nothing.
      (!wall) A best man with the {name} in his pocket is [ready for the afternoon|worth two waiters].
      (!wall) Someone always walks off with the opener, so tell them [the {name} {v:stays}|to leave the {name}].
      {It} {v:does} root beer as well as [3 and: cider|ginger ale|lemonade|cold ones from the cooler|tonic water|that odd import].
      (wall) Screw the {name} up at the [end of the counter|edge of the porch], where thirsty people gather anyhow.
      (wall) One hand is enough with the {name} on the wall, which leaves the other for [the tongs|a handshake].
    `),
    tale: lines(`
      A hiss, a pop, and the {name} {has} opened another [evening|story].
      Without the {name}, a crate of bottles is only [ballast|furniture].
      The {name} {v:turns} a cooler into [a celebration|an invitation].
      Pirates had cutlasses; you have the {name} and a [ginger ale|cold cider].
      (!wall) A hook near the grill is all the {name} {v:wants} from [summer|life].
      (!wall) Caps fly, [conversations start|stories begin], and the {name} {v:goes} back in the pocket.
      The {name} will be there for every toast, having [started|opened] most of them.
      (!wall) On a desert island you'd ask for [a boat|a book] first and the {name} second.
      (!wall) Weddings, bonfires, a [porch|balcony] in August: the {name} {v:gets} around.
      Give the {name} with one bottle attached, [cold if possible|so {it} can start at once].
      Sooner or later {it} {v:meets} [3 and: the in-laws|a bachelor party|the fishing boat|a wedding toast|the new neighbors|a rained-out picnic].
      (wall) On the porch post, the {name} {v:draws} more visitors than the [view|swing].
      (wall) Fixed to the wall, the {name} can't be [borrowed|pocketed by an uncle].
    `),
    plain: lines(`
      Kept beside the fridge, the {name} {is} [at hand when guests arrive|quickly found].
      At a home bar, the {name} can stay in view with the [glasses|coasters] instead of in a drawer.
      (!wall) The {name} {v:belongs} in the box with the [grill tools|picnic things] so that nobody has to go back for it.
      For a housewarming, the {name} {v:goes} well with a [few bottles|crate of root beer].
      In a guest apartment, the {name} {is} one of the small things visitors look for.
      The {name} {v:suits} [groomsmen|hosts|colleagues] who already have everything larger.
      A permanent place for the {name}, such as [a hook|the drinks shelf], prevents a search at every party.
      (!wall) On a camping trip, the {name} {v:saves} [pocketknives and teeth|improvising].
      The {name} {is} as useful for [sodas and sparkling water|cider] as for beer.
      Placed next to an ice bucket, the {name} {v:lets} guests serve themselves.
      Typical occasions are [3 and: cookouts|game nights|camping trips|weddings|office parties|picnics].
      (wall) Mounted on a wall, the {name} can be used with one hand and [{v:stays} where {it} {v:belongs}|{is} always found].
      (wall) Beside a grill, on a porch post or in a garage, the {name} {is} where [drinks are opened|guests gather].
    `),
    terse: lines(`
      Keep the {name} by the fridge.
      (!wall) Hang the {name} near the grill.
      The {name} {v:ends} the lighter tricks.
      The {name} {v:goes} where the bottles go.
      (!wall) Camping? Pack the {name} first.
      Guests help themselves with the {name}.
      The {name} {v:suits} a host.
      Give the {name} with a bottle.
      One pull with the {name}, and pour.
      A good party starts with the {name}.
      (!wall) The {name} {v:stays} out of the drawer.
      (wall) One hand is enough for the {name}.
      (wall) Put the {name} on a porch post.
      (wall) On the wall, the {name} {v:stays} put.
    `),
  },
  tips: {
    warm: lines(`
      Set the {name} under the rim and pull up slowly; [jerking is how foam happens|no need to wrestle].
      Rinse the {name} after [sweet sodas|cider], or the next person will stick to {them}.
      (!wall) Wipe the {name} dry before {it} {v:goes} back in the drawer, so nothing [spots|dulls].
      Put a cup under the {name} for caps, and you won't find them with [bare feet|the mower].
      (!wall) Hang the {name} at the same spot every time, or somebody will [blame the dog|buy another one].
      Hold the bottle at the neck when you use the {name}, [thumb out of the way|not at the belly].
      (wall) Mount the {name} into a stud or a post; [every bottle tugs a little|small anchors give up by July].
    `),
    tale: lines(`
      A slow pull with the {name} makes a [better sound|cleaner pop].
      Caps belong in a jar by the {name}; count them [in September|after the party] and wonder.
      (!wall) Dry the {name} after use, as one does with [umbrellas|swimmers].
      (!wall) Never let the {name} wander off with a guest, however [charming|thirsty] the guest.
      Sticky soda on the {name} is removed by [warm water|a quick rinse], not by time.
      Grip the neck, lift with the {name}, [and look pleased|and pour].
      (wall) Post or stud, nothing less, for the {name}; a summer of caps [pulls hard|is hard on drywall].
    `),
    plain: lines(`
      Hold the bottle at the neck and lift the {name} in one slow movement.
      Rinse and dry the {name} after use with [sugary drinks|juice].
      Store the {name} dry; long soaking can damage [the finish|handles and plating].
      (!wall) Fix a hook for the {name} close to the [fridge|bar] if {it} often {v:goes} missing.
      Keep a small bowl beside the {name} for [caps|corks and caps].
      Wipe the {name} with a soft cloth instead of [scouring|abrasive pads].
      (wall) Fasten the {name} to a stud or post, since each bottle puts a pull on the screws.
    `),
    terse: lines(`
      Pull slow and steady with the {name}.
      Rinse the {name} after sweet drinks.
      (!wall) Dry the {name} before storing.
      Keep a jar by the {name} for caps.
      (!wall) Hang the {name} in one place.
      No scouring pads on the {name}.
      (wall) Screw the {name} into a stud.
    `),
  },
}
