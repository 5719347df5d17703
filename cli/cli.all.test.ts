import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HealthReport } from '#contract/checking.ts'
import { Listing } from '#contract/listings.ts'
import { routes } from '#contract/routes.ts'
import { NO_PROFILE } from '#contract/shop-profile.ts'
import { COMMANDS } from './commands.ts'
import { run as runHere } from './run.ts'
import { aLine } from './testing/a-line.ts'
import { setCredits, shopOfSellers, tokenOf } from './testing/a-shop.ts'
import { runProgram } from './testing/run-program.ts'

const ITEM = {
  listingTitle: 'Walnut ring dish',
  productType: 'A ring dish turned from walnut.\nSize: 10 cm across.\nFinished with beeswax.',
  keywords: ['ring dish', 'walnut dish', 'jewelry tray'],
  starredKeywords: ['ring dish'],
}
const DISH = {
  title: 'Walnut Ring Dish',
  description: 'A ring dish turned from walnut, 10 cm across.',
  tags: ['ring dish'],
}
const NEVER = /No credit was spent\.|You were not charged/

const open = shopOfSellers()
let folder: string
let token: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'listwright-cli-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(async () => {
  ;({ token } = await tokenOf(open.ana))
})

const run = (words: string[], more: { token?: string; url?: string; input?: string } = {}) =>
  runProgram(words, { url: open.url, token, ...more })
const fileOf = async (value: unknown, name = 'item.json') => {
  const path = join(folder, name)
  await writeFile(path, typeof value === 'string' ? value : JSON.stringify(value))
  return path
}
const listings = async () => (await open.ana.call(routes.listListings)).answer()

describe('listwright', () => {
  it.each([['--help'], ['-h'], []])('says what it can do: %s', async (...words) => {
    const { printed, exit } = await run(words)
    expect(exit).toBe(0)
    for (const { usage } of Object.values(COMMANDS)) expect(printed).toContain(usage)
  })

  it.each([
    [['scribble'], 'There is no command "scribble"'],
    [['write'], 'Please name the file of the item'],
    [['write', 'a.json', 'b.json'], 'There is "b.json" beside the file of the item'],
    [['write', 'a.json', '--kay', 'x'], "Unknown option '--kay'"],
    [['write', 'nowhere.json'], 'There is no file nowhere.json'],
    [['search', '--limit', 'all'], '--limit must be a whole number from 1 to 100'],
    [['improve', 'a.json', '--take', 'price'], 'There is no part "price"'],
    [['export', '--format', 'xml'], '--format must be csv or json'],
    [['mcp', 'now'], 'mcp takes no "now"'],
  ])('ends with 2 where it is called wrongly: %j', async (words, sentence) => {
    const told: string[] = []
    const exit = await runHere(words, {
      environment: {},
      input: Readable.from([]),
      print: () => undefined,
      tell: (one) => void told.push(one),
    })
    expect(exit).toBe(2)
    expect(told.join('\n')).toContain(sentence)
    expect(told.join('\n')).toMatch(NEVER)
  })

  it('names what of a file is not as it should be, before anything is sent', async () => {
    const wrong = await fileOf({ ...ITEM, listingTitle: '', colour: 'brown' })
    const { told, exit } = await run(['write', wrong])
    expect(exit).toBe(2)
    expect(told).toContain('listingTitle: Nickname is required')
    expect(told).toContain('There is no field colour')
  })

  it.each([
    ['item.json', '{"a":', 'is not JSON: it breaks off before its end.'],
    ['item.json', '{\n"a": 1\n"b": 2}', 'is not JSON: it cannot be read at line 3, column 1.'],
    ['item.json', '{"a": x}', 'is not JSON: there is x in it where none can be.'],
    [
      'item.json',
      'Nickname: dish',
      'is not JSON: it begins with "Nickname: dish", and JSON with {.',
    ],
    ['item.json', ' ', 'is not JSON: it is empty.'],
    ['shop.csv', 'Nickname,SKU', 'the rows of a CSV file are written by: listwright batch'],
  ])('says in plain words what is wrong with JSON: %s %s', async (name, content, sentence) => {
    const { told, exit } = await run(['write', await fileOf(content, name)])
    expect([exit, told]).toEqual([2, expect.stringContaining(sentence)])
    expect(told).toMatch(NEVER)
  })
})

