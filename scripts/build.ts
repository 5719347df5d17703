import { fingerprintInputs, isBuilt, stampBuild, unstampBuild } from './build/stamp.ts'

if (import.meta.main) await build()

/** Makes dist/ what the sources say; does nothing when it already is. */
export async function build(): Promise<void> {
  process.chdir(new URL('..', import.meta.url).pathname)
  const fingerprint = await fingerprintInputs()
  if (await isBuilt(fingerprint)) {
    console.log('The build is up to date.')
    return
  }
  // Loaded late: a start on a finished build should not wait for the builder.
  const { buildEverything } = await import('./build/everything.ts')
  await unstampBuild()
  await buildEverything()
  await stampBuild(fingerprint)
  console.log('The build is ready in dist/.')
}
