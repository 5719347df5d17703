import { lines, stems, type Craft } from '../craft.ts'

const EMOJIS = ['✨', '💛', '🎁', '💫', '🌙', '🤍', '🌟', '💍', '🌿', '💌'] as const

export const NECKLACES: Craft = {
  nouns: stems('necklace pendant locket choker chain charm amulet'),
  signs: [],
  emojis: EMOJIS,
  lines: {
    warm: lines(`
      Wear {them} [alone|by itself] [with a plain tee|with an open collar], or layer {them} with [a longer chain|the necklaces you already own].
      [It's the kind of necklace|This is one] you [put on in the morning and forget about|can wear to work and keep on for dinner].
      [Try {them}|You can wear {them}] over a [knit sweater|high neckline] when it's cold and against [bare skin|a summer dress] when it's not.
      [Not sure about the length|Wondering where it will sit]? [Hold a piece of string|Lay a chain you own] around your neck and [measure|see what you like].
      [Fastening it takes a second|It goes on in a second], which is [about all the time some mornings allow|handy when you're late already].
      When you take {them} off, [hang {them} up|lay {them} flat] so the chain [stays free of knots|won't tangle].
    `),
    tale: lines(`
      [Let {them} peek out|Tuck {them} away and let a glint peek out] from [a collar|a cozy scarf] like [a small secret|a secret only you know].
      [Some stories are worn close to the heart|Every little treasure wants a story], and [this could be the start of one|yours may begin with this].
      Layer {them} with [other little charms|your favorite chains] until your neckline [tells its own story|looks like a dream you half remember].
      [On dull days|On sleepy mornings], a small sparkle at the neckline [does wonders|is a kind of magic].
    `),
    plain: lines(`
      The necklace can be worn [alone|on its own] or [layered with other chains|combined with longer chains].
      [It suits|It works with] [open collars and crew necks|both everyday and formal clothes].
      To choose a length, [measure a chain that fits well|place a tape measure around the neck] and [compare|note the result].
      [Store the necklace flat or hanging|Keep the necklace flat or on a hook] so that the chain does not tangle.
      Perfume and lotion are best applied [before putting on jewelry|first, and the necklace last].
    `),
    terse: lines(`
      Wear it [alone|bare], or [layer it|add a second chain].
      [Day|Morning] into evening.
      Sits quietly at the [collar|neckline].
      [A plain shirt|An open collar] is enough company.
      Store it flat, [away from knots|in its own place].
      Nothing [shouts|competes]. It simply [stays on|belongs].
    `),
  },
}

export const RINGS: Craft = {
  nouns: stems('ring band signet'),
  signs: [],
  emojis: EMOJIS,
  lines: {
    warm: lines(`
      Wear {them} [alone|on its own] or stack {them} with [the rings you already love|a plain band or two].
      [If you're between sizes|Not quite sure of your size]? [Measure in the evening|Measure twice], when your fingers are [at their largest|warm].
      [Try it on different fingers|Move it from finger to finger] until it [feels right|looks like it was always there].
      [Take it off for the dishes|Slip it off before you garden] and [it'll thank you|keep it in a dish by the sink].
    `),
    tale: lines(`
      [A ring is a tiny circle with a long story|Little circles hold big stories], and this one [has room for yours|is waiting for yours].
      Stack {them} [like chapters|like little promises], one [memory|wish] at a time.
      [A small glint|A tiny sparkle] on your hand can [turn a dull day around|feel like a secret].
      Turn {them} [on your finger|slowly] and make a wish.
    `),
    plain: lines(`
      The ring can be worn [alone|singly] or [stacked with other bands|as part of a set].
      [Ring sizes vary with temperature|Fingers change with the temperature], so measuring [in the evening|more than once] gives the most reliable result.
      [A jeweler can measure a finger in a moment|A ring that fits well can serve as a guide], which [helps with the choice of size|avoids an exchange].
      [Remove the ring|Take the ring off] for cleaning and [garden work|swimming].
    `),
    terse: lines(`
      Wear one. [Stack several|Add another later].
      [Measure in the evening|Measure a warm hand]. Fingers change.
      A ring for [every day|most days].
      [Keep it in a small dish|A small dish keeps it safe] overnight.
    `),
  },
}

