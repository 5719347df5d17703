import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Batch } from '#contract/batches/batches.ts'
import { routes } from '#contract/routes.ts'
import { until } from '#server/testing/outcome.ts'
import { setCredits, shopOfSellers, tokenOf } from '../testing/a-shop.ts'
import { ask, closeAssistants, openAssistant } from '../testing/assistants.ts'

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

const open = shopOfSellers()
afterEach(closeAssistants)

const anAssistant = (token?: string, at = open.url) => openAssistant({ url: at, token })

describe('the tools for a batch', () => {
  it('have each row written for a credit, once, and give its listings page by page', async () => {
    const client = await anAssistant((await tokenOf(open.ana)).token)
    const lines = ['ring dish', 'egg cup', 'honey dipper'].map(aRow)
    const { id: batchId, name } = await started(client, lines)
    expect(name).toBe('dishes')
    expect(await whenDone(client, batchId)).toMatchObject({ state: 'done', rows: { written: 3 } })
    expect(await started(client, lines)).toMatchObject({ id: batchId, state: 'done' })
    expect(await open.ana.credits()).toBe(7)

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
    const client = await anAssistant((await tokenOf(open.ana)).token)
    const lines = [aRow('ring dish'), 'egg cup,,,cup']
    const csv = [HEAD, ...lines].join('\n')
    const { text, isError } = await ask(client, 'start_batch', { csv })
    expect(isError).toBe(true)
    expect(text).toMatch(/Line 3: There is no description.*Nothing was sent/)
    expect((await open.ana.call(routes.listBatches)).answer()).toEqual([])
    const { id } = await started(client, lines, { skip: true })
    expect(await whenDone(client, id)).toMatchObject({ rows: { written: 1 } })
  })

  it('say that the credits are used up, go on once there are more, and give up for good', async () => {
    await setCredits(open.shop, open.ana, 1)
    const client = await anAssistant((await tokenOf(open.ana)).token)
    const { id: batchId } = await started(client, ['ring dish', 'egg cup', 'tray'].map(aRow))
    await whenDone(client, batchId)
    const paused = await ask(client, 'look_at_batch', { batchId })
    expect(paused.text).toContain('the credits are used up')
    await setCredits(open.shop, open.ana, 1)
    expect((await ask(client, 'go_on_with_batch', { batchId })).isError).toBe(false)
    expect(await whenDone(client, batchId)).toMatchObject({ rows: { written: 2, waiting: 1 } })
    await ask(client, 'pause_batch', { batchId })
    const given = batchIn(await ask(client, 'cancel_batch', { batchId }))
    expect(given.batch).toMatchObject({ state: 'canceled', rows: { canceled: 1 } })
    const late = await ask(client, 'go_on_with_batch', { batchId })
    expect([late.isError, late.text]).toEqual([true, expect.stringContaining('No credit was')])
    expect(await open.ana.credits()).toBe(0)
  })

  it('want a token for batches, and find nobody else’s', async () => {
    const csv = [HEAD, aRow('tray')].join('\n')
    const reader = await anAssistant((await tokenOf(open.ana, ['listings:read'])).token)
    const refused = await ask(reader, 'start_batch', { csv })
    expect([refused.isError, refused.text]).toEqual([
      true,
      expect.stringContaining('scope batches'),
    ])
    const { id } = await started(await anAssistant((await tokenOf(open.ana)).token), [aRow('tray')])
    const ben = await anAssistant((await tokenOf(await open.shop.signIn('ben@example.com'))).token)
    const strange = await ask(ben, 'cancel_batch', { batchId: id })
    expect([strange.isError, strange.text]).toEqual([true, expect.stringContaining('not exist')])
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
