import { showToast } from '#client/ui/toasts.ts'
import { SIGN_UP_CREDITS } from '#contract/credits.ts'
import type { Arrival } from './identity.ts'

const WORDS = {
  welcome: {
    title: 'Welcome to Listwright!',
    description: `${SIGN_UP_CREDITS} free credits are in your account.`,
  },
  welcome_back: { title: 'Welcome back!', description: 'You are signed in.' },
}

/** Greets whoever has just come in. */
export function welcome(arrival: Arrival): void {
  showToast(WORDS[arrival])
}
