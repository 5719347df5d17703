import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deskWindow } from '#client/testing/dashboard.tsx'
import { type Answers, fakeApi, refusal } from '#client/testing/fake-api.ts'
import { renderScreen } from '#client/testing/render.tsx'
import { aListing, aUser } from '#client/testing/samples.ts'
import { shownToast } from '#client/testing/shown-toast.ts'
import { type Batch, type BatchRow, NewBatchRows } from '#contract/batches/batches.ts'
import { PAGES } from '#contract/pages.ts'
import { PROBLEMS } from '#contract/problems.ts'
import { Batches } from './batches.tsx'

const HEAD = 'Nickname,SKU,Product Description,Keywords,Writing Style'
const GOOD = ['Tapers,T-1,"Hand dipped, 8 inch","taper, candle",', 'Votives,,Set of four,votive,']

function aBatch(given: Partial<Batch> = {}): Batch {
  return {
    id: 'batch-1',
    name: 'candles-winter',
    state: 'running',
    pausedFor: null,
    waits: null,
    rows: { waiting: 1, writing: 0, written: 1, failed: 1, canceled: 0 },
    writer: 'usual',
    usesProfile: true,
    createdAt: '2026-05-01T10:00:00.000Z',
    startedAt: '2026-05-01T10:00:01.000Z',
    finishedAt: null,
    ...given,
  }
}

const ROWS: BatchRow[] = [
  row(2, { nickname: 'Tapers', state: 'written', listingId: 'listing-1', title: 'Beeswax Tapers' }),
  row(3, {
    nickname: 'Votives',
    state: 'failed',
    problem: {
      code: 'generation_failed',
      detail: 'It could not be written. You were not charged.',
    },
  }),
  row(4, { nickname: 'Melts' }),
]

function row(number: number, given: Partial<BatchRow>): BatchRow {
  return {
    number,
    nickname: '',
    state: 'waiting',
    problem: null,
    listingId: null,
    title: null,
    checksPassed: null,
    ...given,
  }
}

async function openNew(more: Answers = {}) {
  const server = fakeApi({
    currentUser: aUser({ credits: 10 }),
    listBatches: [],
    createBatch: aBatch({ state: 'filling' }),
    addBatchRows: aBatch({ state: 'filling' }),
    startBatch: aBatch(),
    getBatch: aBatch(),
    listBatchRows: ROWS,
    ...more,
  })
  const { unmount } = await renderScreen(<Batches />, { path: PAGES.batches })
  return { ...server, leave: unmount }
}

async function openBatch(batch: Batch, more: Answers = {}) {
  const server = fakeApi({
    currentUser: aUser(),
    getBatch: batch,
    listBatchRows: ROWS,
    ...more,
  })
  await deskWindow()
  await renderScreen(<Batches />, { path: `${PAGES.batches}?batch=${batch.id}` })
  await expect.element(page.getByRole('list', { name: 'Rows of the batch' })).toBeVisible()
  return server
}

const choose = (lines: string[], name = 'candles-winter.csv') =>
  userEvent.upload(
    page.getByLabelText('Choose a file'),
    new File([lines.join('\r\n')], name, { type: 'text/csv' }),
  )
const button = (name: string | RegExp) => page.getByRole('button', { name })
/** What was sent is followed on a page of its own: nothing of it goes on behind the test's back. */
const hasMoved = () =>
  expect
    .element(page.getByRole('heading', { name: '“candles-winter” is being written' }))
    .toBeVisible()

it('shows at the first visit what a file looks like, and when something is sent and paid', async () => {
  await openNew()
  const example = page.getByRole('table')
  await expect
    .element(example.getByRole('row').first())
    .toMatchTextContent(/Nickname.*Product Description.*Keywords/)
  expect(example.getByRole('row').elements()).toHaveLength(4)
  const steps = page.getByRole('list', { name: 'How it goes' }).getByRole('listitem')
  await expect.element(steps.first()).toMatchTextContent(/Nothing is sent yet/)
  await expect.element(steps.nth(2)).toMatchTextContent(/a row that fails costs nothing/)
})

