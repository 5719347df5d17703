import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'

/** Only such a project can never be a real one. */
export const PROJECT = 'demo-maker-shop'

export type Emulator = Awaited<ReturnType<typeof startEmulator>>

/**
 * Firebase's own emulator, and the signature that it leaves out: its tokens are signed here with a
 * key that the server under test takes for Google's. The server believes no other token.
 */
export async function startEmulator() {
  const { child, port } = await startProcess()
  const pair = await generateKeyPair('RS256')
  const published = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'emulator' }] }
  return {
    url: `http://127.0.0.1:${port}`,
    publishedKeys: JSON.stringify(published),
    /** The same token with a signature. */
    signed: (token: string): Promise<string> =>
      new SignJWT(decodeJwt(token))
        .setProtectedHeader({ alg: 'RS256', kid: 'emulator', typ: 'JWT' })
        .sign(pair.privateKey),
    stop: async () => {
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
    },
  }
}

async function startProcess(): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'emulator/emulator.mjs'), PROJECT],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /^port (\d+)$/.exec(line)?.[1]
    if (port !== undefined) return { child, port: Number(port) }
  }
  throw new Error('The emulator did not start')
}
