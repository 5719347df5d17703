import type { BrowserContext, Route } from '@playwright/test'
import * as z from 'zod/mini'
import { type Emulator, PROJECT } from './emulator.ts'
import { googlesScript, googlesWindow } from './google-window.ts'

export const AUTH_DOMAIN = `${PROJECT}.firebaseapp.com`

const Tokens = z.looseObject({ idToken: z.optional(z.string()), id_token: z.optional(z.string()) })

/** Everything that the page asks of Firebase and of Google, answered on this machine. */
export async function leadToEmulator(context: BrowserContext, emulator: Emulator): Promise<void> {
  const forward = async (route: Route) => {
    const asked = new URL(route.request().url())
    const response = await route.fetch({
      url: `${emulator.url}/${asked.host}${asked.pathname}${asked.search}`,
    })
    const answer = Tokens.safeParse(await response.json().catch(() => null))
    if (!answer.success) return route.fulfill({ response })
    const { idToken, id_token: refreshed } = answer.data
    return route.fulfill({
      response,
      json: {
        ...answer.data,
        ...(idToken !== undefined && { idToken: await emulator.signed(idToken) }),
        ...(refreshed !== undefined && { id_token: await emulator.signed(refreshed) }),
      },
    })
  }
  await context.route('https://identitytoolkit.googleapis.com/**', forward)
  await context.route('https://securetoken.googleapis.com/**', forward)
  await context.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: googlesScript }),
  )
  await context.route(`https://${AUTH_DOMAIN}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: googlesWindow }),
  )
}
