import { lines, stems, type Craft } from '../craft.ts'

export const WEDDINGS: Craft = {
  nouns: stems('topper bouquet veil boutonniere corsage centerpiece guestbook'),
  signs: stems('wedding bridal bride'),
  emojis: ['💐', '🤍', '✨', '🥂', '🌿', '💍', '🌸', '🎀'],
  lines: {
    warm: lines(`
      [It'll be in half of your photos|Your photographer will find it], so [it may as well be one you love|pick one you like looking at].
      [Order a little ahead|Give yourself a little time], and [that's one thing off your list|you can tick it off].
      [After the day|When the party's over], [keep it in a box with the dried flowers|put it on a shelf], and [you'll be glad you did|it stays a good memory].
      [If your plan is still changing|Colors not settled yet]? [It goes with most of them|It's easy to build around].
    `),
    tale: lines(`
      [Once upon a wedding|Once upon a happy day], there was [a small detail everyone remembered|this little charm].
      [Confetti, giggles, and a wish|Dancing shoes on], and [this right in the middle|this to set the scene].
      [Keep it afterwards|Tuck it away afterwards] like [a pressed flower|a secret]; [it holds the whole story|it still hums of that day].
    `),
    plain: lines(`
      [It combines with simple and formal arrangements|It fits both simple and formal settings].
      [Please order with enough time before the date|Allow some time before the date], in particular [for personal details|during the season].
      [It can be kept as a memento|Afterwards it can be kept as a memento] of the day.
      [Check the spelling and the date|Please check all names and dates] before sending the order.
    `),
    terse: lines(`
      Made for [one day|the aisle]. Kept for [years|longer].
      [A few stems|Flowers], [nothing more|clean lines].
      Order [early|ahead]. [Rest easy|Cross it off].
      [Simple|Quiet] in the photographs, and [clear|bright] in the room.
      A small detail for a [large|long] day.
      [Fresh|Dried] flowers suit it. So does [ribbon|nothing at all].
      Afterwards, [keep it on a shelf|fill it with letters].
      [It holds|It carries] the day without [noise|fuss].
      Agree on the [colors|palette] first, and [then order|the rest follows].
      Easy for small hands [to carry|to hold], and [easy to keep|light to pack].
    `),
  },
}

export const SEASONAL: Craft = {
  nouns: stems('ornament wreath stocking advent bauble lantern diya pumpkin decoration suncatcher'),
  signs: stems('christmas diwali'),
  emojis: ['✨', '🌟', '🧡', '🎁', '🏡', '💛', '🕯️', '💫'],
  lines: {
    warm: lines(`
      [Bring {them} out when the days get short|Put {them} up early], and you'll [look forward to it every year|have longer to enjoy it].
      [Wrap {them} in tissue|Pack {them} away carefully] when [the season's over|it's done], and [next year's surprise is ready|you'll find it again next year].
      [Give one each year|Add one every year], and [a collection grows by itself|soon there's a story to each].
      [It looks good by a window|Put it near a light], [where the neighbors can see it, too|where it catches your eye].
    `),
    tale: lines(`
      [Hang a wish|Let a little wish hang] where [the light can find it|the evening begins].
      [Boxes in the attic keep secrets|Every year it wakes up], and [this one tells stories|remembers all the stories].
      [A pinch of sparkle|A little glow] for [the longest nights|snug evenings].
    `),
    plain: lines(`
      [It can be used every season|It is meant to be used again each season]; store it [wrapped and dry|in its own box].
      [Place it near a light source|Near a window or a lamp], where [it shows best|the details are visible].
      It can [be added to an existing collection|start a collection of its own].
    `),
    terse: lines(`
      Out in [December|season]. [Away by January|Kept for the next].
      Near a [window|light].
      One [each year|for the collection].
      Store it [wrapped|dry].
    `),
  },
}