export const EARRINGS: Craft = {
  nouns: stems('earring stud hoop dangle'),
  signs: [],
  emojis: EMOJIS,
  lines: {
    warm: lines(`
      [Tuck your hair back|Put your hair up] and let {them} [do the talking|be seen].
      [They go|They work] with [a plain sweater|jeans and a tee] as easily as [with a dress|with something smarter].
      Keep {them} [by the mirror|near the door], and you'll [reach for {them} more than you think|have your outfit finished in a second].
      [Gifting them is easy|They're easy to give], since there's [no size to guess|nobody's size to find out].
      [A small dish or a card|A little box] keeps the pair together when you're not wearing {them}.
    `),
    tale: lines(`
      [Watch them dance|They dance a little] when you [turn your head|laugh], as if they [knew the tune|heard music].
      [Wear them on a walk|Take them wandering] and [see who smiles first|count the smiles].
      [They whisper more than they shout|They don't shout, they whisper], but [people notice|someone will ask].
      [A little mischief at the ears|A pinch of mischief near each cheek] is [good for the mood|never wasted].
      Hang {them} up at night and let {them} [dream of tomorrow|wait for the next adventure].
    `),
    plain: lines(`
      The earrings suit [everyday wear as well as special occasions|both casual and formal outfits].
      [They pair well|They combine easily] with [hair worn up|an open neckline].
      [Earrings need no sizing|There is no size to choose], which [makes them simple to give|is convenient for a gift].
      [Store the pair together|Keep the pair on a card or in a box] so that [neither goes missing|they stay together].
      [Wipe them with a soft dry cloth|A soft dry cloth is enough] after wearing.
    `),
    terse: lines(`
      Hair up. [Collar plain|Nothing else needed].
      No size to [guess|choose].
      [A good pair for weekdays|Weekday earrings], and for [dinner after|Sunday too].
      Keep the pair [together|in one box].
    `),
  },
}

export const BRACELETS: Craft = {
  nouns: stems('bracelet bangle anklet cuff wristband'),
  signs: stems('jewelry jewellery'),
  emojis: EMOJIS,
  lines: {
    warm: lines(`
      Wear {them} [on its own|alone] or [stack {them} up|next to your watch].
      [Measure your wrist|Wrap a strip of paper around your wrist] and [add a little|leave room for a finger], and you'll know if it fits.
      You'll [see it every time you reach for your coffee|notice it each time you type], so [pick one you like|choose one that makes you smile].
      [It goes with rolled-up sleeves|It shows best with sleeves rolled up] and [a bit of sun|an ordinary day].
      Take {them} off [before a shower|at night], and {it} will [look good for longer|stay nice].
    `),
    tale: lines(`
      [Let it jingle|Let it catch the light] with [every small adventure|each wave hello].
      [One for each wish|Stack a wish on a wish], right up [your wrist|the arm].
      [Somewhere between a charm and a memory|Half charm, half story], it [keeps you company|tags along].
    `),
    plain: lines(`
      The bracelet can be worn [alone|singly] or [with a watch|with others].
      To find the right size, [measure the wrist|wrap a tape around the wrist] and [allow a little room|add a finger's width].
      [It suits|It is suited to] [everyday wear|both short and long sleeves].
      [A dry cloth|Wiping with a dry cloth] is enough for care.
    `),
    terse: lines(`
      Alone, or [beside a watch|in a stack].
      Measure the wrist. [Leave a little room|Add a little].
      [Moves with the hand|Follows the hand]. Never in the way.
      For [bare wrists|rolled sleeves].
    `),
  },
}
