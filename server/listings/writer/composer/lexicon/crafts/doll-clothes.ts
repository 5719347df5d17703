import { lines, stems, type Craft } from '../craft.ts'

/** What a doll wears: chosen by a grown-up, put on by a child. */
export const DOLL_CLOTHES: Craft = {
  nouns: stems('dollclothes'),
  signs: [],
  emojis: ['👗', '🎀', '✨', '🎁', '🧸', '💛', '🩷', '🌟'],
  openings: {
    warm: lines(`
      {A_lead} for the doll that [goes everywhere|always has plans].
      {A_lead} for tea parties, sleepovers and [other events|changes of plan].
      {A_lead} for a doll with [a full calendar|a packed suitcase].
    `),
    tale: lines(`
      {A_lead} for dolls with social [obligations|ambitions].
      {A_lead} for a doll with [guests at four|plans after tea].
      {A_lead} for the smallest closet in the [house|street].
    `),
    plain: lines(`
      {A_lead} for [pretend play|dressing games] at home.
      {A_lead} to extend the wardrobe of a doll.
      {A_lead} for a doll that is played with [daily|often].
    `),
    terse: lines(`
      {A_lead} for the doll that goes everywhere.
      {A_lead} for a small closet.
      {A_lead} for [tea parties|dress-up].
    `),
  },
  scenes: {
    warm: lines(`
      Lay the {name} beside the doll's bed tonight, and see who's dressed [by breakfast|before anyone else].
      Pack the {name} in a little suitcase for [Grandma's|the sleepover], so the doll has a change too.
      Getting the {name} on and off is half the game, so leave plenty of time before [school|lunch].
      Put the {name} next to the cake for a child whose doll [goes everywhere|never stays home].
      A doll that's worn the same outfit since [last summer|its birthday] is due for the {name}.
      Give the {name} to a child who got the doll [last year|long ago], and the doll is news again.
      Rainy Saturday, one doll, the {name}: that's a [fashion show|whole play].
      The {name} {v:joins} the dress-up box, next to [3 and: hair ties|tiny shoes|a paper crown|doll blankets|ribbons|a teacup].
      Kids talk while they dress a doll; sit nearby with the {name} and [listen|fold laundry].
      Hang the {name} on a little hanger, and the dollhouse has a [closet|laundry day].
    `),
    tale: lines(`
      The guest list for tea is out, and the {name} {v:settles} what to [wear|put on].
      One doll, one hairbrush, the {name}: the [show|season] opens on the rug.
      Expect complaints from the [bears|rabbits], who have nothing like the {name}.
      Somewhere under the sofa lies one small shoe that goes with the {name}, [as always|and a lost button].
      Pack the {name} in a matchbox suitcase for a week on the [balcony|windowsill].
      First the doll gets the {name}; by then the [cat|dog] has left the room, just in case.
      By noon the {name} will have been to [3 and: a ball|the doctor|school|a shipwreck|the moon|a picnic].
      Small sleeves, large [drama|plans]: the {name} {v:appears} in every scene.
      Give the {name} to the manager of a doll, who handles the [bookings|changes].
      A doll in the {name} can be late for [the opera|breakfast] without any excuse.
    `),
    plain: lines(`
      Dressing a doll in the {name} gives small fingers [practice|something to do].
      The {name} {v:turns} a doll that is already there into a [new present|new character].
      For a birthday, the {name} {v:suits} a child who takes the doll [everywhere|to bed].
      At the grandparents' house, the {name} {v:gives} a visiting doll a second [outfit|choice].
      In a suitcase, the {name} {v:takes} almost no room and {v:fills} a [train ride|rainy hour].
      With what the doll already wears, the {name} can be [combined|exchanged] for new stories.
      Between games, the {name} can stay on the doll as part of a shelf [display|collection].
      The {name} {v:goes} into games of [3 and: school|hospital|family|travel|shop|theater].
      For collectors, the {name} {v:gives} a displayed doll a [change|new season].
      Siblings who share a doll can take turns with the {name}.
    `),
    terse: lines(`
      The doll, the {name}, a free [hour|morning].
      Lay out the {name} the night before.
      Pack the {name} for the sleepover.
      Give the {name} with the [cake|card].
      For the {name}: [3 or: tea|school|a ball|a trip|a picnic].
      Hang the {name} in the dollhouse.
      Leave the {name} at the grandparents' house.
      Rainy day: bring out the {name}.
      An old doll in the {name}: a new start.
      Hand over the {name} and let the child dress the doll.
    `),
  },
  tips: {
    warm: lines(`
      Measure the doll around the middle and from top to toe, and compare the {name} with that.
      Check the {name} for loose threads or fastenings before you hand {them} to little ones.
      Wash the {name} by hand or in a mesh bag; doll-sized clothes [get lost|twist] in a full load.
      Keep the {name} in a shoebox with the [tiny shoes|hats], so a full outfit can be found.
      Dress the doll arms first, and the {name} will go on without a [tug|fight].
      Don't leave a doll in the sun in the {name}; dyes can [rub off|wander].
    `),
    tale: lines(`
      Measure the doll before you order the {name}; few customers [stand|hold] so still.
      Arms first, then the rest of the {name}, as any [valet|theater dresser] will confirm.
      Wash the {name} in a bowl; the machine [eats|pockets] small clothes.
      Inspect the threads of the {name} now and then, before [little sisters|crawlers] do.
      Give the {name} a shoebox for a closet, and tidying up becomes [packing for a voyage|hotel service].
      Leave no doll in the sun in the {name}; colors [travel|wander].
      Count the {name} and the tiny shoes back into the box after the [ball|party].
    `),
    plain: lines(`
      Compare the height and waist of the doll with the measurements of the {name} before [ordering|choosing].
      Check the {name} for loose fastenings and threads before giving {them} to a young child.
      Wash the {name} by hand, or in a laundry bag, and dry {them} flat.
      Dress the arms of the doll first so that the seams of the {name} are not strained.
      Store the {name} with the other clothes of the doll in one [box|drawer].
      Do not leave a doll in the sun in the {name}, since dyes can [transfer|rub off].
      Close any fastenings of the {name} before [washing|storing] {them}.
    `),
    terse: lines(`
      Measure the doll before you order the {name}.
      Arms first, then the rest of the {name}.
      Wash the {name} by hand.
      Check the {name} for loose threads.
      Store the {name} in one box with the shoes.
      Keep the {name} out of strong sun.
      Close the {name} before washing.
    `),
  },
}
