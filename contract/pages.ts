/** A page that is written out as HTML when the product is built. */
export type DocumentName =
  | 'landing'
  | 'features'
  | 'pricing'
  | 'keywordsaver'
  | 'terms'
  | 'privacy'
  | 'not-found'

/** What a browser loads: the application, which then finds the screen, or a document. */
type Shell = 'application' | DocumentName

type PageRow = {
  path: string
  /** For a browser that hints at a member, and for any other. */
  shell: { member: Shell; visitor: Shell }
  /** For whom its screen is. A visitor's page is passed by whoever is signed in already. */
  access: 'anyone' | 'visitor' | 'member' | 'admin'
  /** Whether search engines are told about it. */
  isListed: boolean
}

const APPLICATION = { member: 'application', visitor: 'application' } as const

/** One row a page. The server's addresses, the screens, the links and the sitemap all follow from it. */
const ROWS = {
  home: {
    path: '/',
    shell: { member: 'application', visitor: 'landing' },
    access: 'member',
    isListed: true,
  },
  // What members see of the first page; for visitors it has one address only.
  landing: {
    path: '/landing',
    shell: { member: 'landing', visitor: 'not-found' },
    access: 'member',
    isListed: false,
  },
  features: {
    path: '/features',
    shell: { member: 'features', visitor: 'features' },
    access: 'anyone',
    isListed: true,
  },
  pricing: {
    path: '/pricing',
    shell: { member: 'pricing', visitor: 'pricing' },
    access: 'anyone',
    isListed: true,
  },
  keywordSaver: {
    path: '/keywordsaver',
    shell: { member: 'keywordsaver', visitor: 'keywordsaver' },
    access: 'anyone',
    isListed: true,
  },
  terms: {
    path: '/terms',
    shell: { member: 'terms', visitor: 'terms' },
    access: 'anyone',
    isListed: true,
  },
  privacy: {
    path: '/privacy',
    shell: { member: 'privacy', visitor: 'privacy' },
    access: 'anyone',
    isListed: true,
  },
  signIn: { path: '/signin', shell: APPLICATION, access: 'visitor', isListed: false },
  signUp: { path: '/signup', shell: APPLICATION, access: 'visitor', isListed: false },
  forgotPassword: {
    path: '/forgot-password',
    shell: APPLICATION,
    access: 'visitor',
    isListed: false,
  },
  // The link of a mail works in any browser, also where somebody is signed in.
  resetPassword: { path: '/reset-password', shell: APPLICATION, access: 'anyone', isListed: false },
  confirmAddress: {
    path: '/confirm-address',
    shell: APPLICATION,
    access: 'anyone',
    isListed: false,
  },
  checkout: { path: '/checkout', shell: APPLICATION, access: 'member', isListed: false },
  history: { path: '/history', shell: APPLICATION, access: 'member', isListed: false },
  deleted: { path: '/history/deleted', shell: APPLICATION, access: 'member', isListed: false },
  improve: { path: '/improve', shell: APPLICATION, access: 'member', isListed: false },
  versions: { path: '/versions', shell: APPLICATION, access: 'member', isListed: false },
  batches: { path: '/batches', shell: APPLICATION, access: 'member', isListed: false },
  footers: { path: '/footers', shell: APPLICATION, access: 'member', isListed: false },
  shopProfile: { path: '/shop-profile', shell: APPLICATION, access: 'member', isListed: false },
  accessTokens: {
    path: '/account/access-tokens',
    shell: APPLICATION,
    access: 'member',
    isListed: false,
  },
  credits: { path: '/credits', shell: APPLICATION, access: 'member', isListed: false },
  receipt: { path: '/receipt', shell: APPLICATION, access: 'member', isListed: false },
  admin: { path: '/admin', shell: APPLICATION, access: 'admin', isListed: false },
} as const satisfies Record<string, PageRow>

type Rows = typeof ROWS
type Row = Rows[keyof Rows]

/** Every screen's path. The server answers 404 for any other, links and tests spell none. */
export const PAGES = pathsOf(ROWS)
export type Page = Row['path']

export const PAGE_ROWS: readonly (PageRow & { path: Page })[] = Object.values(ROWS)

/** The pages of the application that are for these people. */
export type ScreenFor<Access extends PageRow['access']> = Extract<
  Row,
  { shell: { member: 'application' }; access: Access }
>['path']

// TypeScript cannot see through the loop which path belongs to which name, so that is promised here.
function pathsOf<Table extends Record<string, PageRow>>(
  table: Table,
): { readonly [Name in keyof Table]: Table[Name]['path'] }
function pathsOf(table: Record<string, PageRow>): unknown {
  return Object.fromEntries(Object.entries(table).map(([name, { path }]) => [name, path]))
}

/**
 * Stands beside the session while someone is signed in, for scripts and the first paint: no token, no
 * name. Only a hint; what counts is the session.
 */
export function hintCookie(isHttps: boolean): string {
  return isHttps ? '__Host-listwright-hint' : 'listwright-hint'
}

/** What it says: somebody is signed in, or has signed out and the server may not know it yet. */
export const HINT = { member: '1', leaving: 'out' } as const

/** Full-page navigation that starts sign-in. */
export const LOGIN_PATH = '/api/login'

/** The part of the history address that opens one listing. */
export function listingHash(listingId: string): string {
  return `#listing-${listingId}`
}
