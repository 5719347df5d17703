import { lines, type Craft } from './craft.ts'

/** For items of no craft we know, so it may only say what is true of anything. */
export const GENERAL: Craft = {
  nouns: [],
  signs: [],
  emojis: ['✨', '🎁', '💛', '🌿', '📦', '🌟', '🧡', '☀️', '🍃', '💫'],
  openings: { warm: [], tale: [], plain: [], terse: [] },
  scenes: {
    warm: lines(`
      (!file) If the {name} {is} a gift, [a note in your own hand|a line about why you chose {them}] goes a long way.
      (!file) Give the {name} a place where you'll [come across|walk past] {them} every day.
      You may know just the person for the {name}, and [it may well be you|they may not know it yet].
      Save the {name} to your favorites while you [think it over|sleep on it|ask a friend].
    `),
    tale: lines(`
      (!file) Give the {name} a spot [with a little light|by a window] and see who notices first.
      (!file) Wrapped up, the {name} {v:says} [more than a card|what a card cannot].
      Show the {name} to a friend only if you trust them not to order [first|before you do].
      Somebody you know has a gap exactly the size of the {name}.
    `),
    plain: lines(`
      (!file) The {name} {is} best kept [within reach of where you use {them}|close to where {it} {is} needed].
      (!file) When the {name} {is} a gift, [a short note|a line on why you chose {them}] completes {them}.
      The details above describe the {name} as {it} {is}; please read them before you order.
    `),
    terse: lines(`
      (!file) Keep the {name} [within reach|in sight].
      (!file) Give the {name} room, and little else.
      Look at the {name} twice. Then decide.
    `),
  },
  tips: {
    warm: lines(`
      Anything you'd [like|want] to know about the {name} before you order? [Just ask|Ask away|Do ask].
    `),
    tale: lines(`
      [Curious|Wondering] about the {name}? [Ask away|Do ask|Questions welcome].
    `),
    plain: lines(`
      Questions about the {name} are [welcome|gladly answered] before you order.
    `),
    terse: lines(`
      Questions about the {name}? Ask first.
    `),
  },
}
