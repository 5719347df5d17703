import { ApiError } from '#client/api/api-error.ts'
import { isFinalAnswer } from '#client/listing/submitting/answers.ts'
import { LISTING_COST } from '#contract/credits.ts'
import { HealthFound } from '#contract/improving/health-found.ts'

/** What went wrong, what it cost and what to do; a model that failed can be done without. */
export type Failure = {
  title: string
  sentence: string
  /** The same for a glance, where she went meanwhile. */
  elsewhere: string
  isOfModel: boolean
  /** Nothing is wrong: what was written is not worth a credit beside hers, which stands like this. */
  health: HealthFound | undefined
}

const OF_MODEL = new Set(['model_failed', 'daily_limit'])

export function failureOf(error: Error): Failure {
  const code = error instanceof ApiError ? error.code : undefined
  const isKnown = isFinalAnswer(error)
  const { data: health } = HealthFound.safeParse(error instanceof ApiError ? error.health : null)
  return {
    title:
      code === 'nothing_better' ? 'No credit spent' : isKnown ? 'Not written' : 'No answer arrived',
    sentence: isKnown ? withPrice(wordsOf(error)) : `${wordsOf(error)} ${UNKNOWN}`,
    elsewhere: health
      ? 'What you can mend yourself, for free, waits for you.'
      : isKnown
        ? `${firstSentence(wordsOf(error))} What you pasted is kept.`
        : 'It may have been written. Send it again: it is paid once.',
    isOfModel: OF_MODEL.has(code ?? ''),
    health,
  }
}

const UNKNOWN = `It may have been written all the same, for ${LISTING_COST} credit. Press the button again with nothing changed: what was written then is shown, and paid once.`

/** The words of something on the way, as "Bad Gateway", help nobody. */
function wordsOf(error: Error): string {
  if (!(error instanceof ApiError)) return NOT_REACHED
  return error.isOurs ? error.detail : 'Listwright gave no answer.'
}

function firstSentence(words: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(words)?.[0] ?? words
}

const NOT_REACHED = 'Listwright could not be reached.'

/** The sentence of a refusal, with what it cost. */
function withPrice(message: string): string {
  return /not charged|no credit was/i.test(message) ? message : `${message} No credit was spent.`
}
