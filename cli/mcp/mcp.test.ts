import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Batch } from '#contract/batches/batches.ts'
import { routes } from '#contract/routes.ts'
import { NO_PROFILE } from '#contract/shop-profile.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { until } from '#server/testing/outcome.ts'
import { COMPILED } from '#server/testing/short-lived.ts'
import type { Caller, TestApp } from '#server/testing/test-app.ts'
import { aLine } from '../testing/a-line.ts'
import { aRunningShop, setCredits, tokenOf } from '../testing/a-shop.ts'
import { PROGRAM } from '../testing/run-program.ts'

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

const HEAD = 'Nickname,SKU,Product Description,Keywords'
const aRow = (name: string) =>
  `${name},,"A ${name} turned from walnut, 10 cm across.","${name}, walnut ${name}"`

const OneBatch = z.object({ batch: Batch })
const batchIn = ({ structuredContent }: { structuredContent: unknown }) =>
  OneBatch.parse(structuredContent)
const PageOfListings = z.object({
  listings: z.array(z.object({ listingTitle: z.string() })),
  nextCursor: z.nullable(z.string()),
})

let shop: TestApp
let url: string
let people = 0
let ana: Caller
const open: Client[] = []
beforeAll(async () => {
  ;({ shop, url } = await aRunningShop())
})
afterAll(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
  await shop.close()
})
beforeEach(async () => {
  ana = await shop.signIn(`ana${(people += 1)}@example.com`)
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.close()))
})

/** An assistant that has started the program and shaken hands with it. */
async function anAssistant(token?: string, at = url): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const env = {
    ...COMPILED,
    LISTWRIGHT_URL: at,
    ...(token !== undefined && { LISTWRIGHT_TOKEN: token }),
  }
  const args = [PROGRAM, 'mcp']
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env }))
  open.push(client)
  return client
}

async function ask(client: Client, name: string, args: Record<string, unknown>) {
  const {
    content,
    structuredContent,
    isError = false,
  } = await client.callTool({
    name,
    arguments: args,
  })
  return { text: JSON.stringify(content), structuredContent, isError }
}

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
    const { token } = await tokenOf(ana)
    const client = await anAssistant(token)
    const written = await ask(client, 'write_listing', ITEM)
    expect(written.isError).toBe(false)
    expect(written.text).toContain('cost 1 credit')
    const [listing] = (await ana.call(routes.listListings)).answer()
    expect(written.structuredContent).toMatchObject({
      id: listing?.id,
      generatedTitle: listing?.generatedTitle,
    })
    expect(await ana.credits()).toBe(9)

    const found = await ask(client, 'search_listings', { query: 'WALNUT' })
    expect(found.structuredContent).toMatchObject({ listings: [{ id: listing?.id }] })
    expect((await ask(client, 'search_listings', { query: 'glass' })).text).toContain('Nothing was')
    expect(await ana.credits()).toBe(9)
  })

  it('write and improve as is usual for the shop, unless they are told otherwise', async () => {
    const body = { ...NO_PROFILE, writingStyle: 'minimalist', includeEmojis: true } as const
    await ana.call(routes.saveShopProfile, { body })
    const client = await anAssistant((await tokenOf(ana)).token)
    await ask(client, 'write_listing', { ...ITEM, includeEmojis: false })
    await ask(client, 'improve_listing', PASTED)
    const listings = (await ana.call(routes.listListings)).answer()
    expect(listings.map(({ writingStyle }) => writingStyle)).toEqual(['minimalist', 'minimalist'])
    expect(listings.at(-1)?.includeEmojis).toBe(false)
  })

  it('improve a listing for one credit, and take what is no worse', async () => {
    const client = await anAssistant((await tokenOf(ana)).token)
    const improved = await ask(client, 'improve_listing', PASTED)
    expect([improved.isError, improved.text]).toEqual([
      false,
      expect.stringContaining('checks passed'),
    ])
    const [listing] = (await ana.call(routes.listListings)).answer()
    expect(improved.structuredContent).toMatchObject({
      id: listing?.id,
      title: listing?.generatedTitle,
      health: { of: 10 },
    })
    expect(JSON.stringify(improved.structuredContent)).toContain('"isTaken":true')
    expect(await ana.credits()).toBe(9)

    const again = await ask(client, 'improve_listing', PASTED)
    expect([again.isError, again.text]).toEqual([true, expect.stringContaining('again: true')])
    expect(await ana.credits()).toBe(9)
    expect((await ask(client, 'improve_listing', { ...PASTED, again: true })).isError).toBe(false)
    expect(await ana.credits()).toBe(8)
  })

  it('check for nothing, also without a credit', async () => {
    await setCredits(shop, ana, 0)
    const client = await anAssistant((await tokenOf(ana, ['listings:read'])).token)
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
    const client = await anAssistant((await tokenOf(ana)).token)
    const refused = await ask(client, 'write_listing', {
      ...ITEM,
      productType: '',
      colour: 'brown',
    })
    expect(refused.isError).toBe(true)
    expect(refused.text).toContain('Product Description is required')
    expect(await ana.credits()).toBe(10)
  })

  it('pay once where an answer is lost', async () => {
    let left = 1
    const line = await aLine(url, () => (left-- > 0 ? 'answer lost' : null))
    const client = await anAssistant((await tokenOf(ana)).token, line.url)
    expect((await ask(client, 'write_listing', ITEM)).isError).toBe(false)
    await line.close()
    expect(await ana.credits()).toBe(9)
  })
})

