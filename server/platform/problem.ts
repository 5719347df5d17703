import type { HealthFound } from '#contract/improving/health-found.ts'
import type { FieldError } from '#contract/problem-details.ts'
import { type ProblemCode, PROBLEMS } from '#contract/problems.ts'

type ProblemOptions = {
  /** Replaces the code's default sentence; read by a seller. */
  detail?: string
  /** For our log; never leaves the server. */
  cause?: unknown
  errors?: FieldError[]
  health?: HealthFound
  retryAfterSeconds?: number
}

/** An expected refusal: what the seller may read, and apart from it the cause for us. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly errors: FieldError[] | undefined
  readonly health: HealthFound | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    const { status, title, detail } = PROBLEMS[code]
    super(`${code}: ${options.detail ?? detail}`, { cause: options.cause })
    this.code = code
    this.status = status
    this.title = title
    this.detail = options.detail ?? detail
    this.errors = options.errors
    this.health = options.health
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}