it('shows each row with its keywords and what all will cost, before anything is sent', async () => {
  const server = await openNew()
  await choose([HEAD, ...GOOD])
  await expect.element(page.getByText(/^“candles-winter\.csv”, 2 rows\./)).toBeVisible()
  await expect.element(page.getByText(/^2 credits, 8 left after\./)).toBeVisible()
  await expect.element(page.getByText('Keywords for 2 of 13 tags')).toBeVisible()
  await expect.element(page.getByText('Hand dipped, 8 inch')).toBeVisible()
  expect(
    server.calls.filter(({ name }) => name !== 'currentUser' && name !== 'listBatches'),
  ).toEqual([])
})

it('begins with what is usual for the shop, for every row that says nothing else', async () => {
  const usual = { writingStyle: 'whimsical', descriptionLength: null, includeEmojis: true }
  const server = await openNew({ currentUser: aUser({ credits: 10, usual }) })
  await choose([HEAD, ...GOOD, 'Melts,,Six hearts,melt,minimalist'])
  await expect.element(page.getByText('Whimsical & Creative, medium, emojis')).toBeVisible()
  await button('Write 3 listings, 3 credits').click()
  await expect.poll(() => server.callsOf('addBatchRows')).toHaveLength(1)
  const { rows } = NewBatchRows.parse(server.callsOf('addBatchRows')[0]?.body)
  expect(rows.map(({ input }) => [input.writingStyle, input.includeEmojis])).toEqual([
    ['whimsical', true],
    ['whimsical', true],
    ['minimalist', true],
  ])
  await hasMoved()
})

it('sends the rows and starts the batch, whose page then follows it', async () => {
  const server = await openNew()
  await choose([HEAD, ...GOOD])
  await button('Change the settings for all rows').click()
  await page.getByRole('radio', { name: 'Whimsical & Creative' }).click()
  await button('Done').click()
  await button('Write 2 listings, 2 credits').click()
  await expect
    .element(page.getByRole('heading', { name: '“candles-winter” is being written' }))
    .toBeVisible()
  const sent = server.callsOf('addBatchRows').flatMap(({ body }) => NewBatchRows.parse(body).rows)
  expect(sent).toMatchObject([
    { number: 2, input: { listingTitle: 'Tapers', sku: 'T-1', writingStyle: 'whimsical' } },
    { number: 3, input: { listingTitle: 'Votives', keywords: 'votive' } },
  ])
  expect(server.callsOf('startBatch').map(({ body }) => body)).toEqual([{ rows: 2 }])
  expect(location.search).toBe('?batch=batch-1')
})

it('says of a row why it cannot be used, and lets it be mended', async () => {
  await openNew()
  await choose([HEAD, ...GOOD, 'Jar,,,fig candle,', 'Torn,,a, b, c, d, e', 'Fig,,A jar,fig,fancy'])
  await expect.element(page.getByText('3 rows need fixing')).toBeVisible()
  await expect.element(page.getByText(/^There is no description/)).toBeVisible()
  await expect.element(page.getByText(/cells and the file 5 headings/)).toBeVisible()
  await expect.element(page.getByText(/^“fancy” is no writing style/)).toBeVisible()
  await button('3 rows need fixing').click()
  await button('Fix row 4').click()
  const description = page.getByRole('textbox', { name: 'Product Description' })
  await expect.element(description).toHaveAccessibleDescription(/^There is no description/)
  await description.fill('A jar of soy wax')
  await expect.element(description).not.toHaveAttribute('aria-invalid')
  // Spaces alone are nothing.
  const keywords = page.getByRole('textbox', { name: 'Keywords', exact: true })
  await keywords.fill('  ')
  await button('Save row').click()
  await expect.element(keywords).toHaveAccessibleDescription(/^There are no keywords/)
  await keywords.fill('fig candle')
  await button('Save row').click()
  await expect.element(button('Write 3 listings, 3 credits')).toBeVisible()
})

