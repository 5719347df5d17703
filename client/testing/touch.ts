import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

// The provider's own types would bring those of Node into the browser's code.
declare module 'vitest/internal/browser' {
  interface CDPSession {
    send: (method: string, parameters: object) => Promise<unknown>
  }
}

/** Makes the pointer a finger for the rest of a test. */
export async function touchScreen() {
  onTestFinished(() => setTouch(false))
  await setTouch(true)
}

async function setTouch(enabled: boolean) {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled })
}
