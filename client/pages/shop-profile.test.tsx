import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, fakeApi, refusal } from '#client/testing/fake-api.ts'
import { renderScreen } from '#client/testing/render.tsx'
import { aConfiguration, aFooter, aListing } from '#client/testing/samples.ts'
import { PAGES } from '#contract/pages.ts'
import { NO_PROFILE, ShopProfile } from '#contract/shop-profile.ts'
import { ShopProfilePage } from './shop-profile.tsx'

const SAVED: ShopProfile = { ...NO_PROFILE, facts: ['Made in Porto.'], neverSay: ['perfect'] }

async function open(writer: 'composer' | 'model' = 'model', answers: Answers = {}) {
  const server = fakeApi({
    getShopProfile: SAVED,
    listListings: [aListing({ generatedDescription: 'A perfect dish, wheel thrown.' })],
    configuration: aConfiguration({ writer }),
    listFooters: [aFooter(), aFooter({ id: 'footer-2', name: 'Shipping' })],
    saveShopProfile: ({ body }) => ShopProfile.parse(body),
    ...answers,
  })
  await renderScreen(<ShopProfilePage />, { path: PAGES.shopProfile })
  await expect.element(facts).toHaveValue('Made in Porto.')
  return server
}
const facts = page.getByRole('textbox', { name: 'Standing facts' })
const never = page.getByRole('textbox', { name: 'Never say' })
const choose = (name: string, option: string) =>
  userEvent.click(page.getByRole('radiogroup', { name }).getByRole('radio', { name: option }))
const saved = page.getByText('Saved. It is used for every listing from now on.')
const save = page.getByRole('button', { name: 'Save profile' })

it('shows what is saved, and saves a fact on each line and words between commas', async () => {
  const server = await open()
  await expect.element(page.getByText('1 of 10')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Shop profile' }))
    .toHaveAttribute('aria-current')
  await userEvent.fill(facts, 'Made in Porto.\n\n Glazes mixed by us. \nMade in Porto.')
  await userEvent.fill(never, 'perfect, must-have,')
  await userEvent.click(page.getByRole('radio', { name: /^British/ }))
  await userEvent.click(page.getByRole('radio', { name: 'We' }))
  await userEvent.click(save)
  await expect.element(saved).toBeVisible()
  expect(server.callsOf('saveShopProfile').map(({ body }) => body)).toEqual([
    {
      ...NO_PROFILE,
      facts: ['Made in Porto.', 'Glazes mixed by us.'],
      neverSay: ['perfect', 'must-have'],
      spelling: 'british',
      speaker: 'we',
    },
  ])
})

it('shows in the last listing what the profile would change, as it is typed', async () => {
  await open()
  const preview = page.getByRole('region', { name: 'In your last listing' })
  await expect.element(preview.getByText('Made in Porto.')).toBeVisible()
  const marked = (kind: 'del' | 'mark') =>
    [...preview.element().querySelectorAll(kind)].map((one) => one.textContent)
  expect(marked('del')).toEqual(['A perfect dish, wheel thrown.'])
  await userEvent.fill(never, 'unique')
  await userEvent.fill(page.getByRole('textbox', { name: 'Preferred words' }), 'Wheel thrown')
  await userEvent.fill(facts, 'Fired in Porto.')
  await expect.poll(() => marked('mark')).toEqual(['wheel thrown', 'Fired in Porto.'])
  expect(marked('del')).toEqual([])
  await expect
    .element(preview)
    .toMatchTextContent(/a standing fact\s*2\s*a preferred word of yours/)
})

it('shows in an example what the fields suggest, until one is filled or something was written', async () => {
  const api = { getShopProfile: NO_PROFILE, listListings: [] }
  fakeApi({ configuration: aConfiguration(), listFooters: [], ...api })
  await renderScreen(<ShopProfilePage />, { path: PAGES.shopProfile })
  const preview = page.getByRole('region', { name: 'In an example' })
  await expect
    .element(preview.getByText(/^“.*”\. With the suggestions of the empty fields/))
    .toBeVisible()
  const marked = () => [...preview.element().querySelectorAll('mark')].map((one) => one.textContent)
  expect(marked()).toEqual(['Wheel Thrown', 'Made in Porto'])
  await userEvent.fill(facts, 'Packed without plastic.')
  await expect.poll(marked).toEqual(['Packed without plastic.'])
  await expect.element(preview.getByText(/Changes as you type/)).toBeVisible()
})

it('keeps what is default for new items, and only what was chosen', async () => {
  const server = await open()
  await expect.element(page.getByText('Same as the last item').first()).toBeVisible()
  await userEvent.click(page.getByText('Change default style and length'))
  await choose('Default style', 'Minimalist & Elegant')
  await choose('Emojis', 'No')
  await choose('Bulleted lists', 'Yes')
  await expect
    .element(page.getByText('Minimalist & Elegant, no emojis, bulleted list'))
    .toBeVisible()
  await userEvent.click(save)
  await expect.element(saved).toBeVisible()
  expect(server.callsOf('saveShopProfile')[0]?.body).toMatchObject({
    writingStyle: 'minimalist',
    descriptionLength: null,
    includeEmojis: false,
    includeBulletedLists: true,
  })
})

it('has a footer for a kind of item, or none, and goes back to the usual one', async () => {
  const server = await open()
  const footers = page.getByRole('region', { name: 'Footer for a kind of item' })
  const add = async (kind: string, footer: string) => {
    await userEvent.selectOptions(footers.getByLabelText('Kind of item'), kind)
    await userEvent.selectOptions(footers.getByLabelText('Footer for it'), footer)
    await userEvent.click(footers.getByRole('button', { name: 'Add' }))
    await expect.element(footers.getByLabelText('Kind of item')).toHaveFocus()
  }
  await add('Mug', 'Care for oak')
  await add('Printable', 'No footer')
  await add('Ring', 'Shipping')
  await expect.element(footers.getByLabelText('Footer for printable')).toHaveValue('')
  await userEvent.selectOptions(footers.getByLabelText('Footer for mug'), 'Shipping')
  await userEvent.click(footers.getByRole('button', { name: 'Use the default footer for ring' }))
  await expect.element(footers).toHaveFocus()
  await userEvent.click(save)
  await expect.element(saved).toBeVisible()
  expect(server.callsOf('saveShopProfile')[0]?.body).toMatchObject({
    footers: [
      { kind: 'mug', footerId: 'footer-2' },
      { kind: 'printable', footerId: null },
    ],
  })
})

it('says where to save a footer while there is none', async () => {
  await open('model', { listFooters: [] })
  await expect
    .element(page.getByRole('link', { name: 'Save a footer' }))
    .toHaveAttribute('href', PAGES.footers)
})

it('says at the field what is too much, and sends nothing', async () => {
  const server = await open()
  await userEvent.fill(facts, Array.from({ length: 11 }, (_, n) => `Fact ${n}.`).join('\n'))
  await userEvent.click(save)
  await expect.element(page.getByText('A shop has at most 10 standing facts')).toBeVisible()
  await expect.element(facts).toHaveFocus()
  await userEvent.fill(facts, `Made in Porto.\n${'x'.repeat(301)}`)
  await expect
    .element(page.getByText('Fact 2 has 301 characters. A fact has at most 300.'))
    .toBeVisible()
  expect(server.callsOf('saveShopProfile')).toEqual([])
})

it('keeps what was typed where saving fails, and after the page was left', async () => {
  const server = await open()
  server.answer({ saveShopProfile: refusal('unavailable') })
  await userEvent.fill(never, 'unique')
  await userEvent.click(save)
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/^Not saved\. .* What you typed stays here\.$/)
  await expect.element(never).toHaveValue('unique')
  await renderScreen(<ShopProfilePage />, { path: PAGES.shopProfile })
  await expect.element(page.getByText('These are your unsaved changes from before.')).toBeVisible()
})

