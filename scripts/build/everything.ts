import { type InlineConfig, build } from 'vite'
import { compressAssets } from './compress.ts'
import { writePublicPages } from './public-pages.ts'

const CLIENT = 'dist/client'
const PRERENDER = 'dist/prerender'

const quiet: InlineConfig = { configFile: 'vite.config.ts', logLevel: 'warn' }
const onServer: InlineConfig = {
  build: { ssr: 'prerender.tsx', outDir: `../${PRERENDER}`, copyPublicDir: false },
}

export async function buildEverything(): Promise<void> {
  await step('the application', () => build(quiet))
  await step('the public pages', async () => {
    await build({ ...quiet, ...onServer })
    await writePublicPages({ prerender: `${PRERENDER}/prerender.js`, client: CLIENT })
  })
  await step('the compressed copies', () => compressAssets(CLIENT))
}

async function step(thing: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  await work()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`Built ${thing} in ${seconds} s.`)
}
