import { lines, type Craft } from './craft.ts'

/** For items of no craft we know, and where a craft runs out of things to say. */
export const GENERAL: Craft = {
  nouns: [],
  signs: [],
  emojis: ['✨', '🎁', '💛', '🌿', '📦', '🌟', '🧡', '☀️', '🍃', '💫'],
  lines: {
    warm: lines(`
      [Screens differ|Every screen is a little different], so [allow for a shade more or less|the color may look a touch warmer or cooler at home].
      (inch inches cm mm ft) [Like to see things before you buy|Hard to picture the size]? [Cut a piece of paper to the measurements|Mark the size out with tape] and [walk around it|leave it there for a day].
      (!file) [If it's a present|When it's for somebody else], [order with a few days to spare|have a look at what they own first].
      [Something you'd like to know about the {name}|A question about the {name}]? [Just ask|Send a note] before you order.
      [Have a good look at the photos|Take your time with the photos], since [they show more than words can|you'll see the details best there].
      (!file) [You know best|You'll know best] where {it} [will get the most use|should go].
      [It's a simple idea|It's a plain idea], [done with care|done properly], and [that's why it works|that's all it needs to be].
      [Keep the measurements handy|Note the details above] while you [decide|think it over].
    `),
    tale: lines(`
      [Screens fib a little|Screens like to dream] about color, so [leave room for a small surprise|expect a tiny twist].
      (inch inches cm mm ft) [Cut a paper twin|Draw a paper twin] to [see how big it is|play pretend], then [let the real one wander in|trade it for the real thing].
      (!file) [A ribbon, a note|A scribbled note], [a bit of mischief|a wish], and [you have a present|the parcel is ready].
      [Somewhere|Out there], a [little corner|small spot] of your day has been [waiting for|wishing for] {a_name} like this.
      [Let {them} wander into|Let {them} sneak into] your [routine|days] and see what [small magic|mischief] follows.
      [Some things arrive quietly|Some things tiptoe in] and [end up in the story|become part of the story] anyway.
      [Curious|Tempted]? [Peek through|Wander through] the photos and [dream a little|let your mind wander].
      [Good things whisper|Charm comes in small doses], [and you only have to listen|and this is one of them].
    `),
    plain: lines(`
      Colors [may appear slightly different|can vary slightly] from screen to screen.
      (inch inches cm mm ft) [A sheet of paper cut to size|Tape on the floor or wall] helps to picture the dimensions.
      (!file) [For a present|When ordering for someone else], [please allow some time before the date|please check the details twice].
      (!file) [If two options are being considered|Where there is a choice], [the intended place usually decides|the measurements usually decide].
      [Please read the full description|Kindly read all details] before [placing an order|ordering].
      [Please see the photographs|The photographs are worth a look] for [details|finish and proportion].
      Please [compare the details above with your requirements|check the details above against your needs] before ordering.
      [Questions about the {name} are welcome|Please ask any questions about the {name}] before purchase.
      [Keep the measurements at hand|Note the details above] when [choosing a place|deciding].
    `),
    terse: lines(`
      Colors [differ|vary] from screen to screen.
      (inch inches cm mm ft) Cut paper [to size|to measure], if in doubt.
      (!file) A present? [Order in good time|Order early].
      (!file) [Picture it|Imagine it] in place. [That helps|It is half the choice].
      [Read the details|Check the details] once more before you order.
      [One question|A question]? [Write first|Write a line].
      [Simple|Plain] by [design|intent].
      [Questions are welcome|Ask anything].
      See the photos for [detail|scale].
      [Take your time|Look twice]. Then [decide|choose].
      Good things need [little|no] explaining.
      [Made|Meant] to be used, [day after day|not saved].
    `),
  },
}
