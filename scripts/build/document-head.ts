import { type HtmlTagDescriptor, type Plugin, minifySync } from 'vite'
import { type Bundle, filesOfScreens, filesWith } from './screen-files.ts'

type FirstScripts = {
  theme: { apply: (key: string) => void; key: string }
  preloadScreen: (filesOf: Readonly<Record<string, readonly string[]>>) => void
}

/** Stands for what the server puts there in each answer. */
export const NONCE = '__NONCE__'

// The two faces every page opens with; the italic and the accented letters wait until a page uses them.
const PRELOADED_FONTS = ['besley-latin-wght-normal', 'figtree-latin-wght-normal']

/** What the application's shell and every public page start with, written once. */
export function documentHead({ theme, preloadScreen }: FirstScripts): Plugin {
  return {
    name: 'document-head',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {}, filename }) => [
        ...opening(callOf(theme.apply, theme.key)),
        ...(filename.endsWith('app.html')
          ? [inline(callOf(preloadScreen, filesOfScreens(bundle)))]
          : [...fontPreloads(bundle), ...applicationScripts(bundle)]),
      ],
    },
  }
}

function opening(script: string): HtmlTagDescriptor[] {
  return [
    { tag: 'meta', attrs: { charset: 'utf-8' } },
    { tag: 'meta', attrs: { name: 'viewport', content: 'width=device-width, initial-scale=1' } },
    inline(script),
    themeColour('light', '#fdfcf9'),
    themeColour('dark', '#19201c'),
    { tag: 'link', attrs: { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' } },
  ]
}

function inline(script: string): HtmlTagDescriptor {
  return { tag: 'script', attrs: { nonce: NONCE }, children: script }
}

// A call of the function's own text: it must run before anything is loaded, so it cannot be a file.
function callOf<Given>(script: (given: Given) => void, given: Given): string {
  return minifySync('first-script.js', `(${script.toString()})(${JSON.stringify(given)})`).code
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
    // Behind what is to be read: asked for in the head, they took the way from the page itself.
    injectTo: 'body',
    attrs: {
      rel: 'preload',
      href: `/${file}`,
      as: 'font',
      type: 'font/woff2',
      crossorigin: '',
    },
  }))
}

// The public pages fetch these ahead for someone who is about to go in.
function applicationScripts(bundle: Bundle): HtmlTagDescriptor[] {
  const content = filesWith(bundle, ['app', 'visitors']).join(' ')
  return [{ tag: 'meta', attrs: { name: 'application-scripts', content } }]
}
