import { createServer, type Server } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** What the issuer's next token says, and how its token endpoint answers. */
export type Answering = {
  issuer: string
  audience: string
  nonce: string
  signedBy: 'issuer' | 'stranger'
  lifetimeSeconds: number
  isVerified: boolean
  email: string
  status: number
}

export type TestIssuer = Awaited<ReturnType<typeof anIssuer>>

/** An OpenID issuer that is honest until it is told what to get wrong. */
export async function anIssuer({ clientId, port = 0 }: { clientId: string; port?: number }) {
  const keys = { issuer: await generateKeyPair('RS256'), stranger: await generateKeyPair('RS256') }
  const jwk = await exportJWK(keys.issuer.publicKey)
  let address = ''
  let wrong: Partial<Answering> = {}
  const answering = (): Answering => ({
    issuer: address,
    audience: clientId,
    nonce: '',
    signedBy: 'issuer',
    lifetimeSeconds: 600,
    isVerified: true,
    email: 'wren@gmail.example',
    status: 200,
    ...wrong,
  })

  const idToken = () => {
    const { email, isVerified, nonce, issuer, audience, signedBy, lifetimeSeconds } = answering()
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT({ email, email_verified: isVerified, nonce })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject('1')
      .setIssuedAt(now - 300)
      .setExpirationTime(now + lifetimeSeconds)
      .sign(keys[signedBy].privateKey)
  }
  const answerTo = async (path: string): Promise<object> => {
    if (path === '/jwks') return { keys: [{ ...jwk, kid: 'k1', alg: 'RS256' }] }
    if (path === '/token')
      return answering().status === 200
        ? { id_token: await idToken(), access_token: 'a', token_type: 'Bearer' }
        : { error: 'invalid_grant' }
    return {
      issuer: address,
      authorization_endpoint: `${address}/authorize`,
      token_endpoint: `${address}/token`,
      jwks_uri: `${address}/jwks`,
    }
  }
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const status = path === '/token' ? answering().status : 200
    void answerTo(path).then((answer) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer)),
    )
  })
  address = `http://127.0.0.1:${await listening(server, port)}`
  return {
    address,
    answerWith: (given: Partial<Answering>) => {
      wrong = given
    },
    close: () => closed(server),
  }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listening(server, 0)
  await closed(server)
  return port
}

async function listening(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
