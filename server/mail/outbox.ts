import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#server/platform/clock.ts'
import type { Deliver } from './mail.ts'

export type Surroundings = {
  dataDir: string
  clock: Clock
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

const SENDER = 'Listwright <listwright@localhost>'

/**
 * Into a folder, one file for each mail, where no mail server is configured. Only whoever runs the
 * server can read it, and its log says where.
 */
export function intoOutbox({ dataDir, clock, log }: Surroundings): Deliver {
  const folder = join(dataDir, 'outbox')
  return async (mail) => {
    const { createTransport } = await import('nodemailer')
    const composer = createTransport({ streamTransport: true, buffer: true }, { from: SENDER })
    const { message } = await composer.sendMail(mail)
    const time = clock
      .now()
      .toISOString()
      .replaceAll(/[-:]|\.\d+/g, '')
    const path = join(folder, `${time}-${randomUUID().slice(0, 8)}.eml`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(path, message, { mode: 0o600, flag: 'wx' })
    log.info({ path }, 'A mail was written to the outbox, because SMTP_URL is not set')
  }
}
