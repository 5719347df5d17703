import { afterEach, describe, expect, it } from 'vitest'
import { routes } from '#contract/routes.ts'
import { setCredits, shopOfSellers, tokenOf } from '../testing/a-shop.ts'
import { ask, closeAssistants, openAssistant } from '../testing/assistants.ts'

const ITEM = {
  listingTitle: 'Walnut ring dish',
  productType: 'A ring dish turned from walnut.\nSize: 10 cm across.\nFinished with beeswax.',
  keywords: 'ring dish, walnut dish',
}

const open = shopOfSellers()
afterEach(closeAssistants)

const anAssistant = (token?: string, at = open.url) => openAssistant({ url: at, token })

it('names its tools, and by their hints which of them spend a credit', async () => {
  const client = await anAssistant()
  const { tools } = await client.listTools()
  const told = tools.map(({ name, annotations, _meta }) => [
    name,
    annotations?.title,
    annotations?.readOnlyHint,
    annotations?.destructiveHint,
    _meta?.['credits'],
  ])
  expect(told).toEqual([
    ['write_listing', 'Write a listing (spends 1 credit)', false, false, 1],
    ['improve_listing', 'Improve a listing (spends 1 credit)', false, false, 1],
    ['check_listing', 'Check a listing (free)', true, false, 0],
    ['search_listings', 'Search your listings (free)', true, false, 0],
    ['start_batch', 'Start a batch (spends 1 credit for each row)', false, false, 'rows'],
    ['list_batches', 'List your batches (free)', true, false, 0],
    ['look_at_batch', 'Look at a batch (free)', true, false, 0],
    ['pause_batch', 'Pause a batch (free)', false, false, 0],
    ['go_on_with_batch', 'Go on with a batch (spends 1 credit for each row)', false, false, 'rows'],
    ['cancel_batch', 'Cancel a batch (free)', false, true, 0],
    ['batch_results', 'See the listings of a batch (free)', true, false, 0],
  ])
  expect(client.getInstructions()).toContain("spends one of the seller's credits")
})

describe('the tools', () => {
  it('write a listing for one credit, and find it again', async () => {
    const { token } = await tokenOf(open.ana)
    const client = await anAssistant(token)
    const written = await ask(client, 'write_listing', ITEM)
    expect(written.isError).toBe(false)
    expect(written.text).toContain('cost 1 credit')
    const [listing] = (await open.ana.call(routes.listListings)).answer()
    expect(written.structuredContent).toMatchObject({
      id: listing?.id,
      generatedTitle: listing?.generatedTitle,
    })
    expect(await open.ana.credits()).toBe(9)

    const found = await ask(client, 'search_listings', { query: 'WALNUT' })
    expect(found.structuredContent).toMatchObject({ listings: [{ id: listing?.id }] })
    expect((await ask(client, 'search_listings', { query: 'glass' })).text).toContain('Nothing was')
    expect(await open.ana.credits()).toBe(9)
  })

  it('check for nothing, also without a credit', async () => {
    await setCredits(open.shop, open.ana, 0)
    const client = await anAssistant((await tokenOf(open.ana, ['listings:read'])).token)
    const { title, description, tags } = {
      title: 'Walnut Ring Dish',
      description: 'A ring dish turned from walnut, 10 cm across.',
      tags: ['ring dish'],
    }
    const checked = await ask(client, 'check_listing', { title, description, tags })
    expect(checked.isError).toBe(false)
    expect(checked.structuredContent).toMatchObject({ of: 10 })
    expect(checked.text).toContain('1 of 13 tags are used.')
  })

  it('refuse what is no item, in words', async () => {
    const client = await anAssistant((await tokenOf(open.ana)).token)
    const refused = await ask(client, 'write_listing', {
      ...ITEM,
      productType: '',
      colour: 'brown',
    })
    expect(refused.isError).toBe(true)
    expect(refused.text).toContain('Product Description is required')
    expect(await open.ana.credits()).toBe(10)
  })
})

describe('a refusal says why, and that nothing was spent', () => {
  it('without credits', async () => {
    await setCredits(open.shop, open.ana, 0)
    const client = await anAssistant((await tokenOf(open.ana)).token)
    const refused = await ask(client, 'write_listing', ITEM)
    expect(refused.isError).toBe(true)
    expect(refused.text).toMatch(/You need at least 1 credit.*No credit was spent/)
  })

  it('without a token, and with one that was revoked meanwhile', async () => {
    const bare = await ask(await anAssistant(), 'search_listings', {})
    expect([bare.isError, bare.text]).toEqual([
      true,
      expect.stringContaining('There is no access token'),
    ])
    const { id, token } = await tokenOf(open.ana)
    const client = await anAssistant(token)
    expect((await ask(client, 'search_listings', {})).isError).toBe(false)
    await open.ana.call(routes.endAccessToken, { params: { id } })
    const refused = await ask(client, 'write_listing', ITEM)
    expect(refused.isError).toBe(true)
    expect(refused.text).toMatch(/This access token does not work.*No credit was spent/)
    expect(await open.ana.credits()).toBe(10)
  })

  it('with a token for something else', async () => {
    const client = await anAssistant((await tokenOf(open.ana, ['listings:read'])).token)
    const refused = await ask(client, 'write_listing', ITEM)
    expect(refused.isError).toBe(true)
    expect(refused.text).toContain('it needs the scope listings:write')
  })
})
