import { EXAMPLE_NAMES } from './example-names.ts'

/** The notes and the listing that the public pages show as an example. */
export const EXAMPLE = {
  nickname: EXAMPLE_NAMES.dish,
  notes:
    'Small ring dish, black walnut, turned by hand from one solid piece. 4 in wide, 1 in tall, oil and beeswax finish. Weddings, 5th anniversary.',
  focusKeywords: ['walnut ring dish', 'wooden jewelry tray'],
  title: 'Walnut Ring Dish, 4 Inch Hand Turned Wooden Jewelry Tray, 5th Anniversary Gift',
  description: [
    'This walnut ring dish gives your rings a place to land at the end of the day. It’s turned by hand from one solid piece of black walnut, 4 inches wide and 1 inch tall, then finished with oil and beeswax.',
    'Keep it as a wooden jewelry tray on the dresser, or wrap it as a 5th anniversary gift. You’ll see the grain every time you reach for your ring.',
  ],
  tags: [
    'walnut ring dish',
    'wooden jewelry tray',
    '5th anniversary gift',
    'wood ring holder',
    'engagement ring dish',
    'small trinket bowl',
    'nightstand tray',
    'hand turned bowl',
    'bridesmaid gift',
    'gift for new bride',
    'bedside catchall',
    'dresser organizer',
    'wedding keepsake',
  ],
  altText: 'Round walnut ring dish holding two gold wedding bands, on white linen beside a window.',
} as const
