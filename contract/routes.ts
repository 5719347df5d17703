import { accessTokenRoutes } from './access-tokens/access-tokens.ts'
import { accountRoutes } from './accounts.ts'
import { adminRoutes } from './admin.ts'
import { batchRoutes } from './batches/batches.ts'
import { buyersQuestionsRoutes } from './buyers-questions.ts'
import { checkingRoutes } from './checking.ts'
import { checkoutRoutes } from './checkout.ts'
import { configurationRoutes } from './configuration.ts'
import { creditEntryRoutes } from './credits.ts'
import { footerRoutes } from './footers.ts'
import { improvingRoutes } from './improving/improving.ts'
import { listingRoutes } from './listings.ts'
import { meRoutes } from './me.ts'
import { partRoutes } from './parts.ts'
import { paymentWarningRoutes } from './payment-warnings.ts'
import { receiptRoutes } from './receipts.ts'
import { listingPageRoutes } from './listing-pages.ts'
import { versionRoutes } from './versions.ts'
import { shopProfileRoutes } from './shop-profile.ts'
import { wastebasketRoutes } from './wastebasket.ts'
import { exportRoutes } from './export.ts'

/** The calls of the product. Signing in, Google and the sandbox have tables of their own, served beside this one. */
export const routes = {
  ...configurationRoutes,
  ...accountRoutes,
  ...buyersQuestionsRoutes,
  ...listingRoutes,
  ...listingPageRoutes,
  ...checkingRoutes,
  ...partRoutes,
  ...batchRoutes,
  ...improvingRoutes,
  ...versionRoutes,
  ...wastebasketRoutes,
  ...exportRoutes,
  ...footerRoutes,
  ...shopProfileRoutes,
  ...checkoutRoutes,
  ...creditEntryRoutes,
  ...receiptRoutes,
  ...paymentWarningRoutes,
  ...meRoutes,
  ...accessTokenRoutes,
  ...adminRoutes,
} as const

export type Routes = typeof routes
