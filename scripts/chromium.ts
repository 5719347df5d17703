import { existsSync } from 'node:fs'
import { run } from './run.ts'

// The headless one first: it draws no windows and no menus, which is a sixth of the work of a test.
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

// Without these a browser on a closed network spends its start on look-ups that are refused.
const QUIET = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

/** How every browser test starts Chromium: CHROMIUM_PATH, then the system's, then the one from npm. */
export async function launchOptions(): Promise<{ executablePath: string; args: string[] }> {
  const system = findSystemChromium()
  if (system !== undefined) return { executablePath: system, args: QUIET }
  const { default: packed } = await import('@sparticuz/chromium')
  return { executablePath: await packed.executablePath(), args: [...packed.args, ...QUIET] }
}

/** Installs Debian's Chromium where there is none and we may; otherwise the one from npm serves. */
export async function installChromium(): Promise<void> {
  if (findSystemChromium() !== undefined) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium on this machine: the browser tests use the one from npm.')
    return
  }
  console.log('No Chromium on this machine: installing the Debian package.')
  await run('apt-get', ['update', '-qq'], { isQuiet: true })
  const isInstalled = (await isGot('chromium-headless-shell')) || (await isGot('chromium'))
  console.log(isInstalled ? 'Chromium is installed.' : 'That failed; using the one from npm.')
}

async function isGot(name: string): Promise<boolean> {
  const { exitCode } = await run('apt-get', ['install', '-y', '-qq', name], { isQuiet: true })
  return exitCode === 0
}

function findSystemChromium(): string | undefined {
  return [process.env['CHROMIUM_PATH'], ...SYSTEM_PATHS].find(
    (path) => path !== undefined && existsSync(path),
  )
}
