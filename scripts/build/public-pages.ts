import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'

const PrerenderModule = z.object({
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
  const template = await readFile(`${client}/public-page.html`, 'utf8')
  for (const { reader, name, head, body } of pages) {
    await mkdir(`${client}/public/${reader}`, { recursive: true })
    await writeFile(`${client}/public/${reader}/${name}.html`, fillIn(template, { head, body }))
  }
  await rm(`${client}/public-page.html`)
  return pages.length
}

/** Puts a page's parts in their places. */
export function fillIn(template: string, parts: Record<'head' | 'body', string>): string {
  // The replacement is a function because prices hold "$4", which a plain replacement would read as a pattern.
  return template.replace('<!--head-->', () => parts.head).replace('<!--body-->', () => parts.body)
}
