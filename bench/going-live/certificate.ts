import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../../scripts/run.ts'

export type Certificate = { authority: string; chain: string; key: string }

/** A certificate for this machine, signed by an authority that nobody else knows. */
export async function makeCertificate(folder: string): Promise<Certificate> {
  const at = (name: string) => join(folder, name)
  const own = ['-newkey', 'rsa:2048', '-nodes']
  await openssl(
    'req',
    '-x509',
    ...own,
    '-days',
    '2',
    '-subj',
    '/CN=Trying to go live',
    '-keyout',
    at('authority.key'),
    '-out',
    at('authority.pem'),
  )
  await openssl(
    'req',
    ...own,
    '-subj',
    '/CN=localhost',
    '-keyout',
    at('privkey.pem'),
    '-out',
    at('request.pem'),
  )
  await writeFile(at('names'), 'subjectAltName=DNS:localhost,IP:127.0.0.1\n')
  await openssl(
    'x509',
    '-req',
    '-days',
    '2',
    '-in',
    at('request.pem'),
    '-CA',
    at('authority.pem'),
    '-CAkey',
    at('authority.key'),
    '-CAcreateserial',
    '-extfile',
    at('names'),
    '-out',
    at('certificate.pem'),
  )
  const chain = await Promise.all(
    ['certificate.pem', 'authority.pem'].map((name) => readFile(at(name), 'utf8')),
  )
  await writeFile(at('fullchain.pem'), chain.join(''))
  return { authority: at('authority.pem'), chain: at('fullchain.pem'), key: at('privkey.pem') }
}

async function openssl(...args: string[]): Promise<void> {
  const { exitCode, output } = await run('openssl', args, { isQuiet: true })
  if (exitCode !== 0) throw new Error(`openssl failed:\n${output}`)
}
