import { lines } from '../craft.ts'

/** For items made in memory of someone: the same quiet words whatever the style. */
export const QUIET_LINES = lines(`
  (!card !chime !bench !frame !portrait) Keep the {name} [where your hand finds {them}|close by], or in a drawer for certain days.
  There is no right thing to say, and the {name} {v:does} not need you to say it.
  (!card !chime !bench !stone) Some keep the {name} [in view|close to where they sit]; others bring {them} out on certain dates only.
  (!card) Given to someone else, the {name} {v:asks} for no more than [a line|a few words] in your own hand.
  (!card !chime !bench !stone !blanket !pillow !necklace !bracelet !ring !portrait) A shelf, a windowsill or [a bedside table|a corner of a desk] is room enough for the {name}.
  (!card) Some families choose the {name} together; in others, one person decides for everyone.
  (!card) On an anniversary, or on [a day like any other|an ordinary morning], the {name} will be there.
  (!card) The {name} can stay private, or be shown to those who [remember too|knew them].
  (!card !chime !bench !stone !frame !portrait !blanket !necklace !bracelet !ring) Set the {name} beside a photograph, where the light is [gentle|soft].
  The {name} can be given in any season, and without an occasion.
  (!card) Months later, when the cards have stopped coming, the {name} will still be near.
  (!card) If words come later, write them down and keep them with the {name}.
  Friends who live far away can send the {name} in place of [a visit|flowers].
  (!card) Children may want to look at the {name} too, and to ask their questions.
  Nothing has to be said when you hand over the {name}.
  (name date engraved custom personalized initial) Take the days you need over the words for the {name}.
  (name date engraved custom personalized initial) Read each name and date for the {name} once more before you send them in.
  (chime) Hang the {name} where you can hear {them} from [the kitchen|an open window].
  (chime) On a windy day the {name} will be heard before {it} {is} seen.
  (chime) Some hang the {name} by the door, and others at the end of the garden, where nobody hurries.
  (chime) A branch that can be seen from the house is a good place for the {name}.
  (chime) On days when the sound of the {name} is too much, take {them} in; on others, leave the window open.
  (frame portrait photo picture) Choose a picture for the {name} that makes you smile first.
  (frame portrait photo picture) Hang the {name} where you pass every day, or where you go to be quiet.
  (dog cat pet collar paw) Those who knew the sound of paws on the stairs will not ask why the {name} {is} there.
  (dog cat pet collar paw) The {name} can have the spot where the bowl used to stand.
  (dog cat pet collar paw) Nobody needs to explain how much room a small animal takes up, and the {name} {v:does} not ask.
  (card) A few plain words in the {name} are enough; [their name|one memory] is more than enough.
  (card) Send the {name} even if it is late, for it will not come too late.
  (card) Write the name of the one who is missed in the {name}; few others will.
  (card) One small memory in the {name} is worth more than any verse.
  (card) Months on, when the mail has gone quiet, a second one like the {name} is read twice.
  (card) The {name} {v:asks} for no answer, and you may say so inside.
  (card) Write the {name} by hand, slowly, and leave out whatever sounds like someone else.
  (card) Offer one thing in the {name}: [a meal|a walk|a drive to the station], on a day you name.
  (card) The {name} may be kept in a drawer for years, and taken out again.
`)
