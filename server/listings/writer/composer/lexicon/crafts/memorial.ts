import { lines } from '../craft.ts'

/** For items made in memory of someone: the same quiet words whatever the style. */
export const QUIET_LINES = lines(`
  Keep {them} [near|close] on the hard days, and on [the ordinary ones|the days in between].
  There is no right thing to say, and {it} [{v:does} not need words|{v:can} stand in for words].
  Some keep {them} [where they can see {them}|out in the open], [others put {them} away|others bring {them} out only now and then].
  If {it} {is} for someone else, [a few lines in your own hand mean the most|a short note from you is enough].
  Take [your time|the time you need] when you choose the details of {them}.
  A [shelf, a drawer or a bedside table|quiet shelf or a bedside table] is room enough for {them}.
  Read the details [with care|once more] before you order {them}, so that nothing has to be changed later.
  Some families choose {them} together, and [some prefer to choose alone|some choose alone].
  On an anniversary, or on [no day in particular|any other day], {it} {is} there to be held.
  {It} can [stay private|be kept private], or be shared with [those who knew them|those who remember].
  A memory needs little room, and {it} {v:takes} [no more|very little].
  Set {them} beside [a photograph|a favorite picture], or [by a window|on a shelf] where the light is gentle.
  {It} {v:asks} for nothing: [no season, no occasion|no special day].
`)
