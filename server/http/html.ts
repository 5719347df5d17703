import { createHash, randomBytes } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import {
  DEFAULT_EXTENSION_URL,
  IDENTITY_PLACEHOLDER,
  OPERATOR_PLACEHOLDER,
  ORIGIN_PLACEHOLDER,
  SUPPORT_PLACEHOLDER,
  UNNAMED_OPERATOR,
} from '#contract/site.ts'
import type { FirebaseChoice } from '#server/platform/identity-config.ts'
import type { Inline } from './security-headers.ts'

const NONCE = /__NONCE__/g
const FIREBASE = '__FIREBASE__'

/** A page as it leaves: its bytes by encoding, and the policy that allows what is inside it. */
export type Page = { etag: string; policy: string; bytes: (encoding: Encoding) => Promise<Buffer> }
export type Encoding = keyof typeof ENCODERS

const ENCODERS = {
  br: promisify<Buffer, Buffer>(brotliCompress),
  gzip: promisify<Buffer, Buffer>(gzip),
  identity: async (page: Buffer) => page,
}

/** What a built page cannot know: where the site, the extension and support are, and who signs people in. */
export type Addresses = {
  origin: () => string
  extensionUrl: string
  supportEmail: string | undefined
  /** Who runs the shop, and where. */
  operator: string | undefined
  firebase: FirebaseChoice | null
  /** The pages are written anew while we run. */
  isDeveloping: boolean
  policyFor: (inline: Inline) => string
}

/**
 * The pages as they were when this process started. A new build changes them under a running one,
 * which must not hand out pages that speak to a server it is not yet.
 */
export async function builtPages(folder: string, addresses: Addresses) {
  const fill = fillIn(addresses)
  const { projectId, apiKey, authDomain } = addresses.firebase ?? {}
  const told = [projectId, apiKey, authDomain].filter((part) => part !== undefined).join(' ')
  const read = addresses.isDeveloping ? fromDisk(folder) : await fromMemory(folder)
  const signed = remembered(read, async (source) => fill(source).replace(FIREBASE, () => told))
  return {
    /** The same bytes for everyone. */
    publicPage: remembered(read, (source) => publicPage(fill(source), addresses)),
    /** A file for search engines that names our own address. */
    text: remembered(read, async (source) => fill(source)),
    /** The application, with a nonce of its own in each answer. */
    signed: async (file: string) => {
      const html = await signed(file)
      return html === null ? null : withNonce(html, addresses)
    },
  }
}

type Read = (file: string) => Promise<string | null>

function fromDisk(folder: string): Read {
  return (file) => readFile(join(folder, file), 'utf8').catch(() => null)
}

/** Where nothing is built yet, it looks again each time. */
async function fromMemory(folder: string): Promise<Read> {
  const files = await Array.fromAsync(glob('{*,public/*/*}.{html,txt,xml}', { cwd: folder }))
  const read = fromDisk(folder)
  if (files.length === 0) return read
  const sources = new Map(
    await Promise.all(files.map(async (file) => [normalized(file), await read(file)] as const)),
  )
  return async (file) => sources.get(file) ?? null
}

function normalized(file: string): string {
  return file.split(sep).join('/')
}

const SUPPORT_LINK = new RegExp(`<a [^>]*mailto:${SUPPORT_PLACEHOLDER}[^>]*>.*?</a>`, 'g')

function fillIn(addresses: Addresses): (source: string) => string {
  const { origin, extensionUrl, supportEmail } = addresses
  const extension = escaped(extensionUrl)
  const operator = escaped(addresses.operator ?? UNNAMED_OPERATOR)
  const identity = addresses.firebase === null ? 'Google' : 'Google or Firebase'
  return (source) =>
    (supportEmail === undefined ? source.replaceAll(SUPPORT_LINK, '') : source)
      .replaceAll(SUPPORT_PLACEHOLDER, supportEmail ?? '')
      .replaceAll(OPERATOR_PLACEHOLDER, () => operator)
      .replaceAll(IDENTITY_PLACEHOLDER, identity)
      .replaceAll(ORIGIN_PLACEHOLDER, origin)
      .replaceAll(DEFAULT_EXTENSION_URL, () => extension)
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

// The same bytes for everyone can be compressed once and well. So their inline script is allowed
// by its hash: a nonce would make every answer different.
async function publicPage(source: string, { policyFor }: Addresses): Promise<Page> {
  const html = source.replaceAll(NONCE, '')
  const identity = Buffer.from(html)
  // Brotli takes an eighth of a second: whoever understands another encoding waits for that alone.
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {}
  return {
    // Weak, because the same page travels in several encodings.
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    policy: policyFor({ scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') }),
    bytes: (encoding) => (made[encoding] ??= ENCODERS[encoding](identity)),
  }
}

// The application adds style elements while it runs, so its shell needs a nonce that it can hand on.
function withNonce(source: string, { policyFor }: Addresses): { html: string; policy: string } {
  const nonce = randomBytes(16).toString('base64')
  const allowed = [`'nonce-${nonce}'`]
  return {
    html: source.replaceAll(NONCE, nonce),
    policy: policyFor({ scripts: allowed, styles: allowed }),
  }
}

function hashesOf(html: string, tag: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g')
  return [...html.matchAll(inline)].map(([, text = '']) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  })
}

/** Keeps what was made of a file until the file changes; null where there is none. */
function remembered<Made>(read: Read, make: (source: string) => Promise<Made>) {
  const kept = new Map<string, { source: string; made: Promise<Made> }>()
  return async (file: string): Promise<Made | null> => {
    const source = await read(file)
    if (source === null) return null
    const known = kept.get(file)
    if (known?.source === source) return known.made
    const made = make(source)
    kept.set(file, { source, made })
    return made
  }
}
