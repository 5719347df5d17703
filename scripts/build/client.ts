import { rm } from 'node:fs/promises'
import { type InlineConfig, build } from 'vite'
import { compressAssets } from './compress.ts'
import { putInPlace } from './put-in-place.ts'
import { writePublicPages } from './public-pages.ts'
import { writeSitemap } from './sitemap.ts'

const FINISHED = 'dist/client'

/** The application, the public pages, and compressed copies of what they load. */
export async function buildClient(): Promise<void> {
  // Made aside, so that a running server never serves half a build.
  const workshop = `dist/building-${process.pid}`
  const client = `${workshop}/client`
  const prerender = `${workshop}/prerender`
  try {
    await build(withVite({ outDir: `../${client}` }))
    await build(withVite({ outDir: `../${prerender}`, ssr: 'prerender.tsx', copyPublicDir: false }))
    await writePublicPages({ prerender: `${prerender}/prerender.js`, client })
    // It stands in the pages themselves.
    await rm(`${client}/importmap.json`)
    await writeSitemap(`${client}/sitemap.xml`)
    await compressAssets(client)
    await putInPlace(client, FINISHED)
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

function withVite(options: NonNullable<InlineConfig['build']>): InlineConfig {
  return { configFile: 'vite.config.ts', logLevel: 'warn', build: options }
}
