import { expect, it } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { draftNames } from '#client/browser/drafts.ts'
import { anImprovement, compare, DECIDED, part } from '#client/testing/improving.tsx'
import { aListing } from '#client/testing/samples.ts'
import type { Improvement } from '#contract/improving/improving.ts'

const radio = (name: string, whose: 'Yours' | 'New') =>
  part(name).getByRole('radio', { name: whose })
const save = (name: string) => page.getByRole('button', { name })

/** The same as a page that is loaded anew, or left and come back to: only what the browser keeps is known. */
async function comeBack(getImprovement: Improvement = anImprovement()) {
  await cleanup()
  return await compare({ getImprovement })
}

it('keeps what she chose of each part when she leaves the comparison, and saves only that', async () => {
  await compare()
  await userEvent.click(radio('Title', 'Yours'))
  const taken = aListing({ ...anImprovement().listing, version: 2, pasted: DECIDED })
  const server = await comeBack()
  server.answer({ takeParts: taken })
  await expect.element(radio('Title', 'Yours')).toBeChecked()
  await expect.element(radio('Description', 'New')).toBeChecked()
  await userEvent.click(save('Save 1 new part'))
  await expect.element(page.getByRole('heading', { name: /^Saved\./ })).toHaveFocus()
  expect(server.callsOf('takeParts').map(({ body }) => body)).toEqual([{ parts: ['description'] }])
  // Once saved it is no draft any more.
  expect(draftNames()).toEqual([])
})

it('keeps the choice of all parts as well, of this listing only', async () => {
  await compare()
  await userEvent.click(save('All yours'))
  const other = anImprovement()
  await comeBack({ ...other, listing: aListing({ ...other.listing, id: 'listing-2' }) })
  await expect.element(radio('Title', 'New')).toBeChecked()
  await comeBack()
  await expect.element(radio('Title', 'Yours')).toBeChecked()
  await expect.element(save('Keep all of yours')).toBeEnabled()
})

it('takes no words of hers that she changed by hand after she chose', async () => {
  await compare()
  await userEvent.click(radio('Description', 'Yours'))
  const { listing } = anImprovement()
  const edited = aListing({ ...listing, generatedTitle: 'My own ring dish', version: 2 })
  await comeBack(anImprovement({ listing: edited }))
  await expect.element(radio('Title', 'Yours')).toBeChecked()
  await expect.element(radio('Description', 'Yours')).toBeChecked()
})

it('goes on with a choice that she was changing, and forgets it where it is what is saved', async () => {
  const { written, listing } = anImprovement()
  const { generatedTitle } = written
  const decided = aListing({ ...listing, generatedTitle, version: 2, pasted: DECIDED })
  await compare({ getImprovement: anImprovement({ listing: decided }) })
  await userEvent.click(save('Change my choice'))
  await userEvent.click(radio('Description', 'New'))
  await comeBack(anImprovement({ listing: decided }))
  await expect.element(save('Save 2 new parts')).toBeEnabled()
  await userEvent.click(radio('Description', 'Yours'))
  await expect.element(save('Save 1 new part')).toBeDisabled()
  expect(draftNames()).toEqual([])
})

it('forgets a choice that was settled elsewhere meanwhile', async () => {
  await compare()
  await userEvent.click(radio('Title', 'Yours'))
  const decided = aListing({ ...anImprovement().listing, version: 2, pasted: DECIDED })
  await comeBack(anImprovement({ listing: decided }))
  await expect.element(page.getByText('Saved: all of yours kept.')).toBeVisible()
  expect(draftNames()).toEqual([])
})
