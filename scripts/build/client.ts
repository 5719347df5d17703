import { type InlineConfig, build } from 'vite'
import { compressAssets } from './compress.ts'
import { writePublicPages } from './public-pages.ts'
import { writeSitemap } from './sitemap.ts'

const CLIENT = 'dist/client'
const PRERENDER = 'dist/prerender'

const quiet: InlineConfig = { configFile: 'vite.config.ts', logLevel: 'warn' }
const onServer: InlineConfig = {
  build: { ssr: 'prerender.tsx', outDir: `../${PRERENDER}`, copyPublicDir: false },
}

/** The application, the public pages, and compressed copies of what they load. */
export async function buildClient(): Promise<void> {
  await build(quiet)
  await build({ ...quiet, ...onServer })
  await writeSitemap(`${CLIENT}/sitemap.xml`)
  await writePublicPages({ prerender: `${PRERENDER}/prerender.js`, client: CLIENT })
  await compressAssets(CLIENT)
}