it('writes only what the balance pays for, says so, and offers credits where there are none', async () => {
  const server = await openNew({ currentUser: aUser({ credits: 1 }) })
  await choose([HEAD, ...GOOD])
  await expect.element(button('Write 1 listing, 1 credit')).toBeVisible()
  await expect
    .element(page.getByText(/pays for 1\. The other 1 wait until you have credits/))
    .toBeVisible()
  await button(/^Waiting for credits/).click()
  await expect.element(page.getByText('Votives')).toBeVisible()
  server.answer({ currentUser: aUser({ credits: 0 }) })
  await renderScreen(<Batches />, { path: PAGES.batches })
  await expect.element(button('Buy Credits')).toBeVisible()
  await expect
    .element(
      page.getByText(
        'You have no credits. 2 rows can be written. Buy credits, then start it here: nothing of it was sent.',
      ),
    )
    .toBeVisible()
})

it('keeps a file with what was mended and left out until it is started, and asks before it is given up', async () => {
  const server = await openNew()
  await choose([HEAD, ...GOOD, 'Jar,,,fig candle,'])
  await button('Fix row 4').click()
  await page.getByRole('textbox', { name: 'Product Description' }).fill('A jar of soy wax')
  await button('Save row').click()
  await button('Edit row 3').click()
  await button('Leave this row out').click()
  await expect.element(button('Write 2 listings, 2 credits')).toBeVisible()
  await server.leave()
  await renderScreen(<Batches />, { path: PAGES.batches })
  await expect.element(page.getByText('A jar of soy wax')).toBeVisible()
  await expect.element(page.getByText('Left out: not written, and costs nothing.')).toBeVisible()
  await button('Choose another file').click()
  await expect.element(page.getByText('Take another file?')).toBeVisible()
  await button('Keep it').click()
  await button('Take row 3 back').click()
  await button('Write 3 listings, 3 credits').click()
  await expect.poll(() => server.callsOf('startBatch')).toHaveLength(1)
  await hasMoved()
  expect(localStorage.getItem('listwright-draft-batch')).toBeNull()
})

it('names a row that repeats another, and tells after the start which rows were not used', async () => {
  await openNew()
  await choose([HEAD, ...GOOD, 'Jar,,,fig candle,', GOOD[0] ?? ''])
  await expect.element(page.getByText('Row 5 repeats row 2', { exact: true })).toBeVisible()
  await button('Leave it out').click()
  await expect.element(button('Write 2 listings, 2 credits')).toBeVisible()
  await expect.element(page.getByText(/repeats row/)).not.toBeInTheDocument()
  await button('Write 2 listings, 2 credits').click()
  await page.getByText('2 rows of your file were not used', { exact: false }).click()
  await expect.element(page.getByText('Row 5. You left it out.')).toBeVisible()
  await expect.element(page.getByText(/^Row 4\. There is no description/)).toBeVisible()
  const saved = Promise.withResolvers<File>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof File) saved.resolve(file)
    return '#'
  })
  await button('Download them to fix').click()
  expect((await saved.promise).name).toBe('candles-winter-not-used.csv')
  expect(await (await saved.promise).text()).toContain('5,You left it out.,Tapers,T-1,')
})

it('does without the shop profile where that is switched off', async () => {
  const server = await openNew({ currentUser: aUser({ credits: 10, hasShopProfile: true }) })
  await choose([HEAD, ...GOOD])
  await page.getByRole('switch', { name: 'Use my shop profile for these rows' }).click()
  await button('Write 2 listings, 2 credits').click()
  await hasMoved()
  expect(server.callsOf('createBatch')[0]?.body).toMatchObject({ usesProfile: false })
})

it('begins in a row that cannot be used where it is to be mended', async () => {
  await openNew()
  await choose([HEAD, ...GOOD, 'Jar,,,fig candle,'])
  await button('Fix row 4').click()
  const description = page.getByRole('textbox', { name: 'Product Description' })
  await expect.element(description).toHaveFocus()
  await description.fill('x'.repeat(10_001))
  await expect.element(page.getByText('10,001 / 10,000: remove 1 character')).toBeVisible()
  await expect.element(description).toBeInvalid()
})

