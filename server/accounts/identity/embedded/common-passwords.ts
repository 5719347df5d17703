import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '#server/platform/problem.ts'

const FILE = join(import.meta.dirname, 'common-passwords.txt')

/** Whoever guesses at this shop tries them first. */
const OWN_WORDS = ['listwright', 'keywordsaver']

let common: Set<string> | undefined

type Choice = { password: string; email?: string; field: 'password' | 'newPassword' }

/** Refuses what is guessed first, in any case. Throws Problem('invalid_input') that names the field. */
export function refuseCommonPassword({ password, email = '', field }: Choice): void {
  const message = isOwnWord(password, email) ? TOO_NEAR : isCommon(password) ? TOO_COMMON : null
  if (message === null) return
  throw new Problem('invalid_input', { detail: message, errors: [{ path: field, message }] })
}

const TOO_COMMON =
  'This password is one of the commonest and would be guessed at once. Please choose another; three or four words are good. Nothing was changed.'
const TOO_NEAR =
  'This password is your email address or the name of this site, which is guessed at once. Please choose another. Nothing was changed.'

function isCommon(password: string): boolean {
  common ??= new Set(read())
  return common.has(password.toLowerCase())
}

function isOwnWord(password: string, email: string): boolean {
  const typed = password.toLowerCase()
  const [name] = email.split('@')
  // "Listwright1!" is the name as well.
  const letters = typed.replace(/[^a-z]/g, '')
  return typed === email || typed === name || OWN_WORDS.includes(letters)
}

// Read at the first use: a start does without.
function read(): string[] {
  return readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
}
