import { lines } from '../craft.ts'

/** For items made in memory of someone: the same quiet words whatever the style. */
export const QUIET_LINES = lines(`
  Keep {them} [near|close|within reach] on the hard days, and on [the ordinary ones|the days in between|those that follow].
  [There is no right thing to say|Words are hard to find at such a time|Not everything can be said], and {it} [{v:does} not need to|can stand in for words].
  Some keep {them} [where they can see {them}|out in the open|by the bed], [others put {them} away|others bring {them} out only now and then].
  [If {it} {is} for someone else|When you give {them} to someone else], [a few lines in your own hand mean the most|a short note from you is enough|no long letter is needed].
  [Take your time|There is no hurry|Take the days you need] when you choose [the details of {them}|what {it} should look like].
  [A shelf, a drawer or a bedside table|A quiet shelf or a bedside table|One calm corner] is [room enough|all the room you need] for {them}.
  [Read the details with care|Look at the details once more|Check each detail] before you order {them}, so that [nothing has to be changed later|everything is as it should be].
  Some families [choose {them} together|like to decide on {them} together], and [some prefer to choose alone|for some one person chooses].
  On [an anniversary|a birthday], or on [no day in particular|any other day], {it} {is} [there to be held|there for you].
  {It} can [stay private|be kept private], or be [shared with those who knew them|shown to those who remember].
  A memory needs [little room|no great place], and {it} {v:takes} [no more|very little].
  [Set|Put|Place] {them} beside [a photograph|a favorite picture|a candle], or [by a window|on a shelf] where the light is gentle.
  {It} {v:asks} for [nothing|very little]: [no season, no occasion|no special day|only a quiet place].
`)
