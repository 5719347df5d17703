import { lines, stems, type Craft } from '../craft.ts'

/** What is worn between bed and breakfast. */
export const LOUNGEWEAR: Craft = {
  nouns: stems(
    'robe bathrobe housecoat pajama pyjama nightgown nightdress nightshirt nighty nightie',
  ),
  signs: stems('loungewear sleepwear'),
  emojis: ['🌙', '☕', '🛁', '🤍', '✨', '🌿', '🎁', '💛', '🧖'],
  openings: {
    warm: lines(`
      {A_lead} for the hour before anyone needs you.
      {A_lead} for [second coffees|slow Sundays] and late breakfasts.
      {A_lead} for the way from the bath to [the sofa|bed].
    `),
    tale: lines(`
      {A_lead} for those who receive guests [after ten|in slippers].
      {A_lead} for midnight [toast|snacks] and other state affairs.
      {A_lead} for mornings with [no witnesses|a plot].
    `),
    plain: lines(`
      {A_lead} for early mornings and [late evenings|days at home].
      {A_lead} for bedroom, bath and [breakfast table|terrace].
      {A_lead} for [home|hotel] and weekends away.
    `),
    terse: lines(`
      {A_lead} for slow mornings.
      {A_lead} for [bath and bed|bed and breakfast].
      {A_lead} for days at home.
    `),
  },
  scenes: {
    warm: lines(`
      Hang the {name} on the back of the bathroom door, where a wet arm can reach {them}.
      Wear the {name} out to the mailbox once, and the neighbors will consider you [settled|a character].
      The {name} and a second [coffee|pot of tea] make a good case for staying home.
      Pack the {name} for the weekend, and any rented room gets better [mornings|manners].
      There's time in the {name} for [3 and: the crossword|one more chapter|a long phone call|pancakes|watering the plants|nothing much].
      Put the {name} on the hospital bag list; borrowed ones never [fit|close].
      Give the {name} to a friend with a new baby, a new house or a [bad|long] year behind them.
      Let the {name} be the signal at home: once {it} {is} on, nobody may mention [work|homework].
      Holiday mornings look better in photos with the {name} on than in [that old T-shirt|whatever was clean].
      Answer the door to the parcel carrier in the {name} with your head [high|wet].
      A rainy Saturday and the {name} cancel each other out by [eleven|lunch].
    `),
    tale: lines(`
      In the {name}, one does not answer the door; one [grants an audience|appears].
      The {name} {v:sweeps} from bath to kitchen and [acknowledges|forgives] the dishes in passing.
      A day in the {name} has three acts: toast, [novel|bath] and toast.
      Somewhere a butler is missing from the picture; the {name} {has} [everything else|the rest].
      The cat has views on the belt of any robe, so guard the {name} from [ambush|below].
      Attire for the evening: the {name} and [3 and: bare feet|a face mask|toast crumbs|an old film|good gossip|a lamp].
      Sunday asked what you would wear, and the {name} [raised a sleeve|won].
      Put on the {name}, and even the kettle takes its [time|bow].
      Give the {name} to someone whose mornings start [too early|with a stampede].
    `),
    plain: lines(`
      Between shower and wardrobe, the {name} {v:gives} the morning a few unhurried [minutes|moments].
      In a guest bathroom, the {name} [{is}|{v:makes}] a courtesy that visitors [remember|mention].
      For travel, the {name} {v:turns} a rented room into somewhere to [stay|breakfast].
      The {name} {v:suits} [3 or: a late breakfast|a spa weekend|an evening at home|a hospital stay|a hotel morning|a slow Sunday].
      On the morning of a wedding or holiday, the {name} {v:looks} composed in [photographs|pictures].
      As a present for new parents, the {name} {is} in use at all [hours|times of day].
      Kept on a hook by the bath, the {name} {is} at hand when the [water cools|bath ends].
      In the evening, the {name} {v:marks} the end of the [working day|day outside].
      The {name} can be worn over nightwear or [alone|by itself], from bed to breakfast.
    `),
    terse: lines(`
      Hang the {name} by the bath.
      Coffee, the {name}, no plans.
      Pack the {name} for the weekend away.
      Wear the {name} until noon on Sundays.
      Give the {name} to someone with early mornings.
      The {name} on, the phone [off|away].
      Breakfast gets longer in the {name}.
      A guest bathroom is kinder with the {name}.
      For the {name}: [3 or: Sundays|a hotel|a long bath|late films|breakfast|a cabin].
      Bath, the {name}, a book: the evening is set.
      Let the {name} end the working day.
    `),
  },
  tips: {
    warm: lines(`
      Wash the {name} before the first night, with [like colors|nothing that sheds].
      Tie or close the {name} before {it} {v:goes} in the wash, so nothing [tangles|goes missing].
      Measure a favorite across the shoulders and compare the {name} with [it|that].
      Hang the {name} to dry right after the bath; a heap on the floor stays damp for [days|ages].
      Choose the {name} with room to move; sleep is no time for a [close fit|snug sleeve].
      Dry the {name} on a hanger or line, and most creases [fall out|leave on their own].
    `),
    tale: lines(`
      Wash the {name} inside out; the inside does [most of the work|the night shift].
      Keep the {name} from toast, jam and [gas burners|candles], in that order of likelihood.
      Belts elope in the wash, so tie the {name} shut before [launch|the voyage].
      Give the {name} a hook of {its} own, since doorknobs [stretch|hold grudges].
      Choose the {name} with sleeves short enough for [dishes|soup].
      Air the {name} by the window after a night of [plots|adventures].
    `),
    plain: lines(`
      Wash the {name} before first use and follow the [care details|label].
      Fasten ties and buttons before washing the {name} to avoid [tangling|strain on seams].
      Compare shoulder width and length of the {name} with a garment that [fits|is comfortable].
      Hang the {name} to dry after a bath so that moisture does not [linger|stay in the folds].
      Keep wide sleeves of the {name} away from the [stove|flame].
      Turn the {name} inside out for the wash to spare the [surface|outer side].
    `),
    terse: lines(`
      Wash the {name} before first use.
      Tie the {name} shut for the wash.
      Hang the {name} to dry after the bath.
      Keep loose sleeves of the {name} from the stove.
      Compare the {name} with one that fits.
      Turn the {name} inside out for washing.
    `),
  },
}
