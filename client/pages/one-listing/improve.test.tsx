import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, fakeApi, refusal } from '#client/testing/fake-api.ts'
import { renderScreen } from '#client/testing/render.tsx'
import { aListing, aUser } from '#client/testing/samples.ts'
import { shownToast } from '#client/testing/shown-toast.ts'
import type { Improvement } from '#contract/improving/improving.ts'
import type { HealthReport } from '#contract/checking.ts'
import { PAGES } from '#contract/pages.ts'
import { PROBLEMS } from '#contract/problems.ts'
import type { HealthFound } from '#contract/improving/health-found.ts'
import { Improve } from './improve.tsx'

const PASTED = {
  generatedTitle: 'Ring Dish | Ring Dish | FREE SHIPPING',
  generatedDescription: 'Welcome! A ring dish of walnut. 4 in wide.',
  generatedTags: ['ring dish', 'wood'],
  generatedAltText: 'A dish on linen',
}

const DECIDED = { title: PASTED.generatedTitle, isDecided: true }

function anImprovement(given: Partial<Improvement> = {}): Improvement {
  return {
    listing: aListing({
      ...PASTED,
      listingTitle: 'Ring dish',
      generatedExplanation: null,
      pasted: { title: PASTED.generatedTitle, isDecided: false },
    }),
    pasted: PASTED,
    written: {
      generatedTitle: 'Walnut Ring Dish, 4 in Wide',
      generatedDescription: 'A ring dish of walnut. 4 in wide.',
      generatedTags: ['walnut ring dish', 'ring dish'],
      generatedAltText: null,
      generatedExplanation: 'Title: Leads with the thing.',
    },
    details: 'A ring dish of walnut. 4 in wide.',
    parts: [
      {
        part: 'title',
        isOffered: true,
        why: 'Wrong with yours: More than twice: "ring".',
      },
      { part: 'description', isOffered: true, why: 'Every fact of yours is told.' },
      { part: 'tags', isOffered: false, why: 'Yours is kept: the new one leaves out "wood".' },
      { part: 'altText', isOffered: false, why: 'Yours is kept: nothing new was written for it.' },
    ],
    health: {
      checks: 10,
      choices: [
        { parts: [], passed: 6 },
        { parts: ['title'], passed: 8 },
        { parts: ['description'], passed: 7 },
        { parts: ['title', 'description'], passed: 9 },
      ],
    },
    facts: { read: 3, told: 3 },
    leftOut: [
      { text: 'Welcome!', why: 'greetings and thanks' },
      { text: 'FREE SHIPPING', why: 'what no listing may say' },
    ],
    ...given,
  }
}

const open = (answers: Answers = {}, hash = '') => {
  const server = fakeApi({ currentUser: aUser(), ...answers })
  return renderScreen(<Improve />, { path: `/improve${hash}` }).then(() => server)
}
const compare = (answers: Answers = {}) =>
  open({ getImprovement: anImprovement(), ...answers }, '#listing-listing-1')

const field = (name: string) => page.getByRole('textbox', { name })
const send = page.getByRole('button', { name: 'Improve for 1 credit' })
const save = (name: string) => page.getByRole('button', { name })
const part = (name: string) => page.getByRole('region', { name })
const verdict = page.getByRole('status')

async function fillIn() {
  await userEvent.fill(field('Title'), PASTED.generatedTitle)
  await userEvent.fill(field('Description'), PASTED.generatedDescription)
  await userEvent.fill(field('Tags'), 'ring dish, Ring Dish, wood')
}

it('begins with the usual style of the shop, and leaves it to that', async () => {
  const usual = { writingStyle: 'professional' }
  const currentUser = aUser({ usual })
  const server = await open({ currentUser, improveListing: anImprovement() })
  await expect
    .element(page.getByRole('combobox', { name: 'Writing Style' }))
    .toHaveValue('professional')
  await fillIn()
  await userEvent.click(send)
  await expect.poll(() => server.callsOf('improveListing')).toHaveLength(1)
  expect(server.callsOf('improveListing')[0]?.body).toMatchObject({ writingStyle: null })
})

