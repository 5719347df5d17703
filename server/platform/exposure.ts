/** What tells who may come here, and whether they pay. */
export type Exposure = {
  NODE_ENV?: string | undefined
  PUBLIC_URL?: string | undefined
  HOST?: string | undefined
  STRIPE_SECRET_KEY?: string | undefined
}

const LIVE_KEY = /^[rs]k_live_/
const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/

/** Whether only programs of this machine reach the host. */
export function isOfThisMachine(host: string): boolean {
  return THIS_MACHINE.test(host)
}

/** Whether real cards are charged. */
export function takesRealMoney({ STRIPE_SECRET_KEY: key = '' }: Exposure): boolean {
  return LIVE_KEY.test(key)
}

/** Whether people come here from other machines. */
export function isReachable({ PUBLIC_URL: url, HOST: host = '127.0.0.1' }: Exposure): boolean {
  if (!isOfThisMachine(host)) return true
  if (url === undefined || !URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || !isOfThisMachine(hostname)
}

/** Whether a stand-in that lets anyone in, or sells for nothing, is on without being asked for. */
export function isForTrying(config: Exposure): boolean {
  return config.NODE_ENV !== 'production' && !isReachable(config) && !takesRealMoney(config)
}

/** What would let strangers do what only a person trying it at home may. */
export function exposureRefusals(given: Record<string, string | undefined>): string[] {
  const refused: [boolean, string][] = [
    [
      takesRealMoney(given) &&
        isReachable(given) &&
        !(given['PUBLIC_URL'] ?? '').startsWith('https:'),
      'PUBLIC_URL must be an https address where a live Stripe key is set: on plain http sign-ins travel readable.',
    ],
    [
      takesRealMoney(given) && given['SANDBOX_GOOGLE'] === 'on',
      'SANDBOX_GOOGLE must be unset or off where a live Stripe key is set: it lets anyone in as anybody.',
    ],
    [
      isReachable(given) && !('DATABASE_URL' in given) && given['EMBEDDED_DATABASE'] !== 'on',
      'DATABASE_URL must be set where PUBLIC_URL or HOST is not of this machine. If the embedded database is meant, set EMBEDDED_DATABASE=on.',
    ],
  ]
  return refused.filter(([isSo]) => isSo).map(([, sentence]) => sentence)
}
