import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { identitySecret } from './identity-secret.ts'

it('is kept in the data directory, for its owner alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'secret-'))
  const dataDir = join(folder, 'data')
  const secret = await identitySecret({ dataDir })
  expect(secret).toHaveLength(32)
  expect(await identitySecret({ dataDir })).toEqual(secret)
  expect((await stat(join(dataDir, 'identity-secret'))).mode & 0o777).toBe(0o600)

  await writeFile(join(dataDir, 'identity-secret'), 'short')
  await expect(identitySecret({ dataDir })).rejects.toThrow(/identity-secret is damaged.*copy/)
  const setting = 'ab'.repeat(32)
  expect(await identitySecret({ dataDir, setting })).toEqual(Buffer.alloc(32, 0xab))
  await rm(folder, { recursive: true })
})
