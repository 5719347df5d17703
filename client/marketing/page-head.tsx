import { PACKAGES } from '#contract/credits.ts'
import { FREE_PLAN_CREDITS } from '#contract/opening-credits.ts'
import { dollars } from '#contract/money.ts'
import { ORIGIN_PLACEHOLDER, SITE_TITLE } from '#contract/site.ts'
import type { PublicPage } from './public-page.ts'

/** What search engines and link previews read. */
export function PageHead({ page }: { page: PublicPage }) {
  const { title, description, canonical } = page
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={`${ORIGIN_PLACEHOLDER}${canonical}`} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Listwright" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${ORIGIN_PLACEHOLDER}/social.png`} />
      <meta property="og:image:alt" content={SITE_TITLE} />
      {canonical !== null && (
        <meta property="og:url" content={`${ORIGIN_PLACEHOLDER}${canonical}`} />
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {page.hasPrices && <script type="application/ld+json">{JSON.stringify(PRICES)}</script>}
    </>
  )
}

const offers = Object.values(PACKAGES).map(({ name, credits, priceCents }) => ({
  '@type': 'Offer',
  name: `${name}: ${credits} credits`,
  price: decimal(priceCents),
  priceCurrency: 'USD',
}))

/** The prices in the words of schema.org. */
const PRICES = {
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: 'Listwright',
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any',
  offers: [
    {
      '@type': 'Offer',
      name: `Free: ${FREE_PLAN_CREDITS} credits`,
      price: '0',
      priceCurrency: 'USD',
    },
    ...offers,
  ],
}

// Schema.org writes an amount without its sign.
function decimal(cents: number): string {
  return dollars(cents).slice(1)
}
