/** What an account opens with; one ledger entry each, in this order. */
export const OPENING_CREDITS = [
  { type: 'free_plan', amount: 5, description: 'Free plan credits' },
  { type: 'welcome_bonus', amount: 5, description: 'Welcome bonus' },
] as const

/** The promise of the public pages. */
export const FREE_PLAN_CREDITS = OPENING_CREDITS[0].amount
export const WELCOME_BONUS_CREDITS = OPENING_CREDITS[1].amount
/** The promise of the sign-up page: both opening entries together. */
export const SIGN_UP_CREDITS = FREE_PLAN_CREDITS + WELCOME_BONUS_CREDITS
