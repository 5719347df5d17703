import { lines, stems, type Craft } from '../craft.ts'

export const BABY: Craft = {
  nouns: stems('bib romper onesie onesy swaddle bootie booty pacifier teether layette'),
  signs: stems('baby newborn nursery toddler'),
  emojis: ['👶', '🍼', '🤍', '🎁', '🌙', '☁️', '💛', '✨', '🐣'],
  openings: {
    warm: lines(`
      {A_lead} for the [smallest|newest] person in the house.
      {A_lead} for the months that [fly by|go in a blink].
      {A_lead} for the top drawer of the nursery.
    `),
    tale: lines(`
      {A_lead} for very [short|small] people with big plans.
      {A_lead} for somebody who [just got here|can't hold a calendar yet].
      {A_lead} for the person who runs the [house|night shift] now.
    `),
    plain: lines(`
      {A_lead} for the nursery and [outings|days out].
      {A_lead} for a first year at home and [on visits|on the move].
      {A_lead} for [new families|babies] and the people who love them.
    `),
    terse: lines(`
      {A_lead} for a new arrival.
      {A_lead} for the [first year|early months].
      {A_lead} for small [people|beginnings].
    `),
  },
  scenes: {
    warm: lines(`
      Tuck the {name} into the diaper bag, next to the [spare socks|crackers] and the thing you're looking for.
      Grandma will ask for a picture of the baby with the {name}. Send her [three|plenty].
      Bring the {name} to the shower, and you'll be the one guest who didn't buy [diapers|a giraffe].
      Keep the {name} in the top drawer, where a hand can find {them} [in the dark|while holding a baby].
      The {name} {v:goes} along on [3 and: visits to grandparents|stroller laps|park afternoons|cafe mornings|first trips|slow errands].
      Save the {name} in the memory box afterward, with the hospital [bracelet|cap] and a curl of hair.
      Put the {name} on the gift table with a [book|note] for the parents, who are the tired ones.
      Leave the {name} at the grandparents' house for [visits|Sundays], along with a second set of everything.
      Take a picture of the {name} next to the baby each month and see who [changes|grows].
      (blanket quilt swaddle) Spread the {name} under a tree and lie down beside {its} new owner for a [while|chapter].
      (bib burp) Count on the {name} around the time [carrots|mashed peas] become a hobby.
      (romper onesie onesy bootie booty shoe moccasin bonnet) Lay out the {name} for the [visit|photo] everyone has been promised.
      Two in the afternoon, one sock missing, and the {name} right where you left {them}: call it a [good day|win].
      The {name} {v:joins} the pile of small things that make a [room|drawer] look like a baby lives there.
      Send the {name} to the cousin who just [called|sent the photo]; anything else can follow later.
    `),
    tale: lines(`
      The new arrival owns nothing but the {name} and [everybody's attention|the whole household].
      Aunts will coo at the {name}; the baby will [yawn|accept this as normal].
      Into the diaper bag {v:goes} the {name}, under the [rattle|snacks] and over the parking tickets.
      One day the {name} will be tiny, and someone tall will [refuse to believe it|ask whose it was].
      Bring the {name} to a shower and win the [oohs|soft sighs] round without a single game.
      The stroller rolls out with the {name}, a [snack|spare hat] and a passenger of strong opinions.
      Put the {name} in the nursery, between the [moon|bear] and the pile of unread parenting books.
      The {name} {v:keeps} company on [3 and: stroller safaris|trips to grandma|park picnics|first birthdays|slow mornings|rainy Mondays].
      Keep the {name} for the memory box, the one opened on [graduation day|rainy birthdays].
      (blanket quilt swaddle) Small owners drag the {name} through [hedges|hallways|puddles], which is how a blanket gets its stories.
      (bib burp) Sweet potatoes travel far; the {name} {v:meets} them [halfway|at the border].
      The moon over the crib has seen the {name} and [nodded|made no remarks].
      Visitors bring casseroles and leave talking about the {name}, to [nobody's|no one's] surprise.
      Before the first word comes the first [sneeze|burp], and the {name} {v:knows} both.
    `),
    plain: lines(`
      For a baby shower, the {name} [{is}|{v:makes}] a present that is [personal|used] from the first week.
      The {name} {v:fits} in the diaper bag and can [stay there|remain packed] between outings.
      In the nursery, the {name} can be kept [in the top drawer|beside the changing table], within easy reach.
      Grandparents may like the {name} as a [second set|spare] at their own home.
      The {name} {v:goes} along on [3 and: family visits|stroller walks|park outings|first trips|naming days|slow errands].
      After the first year, the {name} can be kept with the [photographs|first letters] as a reminder.
      Alongside a card and a book, the {name} [{v:rounds} off|{v:completes}] a present for new parents.
      For siblings born [years|a season] apart, the {name} can be [handed down|passed on].
      The {name} {v:gives} first photographs a [small|quiet] detail that belongs to the child.
      (blanket quilt swaddle) Spread out on the floor, the {name} {v:gives} a baby a [clear|clean] place to look around.
      (bib burp) At mealtimes, the {name} {v:spares} the [outfit|shirt] underneath.
      The {name} can be packed for the hospital and used on the [first day|way home].
      In pictures taken over the months, the {name} [{v:offers}|{v:gives}] a constant for comparison.
      For parents who own the large things, the {name} {is} a small one they will [use|notice].
    `),
    terse: lines(`
      Pack the {name} in the diaper bag.
      Keep the {name} in the top drawer.
      Bring the {name} to the [shower|first visit].
      Photograph the {name} each month. Watch who grows.
      The {name}, a card, a [book|cake]: a present.
      Leave the {name} with the [grandparents|sitter].
      Save the {name} for the memory box.
      For the {name}: [3 or: visits|the park|photos|family lunch|stroller walks|naming day].
      Bring the {name} along to [lunch|grandma].
      (blanket quilt swaddle) Spread the {name} on grass or floor.
      (bib burp) Lunch, then laundry. The {name} {v:helps} between.
      The {name} can wait in the hospital bag.
      Aunts will ask where the {name} came from.
      Put the {name} beside the changing table, within reach.
      Wrap the {name} with a book for the parents.
      Small hands, big days: the {name} {v:comes} along.
      First outing, first photo: pack the {name}.
      Dress up a plain [morning|Tuesday] with the {name}.
    `),
  },
  tips: {
    warm: lines(`
      (!teether !teething !clip !pacifier !shoe !moccasin) Wash the {name} before the first use, with whatever you use for the rest of the [baby things|small laundry].
      Check the {name} for loose threads or parts from time to time, the way you do with [toys|everything small].
      (romper onesie onesy bootie booty shoe moccasin bonnet) Choose the {name} a size ahead when you're giving {them}; babies outgrow plans fast.
      (!teether !teething !clip !pacifier !shoe !moccasin) Rinse spots on the {name} in cold water right away; warm water [sets|fixes] milk.
      (teether teething clip pacifier shoe moccasin) Wipe the {name} with a damp cloth and dry {them} in the open; a soak is hard on [joins|seams].
      Note the name and year before the {name} {v:goes} into the [memory box|drawer for the next one].
      (bib burp) Fasten or fold the {name} before washing, so nothing [catches|tangles] in the drum.
      (!shoe !moccasin !teether !teething !clip !blanket !quilt) Keep a spare in the [car|stroller basket], since the {name} will be in the wash when you need {them}.
    `),
    tale: lines(`
      (!teether !teething !clip !pacifier !shoe !moccasin) Wash the {name} once before the premiere, as [costume departments|good stagehands] do.
      (!teether !teething !clip !pacifier !shoe !moccasin) Milk and warm water conspire; rinse the {name} in cold and [break up the party|spoil their plan].
      (romper onesie onesy bootie booty shoe moccasin bonnet) Babies ignore size charts, so give the {name} a little [large|ahead of time].
      Look over the {name} now and then for loose ends, before [small fingers|a curious mouth] can find them.
      Note the date when the {name} {was} first used; parents [swear|insist] they will remember and never do.
      (teether teething clip pacifier shoe moccasin) A damp cloth does for the {name}; a bath is for the [owner|baby].
      (!teether !teething) Let the {name} dry in the shade, where colors and [sparrows|bees] are left in peace.
    `),
    plain: lines(`
      (!teether !teething !clip !pacifier !shoe !moccasin) Wash the {name} before first use, following the [care details|care instructions].
      Inspect the {name} regularly for loose threads or parts and set {them} aside when [worn|damaged].
      (!teether !teething !clip !pacifier !shoe !moccasin) Rinse milk or food from the {name} in cold water first, since heat [sets|fixes] the stain.
      (romper onesie onesy bootie booty shoe moccasin bonnet) When choosing the {name} as a present, the next size up leaves room for [growth|the seasons].
      (teether teething clip pacifier shoe moccasin) Clean the {name} with a damp cloth and let {them} dry in the open instead of [soaking|using a machine].
      (teether teething clip pacifier rattle) Stay close by while a baby has the {name}, as with [any small item|all things in reach].
      Note the name and year with the {name} before {it} {v:goes} into the [memory box|keepsake drawer].
      Dry the {name} away from direct heat so that {it} {v:keeps} {its} [shape|size].
    `),
    terse: lines(`
      (!teether !teething !clip !pacifier !shoe !moccasin) Wash the {name} before first use.
      (teether teething clip pacifier shoe moccasin) Wipe the {name} with a damp cloth.
      (!teether !teething !clip !pacifier !shoe !moccasin) Rinse milk from the {name} in cold water.
      Check the {name} for loose threads.
      (romper onesie onesy bootie booty shoe moccasin bonnet) Give the {name} a size ahead.
      (teether teething clip pacifier rattle) Stay close while the baby has the {name}.
      Note the year the {name} {was} first used.
      Dry the {name} away from heat.
      (!teether !teething !clip !pacifier !shoe !moccasin) Use mild soap for the {name}.
      Set the {name} aside once threads or parts come loose.
      (!teether !teething !clip !pacifier !shoe !moccasin) Keep a spare ready while the {name} {is} in the wash.
      (romper onesie onesy bootie booty shoe moccasin bonnet hat sweater) Choose the {name} by season as well as age.
      Store the {name} clean and dry for the next child.
    `),
  },
}