describe('write', () => {
  it('has a listing written for one credit, prints it and says where it is', async () => {
    const { printed, told, exit } = await run(['write', await fileOf(ITEM)])
    expect([exit, told]).toEqual([0, expect.stringContaining('It cost 1 credit.')])
    const [listing] = await listings()
    expect(listing).toMatchObject({ keywords: 'ring dish, walnut dish, jewelry tray' })
    expect(printed).toContain(`TITLE:\n${listing?.generatedTitle}\n\nDESCRIPTION:\n`)
    expect(await open.ana.credits()).toBe(9)
  })

  it('writes as is usual for the shop what the file does not say', async () => {
    const body = { ...NO_PROFILE, writingStyle: 'minimalist', descriptionLength: 'short' } as const
    await open.ana.call(routes.saveShopProfile, { body })
    await run(['write', await fileOf({ ...ITEM, descriptionLength: 'long' })])
    expect((await listings())[0]).toMatchObject({
      writingStyle: 'minimalist',
      descriptionLength: 'long',
    })
  })

  it('reads what is piped in, and prints JSON where that is asked for', async () => {
    const { printed, exit } = await run(['write', '-', '--json', '--plain', '--no-profile'], {
      input: JSON.stringify(ITEM),
    })
    expect(exit).toBe(0)
    expect(Listing.parse(JSON.parse(printed)).listingTitle).toBe(ITEM.listingTitle)
  })

  it('is refused without credits, spends none and ends with 4', async () => {
    await setCredits(open.shop, open.ana, 0)
    const { told, printed, exit } = await run(['write', await fileOf(ITEM)])
    expect([exit, printed]).toEqual([4, ''])
    expect(told).toMatch(/You need at least 1 credit/)
    expect(told).toMatch(NEVER)
    const { printed: json } = await run(['write', await fileOf(ITEM), '--json'])
    expect(JSON.parse(json)).toMatchObject({
      error: { code: 'insufficient_credits', creditSpent: false },
    })
  })

  it('pays once where answers are lost on the way: each try has the same key', async () => {
    let left = 2
    const line = await aLine(open.url, () => (left-- > 0 ? 'answer lost' : null))
    const { told, exit } = await run(['write', await fileOf(ITEM)], { url: line.url })
    await line.close()
    expect([exit, told]).toEqual([0, expect.stringContaining('No answer; trying again.')])
    expect(new Set(line.seen.map(({ key }) => key)).size).toBe(1)
    expect(line.seen).toHaveLength(3)
    expect(await listings()).toHaveLength(1)
    expect(await open.ana.credits()).toBe(9)
  })

  it('waits for a server that is started anew behind its proxy', async () => {
    let left = 1
    const line = await aLine(open.url, () => (left-- > 0 ? 'proxy answers' : null))
    const { exit } = await run(['write', await fileOf(ITEM)], { url: line.url })
    await line.close()
    expect(exit).toBe(0)
    expect(await open.ana.credits()).toBe(9)
  })

  it('says that nobody knows where no answer ever comes, and how to find out for nothing', async () => {
    const line = await aLine(open.url, () => 'answer lost')
    const item = await fileOf(ITEM)
    const { told, exit } = await run(['write', item], { url: line.url })
    await line.close()
    expect(exit).toBe(5)
    expect(told).toContain('It is not known whether a credit was spent.')
    const [, key = ''] = /--key (\S+):/.exec(told) ?? []
    const { printed } = await run(['write', item, '--key', key, '--json'])
    expect((await listings()).map(({ id }) => id)).toEqual([Listing.parse(JSON.parse(printed)).id])
    expect(await open.ana.credits()).toBe(9)
  })

  it('says where nobody is there at all, and that nothing was spent', async () => {
    const nobody = await anEmptyAddress()
    const { told, exit } = await run(['write', await fileOf(ITEM)], { url: nobody })
    expect(exit).toBe(5)
    expect(told).toContain(`${nobody} gives no answer.`)
    expect(told).toMatch(NEVER)
  })
})