async function started(client: Client, lines: string[], more: object = {}) {
  const csv = [HEAD, ...lines].join('\n')
  return batchIn(await ask(client, 'start_batch', { csv, name: 'dishes', ...more })).batch
}

async function whenDone(client: Client, batchId: string): Promise<Batch> {
  const look = async () => batchIn(await ask(client, 'look_at_batch', { batchId })).batch
  await until(async () => (await look()).state !== 'running')
  return look()
}

describe('the tools for a batch', () => {
  it('have each row written for a credit, once, and give its listings page by page', async () => {
    const client = await anAssistant((await tokenOf(ana)).token)
    const lines = ['ring dish', 'egg cup', 'honey dipper'].map(aRow)
    const { id: batchId, name } = await started(client, lines)
    expect(name).toBe('dishes')
    expect(await whenDone(client, batchId)).toMatchObject({ state: 'done', rows: { written: 3 } })
    expect(await started(client, lines)).toMatchObject({ id: batchId, state: 'done' })
    expect(await ana.credits()).toBe(7)

    const first = await ask(client, 'batch_results', { batchId, limit: 2 })
    const { listings, nextCursor } = PageOfListings.parse(first.structuredContent)
    const rest = await ask(client, 'batch_results', { batchId, limit: 2, cursor: nextCursor })
    const last = PageOfListings.parse(rest.structuredContent)
    expect(last.nextCursor).toBeNull()
    const names = [...listings, ...last.listings].map(({ listingTitle }) => listingTitle)
    expect(names.toSorted()).toEqual(['egg cup', 'honey dipper', 'ring dish'])
    const { structuredContent } = await ask(client, 'list_batches', {})
    expect(structuredContent).toMatchObject({ batches: [{ id: batchId }] })
  })

  it('send nothing while a row cannot be used, and leave it out where that is wanted', async () => {
    const client = await anAssistant((await tokenOf(ana)).token)
    const lines = [aRow('ring dish'), 'egg cup,,,cup']
    const csv = [HEAD, ...lines].join('\n')
    const { text, isError } = await ask(client, 'start_batch', { csv })
    expect(isError).toBe(true)
    expect(text).toMatch(/Line 3: There is no description.*Nothing was sent/)
    expect((await ana.call(routes.listBatches)).answer()).toEqual([])
    const { id } = await started(client, lines, { skip: true })
    expect(await whenDone(client, id)).toMatchObject({ rows: { written: 1 } })
  })

  it('say that the credits are used up, go on once there are more, and give up for good', async () => {
    await setCredits(shop, ana, 1)
    const client = await anAssistant((await tokenOf(ana)).token)
    const { id: batchId } = await started(client, ['ring dish', 'egg cup', 'tray'].map(aRow))
    await whenDone(client, batchId)
    const paused = await ask(client, 'look_at_batch', { batchId })
    expect(paused.text).toContain('the credits are used up')
    await setCredits(shop, ana, 1)
    expect((await ask(client, 'go_on_with_batch', { batchId })).isError).toBe(false)
    expect(await whenDone(client, batchId)).toMatchObject({ rows: { written: 2, waiting: 1 } })
    await ask(client, 'pause_batch', { batchId })
    const given = batchIn(await ask(client, 'cancel_batch', { batchId }))
    expect(given.batch).toMatchObject({ state: 'canceled', rows: { canceled: 1 } })
    const late = await ask(client, 'go_on_with_batch', { batchId })
    expect([late.isError, late.text]).toEqual([true, expect.stringContaining('No credit was')])
    expect(await ana.credits()).toBe(0)
  })

  it('want a token for batches, and find nobody else’s', async () => {
    const csv = [HEAD, aRow('tray')].join('\n')
    const reader = await anAssistant((await tokenOf(ana, ['listings:read'])).token)
    const refused = await ask(reader, 'start_batch', { csv })
    expect([refused.isError, refused.text]).toEqual([
      true,
      expect.stringContaining('scope batches'),
    ])
    const { id } = await started(await anAssistant((await tokenOf(ana)).token), [aRow('tray')])
    const ben = await anAssistant((await tokenOf(await shop.signIn('ben@example.com'))).token)
    const strange = await ask(ben, 'cancel_batch', { batchId: id })
    expect([strange.isError, strange.text]).toEqual([true, expect.stringContaining('not exist')])
  })
})

describe('a refusal says why, and that nothing was spent', () => {
  it('without credits', async () => {
    await setCredits(shop, ana, 0)
    const client = await anAssistant((await tokenOf(ana)).token)
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
    const { id, token } = await tokenOf(ana)
    const client = await anAssistant(token)
    expect((await ask(client, 'search_listings', {})).isError).toBe(false)
    await ana.call(routes.endAccessToken, { params: { id } })
    const refused = await ask(client, 'write_listing', ITEM)
    expect(refused.isError).toBe(true)
    expect(refused.text).toMatch(/This access token does not work.*No credit was spent/)
    expect(await ana.credits()).toBe(10)
  })

  it('with a token for something else', async () => {
    const client = await anAssistant((await tokenOf(ana, ['listings:read'])).token)
    const refused = await ask(client, 'write_listing', ITEM)
    expect(refused.isError).toBe(true)
    expect(refused.text).toContain('it needs the scope listings:write')
  })
})
