import {
  type HtmlTagDescriptor,
  type IndexHtmlTransformContext,
  type Plugin,
  minifySync,
} from 'vite'

type FirstScript = (key: string) => void
type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/** Stands for what the server puts there in each answer. */
export const NONCE = '__NONCE__'

// The two faces every page opens with; the italic and the accented letters wait until a page uses them.
const PRELOADED_FONTS = ['besley-latin-wght-normal', 'figtree-latin-wght-normal']

/** What the application's shell and every public page start with, written once. */
export function documentHead(firstScript: FirstScript, key: string): Plugin {
  return {
    name: 'document-head',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {}, filename }) => [
        ...opening(callOf(firstScript, key)),
        ...fontPreloads(bundle),
        ...(filename.endsWith('app.html') ? [] : applicationScripts(bundle)),
      ],
    },
  }
}

function opening(script: string): HtmlTagDescriptor[] {
  return [
    { tag: 'meta', attrs: { charset: 'utf-8' } },
    { tag: 'meta', attrs: { name: 'viewport', content: 'width=device-width, initial-scale=1' } },
    { tag: 'script', attrs: { nonce: NONCE }, children: script },
    themeColour('light', '#fdfcf9'),
    themeColour('dark', '#19201c'),
    { tag: 'link', attrs: { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' } },
  ]
}

// A call of the function's own text: it must run before the first paint, so it cannot be a file.
function callOf(script: FirstScript, key: string): string {
  return minifySync('first-script.js', `(${script.toString()})(${JSON.stringify(key)})`).code
}

function themeColour(scheme: 'light' | 'dark', content: string): HtmlTagDescriptor {
  return {
    tag: 'meta',
    attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content },
  }
}

function fontPreloads(bundle: Bundle): HtmlTagDescriptor[] {
  const fonts = Object.keys(bundle).filter((file) =>
    PRELOADED_FONTS.some((font) => file.includes(font)),
  )
  return fonts.map((file) => ({
    tag: 'link',
    attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
  }))
}

// The public pages fetch these ahead for someone who is about to go in.
function applicationScripts(bundle: Bundle): HtmlTagDescriptor[] {
  const entry = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('app.html'),
  )
  if (entry?.type !== 'chunk') return []
  const content = [entry.fileName, ...entry.imports].map((file) => `/${file}`).join(' ')
  return [{ tag: 'meta', attrs: { name: 'application-scripts', content } }]
}
