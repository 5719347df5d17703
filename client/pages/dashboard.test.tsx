import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, fakeApi, refusal } from '#client/testing/fake-api.ts'
import { renderScreen } from '#client/testing/render.tsx'
import { aListing, aUser } from '#client/testing/samples.ts'
import { PROBLEMS } from '#contract/problems.ts'
import { Dashboard } from './dashboard.tsx'

const nickname = page.getByRole('textbox', { name: 'Nickname' })
const product = page.getByRole('textbox', { name: 'Product Description' })
const keywords = page.getByRole('textbox', { name: 'Keywords' })
const generate = page.getByRole('button', { name: 'Generate Listing' })
const generating = page.getByRole('button', { name: 'Generating...' })
const result = (name: string) => page.getByRole('region', { name })

beforeEach(async () => {
  await page.viewport(1280, 900)
  localStorage.clear()
  sessionStorage.clear()
  setWithoutMotion()
})

describe('the generator form', () => {
  it('names what is missing and cannot be sent until it is there', async () => {
    await openDashboard()
    const banner = page.getByText('Please fill in all required fields marked with *')
    await expect.element(banner).toBeVisible()
    await expect
      .element(page.getByText('Missing: Nickname, Product Description, Keywords'))
      .toBeVisible()
    await expect.element(generate).toBeDisabled()
    await fillIn()
    await expect.element(generate).toBeEnabled()
    await expect.element(banner).not.toBeInTheDocument()
    await expect.element(generate).toHaveAccessibleDescription(/You will have 9 left/)
  })

  it('says why nothing happens when it is sent by keyboard too early', async () => {
    const api = await openDashboard()
    await nickname.fill('Dish')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expectToast('Required Fields Missing', 'Please fill in all required fields marked with *')
    expect(api.callsOf('generateListing')).toEqual([])
  })

  it('needs a credit', async () => {
    await openDashboard({ currentUser: aUser({ credits: 0 }) })
    await fillIn()
    await expect.element(generate).toBeDisabled()
    await expect.element(generate).toHaveAccessibleDescription('You have no credits left.')
    nickname.element().closest('form')?.requestSubmit()
    await expectToast(
      'Insufficient Credits',
      'You need at least 1 credit to generate a listing. Please purchase more credits.',
    )
  })

  it('sends what was typed when Ctrl+Enter is pressed', async () => {
    const api = await openDashboard()
    await fillIn()
    await page.getByRole('switch', { name: /Include Emojis/ }).click()
    await page.getByRole('radio', { name: /Whimsical & Creative/ }).click()
    await page.getByRole('radio', { name: /Long/ }).click()
    await nickname.click()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(result('Generated Listing')).toBeVisible()
    expect(api.callsOf('generateListing').map(({ body }) => body)).toEqual([
      {
        listingTitle: 'Ring dish',
        sku: '',
        productType: 'A small walnut dish',
        keywords: 'walnut ring dish, gift',
        starredKeywords: 'gift',
        writingStyle: 'whimsical',
        includeEmojis: true,
        includeBulletedLists: false,
        descriptionLength: 'long',
        imageDescription: '',
        customAiInstructions: '',
      },
    ])
  })

  it('does not generate while keywords are being added by keyboard', async () => {
    const api = await openDashboard()
    await fillIn()
    await keywords.click()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(api.callsOf('generateListing')).toEqual([])
  })

  it('explains each field in a dialog', async () => {
    await openDashboard()
    await page.getByRole('button', { name: 'About SKU' }).click()
    await expect.element(page.getByRole('dialog', { name: 'SKU' })).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    expect(page.getByRole('button', { name: /^About / }).elements()).toHaveLength(9)
  })

  it('keeps what was typed across a visit elsewhere', async () => {
    fakeApi(answers())
    const { unmount } = await renderScreen(<Dashboard />)
    await nickname.fill('Dish')
    await unmount()
    await renderScreen(<Dashboard />)
    await expect.element(nickname).toHaveValue('Dish')
  })

  it('starts a new item and brings the old one back', async () => {
    await openDashboard()
    await nickname.fill('Dish')
    await page.getByRole('button', { name: 'Start a new item' }).click()
    await expect.element(nickname).toHaveValue('')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(nickname).toHaveValue('Dish')
  })
})

describe('inputs left by the history', () => {
  it('fill the form once', async () => {
    localStorage.setItem(
      'prefillInputs',
      '{"productType":"A bowl","keywords":"oak bowl, gift","starredKeywords":"gift","targetAudience":"cooks"}',
    )
    await openDashboard()
    await expectToast('Inputs Loaded', 'Form populated with previous inputs')
    await expect.element(product).toHaveValue('A bowl')
    await expect
      .element(page.getByRole('textbox', { name: 'Target Audience' }))
      .toHaveValue('cooks')
    await expect
      .element(page.getByRole('button', { name: 'Focus keyword: gift' }))
      .toHaveAttribute('aria-pressed', 'true')
    await expect.element(page.getByRole('radio', { name: /Friendly/ })).toBeChecked()
    await expect.element(page.getByRole('radio', { name: /Medium/ })).toBeChecked()
    expect(localStorage.getItem('prefillInputs')).toBeNull()
  })

  it('are discarded when they are spoilt', async () => {
    localStorage.setItem('prefillInputs', '{"keywords":7}')
    await openDashboard()
    await expect.element(product).toHaveValue('')
    expect(page.getByText('Inputs Loaded').elements()).toEqual([])
    expect(localStorage.getItem('prefillInputs')).toBeNull()
  })
})

