import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Footers } from '#client/pages/footers.tsx'
import { fakeApi, nothing, refusal } from '#client/testing/fake-api.ts'
import { renderScreen } from '#client/testing/render.tsx'
import { aFooter, aListing } from '#client/testing/samples.ts'
import { shownToast } from '#client/testing/shown-toast.ts'
import { FooterPicker } from './footer-picker.tsx'

const oak = aFooter()
const shipping = aFooter({ id: 'footer-2', name: 'Shipping', content: 'Ships in 2 days.' })

it('shows three placeholders, then the footers with their length', async () => {
  const answer = Promise.withResolvers<[typeof oak]>()
  fakeApi({ listListings: [], listFooters: () => answer.promise })
  await renderScreen(<Footers />)
  const placeholders = page.getByRole('status', { name: 'Loading your footers' })
  await expect.element(placeholders).toBeInTheDocument()
  expect(placeholders.element().children).toHaveLength(3)
  answer.resolve([oak])
  await expect.element(page.getByRole('heading', { name: 'Care for oak' })).toBeVisible()
  await expect.element(page.getByText(`${oak.content.length} characters`)).toBeVisible()
})

it('has a way on while there are none', async () => {
  fakeApi({ listListings: [], listFooters: [] })
  await renderScreen(<Footers />)
  await expect.element(page.getByText('No footers yet')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Add Footer' }))
  await expect.element(page.getByRole('dialog', { name: 'Add New Footer' })).toBeVisible()
})

it('says why they could not be loaded, and tries again', async () => {
  const server = fakeApi({ listListings: [], listFooters: refusal('internal') })
  await renderScreen(<Footers />)
  await expect.element(page.getByText('Your footers could not be loaded')).toBeVisible()
  server.answer({ listFooters: [oak] })
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByRole('heading', { name: 'Care for oak' })).toBeVisible()
})

it('creates a footer and shows it', async () => {
  const server = fakeApi({ listListings: [], listFooters: [oak], createFooter: shipping })
  await renderScreen(<Footers />)
  await userEvent.click(page.getByRole('button', { name: 'Add Footer' }))
  await userEvent.fill(page.getByLabelText('Name'), 'Shipping')
  await userEvent.fill(page.getByLabelText('Content'), 'Ships in 2 days.')
  server.answer({ listFooters: [shipping, oak] })
  await userEvent.click(page.getByRole('button', { name: 'Create' }))
  await expect.element(shownToast()).toHaveTextContent('SuccessFooter created successfully')
  await expect.element(page.getByRole('heading', { name: 'Shipping' })).toBeVisible()
  expect(page.getByRole('dialog').elements()).toEqual([])
  expect(server.callsOf('createFooter')[0]?.body).toEqual({
    name: 'Shipping',
    content: 'Ships in 2 days.',
  })
})

it('puts a new footer under every new listing where that is asked for', async () => {
  const server = fakeApi({
    listListings: [],
    listFooters: [oak],
    createFooter: shipping,
    chooseUsualFooter: [{ ...shipping, isUsual: true }, oak],
  })
  await renderScreen(<Footers />)
  await userEvent.click(page.getByRole('button', { name: 'Add Footer' }))
  await userEvent.fill(page.getByLabelText('Name'), 'Shipping')
  await userEvent.fill(page.getByLabelText('Content'), 'Ships in 2 days.')
  await userEvent.click(page.getByRole('switch', { name: 'Default for new listings' }))
  await userEvent.click(page.getByRole('button', { name: 'Create' }))
  await expect.element(page.getByRole('radio', { name: 'Default for new listings' })).toBeChecked()
  expect(server.callsOf('chooseUsualFooter').map(({ body }) => body)).toEqual([
    { footerId: shipping.id },
  ])
})

it('names what is missing or too long, and sends nothing', async () => {
  fakeApi({ listListings: [], listFooters: [oak] })
  await renderScreen(<Footers />)
  await userEvent.click(page.getByRole('button', { name: 'Add Footer' }))
  await userEvent.click(page.getByRole('button', { name: 'Create' }))
  await expect.element(page.getByText('Name is required')).toBeVisible()
  await expect.element(page.getByText('Content is required')).toBeVisible()
  await userEvent.fill(page.getByLabelText('Name'), 'n'.repeat(51))
  await userEvent.fill(page.getByLabelText('Content'), 'c'.repeat(1001))
  await expect.element(page.getByText('Name must be less than 50 characters')).toBeVisible()
  await expect.element(page.getByText('Content must be less than 1000 characters')).toBeVisible()
})

