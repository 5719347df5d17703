import { lines, stems, type Craft } from '../craft.ts'

/** What a thing is slipped into: glasses cases, pencil cases, laptop and book sleeves. */
export const CASES: Craft = {
  nouns: stems('case sleeve'),
  signs: [],
  emojis: ['💼', '✨', '🎒', '🎁', '💻', '💛', '🌿', '🤍', '🍂'],
  openings: {
    warm: lines(`
      {A_lead} for things that [hate|dread] the bottom of a bag.
      (!glass !eyeglass !sunglass !spectacle) {A_lead} for the [desk|commute], the train and the library.
      Here's {a_lead} for whatever shouldn't travel [loose|unwrapped].
      {A_lead} for things you'd hate to [scratch|lose].
      {A_lead} to slide into a [tote|backpack] and trust.
      {A_lead} for people who work [in cafés|on trains|at the kitchen table].
      (glass eyeglass sunglass spectacle) {A_lead} for glasses that spend too long on [your head|the dashboard].
      (glass eyeglass sunglass spectacle) {A_lead} for the [nightstand|car], the piano and other places you read.
      (laptop tablet computer macbook ipad) {A_lead} for the commute, the [couch|café] and the corner desk.
    `),
    tale: lines(`
      {A_lead} for a bag full of [sharp elbows|rough company].
      {A_lead}, for travels from [desk|café] to desk.
      {A_lead} to tuck things into at the end of the day.
      {A_lead} for valuables of the [everyday|scholarly] sort.
      {A_lead}, a quiet room in a [noisy|crowded] bag.
      (!glass !eyeglass !sunglass !spectacle) {A_lead} for tools with [manners|a home to go to].
      (glass eyeglass sunglass spectacle) {A_lead} for glasses often [sat upon|searched for].
      (laptop tablet computer macbook ipad) {A_lead} to tuck a hardworking machine into.
    `),
    plain: lines(`
      {A_lead} for [work|school], travel and the desk at home.
      {A_lead} to keep in a [bag|backpack] or on a desk.
      {A_lead} for [commutes|lecture halls] and long afternoons.
      (!glass !eyeglass !sunglass !spectacle) {A_lead} for students and [commuters|colleagues].
      {A_lead} for what [travels|goes along] every day.
      {A_lead} for a [shared|tidy] desk and a full bag.
      (glass eyeglass sunglass spectacle) {A_lead} for reading glasses, [sunglasses|driving glasses] and spares.
      (laptop tablet computer macbook ipad) {A_lead} for the way to work, to class and [home|back].
    `),
    terse: lines(`
      {A_lead} for the [desk|bag].
      {A_lead} for [work|school] and travel.
      {A_lead} to slip into a bag.
      {A_lead} for what should not scratch.
      {A_lead} for a [full|crowded] bag.
      {A_lead} for [train|campus] and desk.
      (glass eyeglass sunglass spectacle) {A_lead} for [nightstand|glove box] and bag.
      (laptop tablet computer macbook ipad) {A_lead} for [desk|class] and commute.
    `),
  },
  scenes: {
    warm: lines(`
      (glass eyeglass sunglass spectacle) Leave the {name} open on the nightstand and you'll find your glasses before you can see.
      (glass eyeglass sunglass spectacle) Reading glasses, the pair for driving, the sunglasses: give each {a_name} and stop guessing.
      (pencil pen brush) The {name} {v:holds} what a good idea needs: [a soft pencil|a pen that works], an eraser, a sharpener.
      (pencil pen brush) Bring the {name} to [a museum bench|the zoo|a harbor wall] and draw what's in front of you.
      (laptop tablet computer macbook ipad) Slide your computer into the {name} and it can share a bag with [keys|lunch] in peace.
      (laptop tablet computer macbook ipad) Carry the {name} under one arm from meeting to meeting, like a folder with better taste.
      (book kindle ereader) Slip your book into the {name} and the corners survive the [commute|beach bag].
      Drop the {name} into a tote with [3 and: keys|a water bottle|an umbrella|an apple|a phone charger] and don't think twice.
      (!glass !eyeglass !sunglass !spectacle) You'll recognize the {name} on a shared table, among [a dozen|all the] plain ones.
      (!glass !eyeglass !sunglass !spectacle) On a first day at [work|school], the {name} {is} a familiar thing on an unfamiliar desk.
      (pencil pen brush) When the table has to be cleared for dinner, everything goes into the {name} and the [bread|soup] comes out.
      Keep the {name} in the same pocket of your bag, and your hand will learn [the way|where].
      (!glass !eyeglass !sunglass !spectacle) Someone who [studies|travels] a lot could use {a_name} more than another candle.
      (glass eyeglass sunglass spectacle) Keep the {name} in the [glove box|kitchen drawer] and stop driving home for your other pair.
      (glass eyeglass sunglass spectacle) At the restaurant, the {name} {v:comes} out with the menu, and [everyone's arm|the candle] can relax.
      (glass eyeglass sunglass spectacle) Hand {a_name} to anyone whose glasses are always on [their own head|another shelf].
      (glass eyeglass sunglass spectacle) Take off your sunglasses at the museum door and drop them in the {name}, not in your [collar|hair].
      (laptop tablet computer macbook ipad) The {name} {v:makes} moving from desk to couch feel like [a commute|leaving work].
      (laptop tablet computer macbook ipad) At the airport tray, the {name} {v:slides} out in one move and back in the [same|next].
      (laptop tablet computer macbook ipad) Half the café has the same computer; only one has the {name}.
      (laptop tablet computer macbook ipad) Send a student off with {a_name} and [a full fridge|quarters for laundry].
      (!glass !eyeglass !sunglass !spectacle) Take the {name} to [3 or: the library|class|the café|a park bench|the night train].
      (glass eyeglass sunglass spectacle) Keep the {name} by [3 or: the piano|the bed|the cookbook shelf|the front door|the good chair].
    `),
    tale: lines(`
      (glass eyeglass sunglass spectacle) Glasses hide best from those who need them, so give them the {name} as a [fixed address|home].
      (glass eyeglass sunglass spectacle) Open the {name} with a snap and everyone expects you to read [the will|a verdict].
      (pencil pen brush) Inside the {name}, pencils may [plot|gossip], but they will do it in one place.
      (pencil pen brush) Half a novel could be asleep in the {name}, next to the eraser.
      (laptop tablet computer macbook ipad) Tuck the laptop into the {name} at six and call it [bedtime|a day].
      (laptop tablet computer macbook ipad) With the {name} under your arm, even [a spreadsheet|e-mail] looks like literature.
      (book kindle ereader) Between chapters, the book sleeps in the {name}, safe from [bananas|jam].
      A bag is a small weather system; the {name} {is} shelter from [keys|crumbs].
      The {name} {v:crosses} town between a banana and a [bunch of keys|wet umbrella] and arrives composed.
      (!glass !eyeglass !sunglass !spectacle) Set the {name} on the café table and look like a person with a [deadline|plot].
      (!glass !eyeglass !sunglass !spectacle) Take {this} {name} on the train, sit by the window, and begin [something|chapter one].
      (!glass !eyeglass !sunglass !spectacle) Give {a_name} to a [student|scholar] and put a chocolate bar inside for the hard parts.
      (!glass !eyeglass !sunglass !spectacle) The {name} {v:brings} order to one corner of the desk; the other corners may [watch|learn].
      (!laptop !tablet !computer) In the pocket of a coat or the belly of a backpack, the {name} {v:keeps} calm.
      (glass eyeglass sunglass spectacle) Behind every good mystery novel lies {a_name}, with the [reader|detective] close by.
      (glass eyeglass sunglass spectacle) Sunglasses in the {name} age like [film stars|wine]; in a beach bag they age like bananas.
      (glass eyeglass sunglass spectacle) Glasses on the piano, glasses in the bath; with the {name}, they at least have an [alibi|address].
      (glass eyeglass sunglass spectacle) Give {a_name} to the friend who wears one pair and [searches for it|sits on another].
      (laptop tablet computer macbook ipad) The {name} {v:hides} your screen's fingerprints from [society|the client].
      (laptop tablet computer macbook ipad) A computer in the {name} cannot be asked for [anything|one more e-mail].
      (laptop tablet computer macbook ipad) Out of the {name} comes the laptop, out of the laptop comes Monday, so [wait a moment|don't hurry].
      (laptop tablet computer macbook ipad) Carry the {name} through the airport like [secret plans|an unfinished novel].
      The {name} {v:spares} {its} contents the company of [3 or: keys|bananas|umbrellas|cookie crumbs|loose change].
    `),
    plain: lines(`
      (glass eyeglass sunglass spectacle) On a nightstand or in a car, the {name} {v:gives} glasses a fixed place.
      (glass eyeglass sunglass spectacle) With the {name} in a handbag, lenses stay clear of keys and coins.
      (pencil pen brush) For lectures and meetings, the {name} {v:keeps} pens, pencils and erasers in one place.
      (pencil pen brush) On a trip, the {name} {v:holds} what is needed for [sketches|notes] in a train or a café.
      (laptop tablet computer macbook ipad) The {name} {v:goes} into a larger bag or under the arm on the way to a meeting.
      (laptop tablet computer macbook ipad) At home, the {name} {v:lets} a computer lie on a shelf without gathering [dust|crumbs].
      (book kindle ereader) In a full bag, the {name} {v:keeps} covers and page corners from bending.
      (!glass !eyeglass !sunglass !spectacle) The {name} {v:is} easy to recognize on a shared desk or in a [staff room|classroom].
      (pencil pen brush) When one table serves for work and meals, the {name} {v:makes} clearing it quick.
      (pencil pen brush) Packed in the {name}, the things for [school|the office] are ready the evening before.
      (!glass !eyeglass !sunglass !spectacle) {A_name} {is} a present for students, commuters and people who work in [libraries|cafés].
      On trains and planes, the {name} {v:belongs} near the top of the bag, close at hand.
      Two identical things in one household are told apart when one of them has {a_name}.
      (pencil pen brush) At the end of the day, what belongs in the {name} can be [counted|checked] at a glance.
      (glass eyeglass sunglass spectacle) At a museum or a restaurant, the {name} {v:keeps} the second pair out of pockets and off tables.
      (glass eyeglass sunglass spectacle) Kept in the car, the {name} {v:holds} the pair for driving.
      (glass eyeglass sunglass spectacle) For those who change between two pairs, {a_name} for each avoids mix-ups.
      (glass eyeglass sunglass spectacle) {A_name} {is} a present for readers, drivers and everyone with new glasses.
      (laptop tablet computer macbook ipad) At airport security, a computer in the {name} is taken out and put back in one movement.
      (laptop tablet computer macbook ipad) Among several identical computers in an office, the {name} {v:shows} whose is whose.
      (laptop tablet computer macbook ipad) For a student or a new colleague, {a_name} {is} of use from the first day.
      (laptop tablet computer macbook ipad) After work, the {name} {v:takes} the computer out of sight and off the dining table.
      In a bag, the {name} {v:keeps} off [3 and: keys|crumbs|coins|chargers|pens].
    `),
    terse: lines(`
      (glass eyeglass sunglass spectacle) Glasses off, into the {name}, light out.
      (glass eyeglass sunglass spectacle) Keep the {name} on the nightstand, always.
      (glass eyeglass sunglass spectacle) The {name} {v:keeps} lenses clear of keys.
      (pencil pen brush) Two pens, an eraser, the {name}.
      (pencil pen brush) Take the {name} to a bench and draw.
      (pencil pen brush) Clear the table into the {name}.
      (laptop tablet computer macbook ipad) Carry the {name} under one arm, coffee in hand.
      (laptop tablet computer macbook ipad) The {name} {v:shares} a bag with keys.
      (book kindle ereader) A book in the {name} keeps its corners.
      Drop the {name} in a tote without a thought.
      (!glass !eyeglass !sunglass !spectacle) You will spot the {name} on a shared desk.
      (!glass !eyeglass !sunglass !spectacle) The {name} {v:goes} to class, to work, on trains.
      (!glass !eyeglass !sunglass !spectacle) Give {a_name} to a [student|commuter].
      Pack the {name} the night before.
      From desk to bag to desk, the {name} {v:travels}.
      Keep the {name} where your hand finds {them}.
      Reserve one pocket of the bag for the {name}.
      (glass eyeglass sunglass spectacle) Keep the {name} in the glove box.
      (glass eyeglass sunglass spectacle) Menu up, glasses out, the {name} beside.
      (glass eyeglass sunglass spectacle) Give {a_name} to a [reader|driver].
      (glass eyeglass sunglass spectacle) The second pair sleeps in the {name}.
      (laptop tablet computer macbook ipad) At six, the laptop goes into the {name}.
      (laptop tablet computer macbook ipad) The {name} {v:shows} which computer is yours.
      The {name} {v:keeps} off [3 and: keys|crumbs|coins|sand|pens].
    `),
  },
  tips: {
    warm: lines(`
      (glass eyeglass sunglass spectacle) Fold a lens cloth into the {name}, so you stop using your shirt.
      (pencil pen brush) Turn the {name} out once a term and sharpen whatever falls out.
      (laptop tablet computer macbook ipad) Measure your computer edge to edge, not across the screen, before you choose the {name}.
      (laptop tablet computer macbook ipad) Let a warm laptop cool off before you zip or tuck it into the {name}.
      Shake the crumbs and grit out of the {name} now and then, since grit is what scratches.
      Check the inside measurements of the {name} against the thing you want to put in.
      Keep [open snacks|wet umbrellas] out of the pocket where the {name} {v:rides}.
      Don't leave the {name} on the dashboard, where summer sun [fades|warps] what's in there as well.
      Put a slip with your phone number in the {name}, for the day you leave {them} on a [train|café chair].
      Carry the {name} near the top of the bag, away from the [water bottle|lunch box].
      (glass eyeglass sunglass spectacle) Check the width of your frames against the {name}, hinge to hinge, especially for [big sunglasses|curved ones].
      (glass eyeglass sunglass spectacle) Give the lenses a wipe before they go in the {name}; grit scratches on the way out.
    `),
    tale: lines(`
      (glass eyeglass sunglass spectacle) House a lens cloth in the {name} and give your shirt hem [its freedom|early retirement].
      (pencil pen brush) Sharpen before you close the {name}; a blunt pencil never [had a good idea|wrote a love letter].
      (laptop tablet computer macbook ipad) Let the laptop cool before the {name}, as one does with [pie|soup].
      Measure first: the {name} will hug what fits, and [refuse|sulk over] what does not.
      Turn the {name} upside down over the sink once a month and meet [last month's crumbs|the lint of ages].
      Sandwiches and the {name} should [never share a pocket|travel in separate compartments].
      Leave a note with your number in the {name}, because trains are [forgetful|fond of keepsakes].
      The dashboard is a frying pan in July, so keep the {name} [in the shade|off it].
      Bottles leak when least expected, so let the {name} ride in another [pocket|compartment].
      (glass eyeglass sunglass spectacle) Measure your frames at their widest before you promise them the {name}; some have [hips|big ideas].
      (glass eyeglass sunglass spectacle) Wipe the lenses first, or the {name} {v:becomes} a sandbox.
    `),
    plain: lines(`
      (glass eyeglass sunglass spectacle) Place glasses in the {name} with the lenses facing up.
      (pencil pen brush) Cap pens before they go into the {name}, since ink is hard to remove.
      (laptop tablet computer macbook ipad) Compare the outer dimensions of the computer with the {name}, as screen inches alone can mislead.
      (laptop tablet computer macbook ipad) Allow a warm computer to cool down before it goes into the {name}.
      Compare the inside measurements of the {name} with the item that will be kept in {them}.
      Empty the {name} from time to time and shake out dust and grit.
      In a bag, place the {name} away from bottles and food.
      Keep the {name} out of a parked car in summer.
      A slip with a telephone number inside the {name} helps an honest finder.
      Before cleaning the {name}, test a damp cloth on a hidden corner.
      (glass eyeglass sunglass spectacle) Measure the frame at its widest point before choosing the {name}, especially with sunglasses.
      (glass eyeglass sunglass spectacle) Remove dust from the lenses before the glasses go into the {name}.
    `),
    terse: lines(`
      (glass eyeglass sunglass spectacle) Lenses up when glasses go into the {name}.
      (pencil pen brush) Cap the pens before they enter the {name}.
      (laptop tablet computer macbook ipad) Measure the computer, not the screen, for the {name}.
      (laptop tablet computer macbook ipad) Let the laptop cool, then use the {name}.
      Measure the item before choosing the {name}.
      Shake grit out of the {name} once a month.
      Keep bottles away from the {name}.
      No hot cars for the {name}.
      Put your number inside the {name}.
      Test a damp cloth on one corner of the {name}.
      Keep food out of the {name}.
      (glass eyeglass sunglass spectacle) Measure the frame at its widest for the {name}.
      (glass eyeglass sunglass spectacle) Wipe the lenses, then use the {name}.
    `),
  },
}
