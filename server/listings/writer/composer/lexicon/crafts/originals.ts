import { lines, stems, type Craft } from '../craft.ts'

/** Pictures painted or drawn, and portraits made for somebody. */
export const ORIGINALS: Craft = {
  nouns: stems(
    'painting portrait drawing watercolor canva sketch commission caricature silhouette',
  ),
  signs: stems('gouache easel'),
  emojis: ['🎨', '🖌️', '🖼️', '✨', '💛', '🏡', '🌿', '🌟'],
  openings: {
    warm: lines(`
      {A_lead} for the wall you [look at most|sit across from].
      {A_lead} for a room that's [still a bit quiet|waiting for its picture].
      {A_lead} for people who [stop and look|stand close to pictures].
    `),
    tale: lines(`
      {A_lead} for a wall that [likes company|has been bare too long].
      {A_lead}, with [all the light it wants|a place by the window in mind].
      {A_lead} for those who look [twice|with their head tilted].
    `),
    plain: lines(`
      {A_lead} for [a living room, study or hall|a room with one good wall].
      (!file) {A_lead} to [hang alone|give one wall its focus].
      {A_lead} for [collectors and first-time buyers|a first or fiftieth picture].
    `),
    terse: lines(`
      {A_lead} for [one wall|one good wall].
      {A_lead}. [Look twice|Stand close].
      {A_lead} for [a quiet room|the wall by the chair].
    `),
  },
  scenes: {
    warm: lines(`
      Give the {name} a wall without neighbors, and you'll notice something new in {them} every [week|Sunday|time you dust].
      Hang the {name} where you [drink your coffee|tie your shoes|wait for toast], not where you mean to sit someday.
      (!file !print) Stand close to the {name}, then across the room; you'll have two pictures for one nail.
      (!file) The {name} over the mantel will have your guests on their feet before [the soup|the bread is cut|anyone pours].
      (custom commission commissioned personalized photo) You'll know who it is from the tilt of the head, and so will everyone who passes the {name}.
      (dog cat pet) Hang the {name} near the treat jar, so visitors know who runs the house.
      (!file) Let the {name} lean on a chair for a week; the right wall tends to [show itself|turn up|announce itself by Friday].
      The {name} on the stairs gets a good look [twice|ten times] a day, from both directions.
      Lamps do the {name} a favor after dark, when colors go [soft|warm].
      A couple with a new [house|apartment|dining room] and one empty wall could make good use of the {name}.
      Put the {name} where a child can see {them} too; they spot things we don't.
      Bookshelves have gaps the size of the {name}, if you move [two dictionaries|the atlas].
      (!file) Look at {them} in [3 and: morning light|lamplight|rain|late sun|candlelight], because no two agree.
      (file) Print the {name} once for [the wall|the hall] and once, small, for a wallet or a desk at work.
      (file) The {name} can sit on your lock screen while you decide [on a frame|which wall it gets].
      (file) Send the {name} ahead by email, and bring a paper copy [when you visit|on Sunday].
      (!portrait !custom !commission !commissioned) Somebody will see [3 or: a place they know|their aunt|bad weather|breakfast light|a summer] in {them}.
    `),
    tale: lines(`
      Turn one lamp toward the {name} at dusk and see what the shadows [find|get up to].
      The {name} will hold a wall together like [a good hat|the right buttons] {v:holds} an outfit.
      Somebody will ask about the {name} over dinner, and the [potatoes|soup|pie] will go cold.
      Rearranging the sofa to face the {name} is allowed; [televisions|screens] have had it easy for years.
      (custom commission commissioned personalized photo) Relatives will take turns saying who the {name} {v:looks} like, and none will agree.
      (dog) The {name} will never bark at the mail.
      Half the pleasure is in the walk past the {name} with [an armful of laundry|a cup of tea].
      Sunday mornings have a way of ending in front of the {name}, still [in slippers|holding the paper|stirring the tea].
      A picture hook and the {name}: two things an empty wall [can use|has been after].
      The {name} will outstay three [sofas|kettles|phones] and at least one coat of paint.
      Hang the {name} in the study, where [thinking people|people on the phone] need somewhere to look.
      (file) The {name} {v:lives} in a folder at first, then on a phone, then, by popular demand, [over the sofa|in a frame].
      (file) Grandparents get the {name} in a frame, cousins get {them} on [a screen|a birthday mug].
      (!file) View {them} with [tea|soup|a biscuit|wet hair], from [the doorway|the stairs|the good chair|flat on the rug], in [silence|slippers|company|no hurry].
    `),
    plain: lines(`
      The {name} {v:needs} little around {them}: a plain wall and [a lamp|light from the side] are enough.
      In a sitting room, the {name} {v:gives} people something to look at besides [the screen|one another|the fire].
      Placed at the end of a [hallway|corridor], the {name} {v:draws} the eye through the space.
      (custom commission commissioned personalized photo) The {name} can mark [an anniversary|a birthday|a retirement] with someone's likeness in place of an object.
      (dog cat pet) The {name} {v:suits} the corner where the basket and the bowls stand.
      (!file) Visitors tend to step closer to the {name}, so leave the floor in front of {them} clear.
      The {name} can be the first piece of a collection or join [prints and photographs|older pictures] already on the wall.
      Seen from a reading chair, the {name} {v:rewards} a second and a third look.
      Let the {name} set the [colors|mood] of a room, rather than the other way around.
      In an office or practice, the {name} {v:says} something about the person [behind the desk|who works there].
      (!file) A [shelf|plate rail|mantel] holds the {name} for those who may not drill.
      Suitable places include [3 and: a study|a dining room|a landing|a reading corner|an entrance hall].
      (file) The {name} can go on paper in one size for [the wall|a hallway] and in another for the desk.
      (file) Beyond the wall, the {name} can be used on [an invitation|a card] or as a picture on a screen.
      (file) A second print of the {name} can go to [parents|family] who live elsewhere.
      (!file) Seen from [the door|the sofa|the stairs|the table] in [morning|evening|winter|lamp] light, {it} {v:shows} [another detail|a different depth|other tones|more than before].
    `),
    terse: lines(`
      A plain wall. The {name}. Nothing more.
      The {name} {v:deserves} a wall without neighbors.
      Look at the {name} from the [stairs|door|chair].
      (custom commission commissioned personalized photo) You will know the face in the {name}.
      (dog cat pet) The {name} {v:belongs} above the basket.
      Hang the {name} where you [eat|read|work].
      One lamp and the {name} [after dark|at dusk].
      (!file) Let the {name} lean for a week.
      Give the {name} to someone who looks twice.
      The sofa can face the {name}.
      The {name} will outlast the sofa.
      For [3 or: study|stairs|bedroom|hall|dining room].
      Step close. Step back.
      (file) Print the {name} for the wall, again for the [desk|fridge].
      (file) One file, many frames: the {name}.
    `),
  },
  tips: {
    warm: lines(`
      Hang the {name} with the center at eye level; you'd be surprised how many pictures [float near the ceiling|hang too high].
      Direct sun is no friend of the {name}, so pick the wall beside the window.
      (!file !print) Dust the {name} with a soft dry brush; water and cleaners can lift what's underneath.
      (!file) Carry the {name} by both sides, never by the top edge alone.
      (custom commission commissioned personalized photo) Send a sharp photo taken in daylight, and the {name} {v:has} more to go on.
      (!framed) Ask a framer to spend five minutes with the {name}; a little air around {them} does a lot.
      Skip the wall above a working fireplace, because smoke and heat reach the {name} first.
      Try a lamp from the left and from the right before you drill for the {name}.
      (file) Put the {name} on matte paper, which doesn't mirror the window.
      Steer clear of [3 and: steamy bathrooms|sunny walls|radiators|cooking fumes|slamming doors] when you pick the spot.
    `),
    tale: lines(`
      Let the {name} audition on three walls before you pick up the [hammer|drill|pencil].
      Sun in the afternoon bleaches [curtains|sofas] and pictures alike; give the {name} the shady side.
      (!file !print) Feather duster no, soft brush yes: the {name} {v:likes} a light hand.
      (custom commission commissioned personalized photo) Choose a photo with both ears in it, and the {name} can do the rest.
      Radiators sulk and fireplaces smoke, so hang the {name} well clear of either.
      Two people, one chair and a pencil will hang the {name} straighter than any [app|laser|spirit level].
      (!file) When you move, let the {name} ride upright, like a [guest|grandmother].
      Keep [3 and: sunbeams|radiators|bath steam|flying balls|wet umbrellas] at a polite distance.
      (file) Print the {name} small first, for the wallet, then large, for the wall.
    `),
    plain: lines(`
      Hang the {name} at eye level and away from direct sun, [radiators|open fires] and steam.
      (!file !print) Dust the {name} with a clean, dry brush and avoid all [liquids|cleaning products].
      (!file !print) Transport the {name} upright, with nothing pressing against the front.
      (custom commission commissioned personalized photo) A clear photograph taken at eye level is a good basis for the {name}.
      (!framed !canva !oil !acrylic) Ask the framer to leave a gap between the {name} and the pane.
      Choose light from the side for the {name}; a lamp straight ahead causes [glare|reflections].
      (!file) An inside wall is better for the {name} than a cold outer one, where damp may gather.
      (!file) Use hooks rated for more than the weight of the {name}.
      Before choosing a wall, consider [3 and: its light|its color|the height|the nearest radiator|the distance to a chair].
      (file) Choose the print size of the {name} to suit a standard frame.
    `),
    terse: lines(`
      Hang the {name} at eye level.
      (!file !print) Dust the {name} with a soft brush.
      (custom commission commissioned personalized photo) A sharp photo helps the {name}.
      Keep the {name} clear of [fireplaces|radiators].
      (!file) Carry the {name} by both sides.
      Try three walls before you hang the {name}.
      (!file) Use a hook stronger than the {name} {v:needs}.
      Light from one side.
      No direct sun.
      (file) Print the {name} on matte paper.
    `),
  },
}
