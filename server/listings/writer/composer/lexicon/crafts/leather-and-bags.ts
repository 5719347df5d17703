import { lines, stems, type Craft } from '../craft.ts'

export const LEATHER_AND_BAGS: Craft = {
  nouns: stems(
    'wallet bag purse tote pouch backpack belt clutch satchel briefcase cardholder case sleeve holster',
  ),
  signs: stems('leather'),
  emojis: ['👜', '🤎', '✨', '🎁', '🍂', '🧡', '🌿', '💼'],
  lines: {
    warm: lines(`
      [Lay out what you carry every day|Empty your pockets on the table] and [check it against the size|see if it fits], so [nothing has to stay home|you know before you order].
      [It'll pick up a few marks|Scuffs will come], and [it'll look better for it|you'll know how it got each one].
      [Keep {them} by the door|Hang {them} by the door], and [you're ready to leave|you're out in half the time].
      [It doesn't try to be clever|There are no tricks to it], [it just holds your things|and that's why you'll keep using it].
      [Let it dry on its own|If it gets wet, let it dry slowly], [away from the heater|out of the sun].
    `),
    tale: lines(`
      [Pack a map, a snack and a secret|Fill it with secrets], and [wander off|see where the day goes].
      [Every scuff will be a story|It collects stories], [one small adventure at a time|faster than you do].
      [Pockets are for treasures|Small treasures need pockets], [everyone knows that|as any magpie will tell you].
    `),
    plain: lines(`
      [Please compare the dimensions with what it should hold|Check the dimensions against the items to be carried].
      [Light marks from use are to be expected|The surface develops marks with use].
      Clean with [a dry cloth|a soft, dry cloth] and keep away from [heat|strong sun].
      [It suits work, travel and everyday errands|It can be used for work and travel].
    `),
    terse: lines(`
      Holds [what you need|the essentials]. [No more|Little else].
      [Marks|Softens] with use.
      For work. For [the weekend|travel].
      Wipe [dry|clean]. Keep from [heat|the sun].
      [Quiet|Plain] on the shoulder, [easy|light] in the hand.
    `),
  },
}
