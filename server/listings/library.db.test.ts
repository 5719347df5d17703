import { afterAll, beforeAll, expect, it } from 'vitest'
import { Listing } from '#contract/listings.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import type { OpenDatabase } from '#server/database/database.ts'
import { testDatabase } from '#server/testing/database.ts'
import { aListing, aMember } from '#server/testing/people.ts'
import {
  findListing,
  listListings,
  patchListing,
  placeListing,
  removeListing,
  restoreListing,
} from './library.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await testDatabase()
})
afterAll(async () => {
  expect(await brokenInvariants(open.db)).toEqual([])
  await open.close()
})

const notFound = expect.objectContaining({ code: 'listing_not_found' })

it('lists one’s own listings, newest first, as the contract shows them', async () => {
  const [ana, ben] = [await aMember(open.db), await aMember(open.db)]
  const first = await aListing(open.db, ana.id)
  await aListing(open.db, ben.id)
  const second = await aListing(open.db, ana.id)
  const listed = await listListings(open.db, ana.id)
  expect(listed).toEqual([second, first])
  expect(listed.map((listing) => Listing.parse(listing))).toEqual(listed)
})

it('keeps what was asked for beside what was written', async () => {
  const ana = await aMember(open.db)
  const listing = await aListing(open.db, ana.id, {
    input: { targetAudience: 'Tea drinkers', starredKeywords: '' },
    writing: { generatedTags: ['tea mug', 'it’s "blue"'] },
  })
  expect(listing).toMatchObject({
    targetAudience: 'Tea drinkers',
    starredKeywords: null,
    generatedTags: ['tea mug', 'it’s "blue"'],
  })
})

it('changes what the patch names and nothing else', async () => {
  const ana = await aMember(open.db)
  const listing = await aListing(open.db, ana.id)
  const own = { userId: ana.id, id: listing.id }
  const patch = { sku: null, generatedTags: ['one'], generatedTitle: 'A Mug' }
  const changed = { ...listing, ...patch, version: 2 }
  expect(await patchListing(open.db, own, patch)).toEqual(changed)
  expect(await findListing(open.db, own)).toEqual(changed)
})

it('finds no listing of somebody else, nor one that cannot exist', async () => {
  const [ana, ben] = [await aMember(open.db), await aMember(open.db)]
  const listing = await aListing(open.db, ana.id)
  for (const id of [listing.id, 'none', '\0', 'x'.repeat(10_000), '\uD800', '']) {
    const own = { userId: ben.id, id }
    await expect(findListing(open.db, own)).rejects.toEqual(notFound)
    await expect(patchListing(open.db, own, { sku: 'mine' })).rejects.toEqual(notFound)
    const placing = placeListing(open.db, own, { copied: [], isListed: true })
    await expect(placing).rejects.toEqual(notFound)
    await expect(removeListing(open.db, own)).rejects.toEqual(notFound)
    await expect(restoreListing(open.db, own)).rejects.toEqual(notFound)
  }
  expect(await findListing(open.db, { userId: ana.id, id: listing.id })).toEqual(listing)
})

it('brings a deleted listing back as it was, for whom it belongs to', async () => {
  const [ana, ben] = [await aMember(open.db), await aMember(open.db)]
  const listing = await aListing(open.db, ana.id, { writing: { generatedTags: ['it’s', '"x"'] } })
  const own = { userId: ana.id, id: listing.id }
  await removeListing(open.db, own)
  expect(await listListings(open.db, ana.id)).toEqual([])
  await expect(removeListing(open.db, own)).rejects.toEqual(notFound)
  await expect(patchListing(open.db, own, { sku: 'x' })).rejects.toEqual(notFound)
  await expect(restoreListing(open.db, { ...own, userId: ben.id })).rejects.toEqual(notFound)
  expect(await restoreListing(open.db, own)).toEqual(listing)
  expect(await restoreListing(open.db, own)).toEqual(listing)
  expect(await listListings(open.db, ana.id)).toEqual([listing])
})

it('lets one of two edits of the same version through', async () => {
  const ana = await aMember(open.db)
  const listing = await aListing(open.db, ana.id)
  const own = { userId: ana.id, id: listing.id, version: listing.version }
  const edits = ['One', 'Two'].map((generatedTitle) =>
    patchListing(open.db, own, { generatedTitle }),
  )
  const outcomes = (await Promise.allSettled(edits)).map(({ status }) => status)
  expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(patchListing(open.db, own, { sku: 'x' })).rejects.toMatchObject({
    code: 'listing_changed',
  })
  expect(await patchListing(open.db, { ...own, version: 2 }, { sku: 'x' })).toMatchObject({
    sku: 'x',
    version: 3,
  })
})

it('keeps what was copied until that very field is changed, and since when it is listed', async () => {
  const ana = await aMember(open.db)
  const listing = await aListing(open.db, ana.id)
  const own = { userId: ana.id, id: listing.id }
  const copied = ['title', 'tags', 'sku', 'title'] as const
  const listed = await placeListing(open.db, own, { copied: [...copied], isListed: true })
  expect(listed).toMatchObject({ copied: ['title', 'tags', 'sku'], version: 1 })
  expect(listed.listedAt).toMatch(/^\d{4}-/)
  const again = await placeListing(open.db, own, { copied: listed.copied, isListed: true })
  expect(again).toEqual(listed)
  const edited = await patchListing(open.db, own, { generatedTitle: 'A Mug', sku: null })
  expect(edited).toMatchObject({ copied: ['tags'], listedAt: listed.listedAt, version: 2 })
  await removeListing(open.db, own)
  expect(await restoreListing(open.db, own)).toEqual(edited)
  const taken = await placeListing(open.db, own, { copied: ['tags'], isListed: false })
  expect(taken).toMatchObject({ copied: ['tags'], listedAt: null })
})

it('keeps the credit of a listing that is deleted', async () => {
  const ana = await aMember(open.db, { credits: 3 })
  const own = { userId: ana.id, id: (await aListing(open.db, ana.id)).id }
  await removeListing(open.db, own)
  await expect(findListing(open.db, own)).rejects.toEqual(notFound)
  const { credits } = await open.db
    .selectFrom('users')
    .select('credits')
    .where('id', '=', ana.id)
    .executeTakeFirstOrThrow()
  expect(credits).toBe(2)
})

it('keeps the searched text beside the listing, folded, whatever changes', async () => {
  const ana = await aMember(open.db)
  const listing = await aListing(open.db, ana.id, { input: { listingTitle: 'ÉTOILE Mug' } })
  const own = { userId: ana.id, id: listing.id }
  const searched = async () =>
    (
      await open.db
        .selectFrom('listingSearch')
        .select('folded')
        .where('userId', '=', ana.id)
        .where('listingId', '=', listing.id)
        .execute()
    ).map(({ folded }) => folded)
  expect(await searched()).toEqual([expect.stringMatching(/^étoile mug\nmug-1\n/)])
  await patchListing(open.db, own, { listingTitle: 'Plain', sku: null })
  expect(await searched()).toEqual([expect.stringMatching(/^plain\nblue stoneware mug/)])
  await removeListing(open.db, own)
  expect(await searched()).toEqual([])
  await restoreListing(open.db, own)
  expect(await searched()).toEqual([expect.stringMatching(/^plain\nblue stoneware mug/)])
})
