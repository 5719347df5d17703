import { type LanguageModel, type ModelMessage, Output, streamText } from 'ai'
import { CallFailed } from './call-failed.ts'
import { AnswerForm } from './answer.ts'

export type CallLimits = {
  /** How long a model may say nothing, before its first word or between two. */
  silenceMs: number
  outputTokensMax: number
  outputCharactersMax: number
}

export type ModelCall = {
  model: LanguageModel
  instructions: string
  messages: ModelMessage[]
  /** Some compatible servers refuse a schema; then the instructions alone describe the form. */
  hasSchema: boolean
  limits: CallLimits
  signal: AbortSignal
  /** Called with the whole answer so far. */
  onText: (text: string) => Promise<void>
}

export type ModelAnswer = {
  text: string
  inputTokens: number | undefined
  outputTokens: number | undefined
}

/** Calls the model once and reads its answer as it comes. Throws what the SDK throws, or CallFailed. */
export async function callModel(call: ModelCall): Promise<ModelAnswer> {
  const hangUp = new AbortController()
  // The SDK's own time limits begin with the response's headers, which may never come.
  const silence = setTimeout(() => hangUp.abort(), call.limits.silenceMs)
  const onLife = () => {
    silence.refresh()
  }
  try {
    return await readAnswer(start(call, hangUp.signal), { ...call, onLife })
  } finally {
    clearTimeout(silence)
    // Whatever ended the reading, the connection must not stay open behind it.
    hangUp.abort()
  }
}

/** The form of an answer, as a provider is asked for it. */
export function answerOutput() {
  return Output.object({ schema: AnswerForm, name: 'listing' })
}

// The others keep what they have read unasked; each ignores what is another's.
const KEPT = { anthropic: { cacheControl: { type: 'ephemeral' } } }

function start(call: ModelCall, hangUp: AbortSignal) {
  return streamText({
    model: call.model,
    instructions: { role: 'system', content: call.instructions, providerOptions: KEPT },
    messages: call.messages,
    ...(call.hasSchema ? { output: answerOutput() } : {}),
    maxOutputTokens: call.limits.outputTokensMax,
    maxRetries: 0,
    abortSignal: AbortSignal.any([call.signal, hangUp]),
    // The default prints the error, and with it the request; it arrives in the stream as well.
    onError: () => {},
  })
}

type Reading = Pick<ModelCall, 'limits' | 'onText'> & { onLife: () => void }

async function readAnswer(
  { fullStream }: ReturnType<typeof start>,
  { limits, onText, onLife }: Reading,
): Promise<ModelAnswer> {
  let text = ''
  for await (const part of fullStream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw new CallFailed('silence')
    if (part.type === 'reasoning-delta') onLife()
    if (part.type === 'text-delta') {
      onLife()
      text += part.text
      if (text.length > limits.outputCharactersMax) throw new CallFailed('answer too long')
      await onText(text)
    }
    if (part.type === 'finish') {
      if (part.finishReason === 'content-filter') throw new CallFailed('declined to write')
      const { inputTokens, outputTokens } = part.totalUsage
      return { text, inputTokens, outputTokens }
    }
  }
  throw new CallFailed('answer cut off')
}
