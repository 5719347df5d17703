import type { CurrentUser } from '#contract/accounts.ts'
import type { BuyersQuestions } from '#contract/buyers-questions.ts'
import type { PublicConfiguration } from '#contract/configuration.ts'
import type { Footer } from '#contract/footers.ts'
import type { Listing } from '#contract/listings.ts'

const AT = '2025-11-14T15:41:00.000Z'

export function aConfiguration(given: Partial<PublicConfiguration> = {}): PublicConfiguration {
  return {
    identity: { provider: 'embedded', hasGoogle: true },
    writer: 'composer',
    payments: 'off',
    stripePublishableKey: null,
    mail: 'smtp',
    extensionUrl: 'https://example.test/',
    supportEmail: 'help@listwright.test',
    ...given,
  }
}

export function aUser(given: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 'user-1',
    email: 'mara@oakandoil.shop',
    firstName: 'Mara',
    lastName: null,
    profileImageUrl: null,
    credits: 10,
    isAdmin: false,
    isEmailConfirmed: true,
    hasShopProfile: false,
    createdAt: AT,
    updatedAt: AT,
    ...given,
  }
}

/** What buyers ask of a mug of which only the material is told. */
export function someQuestions(given: Partial<BuyersQuestions> = {}): BuyersQuestions {
  return {
    questions: [
      { label: 'Capacity', ask: 'How much does it hold?', isAnswered: false },
      { label: 'Size', ask: 'How big is it?', isAnswered: false },
      { label: 'Material', ask: 'What is it made of?', isAnswered: true },
    ],
    tellsAlmostNothing: false,
    ...given,
  }
}

export function aFooter(given: Partial<Footer> = {}): Footer {
  return {
    id: 'footer-1',
    name: 'Care for oak',
    content: 'Wipe with a dry cloth. Oil once a year.',
    isUsual: false,
    version: 1,
    createdAt: AT,
    updatedAt: AT,
    ...given,
  }
}

export function aListing(given: Partial<Listing> = {}): Listing {
  return {
    id: 'listing-1',
    listingTitle: 'Walnut ring dish',
    sku: 'RD-WAL-014',
    productType: 'Small ring dish turned from one piece of black walnut.',
    keywords: 'walnut ring dish, wood ring holder, jewelry tray',
    starredKeywords: 'walnut ring dish',
    targetAudience: null,
    writingStyle: 'friendly',
    includeEmojis: false,
    includeBulletedLists: true,
    descriptionLength: 'medium',
    imageDescription: 'Round walnut ring dish on white linen.',
    customAiInstructions: null,
    standingFacts: [],
    pasted: null,
    generatedTitle: 'Walnut Ring Dish, Hand-Turned Wooden Jewelry Tray for Nightstand',
    generatedDescription: 'Give your rings a place to land.',
    generatedTags: ['walnut ring dish', 'wood ring holder', 'jewelry tray'],
    generatedAltText: 'Round walnut ring dish on white linen.',
    generatedExplanation: 'Opens with your focus keyword.',
    version: 1,
    copied: [],
    listedAt: null,
    createdAt: AT,
    ...given,
  }
}
