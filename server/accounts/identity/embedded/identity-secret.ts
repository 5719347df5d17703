import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const LENGTH_BYTES = 32

type Options = { dataDir: string; setting?: string | undefined }

/**
 * The secret of the setting, in hexadecimal, else that of the data directory, made at the first
 * start. Whoever reads it can sign in as anyone.
 */
export async function identitySecret({ dataDir, setting }: Options): Promise<Buffer> {
  if (setting !== undefined) return Buffer.from(setting, 'hex')
  const path = join(dataDir, 'identity-secret')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  if (!existsSync(path))
    await writeFile(path, randomBytes(LENGTH_BYTES), { mode: 0o600, flag: 'wx' })
  const secret = await readFile(path)
  if (secret.length !== LENGTH_BYTES)
    throw new Error(
      `${path} is damaged: it has ${secret.length} bytes in place of ${LENGTH_BYTES}. Put the copy of it back.`,
    )
  return secret
}
