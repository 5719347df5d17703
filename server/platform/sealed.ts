import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

// AES-256-GCM: nonce, tag and text in one string. A stolen database alone tells nothing of it.

/** The text as nobody reads it who has not the secret. */
export function sealed(text: string, secret: Buffer): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', secret, nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64url')).join('.')
}

/** The text again. Throws with another secret, or when it was changed. */
export function unsealed(text: string, secret: Buffer): string {
  const [nonce = '', tag = '', body = ''] = text.split('.')
  const decipher = createDecipheriv('aes-256-gcm', secret, Buffer.from(nonce, 'base64url'))
  decipher.setAuthTag(Buffer.from(tag, 'base64url'))
  return Buffer.concat([decipher.update(body, 'base64url'), decipher.final()]).toString('utf8')
}
