import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeApi, refusal } from '#client/testing/fake-api.ts'
import { renderScreen } from '#client/testing/render.tsx'
import { shownToast } from '#client/testing/shown-toast.ts'
import { ExportButton } from './export-button.tsx'

const dialog = page.getByRole('dialog', { name: 'Download your listings' })
const csv = page.getByRole('button', { name: 'Download CSV' })

/** What the browser was asked to save. */
function savedFiles() {
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  return names
}

function aFile(body: BodyInit): Response {
  const headers = { 'content-disposition': 'attachment; filename="listwright-listings.csv"' }
  return new Response(body, { headers })
}

async function open(answer: () => Response) {
  const server = fakeApi({ exportListings: answer })
  await renderScreen(<ExportButton />)
  await userEvent.click(page.getByRole('button', { name: 'Download' }))
  return server
}

it('saves the file under the name that the server gives it', async () => {
  const saved = savedFiles()
  const server = await open(() => aFile('Nickname\r\n'))
  await userEvent.click(csv)
  await expect
    .element(shownToast())
    .toHaveTextContent('Listings DownloadedSaved as listwright-listings.csv')
  expect(saved).toEqual(['listwright-listings.csv'])
  expect(server.callsOf('exportListings').map(({ search }) => search)).toEqual(['?format=csv'])
  await expect.element(dialog).not.toBeInTheDocument()
})

it('tells how much has arrived, and can be given up', async () => {
  const saved = savedFiles()
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>()
  const writer = writable.getWriter()
  await open(() => aFile(readable))
  await userEvent.click(csv)
  await writer.write(new Uint8Array(2_340_000))
  await expect.element(page.getByText('2.3 MB so far')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
  await expect.element(csv).toBeVisible()
  expect(saved).toEqual([])
})

it('says why no file arrived, and lets one try again', async () => {
  const saved = savedFiles()
  const server = await open(() => refusal('internal', 'No room.'))
  await userEvent.click(csv)
  await expect.element(page.getByText('500: No room.')).toBeVisible()
  server.answer({ exportListings: () => aFile('Nickname\r\n') })
  await userEvent.click(csv)
  await expect.poll(() => saved).toHaveLength(1)
})