it('says before anything is paid of a row of signs that nothing can be written from it', async () => {
  await openNew()
  await choose([HEAD, ...GOOD, 'Dots,,...,fig candle,', 'Marks,,A jar,!!!,'])
  await expect.element(page.getByText('2 rows need fixing')).toBeVisible()
  await expect.element(page.getByText(/^The description says nothing of the item\./)).toBeVisible()
  await expect.element(page.getByText(/^The keywords hold no words\./)).toBeVisible()
})

it.each([
  ['no list of ours', ['Name,Price', 'Mug,3'], /Its headings are none that we know/],
  ['empty', [''], /This file is empty/],
  ['a workbook', ['PK\u0003\u0004'], /This is a workbook/],
  ['too long', [HEAD, ...Array.from({ length: 1001 }, () => 'A,,b,c,')], /1,001 rows/],
])('refuses a file that is %s with a sentence', async (_what, lines, sentence) => {
  await openNew()
  await choose(lines)
  await expect.element(page.getByRole('alert')).toMatchTextContent(sentence)
})

it('reads semicolons and the alphabet of older spreadsheets', async () => {
  await openNew()
  const bytes = new Uint8Array(
    Array.from('Nickname;Product Description;Keywords\nCaf\u00e9 mug;A mug;mug', (letter) =>
      letter.charCodeAt(0),
    ),
  )
  await userEvent.upload(
    page.getByLabelText('Choose a file'),
    new File([bytes], 'mugs.csv', { type: 'text/csv' }),
  )
  await expect.element(page.getByText('Café mug')).toBeVisible()
})

it('keeps the file where sending fails, and sends the same batch again', async () => {
  const server = await openNew({ addBatchRows: refusal('unavailable') })
  await choose([HEAD, ...GOOD])
  await button('Write 2 listings, 2 credits').click()
  await expect.element(page.getByText('The batch was not started')).toBeVisible()
  server.answer({ addBatchRows: aBatch({ state: 'filling' }) })
  await button('Write 2 listings, 2 credits').click()
  await expect
    .element(page.getByRole('heading', { name: '“candles-winter” is being written' }))
    .toBeVisible()
  const keys = server.callsOf('createBatch').map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(1)
})

it('cuts the name of a batch that a file has too long', async () => {
  const server = await openNew()
  await choose([HEAD, ...GOOD], `${'very long '.repeat(12)}.csv`)
  await button('Write 2 listings, 2 credits').click()
  await hasMoved()
  expect(server.callsOf('createBatch')[0]?.body).toMatchObject({
    name: expect.stringMatching(/^very long .*…$/),
  })
})

it('downloads a template with the columns', async () => {
  await openNew()
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  await button('Download the template').click()
  expect(saved).toEqual(['listwright-template.csv'])
})

it('follows a batch while it runs, and lets it be paused and go on', async () => {
  const server = await openBatch(aBatch(), {
    pauseBatch: aBatch({ state: 'paused', pausedFor: 'asked' }),
    resumeBatch: aBatch(),
  })
  await expect.element(page.getByText('You can close this page.', { exact: false })).toBeVisible()
  server.answer({
    getBatch: aBatch({ rows: { ...aBatch().rows, waiting: 0, written: 2 } }),
    listBatchRows: ROWS.map((one) => ({ ...one, state: one.number === 3 ? 'failed' : 'written' })),
  })
  await expect.element(page.getByRole('status').getByText('2')).toBeVisible()
  await button('Pause').click()
  await expect
    .element(page.getByRole('heading', { name: '“candles-winter” is paused' }))
    .toBeVisible()
  await button('Resume').click()
  await expect.element(button('Pause')).toBeVisible()
})

const givenUp = (one: BatchRow): BatchRow =>
  one.state === 'waiting' ? { ...one, state: 'canceled' } : one

it('writes nothing while it asks whether the rest is given up, and goes on where it is kept', async () => {
  const server = await openBatch(aBatch(), {
    pauseBatch: aBatch({ state: 'paused', pausedFor: 'asked' }),
    resumeBatch: aBatch(),
  })
  await button('Cancel the rest').click()
  await expect
    .element(page.getByText('Writing is paused while you decide.', { exact: false }))
    .toBeVisible()
  await button('Keep it').click()
  await expect
    .element(page.getByRole('heading', { name: '“candles-winter” is being written' }))
    .toBeVisible()
  expect(server.callsOf('resumeBatch')).toHaveLength(1)
  expect(server.callsOf('cancelBatch')).toEqual([])
})

