import { type FieldError, ProblemDetails } from '#contract/problem-details.ts'

type Refusal = {
  status: number
  detail: string
  isOurs?: false
  code?: string
  fieldErrors?: FieldError[]
  health?: unknown
}

/** A refusal of the server. Its message is "STATUS: detail". */
export class ApiError extends Error {
  readonly status: number
  readonly detail: string
  /** Whether the words are the product's own, and not those of something on the way, as "Bad Gateway". */
  readonly isOurs: boolean
  /** One of the codes in contract/problems.ts, where the answer carried one. */
  readonly code: string | undefined
  readonly fieldErrors: readonly FieldError[]
  readonly health: unknown

  constructor({ status, detail, isOurs, code, fieldErrors, health }: Refusal) {
    super(`${status}: ${detail}`)
    this.name = 'ApiError'
    this.status = status
    this.detail = detail
    this.isOurs = isOurs ?? true
    this.code = code
    this.fieldErrors = fieldErrors ?? []
    this.health = health
  }
}

/** The server could not be reached at all. */
export class ConnectionError extends Error {
  constructor(cause: unknown) {
    super('Listwright could not be reached. Check your internet connection and try again.', {
      cause,
    })
    this.name = 'ConnectionError'
  }
}

/** Turns an answer that is not OK into an error with a sentence in it. */
export async function errorOf(response: Response): Promise<ApiError> {
  const { status, statusText } = response
  const text = await response.text()
  const problem = ProblemDetails.safeParse(parsedOrNull(text))
  if (problem.success) return refusalOf(problem.data)
  return new ApiError({ status, detail: wordsIn(text) || statusText || NO_WORDS, isOurs: false })
}

const NO_WORDS = 'The server gave no answer. Please try again in a moment.'

// A proxy answers with a page of its own while the server is away; nobody can read its source.
function wordsIn(body: string): string {
  const text = body.trim()
  return /^[<{[]/.test(text) ? messageIn(parsedOrNull(text)) : text
}

/** Of a body such as {"message": "…"}, its sentence. */
function messageIn(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('message' in body)) return ''
  return typeof body.message === 'string' ? body.message : ''
}

/** The same for a refusal that came as an event, after the status. */
export function errorOfDetails(details: unknown): ApiError {
  return refusalOf(ProblemDetails.parse(details))
}

/** The sentence of any failure, for a toast: the error's own message, or the one given. */
export function messageOf(error: unknown, otherwise: string): string {
  return error instanceof Error && error.message !== '' ? error.message : otherwise
}

/** The server's own sentence where there is one. A status code helps nobody who wants to sign in. */
export function sentenceOr(otherwise: string): (error: unknown) => string {
  return (error) => {
    if (error instanceof ApiError) return error.isOurs ? error.detail : otherwise
    return messageOf(error, otherwise)
  }
}

function refusalOf({ status, detail, code, errors, health }: ProblemDetails): ApiError {
  return new ApiError({
    status,
    detail,
    code,
    ...(errors && { fieldErrors: errors }),
    health,
  })
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
