import '@vitest/browser-playwright'
import type { BrowserCommand } from 'vitest/node'

/**
 * Ends Chromium's process that draws; it starts another by itself, and the page is drawn again. On a machine with
 * much to do one in several runs stops drawing for good, while everything else in it goes on.
 */
export const drawAgain: BrowserCommand = async ({ context }) => {
  const session = await context.browser()?.newBrowserCDPSession()
  if (session === undefined) return
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  for (const { type, id } of processInfo) if (type === 'GPU') process.kill(id, 'SIGKILL')
}
