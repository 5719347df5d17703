import { lines, type Craft } from '../craft.ts'

// Whatever is old, from a postcard to a chair: it is looked at, kept and wondered about, not put to use.
export const VINTAGE: Craft = {
  nouns: [],
  signs: [],
  emojis: ['🕰️', '✨', '🤎', '🏡', '🌿', '💛', '📻', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} with [a past|years behind {them}|some stories in {them}].
      {A_lead} for [born rummagers|anyone who stops at flea markets].
      {A_lead}, [ready for a next chapter|looking for its next home].
    `),
    tale: lines(`
      {A_lead} from the days of [dial telephones|loud wallpaper|longer letters].
      {A_lead}, back [in circulation|from the attic years].
      Meet {a_lead}, [older than the internet|a traveler from before].
    `),
    plain: lines(`
      {A_lead} for [collectors|a collection|rooms that mix periods].
      {A_lead} with the character of [{its} years|another time].
      {A_lead} with [years behind {them}|a history], for a present-day home.
    `),
    terse: lines(`
      {A_lead}. [Old, and here|Another time, kept|Age shows. Good].
      {A_lead} for [a collector|a shelf of old things|those who look].
      {A_lead} from before.
    `),
  },
  scenes: {
    warm: lines(`
      Somebody picked out the {name} once, on a [Saturday in town|birthday|summer trip], and carried {them} home pleased.
      Set the {name} among newer things, and {it} {v:stops} looking old and {v:starts} looking [chosen|interesting].
      Looking at the {name}, you can almost guess the [wallpaper|curtains|radio program].
      A [grandmother|neighbor of a certain age] will see the {name} and say: we had that!
      (!jacket !dress !coat !shirt !blouse !skirt !sweater !cardigan !jean !scarf !suit !vest) Keep the {name} where you pass with your first cup; old things [repay a second look|are good morning company].
      Collectors know the feeling of spotting the {name} [between boxes|under a table] at the market at seven a.m.
      Any small marks on the {name} are [how former owners say hello|former owners' signatures, so to speak].
      Give the {name} to a person who [turns things over to see what's underneath|can't pass a thrift store].
      A collection of things older than you could begin with the {name}.
      Ask the oldest person at the table about the {name}; you'll get [an hour of stories|half a family history].
      The {name} may well be older than the [sofa|lamp|neighbors].
      (!jacket !dress !coat !shirt !blouse !skirt !sweater !cardigan !jean !scarf !suit !vest) Old things get along with [3 and: new paint|fresh flowers|plain shelves|other old things|bare floors|bright rooms].
      (jacket dress coat shirt blouse skirt sweater cardigan jean scarf suit vest) Wear the {name} with something you bought [last week|new], or the whole thing turns into a costume.
      (jacket dress coat shirt blouse skirt sweater cardigan jean scarf suit vest) Compliments on the {name} mostly start with [where did you|my mother had], so have an answer ready.
      (jacket dress coat shirt blouse skirt sweater cardigan jean scarf suit vest) Nobody else [at the party|on the train] will have found the {name} at the same rack you did.
      (jacket dress coat shirt blouse skirt sweater cardigan jean scarf suit vest) Old clothes have seen [3 and: dances|cloakrooms|first dates|road trips|school photos|long weekends] and come back for more.
    `),
    tale: lines(`
      The {name} {has} outlived [shag carpets|a few sofas|several fashions] without a word of complaint.
      What song was on the radio when the {name} {was} new is [for you to find out|anyone's guess].
      Put the {name} beside something brand-new and watch the [newcomer|youngster] behave.
      Flea market regulars know the small jolt that comes with spotting {a_name} [in the third row|under a table].
      Who kept the {name} through all those winters, and in which [attic|parlor], is anyone's guess.
      Time travel made easy: sit down with the {name} and [a pot of tea|something hot].
      The {name} {was} around before anybody needed a password.
      If the {name} {has} a scuff or two, think of them as [footnotes|diary entries].
      Let the {name} mingle; old and new have [more to talk about|better parties] than a matching set.
      Hand the {name} to a born rummager and [stand back|hear them hum].
      (!jacket !dress !coat !shirt !blouse !skirt !sweater !cardigan !jean !scarf !suit !vest !watch !earring !brooch !ring !necklace !bracelet !button) Good company for {them}: [3 and: a stack of letters|an old dictionary|fresh flowers|a lone key|someone's wedding picture|a new lamp].
      (jacket dress coat shirt blouse skirt sweater cardigan jean scarf suit vest) The {name} {has} danced to [slower songs|bigger bands] and may want to again.
      (jacket dress coat shirt blouse skirt sweater cardigan jean scarf suit vest) Somewhere there must be a photograph of the {name} on [a porch|the hood of a car].
      (jacket dress coat shirt blouse skirt sweater cardigan jean scarf suit vest) Worn with yesterday's sneakers, the {name} {v:skips} [a few decades|the museum] and {v:goes} straight to the party.
    `),
    plain: lines(`
      (!jacket !dress !coat !shirt !blouse !skirt !sweater !cardigan !jean !scarf !suit !vest) The {name} {v:brings} age and variety to rooms furnished with [new|recent] pieces.
      (!jacket !dress !coat !shirt !blouse !skirt !sweater !cardigan !jean !scarf !suit !vest) Displayed [alone|with space around {them}], the {name} {v:gains} the attention that gets lost in a crowded cabinet.
      For collectors, the {name} {v:adds} to [a shelf of the same period|an existing group].
      Signs of wear on the {name}, where there are any, belong to {its} history and cannot be [imitated|added later].
      (!jacket !dress !coat !shirt !blouse !skirt !sweater !cardigan !jean !scarf !suit !vest) The {name} {v:pairs} well with plain, modern surroundings, where [age|{its} age] is easiest to see.
      (!jacket !dress !coat !shirt !blouse !skirt !sweater !cardigan !jean !scarf !suit !vest !earring !brooch !ring !necklace !bracelet !button) In a study or living room, the {name} {v:prompts} questions from [guests|visitors of every age].
      Shop windows, film sets and [photo shoots|stage plays] are other places for the {name}.
      The {name} can start a collection as well as [complete one|fill a gap in one].
      (!jacket !dress !coat !shirt !blouse !skirt !sweater !cardigan !jean !scarf !suit !vest) A quiet corner away from [sun|traffic] lets the {name} be seen and [spared|left in peace].
      As a present, the {name} {v:suits} someone born in the same [years|era] or fond of that time.
      (!jacket !dress !coat !shirt !blouse !skirt !sweater !cardigan !jean !scarf !suit !vest !watch !earring !brooch !ring !necklace !bracelet !button) Age combines well with [3 and: plain walls|modern furniture|fresh flowers|simple shelving|good light|open space].
      (jacket dress coat shirt blouse skirt sweater cardigan jean scarf suit vest) Combined with plain, current pieces, the {name} {v:looks} chosen rather than staged.
      (jacket dress coat shirt blouse skirt sweater cardigan jean scarf suit vest) The {name} {v:works} as the one older piece in an outfit, with [simple shoes|quiet colors] around it.
      (jacket dress coat shirt blouse skirt sweater cardigan jean scarf suit vest) For stage, film or a themed evening, the {name} {v:brings} [the cut|the details] of {its} time.
    `),
    terse: lines(`
      Years show on the {name}. Let them.
      (!jacket !dress !coat !shirt !blouse !skirt !sweater !cardigan !jean !scarf !suit !vest) Put the {name} beside new things.
      Give the {name} space and good light.
      Someone kept the {name}. Now you.
      The {name} can start a collection.
      Leave old marks on the {name}.
      (!button !bead !fabric) The {name} {v:predates} most of the room.
      (!jacket !dress !coat !shirt !blouse !skirt !sweater !cardigan !jean !scarf !suit !vest !button !bead !fabric !pattern !rug) A plain shelf suits the {name}.
      Ask an elder about the {name}.
      Give the {name} to a born collector.
      Old things like [3 and: space|shade|quiet|company|good light|a dry room].
      (jacket dress coat shirt blouse skirt sweater cardigan jean scarf suit vest) Wear the {name} with something new.
      (jacket dress coat shirt blouse skirt sweater cardigan jean scarf suit vest) Plain shoes, the {name}, nothing else old.
      (jacket dress coat shirt blouse skirt sweater cardigan jean scarf suit vest) The {name} {has} danced before.
    `),
  },
  tips: {
    warm: lines(`
      Look closely at the photos of the {name}; with old things, [marks are part of the description|small flaws tell you most].
      (!jacket !dress !coat !shirt !blouse !skirt !sweater !cardigan !jean !scarf !suit !vest) Dust the {name} with a dry brush and stop there; you can [clean later|always do more], but never undo it.
      Keep the {name} out of strong sun, which has had [enough years|long enough] to do its work.
      (!jacket !dress !coat !shirt !blouse !skirt !sweater !cardigan !jean !scarf !suit !vest) Don't scrub off what age has left on the {name}; collectors [pay attention to|look for] exactly that.
      Note down what you find out about the {name} and [tuck it away nearby|keep the paper with {them}].
      Attics and basements are hard on old things, so keep the {name} where [you'd be comfortable yourself|people live].
      (!jacket !dress !coat !shirt !blouse !skirt !sweater !cardigan !jean !scarf !suit !vest) If something on the {name} {is} loose, leave the glue in the drawer and [ask a restorer|show an expert] first.
      (!jacket !dress !coat !shirt !blouse !skirt !sweater !cardigan !jean !scarf !suit !vest) Old things do badly near [3 or: radiators|sunny panes|damp walls|cooking steam|wet sponges|strong polish].
      (jacket dress coat shirt blouse skirt sweater cardigan jean scarf suit vest) Measure something that fits you against the {name}; size labels have changed more than people have.
      (jacket dress coat shirt blouse skirt sweater cardigan jean scarf suit vest) Check the seams of the {name} before the first outing; [a needle now|five stitches] will spare you a tear.
      (jacket dress coat shirt blouse skirt sweater cardigan jean scarf suit vest) Air the {name} overnight by an open window before you [think of washing|reach for soap].
    `),
    tale: lines(`
      (!jacket !dress !coat !shirt !blouse !skirt !sweater !cardigan !jean !scarf !suit !vest) Resist the urge to make the {name} look new; [patina takes decades|age is the point].
      (!jacket !dress !coat !shirt !blouse !skirt !sweater !cardigan !jean !scarf !suit !vest) A soft brush, a light hand, and the {name} {is} ready for [visitors|{its} next decade].
      Read the photos of the {name} like a [detective|map]: corners first, then edges, then the underside.
      Sunlight has a long memory; park the {name} [in the shade|out of its sight].
      Write the story of the {name} on a card before it [gets told wrong|slips away].
      Damp and drought both age the {name}; [rooms for living|parlors] suit {them} better than attics.
      (!jacket !dress !coat !shirt !blouse !skirt !sweater !cardigan !jean !scarf !suit !vest) Loose bits on the {name} are a matter for [patient hands|a restorer], not for the strong glue.
      (!jacket !dress !coat !shirt !blouse !skirt !sweater !cardigan !jean !scarf !suit !vest) Enemies of age: [3 and: sun|damp|strong glue|scouring|radiators|haste].
      (jacket dress coat shirt blouse skirt sweater cardigan jean scarf suit vest) Ignore the size on the label; measure a friend from your own closet and hold it to the {name}.
      (jacket dress coat shirt blouse skirt sweater cardigan jean scarf suit vest) Old thread gets tired, so look over the seams of the {name} [with a needle in hand|before the dancing].
      (jacket dress coat shirt blouse skirt sweater cardigan jean scarf suit vest) A night by the open window does the {name} more good than [a wash|soap].
    `),
    plain: lines(`
      Study all photographs of the {name}, since condition matters as much as [age|looks].
      (!jacket !dress !coat !shirt !blouse !skirt !sweater !cardigan !jean !scarf !suit !vest) Clean the {name} with a soft dry brush only; polish and water can remove [original finish|valuable patina].
      Keep the {name} at a steady temperature and out of [direct sun|damp rooms].
      Record what is known of the {name}, such as [maker, place and former owner|marks and dates], for the next keeper.
      (!jacket !dress !coat !shirt !blouse !skirt !sweater !cardigan !jean !scarf !suit !vest) Have repairs to the {name} done by a [restorer|specialist], as modern glue can reduce interest for collectors.
      (!jacket !dress !coat !shirt !blouse !skirt !sweater !cardigan !jean !scarf !suit !vest !button !bead !pattern !watch !earring !brooch !ring !necklace !bracelet) Check the measurements of the {name}, because older pieces seldom follow [today's|current] standard sizes.
      Handle the {name} with [clean, dry|washed] hands, as sweat and grease leave marks on old surfaces.
      Keep well away: [3 and: radiators|direct sun|damp walls|scouring powder|strong polish|cooking steam].
      (jacket dress coat shirt blouse skirt sweater cardigan jean scarf suit vest) Compare the measurements of the {name} with a garment that fits, since older sizes run differently from current ones.
      (jacket dress coat shirt blouse skirt sweater cardigan jean scarf suit vest) Inspect the seams of the {name} before wearing and reinforce them where the thread is [brittle|loose].
      (jacket dress coat shirt blouse skirt sweater cardigan jean scarf suit vest) Store the {name} folded or on a [padded|broad] hanger, away from light.
    `),
    terse: lines(`
      (!jacket !dress !coat !shirt !blouse !skirt !sweater !cardigan !jean !scarf !suit !vest) Dust the {name} with a dry brush.
      Keep the {name} from sun and damp.
      (!jacket !dress !coat !shirt !blouse !skirt !sweater !cardigan !jean !scarf !suit !vest) No polish on the {name} before advice.
      Write down what you know of the {name}.
      Study each photo of the {name}.
      Handle the {name} with clean, dry hands.
      (!jacket !dress !coat !shirt !blouse !skirt !sweater !cardigan !jean !scarf !suit !vest !button !bead !fabric !pattern) Check the size of the {name} before you choose a spot.
      (jacket dress coat shirt blouse skirt sweater cardigan jean scarf suit vest) Measure a garment that fits, then compare the {name}.
      (jacket dress coat shirt blouse skirt sweater cardigan jean scarf suit vest) Check the seams of the {name} first.
      (jacket dress coat shirt blouse skirt sweater cardigan jean scarf suit vest) Air the {name} before you wash {them}.
    `),
  },
}