describe('improve', () => {
  const PASTED = {
    title:
      'Ring Dish | Walnut Ring Dish | Jewelry Dish | Trinket Dish | Walnut Dish | FREE SHIPPING',
    description: 'A ring dish turned from walnut.\nSize: 10 cm across.\nFinished with beeswax.',
    tags: ['ring dish'],
  }

  it('writes a listing anew for one credit and takes what is no worse', async () => {
    const { printed, told, exit } = await run(['improve', await fileOf(PASTED)])
    expect([exit, told]).toEqual([0, expect.stringContaining('It cost 1 credit.')])
    const [, before, after] = /^(\d+) of 10 checks passed, now (\d+)\.\n/.exec(printed) ?? []
    expect(Number(after)).toBeGreaterThan(Number(before))
    const [listing] = await listings()
    expect(printed).toContain(`TITLE:\n${listing?.generatedTitle}\n`)
    expect(listing?.generatedTags.length).toBeGreaterThan(1)
    expect(await open.ana.credits()).toBe(9)
  })

  it('takes only what is named, and leaves the rest as it was pasted', async () => {
    const { printed, exit } = await run([
      'improve',
      await fileOf(PASTED),
      '--take',
      'tags',
      '--json',
    ])
    expect([exit, JSON.parse(printed)]).toEqual([0, expect.objectContaining({ taken: ['tags'] })])
    const [listing] = await listings()
    expect(listing?.generatedTitle).toBe(PASTED.title)
    expect(listing?.generatedTags.length).toBeGreaterThan(1)
  })

  it('leaves one alone that was improved before, and says so before a credit is spent', async () => {
    const file = await fileOf(PASTED)
    await run(['improve', file])
    const [listing] = await listings()
    const { told, exit } = await run(['improve', file])
    expect([exit, told]).toEqual([1, expect.stringMatching(NEVER)])
    expect(told).toContain(`in the history (${listing?.id})`)
    expect(await open.ana.credits()).toBe(9)
    expect((await run(['improve', file, '--again'])).exit).toBe(0)
    expect(await open.ana.credits()).toBe(8)
  })

  it('is refused without credits, with 4', async () => {
    await setCredits(open.shop, open.ana, 0)
    const { told, exit } = await run(['improve', await fileOf(PASTED)])
    expect([exit, told]).toEqual([4, expect.stringMatching(NEVER)])
  })

  it('says that the credit is spent where the new parts could not be taken', async () => {
    let asked = 0
    const line = await aLine(open.url, () => ((asked += 1) > 2 ? 'refused' : null))
    const { told, exit } = await run(['improve', await fileOf(PASTED)], { url: line.url })
    await line.close()
    expect(exit).toBe(1)
    expect(told).toContain('was written for 1 credit and is in your history')
    expect(told).not.toMatch(NEVER)
    expect(await open.ana.credits()).toBe(9)
  })
})

describe('what costs nothing', () => {
  it('checks any listing, without a credit left', async () => {
    await setCredits(open.shop, open.ana, 0)
    const { printed, exit } = await run(['check', await fileOf(DISH)])
    expect(exit).toBe(0)
    expect(printed).toMatch(/^\d+ of 10 checks pass\.\n/)
    expect(printed).toContain('1 of 13 tags are used.')
  })

  it('checks a listing of one’s own against what it was written from', async () => {
    const written = await run(['write', await fileOf(ITEM), '--json'])
    const { printed } = await run(['check', '-', '--json'], { input: written.printed })
    const report = HealthReport.parse(JSON.parse(printed))
    expect(report.checks.find(({ id }) => id === 'truth')?.state).toBe('met')
  })

  it('searches, and says where nothing was found', async () => {
    await run(['write', await fileOf(ITEM)])
    const [listing] = await listings()
    const { printed } = await run(['search', 'walnut', 'ring'])
    expect(printed).toBe(`${listing?.id}\t\t${ITEM.listingTitle}\t${listing?.generatedTitle}\n`)
    expect((await run(['search', 'porcelain'])).told).toBe('Nothing was found.\n')
  })

  it('exports everything, to a file or into a pipe', async () => {
    await run(['write', await fileOf(ITEM)])
    expect((await run(['export'])).printed).toContain(ITEM.listingTitle)
    const out = join(folder, 'all.json')
    const { told, printed, exit } = await run(['export', '--format', 'json', '--out', out])
    expect([exit, printed, told]).toEqual([0, '', `Your listings are in ${out}.\n`])
    expect(JSON.parse(await readFile(out, 'utf8'))).toHaveLength(1)
    const nowhere = await run(['export', '--out', join(folder, 'no/such.csv')])
    expect([nowhere.exit, nowhere.told]).toEqual([
      2,
      expect.stringContaining('could not be written'),
    ])
  })
})

describe('a token', () => {
  it.each([
    ['none', '', 'There is no access token.'],
    ['half of one', 'lw_0123', 'is no whole access token'],
    ['a made-up one', `lw_${'0'.repeat(64)}`, 'This access token does not work'],
  ])('that is %s ends it with 3', async (_what, bad, sentence) => {
    const { told, exit } = await run(['search'], { token: bad })
    expect([exit, told]).toEqual([3, expect.stringContaining(sentence)])
    expect(told).toMatch(NEVER)
  })

  it('that was revoked ends it with 3', async () => {
    const { id, token: revoked } = await tokenOf(open.ana)
    await open.ana.call(routes.endAccessToken, { params: { id } })
    const { told, exit } = await run(['write', await fileOf(ITEM)], { token: revoked })
    expect([exit, told]).toEqual([3, expect.stringMatching(NEVER)])
    expect(await open.ana.credits()).toBe(10)
  })

  it('that was made for something else ends it with 3, and says what it wants', async () => {
    const { token: reading } = await tokenOf(open.ana, ['listings:read'])
    const { told, exit } = await run(['write', await fileOf(ITEM)], { token: reading })
    expect([exit, told]).toEqual([3, expect.stringContaining('it needs the scope listings:write')])
    expect((await run(['search'], { token: reading })).exit).toBe(0)
  })
})

/** Where somebody was a moment ago. */
async function anEmptyAddress(): Promise<string> {
  const line = await aLine(open.url, () => null)
  await line.close()
  return line.url
}
