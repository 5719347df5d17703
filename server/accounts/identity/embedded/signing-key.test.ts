import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/database/database.ts'
import { testDatabase } from '#server/testing/database.ts'
import { publicKeyFinder, publicKeys, signingKey } from './signing-key.ts'

const OURS = Buffer.alloc(32, 'ours')
const THEIRS = Buffer.alloc(32, 'theirs')

let database: OpenDatabase
let keyReads = 0
let nowMs = 0
const now = () => new Date(nowMs)
beforeAll(async () => {
  database = await testDatabase(({ sql }) => {
    if (sql.includes('identity_keys')) keyReads += 1
  })
})
afterAll(() => database.close())

it('makes one key for a secret, even when two starts ask at once', async () => {
  const [first, second] = await Promise.all([
    signingKey(database.db, { secret: OURS }),
    signingKey(database.db, { secret: OURS }),
  ])
  const later = await signingKey(database.db, { secret: OURS })
  expect([first.id, second.id, later.id]).toEqual([later.id, later.id, later.id])
  expect(await publicKeys(database.db)).toHaveLength(1)
})

it('takes the key that another start keeps while we look', async () => {
  const theirs = await database.db.selectFrom('identityKeys').selectAll().executeTakeFirstOrThrow()
  let reads = 0
  let kept: Promise<unknown> | undefined
  const other = await testDatabase(({ sql }) => {
    if (sql.includes('identity_keys')) reads += 1
    if (reads === 1) kept ??= other.db.insertInto('identityKeys').values(theirs).execute()
  })
  const { id } = await signingKey(other.db, { secret: OURS })
  await kept
  expect(id).toBe(theirs.id)
  expect(await publicKeys(other.db)).toHaveLength(1)
  await other.close()
})

it('refuses a secret that the database does not know, unless it is meant to be new', async () => {
  await expect(signingKey(database.db, { secret: THEIRS })).rejects.toThrow(
    /^This database knows another identity secret: .*IDENTITY_SECRET/,
  )
  expect(await publicKeys(database.db)).toHaveLength(1)
  await signingKey(database.db, { secret: THEIRS, isNewMeant: true })
  await signingKey(database.db, { secret: THEIRS })
})

it('publishes the keys of every secret, and stores no private half that can be read', async () => {
  const published = await publicKeys(database.db)
  expect(published).toHaveLength(2)
  for (const key of published)
    expect(Object.keys(key).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  const rows = await database.db.selectFrom('identityKeys').select('privateKey').execute()
  for (const { privateKey } of rows) expect(privateKey).toMatch(/^[\w-]{16}\.[\w-]{22}\.[\w-]+$/)
})

describe('finding a key', () => {
  it('serves calls that arrive together from one look at the database', async () => {
    const { id } = await signingKey(database.db, { secret: OURS })
    const find = publicKeyFinder(database.db, now)
    keyReads = 0
    const found = await Promise.all(Array.from({ length: 20 }, () => find(id)))
    expect(found.every((key) => key !== undefined)).toBe(true)
    expect(keyReads).toBe(1)
  })

  it('does not ask the database for every made-up id', async () => {
    const find = publicKeyFinder(database.db, now)
    keyReads = 0
    for (let n = 0; n < 50; n += 1) expect(await find(`made up ${n}`)).toBeUndefined()
    expect(keyReads).toBe(1)
    nowMs += 11_000
    await find('made up again')
    expect(keyReads).toBe(2)
  })

  it('asks again at once when the database was in trouble', async () => {
    const broken = await testDatabase()
    await broken.close()
    const find = publicKeyFinder(broken.db, now)
    // A key it has never seen would be refused quietly; trouble is not the token's fault.
    await expect(find('any')).rejects.toThrow()
    await expect(find('any')).rejects.toThrow()
  })
})
