import { afterEach, describe, expect, it } from 'vitest'
import { routes } from '#contract/routes.ts'
import { NO_PROFILE } from '#contract/shop-profile.ts'
import { aLine } from '../testing/a-line.ts'
import { setCredits, shopOfSellers, tokenOf } from '../testing/a-shop.ts'
import { ask, closeAssistants, openAssistant } from '../testing/assistants.ts'

const ITEM = {
  listingTitle: 'Walnut ring dish',
  productType: 'A ring dish turned from walnut.\nSize: 10 cm across.\nFinished with beeswax.',
  keywords: 'ring dish, walnut dish',
}

const PASTED = {
  title: 'Ring Dish | Walnut Ring Dish | Ring Tray | FREE SHIPPING',
  description: 'A ring dish turned from walnut.\nSize: 10 cm across.\nFinished with beeswax.',
  tags: ['ring dish'],
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

  it('write and improve as is usual for the shop, unless they are told otherwise', async () => {
    const body = { ...NO_PROFILE, writingStyle: 'minimalist', includeEmojis: true } as const
    await open.ana.call(routes.saveShopProfile, { body })
    const client = await anAssistant((await tokenOf(open.ana)).token)
    await ask(client, 'write_listing', { ...ITEM, includeEmojis: false })
    await ask(client, 'improve_listing', PASTED)
    const listings = (await open.ana.call(routes.listListings)).answer()
    expect(listings.map(({ writingStyle }) => writingStyle)).toEqual(['minimalist', 'minimalist'])
    expect(listings.at(-1)?.includeEmojis).toBe(false)
  })

  it('improve a listing for one credit, and take what is no worse', async () => {
    const client = await anAssistant((await tokenOf(open.ana)).token)
    const improved = await ask(client, 'improve_listing', PASTED)
    expect([improved.isError, improved.text]).toEqual([
      false,
      expect.stringContaining('checks passed'),
    ])
    const [listing] = (await open.ana.call(routes.listListings)).answer()
    expect(improved.structuredContent).toMatchObject({
      id: listing?.id,
      title: listing?.generatedTitle,
      health: { of: 10 },
    })
    expect(JSON.stringify(improved.structuredContent)).toContain('"isTaken":true')
    expect(await open.ana.credits()).toBe(9)

    const again = await ask(client, 'improve_listing', PASTED)
    expect([again.isError, again.text]).toEqual([true, expect.stringContaining('again: true')])
    expect(await open.ana.credits()).toBe(9)
    expect((await ask(client, 'improve_listing', { ...PASTED, again: true })).isError).toBe(false)
    expect(await open.ana.credits()).toBe(8)
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

  it('pay once where an answer is lost', async () => {
    let left = 1
    const line = await aLine(open.url, () => (left-- > 0 ? 'answer lost' : null))
    const client = await anAssistant((await tokenOf(open.ana)).token, line.url)
    expect((await ask(client, 'write_listing', ITEM)).isError).toBe(false)
    await line.close()
    expect(await open.ana.credits()).toBe(9)
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