it('does without the shop profile where that is switched off', async () => {
  const currentUser = aUser({ hasShopProfile: true })
  const server = await open({ currentUser, improveListing: anImprovement() })
  await fillIn()
  await userEvent.click(page.getByRole('switch', { name: 'Use my shop profile for this listing' }))
  await userEvent.click(send)
  await expect.poll(() => server.callsOf('improveListing')).toHaveLength(1)
  expect(server.callsOf('improveListing')[0]?.body).toMatchObject({ usesProfile: false })
})

it('sends what was pasted once, and shows both side by side', async () => {
  const server = await open({ improveListing: anImprovement() })
  await fillIn()
  await expect.element(page.getByText('2 / 13')).toBeVisible()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Writing Style' }), 'minimalist')
  await userEvent.click(send)
  // She starts at the top of what came of it, not where the form was left.
  await expect.element(page.getByRole('heading', { name: 'Ring dish' })).toHaveFocus()
  expect(scrollY).toBe(0)
  expect(location.hash).toBe('#listing-listing-1')
  const [sent] = server.callsOf('improveListing')
  expect(sent?.body).toMatchObject({
    title: PASTED.generatedTitle,
    tags: ['ring dish', 'wood'],
    writingStyle: 'minimalist',
  })
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
  expect(localStorage.getItem('listwright-draft-improve')).toBeNull()
})

it('says at each field what is wrong, and sends nothing', async () => {
  const server = await open()
  await userEvent.fill(field('Title'), 'x'.repeat(141))
  await expect.element(field('Title')).toBeInvalid()
  await userEvent.fill(field('Tags'), 'a tag of too many letters')
  await userEvent.click(send)
  await expect.element(field('Title')).toHaveFocus()
  await expect
    .element(page.getByText('“a tag of too many letters” has 25 characters. A tag has at most 20.'))
    .toBeVisible()
  await userEvent.fill(field('Tags'), 'a tag')
  await expect.element(page.getByText('Title must be at most 140 characters')).toBeVisible()
  await expect.element(page.getByText('Description is required')).toBeVisible()
  expect(server.callsOf('improveListing')).toEqual([])
})

it('keeps what was pasted, and after a lost answer asks again with the same key', async () => {
  const server = await open({ improveListing: () => Promise.reject(new TypeError('lost')) })
  await fillIn()
  await userEvent.click(send)
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(
      /^No answer arrivedListwright could not be reached\. It may have been written/,
    )
  await expect.element(page.getByRole('alert')).toMatchTextContent(/and paid once\.$/)
  expect(localStorage.getItem('listwright-draft-improve')).toContain('FREE SHIPPING')
  server.answer({ improveListing: anImprovement() })
  await userEvent.click(send)
  await expect.element(page.getByRole('heading', { name: 'Ring dish' })).toBeVisible()
  const keys = server.callsOf('improveListing').map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(1)
  expect(keys).toHaveLength(2)
})

it('says after the answer of a proxy what is known, in no words of the proxy', async () => {
  const badGateway = new Response('', { status: 502, statusText: 'Bad Gateway' })
  const server = await open({ improveListing: badGateway })
  await fillIn()
  await userEvent.click(send)
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(
      'No answer arrivedListwright gave no answer. It may have been written all the same, for 1 credit. Press the button again with nothing changed: what was written then is shown, and paid once.',
    )
  server.answer({ improveListing: refusal('nothing_better') })
  await userEvent.click(send)
  await expect.element(page.getByText('Not worth a credit', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/You were not charged\.$/)).toBeVisible()
  server.answer({ improveListing: refusal('nothing_pasted') })
  await userEvent.click(send)
  await expect.element(page.getByRole('alert')).toMatchTextContent('No credit was spent.')
  const keys = server.callsOf('improveListing').map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(3)
  // An unanswered one is asked for again, a refused one is another.
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[1])
})

