import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { stylesOfPage } from './styles-of-page.ts'

/** What the entry for prerendering exports. */
export const PrerenderModule = z.object({
  pages: z.array(
    z.object({
      reader: z.enum(['visitor', 'member']),
      name: z.string(),
      head: z.string(),
      body: z.string(),
    }),
  ),
})

type Places = { prerender: string; client: string }

/** Fills the built template with every public page, once for visitors and once for members. */
export async function writePublicPages({ prerender, client }: Places): Promise<number> {
  const { pages } = PrerenderModule.parse(await import(pathToFileURL(resolve(prerender)).href))
  const built = await readFile(`${client}/public-page.html`, 'utf8')
  const { template, scripts } = await withOwnMap(built, client)
  const stylesheet = stylesheetOf(template, client)
  const styles = await readFile(stylesheet, 'utf8')
  for (const { reader, name, head, body } of pages) {
    const page = fillIn(template, { head, body })
    await mkdir(`${client}/public/${reader}`, { recursive: true })
    await writeFile(
      `${client}/public/${reader}/${name}.html`,
      withStyles(page, stylesOfPage(styles, [page, ...scripts])),
    )
  }
  await rm(`${client}/public-page.html`)
  await rm(stylesheet)
  return pages.length
}

const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/

function stylesheetOf(template: string, client: string): string {
  const href = STYLESHEET.exec(template)?.[1]
  if (href === undefined) throw new Error('The public pages have no stylesheet')
  return `${client}${href}`
}

// They stand in the page itself: on a phone's network that is one round trip less to wait for.
function withStyles(page: string, styles: string): string {
  return page.replace(STYLESHEET, () => `<style nonce="__NONCE__">${styles}</style>`)
}

const MAP = /(<script type="importmap"[^>]*>)(.*?)(<\/script>)/s
const ImportMap = z.object({ imports: z.record(z.string(), z.string()) })

type WithScripts = { template: string; scripts: string[] }

// It names every part of the application; a public page loads a script and what that imports.
async function withOwnMap(template: string, client: string): Promise<WithScripts> {
  const { imports } = ImportMap.parse(JSON.parse(MAP.exec(template)?.[2] ?? '{}'))
  const needed: Record<string, string> = {}
  const scripts: string[] = []
  const follow = async (file: string): Promise<void> => {
    const script = await readFile(`${client}${file}`, 'utf8')
    scripts.push(script)
    for (const [name, target] of Object.entries(imports)) {
      if (name in needed || !script.includes(`"./${name.slice('/assets/'.length)}"`)) continue
      needed[name] = target
      await follow(target)
    }
  }
  const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(template) ?? []
  await follow(script)
  const map = JSON.stringify({ imports: needed })
  return {
    template: template.replace(MAP, (_, open: string, _all, close: string) => open + map + close),
    scripts,
  }
}

/** Puts a page's parts in their places. */
export function fillIn(template: string, parts: Record<'head' | 'body', string>): string {
  // The replacement is a function because prices hold "$4", which a plain replacement would read as a pattern.
  return template.replace('<!--head-->', () => parts.head).replace('<!--body-->', () => parts.body)
}
