import { lines, type Craft } from './craft.ts'

/** For items of no craft we know: only what is true of anything sold by its maker. */
export const GENERAL: Craft = {
  nouns: [],
  signs: [],
  emojis: ['✨', '🎁', '💛', '🌿', '📦', '🌟', '🧡', '☀️', '🍃', '💫'],
  lines: {
    warm: lines(`
      [Take a moment with|Have a good look at] the photos and [picture {them} where you'd use {them}|imagine {them} in your day].
      If anything about {this} {name} is unclear, [just ask|send a note] before you order and you'll get [a straight answer|an answer you can use].
      [Small things like this|Pieces like this one] [tend to|often] become [part of the day|the one you reach for first].
      Check the details above [against what you have in mind|before you decide], so [there are no surprises|you know what to expect].
      It's [a simple thing done well|the kind of thing you use and don't think twice about], and that's the point.
      You know [best|better than anyone] where {it} will [fit in|get the most use].
    `),
    tale: lines(`
      [Somewhere|Out there], a [little corner|small spot] of your day has been [waiting for|wishing for] {a_name} like this.
      Let {them} [wander into|sneak into] your routine and see what [small magic|mischief] follows.
      [Curious|Tempted]? Peek through the photos and [let your mind wander|dream a little].
      Some things arrive quietly and [end up in the story|become part of the story] anyway.
      No [fairy godmother|magic wand] needed, just a spot for {them} [at your place|in your day].
    `),
    plain: lines(`
      Please [compare|check] the details above [with your requirements|against your needs] before ordering.
      Questions about {this} {name} are welcome before purchase.
      The photographs show [the details|the item] [as described here|at close range].
      [Keep the measurements at hand|Note the details above] when choosing [a place|the right option].
      The description lists [everything that is known about the item|what is included], so [the choice is straightforward|there is no guesswork].
    `),
    terse: lines(`
      Simple [by design|on purpose].
      [Nothing extra|Nothing to add].
      Made to be used.
      See the photos for [detail|scale].
      Questions are welcome.
      [Quiet|Plain] and [useful|to the point].
    `),
  },
}
