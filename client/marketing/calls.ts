import { LOGIN_PATH, PAGES } from '#contract/pages.ts'
import type { Reader } from '#contract/site.ts'

export type Call = { label: string; href: string }

/** The one thing each reader is asked to do. */
export const CALLS: Record<Reader, Call> = {
  visitor: { label: 'Get Started Free', href: PAGES.signUp },
  member: { label: 'Go to Dashboard', href: PAGES.home },
}

/** The same beside the prices, where a visitor goes through sign-in. */
export const PRICING_CALLS: Record<Reader, Call> = {
  visitor: { label: 'Get Started Free', href: LOGIN_PATH },
  member: CALLS.member,
}