it('finds what was being written when the page was loaded anew', async () => {
  const lost = Promise.withResolvers<Improvement>()
  const server = fakeApi({ currentUser: aUser(), improveListing: () => lost.promise })
  const { unmount } = await renderScreen(<Improve />, { path: '/improve' })
  await fillIn()
  await userEvent.click(send)
  await expect.poll(() => server.callsOf('improveListing')).toHaveLength(1)
  await unmount()
  const answers = [refusal('generation_running'), anImprovement()]
  server.answer({ improveListing: () => answers.shift() ?? refusal('internal') })
  await renderScreen(<Improve />, { path: '/improve' })
  await expect.element(page.getByRole('heading', { name: 'Ring dish' })).toBeVisible()
  const keys = server.callsOf('improveListing').map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
})

it('takes nobody away who went elsewhere meanwhile, and says that both can be compared', async () => {
  const written = Promise.withResolvers<Improvement>()
  const server = await open({ improveListing: () => written.promise })
  server.answer({ getImprovement: anImprovement() })
  await fillIn()
  await userEvent.click(send)
  await expect.poll(() => server.callsOf('improveListing')).toHaveLength(1)
  history.pushState(null, '', PAGES.shopProfile)
  written.resolve(anImprovement())
  await expect.element(shownToast()).toMatchTextContent('Your improved listing is readyRing dish')
  expect(location.pathname).toBe(PAGES.shopProfile)
  await userEvent.click(page.getByRole('button', { name: 'Compare it with yours' }))
  await expect.element(page.getByRole('heading', { name: 'Ring dish' })).toBeVisible()
  expect(location.pathname + location.hash).toBe('/improve#listing-listing-1')
})

it('says also elsewhere that it was not written, and keeps what was pasted', async () => {
  const written = Promise.withResolvers<Response>()
  const server = await open({ improveListing: () => written.promise })
  await fillIn()
  await userEvent.click(send)
  await expect.poll(() => server.callsOf('improveListing')).toHaveLength(1)
  history.pushState(null, '', PAGES.footers)
  written.resolve(refusal('model_failed'))
  await expect.element(shownToast()).toMatchTextContent(/What you pasted is kept under Improve\.$/)
  expect(location.pathname).toBe(PAGES.footers)
  expect(localStorage.getItem('listwright-draft-improve')).toContain('FREE SHIPPING')
})

it('has her own words arranged where the model failed', async () => {
  const server = await open({ improveListing: refusal('model_failed') })
  await fillIn()
  await userEvent.click(send)
  await expect.element(page.getByRole('alert')).toMatchTextContent('You were not charged.')
  server.answer({ improveListing: anImprovement() })
  await userEvent.click(page.getByRole('button', { name: 'Arrange my own words' }))
  await expect.element(page.getByRole('heading', { name: 'Ring dish' })).toBeVisible()
  expect(server.callsOf('improveListing').at(-1)?.body).toMatchObject({ writer: 'plain' })
})

