import { lines, type Craft } from '../craft.ts'

const QUIET = lines(`
  [Wear it or keep it close|Keep it near] on the hard days, and on [the ordinary ones|the days in between].
  [There is no right thing to say|Words are hard at such a time], and [a keepsake does not try to|a small keepsake can stand in for them].
  [Some keep it out where they can see it|Some like to see it every day], [others put it away and take it out when they need it|others only now and then]; both are fine.
  If it is for someone else, [a few lines in your own hand|a short note from you] [are all it needs|will mean the most].
  [Take the time you need|There is no hurry] when you choose the [picture, name or words|details].
  It is [a small thing to hold on to|something to hold on to], [nothing more and nothing less|for as long as it is needed].
`)

/** For items made in memory of someone: the same quiet words whatever the style. */
export const MEMORIAL: Craft = {
  nouns: [],
  signs: [],
  emojis: ['🤍', '🕊️'],
  lines: { warm: QUIET, tale: QUIET, plain: QUIET, terse: QUIET },
}
