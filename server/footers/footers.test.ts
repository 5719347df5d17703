import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/database/database.ts'
import { testDatabase } from '#server/testing/database.ts'
import { aMember } from '#server/testing/people.ts'
import { createFooter, listFooters, patchFooter, removeFooter, restoreFooter } from './footers.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await testDatabase()
})
afterAll(() => open.close())

const notFound = expect.objectContaining({ code: 'footer_not_found' })

it('lists one’s own footers, newest first', async () => {
  const [ana, ben] = [await aMember(open.db), await aMember(open.db)]
  await createFooter(open.db, ana.id, { name: 'Shipping', content: 'Ships in two days.' })
  await createFooter(open.db, ben.id, { name: 'Care', content: 'Wash by hand.' })
  await createFooter(open.db, ana.id, { name: 'Thanks', content: 'Thank you!' })
  const names = (await listFooters(open.db, ana.id)).map(({ name }) => name)
  expect(names).toEqual(['Thanks', 'Shipping'])
})

it('changes what the patch names and nothing else', async () => {
  const ana = await aMember(open.db)
  const footer = await createFooter(open.db, ana.id, { name: 'Care', content: 'Wash by hand.' })
  const patched = await patchFooter(open.db, { userId: ana.id, id: footer.id }, { name: 'Washing' })
  expect(patched).toMatchObject({ id: footer.id, name: 'Washing', content: 'Wash by hand.' })
  expect(patched.createdAt).toBe(footer.createdAt)
})

it('finds no footer of somebody else, nor one that cannot exist', async () => {
  const [ana, ben] = [await aMember(open.db), await aMember(open.db)]
  const footer = await createFooter(open.db, ana.id, { name: 'Care', content: 'Wash by hand.' })
  for (const id of [footer.id, 'none', '\0', 'x'.repeat(10_000), '\uD800', '%00']) {
    const own = { userId: ben.id, id }
    await expect(patchFooter(open.db, own, { name: 'Mine' })).rejects.toEqual(notFound)
    await expect(removeFooter(open.db, own)).rejects.toEqual(notFound)
    await expect(restoreFooter(open.db, own)).rejects.toEqual(notFound)
  }
  expect(await listFooters(open.db, ana.id)).toEqual([footer])
})

it('lets one of two edits of the same version through', async () => {
  const ana = await aMember(open.db)
  const footer = await createFooter(open.db, ana.id, { name: 'Care', content: 'Wash by hand.' })
  const own = { userId: ana.id, id: footer.id, version: footer.version }
  expect(await patchFooter(open.db, own, { name: 'Washing' })).toMatchObject({ version: 2 })
  await expect(patchFooter(open.db, own, { name: 'Caring' })).rejects.toMatchObject({
    code: 'footer_changed',
  })
  expect(await listFooters(open.db, ana.id)).toMatchObject([{ name: 'Washing' }])
})

it('removes a footer once, and brings it back as it was', async () => {
  const ana = await aMember(open.db)
  const footer = await createFooter(open.db, ana.id, { name: 'Care', content: 'Wash.' })
  const own = {
    userId: ana.id,
    id: footer.id,
  }
  await removeFooter(open.db, own)
  await expect(removeFooter(open.db, own)).rejects.toEqual(notFound)
  expect(await listFooters(open.db, ana.id)).toEqual([])
  expect(await restoreFooter(open.db, own)).toEqual(footer)
  expect(await listFooters(open.db, ana.id)).toEqual([footer])
})
