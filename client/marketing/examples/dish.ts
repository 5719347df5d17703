import { EXAMPLE_NAMES } from '../example-names.ts'

/** What its maker typed; the listing beside it is written from this when the product is built. */
export const DISH = {
  nickname: EXAMPLE_NAMES.dish,
  notes:
    'Small ring dish, turned by hand from one solid piece of black walnut. It is 4 inches wide and 1 inch tall, finished with oil and beeswax. Keeps rings and earrings together beside the bed or the sink. Makes a wedding gift or a 5th anniversary gift. Wipe it with a dry cloth.',
  keywords: [
    'walnut ring dish',
    'wooden jewelry tray',
    'wood ring holder',
    'black walnut dish',
    'hand turned dish',
    'small jewelry tray',
    '5th anniversary gift',
    'wedding gift',
    'wood anniversary',
    'earring holder',
    'wedding ring holder',
    'bedside ring dish',
    'walnut jewelry tray',
    'nightstand ring dish',
    'solid walnut dish',
    'bedside jewelry tray',
    'wooden trinket tray',
    'jewelry holder',
    'wooden jewelry holder',
    'walnut ring dish for a wedding',
  ],
  focusKeywords: ['walnut ring dish', 'wooden jewelry tray'],
  photo: 'Round walnut ring dish on white linen beside a window, two gold wedding bands in it',
} as const
