import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#server/platform/clock.ts'
import type { Deliver, Mail } from './mail.ts'

export type OutboxSurroundings = {
  dataDir: string
  clock: Clock
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

const SENDER = 'Listwright <listwright@localhost>'

/**
 * Into a folder, one file for each mail, where no mail server is configured. Only whoever runs the
 * server can read it, and its log says where.
 */
export function intoOutbox({ dataDir, clock, log }: OutboxSurroundings): Deliver {
  const folder = join(dataDir, 'outbox')
  return async (mail) => {
    const now = clock.now()
    const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
    const path = join(folder, `${time}-${randomUUID().slice(0, 8)}.eml`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(path, asFile(mail, now), { mode: 0o600, flag: 'wx' })
    log.info({ path }, 'A mail was written to the outbox, because SMTP_URL is not set')
  }
}

// As written, without the encodings of a mail on its way: they break a long link in two, and this
// one is copied out of an editor.
function asFile({ to, subject, text }: Mail, now: Date): string {
  return [
    `From: ${SENDER}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${now.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    text,
  ].join('\n')
}
