import { expect, it, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { refusal } from '#client/testing/fake-api.ts'
import { aListing } from '#client/testing/samples.ts'
import { shownToast } from '#client/testing/shown-toast.ts'
import { renderScreen } from '#client/testing/render.tsx'
import { Improve } from './improve.tsx'
import { DECIDED, anImprovement, compare, part, PASTED } from '#client/testing/improving.tsx'

const save = (name: string) => page.getByRole('button', { name })
const verdict = page.getByRole('status')

it('counts the checks with what is chosen, and takes only that', async () => {
  const { written, listing } = anImprovement()
  const { generatedTitle } = written
  const takenParts = aListing({ ...listing, generatedTitle, version: 2, pasted: DECIDED })
  const server = await compare({ takeParts: takenParts })
  await expect.element(verdict).toMatchTextContent('9 of 10 checksWith 2 new parts')
  await userEvent.click(page.getByRole('button', { name: 'All yours' }))
  await expect.element(verdict).toMatchTextContent('6 of 10 checksYour listing as it is')
  await expect.element(save('Keep all of yours')).toBeVisible()
  await expect.element(page.getByText('All of yours.')).toBeVisible()
  await userEvent.click(part('Title').getByRole('radio', { name: 'New' }))
  await expect.element(verdict).toMatchTextContent('8 of 10 checksWith 1 new part')
  await expect.element(page.getByText('1 new part, 3 of yours.')).toBeVisible()
  await userEvent.click(save('Save 1 new part'))
  // She arrives at her listing, to copy it.
  const saved = page.getByRole('region', { name: 'Saved. This is your listing now.' })
  await expect
    .element(saved.getByRole('heading', { name: 'Saved. This is your listing now.' }))
    .toHaveFocus()
  await expect
    .element(saved.getByText('1 new part, 3 of yours. 6 of 10 checks pass, as before.'))
    .toBeVisible()
  // As many as are counted below it.
  await expect.element(saved.getByRole('img', { name: '6 of 10 checks pass' })).toBeVisible()
  await expect
    .element(saved.getByRole('link', { name: 'Back to your history' }))
    .toHaveAttribute('href', '/history#listing-listing-1')
  const [sent] = server.callsOf('takeParts')
  expect([sent?.body, sent?.headers.get('if-match')]).toEqual([{ parts: ['title'] }, '"1"'])
})

it('begins with what was taken before, which is saved, and saves another choice', async () => {
  const { written, listing } = anImprovement()
  const taken = aListing({
    ...listing,
    generatedTitle: written.generatedTitle,
    version: 2,
    pasted: DECIDED,
  })
  await compare({ getImprovement: anImprovement({ listing: taken }) })
  await expect
    .element(page.getByRole('link', { name: 'To the listing' }))
    .toHaveAttribute('href', '/history#listing-listing-1')
  // What is saved is shown, and changed on request.
  await expect.element(part('Description').getByText('Yours, kept')).toBeVisible()
  expect(page.getByRole('radio').elements()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Change my choice' }))
  await expect.element(page.getByRole('button', { name: 'All yours' })).toHaveFocus()
  await expect.element(part('Description').getByRole('radio', { name: 'Yours' })).toBeChecked()
  await userEvent.click(part('Description').getByRole('radio', { name: 'New' }))
  await expect.element(save('Save 2 new parts')).toBeEnabled()
})

it('says what she changed by hand since, and that it stays', async () => {
  const { listing } = anImprovement()
  const edited = aListing({ ...listing, generatedTitle: 'My own ring dish', version: 2 })
  await compare({ getImprovement: anImprovement({ listing: edited }) })
  await expect
    .element(page.getByText(/^You changed the title by hand since\. That stays/))
    .toBeVisible()
  await expect.element(part('Title').getByRole('radio', { name: 'Yours' })).toBeChecked()
  await expect.element(save('Save 1 new part')).toBeEnabled()
})

it('knows later that she kept all of hers, and can be chosen from again', async () => {
  const { listing } = anImprovement()
  await compare({
    getImprovement: anImprovement({ listing: aListing({ ...listing, pasted: DECIDED }) }),
  })
  await expect.element(page.getByText('Saved: all of yours kept.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Change my choice' }))
  await expect.element(part('Title').getByRole('radio', { name: 'Yours' })).toBeChecked()
})

it('does not say of a description that she changed since that it is as she pasted it', async () => {
  const { listing } = anImprovement()
  const edited = { ...listing, generatedDescription: 'Mine, anew.', version: 2 }
  await compare({ getImprovement: anImprovement({ listing: edited }) })
  await expect.element(page.getByText('Your description stays as you changed it.')).toBeVisible()
})

it('says what stands in the way of saving, and shows the listing as it is now', async () => {
  const server = await compare({
    takeParts: refusal('listing_changed'),
    getListing: anImprovement().listing,
  })
  await userEvent.click(save('Save 2 new parts'))
  await expect.element(shownToast()).toMatchTextContent('This listing was changed in another')
  await expect.poll(() => server.callsOf('getImprovement')).toHaveLength(2)
})

it('is where she saved it after a reload, and beside what she pasted from any link', async () => {
  const { written, listing } = anImprovement()
  const { generatedTitle } = written
  const taken = aListing({ ...listing, generatedTitle, version: 2, pasted: DECIDED })
  const server = await compare({ takeParts: taken })
  await userEvent.click(part('Description').getByRole('radio', { name: 'Yours' }))
  await userEvent.click(save('Save 1 new part'))
  const saved = page.getByRole('heading', { name: 'Saved. This is your listing now.' })
  await expect.element(saved).toBeVisible()
  server.answer({ getImprovement: anImprovement({ listing: taken }) })
  await cleanup()
  const path = location.pathname + location.hash
  await renderScreen(<Improve />, { path, entry: history.state })
  await expect.element(saved).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Versions' }).first())
    .toHaveAttribute('href', '/versions#listing-listing-1')
  await userEvent.click(page.getByRole('button', { name: 'Compare with what you pasted' }))
  await expect.element(page.getByText('Saved: 1 new part, 3 of yours.')).toBeVisible()
})

it('is copied where it is saved, whole or field by field, and compared again', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { written, listing } = anImprovement()
  const { generatedTitle } = written
  const taken = aListing({ ...listing, generatedTitle, version: 2, pasted: DECIDED })
  await compare({ takeParts: taken, placeListing: taken })
  await userEvent.click(part('Description').getByRole('radio', { name: 'Yours' }))
  await userEvent.click(save('Save 1 new part'))
  await userEvent.click(page.getByRole('button', { name: 'Copy all listing' }))
  expect(write.mock.lastCall?.[0]).toMatch(/^TITLE:\nWalnut Ring Dish, 4 in Wide\n/)
  await userEvent.click(page.getByRole('button', { name: 'Copy field by field' }))
  await expect.poll(() => write.mock.lastCall?.[0]).toBe(generatedTitle)
  await userEvent.click(page.getByRole('button', { name: 'The listing' }))
  await userEvent.click(page.getByRole('button', { name: 'Compare with what you pasted' }))
  await expect.element(page.getByText('Saved: 1 new part, 3 of yours.')).toHaveFocus()
  await expect.element(part('Title').getByText('The new one')).toBeVisible()
})

