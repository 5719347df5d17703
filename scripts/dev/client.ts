import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { fillIn, PrerenderModule } from '../build/public-pages.ts'
import { writeSitemap } from '../build/sitemap.ts'
import { ROOT } from '../build/stamp.ts'

// Not in node_modules, which several checkouts may share.
const CACHE = join(ROOT, '.cache')
const FOLDER = join(CACHE, 'dev-client')
const CLIENT = join(ROOT, 'client')

export type DevClient = {
  /** Where the server finds the pages, as it finds the built ones. */
  folder: string
  watcher: ViteDevServer['watcher']
  /** Writes every page anew from its sources. */
  writePages(): Promise<void>
  answer: ViteDevServer['middlewares']
  close(): Promise<void>
}

/** Vite in front: it answers for the client's sources, and tells open pages what has changed. */
export async function openClient(front: Server): Promise<DevClient> {
  await mkdir(FOLDER, { recursive: true })
  const vite = await createServer({
    configFile: join(ROOT, 'vite.config.ts'),
    cacheDir: join(CACHE, 'vite'),
    appType: 'custom',
    clearScreen: false,
    plugins: [reloadPublicPages()],
    // A package first met in the middle would load the page again.
    optimizeDeps: { entries: ['main.tsx', 'public-page.ts'] },
    server: {
      middlewareMode: true,
      hmr: { server: front },
      fs: { allow: [ROOT, await realpath(join(ROOT, 'node_modules'))] },
    },
  })
  return {
    folder: FOLDER,
    watcher: vite.watcher,
    writePages: () => writePages(vite),
    answer: vite.middlewares,
    close: () => vite.close(),
  }
}

async function writePages(vite: ViteDevServer): Promise<void> {
  await writeFile(join(FOLDER, 'app.html'), await documentOf(vite, 'app.html'))
  await writeFile(join(FOLDER, 'robots.txt'), await readFile(join(CLIENT, 'public/robots.txt')))
  await writeSitemap(join(FOLDER, 'sitemap.xml'))
  const template = await documentOf(vite, 'public-page.html')
  const { pages } = PrerenderModule.parse(await vite.ssrLoadModule('/prerender.tsx'))
  for (const { reader, name, head, body } of pages) {
    await mkdir(join(FOLDER, 'public', reader), { recursive: true })
    const file = join(FOLDER, 'public', reader, `${name}.html`)
    await writeFile(file, fillIn(template, { head, body }))
  }
}

async function documentOf(vite: ViteDevServer, file: string): Promise<string> {
  const source = await readFile(join(CLIENT, file), 'utf8')
  // The same document stands at many addresses, so what it loads is named from the root.
  return vite.transformIndexHtml(`/${file}`, source.replaceAll('src="./', 'src="/'))
}

const RELOAD = `import { createHotContext } from '/@vite/client'
createHotContext('/public-page').on('public-pages', () => location.reload())`

/** No script takes a public page over, so it follows its sources by being loaded again. */
function reloadPublicPages(): Plugin {
  return {
    name: 'reload-public-pages',
    transformIndexHtml: (_html, { filename }) =>
      filename.endsWith('public-page.html')
        ? [{ tag: 'script', attrs: { type: 'module' }, children: RELOAD }]
        : [],
    hotUpdate({ modules, server }) {
      if (this.environment.name === 'ssr' && modules.length > 0)
        server.environments.client.hot.send('public-pages')
    },
  }
}