describe('generating', () => {
  it('shows the listing, refreshes the balance and the list, and keeps the form', async () => {
    const api = await openDashboard()
    await fillIn()
    api.answer({ currentUser: aUser({ credits: 9 }), listListings: [aListing()] })
    await generate.click()
    await expectToast(
      'Listing Generated!',
      'Your SEO-optimized marketplace listing has been created.',
    )
    await expect.element(result('Generated Listing')).toBeVisible()
    await expect.element(page.getByText('9 credits', { exact: true })).toBeVisible()
    await expect.element(result('Recent Activity').getByText('Walnut ring dish')).toBeVisible()
    await expect.element(nickname).toHaveValue('Ring dish')
  })

  it('says that it is writing, and takes the focus to the result', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof aListing>>()
    await openDashboard({ generateListing: () => answer.promise })
    await fillIn()
    await generate.click()
    await expect.element(generating).toBeDisabled()
    const heading = page.getByRole('heading', { name: 'Writing your listing' })
    await expect.element(heading).toHaveFocus()
    await expect.element(page.getByText('Step 1 of 5: title')).toBeVisible()
    answer.resolve(aListing())
    await expect.element(page.getByRole('heading', { name: 'Generated Listing' })).toHaveFocus()
  })

  it('sets the listing part by part where motion is welcome', async () => {
    vi.mocked(window.matchMedia).mockRestore()
    await openDashboard()
    await fillIn()
    await generate.click()
    await expect.element(result('Writing your listing').getByText(/Step [2-5] of 5/)).toBeVisible()
    await expect.element(result('Generated Listing')).toBeVisible()
  })

  it('brings the listing before back when the next one fails, and says why', async () => {
    const api = await openDashboard()
    await fillIn()
    await generate.click()
    await expect.element(result('Generated Listing')).toBeVisible()
    api.answer({ generateListing: refusal('generation_failed') })
    await generate.click()
    await expectToast('Generation Failed', `502: ${PROBLEMS.generation_failed.detail}`)
    await expect.element(result('Generated Listing')).toBeVisible()
    await expect.element(generate).toBeEnabled()
    await expect.element(product).toHaveValue('A small walnut dish')
  })

  it('repeats a call whose answer was lost under the same key, and an answered one under a new', async () => {
    const api = await openDashboard({
      generateListing: () => Promise.reject(new TypeError('offline')),
    })
    await fillIn()
    await generate.click()
    await expectToast('Generation Failed', /could not be reached/)
    api.answer({ generateListing: refusal('generation_failed') })
    await generate.click()
    await expectToast('Generation Failed', /502/)
    await generate.click()
    await vi.waitFor(() => expect(api.callsOf('generateListing')).toHaveLength(3))
    const [lost, repeated, next] = api
      .callsOf('generateListing')
      .map(({ headers }) => headers.get('idempotency-key'))
    expect(lost).toMatch(/^[0-9a-f-]{36}$/)
    expect(repeated).toBe(lost)
    expect(next).not.toBe(lost)
  })
})

describe('the page', () => {
  it('says when the account cannot be loaded, and tries again', async () => {
    const api = await openDashboard({ currentUser: refusal('internal') })
    await expect.element(page.getByText('Your account could not be loaded')).toBeVisible()
    api.answer({ currentUser: aUser({ credits: 3 }) })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('3 credits', { exact: true })).toBeVisible()
  })

  it('holds the place of the result before there is one', async () => {
    await openDashboard()
    await expect.element(result('Your listing will be set here')).toBeVisible()
    await expect.element(page.getByRole('img', { name: '0 of 4 ready' })).toBeVisible()
  })
})

function answers(more: Answers = {}): Answers {
  return {
    currentUser: aUser({ credits: 10 }),
    listListings: [],
    generateListing: aListing(),
    ...more,
  }
}

async function openDashboard(more: Answers = {}) {
  const api = fakeApi(answers(more))
  await renderScreen(<Dashboard />)
  return api
}

async function fillIn() {
  await nickname.fill('Ring dish')
  await product.fill('A small walnut dish')
  await keywords.fill('walnut ring dish, gift')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Focus keyword: gift' }).click()
}

async function expectToast(title: string, description: string | RegExp) {
  await expect.element(page.getByText(title, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('listitem').getByText(description)).toBeVisible()
}

/** The result then simply appears, which also shows that nothing depends on the motion. */
function setWithoutMotion() {
  const matchMedia = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(query.includes('reduced-motion') ? 'all' : query),
  )
}
