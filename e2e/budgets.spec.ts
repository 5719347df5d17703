import type { Locator, Page } from '@playwright/test'
import { PAGES } from '#contract/pages.ts'
import { SITE_TITLE } from '#contract/site.ts'
import { expect, test } from './fixtures.ts'

/**
 * What a page may cost until it can be used, in bytes as they are sent, compressed. Headers and frames are not
 * among them: those are the matter of whoever carries the page, and others over HTTP/2 behind a proxy.
 */
const PUBLIC_PAGE = { scriptBytes: 1_300, bytes: 117_000, requests: 7 }
/**
 * React is 58 kB of each, 150 bytes load a page anew when an update took a part of it away, and some 30 end a session
 * whose signing out did not arrive; some 300 free the address that somebody else signed up with, 50 name the styles
 * that no public page carries, and 100 the calls and pages of versions and of what was deleted;
 * some 60 say of each call what an access token must be for, and where tokens are made, and 20 draw a block of cloth
 * once; 110 say what a shop fills a new item with, and 40 that a choice may be left to it; some 130 bring a form
 * that was refused to its first wrong field, and 140 mark both where the two do not belong together. Icons that no
 * visitor sees took 3,600 of them. 50 say of a listing that it was pasted, and what its seller chose;
 * 40 find the sentence in an answer that is no problem of ours, some 300 ask for the words on a pack that is paid for
 * afterwards, and 300 say at a field what is missing, which the browser said in words of its own;
 * 100 are room for builds in other places, which differ by some dozens.
 */
const SIGN_IN = { scriptBytes: 92_000, requests: 11 }
/**
 * Some 300 of them lead on to the pack that was chosen before there was an account, and 70 to the usual footer; 1,200
 * fold the form on a phone and let a finished listing arrive in one piece; 1,100 find a listing again that was being
 * written, and share with sign-out what tells what it would drop; 100 name the pages of versions and of what was deleted;
 * 200 say that a form no longer belongs to the listing beside it, and fetch the crafts of a first visit when it moves;
 * 260 lead to one part again and to the shop profile, 100 to access tokens, with what each call wants of one, and 50 say
 * on a first visit what to begin with; 350 draw for a key in the form only what it changes, which halves what one costs;
 * some 380 name the page of many at once with its parts, and the listings of a batch; 350 the page of a pasted listing;
 * 380 fill a new item with what is usual for the shop, and tell that from what was changed for the item;
 * 240 ask for the footer of a kind of item. All in six files, which took 8,000 less than the 46 before them.
 * Some 800 lead from here to a pasted listing and to many at once, and show whether the shop's profile is used;
 * 600 hang the examples of a first visit, or her own items, on their shelf at once, which is a request less; 200 name
 * each fault of a listing with the part that it is about, and 40 ask for late parts behind the picture of an act; 90 light
 * History while a pasted listing of it is compared; some 90 tell the keywords that the example was written from; 200 say on the
 * page what a failed writing means, with the button that tries again; 50 ask for the line on what waits for a choice,
 * and name what a pasted listing was checked against; 100 are the same room for builds in other places.
 */
const DASHBOARD = { scriptBytes: 125_000, requests: 14 }

type Cost = { scriptBytes: number; bytes: number; requests: number }

test('what a visitor opens stays within its budget', async ({ page }) => {
  for (const path of [PAGES.home, PAGES.features, PAGES.pricing, PAGES.keywordSaver]) {
    const heading = page.getByRole('heading', { level: 1 })
    expectWithin(PUBLIC_PAGE, await costOf(page, path, heading))
    expect(await page.title()).toContain(SITE_TITLE)
  }
  const signIn = page.getByRole('button', { name: 'Sign In', exact: true })
  expectWithin(SIGN_IN, await costOf(page, PAGES.signIn, signIn))
})

test('the dashboard stays within its budget', async ({ seller }) => {
  const form = seller.getByRole('heading', { name: 'Your item' })
  expectWithin(DASHBOARD, await costOf(seller, PAGES.home, form))
})

/** Loads a page as if for the first time, until what is wanted there shows, and touches nothing. */
async function costOf(page: Page, path: string, wanted: Locator): Promise<Cost> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto(path)
  await expect(wanted).toBeVisible()
  await page.waitForLoadState('networkidle')
  await client.detach()
  const loaded = await page.evaluate(() =>
    ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type))
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
  )
  const scripts = loaded.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  return { scriptBytes: bytesOf(scripts), bytes: bytesOf(loaded), requests: loaded.length }
}

function bytesOf(loaded: readonly { bytes: number }[]): number {
  return loaded.reduce((sum, { bytes }) => sum + bytes, 0)
}

function expectWithin(budget: Partial<Cost>, cost: Cost): void {
  for (const key of ['scriptBytes', 'bytes', 'requests'] as const)
    expect(cost[key], `${key} of ${JSON.stringify(cost)}`).toBeLessThanOrEqual(
      budget[key] ?? Infinity,
    )
}
