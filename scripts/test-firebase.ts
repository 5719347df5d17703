import { existsSync } from 'node:fs'
import { ensureBuilt } from './build.ts'
import { installChromium } from './chromium.ts'
import { run } from './run.ts'

const FOLDER = 'test/firebase'
const EMULATOR = `${FOLDER}/emulator`

await ensureBuilt()
await installChromium()
if (!(await installed())) {
  console.log('\n== SKIPPED: the emulator of Firebase could not be installed.')
  console.log('   Nothing was shown about signing in with Firebase in a browser.')
  process.exit(0)
}
const { exitCode } = await run('playwright', ['test', '--config', `${FOLDER}/playwright.config.ts`])
process.exit(exitCode)

/** Its scripts build a faster engine for regular expressions, which a test can do without. */
async function installed(): Promise<boolean> {
  if (existsSync(`${EMULATOR}/node_modules/firebase-tools`)) return true
  console.log('Installing the emulator of Firebase: 240 MB, half a minute.')
  const install = await run('npm', ['ci', '--prefix', EMULATOR, '--ignore-scripts'])
  return install.exitCode === 0
}
