export const SITE_TITLE = 'Listwright: marketplace listing SEO with AI'

/** A page's title: its own name in front of the site's. */
export function pageTitle(name: string): string {
  return `${name} · ${SITE_TITLE}`
}

/** Where KeywordSaver is installed and explained, unless the server is configured otherwise. */
export const DEFAULT_EXTENSION_URL = 'https://chromewebstore.google.com/search/KeywordSaver'

/** Stands in built pages for the address of support; without one, its link is taken out. */
export const SUPPORT_PLACEHOLDER = '__SUPPORT__'

/** Stands in built pages for those from outside with whom one can sign in. */
export const IDENTITY_PLACEHOLDER = '__IDENTITY__'

/** Stands in built pages for who runs the shop, and where. */
export const OPERATOR_PLACEHOLDER = '__OPERATOR__'

/** In its place where nobody is named. */
export const UNNAMED_OPERATOR = 'someone who has not given a name here yet'

/** Every public page is built twice: for someone signed out, and for someone signed in. */
export const READERS = ['visitor', 'member'] as const
export type Reader = (typeof READERS)[number]

/** Stands in built pages for the site's own address, which only the running server knows. */
export const ORIGIN_PLACEHOLDER = '__ORIGIN__'
