import { lines, type Craft } from './craft.ts'

/** For items of no craft we know, and where a craft runs out of things to say. */
export const GENERAL: Craft = {
  nouns: [],
  signs: [],
  emojis: ['✨', '🎁', '💛', '🌿', '📦', '🌟', '🧡', '☀️', '🍃', '💫'],
  lines: {
    warm: lines(`
      [Something you'd like to know about the {name}|A question about the {name}]? [Just ask|Send a note] before you order.
      [Have a good look at the photos|Take your time with the photos], since [they show more than words can|you'll see the details best there].
      [You know best|You'll know best] where {it} [will get the most use|should go].
      [It's a simple idea|It's a plain idea], [done with care|done properly], and [that's why it works|that's all it needs to be].
      [Keep the measurements handy|Note the details above] while you [decide|think it over].
    `),
    tale: lines(`
      [Somewhere|Out there], a [little corner|small spot] of your day has been [waiting for|wishing for] {a_name} like this.
      [Let {them} wander into|Let {them} sneak into] your [routine|days] and see what [small magic|mischief] follows.
      [Some things arrive quietly|Some things tiptoe in] and [end up in the story|become part of the story] anyway.
      [Curious|Tempted]? [Peek through|Wander through] the photos and [dream a little|let your mind wander].
      [Good things whisper|Charm comes in small doses], [and you only have to listen|and this is one of them].
    `),
    plain: lines(`
      [Please see the photographs|The photographs are worth a look] for [details|finish and proportion].
      Please [compare|check] the details above [with your requirements|against your needs] before ordering.
      [Questions about the {name} are welcome|Please ask any questions about the {name}] before purchase.
      [Keep the measurements at hand|Note the details above] when [choosing a place|deciding].
    `),
    terse: lines(`
      [Simple|Plain] by [design|intent].
      [Questions are welcome|Ask anything].
      See the photos for [detail|scale].
      [Take your time|Look twice]. Then [decide|choose].
      Good things need [little|no] explaining.
      [Made|Meant] to be used, [day after day|not saved].
    `),
  },
}