it('saves the choice with a press that mends, and opens what is written by hand', async () => {
  const { listing, health } = anImprovement()
  const choices = health.choices.map((choice) => ({
    ...choice,
    states: Array.from({ length: 10 }, (_, at) =>
      at === 9 ? ('open' as const) : ('met' as const),
    ),
  }))
  const bare = { ...PASTED, generatedAltText: null }
  const taken = aListing({ ...listing, ...bare, version: 2, pasted: DECIDED })
  const server = await compare({
    getImprovement: anImprovement({
      listing: aListing({ ...listing, ...bare }),
      pasted: bare,
      health: { ...health, choices },
    }),
    takeParts: taken,
  })
  await page.viewport(1280, 800)
  await userEvent.click(page.getByRole('button', { name: 'Save and write alt text' }))
  await expect.element(page.getByRole('textbox', { name: 'Image Alt Text' })).toHaveFocus()
  await expect.element(page.getByText(/^To mend: .*alt text/)).toBeVisible()
  expect(server.callsOf('takeParts')).toHaveLength(1)
  // Nothing was typed yet, so nothing is left unsaved.
  await expect
    .poll(() => localStorage.getItem('listwright-draft-listing-listing-1-generatedAltText'))
    .toBeNull()
})

it('shows which of the two is chosen of all parts', async () => {
  await compare()
  const [hers, anew] = [save('All yours'), save('All improved')]
  await expect.element(anew).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(hers)
  await expect.element(hers).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(part('Title').getByRole('radio', { name: 'New' }))
  for (const one of [hers, anew]) await expect.element(one).toHaveAttribute('aria-pressed', 'false')
})

it('counts what she mended by hand since as hers', async () => {
  const { written, listing } = anImprovement()
  const { generatedTitle } = written
  const edited = { generatedTags: ['ring dish', 'walnut dish'], generatedTitle }
  const taken = aListing({ ...listing, ...edited, version: 2, pasted: DECIDED })
  await compare({
    getImprovement: anImprovement({ listing: aListing({ ...listing, ...edited }) }),
    takeParts: taken,
  })
  await userEvent.click(part('Description').getByRole('radio', { name: 'Yours' }))
  await userEvent.click(save('Save 1 new part'))
  await expect
    .element(page.getByText(/6 of 10 checks passed, then 8\. With what you changed since: \d/))
    .toBeVisible()
})
