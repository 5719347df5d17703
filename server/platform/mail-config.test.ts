import { expect, it } from 'vitest'
import { readConfig, WrongConfiguration } from './config.ts'
import { mailChoice } from './mail-config.ts'

const SERVER = 'smtps://shop:secret@mail.example.com:465'
const SENDER = 'Listwright <hello@example.com>'

it('sends mail where a server and a sender are named, and else keeps it', () => {
  const both = readConfig({ SMTP_URL: SERVER, MAIL_FROM: SENDER })
  expect(mailChoice(both)).toEqual({ provider: 'smtp', url: SERVER, from: SENDER })
  expect(mailChoice(readConfig({}))).toEqual({ provider: 'outbox' })
})

it.each([
  [{ SMTP_URL: SERVER }, 'MAIL_FROM must be set too: SMTP_URL is, and mail needs a sender.'],
  [
    { MAIL_FROM: SENDER },
    'MAIL_FROM must be unset, or SMTP_URL set too: without it no mail is sent.',
  ],
  [
    { SMTP_URL: 'https://mail.example.com', MAIL_FROM: SENDER },
    'SMTP_URL must be an address such as smtps://user:password@mail.example.com.',
  ],
  [
    { SMTP_URL: SERVER, MAIL_FROM: 'nobody' },
    'MAIL_FROM must be an address such as Listwright <hello@example.com>.',
  ],
])('does not start with %j', (environment, sentence) => {
  const wrong = () => readConfig(environment)
  expect(wrong).toThrow(new WrongConfiguration([sentence]))
})
