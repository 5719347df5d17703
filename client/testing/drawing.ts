import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    drawAgain: () => Promise<void>
  }
}

/** A busy machine draws late; after so long it does not draw any more. */
const STILL_MS = 5000

// A page that is not drawn is clicked in vain: each click waits for the next two frames. No test has to fail for it.
let isDrawn = true
setInterval(() => {
  if (!isDrawn) void commands.drawAgain()
  isDrawn = false
  requestAnimationFrame(() => {
    isDrawn = true
  })
}, STILL_MS)
