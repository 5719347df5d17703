import { lines, stems, type Craft } from '../craft.ts'

export const COSTUMES: Craft = {
  nouns: stems('costume wing tutu crown mask'),
  signs: stems('cosplay costume masquerade'),
  emojis: ['🎭', '✨', '🎃', '👑', '🧚', '🌙', '🎪', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for the days when [being yourself can wait|jeans won't do].
      {A_lead} for [parades, parties and living rooms|stages of any size].
      {A_lead} for anyone who [stays in character|starts planning in August].
    `),
    tale: lines(`
      {A_lead} for royals, rogues and [Thursday heroes|part-time fairies].
      {A_lead}: half the [plot|disguise] already done.
      {A_lead} for entrances [down the stairs|through the kitchen door].
    `),
    plain: lines(`
      {A_lead} for parties, [photographs|plays] and dressing up.
      {A_lead} for stage, street and [living room|festival].
      {A_lead} for those who [plan|build] a character from head to toe.
    `),
    terse: lines(`
      {A_lead} for [dressing up|the parade].
      {A_lead}. Be [someone else|in character].
      {A_lead} for [parties|stages|photos].
    `),
  },
  scenes: {
    warm: lines(`
      Start with the {name} and the rest of the outfit can come out of your own [closet|drawers].
      The {name} {v:gets} people talking to you at a party where you know [nobody|one person].
      Put the {name} on for the school run and you'll be [famous|talked about] by first bell.
      Half the fun is the walk there, with the {name} on and a [bus driver|crossing guard] keeping a straight face.
      Hang the {name} on a hook in between, as a [souvenir|reminder] of the good party.
      Everybody will want a turn with the {name} before the [cake|candy] is gone.
      Keep the {name} handy for the afternoon that needs [a plot|a queen and a villain].
      Somebody you know treats Halloween like a [profession|holiday season]; the {name} {is} for them.
      Wear the {name} to [3 or: a parade|a themed party|the school play|a fair|a photo shoot|opening night].
      The {name} {v:calls} for [3 and: a long coat|face paint|a good walk|a slow turn|boots|some nerve].
      [Capes|Crowns|Wands|Wigs] come out by [noon|snack time|Saturday|October], and by [supper|dusk|bedtime|Sunday] there's a whole [kingdom|circus|pirate crew].
    `),
    tale: lines(`
      Put on the {name} and mind how doors open [wider|themselves] for you.
      The {name} {v:asks} for a slow turn at the foot of the [stairs|hall].
      With the {name} on, the dog becomes a [squire|dragon] and the couch a ship.
      Nobody ever did the dishes in the {name}; it would break the [spell|scene].
      Even the accountant is somebody else in the {name}.
      Wear the {name} to breakfast and see who [bows|blinks] first.
      The {name} {v:knows} only two speeds: stride and [swoon|flee].
      After the ball, let the {name} hang where the [moon|mirror] can see {them}.
      The {name} {has} been known to cause [3 or: bowing|sword fights|slow waltzes|long speeches|giggling].
      The {name} {v:travels} with [3 and: a borrowed sword|a cape|a map|one loyal dog|a wand].
      [Kings|Witches|Pirates|Fairies] have been made from [less|a bedsheet|a curtain|pure nerve] and a [good|grand|slow|brave] [entrance|bow|voice].
    `),
    plain: lines(`
      The {name} can carry an outfit, with plain [dark|simple] clothes underneath.
      In photographs, the {name} {v:reads} well from a distance and [up close|in detail].
      For a group theme, the {name} {v:gives} everyone a [starting point|cue].
      After the event, the {name} can hang on a [hook|wall] in a child's room or a studio.
      The {name} {v:serves} more than one season if {it} {is} stored with [care|some thought].
      Theater groups will find a second role for the {name} in the [next|following] production.
      For someone who dresses up every year, the {name} {is} a present for the [long preparation|months before].
      Worn for pretend play, the {name} {v:gives} an afternoon a story of its [own|own making].
      Occasions include [3 and: costume parties|school plays|festivals|photo sessions|parades].
      A character is built from [3 and: posture|shoes|hair|one good prop|a voice].
      A [party|parade|play|festival] is easier to enter [in character|in costume|with a part to play], since [strangers|guests|neighbors] have something to [ask about|talk about|remember].
    `),
    terse: lines(`
      The {name}, plain clothes, a [slow turn|straight face].
      Put on the {name}. [Stride|Bow].
      The {name} {v:does} half the character.
      The {name} on a hook until [next time|October].
      For the friend who plans in August: the {name}.
      Photos first, then the {name} may [dance|eat cake].
      One {name}, many [plots|parts].
      Wear the {name} down the stairs.
      For [3 or: parades|plays|parties|fairs|photos].
      Add [3 and: boots|a cape|face paint|a voice|nerve].
      [Kings|Witches|Pirates|Fairies] need [nerve|posture|a walk|an entrance], not [lines|talent|a stage|applause].
    `),
  },
  tips: {
    warm: lines(`
      Have a dress rehearsal with the {name} at home; you learn what [pinches|slips] before the party does.
      Do hair and makeup first, then put the {name} on [last|over it].
      Pack pins, tape and [a needle|a spare ribbon] along with the {name}; every party needs a fixer.
      Practice stairs and car doors in the {name}, since those are where costumes [meet their match|get caught].
      Let the {name} air after the party before {it} {v:goes} back in the [closet|box].
      Stuff or hang the {name} between outings, and nothing gets [crushed|a crease].
      Keep the {name} clear of candles and jack-o'-lanterns, where hems and flames [meet|mix].
      Bring [3 and: safety pins|tape|a comb|flat shoes|a warm layer] and you'll last the night.
    `),
    tale: lines(`
      Rehearse in the {name} once; villains trip on [stairs|their own exits].
      Safety pins are the true magic, so tuck some in with the {name}.
      Mind candles and lanterns while wearing the {name}; drama has its [limits|place].
      Hair first, then the {name}, as any [dresser|lady-in-waiting] will insist.
      Let the {name} breathe on a hanger after the ball.
      Never fold the {name} in haste; [creases|crumples] hold grudges until next year.
      A wise traveler packs [3 and: pins|tape|a snack|flat shoes|a comb].
    `),
    plain: lines(`
      Try the {name} on with the full outfit before the day, including [shoes|layers].
      Put the {name} on after hair and makeup, so that nothing [smears|catches].
      Keep the {name} away from open flames, as with [any costume|anything loose].
      Bring safety pins and tape with the {name} for small repairs [on the way|at the event].
      Air the {name} after wearing, then store {them} hanging or loosely [filled|wrapped].
      Check the view, the steps and the doorways while wearing the {name} before a [parade|performance].
      A repair bag holds [3 and: safety pins|tape|thread|a comb|a spare ribbon].
    `),
    terse: lines(`
      Rehearse once in the {name}.
      Hair first. Then the {name}.
      Keep the {name} from flames.
      Pins and tape travel with the {name}.
      Air the {name} after the party.
      Store the {name} [loose|uncrushed].
      Pack [3 and: pins|tape|a comb|a snack|flat shoes].
    `),
  },
}
