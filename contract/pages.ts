/** Every screen's path. The server answers 404 for any other, links and tests spell none. */
export const PAGES = {
  home: '/',
  landing: '/landing',
  features: '/features',
  pricing: '/pricing',
  keywordSaver: '/keywordsaver',
  signIn: '/signin',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  checkout: '/checkout',
  history: '/history',
  footers: '/footers',
  credits: '/credits',
  admin: '/admin',
} as const
export type Page = (typeof PAGES)[keyof typeof PAGES]

/** Set by the browser while someone is signed in. Only a hint for the first paint: no token, no name. */
export const HINT_COOKIE = 'listwright-hint'

/** Full-page navigation that starts sign-in. */
export const LOGIN_PATH = '/api/login'

/** The part of the history address that opens one listing. */
export function listingHash(listingId: string): string {
  return `#listing-${listingId}`
}
