import { showToast } from '#client/ui/toasts/toasts.ts'
import { SIGN_UP_CREDITS } from '#contract/opening-credits.ts'
import type { Arrival } from '#client/accounts/identity/identity.ts'

const WORDS = {
  welcome: {
    title: 'Welcome to Listwright!',
    // Not "in your account": whoever comes back with the same address has had them.
    description: `New sellers start with ${SIGN_UP_CREDITS} free credits.`,
  },
  welcome_back: { title: 'Welcome back!', description: 'You are signed in.' },
}

/** Greets whoever has just come in. */
export function welcome(arrival: Arrival): void {
  showToast(WORDS[arrival])
}