it('keeps what was typed when saving fails', async () => {
  fakeApi({ listListings: [], listFooters: [oak], createFooter: refusal('internal', 'No room.') })
  await renderScreen(<Footers />)
  await userEvent.click(page.getByRole('button', { name: 'Add Footer' }))
  await userEvent.fill(page.getByLabelText('Name'), 'Shipping')
  await userEvent.fill(page.getByLabelText('Content'), 'Ships in 2 days.')
  await userEvent.click(page.getByRole('button', { name: 'Create' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('500: No room.')
  await expect.element(page.getByLabelText('Name')).toHaveValue('Shipping')
})

it('edits a footer', async () => {
  const answer = Promise.withResolvers<typeof oak>()
  const server = fakeApi({
    listListings: [],
    listFooters: [oak],
    updateFooter: () => answer.promise,
  })
  await renderScreen(<Footers />)
  await userEvent.click(page.getByRole('button', { name: 'Edit Care for oak' }))
  await expect.element(page.getByRole('dialog', { name: 'Edit Footer' })).toBeVisible()
  await userEvent.fill(page.getByLabelText('Name'), 'Care')
  await userEvent.click(page.getByRole('button', { name: 'Update' }))
  await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  answer.resolve(aFooter({ name: 'Care' }))
  await expect.element(shownToast()).toHaveTextContent('SuccessFooter updated successfully')
  expect(server.callsOf('updateFooter')[0]).toMatchObject({
    params: { id: 'footer-1' },
    body: { name: 'Care', content: oak.content },
  })
})

it('says when an edit could not be saved', async () => {
  fakeApi({ listListings: [], listFooters: [oak], updateFooter: refusal('footer_not_found') })
  await renderScreen(<Footers />)
  await userEvent.click(page.getByRole('button', { name: 'Edit Care for oak' }))
  await userEvent.click(page.getByRole('button', { name: 'Update' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to save footer')
})

it('puts one footer under every new listing, or none', async () => {
  const server = fakeApi({
    listListings: [],
    listFooters: [oak, shipping],
    chooseUsualFooter: [{ ...oak, isUsual: true }, shipping],
  })
  await renderScreen(<Footers />)
  const usual = page.getByRole('radio', {
    name: /^(Make default|Default for new listings)$/,
  })
  const none = page.getByRole('radio', { name: /^No default/ })
  await expect.element(none).toBeChecked()
  await userEvent.click(usual.first())
  await expect.element(usual.first()).toBeChecked()
  await expect.element(usual.last()).not.toBeChecked()
  await expect.element(none).not.toBeChecked()
  server.answer({ chooseUsualFooter: [oak, shipping] })
  await userEvent.click(none)
  await expect.element(none).toBeChecked()
  await expect.element(usual.first()).not.toBeChecked()
  expect(server.callsOf('chooseUsualFooter').map(({ body }) => body)).toEqual([
    { footerId: oak.id },
    { footerId: null },
  ])
})

it('shows how the footer one comes to reads under the newest description', async () => {
  const generatedDescription = 'First of all.\n\nGive your rings a place to land.'
  fakeApi({
    listFooters: [oak, shipping],
    listListings: [aListing({ generatedDescription })],
  })
  await renderScreen(<Footers />)
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect.element(preview).toMatchTextContent(/“Walnut ring dish”, as a buyer reads it/)
  await expect.element(preview).toMatchTextContent(/Walnut Ring Dish, Hand-Turned Wooden/)
  await userEvent.hover(page.getByRole('heading', { name: 'Shipping' }))
  await expect.element(preview).toMatchTextContent(/a place to land\.\s*Ships in 2 days\./)
  await userEvent.hover(page.getByRole('heading', { name: 'Care for oak' }))
  await expect.element(preview).toMatchTextContent(/a place to land\.\s*Wipe with a dry cloth/)
})

it('deletes a footer after asking', async () => {
  const server = fakeApi({ listListings: [], listFooters: [oak], deleteFooter: nothing() })
  await renderScreen(<Footers />)
  await userEvent.click(page.getByRole('button', { name: 'Delete Care for oak' }))
  expect(server.callsOf('deleteFooter')).toEqual([])
  server.answer({ listFooters: [] })
  await userEvent.click(page.getByRole('button', { name: 'Delete', exact: true }))
  await expect.element(shownToast()).toHaveTextContent('SuccessFooter deleted successfullyUndo')
  await expect.element(page.getByText('No footers yet')).toBeVisible()
})

it('brings a deleted footer back while its toast shows', async () => {
  const server = fakeApi({
    listListings: [],
    listFooters: [oak],
    deleteFooter: nothing(),
    restoreFooter: oak,
  })
  await renderScreen(<Footers />)
  await userEvent.click(page.getByRole('button', { name: 'Delete Care for oak' }))
  server.answer({ listFooters: [] })
  await userEvent.click(page.getByRole('button', { name: 'Delete', exact: true }))
  await expect.element(page.getByText('No footers yet')).toBeVisible()
  server.answer({ listFooters: [oak] })
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(shownToast()).toHaveTextContent('Footer RestoredIt is in your list again.')
  await expect.element(page.getByRole('heading', { name: 'Care for oak' })).toBeVisible()
  expect(server.callsOf('restoreFooter')[0]?.params).toEqual({ id: 'footer-1' })
})

it('keeps what was typed when Escape closes the dialog, and drops it on Cancel', async () => {
  fakeApi({ listListings: [], listFooters: [oak] })
  await renderScreen(<Footers />)
  const add = page.getByRole('button', { name: 'Add Footer' })
  const content = page.getByLabelText('Content')
  const restored = page.getByText('These are your unsaved changes from before.')
  await userEvent.click(add)
  await userEvent.fill(content, 'Ships in 2 days.')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.click(add)
  await expect.element(content).toHaveValue('Ships in 2 days.')
  await expect.element(restored).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Start over' }))
  await expect.element(content).toHaveValue('')
  await userEvent.fill(content, 'Ships in 3 days.')
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(page.getByRole('button', { name: 'Edit Care for oak' }))
  await expect.element(content).toHaveValue(oak.content)
  await userEvent.keyboard('{Escape}')
  await userEvent.click(add)
  await expect.element(content).toHaveValue('')
})

it('shows what was saved in another tab, and lets one keep hers or take theirs', async () => {
  const theirs = aFooter({ content: 'Oil it twice a year.', version: 2 })
  const server = fakeApi({
    listListings: [],
    listFooters: [oak],
    updateFooter: refusal('footer_changed'),
  })
  await renderScreen(<Footers />)
  const edit = page.getByRole('button', { name: 'Edit Care for oak' })
  const content = page.getByLabelText('Content')
  const update = page.getByRole('button', { name: 'Update' })
  const notice = page.getByText('Changed in another tab or on another device')
  await userEvent.click(edit)
  await userEvent.fill(content, 'Never oil it.')
  server.answer({ listFooters: [theirs] })
  await userEvent.click(update)
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('412: This footer was changed in another tab')
  await expect.element(notice).toBeVisible()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('blockquote')).toMatchTextContent('Oil it twice a year.')
  await expect.element(content).toHaveValue('Never oil it.')
  await userEvent.click(page.getByRole('button', { name: 'Use that text' }))
  await expect.element(content).toHaveValue('Oil it twice a year.')
  expect(notice.elements()).toEqual([])

  await userEvent.fill(content, 'Never oil it.')
  const mine = aFooter({ content: 'Never oil it.', version: 3 })
  server.answer({ listFooters: [mine], updateFooter: mine })
  await userEvent.click(update)
  await expect.element(dialog).not.toBeInTheDocument()
  const tags = server.callsOf('updateFooter').map(({ headers }) => headers.get('if-match'))
  expect(tags).toEqual(['"1"', '"2"'])
})

it('says when a footer could not be deleted', async () => {
  fakeApi({ listListings: [], listFooters: [oak], deleteFooter: refusal('internal') })
  await renderScreen(<Footers />)
  await userEvent.click(page.getByRole('button', { name: 'Delete Care for oak' }))
  await userEvent.click(page.getByRole('button', { name: 'Delete', exact: true }))
  await expect.element(shownToast()).toHaveTextContent('ErrorFailed to delete footer')
})

it('copies a footer, and calls a failure an error', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  fakeApi({ listListings: [], listFooters: [oak] })
  await renderScreen(<Footers />)
  await userEvent.click(page.getByRole('button', { name: 'Copy footer' }))
  await expect.element(shownToast()).toHaveTextContent('Copied!Footer copied to clipboard')
  expect(write).toHaveBeenCalledExactlyOnceWith(oak.content)
  write.mockRejectedValueOnce(new Error('not allowed'))
  await userEvent.click(page.getByRole('button', { name: 'Copied!' }))
  await expect.element(shownToast()).toHaveTextContent('ErrorFailed to copy to clipboard')
  const byHand = page.getByRole('dialog', { name: 'Copy it by hand' })
  await expect.element(byHand).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => byHand.elements()).toEqual([])
})

it('offers the saved footers to pick from, in a list of at most 300 px', async () => {
  const onPick = vi.fn<() => void>()
  const onOpenChange = vi.fn<() => void>()
  const many = Array.from({ length: 12 }, (_, index) => aFooter({ id: `f${index}` }))
  fakeApi({ listListings: [], listFooters: [shipping, ...many] })
  await renderScreen(<FooterPicker isOpen onOpenChange={onOpenChange} onPick={onPick} />)
  await expect.element(page.getByRole('button', { name: /^Shipping/ })).toBeVisible()
  expect(page.getByRole('list').first().element().clientHeight).toBeLessThanOrEqual(300)
  await userEvent.click(page.getByRole('button', { name: /^Shipping/ }))
  expect(onPick).toHaveBeenCalledExactlyOnceWith(shipping)
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})

it('creates the first footer from the picker, and comes back to pick it', async () => {
  const server = fakeApi({ listListings: [], listFooters: [], createFooter: shipping })
  await renderScreen(
    <FooterPicker isOpen onOpenChange={() => undefined} onPick={() => undefined} />,
  )
  await expect.element(page.getByText('No footers saved yet')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Create New Footer' }))
  await userEvent.fill(page.getByLabelText('Name'), 'Shipping')
  await userEvent.fill(page.getByLabelText('Content'), 'Ships in 2 days.')
  server.answer({ listFooters: [shipping] })
  await userEvent.click(page.getByRole('button', { name: 'Create', exact: true }))
  await expect.element(page.getByRole('button', { name: /^Shipping/ })).toBeVisible()
})
