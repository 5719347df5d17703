import { lines, stems, type Craft } from '../craft.ts'

/** Brooches, cufflinks, hair pieces: what finishes an outfit. */
export const ADORNMENTS: Craft = {
  nouns: stems('tie brooch cufflink barrette comb tiara clip pocketwatch watch'),
  signs: stems('jewelry jewellery'),
  emojis: ['✨', '💛', '🎁', '💫', '🌿', '🤍', '🌟', '💌'],
  lines: {
    warm: lines(`
      [Put {them} on a coat you've had for years|Try {them} on something old], and [it looks new again|you'll like both more].
      [It's the kind of thing people ask about|Somebody will ask about it], so [have your story ready|you may as well have an answer].
      [No size to guess|You don't need anyone's size], [which makes it easy to give|and that's half the trouble with presents].
    `),
    tale: lines(`
      [A small flourish|One small flourish], and [an old coat remembers its dancing days|the whole outfit hums].
      [It keeps a secret|It has a story], [pinned in plain sight|right where everyone can see it].
      [Wear it like a wink|Wear it with a little mischief], [to work or to a wedding|on any day at all].
    `),
    plain: lines(`
      It suits [a jacket, a coat or an evening outfit|both everyday and formal clothes].
      [No size is needed|There is no size to choose], which is [convenient for a gift|helpful when it is a present].
      [Store it in a box or a soft pouch|Keep it in a box] when it is not worn.
      [It can be worn often|It can be kept for occasions] or [kept for special days|worn day by day].
    `),
    terse: lines(`
      [On a coat|On a collar]. [On a plain dress|On good cloth].
      No size to [choose|guess].
      [Keep it boxed|A small box] between outings.
      [One detail|A single detail] is enough.
    `),
  },
}

/** What hangs in a room or over a party. */
export const HANGINGS: Craft = {
  nouns: stems('hanging garland banner bunting mobile tapestry windchime dreamcatcher streamer'),
  signs: [],
  emojis: ['🎉', '✨', '🏡', '🌿', '💛', '🎈', '🤍', '🌟'],
  lines: {
    warm: lines(`
      [Drape {them} over a shelf|Hang {them} across a window], [along a bed|over a mirror] or [wherever there's a bare stretch of wall|anywhere that looks unfinished].
      [Up for the party, and then it never comes down|You'll put it up for one day and leave it up].
      [A hook at each end|Tape or a small hook at each end] is [all you need|enough], and [you can change your mind later|moving it takes a minute].
      [Pull it tight or let it sag|Hang it straight or let it swing], [both look right|there's no wrong way].
    `),
    tale: lines(`
      [Strung up like a giggle|A wish on a string], [from here to there|right across the room].
      [When a breeze peeks in|When the window is open], it [dances|sways and dreams].
      [Parties end|The cake is gone], [the magic may stay up|and the story still hangs on the wall].
    `),
    plain: lines(`
      It can be hung [on a wall, over a shelf or across a window|straight or in a curve].
      [Small hooks or tape|A hook at each end] will hold it.
      [It suits a party as well as an everyday room|It can remain in place after the occasion].
      [Measure the wall or the window first|Measure the space first] and [compare the length|allow a little extra for a curve].
    `),
    terse: lines(`
      Straight, or [in a curve|loose].
      A hook at [each end|either side].
      Over a [bed|shelf], a [window|mirror].
      [Stays|Leave it] up after the party.
      [One line|A single line] across a bare wall.
      Measure the [wall|space] first.
      [Hung low|Hung high], it changes the [room|corner].
      [Take it down|Fold it away] in a minute.
    `),
  },
}