it('refuses at the field what cannot be obeyed: a fact that holds what is never said, and a word said always', async () => {
  const server = await open()
  const preview = page.getByRole('region', { name: 'In your last listing' })
  await userEvent.fill(facts, 'Each is perfect.')
  await expect
    .poll(() => [...preview.element().querySelectorAll('del')].map((one) => one.textContent))
    .toContain('Each is perfect.')
  await userEvent.click(save)
  await expect
    .element(
      page.getByText(
        '“Each is perfect.” holds “perfect”, which you never say. Please change one of them.',
      ),
    )
    .toBeVisible()
  await userEvent.fill(facts, 'Made in Porto.')
  await userEvent.fill(page.getByRole('textbox', { name: 'Preferred words' }), 'Perfect')
  await expect
    .element(
      page.getByText(
        '“Perfect” is to be said always, and “perfect” never. Please change one of them.',
      ),
    )
    .toBeVisible()
  expect(server.callsOf('saveShopProfile')).toEqual([])
})

it('says while it is offline that nothing was saved, and forgets what it said as more is typed', async () => {
  const server = await open()
  server.answer({ saveShopProfile: () => Promise.reject(new TypeError('offline')) })
  await userEvent.fill(never, 'unique')
  await userEvent.click(save)
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/^Not saved\. Listwright could not be reached\./)
  server.answer({ saveShopProfile: ({ body }) => ShopProfile.parse(body) })
  await userEvent.click(save)
  await expect.element(saved).toBeVisible()
  await userEvent.fill(never, 'unique, rare')
  await expect.element(saved).not.toBeInTheDocument()
})

it('hides what only a model can follow where none writes and nothing was told', async () => {
  await open('composer')
  await expect.element(save).toBeVisible()
  await expect.poll(() => page.getByText(/AI model/).elements()).toEqual([])
})

it('says what cannot be followed where no model writes', async () => {
  await open('composer', { getShopProfile: { ...SAVED, shopName: 'Oak and Oil' } })
  await expect
    .poll(() => page.getByText(/used once an AI model is connected/).elements())
    .toHaveLength(1)
  const words = page.getByRole('textbox', { name: 'Preferred words' })
  await expect.element(words).not.toBeInTheDocument()
  const fold = page.getByRole('button', { name: /what the AI model is told$/ })
  await userEvent.click(fold)
  await userEvent.fill(words, 'perfect')
  await userEvent.click(fold)
  // What is wrong there opens it.
  await userEvent.click(save)
  await expect.element(words).toHaveFocus()
})
