import { type Deliver, RefusedForGood } from './mail.ts'

const SECOND_MS = 1000

type Server = { url: string; from: string }

/** By a mail server. One that does not answer costs half a minute, and nobody waits for it. */
export function bySmtp({ url, from }: Server): Deliver {
  return async (mail) => {
    // Loaded with the first mail: most starts never send one.
    const { createTransport } = await import('nodemailer')
    const transport = createTransport(
      {
        url,
        connectionTimeout: 10 * SECOND_MS,
        greetingTimeout: 10 * SECOND_MS,
        socketTimeout: 30 * SECOND_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      { from },
    )
    await transport.sendMail(mail).catch((error: unknown) => {
      if (isMeantForGood(error))
        throw new RefusedForGood('The mail server refuses it', { cause: error })
      throw error
    })
  }
}

/** A mail server that says 5xx means it: no such reader, or no such sender. */
function isMeantForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false
  return typeof error.responseCode === 'number' && error.responseCode >= 500
}
