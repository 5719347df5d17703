import { lines, stems, type Craft } from '../craft.ts'

export const CARDS: Craft = {
  nouns: stems('card postcard invitation invite envelope announcement'),
  signs: stems('stationery'),
  emojis: ['💌', '🎉', '✨', '📮', '💛', '🎂', '🖋️', '🌿'],
  lines: {
    warm: lines(`
      [Write two lines or fill the whole thing|Write as much or as little as you like], [then find a stamp|and pop it in the mail].
      [Keep one in the drawer|Buy one for the drawer] for [the day you'd otherwise forget|when the date sneaks up on you].
      [A text takes a second and is gone by lunch|Nobody keeps a text message], but [a card stays on the shelf|cards get kept].
      [It'll get a laugh before it's even opened|You'll hear about it when it lands], and [the words inside are up to you|then comes what you wrote].
    `),
    tale: lines(`
      [Scribble a secret inside|Fill it with a secret], [seal it|lick the envelope] and [send the mischief on its way|let it wander].
      [Somewhere a letterbox is dreaming|Every letterbox dreams] of [something better than bills|a small adventure].
      [Stand it on the mantel|Prop it against the cake] and let it [wink at the guests|grin at everyone].
      [Tuck it under a door|Peek at it once more], [sign it with a flourish|add a silly doodle], and [off it goes|let it fly].
    `),
    plain: lines(`
      [There is room for a personal message|A personal message fits inside], [short or long|by hand or printed].
      [It can be mailed or handed over|Suitable for mailing or handing over] with a present.
      [Kept in a drawer, it is ready|Keep one in reserve] for [a date that comes up suddenly|the next occasion].
    `),
    terse: lines(`
      Write [one line|little]. [Sign it|Send it].
      Room for [your own words|a few words].
      [Keep one|Keep a spare] in the drawer.
      For the [shelf|mantel], afterwards.
    `),
  },
}

export const JOURNALS: Craft = {
  nouns: stems('journal notebook sketchbook diary bookmark album scrapbook pen pencil notepad'),
  signs: stems('bookbinding'),
  emojis: ['📖', '🖋️', '✏️', '☕', '✨', '🍂', '🤎', '📓'],
  lines: {
    warm: lines(`
      [Scribble, plan, sketch|Lists, plans, half a poem]: [nobody's checking|it takes whatever you put in].
      [The first page is the hardest|The first page scares everyone], so [start on the second|write your name and move on].
      [Keep {them} by the bed or in your bag|Throw {them} in your bag], and you'll [catch the thoughts that usually get away|always have somewhere to write].
      [It gets better looking with use|It looks better once it's been around], [corners and all|coffee rings included].
    `),
    tale: lines(`
      [Blank pages dream|Blank pages whisper], and [they're dreaming of your handwriting|all they want is a story].
      [Tuck a secret between the pages|Hide a secret in the back], [next to a pressed leaf|next to a train ticket].
      [Every adventure|Each small adventure] needs [someone to write it down|a place to land].
    `),
    plain: lines(`
      [It is suited to notes, plans and sketches|It works for notes, lists and sketches], [at a desk or on the road|at home and away].
      (leather) [The surface changes a little with use|Use leaves its marks], [which is part of the character|as expected of such a piece].
      [Suitable for daily entries|Daily entries], meeting notes [or travel records|and travel plans] all have their place.
      [A name or date on the first page|An entry on the first page] [makes the start easier|sets the tone].
      [As a present|Given as a present], it is [personal without being too private|useful from the first day].
    `),
    terse: lines(`
      For notes. For [plans|sketches]. For [nothing in particular|the train].
      [Better|Softer] with use.
      Small enough to [carry|keep close].
      [Start anywhere|Start on page two].
    `),
  },
}

export const SMALLS: Craft = {
  nouns: stems('magnet pin sticker patch keychain badge decal button lanyard fob'),
  signs: [],
  emojis: ['✨', '💛', '🎁', '🌟', '🥑', '🧲', '💫', '🌈'],
  lines: {
    warm: lines(`
      [Small things are easy to say yes to|It is a small thing], and [small things make people smile|it does its job every day].
      [Stick one up|Put one] where you'll see it [before your first coffee|on the way out].
      [You may end up wanting a second|People often come back for another], [one for you and one to give away|since somebody always borrows the first].
      [It doesn't ask for any space|You don't need to make room], [and it doesn't mind being noticed|and it's hard to get wrong].
    `),
    tale: lines(`
      [Tiny|Little], [but full of mischief|with a secret sense of humor].
      It [peeks out|pops up] from [a corner|behind the shopping list] and [winks|grins] at [whoever passes|anyone hungry].
      [Small charms|Tiny treasures] make [the biggest stories|ordinary days giggle].
      [One little wish|A pocket of magic] for [grumpy mornings|plain surfaces everywhere].
      [Move it around|Hide it somewhere new] now and then, just to see [who notices|who smiles first].
      [Whisper good morning to it|Give it a name] if you like; [nobody will tell|it keeps secrets].
    `),
    plain: lines(`
      [It can be used at home, at work or at school|It suits home, office and school].
      [Several can be combined|It can be combined with others] to [form a small collection|make a display].
      [A small present|It works as a small present] that [needs no wrapping paper|takes little room].
    `),
    terse: lines(`
      Small. [Useful|Cheerful].
      For the [fridge|bag], the [coat|board], the desk.
      One to keep. [One to give|Another to give].
    `),
  },
}
