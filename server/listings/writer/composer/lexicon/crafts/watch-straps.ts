import { lines, stems, type Craft } from '../craft.ts'

/** Straps and bands for a watch the buyer already has. */
export const WATCH_STRAPS: Craft = {
  nouns: stems('watchstrap watchband'),
  signs: [],
  emojis: ['⌚', '🤎', '✨', '🎁', '⏳', '🍂', '🧡', '💼'],
  openings: {
    warm: lines(`
      {A_lead} for the watch you [already love|wear every day].
      {A_lead} for a watch that could use [a fresh start|some company].
      {A_lead} for the drawer watch you're about to [wear again|rediscover].
    `),
    tale: lines(`
      {A_lead} for wrists with [appointments|places to be].
      {A_lead} for a watch in need of [a change of scene|new company].
      {A_lead} for people who are [never late|late in style].
    `),
    plain: lines(`
      {A_lead} for a watch in [daily|regular] use.
      {A_lead} to give a watch a [different|fresh] appearance.
      {A_lead} for [the office|workdays] and the weekend.
    `),
    terse: lines(`
      {A_lead} for the watch you have.
      {A_lead} for [workdays|every day].
      {A_lead} for a watch in a drawer.
    `),
  },
  scenes: {
    warm: lines(`
      The quickest way to a new watch is {a_name} on the [old one|one in the drawer].
      Put the {name} on a watch from the family and wear it to [work|Sunday lunch], not just to weddings.
      Keep another strap for the office and the {name} for [the weekend|gardens and dog walks].
      Roll up a sleeve, and people will [see|notice] the {name} before they read the dial.
      The {name} {v:shows} when you [3 and: drive|pour the coffee|turn a page|wave|hold the handrail|type].
      Give {a_name} to someone who owns [one good watch|the right watch] and wears it on the wrong strap.
      Pack the {name} for a trip, and one watch will do for [lunch and dinner|two dress codes].
      For a [graduation|retirement], give {a_name} along with a watch that's been in the family.
      Match the {name} to your [shoes|belt] once, then do the opposite and see which you like.
      A watch you'd stopped noticing will catch your eye [at every stoplight|all week] with the {name} on.
    `),
    tale: lines(`
      Put on the {name} and tell everyone you bought [a new watch|nothing at all].
      The dial tells the time; the {name} {v:tells} the [rest|story].
      Somewhere in a drawer lies a watch that only lacks the {name} and [a wind|one good reason].
      Wear the {name} and consult your wrist as if a [train|ship] were waiting.
      Your sleeve will develop a habit of riding up once the {name} {is} [on|in place].
      Give {a_name} to a person who is always late; at least it'll look [planned|deliberate].
      With the {name}, an old watch gets a second youth, minus the [haircut|moped].
      The {name} {v:goes} along to [3 and: stations|concerts|job interviews|second dates|bakeries|regattas].
      Put the {name} on Sunday's watch and wear it on a [Tuesday|Wednesday], just to confuse the calendar.
      Meetings may not get shorter, but the {name} {v:makes} looking at your wrist [worth it|a pleasure].
    `),
    plain: lines(`
      The {name} {v:changes} the character of a watch and leaves the [watch|dial] as it is.
      On an inherited watch, the {name} can replace a strap that has become too [short|worn] to wear.
      With a plain dial, the {name} {v:becomes} the more visible part of the [watch|whole].
      With a second strap beside the {name}, one watch serves for [work and leisure|day and evening].
      At a keyboard or a steering wheel, the {name} {is} in view for most of the [day|way].
      The {name} can be chosen to go with a [belt|bag], with shoes or with nothing at all.
      As a present, {a_name} {v:suits} someone who already owns a watch [worth keeping|they like].
      The {name} {v:suits} [3 and: offices|concerts|weekends|family dinners|business trips].
      For a graduation, {a_name} can be given together with a watch [from the family|that is being passed on].
      A watch kept in a drawer for years is often worn again once {a_name} {has} been fitted.
    `),
    terse: lines(`
      The old watch, the {name}, a new start.
      Change to the {name}. Keep the watch.
      One watch, two straps, one of them the {name}.
      Wear the {name} with sleeves [rolled|pushed up].
      The {name} {v:shows} at the [desk|wheel].
      Give {a_name} with a family watch.
      Match the {name} to your [shoes|belt]. Or do not.
      Let the {name} frame a plain dial.
      For the {name}: [3 or: work|a trip|a dinner|a concert|a weekend|a wedding].
      Wind the watch, fasten the {name}, go.
      Keep the {name} for [weekends|work].
    `),
  },
  tips: {
    warm: lines(`
      Measure between the lugs of your watch before you order the {name}; [a ruler|a kitchen ruler] will do.
      Wrap a strip of paper around your wrist and compare it with the length of the {name}.
      Tape the lugs before you fit the {name}, and the tool won't [scratch|mark] the case.
      (leather) Wear the {name} [a few days|a week] before you judge the fit; leather gives a little.
      Leave room for a fingertip under the {name}; wrists are bigger in [the evening|warm weather].
      (leather) Take the {name} off before you [swim|shower] or do the dishes.
      Let the {name} air overnight, off the wrist and out of the [sun|bathroom].
      Tug at both ends of the {name} once {it} {is} on, before you [trust the pins|go out].
    `),
    tale: lines(`
      Ask your watch how wide its lugs are before you [fall for|order] the {name}.
      Fit the {name} over a towel, for spring bars [leap|hop] like fleas.
      Tape the lugs while you put on the {name}; a slip of the tool leaves a [signature|memory].
      One finger should fit under the {name}; with two, it's a [bangle|hula hoop].
      (leather) Baths are for ducks, so take off the {name} [first|before yours].
      Give the {name} the night off, somewhere dry, since wrists are [warm|hard] work.
      Tug at the {name} before you go out; a watch should leave the wrist only [on purpose|when asked].
    `),
    plain: lines(`
      Measure the distance between the lugs of the watch before ordering the {name}.
      Measure the wrist with a strip of paper and compare it with the length of the {name}.
      Protect the lugs with adhesive tape while fitting the {name}, to avoid scratches.
      Once fitted, pull lightly on both ends of the {name} to check that the pins are seated.
      (leather) Keep the {name} away from water, and let {them} dry slowly if {it} {v:gets} wet.
      Wear the {name} with room for one finger underneath, as the wrist changes [during the day|in warm weather].
      A jeweler can fit the {name} if no suitable tool is [at hand|available].
      Take the {name} off overnight so that {it} can [air|dry].
    `),
    terse: lines(`
      Measure the lugs before you order the {name}.
      Measure your wrist against the length of the {name}.
      Tape the lugs while you fit the {name}.
      Tug both ends of the {name} once fitted.
      Leave a finger of room under the {name}.
      (leather) Keep the {name} dry.
      Let the {name} air overnight.
      No tool? A jeweler can fit the {name}.
      (leather) Let the {name} dry in open air if wet.
    `),
  },
}
