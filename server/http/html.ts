import { createHash, randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { DEFAULT_EXTENSION_URL, ORIGIN_PLACEHOLDER } from '#contract/site.ts'
import type { FirebaseChoice } from '#server/platform/identity-config.ts'
import type { Inline } from './security-headers.ts'

const NONCE = /__NONCE__/g
const FIREBASE = '__FIREBASE__'

/** A page as it leaves: its bytes by encoding, and what the policy must allow inside it. */
export type Page = { etag: string; inline: Inline; bytes: Record<Encoding, Buffer> }
export type Encoding = 'br' | 'gzip' | 'identity'

/** What a built page cannot know: where the site and the extension are, and who signs people in. */
export type Addresses = {
  origin: () => string
  extensionUrl: string
  firebase: FirebaseChoice | null
}

/** Built pages, read again when a new build has replaced them. */
export function builtPages(folder: string, addresses: Addresses) {
  const fill = fillIn(addresses)
  const { projectId, apiKey, authDomain } = addresses.firebase ?? {}
  const told = [projectId, apiKey, authDomain].filter((part) => part !== undefined).join(' ')
  const shells = remembered(folder, async (html) => html.replace(FIREBASE, () => told))
  return {
    publicPage: remembered(folder, (source) => publicPage(fill(source))),
    /** A file for search engines that names our own address. */
    text: remembered(folder, async (source) => fill(source)),
    shell: async (file: string) => {
      const html = await shells(file)
      return html === null ? null : withNonce(html)
    },
  }
}

function fillIn({ origin, extensionUrl }: Addresses): (source: string) => string {
  const extension = extensionUrl.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return (source) =>
    source.replaceAll(ORIGIN_PLACEHOLDER, origin).replaceAll(DEFAULT_EXTENSION_URL, () => extension)
}

// The same bytes for everyone can be compressed once and well. So their inline script is allowed
// by its hash: a nonce would make every answer different.
async function publicPage(source: string): Promise<Page> {
  const html = source.replaceAll(NONCE, '')
  const identity = Buffer.from(html)
  return {
    // Weak, because the same page travels in several encodings.
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    inline: { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') },
    bytes: {
      br: await promisify(brotliCompress)(identity),
      gzip: await promisify(gzip)(identity),
      identity,
    },
  }
}

// The application adds style elements while it runs, so its shell needs a nonce that it can hand on.
function withNonce(source: string): { html: string; inline: Inline } {
  const nonce = randomBytes(16).toString('base64')
  const allowed = [`'nonce-${nonce}'`]
  return {
    html: source.replaceAll(NONCE, nonce),
    inline: { scripts: allowed, styles: allowed },
  }
}

function hashesOf(html: string, tag: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g')
  return [...html.matchAll(inline)].map(([, text = '']) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  })
}

/** Reads a file and keeps what was made of it until the file changes; null where there is none. */
function remembered<Made>(folder: string, make: (html: string) => Promise<Made>) {
  const kept = new Map<string, { changedMs: number; made: Promise<Made> }>()
  return async (file: string): Promise<Made | null> => {
    const path = join(folder, file)
    const found = await stat(path).catch(() => null)
    if (found === null) return null
    const known = kept.get(path)
    if (known?.changedMs === found.mtimeMs) return known.made
    const made = readFile(path, 'utf8').then(make)
    kept.set(path, { changedMs: found.mtimeMs, made })
    return made
  }
}