it('does not resume what pauses for credits meanwhile', async () => {
  const server = await openBatch(aBatch(), {
    pauseBatch: aBatch({ state: 'paused', pausedFor: 'no_credits' }),
  })
  await button('Cancel the rest').click()
  await expect.element(page.getByText('You are out of credits')).toBeInTheDocument()
  await button('Keep it').click()
  await expect.element(button('Cancel the rest')).toHaveFocus()
  expect(server.callsOf('resumeBatch')).toEqual([])
})

it('leaves a batch paused that was paused before it asked', async () => {
  const server = await openBatch(aBatch({ state: 'paused', pausedFor: 'asked' }))
  await button('Cancel the rest').click()
  await button('Keep it').click()
  await expect.element(button('Resume')).toBeVisible()
  expect(server.callsOf('pauseBatch')).toEqual([])
  expect(server.callsOf('resumeBatch')).toEqual([])
})

it('asks before the rest is given up', async () => {
  const server = await openBatch(aBatch(), {
    pauseBatch: aBatch({ state: 'paused', pausedFor: 'asked' }),
    cancelBatch: aBatch({
      state: 'canceled',
      finishedAt: '2026-05-01T10:05:00.000Z',
      rows: { waiting: 0, writing: 0, written: 1, failed: 1, canceled: 1 },
    }),
  })
  await button('Cancel the rest').click()
  await expect.element(page.getByText('Cancel 1 row?')).toBeVisible()
  expect(server.callsOf('cancelBatch')).toEqual([])
  server.answer({ listBatchRows: ROWS.map(givenUp) })
  await button('Cancel 1 row').click()
  await expect
    .element(page.getByRole('heading', { name: '“candles-winter” is canceled' }))
    .toBeVisible()
  await expect
    .element(page.getByText('1 row was canceled and cost nothing.', { exact: false }))
    .toBeVisible()
})

it('says that credits are used up, with the way to more', async () => {
  await openBatch(aBatch({ state: 'paused', pausedFor: 'no_credits' }))
  await expect.element(page.getByText('You are out of credits')).toBeVisible()
  await expect.element(button('Buy Credits')).toBeVisible()
  await expect.element(button('Resume')).toBeVisible()
})

it('says in its place why it did not go on, and that there are still no credits', async () => {
  const paused = aBatch({ state: 'paused', pausedFor: 'no_credits' })
  const server = await openBatch(paused, {
    resumeBatch: () => Promise.reject(new TypeError('offline')),
  })
  await button('Resume').click()
  await expect
    .element(
      page.getByText(/^Listwright could not be reached\. .*Pressing again charges no row twice\.$/),
    )
    .toBeVisible()
  server.answer({ resumeBatch: paused })
  await button('Resume').click()
  await expect.element(page.getByText('Still out of credits')).toBeVisible()
  expect(page.getByText(/could not be reached/).elements()).toEqual([])
})

it('offers no other try where that cannot help', async () => {
  const done = aBatch({
    state: 'done',
    rows: { waiting: 0, writing: 0, written: 2, failed: 1, canceled: 0 },
  })
  const { detail } = PROBLEMS.nothing_to_write_about
  const problem = { code: 'nothing_to_write_about', detail }
  await openBatch(done, {
    listBatchRows: ROWS.map((one) => (one.state === 'failed' ? { ...one, problem } : one)),
  })
  await expect.element(page.getByText(detail)).toBeVisible()
  expect(page.getByRole('button', { name: /^Try / }).elements()).toEqual([])
})

it('says when it goes on by itself', async () => {
  const until = new Date(2026, 4, 2).toISOString()
  await openBatch(aBatch({ waits: { detail: 'The allowance is used up.', until } }))
  await expect.element(page.getByText('Resumes May 2, 2026 • 12:00 AM')).toBeVisible()
})

