import { createHmac } from 'node:crypto'
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { Problem } from '#server/platform/problem.ts'
import { firebaseIdentity } from './identity/firebase/firebase.ts'
import type { Identity } from './identity/identity.ts'
import { tokenVerifier } from './token.ts'

const NOW = new Date('2026-05-01T12:00:00Z')
const nowSeconds = NOW.getTime() / 1000
const HOUR = 3600

const pair = await generateKeyPair('RS256', { extractable: true })
const stranger = await generateKeyPair('RS256', { extractable: true })

type Signing = { key?: typeof pair.privateKey; header?: Record<string, unknown> }

type Provider = {
  who: string
  issuer: string
  audience: string
  verifier: (now: () => Date) => (token: string) => Promise<Identity>
}

const EMBEDDED = { issuer: 'https://shop.example', audience: 'listwright' }
const PROJECT = 'maker-shop-1a2b3'

const PROVIDERS: Provider[] = [
  {
    who: 'the embedded provider',
    ...EMBEDDED,
    verifier: (now) =>
      tokenVerifier({
        ...EMBEDDED,
        clock: { now },
        keyOf: async (id) => (id === 'k1' ? pair.publicKey : undefined),
      }),
  },
  {
    who: 'Firebase',
    issuer: `https://securetoken.google.com/${PROJECT}`,
    audience: PROJECT,
    verifier: (now) => {
      const provider = firebaseIdentity({
        projectId: PROJECT,
        clock: { now },
        fetchKeys: async () =>
          Response.json({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1' }] }),
      })
      return (token) => provider.verify(token)
    },
  },
]

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

describe.each(PROVIDERS)('a token of $who', ({ issuer, audience, verifier }) => {
  const claims: JWTPayload = {
    iss: issuer,
    aud: audience,
    sub: 'user-1',
    email: 'ana@example.com',
    iat: nowSeconds - 10,
    auth_time: nowSeconds - 10,
    exp: nowSeconds + HOUR,
  }

  const sign = (
    changed: Record<string, unknown> = {},
    { key = pair.privateKey, header = {} }: Signing = {},
  ) =>
    new SignJWT({ ...claims, ...changed })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1', ...header })
      .sign(key)

  const makeVerifier = (now: () => Date = () => NOW) => verifier(now)

  const outcome = async (token: string, verify = makeVerifier()) => {
    try {
      await verify(token)
      return 'accepted'
    } catch (error) {
      return error instanceof Problem ? error.status : error
    }
  }

  describe('the one token that is ours', () => {
    it('is accepted and says who it is', async () => {
      const verify = makeVerifier()
      const token = await sign({ email_verified: true, name: 'Ana', sid: 's1' })
      expect(await verify(token)).toEqual({
        issuer,
        subject: 'user-1',
        email: 'ana@example.com',
        emailVerified: true,
        name: 'Ana',
        picture: null,
        authTime: new Date(NOW.getTime() - 10_000),
        sessionId: 's1',
      })
    })

    it('is refused once it has expired, though it was accepted and remembered before', async () => {
      let now = NOW
      const verify = makeVerifier(() => now)
      const token = await sign()
      expect(await outcome(token, verify)).toBe('accepted')
      now = new Date(NOW.getTime() + (HOUR + 59) * 1000)
      expect(await outcome(token, verify)).toBe('accepted')
      now = new Date(NOW.getTime() + (HOUR + 60) * 1000)
      expect(await outcome(token, verify)).toBe(401)
    })

    it('may come from a clock that is a minute ahead', async () => {
      const ahead = nowSeconds + 60
      expect(await outcome(await sign({ iat: ahead, auth_time: ahead }))).toBe('accepted')
    })
  })

  describe('every other token', () => {
    const corpus = new Map<string, string>()
    const add = (what: string, token: string) => corpus.set(what, token)
    beforeAll(async () => {
      const [header = '', body = '', signature = ''] = (await sign()).split('.')
      const hmacHeader = encode({ alg: 'HS256', kid: 'k1' })
      const hmac = createHmac('sha256', await exportSPKI(pair.publicKey))
        .update(`${hmacHeader}.${body}`)
        .digest('base64url')
      const jwk = await exportJWK(stranger.publicKey)

      add('algorithm none', `${encode({ alg: 'none', kid: 'k1' })}.${body}.`)
      add('algorithm NONE', `${encode({ alg: 'NONE', kid: 'k1' })}.${body}.`)
      add('an emulator token', `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`)
      add('the public key as a shared secret', `${hmacHeader}.${body}.${hmac}`)
      add('another key under our id', await sign({}, { key: stranger.privateKey }))
      add('an unknown key id', await sign({}, { header: { kid: 'k2' } }))
      add('no key id', await sign({}, { header: { kid: undefined } }))
      const bringsItsKey = { key: stranger.privateKey, header: { kid: undefined, jwk } }
      add('a key brought along', await sign({}, bringsItsKey))
      add('an expired token', await sign({ exp: nowSeconds - 60 }))
      add('not valid yet', await sign({ nbf: nowSeconds + 600 }))
      add('issued in the future', await sign({ iat: nowSeconds + 600 }))
      add('signed in in the future', await sign({ auth_time: nowSeconds + 600 }))
      add('for someone else', await sign({ aud: 'other' }))
      add('for us among others', await sign({ aud: ['other', audience] }))
      add('by someone else', await sign({ iss: 'https://evil.example' }))
      add('an empty subject', await sign({ sub: '' }))
      add('a subject of 129 characters', await sign({ sub: 'x'.repeat(129) }))
      add('no subject', await sign({ sub: undefined }))
      add('no time of signing in', await sign({ auth_time: undefined }))
      add('a changed body', `${header}.${encode({ ...claims, sub: 'admin' })}.${signature}`)
      add('a changed signature', `${header}.${body}.${signature.slice(0, -4)}AAAA`)
      add('two parts', `${header}.${body}`)
      add('nothing', '')
    })

    it('is refused with 401: all 23 of them', async () => {
      const outcomes = await Promise.all(
        [...corpus].map(async ([what, token]) => [what, await outcome(token)]),
      )
      expect(outcomes).toEqual([...corpus.keys()].map((what) => [what, 401]))
      expect(outcomes).toHaveLength(23)
    })
  })
})
