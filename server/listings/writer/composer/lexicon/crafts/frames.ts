import { lines, stems, type Craft } from '../craft.ts'

export const FRAMES: Craft = {
  nouns: stems('frame'),
  signs: [],
  emojis: ['🖼️', '📷', '🏡', '✨', '🤎', '🌿', '💛', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for the photo that's been [on your phone|in a drawer] too long.
      {A_lead} for [a face|a day|a place] you like to see.
      {A_lead}, because good pictures [shouldn't live in a phone|belong on walls].
    `),
    tale: lines(`
      {A_lead} for the [picture|snapshot] everybody asks about.
      {A_lead}, a [front porch|parlor] for a favorite face.
      Meet {a_lead}, [a fixed address|a front-row seat] for one picture.
    `),
    plain: lines(`
      {A_lead} that {v:gives} a picture its place.
      {A_lead} for [photographs, prints or drawings|a picture worth seeing daily].
      {A_lead} for [a desk|a wall|a mantel|a shelf] with a story.
    `),
    terse: lines(`
      {A_lead}. [One picture, kept|Edges for a memory|Your picture, in place].
      {A_lead} for [one good photo|a photo you like|a face you miss].
      {A_lead} for a picture off the phone.
    `),
  },
  scenes: {
    warm: lines(`
      Print [the blurry one where everyone's laughing|the dog at the lake], and put it in the {name} by the coffee machine.
      Save the {name} for the picture [people ask about|you always scroll back to], not the one where everybody poses.
      A child's drawing in the {name} gets [its artist a proud week|looked at for years].
      Change the photo in the {name} on [birthdays|New Year's Day] and keep the old ones behind it.
      There's a spot for the {name} [on the piano|by the bed|on your desk|at the turn of the stairs].
      Not only photos: the {name} {v:takes} [2 or: a pressed leaf|a train ticket|an old recipe card|a postcard|a concert ticket].
      Your grandmother at twenty, in the {name}, [on the shelf you pass every morning|next to her great-grandchild].
      One {name} on a desk is enough to make an [office|afternoon] feel a bit more like yours.
      Wrap the {name} with the picture already inside, and [have tissues ready|wait for the laugh].
      The {name} {v:sits} well next to [odd frames from everywhere|a lamp and a plant], so nothing needs to match.
      Worth getting off the phone: [3 and: the first bike ride|your mother laughing|the old kitchen|the dog at the lake|the wedding dance|a snowy porch].
    `),
    tale: lines(`
      Somewhere in your phone, under [four hundred screenshots|all the screenshots], is the picture for the {name}.
      A [dog|toddler|grandfather] mid-sneeze belongs in the {name} as much as any posed smile.
      Put the {name} on the shelf and the [missing cousin|far-off friend] is back at dinner.
      Ticket, feather, [fortune cookie slip|love note from the lunchbox]: the {name} will make them official.
      In the {name} even a [crayon horse|grocery list in grandma's hand] holds its head up.
      The {name} {v:draws} a line around one good second and [{v:keeps} it|{v:says}: this one].
      Swap the picture in the {name} while nobody's watching, and [time|count] how long it takes them.
      In the {name}, last [summer|August] goes on all winter.
      The picture brings the story, and the {name} {v:stands} up straight for it.
      Slip a photo into the {name} before you wrap {them}, and [the card can be short|the paper hardly matters].
      Candidates for the place: [3 and: grandpa's mustache|the flooded picnic|a cat in a box|two cousins on a pony|the cake that fell|your first car].
    `),
    plain: lines(`
      The {name} {v:keeps} one photograph in view that would otherwise stay [on a phone|in an album].
      On a desk, the {name} {v:gives} [family|friends] a place in the working day.
      The {name} can hold [2 or: a photograph|a small print|a postcard|a pressed leaf|a handwritten recipe] and be refilled later.
      Combine the {name} with [frames of other sizes|smaller frames] for a wall that grows over the years.
      A child's drawing in the {name} receives the [attention|place] it deserves.
      On a mantel or sideboard, the {name} {v:stands} well [beside a lamp|slightly behind lower objects].
      In a hallway, the {name} {v:shows} a family picture to [everyone who visits|each guest in passing].
      Change the content of the {name} with [the season|each family event] to keep the wall current.
      At an anniversary table, the {name} can show [the couple then and now|a photograph from the first year].
      With a picture already inside, {a_name} {v:makes} a personal present.
      {It} can show [3 or: a wedding photograph|a child's drawing|an old postcard|a small print|a family portrait|a pressed flower].
    `),
    terse: lines(`
      One photo in the {name}. The good one.
      By the bed, the {name} {v:shows} a face you know.
      A drawing stays in the {name}.
      The {name} {v:keeps} a leaf, a ticket or a note.
      Change the picture. Keep the {name}.
      Turn the {name} toward your chair.
      Off the phone, into the {name}.
      Hang the {name} at the turn of the stairs.
      The {name} {v:holds} one second still.
      Give the {name} with the picture inside.
      For [3 or: a wedding|a grandparent|a dog|a first day|a lake|a house].
    `),
  },
  tips: {
    warm: lines(`
      Wipe the glazing inside before you fill the {name}; [one hair|one crumb] in there will drive you mad.
      Cut a paper mat if your picture swims in the {name}; [a margin|some border] makes a small print look planned.
      Keep the {name} out of strong sun, since it's the [picture|print] that fades first.
      Group the {name} with others on the floor first and [take a photo|walk around it], then start on the wall.
      Hang a copy in the {name} and keep the [original|old print] in the dark.
      Foam dots behind the lower corners of the {name} [keep the wall clean|stop {them} from sliding].
      If you hang the {name}, aim for the picture's middle at [eye level|about the height of your nose].
      If it's for a group, mix [3 and: a portrait|something blurry|a drawing|a landscape|a ticket|a note in someone's hand].
    `),
    tale: lines(`
      Hunt for lint before you close the back of the {name}; [it always shows|it photobombs].
      A wide margin in the {name} makes the smallest snapshot look like [a museum loan|old money].
      Sun is a slow eraser, so hang the {name} [in the shade|across from no window].
      Play solitaire with the {name} and {its} neighbors on the floor until the [wall|order] is found.
      The old photos can wait [behind the new one|backstage] in the {name}, in case of nostalgia.
      Straighten the {name} with a dab of [putty|poster tack] in one lower corner.
      Leave one wall hook free near the {name}; [families grow|there'll be another summer].
    `),
    plain: lines(`
      Measure the picture and the opening of the {name} before [printing|ordering a print].
      Clean the inner side of the glazing before closing the {name}, as dust becomes visible [later|against the light].
      Use a mat in the {name} when the picture is smaller than the opening or should not touch the [glazing|cover].
      Place the {name} away from direct sun to slow the fading of [photographs|inks].
      Keep valuable originals stored and show a copy in the {name}.
      Lay out the {name} with other frames on the floor before [making holes|hanging a group].
      Hang the {name} so that the center of the picture is near eye level.
      For a mixed wall, combine [3 and: portraits|landscapes|drawings|old postcards|maps|letters].
    `),
    terse: lines(`
      Dust inside before you close the {name}.
      Use a mat when the picture is small for the {name}.
      Keep the {name} out of direct sun.
      Show a copy in the {name}; store the original.
      Lay the {name} out on the floor first.
      Putty in one corner keeps the {name} straight.
      Hang the {name} at eye level.
    `),
  },
}
