import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeApi, refusal } from '#client/testing/fake-api.ts'
import { renderScreen } from '#client/testing/render.tsx'
import { aConfiguration, aListing } from '#client/testing/samples.ts'
import { shownToast } from '#client/testing/shown-toast.ts'
import { PAGES } from '#contract/pages.ts'
import { NO_PROFILE, ShopProfile } from '#contract/shop-profile.ts'
import { ShopProfilePage } from './shop-profile.tsx'

const SAVED: ShopProfile = { ...NO_PROFILE, facts: ['Made in Porto.'], neverSay: ['perfect'] }

async function open(writer: 'composer' | 'model' = 'model') {
  const server = fakeApi({
    getShopProfile: SAVED,
    listListings: [aListing({ generatedDescription: 'A perfect dish, wheel thrown.' })],
    configuration: aConfiguration({ writer }),
    saveShopProfile: ({ body }) => ShopProfile.parse(body),
  })
  await renderScreen(<ShopProfilePage />, { path: PAGES.shopProfile })
  await expect.element(facts).toHaveValue('Made in Porto.')
  return server
}
const facts = page.getByRole('textbox', { name: 'Standing facts' })
const never = page.getByRole('textbox', { name: 'Never say' })
const choose = (name: string, option: string) =>
  userEvent.click(page.getByRole('radiogroup', { name }).getByRole('radio', { name: option }))
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
  await expect.element(shownToast()).toMatchTextContent('It holds for every listing from now on.')
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
  expect(marked('del')).toEqual(['perfect'])
  await userEvent.fill(never, 'unique')
  await userEvent.fill(page.getByRole('textbox', { name: 'Always say so' }), 'Wheel thrown')
  await userEvent.fill(facts, 'Fired in Porto.')
  await expect.poll(() => marked('mark')).toEqual(['wheel thrown', 'Fired in Porto.'])
  expect(marked('del')).toEqual([])
  await expect.element(preview).toMatchTextContent(/a standing fact\s*3\s*your word for it/)
})

it('keeps what is usual for new items, and only what was chosen', async () => {
  const server = await open()
  await expect.element(page.getByText('As the item before').first()).toBeVisible()
  await userEvent.click(page.getByText('Change usual style and length'))
  await choose('Usual style', 'Minimalist & Elegant')
  await choose('Emojis', 'No')
  await choose('Bulleted lists', 'Yes')
  await expect
    .element(page.getByText('Minimalist & Elegant, no emojis, bulleted list'))
    .toBeVisible()
  await userEvent.click(save)
  await expect.element(shownToast()).toMatchTextContent('It holds for every listing from now on.')
  expect(server.callsOf('saveShopProfile')[0]?.body).toMatchObject({
    writingStyle: 'minimalist',
    descriptionLength: null,
    includeEmojis: false,
    includeBulletedLists: true,
  })
})

it('says at the field what is too much, and sends nothing', async () => {
  const server = await open()
  await userEvent.fill(facts, Array.from({ length: 11 }, (_, n) => `Fact ${n}.`).join('\n'))
  await userEvent.click(save)
  await expect.element(page.getByText('A shop has at most 10 standing facts')).toBeVisible()
  expect(server.callsOf('saveShopProfile')).toEqual([])
})

it('keeps what was typed where saving fails, and after the page was left', async () => {
  const server = await open()
  server.answer({ saveShopProfile: refusal('unavailable') })
  await userEvent.fill(never, 'unique')
  await userEvent.click(save)
  await expect.element(shownToast()).toMatchTextContent('503')
  await expect.element(never).toHaveValue('unique')
  await renderScreen(<ShopProfilePage />, { path: PAGES.shopProfile })
  await expect
    .element(page.getByText('This is what you typed before and have not saved.'))
    .toBeVisible()
})

it('says what cannot be followed where no model writes', async () => {
  await open('composer')
  await expect.element(page.getByText(/^No AI model is connected to this shop/)).toBeVisible()
})
