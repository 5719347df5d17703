import { lines } from '../craft.ts'

/** For items made in memory of someone: the same quiet words whatever the style. */
export const QUIET_LINES = lines(`
  Keep the {name} [where your hand finds {them}|close by], or in a drawer for certain days.
  There is no right thing to say, and the {name} {v:does} not need you to say it.
  Some keep the {name} [in view|close to where they sit]; others bring {them} out on certain dates only.
  Given to someone else, the {name} {v:asks} for no more than [a line|a few words] in your own hand.
  A shelf, a windowsill or [a bedside table|a corner of a desk] is room enough for the {name}.
  Some families choose the {name} together; in others, one person decides for everyone.
  On an anniversary, or on [a day like any other|an ordinary morning], the {name} will be there.
  The {name} can stay private, or be shown to those who [remember too|knew them].
  Set the {name} beside a photograph, where the light is [gentle|soft].
  The {name} can be given in any season, and without an occasion.
  Months later, when the cards have stopped coming, the {name} will still be near.
  If words come later, write them down and keep them with the {name}.
  Friends who live far away can send the {name} in place of [a visit|an evening together].
  Children may want to look at the {name} too, and to ask their questions.
  Nothing has to be said when you hand over the {name}.
  (name date engraved custom personalized initial) Take the days you need over the words for the {name}.
  (name date engraved custom personalized initial) Read each name and date for the {name} once more before you send them in.
`)
