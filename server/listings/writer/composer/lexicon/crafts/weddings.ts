import { lines, stems, type Craft } from '../craft.ts'

export const WEDDINGS: Craft = {
  nouns: stems(
    'topper bouquet veil boutonniere corsage centerpiece guestbook favor garter ringpillow',
  ),
  signs: stems('wedding bridal bride'),
  emojis: ['💐', '🤍', '✨', '🥂', '🌿', '💍', '🌸', '🎀'],
  openings: {
    warm: lines(`
      {A_lead} for the day with [the long guest list|everyone in one room].
      {A_lead} for couples who [pick every detail themselves|plan at the kitchen table].
      {A_lead} for a wedding [in a barn, a garden or a town hall|of twelve or two hundred].
    `),
    tale: lines(`
      {A_lead} for the day when [even uncles dance|the cake gets a speech].
      {A_lead}, due [somewhere near the champagne|before the first dance].
      {A_lead} for two people [about to be toasted|with rice in their hair].
    `),
    plain: lines(`
      {A_lead} for [the ceremony or the reception|weddings of any size].
      {A_lead} for [couples planning ahead|a planned or a quiet wedding].
      {A_lead} for a wedding [indoors or out|large or small].
    `),
    terse: lines(`
      {A_lead} for [the day|one long day].
      {A_lead}. [Two people, one day|For two].
      {A_lead} for a wedding, [large or small|here or far].
    `),
  },
  scenes: {
    warm: lines(`
      A [courthouse lunch|garden party|backyard supper] for twelve suits the {name} as well as a barn full of cousins.
      The {name} will turn up in [half the|most of the|all the good] photos, so give the photographer a look beforehand.
      Show the {name} to the [florist|baker|friend doing the tables] and the rest falls into line.
      (!favor !number) When the [music stops|lights come on|last bus leaves], the {name} {is} one of the things you'll want to take home.
      (!favor !number) Somebody's [mother|grandmother|sister] will ask to hold the {name}; let her.
      (topper) Between the last candle and the first slice, everyone leans in to see the {name}.
      (bouquet boutonniere corsage) You'll be glad of the {name} when you don't know what to do with your hands.
      (veil) Put the {name} on last, with the door closed and only your favorite people in the room.
      (guestbook guest) Leave the {name} near the bar, and the good stories get written down.
      (centerpiece table favor) People sit with the {name} for three courses, so choose with care.
      Bring the {name} to the rehearsal, because somebody always [asks for a preview|wants a look].
      (!name !initial !personalized !custom !favor !number) Your something new today, the {name} can be someone's something borrowed later.
      (!favor !number) On your first anniversary, bring the {name} out again [over breakfast|with the leftover wine].
      (!favor !number) Keep the {name} with the [rings|vows|good shoes], where you'll look without thinking.
      {It} will be around for [3 and: the vows|the toasts|the first dance|the speeches|the cake|the late-night fries].
      (favor) Let the smallest cousins hand out the {name}; nobody says no to them.
      (favor) Guests find the {name} in a coat pocket on Monday, and smile at their desk.
      (number) With the {name} in plain sight, nobody has to wander about with a plate.
      (!favor !number) You'll find {them} in [a photo|a drawer|a box|somebody's story] [a year|five years|ten years|a long time] on, and [laugh|get quiet|call your sister|pour a drink].
    `),
    tale: lines(`
      (!favor !number) [Aunts|Grandmothers|Godmothers] will inspect the {name} from close up, and they are hard to please.
      First the [tears|rings|kiss], then the [toast|cake|speeches], and somewhere in between the {name}.
      The {name} will be there for the vows, the soup and the [disco|second helping].
      (!favor !number) A flower girl may run off with the {name}; give chase [politely|in good shoes].
      (topper) Up on the top tier, the {name} {has} the finest view of the whole room.
      (bouquet boutonniere corsage) Hold the {name} low, smile, and nobody will see your knees.
      (veil) A breeze at the right second and the {name} {v:does} what photographers pray for.
      (guestbook guest) By midnight the {name} will hold one poem, two jokes and a drawing of a horse.
      (centerpiece table favor) Put the {name} between two strangers and they have somewhere to begin.
      (!favor !number) In the box in the attic, the {name} will keep company with [dried petals|the menu].
      (!favor !number) Grandchildren will one day ask what the {name} {was} for, and hear the [long version|whole story].
      Rain on the day changes nothing for the {name}, or for the [dancing|cake|band].
      Two families, one [cake|dance floor|long table], and the {name} in the middle of it.
      Likely guests: [3 and: happy tears|an off-key uncle|two flower girls|cold champagne|somebody's ex].
      (favor) Half of the {name} will be gone before the soup, and that's as it should be.
      (number) Lost uncles steer by the {name} on the way back from the bar.
      (!favor !number) Cue [the organ|the cousins|the weather|the caterer], then [a hush|applause|a sneeze|one late taxi], and there {it} {is}, [right on time|worth the fuss|looking calm|in every photo].
    `),
    plain: lines(`
      The {name} {v:suits} a small [civil ceremony|family lunch] as well as a large reception.
      Choose the {name} early, so that [florist and baker|stationery and flowers] can follow.
      The {name} will appear in many photographs, so the photographer should see {them} beforehand.
      (!favor !number) After the wedding, the {name} can be kept with the [album|letters|dress].
      (topper) Placed on the top tier, the {name} {v:gives} the cake its height and focus.
      (bouquet boutonniere corsage) The {name} {v:keeps} the hands calm during the walk and the vows.
      (veil) The {name} can be removed after the ceremony, before the dancing starts.
      (guestbook guest) Set on a table near the entrance, the {name} will be [signed|seen] by every guest who arrives.
      (centerpiece table favor) On each table, the {name} {v:gives} guests something to look at and speak about.
      The {name} can serve at the rehearsal [dinner|lunch] and again on the day.
      For a wedding abroad, pack the {name} in hand luggage.
      The {name} {v:makes} a considered present for a couple in the [months|weeks] before the wedding.
      Planned in advance, the {name} {is} one [decision|errand|phone call] fewer in the final week.
      A [sister|brother|cousin] or close friend can take charge of the {name} on the morning.
      (!favor !number) On anniversaries, the {name} can be brought out again.
      Coordinate {them} with [3 and: the flowers|the stationery|the tables|the cake|the venue].
      (favor) The {name} can be set at each place or collected from a table by the door.
      (number) The {name} {v:lets} guests and caterers find the right table without asking.
      On the day, [a friend|an usher|a sister|the planner] can bring {them} [an hour early|with the rings|by car|before the guests] and put {them} [in place|within reach|in the shade|where nobody sits].
    `),
    terse: lines(`
      Two rings, two people, the {name}.
      The {name} {v:goes} in the photos.
      (!favor !number) Keep the {name} with the [album|letters].
      (topper) Cake, candle, the {name} on top.
      (bouquet boutonniere corsage) Hold the {name} low and walk.
      (veil) The {name} {v:goes} on last.
      (guestbook guest) Put the {name} by the door, with a pen.
      (centerpiece table favor) The {name} on each table.
      Twelve guests or two hundred: the {name} {v:fits}.
      Show the {name} to the [florist|baker|photographer].
      (!favor !number) Give the {name} to the calmest friend.
      The {name} at noon, the dance floor at midnight.
      (!favor !number) First anniversary: bring out the {name} again.
      One thing decided: the {name}.
      For [3 and: vows|toasts|photos|cake|speeches].
      One day, many photos.
      (favor) Set the {name} at each place.
      (number) Nobody gets lost: the {name}.
    `),
  },
  tips: {
    warm: lines(`
      Write the {name} on the packing list, in capitals, above the [shoes|passports|vows].
      Find a sturdy box for the {name} now, because nobody [owns|finds] one at two in the morning.
      (name date engraved custom personalized initial) Have a second person read every letter before you send in the details for the {name}.
      (topper) Tell your baker the width of the {name}, so the top tier has room for {them}.
      (veil) Steam the {name} from a distance the day before, and hang {them} high overnight.
      (bouquet boutonniere corsage) Practice holding the {name} at hip height; everyone starts out too high.
      (guestbook guest) Lay three good pens beside the {name}, because one always walks off.
      Put one person in charge of the {name} and forget about {them} yourself.
      Try the {name} out a week ahead, in the light of the actual room if you can.
      Order the {name} with weeks to spare, so a change of mind costs nothing but [an email|a message].
      Tell [3 and: the florist|your sister|the photographer|the baker|the driver|the planner] about {them} in good time.
      (favor) Count the guests, add a handful, then order the {name}.
      (number) Stand the {name} where the centerpiece won't hide {them}.
    `),
    tale: lines(`
      Entrust the {name} to the bridesmaid with the [biggest handbag|best memory|flat shoes].
      (!favor !number) Give the {name} {its} own box and {its} own seat in the car.
      (name date engraved custom personalized initial) Spell every name for the {name} aloud, to someone who'd enjoy finding a mistake.
      (topper) Let the cake cool its heels before the {name} {v:goes} on; warm frosting is a slippery slope.
      (veil) Walk once around the garden in the {name}; rose bushes have opinions.
      (bouquet boutonniere corsage) A dress rehearsal with a bunch of carrots teaches you how to hold the {name}.
      (guestbook guest) Write the first line in the {name} yourself; nobody likes to be first.
      Photograph the {name} in the calm before the [confetti|crowd|cake].
      Keep the {name} away from [small sticky hands|the punch bowl] until the kissing's done.
      Make a list, put the {name} on it, and lose the list only after the [wedding|honeymoon].
      (favor) Keep a few of the {name} back, for the florist, the driver and the neighbor's dog sitter.
      (number) Turn the {name} toward the door, where the lost come in.
      Guard against [3 and: punch|small cousins|gusts|hungry dogs|lost luggage].
    `),
    plain: lines(`
      Order the {name} [several weeks|two months] ahead to leave time for changes.
      (name date engraved custom personalized initial) Have all names and dates for the {name} checked by a second person.
      (topper) Compare the width of the {name} with the diameter of the top tier.
      (veil) Hang the {name} the day before, so that folds can drop out.
      (bouquet boutonniere corsage) Carry the {name} at hip height, which leaves the dress visible.
      (guestbook guest) Provide several pens with the {name} and test them beforehand.
      Name one person who brings the {name} and one who takes {them} home.
      Store the {name} in a closed box, dry and out of the light.
      (!veil !bouquet !boutonniere !corsage !garter) Place the {name} in the room once before the day to check size and position.
      Add the {name} to the schedule that the venue and photographer receive.
      Inform [3 and: the florist|the venue|the photographer|the baker|the planner] in good time.
      (favor) Order a few of the {name} more than the guest list requires.
      (number) Check that the {name} can be read from the entrance.
    `),
    terse: lines(`
      Put one person in charge of the {name}.
      Box the {name} the night before.
      (name date engraved custom personalized initial) Check each letter before you order the {name}.
      (topper) Measure the top tier for the {name}.
      (veil) Hang the {name} high overnight.
      (bouquet boutonniere corsage) Carry the {name} at hip height.
      (guestbook guest) Three pens beside the {name}.
      Order the {name} weeks ahead.
      List the {name} above the shoes.
      Store the {name} dry and dark.
      Show the venue the {name} in advance.
      Pack {them} last.
      Tell the florist.
    `),
  },
}
