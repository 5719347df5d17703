import type { Metric } from '#server/http/exposition.ts'
import type { Verdict } from '#server/listings/writer/model/write-listing.ts'
import type { CallReport } from '#server/listings/writer/model/service.ts'

type Left = { calls: number; tokens: number }

/** What the model was asked and what it read and wrote, since the process started. */
export function countModelCalls() {
  const calls = new Map<CallReport['outcome'], number>()
  const tokens = { input: 0, output: 0 }
  const verdicts = new Map<Verdict, number>()
  let isResting = false
  return {
    note: ({ outcome, inputTokens = 0, outputTokens = 0 }: CallReport): void => {
      calls.set(outcome, (calls.get(outcome) ?? 0) + 1)
      tokens.input += inputTokens
      tokens.output += outputTokens
    },
    noteVerdict: (verdict: Verdict): void => {
      verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1)
    },
    noteRest: (now: boolean): void => {
      isResting = now
    },
    read: async (): Promise<Metric[]> => [
      {
        name: 'listwright_model_calls_total',
        help: 'Calls of the language model, by what came of them; refused ones too.',
        type: 'counter',
        samples: samplesOf('outcome', calls),
      },
      {
        name: 'listwright_model_tokens_total',
        help: 'Tokens of the answers that came whole, by direction.',
        type: 'counter',
        samples: samplesOf('direction', Object.entries(tokens)),
      },
      {
        name: 'listwright_model_answers_total',
        help: 'Answers that came whole, by what they were worth.',
        type: 'counter',
        samples: samplesOf('verdict', verdicts),
      },
      {
        name: 'listwright_model_resting',
        help: '1 while this process does not ask the model, after failures.',
        type: 'gauge',
        samples: [{ value: isResting ? 1 : 0 }],
      },
    ],
  }
}

/** From the database, which the counts of this process shall not wait for. */
export function allowanceMetric(left: Left): Metric {
  return {
    name: 'listwright_model_allowance_left',
    help: 'What may still be asked of the model until midnight UTC, of all processes.',
    type: 'gauge',
    samples: samplesOf('of', Object.entries(left)),
  }
}

function samplesOf(label: string, values: Iterable<[string, number]>): Metric['samples'] {
  return Array.from(values, ([name, value]) => ({ labels: { [label]: name }, value }))
}
