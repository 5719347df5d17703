import { APICallError } from 'ai'

/** What went wrong with one call. Its words are ours: a provider's could repeat a key or a seller's text. */
export type CallFault =
  | 'no connection'
  | 'not authorised'
  | 'request refused'
  | 'too many requests'
  | 'out of quota'
  | 'provider error'
  | 'silence'
  | 'answer cut off'
  | 'answer too long'
  | 'declined to write'
  | 'no listing in the answer'
  | 'not publishable'
  | 'out of time'
  | 'resting after failures'
  | 'daily limit reached'
  | 'daily limit of this person reached'

const NOT_WORTH_REPEATING: readonly CallFault[] = [
  'not authorised',
  'out of quota',
  'declined to write',
  'out of time',
  'resting after failures',
  'daily limit reached',
  'daily limit of this person reached',
]

/** Faults of the service itself; the others may come from what was asked. */
const SERVICE_FAULTS: readonly CallFault[] = [
  'no connection',
  'not authorised',
  'too many requests',
  'out of quota',
  'provider error',
  'silence',
  'answer cut off',
  'out of time',
]

export class CallFailed extends Error {
  readonly fault: CallFault
  readonly retryAfterMs: number | undefined

  constructor(fault: CallFault, retryAfterMs?: number) {
    super(fault)
    this.name = 'CallFailed'
    this.fault = fault
    this.retryAfterMs = retryAfterMs
  }

  get isWorthRepeating(): boolean {
    return !NOT_WORTH_REPEATING.includes(this.fault)
  }

  get isOfTheService(): boolean {
    return SERVICE_FAULTS.includes(this.fault)
  }
}

/** Sorts whatever the SDK throws. The error itself is dropped: it carries the request and the answer. */
export function callFailed(error: unknown, now: Date): CallFailed {
  if (error instanceof CallFailed) return error
  if (!APICallError.isInstance(error)) return new CallFailed('answer cut off')
  const retryAfterMs = retryAfter(error.responseHeaders ?? {}, now)
  switch (error.statusCode) {
    case undefined:
      return new CallFailed('no connection')
    case 401:
    case 403:
      return new CallFailed('not authorised')
    case 402:
      return new CallFailed('out of quota')
    case 429:
      return isOutOfQuota(error)
        ? new CallFailed('out of quota')
        : new CallFailed('too many requests', retryAfterMs)
    default:
      return faultOfStatus(error.statusCode, retryAfterMs)
  }
}

function faultOfStatus(status: number, retryAfterMs: number | undefined): CallFailed {
  if (status < 300) return new CallFailed('answer cut off')
  if (status < 500) return new CallFailed('request refused')
  return new CallFailed('provider error', retryAfterMs)
}

// An account without money answers 429 as well; waiting does not help it.
function isOutOfQuota(error: APICallError): boolean {
  return /insufficient_quota|billing/i.test(error.responseBody?.slice(0, 2000) ?? '')
}

/** Milliseconds a provider asks to wait, from `Retry-After` in seconds or as a date. */
export function retryAfter(headers: Record<string, string>, now: Date): number | undefined {
  const exact = Number(headers['retry-after-ms'] ?? Number.NaN)
  if (exact >= 0) return exact
  const value = headers['retry-after'] ?? ''
  if (/^\d+$/.test(value)) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime())
}
