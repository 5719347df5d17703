import { lines, type Craft } from './craft.ts'

/** For items of no craft we know, so it may only say what is true of anything. */
export const GENERAL: Craft = {
  nouns: [],
  signs: [],
  emojis: ['✨', '🎁', '💛', '🌿', '📦', '🌟', '🧡', '☀️', '🍃', '💫'],
  uses: lines(`
    (!file) give {them} [a place of {its} own|a spot where you see {them}]
    (!file) keep {them} within reach
  `),
  settings: [],
  advice: lines(`
    (!file inch inches cm mm ft) mark the size with [tape|a sheet of paper] > you see how much room {it} {v:takes}
    (!file inch inches cm mm ft) compare the measurements with the place you have in mind > you know {it} {v:fits}
    (!file) open the parcel over a [table|bed] > nothing of {them} [gets lost|rolls away]
    (!file) look at {them} in [daylight|good light] > you see every [detail|side]
    (!file) keep the packaging > you can store {them} safely
  `),
}
