import type { Api } from '#client/api/client.ts'
import { readStored, writeStored } from '#client/browser/storage.ts'
import { accountRoutes, FingerprintBody } from '#contract/accounts.ts'

const STORAGE_KEY = 'browserFingerprint'
const SENT_KEY = 'fingerprintSent'
const SAMPLE_LENGTH = 50

/** Tells the server about this browser, and not again after it took it, until the tab is closed. */
export async function sendOnce(api: Api, userId: string): Promise<void> {
  const fingerprint = browserFingerprint()
  const sent = `${userId} ${fingerprint}`
  if (readStored(sessionStorage, SENT_KEY) === sent) return
  // Noted first: an answer may come when the tab is somebody else's already.
  writeStored(sessionStorage, SENT_KEY, sent)
  try {
    await api.send(accountRoutes.sendFingerprint, { body: { fingerprint } })
  } catch (error) {
    sessionStorage.removeItem(SENT_KEY)
    throw error
  }
}

/** The fingerprint of this browser: made once, then reused. */
export function browserFingerprint(): string {
  const stored = FingerprintBody.safeParse({ fingerprint: localStorage.getItem(STORAGE_KEY) })
  if (stored.success) return stored.data.fingerprint
  const fingerprint = shortHash(browserTraits().join('|'))
  localStorage.setItem(STORAGE_KEY, fingerprint)
  return fingerprint
}

/** FNV-1a, cut to the 62 bits that fit twelve characters of base 36. */
export function shortHash(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return BigInt.asUintN(62, hash).toString(36)
}

function browserTraits(): (string | number | boolean | null)[] {
  return [
    navigator.userAgent,
    navigator.language,
    navigator.languages.join(','),
    navigator.platform,
    navigator.cookieEnabled,
    navigator.doNotTrack,
    `${screen.width}x${screen.height}x${screen.colorDepth}`,
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    canvasSample(),
    navigator.hardwareConcurrency,
    navigator.maxTouchPoints,
    graphicsRenderer(),
  ]
}

/** Fonts and smoothing differ between machines, and with them the drawn letters. */
function canvasSample(): string {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (context === null) return ''
  context.textBaseline = 'top'
  context.font = '14px sans-serif'
  context.fillText('Listwright 1234567890', 2, 2)
  return canvas.toDataURL().slice(-SAMPLE_LENGTH)
}

function graphicsRenderer(): string {
  const context = document.createElement('canvas').getContext('webgl')
  if (context === null) return ''
  const renderer = String(context.getParameter(rendererParameter(context)))
  // A browser allows few drawing contexts; this one is not needed again.
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return renderer.slice(0, SAMPLE_LENGTH)
}

/** Chromium names the graphics card only here; Firefox warns about it and needs no such help. */
function rendererParameter(context: WebGLRenderingContext): number {
  if (context.getParameter(context.RENDERER) !== 'WebKit WebGL') return context.RENDERER
  const names = context.getExtension('WEBGL_debug_renderer_info')
  return names === null ? context.RENDERER : names.UNMASKED_RENDERER_WEBGL
}
