import { lines, type Craft } from './craft.ts'

/** For items of no craft we know, so it may only say what is true of anything. */
export const GENERAL: Craft = {
  nouns: [],
  signs: [],
  emojis: ['✨', '🎁', '💛', '🌿', '📦', '🌟', '🧡', '☀️', '🍃', '💫'],
  openings: {
    warm: lines(`
      {A_lead}, for [a corner|a shelf] that still has a gap.
    `),
    tale: [],
    plain: [],
    terse: [],
  },
  scenes: {
    warm: lines(`
      (!file) If the {name} {v:is} a gift, [a note in your own hand|a line about why you chose {them}] goes a long way.
      (!file) Give the {name} a place where you'll [come across|walk past] {them} every day.
    `),
    tale: lines(`
      (!file) Give the {name} a spot [with a little light|by a window] and see who notices first.
      (!file) The {name} {v:asks} for very little: [some room|a place to be], and now and then a glance.
    `),
    plain: lines(`
      (!file) The {name} {v:is} best kept [within reach of where you use {them}|close to where {it} {v:is} needed].
      (!file) When the {name} {v:is} a gift, [a short note|a line on why you chose {them}] completes {them}.
    `),
    terse: lines(`
      (!file) Keep the {name} [within reach|in sight].
      (!file) Give the {name} room, and little else.
    `),
  },
  tips: {
    warm: lines(`
      (!file inch cm mm ft) Hold a tape measure to the place you have in mind, and you'll know how the {name} will sit.
      Anything you'd like to know about the {name}? Just [ask|send a message] before you order.
    `),
    tale: lines(`
      (!file inch cm mm ft) Introduce a tape measure to the spot first, so the {name} and the room agree.
      Curious about the {name}? [Questions are welcome|Ask away] before you order.
    `),
    plain: lines(`
      (!file inch cm mm ft) Please compare the measurements of the {name} with the place you have in mind before you order.
      Questions about the {name} are [welcome|gladly answered] before you order.
    `),
    terse: lines(`
      (!file inch cm mm ft) Measure the place first, then order the {name}.
      Questions about the {name}? Ask first.
    `),
  },
}
