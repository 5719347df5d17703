import { lines, stems, type Craft } from '../craft.ts'

export const TABLEWARE: Craft = {
  nouns: stems('mug cup bowl plate teapot jug pitcher tumbler platter saucer canister'),
  signs: stems('pottery ceramic stoneware porcelain glaze wheelthrown'),
  emojis: ['☕', '🌿', '🤍', '🏡', '✨', '🎁', '🍵', '🧡', '🌾', '🍂'],
  lines: {
    warm: lines(`
      [You'll find your hand goes to it|It's the one you'll reach for] before [the others in the cupboard|anything else on the shelf].
      [Leave it on the counter|Don't keep it for guests]; {it} [looks better in use|deserves better].
      [Pair {them} with|Set {them} beside] [what you own already|plain plates], and [nothing has to match|let them differ].
    `),
    tale: lines(`
      [Mud, water and fire|A spin, a splash and a fire] made a little [story|magic] you can [hold|drink from].
      [Mornings go better|Sleepy mornings go better] with [a small sip of magic|something cozy in both hands].
      [There is a bit of mischief in it|It has a twinkle about it], as [good pots|favorite things] often do.
      Fill {them} with [tea, soup or daydreams|whatever you wish].
    `),
    plain: lines(`
      It is suited to [everyday use|daily use at home], [at the table or on an open shelf|with or without guests].
      [Sudden changes of temperature should be avoided|Avoid sudden changes of temperature], as with all ceramics.
      [Several pieces need not match|It can be mixed with other pieces] to [make a set|look well together].
    `),
    terse: lines(`
      For the [first coffee|morning]. For [soup|the last one], too.
      [Good in the hand|Sits well in the hand].
      Mixes with [plain plates|what you own].
      Use it [daily|every day]. [Leave it out|Shelves suit it].
      Avoid sudden [heat|changes of heat].
    `),
  },
}

export const PLANTERS: Craft = {
  nouns: stems('planter pot plantpot trough hanger'),
  signs: stems('plantholder'),
  emojis: ['🪴', '🌿', '🌱', '🌵', '🍃', '☀️', '💚', '✨'],
  lines: {
    warm: lines(`
      [Pop in|Plant it with] [a trailing vine|something leafy] and [see how it changes|let it grow out of control].
      [Check how wide your nursery pot is|Measure your plant's pot] before you [choose|order], and you'll know it fits.
      [Give it a bright windowsill|Find it a bright windowsill], and [turn it now and then|let the plant do the rest].
      [Plants come and go|Even if your plants don't always make it], [a good pot stays|the pot will].
    `),
    tale: lines(`
      [Give your plant a friend|Every plant needs a friend], preferably [one with character|one who keeps secrets].
      [Let the leaves grow wild|Let trailing leaves tumble], like [hair in a dream|curls after a long sleep].
      At night, when [no one peeks|the house is asleep], [who knows what they whisper|your plants have someone to whisper to].
      [Set it on the sill|Find it a sunny spot] and [wish it good morning|say hello on your way past].
      [A sunny sill|A bright corner], a [sip of water|little water] now and then, and the [story grows by itself|adventure begins].
      [Water day becomes a small ritual|Even watering feels like a visit] when [somebody looks back|there is a friend to greet].
      Pick a plant with [a bit of mischief|curious leaves], and the pair of them will [keep you smiling|make up their own story].
      [Dust on the leaves|A fallen leaf]? A quick tidy, and the [magic is back|dream goes on].
    `),
    plain: lines(`
      [Please compare the opening with the nursery pot|Measure the nursery pot] before ordering.
      [It suits|It is suited to] [succulents, herbs and small foliage plants|small house plants].
      [Place it in bright, indirect light|A bright windowsill] suits [most house plants|most small plants].
      [Water sparingly|Water in moderation] and let the soil dry in between.
    `),
    terse: lines(`
      For [herbs|one small plant]. For a [succulent|fern].
      A bright [sill|corner] suits it.
      Measure the [pot inside|nursery pot] first.
      Water [sparingly|little]. Let it [drain|dry].
      [Leaves|A leaf] against a plain wall.
    `),
  },
}

export const VASES: Craft = {
  nouns: stems('vase'),
  signs: [],
  emojis: ['🌿', '🤍', '🌸', '🏡', '✨', '🍃', '🌾', '☀️'],
  lines: {
    warm: lines(`
      [One stem is enough|You don't need a bouquet]: [a twig, a tulip, whatever the garden gives|pick something on a walk and it looks planned].
      [Move {them} around|Try {them} in a few places], [shelf, desk, windowsill|from the shelf to the bedside], until [it sits right|you stop looking].
      It's [nice to look at|good company] when it's empty, [which is most of the year, let's be honest|so don't wait for flowers].
    `),
    tale: lines(`
      [One stem, and a story begins|A single stem tells the whole story], [petal by petal|without a word].
      [Let a twig daydream in it|Let a wildflower dream], [nothing fancy|nothing more].
      [Small shelves keep secrets|A quiet shelf], and [this is one of the prettier ones|a curious little shape to keep it company].
    `),
    plain: lines(`
      [A single stem is sufficient|It shows well with a single stem], [fresh or dried|from the garden or the market].
      It suits [a shelf, a desk or a bedside table|shelves and side tables].
      [It can stand alone or in a group|Several shapes together make a calm arrangement].
      [Wipe it with a damp cloth|A damp cloth is enough] when needed.
    `),
    terse: lines(`
      One stem. [Or none|No more].
      For a [shelf|sill], a [desk|table].
      [Empty|Bare], it still [holds|works].
      [Alone|By itself], or in a group of [heights|shapes].
      A quiet [outline|shape].
    `),
  },
}

export const DISHES: Craft = {
  nouns: stems('dish catchall'),
  signs: [],
  emojis: ['🤍', '🌿', '🏡', '✨', '🎁', '💛', '🍃', '☀️'],
  lines: {
    warm: lines(`
      [Put {them} where small things pile up|Keep {them} where you empty your pockets|Give {them} the spot where things go missing], and [the pile gets a home|you'll stop looking for them|the counter clears itself].
      [By the sink, by the bed or by the door|On the sill, the shelf or the nightstand], {it} [earns its place|does its job quietly|makes a small corner look kept].
      [A quick rinse|A damp cloth|A wipe] [now and then|when you think of it] is [about all it asks|plenty].
    `),
    tale: lines(`
      [Small treasures need a harbor|Every little treasure needs a bed], and [this is a snug one|this one keeps secrets].
      [By day it is a dish|By day it looks quite ordinary], [by night it guards what you love|by night it dreams of pirates].
      [Leave a wish in it|Drop a secret in it] [on your way to bed|before you sleep].
    `),
    plain: lines(`
      It suits [a bathroom, a bedside table or a hallway|the bathroom as well as the kitchen].
      [It keeps small things in one place|Small things stay in one place], [where they are easy to find|within reach].
      [A damp cloth is enough|Wipe it with a damp cloth] when needed.
      [It can stand alone or next to matching pieces|It combines with plain accessories].
    `),
    terse: lines(`
      By the [sink|bed], by the [door|window].
      Small things, [one place|kept together].
      Wipe [clean|it]. [Done|Put it back].
      [Alone|By itself], or beside [others|a lamp].
    `),
  },
}
