import { existsSync } from 'node:fs'

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

// Without these a browser on a closed network spends its start on look-ups that are refused.
const QUIET = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

/** How every browser test starts Chromium: CHROMIUM_PATH, then the system's, then the one from npm. */
export async function launchOptions(): Promise<{ executablePath: string; args: string[] }> {
  const system = [process.env['CHROMIUM_PATH'], ...SYSTEM_PATHS].find(
    (path) => path !== undefined && existsSync(path),
  )
  if (system !== undefined) return { executablePath: system, args: QUIET }
  const { default: packed } = await import('@sparticuz/chromium')
  return { executablePath: await packed.executablePath(), args: [...packed.args, ...QUIET] }
}
