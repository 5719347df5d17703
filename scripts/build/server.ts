import { rm } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { putInPlace } from './put-in-place.ts'
import { ROOT, SERVER_FILE } from './stamp.ts'

const FINISHED = dirname(SERVER_FILE)

/** They read files of their own beside them. */
const BESIDE_THEIR_FILES = ['@electric-sql/pglite', 'piscina']

/** The server with its packages in a few files, because to find and to read a thousand is most of a start. */
export async function buildServer(): Promise<void> {
  const workshop = `dist/building-${process.pid}`
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      plugins: [ownPlaces, ownMaps],
      ssr: { noExternal: true, external: BESIDE_THEIR_FILES },
      build: {
        ssr: true,
        outDir: workshop,
        target: 'node26',
        sourcemap: true,
        rolldownOptions: {
          input: { main: 'server/main.ts', thread: 'server/composing/thread.ts' },
          output: {
            // All in one folder, so that each knows where the others are.
            chunkFileNames: '[name]-[hash].js',
            sourcemapExcludeSources: true,
            codeSplitting: { groups: [{ test: PACKAGE, name: packageOf }] },
          },
        },
      },
    })
    await putInPlace(workshop, FINISHED, () => true)
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

/** A source that reads what lies beside it finds it from the built file as well. */
const ownPlaces: Plugin = {
  name: 'own-places',
  transform(code, id) {
    if (!id.startsWith(ROOT) || !code.includes('import.meta.dirname')) return null
    const way = relative(FINISHED, dirname(id))
    const place = `(import.meta.dirname + ${JSON.stringify(`/${way}`)})`
    return { code: code.replaceAll('import.meta.dirname', place), map: null }
  },
}

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)/

function packageOf(id: string): string {
  return PACKAGE.exec(id)?.[1]?.replace('/', '-') ?? 'package'
}

/** A start reads all the maps there are: those of packages would be most of them, and nobody mends those. */
const ownMaps: Plugin = {
  name: 'own-maps',
  generateBundle(_options, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk' || !file.moduleIds.every((id) => PACKAGE.test(id))) continue
      file.map = null
      delete files[`${file.fileName}.map`]
    }
  },
}
