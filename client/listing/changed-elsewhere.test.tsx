import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, refusal } from '#client/testing/fake-api.ts'
import { openListing } from '#client/testing/open-listing.tsx'
import { aListing } from '#client/testing/samples.ts'
import { shownToast } from '#client/testing/shown-toast.ts'

const title = page.getByRole('textbox', { name: 'Title' })
const save = page.getByRole('button', { name: 'Save', exact: true })
const notice = page.getByText('Changed in another tab or on another device')
const take = page.getByRole('button', { name: 'Use that text' })

/** A listing that another tab has saved since it was opened here. */
async function openChanged(theirs: Parameters<typeof aListing>[0]) {
  const server = await openListing({})
  const current = aListing({ ...theirs, version: 2 })
  const answers: Answers = {
    getListing: current,
    updateListing: refusal('listing_changed'),
  }
  server.answer(answers)
  const versions = () =>
    server.callsOf('updateListing').map(({ headers }) => headers.get('if-match'))
  return { server, current, versions }
}

async function editTitle() {
  await userEvent.click(page.getByRole('button', { name: 'Edit title' }))
  await userEvent.fill(title, 'My own title')
  await userEvent.click(save)
}

it('shows what is saved now, keeps what was typed, and saves it on demand', async () => {
  const { server, current, versions } = await openChanged({ generatedTitle: 'Their title' })
  await editTitle()
  await expect.element(shownToast()).toMatchTextContent('Error412: This listing was changed')
  await expect.element(notice).toBeVisible()
  await expect.element(page.getByRole('blockquote')).toHaveTextContent('Their title')
  await expect.element(title).toHaveValue('My own title')
  server.answer({ updateListing: { ...current, generatedTitle: 'My own title', version: 3 } })
  await userEvent.click(save)
  await expect.element(shownToast()).toHaveTextContent('SuccessListing updated successfully')
  await expect.element(page.getByText('My own title')).toBeVisible()
  expect(notice.elements()).toEqual([])
  expect(versions()).toEqual(['"1"', '"2"'])
})

it('gives up what was typed for what is saved', async () => {
  const { versions } = await openChanged({ generatedTitle: 'Their title' })
  await editTitle()
  await userEvent.click(take)
  await expect.element(page.getByText('Their title')).toBeVisible()
  expect(title.elements()).toEqual([])
  expect(versions()).toEqual(['"1"'])
})

it('keeps both changes where they are of different texts', async () => {
  const { server, current, versions } = await openChanged({ generatedAltText: 'Their alt text' })
  server.answer({
    updateListing: () =>
      versions().at(-1) === '"2"'
        ? { ...current, generatedTitle: 'My own title', version: 3 }
        : refusal('listing_changed'),
  })
  await editTitle()
  await expect.element(shownToast()).toHaveTextContent('SuccessListing updated successfully')
  await expect.element(page.getByText('My own title')).toBeVisible()
  await expect.element(page.getByText('Their alt text')).toBeVisible()
})

it('asks the same of tags', async () => {
  await openChanged({ generatedTags: ['their tag'] })
  await userEvent.click(page.getByRole('button', { name: 'Edit tags' }))
  await userEvent.click(page.getByRole('button', { name: /^Change tag jewelry tray/ }))
  await userEvent.click(page.getByRole('button', { name: 'Remove tag' }))
  await userEvent.click(page.getByRole('button', { name: 'Save tags' }))
  await expect.element(page.getByRole('blockquote')).toHaveTextContent('their tag')
  await userEvent.click(take)
  await expect.element(page.getByRole('button', { name: /^Copy tag their tag/ })).toBeVisible()
})

it('asks the same of a name', async () => {
  const { versions } = await openChanged({ listingTitle: 'Their name' })
  const nickname = page.getByRole('textbox', { name: 'nickname' })
  await userEvent.click(page.getByRole('button', { name: 'Edit nickname' }))
  await userEvent.fill(nickname, 'My name')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('blockquote')).toHaveTextContent('Their name')
  await expect.element(nickname).toHaveValue('My name')
  await userEvent.click(take)
  await expect.element(page.getByRole('heading', { name: 'Their name' })).toBeVisible()
  expect(versions()).toEqual(['"1"'])
})
