import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openMailer } from '#server/assembly/mailer.ts'
import type { OpenDatabase } from '#server/database/database.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { systemClock } from '#server/platform/clock.ts'
import { testDatabase } from '#server/testing/database.ts'
import type { Mailer } from './mailer.ts'
import { mailsWaiting } from './outgoing.ts'

const LINK = `https://listings.example.com/reset-password#${'x'.repeat(43)}`
const mail = { to: 'ana@example.com', subject: 'Neues Passwort für Ana', text: `Here:\n${LINK}\n` }
const FROM = 'Listwright <hello@example.com>'

const SECRET = Buffer.alloc(32, 'test')

let dataDir = ''
let database: OpenDatabase
const mailers: Mailer[] = []
let lines: { level: string; line: unknown[] }[] = []
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mailer-'))
  database = await testDatabase()
  lines = []
})
afterEach(async () => {
  for (const mailer of mailers.splice(0)) await mailer.close()
  await database.close()
  await rm(dataDir, { recursive: true })
})

describe('with a mail server', () => {
  it('sends what was written, from the sender, with the link whole', async () => {
    const server = await mailServer()
    aMailer(server.config).send(mail)
    await soon(() => server.received).toHaveLength(1)
    const received = await PostalMime.parse(server.received[0] ?? '')
    expect(received.from).toMatchObject({ name: 'Listwright', address: 'hello@example.com' })
    expect(received.to).toMatchObject([{ address: 'ana@example.com' }])
    expect(received.subject).toBe(mail.subject)
    expect(received.text).toContain(LINK)
  })

  it('tries again when the server is busy', async () => {
    let refusals = 2
    const server = await mailServer(() => {
      refusals -= 1
      return refusals >= 0 ? 451 : null
    })
    aMailer(server.config).send(mail)
    await soon(() => server.received).toHaveLength(1)
    expect(lines.map(({ level }) => level)).toEqual(['warn', 'warn'])
  })

  it.each([
    ['at once when the server knows no such reader', () => 550, 0],
    ['at last when it stays busy', () => 451, 3],
  ])('gives up %s, and says so in the log', async (_when, refusal, tries) => {
    const server = await mailServer(refusal)
    aMailer(server.config).send(mail)
    await soon(() => lines.at(-1)?.level).toBe('error')
    expect(lines).toHaveLength(tries + 1)
    expect(JSON.stringify(lines)).not.toContain(LINK.slice(-43))
  })

  it('keeps a mail that could not be sent, sealed, for whichever process comes next', async () => {
    const server = await mailServer()
    await server.close()
    const first = aMailer(server.config, [60_000])
    first.send(mail)
    await soon(() => lines.at(-1)?.level).toBe('warn')
    await first.close()
    const [kept] = await database.db.selectFrom('outgoingMails').selectAll().execute()
    for (const secret of [mail.to, LINK.slice(-43)])
      expect(JSON.stringify(kept)).not.toContain(secret)

    await makeDue()
    const other = await mailServer()
    aMailer(other.config)
    await soon(() => other.received).toHaveLength(1)
    expect((await PostalMime.parse(other.received[0] ?? '')).text).toContain(LINK)
    await soon(waiting).toBe(0)
  })

  it('may be handed over in a transaction, which does not wait for it', async () => {
    const server = await mailServer()
    const mailer = aMailer(server.config)
    await inTransaction(database.db, async (tx) => {
      mailer.send(mail)
      await sql`SELECT 1`.execute(tx)
    })
    await soon(() => server.received).toHaveLength(1)
  })

  it('is sent by one process, however many look', async () => {
    const server = await mailServer()
    const first = aMailer({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: FROM }, [60_000])
    for (let place = 0; place < 5; place += 1) first.send({ ...mail, subject: `No. ${place}` })
    await soon(() => lines.filter(({ level }) => level === 'warn')).toHaveLength(5)
    await first.close()
    await makeDue()
    for (let others = 0; others < 3; others += 1) aMailer(server.config)
    await soon(waiting).toBe(0)
    expect(server.received).toHaveLength(5)
  })

  it('lets nobody wait for a server that is not there', async () => {
    const server = await mailServer()
    await server.close()
    aMailer(server.config).send(mail)
    await soon(() => lines.at(-1)?.level).toBe('error')
  })
})

describe('without one', () => {
  it('writes a file that only its owner can read, and says where', async () => {
    aMailer({}).send(mail)
    await soon(() => lines).toHaveLength(1)
    const [name = ''] = await readdir(join(dataDir, 'outbox'))
    const path = join(dataDir, 'outbox', name)
    expect(name).toMatch(/^\d{8}T\d{6}Z-\w{8}\.eml$/)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const file = await readFile(path, 'utf8')
    expect(file).toContain(`\n${LINK}\n`)
    const written = await PostalMime.parse(file)
    expect(written).toMatchObject({ subject: mail.subject, to: [{ address: mail.to }] })
    expect(lines[0]?.line).toEqual([{ path }, expect.stringContaining('SMTP_URL is not set')])
  })
})

/** A busy machine takes more than the second that is usual. */
const soon = <Value>(look: () => Value) => expect.poll(look, { timeout: 30_000 })

const makeDue = () => sql`UPDATE outgoing_mails SET due_at = now()`.execute(database.db)
const waiting = async () => (await mailsWaiting(database.db)).count

const noteAs =
  (level: string) =>
  (...line: unknown[]) =>
    void lines.push({ level, line })

type MailConfig = { SMTP_URL?: string; MAIL_FROM?: string }

function aMailer(config: MailConfig, retryAfterMs = [1, 1, 1]) {
  const log = { info: noteAs('info'), warn: noteAs('warn'), error: noteAs('error') }
  const { db } = database
  const surroundings = { db, secret: SECRET, clock: systemClock, log, retryAfterMs }
  const mailer = openMailer({ ...config, DATA_DIR: dataDir }, surroundings)
  mailers.push(mailer)
  return mailer
}

/** A mail server that takes every mail, unless it is told a code to refuse its reader with. */
async function mailServer(refusal: () => number | null = () => null) {
  const received: string[] = []
  const onRcptTo: SMTPServerOptions['onRcptTo'] = (_address, _session, done) => {
    const code = refusal()
    done(code === null ? null : Object.assign(new Error('refused'), { responseCode: code }))
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo,
    onData: (stream, _session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString('utf8'))
        done()
      })
    },
  })
  const listener = await new Promise<{ address(): AddressInfo | string | null }>((resolve) => {
    const opened = server.listen(0, '127.0.0.1', () => resolve(opened))
  })
  const address = listener.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  onTestFinished(close)
  const config = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: FROM }
  return { received, config, close }
}
