import { EXAMPLE_NAMES } from '../example-names.ts'

/** What its maker typed; the listing beside it is written from this when the product is built. */
export const DISH = {
  nickname: EXAMPLE_NAMES.dish,
  notes:
    'small black walnut ring dish, turned by hand from one solid piece. 4 inches wide, 1 inch tall, finished w/ oil and beeswax. keeps rings and earrings together beside the bed or the sink. comes in a kraft gift box w/ a care card. a wedding gift or a 5th anniversary gift. wipe it with a dry cloth.',
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
