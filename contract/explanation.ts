/** What an explanation speaks of, in its order; each on a line of its own: `Topic: sentences`. */
export const EXPLANATION_TOPICS = {
  title: 'Title',
  tags: 'Tags',
  description: 'Description',
  leftOut: 'Left out',
  buyersAsk: 'Buyers will ask',
} as const
