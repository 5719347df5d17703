import { lines, stems, type Craft } from '../craft.ts'

export const PANTRY: Craft = {
  nouns: stems(
    'jam honey cookie fudge tea coffee spice sauce salt granola chocolate candy cake bread syrup jelly brownie caramel popcorn seasoning rub',
  ),
  signs: stems('edible snack'),
  emojis: ['🍯', '☕', '🍪', '🧡', '🎁', '🌾', '✨', '🍓'],
  lines: {
    warm: lines(`
      [Open it with company|Share it], or [hide it at the back of the cupboard|don't tell anyone you have it].
      [Try it on toast|Try a little on its own] first, [and then get creative|before you start mixing].
      [It's an easy thing to bring|Bring it along] when [you're asked to dinner|you don't know what they have].
      Keep it closed, [somewhere cool|out of the sun], if [any is left|it lasts that long].
    `),
    tale: lines(`
      [A spoon, a secret|One small spoonful], and [the kitchen hums|the day tastes of stories].
      [Midnight snackers, beware|Somebody will peek into the cupboard], [this one whispers|it calls your name].
      [Sprinkle, spread, dream|Take a bite, make a wish].
    `),
    plain: lines(`
      [Store in a cool, dry place|Keep cool and dry] and [close well after opening|use soon after opening].
      [Please read the ingredients if you have allergies|Those with allergies should read the ingredients].
      [It can be served on its own or with others|It goes with breakfast as well as with a cheese board].
      [It makes a simple present for a host|Suitable as a present for a host].
    `),
    terse: lines(`
      For [toast|breakfast]. For [guests|later].
      Keep it [cool|closed].
      [Share|Hide] it.
      Good [on its own|with very little else].
    `),
  },
}

export const PLANTS: Craft = {
  nouns: stems('plant seed succulent terrarium bulb herb flower cactu bonsai moss'),
  signs: stems('seedling'),
  emojis: ['🌱', '🌿', '🌸', '🪴', '☀️', '💧', '💚', '🐝'],
  lines: {
    warm: lines(`
      [Give it light, give it a little water|Light first, water second], and [leave it in peace|don't fuss too much].
      [Forget it for a few days|You can forget it now and then], and [it won't hold a grudge|it'll forgive you].
      [Take a photo on the first day|Note the date], [you'll want to compare|it's fun to look back].
    `),
    tale: lines(`
      [Something small is dreaming|A tiny dream sleeps] [under the soil|in there], [waiting for you to peek|waiting for rain].
      [Whisper to it|Talk to it], [nobody's watching|plants love gossip].
      [Every garden|Each little jungle] starts with [one secret leaf|one small adventure].
    `),
    plain: lines(`
      [Place it in suitable light|Choose a place with enough light] and [water in moderation|let the soil dry in between].
      [Unpack it soon after arrival|Please unpack it on arrival] and [give it time to settle|keep it from frost].
      [Growth depends on light and season|Plants vary], so [appearance differs slightly|no two look the same].
    `),
    terse: lines(`
      Light. Water. [Patience|Time].
      Unpack it [soon|on arrival].
      No two [leaves|plants] alike.
      For a [sill|bright corner].
    `),
  },
}