it('is emptied whole, so that no alt text goes along with the next listing', async () => {
  const server = await open({ improveListing: refusal('nothing_better') })
  await expect.element(page.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
  await fillIn()
  await userEvent.fill(field('Image Alt Text'), 'A dish on linen')
  await userEvent.click(send)
  await expect.element(page.getByText('Not worth a credit', { exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Clear' }))
  for (const name of ['Title', 'Description', 'Tags', 'Image Alt Text'])
    await expect.element(field(name)).toHaveValue('')
  expect(localStorage.getItem('listwright-draft-improve')).toBeNull()
  expect(server.callsOf('improveListing')).toHaveLength(1)
})

const NOT_WORTH = {
  met: 8,
  of: 10,
  states: Array.from({ length: 10 }, (_, at) => (at < 8 ? ('met' as const) : ('open' as const))),
  faults: [
    { part: 'tags', text: '2 of 13 tags are used.' },
    { part: 'title', text: 'The title is bare.' },
    { part: 'title', text: 'It is 12 words long.' },
    { part: 'altText', text: 'The photo has no alt text yet.' },
  ],
  tagsToAdd: ['walnut ring dish', 'walnut dish'],
} satisfies HealthFound

const REPORT = {
  met: 1,
  of: 2,
  checks: (['met', 'open'] as const).map((state, at) => ({
    id: `check-${at}`,
    label: 'A check',
    state,
    finding: 'A finding.',
    faults:
      state === 'met' ? [] : [{ part: 'title' as const, text: 'The title says no material.' }],
    source: { name: 'Advice', isRule: false },
  })),
} satisfies HealthReport

/** A refusal with what she can mend herself. */
async function refused(health: HealthFound = NOT_WORTH) {
  const server = await open({ improveListing: refusal('nothing_better', undefined, { health }) })
  await fillIn()
  await userEvent.click(send)
  await expect.element(page.getByRole('img', { name: /of 10 checks pass/ })).toBeVisible()
  return server
}

const still = page.getByText(/^Still to mend:/)
const note = (name: string) => field(name).element().getAttribute('aria-describedby')
const described = (name: string) =>
  (note(name) ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

it('says for nothing how hers stands where nothing is worth a credit, and goes on with another', async () => {
  const server = await refused()
  await expect.element(page.getByText('We could not better it enough')).toBeVisible()
  await expect.element(page.getByText(/You were not charged\.$/)).toBeVisible()
  // The same again would come to the same.
  await expect.element(send).not.toBeInTheDocument()
  await userEvent.fill(field('Title'), 'Walnut Ring Dish')
  await expect.element(send).toBeEnabled()
  await userEvent.click(page.getByRole('button', { name: 'Clear' }))
  await expect.element(field('Title')).toHaveValue('')
  await expect.element(still).not.toBeInTheDocument()
  // An emptied form is no mistake, and can be had back.
  await expect.element(page.getByText('Title is required')).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(field('Title')).toHaveValue('Walnut Ring Dish')
  expect(server.callsOf('improveListing')).toHaveLength(1)
})

it('leads from what was found to the field that it is about, which says it as well', async () => {
  await refused()
  for (const [press, name] of [
    ['Mend the title', 'Title'],
    ['Mend the tags', 'Tags'],
    ['Write the alt text', 'Image Alt Text'],
  ] as const) {
    await userEvent.click(page.getByRole('button', { name: press }))
    await expect.element(field(name)).toHaveFocus()
    await expect.element(field(name)).toBeInViewport()
    await expect.element(field(name)).toBeValid()
  }
  await expect
    .element(page.getByRole('button', { name: 'Mend the description' }))
    .not.toBeInTheDocument()
  expect(described('Title')).toBe('To mend: The title is bare. It is 12 words long.')
  expect(described('Description')).not.toContain('To mend')
})

it('drops what was found in a field once that was changed, and keeps the others at hand', async () => {
  await refused()
  await userEvent.fill(field('Title'), 'Walnut Ring Dish')
  expect(note('Title')).toBeNull()
  expect(described('Tags')).toContain('2 of 13 tags are used.')
  await expect.element(still).toMatchTextContent('Still to mend: tags and image alt text')
  await userEvent.click(page.getByRole('button', { name: 'Write the alt text' }))
  await expect.element(field('Image Alt Text')).toHaveFocus()
  await userEvent.fill(field('Image Alt Text'), 'A dish on linen')
  await userEvent.fill(field('Tags'), 'ring dish, walnut ring dish, walnut dish')
  await expect.element(still).not.toBeInTheDocument()
  await expect.element(send).toBeEnabled()
})

const again = page.getByRole('button', { name: 'Check again, free' })

it('checks what she mended again for nothing, and says how it stands now', async () => {
  const server = await refused()
  await expect.element(again).not.toBeInTheDocument()
  await userEvent.fill(field('Title'), 'Walnut Ring Dish')
  server.answer({ checkListing: () => REPORT })
  await userEvent.click(again)
  await expect.element(page.getByText('Checked as it stands now')).toBeVisible()
  await expect.element(page.getByRole('img', { name: '1 of 2 checks pass' })).toBeVisible()
  expect(described('Title')).toContain('To mend: The title says no material.')
  expect(note('Image Alt Text')).toBeNull()
  expect(server.callsOf('checkListing').map(({ body }) => body)).toEqual([
    expect.objectContaining({ title: 'Walnut Ring Dish', tags: ['ring dish', 'wood'] }),
  ])
  expect(server.callsOf('improveListing')).toHaveLength(1)
  await expect.element(send).toBeEnabled()
  await expect.element(again).not.toBeInTheDocument()
  await userEvent.fill(field('Title'), 'Walnut Ring Dish of Black Walnut')
  await expect.element(again).toBeEnabled()
})

it.each(['too_many_requests', 'unavailable'] as const)(
  'says that it was not checked, why, and what was found before: %s',
  async (code) => {
    const server = await refused()
    await userEvent.fill(field('Title'), 'Walnut Ring Dish')
    server.answer({ checkListing: refusal(code) })
    await userEvent.click(again)
    await expect.element(page.getByText('Not checked')).toBeVisible()
    await expect.element(page.getByText(PROBLEMS[code].detail)).toBeVisible()
    await expect.element(still).toMatchTextContent('Still to mend: tags and image alt text')
    await expect.element(again).toBeEnabled()
  },
)

it('checks nothing that cannot be sent, and leads to what is wrong', async () => {
  const server = await refused()
  await userEvent.fill(field('Title'), '')
  await userEvent.click(again)
  await expect.element(field('Title')).toHaveFocus()
  expect(server.callsOf('checkListing')).toHaveLength(0)
})

it('puts with one press the tags that her text bears out into her own, and charges nothing', async () => {
  const server = await refused()
  const tags = page.getByRole('region', { name: 'Tags your text bears out' })
  await expect.element(tags.getByText('walnut dish', { exact: true })).toBeVisible()
  await userEvent.click(tags.getByRole('button', { name: 'Add these' }))
  await expect.element(field('Tags')).toHaveFocus()
  await expect.element(field('Tags')).toHaveValue('ring dish, wood, walnut ring dish, walnut dish')
  await expect.element(page.getByText('4 / 13')).toBeVisible()
  await expect.element(tags).not.toBeInTheDocument()
  expect(server.callsOf('improveListing')).toHaveLength(1)
})

it('offers no more tags than there is room for', async () => {
  await refused()
  const many = Array.from('abcdefghijkl', (letter) => `dish ${letter}`)
  await userEvent.fill(field('Tags'), many.join(', '))
  await userEvent.click(page.getByRole('button', { name: 'Add this one' }))
  await expect.element(field('Tags')).toHaveValue([...many, 'walnut ring dish'].join(', '))
  await expect.element(page.getByText('13 / 13')).toBeVisible()
})

it('shows at which step it is while it is written', async () => {
  const written = Promise.withResolvers<Improvement>()
  await open({ improveListing: () => written.promise })
  await fillIn()
  await userEvent.click(send)
  await expect
    .element(page.getByText(/credit if it mends 2 faults or more/))
    .toMatchTextContent(/Reading yours …/)
  const steps = page.getByRole('listitem').elements()
  const current = steps.filter((step) => step.hasAttribute('aria-current'))
  expect(current.map(({ textContent }) => textContent)).toEqual([
    'Read',
    expect.stringMatching(/^1We read your listing, now/),
  ])
  await expect.element(field('Title')).toBeDisabled()
  written.resolve(anImprovement())
  await expect.element(page.getByRole('heading', { name: 'Ring dish' })).toBeVisible()
})

it('says without a credit what is needed', async () => {
  await open({ currentUser: aUser({ credits: 0 }) })
  await expect.element(page.getByText(/^You need 1 credit\./)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Buy Credits' })).toBeVisible()
  await expect.element(send).not.toBeInTheDocument()
})

const FILE = [
  'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,SKU',
  '"Oak Tray, 12 in","A tray of oak.\nMum&#39;s best, ""truly"".",40.00,USD,2,"oak_tray,serving_tray",oak,T-1',
  '"Ash Bowl","A bowl of ash.",20.00,USD,1,"ash_bowl",ash,B-1',
].join('\n')

it.each([
  ['the marketplace’s file', FILE],
  ['a row of it without its headings', FILE.split('\n').slice(1, 3).join('\n')],
  [
    'a row out of a spreadsheet',
    'Oak Tray, 12 in\t"A tray of oak.\nMum\'s best, ""truly""."\t40.00\tUSD\t2\toak_tray,serving_tray',
  ],
])('takes %s apart that is pasted into a field', async (_what, text) => {
  await open()
  field('Title').element().focus()
  pasteInto(field('Title').element(), text)
  await expect.element(field('Title')).toHaveValue('Oak Tray, 12 in')
  await expect.element(field('Description')).toHaveValue('A tray of oak.\nMum\'s best, "truly".')
  await expect.element(field('Tags')).toHaveValue('oak tray, serving tray')
})

it('reads a file, of which a listing is chosen', async () => {
  await open()
  const input = page.getByLabelText('Open a CSV file')
  await userEvent.upload(input, new File(['a;b\n1;2'], 'other.csv', { type: 'text/csv' }))
  await expect.element(page.getByText(/^No listing was found in this file\./)).toBeVisible()
  await userEvent.upload(input, new File([FILE], 'shop.csv', { type: 'text/csv' }))
  const choice = page.getByRole('combobox', { name: 'Which of the 2 listings' })
  await userEvent.selectOptions(choice, 'Ash Bowl')
  await expect.element(field('Title')).toHaveValue('Ash Bowl')
  await expect.element(field('Tags')).toHaveValue('ash bowl')
})

it('shows what went and what came, what was left out, and why a part is kept', async () => {
  await page.viewport(1280, 800)
  await compare()
  await expect
    .element(page.getByText(/3 told, 2 left out:.*greetings/))
    .toMatchTextContent(
      '3 facts read, 3 told, 2 left out: greetings and thanks (“Welcome”); what no listing may say (“FREE SHIPPING”).',
    )
  expect(words(part('Description').element().querySelectorAll('del'))).toEqual(['Welcome!'])
  expect(words(part('Title').element().querySelectorAll('ins'))).toEqual(['Walnut', ', 4 in Wide'])
  await expect
    .element(part('Tags'))
    .toMatchTextContent('Yours is kept: the new one leaves out "wood".')
  expect(part('Tags').getByRole('radio').elements()).toEqual([])
  const hers = part('Tags').getByText('2 / 13').first()
  await expect.element(hers).not.toBeVisible()
  await userEvent.click(part('Tags').getByText('Show both'))
  await expect.element(hers).toBeVisible()
  // What stays is not struck.
  expect(words(part('Tags').element().querySelectorAll('del'))).toEqual([])
  expect(words(part('Tags').element().querySelectorAll('ins'))).toEqual(['walnut ring dish'])
})

it('begins a long reason, and tells all of it on request', async () => {
  const { parts } = anImprovement()
  const lost = Array.from({ length: 30 }, (_, at) => `"fact ${at + 1}"`).join(', ')
  const why = `Yours is kept: the new one leaves out ${lost}.`
  await compare({
    getImprovement: anImprovement({
      parts: parts.map((one) => (one.part === 'tags' ? { ...one, why } : one)),
    }),
  })
  await expect.element(part('Tags')).not.toMatchTextContent('fact 30')
  await userEvent.click(part('Tags').getByRole('button', { name: 'Show all' }))
  await expect.element(part('Tags')).toMatchTextContent('fact 30')
})

it('says what is still to mend with what is chosen', async () => {
  await page.viewport(1280, 800)
  const { health } = anImprovement()
  const choices = health.choices.map((choice) => ({
    ...choice,
    states: Array.from({ length: 10 }, (_, at) =>
      at < choice.passed ? ('met' as const) : ('open' as const),
    ),
    findings: choice.parts.includes('title') ? ['2 of 13 tags.'] : ['Ring twice.', '2 of 13 tags.'],
  }))
  await compare({ getImprovement: anImprovement({ health: { ...health, choices } }) })
  await expect
    .element(page.getByText(/^Still to mend: /))
    .toMatchTextContent('Still to mend: 2 of 13 tags.')
  await userEvent.click(page.getByRole('button', { name: 'All yours' }))
  await expect
    .element(page.getByText(/^Still to mend: /))
    .toMatchTextContent('Still to mend: Ring twice. 2 of 13 tags.')
})

it('counts the checks with what is chosen, and takes only that', async () => {
  const { written, listing } = anImprovement()
  const { generatedTitle } = written
  const takenParts = aListing({ ...listing, generatedTitle, version: 2, pasted: DECIDED })
  const server = await compare({ takeParts: takenParts })
  await expect.element(verdict).toMatchTextContent('9 of 10With the new title and description')
  await userEvent.click(page.getByRole('button', { name: 'All yours' }))
  await expect.element(verdict).toMatchTextContent('6 of 10Your listing as it is')
  await expect.element(save('Keep all of yours')).toBeVisible()
  await userEvent.click(part('Title').getByRole('radio', { name: 'New' }))
  await expect.element(verdict).toMatchTextContent('8 of 10With the new title')
  await expect.element(page.getByText('1 new part, 3 of yours.')).toBeVisible()
  await userEvent.click(save('Save 1 new part'))
  // Nothing lies over it: the page says that it is saved, and leads on.
  await expect.element(page.getByText('Saved: 1 new part, 3 of yours.')).toHaveFocus()
  await expect
    .element(page.getByRole('link', { name: 'To the listing' }))
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
  const server = await compare({ takeParts: refusal('listing_changed') })
  await userEvent.click(save('Save 2 new parts'))
  await expect.element(shownToast()).toMatchTextContent('This listing was changed in another')
  await expect.poll(() => server.callsOf('getImprovement')).toHaveLength(2)
})

it('says of a listing that was not pasted that there is nothing to compare', async () => {
  await compare({ getImprovement: refusal('not_pasted') })
  await expect.element(page.getByText('Nothing to compare', { exact: true })).toBeVisible()
})

it('is chosen from by finger on a phone, with what stands on top', async () => {
  await page.viewport(390, 844)
  await compare()
  await expect.element(part('Title')).toBeVisible()
  const top = (size: string) =>
    part('Title').getByText(size, { exact: true }).element().getBoundingClientRect().top
  expect(top('27 / 140')).toBeLessThan(top('37 / 140'))
  const mine = part('Title').getByRole('radio', { name: 'Yours' })
  expect(mine.element().parentElement?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await userEvent.click(mine)
  expect(top('37 / 140')).toBeLessThan(top('27 / 140'))
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

it('opens on a phone with the choices, and what was left out on request', async () => {
  await page.viewport(390, 844)
  await compare()
  const leftOut = page.getByText(/^greetings and thanks/)
  await expect.element(leftOut).not.toBeVisible()
  await userEvent.click(page.getByText('3 facts read, 3 told, 2 left out'))
  await expect.element(leftOut).toBeVisible()
})

it('keeps the lines of hers that went, and folds the longer text that is not chosen on a phone', async () => {
  await page.viewport(390, 844)
  const pasted = {
    ...PASTED,
    generatedDescription: 'A ring dish of walnut. Rings not included.\nThank you for looking!',
  }
  const isOpen = { title: pasted.generatedTitle, isDecided: false }
  const listing = aListing({ ...pasted, generatedExplanation: null, pasted: isOpen })
  await compare({ getImprovement: anImprovement({ pasted, listing }) })
  const description = part('Description')
  await expect.element(description.getByText('Show yours')).toBeVisible()
  await expect.element(description.getByText('Yours', { exact: true }).last()).not.toBeVisible()
  await userEvent.click(description.getByText('Show yours'))
  await expect
    .poll(() => description.element().querySelector('details .difference')?.textContent)
    .toMatch(/included\.\s*\n\s*.*Thank you/)
})

function words(marks: NodeListOf<Element>): string[] {
  return [...marks].map((mark) =>
    mark.textContent.replaceAll(/\((removed|added): |\) $/g, '').trim(),
  )
}

function pasteInto(element: Element, text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  element.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}
