/** How often a part of one listing is written again for nothing, within so many days. */
export const PARTS_AGAIN = { max: 5, days: 30 } as const