it('leads from a batch that is over to its listings, its files and another try', async () => {
  const done = aBatch({
    state: 'done',
    finishedAt: '2026-05-01T10:05:00.000Z',
    rows: { waiting: 0, writing: 0, written: 2, failed: 1, canceled: 0 },
  })
  const server = await openBatch(done, {
    retryBatch: aBatch(),
    exportBatch: refusal('unavailable'),
  })
  await expect
    .element(page.getByRole('link', { name: 'View in History' }))
    .toHaveAttribute('href', '/history?batch=batch-1')
  await expect
    .element(page.getByRole('link', { name: 'Open Tapers' }))
    .toHaveAttribute('href', '/history#listing-listing-1')
  await button('Download for the marketplace').click()
  await expect.element(shownToast()).toMatchTextContent(PROBLEMS.unavailable.detail)
  expect(server.callsOf('exportBatch').map(({ search }) => search)).toEqual(['?file=marketplace'])
  await button('Try Votives again').click()
  expect(server.callsOf('retryBatch').map(({ body }) => body)).toEqual([{ numbers: [3] }])
})

it('says of each written row how many of its checks passed', async () => {
  const done = aBatch({
    state: 'done',
    rows: { waiting: 0, writing: 0, written: 2, failed: 0, canceled: 0 },
  })
  const written = { state: 'written', listingId: 'listing-1', title: 'Beeswax Tapers' } as const
  await openBatch(done, {
    listBatchRows: [
      row(2, { ...written, nickname: 'Tapers', checksPassed: 9 }),
      row(3, { ...written, nickname: 'Votives', checksPassed: 10 }),
      row(4, { ...written, nickname: 'Melts' }),
    ],
  })
  const rows = page.getByRole('list', { name: 'Rows of the batch' }).getByRole('listitem')
  await expect.element(rows.nth(0)).toMatchTextContent(/Written, 9 of 10 checks pass/)
  await expect.element(rows.nth(1)).toMatchTextContent(/Written, 10 of 10 checks pass/)
  // It was written before they were counted.
  await expect.element(rows.nth(2)).toMatchTextContent(/Written/)
  expect(rows.nth(2).element().textContent).not.toMatch(/of 10/)
})

it('shows under a written row all that is checked of it, each fault at its own check', async () => {
  const done = aBatch({
    state: 'done',
    rows: { waiting: 0, writing: 0, written: 2, failed: 1, canceled: 0 },
  })
  await openBatch(done, { getListing: aListing({ generatedTags: [] }) })
  const look = button('Checks of Tapers')
  await look.click()
  const checks = page.getByRole('region', { name: 'Checks of Tapers' })
  await expect.element(checks.getByText(/^\d+ of 10 checks pass$/)).toBeVisible()
  await expect.poll(() => checks.getByRole('listitem').elements()).toHaveLength(10)
  const ofTags = checks.getByRole('listitem').filter({ hasText: 'All 13 tags are used' })
  await expect.element(ofTags).toMatchTextContent(/Not a tag yet: "walnut ring dish"/)
  await look.click()
  expect(checks.elements()).toEqual([])
})

it('offers no choice of rows that would show none, and names one minute once', async () => {
  const done = aBatch({
    state: 'done',
    startedAt: '2026-05-01T10:05:00.000Z',
    finishedAt: '2026-05-01T10:05:20.000Z',
    rows: { waiting: 0, writing: 0, written: 2, failed: 1, canceled: 0 },
  })
  await openBatch(done, {
    listBatchRows: ROWS.map((one) =>
      one.state === 'waiting' ? { ...one, state: 'written' } : one,
    ),
  })
  const choices = page.getByRole('group', { name: 'Rows shown' }).getByRole('button')
  await expect
    .poll(() => choices.elements().map((one) => one.textContent))
    .toEqual(['All rows 3', 'Written 2', 'Failed 1'])
  expect(page.getByText(/ to \d/).elements()).toEqual([])
})

it('lists the batches of before', async () => {
  await openNew({
    listBatches: [aBatch(), aBatch({ id: 'batch-2', name: 'unsent', state: 'filling' })],
  })
  await expect
    .element(page.getByRole('link', { name: /candles-winter/ }))
    .toHaveAttribute('href', '/batches?batch=batch-1')
  expect(page.getByText('unsent').elements()).toEqual([])
})
