import type { ProblemDetails } from '#contract/problem-details.ts'
import { HealthFound } from '#contract/improving/health-found.ts'
import { mendingText } from './mending.ts'

/** With what the program ends; a script can tell by it what to do. */
export const EXIT = {
  done: 0,
  /** Refused, or failed at the server: nothing was spent. */
  refused: 1,
  /** Called in a way that it does not know, or with a file that cannot be read. */
  misused: 2,
  /** No access token, or one that may not do this. */
  token: 3,
  credits: 4,
  /** No answer came: whether it was done may not be known. */
  unanswered: 5,
} as const
type Exit = (typeof EXIT)[keyof typeof EXIT]

const SAYS_SO = /not charged|no credit was spent|nothing was (charged|written or charged)/i

/** A failure with a sentence for people, which says whether a credit was spent. */
export class Failure extends Error {
  readonly exit: Exit
  /** What scripts may know beside the sentence. */
  readonly code: string
  /** False where certainly none was; null where nobody can know. */
  readonly creditSpent: boolean | null

  /** Where one was, or nobody can know, the sentence says so itself. */
  constructor(sentence: string, told: { exit: Exit; code: string; creditSpent?: true | null }) {
    const isSaid = told.creditSpent !== undefined || SAYS_SO.test(sentence)
    super(isSaid ? sentence : `${sentence}\nNo credit was spent.`)
    this.name = 'Failure'
    this.exit = told.exit
    this.code = told.code
    this.creditSpent = told.creditSpent === undefined ? false : told.creditSpent
  }
}

export function misused(sentence: string): Failure {
  return new Failure(sentence, { exit: EXIT.misused, code: 'misused' })
}

const OF_TOKENS = ['token_refused', 'token_without_scope', 'not_for_tokens', 'not_signed_in']

/** A refusal in the server's own words, field by field where it named some. */
export function refused({ code, detail, errors = [], health }: ProblemDetails): Failure {
  const fields = errors.map(({ path, message }) => `  ${path}: ${message}`)
  // Of a single field the sentence is its own, and stands behind its name.
  const isOfField = errors.some(({ message }) => message === detail)
  const { data } = HealthFound.safeParse(health)
  const found = data === undefined ? [] : mendingText(data)
  const sentence = [...(isOfField ? [] : [detail]), ...fields, ...found].join('\n')
  return new Failure(sentence, { exit: exitOf(code), code })
}

function exitOf(code: string): Exit {
  if (OF_TOKENS.includes(code)) return EXIT.token
  return code === 'insufficient_credits' ? EXIT.credits : EXIT.refused
}
