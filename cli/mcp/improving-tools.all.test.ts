import { afterEach, describe, expect, it } from 'vitest'
import { routes } from '#contract/routes.ts'
import { NO_PROFILE } from '#contract/shop-profile.ts'
import { aLine } from '../testing/a-line.ts'
import { shopOfSellers, tokenOf } from '../testing/a-shop.ts'
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

describe('the tools', () => {
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

  it('pay once where an answer is lost', async () => {
    let left = 1
    const line = await aLine(open.url, () => (left-- > 0 ? 'answer lost' : null))
    const client = await anAssistant((await tokenOf(open.ana)).token, line.url)
    expect((await ask(client, 'write_listing', ITEM)).isError).toBe(false)
    await line.close()
    expect(await open.ana.credits()).toBe(9)
  })
})
