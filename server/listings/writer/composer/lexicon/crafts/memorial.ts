import { lines, type Craft } from '../craft.ts'

const QUIET = lines(`
  [Wear it or keep it close|Keep it near] on the hard days, and on [the ordinary ones|the days in between].
  [There is no right thing to say|Words are hard at such a time]; [a keepsake does not need them|a small keepsake can stand in for them].
  [Some keep it out where they can see it|Some like to see it every day], [others put it away and take it out when they need it|others only now and then]; both are fine.
  If it is for someone else, [a few lines in your own hand mean the most|a short note from you is all it needs].
  [Take the time you need|There is no hurry] when you choose the [picture, name or words|details].
  [Grief has no timetable|There is no calendar for missing someone], and [this does not ask for one|a keepsake waits quietly].
  [A shelf, a drawer or a bedside table|A quiet shelf or a bedside table] is [place enough|all the room it needs].
  [Read the details with care|Please read the details once more] before you order, so that [everything is as it should be|nothing has to be changed later].
  If you are unsure about [anything|a detail], [ask first|write a line]; [a short question is always welcome|it is no trouble].
  [Children and friends may like to help|Some families like to choose together], and [some prefer to choose alone|some choose alone].
  [On an anniversary, or on no day in particular|On some days more than on others], it is [good to have something to hold|there to be held].
  [It asks for nothing|It makes no fuss], and [it does not need to be explained|it can stay private].
  [Memories do not need much room|A memory needs little room]. [A small place is enough|A small place will do].
  [Those who knew them will understand|Whoever knew them will understand], and [others do not have to|that is enough].
  It is [a small thing to hold on to|something to hold on to], [nothing more and nothing less|for as long as it is needed].
`)

/** For items made in memory of someone: the same quiet words whatever the style. */
export const MEMORIAL: Craft = {
  nouns: [],
  signs: [],
  emojis: ['🤍', '🕊️'],
  lines: { warm: QUIET, tale: QUIET, plain: QUIET, terse: QUIET },
}
