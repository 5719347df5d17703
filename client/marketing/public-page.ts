import type { Reader } from '#contract/site.ts'
import type { ReactNode } from 'react'
import type { Page } from '#contract/pages.ts'

/** A page that is written out as HTML when the product is built. */
export type PublicPage = {
  /** Its one address for search engines; null where they should not keep it. */
  canonical: Page | null
  title: string
  description: string
  /** True where the prices stand, so that search engines can read them. */
  hasPrices: boolean
  Screen: (props: { reader: Reader }) => ReactNode
}
