import { lines, stems, type Craft } from '../craft.ts'

export const BLANKETS: Craft = {
  nouns: stems('blanket quilt throw afghan coverlet bedspread swaddle'),
  signs: [],
  emojis: ['🧸', '🤍', '🌙', '🎁', '🌿', '☁️', '💛', '✨', '🏡', '🧡'],
  lines: {
    warm: lines(`
      [Leave {them} on the arm of the sofa|Fold {them} over the end of the bed], and [someone will be under it by evening|see how long it stays folded].
      [Spread {them} out|Take {them} along] for [story time|a movie], [a nap|a cold morning] or [a fort|the long drive].
      [Blankets get handed on|These are the things people keep], so [use it well|don't save it for best].
      [Check the size against your bed or chair|Measure your bed or sofa] before you [order|decide], and you'll know [how far it reaches|how it will drape].
    `),
    tale: lines(`
      [Wrap up|Curl up], [close your eyes|listen to the rain], and let the [dreams|stories] come to you.
      Every blanket is [half fort, half magic carpet|a map of small adventures], and [this one knows it|this one is ready].
      [Tuck someone in|Tuck yourself in] and [whisper goodnight|let the night tell its story].
      [Snug as a secret|Warm as a whispered secret], on [the coldest|the sleepiest] nights.
    `),
    plain: lines(`
      [Folded over a chair or spread on a bed|On a bed, a sofa or a chair], the {name} [{v:adds} warmth without much fuss|{v:serves} every day].
      [Please compare the dimensions with the bed or chair|Measure the bed or chair] to see how far the {name} will reach.
      [A piece of this kind takes many hours|Work of this kind takes time], and it is meant [for daily use|to be used].
      [Store it folded in a dry, dark place|Keep it out of direct sun] when it is not in use.
      [It is often kept and passed on|Such pieces tend to be kept] within a family.
    `),
    terse: lines(`
      [Fold it|Leave it] over a chair. [Reach for it at night|It will not stay there].
      For the [sofa|bed], the [cot|car], the garden in September.
      Measure the bed [first|before you order].
      Use it [daily|often]. That is [the point|what it is for].
      [Keep it|Store it] dry and out of the sun.
      A [quiet|calm] layer at the end of the day.
    `),
  },
}

export const HOME_TEXTILES: Craft = {
  nouns: stems(
    'pillow cushion cover towel napkin runner rug curtain placemat tablecloth coaster potholder mat',
  ),
  signs: [],
  emojis: ['🏡', '🌿', '✨', '🧡', '🎁', '☕', '💛', '🍂', '🌾', '🤍'],
  lines: {
    warm: lines(`
      A small change like this [makes the whole room feel looked after|makes a room look finished].
      [Mix {them} with|Put {them} next to] [what you already have|plain colors and a bit of texture], and [move things around|swap it out] when the season does.
      [Measure first|Check the size against what you own], and you'll [save yourself a surprise|know it fits].
      [Friends will lean on it|Guests will use it], [cats will find it|kids will too], and that's [fine|what it's for].
      [Wash day is when you'll appreciate|You'll be glad of] [simple shapes|things that fold flat].
    `),
    tale: lines(`
      [Cozy corners|Snug corners] begin with [one small thing|a single spark], and [this could be yours|here it is].
      Let {them} [wink at you|wait for you] from [across the room|the good chair] at the end of [a long day|each little adventure].
      [Rooms have moods|Every room tells a story]; {it} [adds a merry line|brings a dreamy one].
    `),
    plain: lines(`
      [It combines well|The {name} {v:combines} well] with [plain fabrics and simple textures|existing furniture].
      [Measure the existing piece|Check the measurements] before ordering, so that the fit is right.
      [A small change of fabric|One new textile] can [refresh a room|tie a room together] without [new furniture|much effort].
      [Folded, it takes up little space|It stores flat] between seasons.
      [Pairs and groups|Two or three together] give [a balanced look|a calm arrangement].
    `),
    terse: lines(`
      [One new texture|A single change]. A [calmer|warmer] room.
      Measure [before you order|first].
      Mixes with [plain cloth|what you own].
      Folds [flat|away] between seasons.
      [A pair|Two] looks settled.
      The [colour of the room|rest of the room] can stay.
    `),
  },
}

export const YARN_AND_FABRIC: Craft = {
  nouns: stems('yarn fiber roving thread fabric skein wool ribbon lace embroidery'),
  signs: stems('skein knitting crochet'),
  emojis: ['🧶', '🌊', '💙', '🎁', '✨', '🐑', '🌿', '💛'],
  lines: {
    warm: lines(`
      [Swatch first|Knit a little swatch], [wash it|let it dry], and you'll know [what it wants to be|how it behaves].
      It's [lovely company|good company] for [a train ride|a long evening] and [a simple pattern|a pattern you know by heart].
      [If your project is a big one|For a bigger project], [order it all at once|get enough in one go] so the color stays [the same|even].
      [Wind it into a cake|Take a minute to wind it] before you [cast on|start].
    `),
    tale: lines(`
      [Cast on|Pick up your needles] and let the [color tell its story|stitches dream themselves along].
      Somewhere in this skein [hides a shawl|there is a pair of socks] [waiting to be found|making mischief already].
      [Stitch by stitch|Row by row], a little [magic|adventure].
    `),
    plain: lines(`
      [A swatch is recommended|Please knit a swatch] before starting a larger project.
      [For larger projects|If more than one is needed], order [the full amount at once|everything together].
      [It suits|It works for] [patterns with simple texture|both simple stitches and detailed patterns].
      Wind it [before use|before the first stitch] to avoid tangles.
    `),
    terse: lines(`
      Swatch [first|before casting on].
      [Order enough|Buy it together] for the whole project.
      Best in [simple stitches|plain stitches].
      Wind [before use|it first].
    `),
  },
}
