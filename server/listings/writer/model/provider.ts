import { defaultSettingsMiddleware, type LanguageModel, wrapLanguageModel } from 'ai'
import type { ModelChoice } from '#server/platform/model-config.ts'

// More than any listing takes, even when every token travels in an event of its own.
const ANSWER_BYTES_MAX = 4 * 1024 * 1024

// Sellers' texts are not kept there; and long thinking would use up the time a listing has.
const OPENAI_SETTINGS = { providerOptions: { openai: { store: false, reasoningEffort: 'low' } } }

/** Loads the one provider that was chosen, never the others; `at` stands in for the provider's own address. */
export async function openModel(choice: ModelChoice, at?: string): Promise<LanguageModel> {
  // A setting that a model does not know is left out; the SDK would print that past our log.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const settings = {
    fetch: boundedFetch,
    ...(choice.apiKey === undefined ? {} : { apiKey: choice.apiKey }),
    ...(at === undefined ? {} : { baseURL: at }),
  }
  switch (choice.provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return wrapLanguageModel({
        model: createOpenAI(settings)(choice.name),
        middleware: defaultSettingsMiddleware({ settings: OPENAI_SETTINGS }),
      })
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic(settings)(choice.name)
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
      return createGoogleGenerativeAI(settings)(choice.name)
    }
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      return createOpenAICompatible({
        ...settings,
        name: 'compatible',
        baseURL: at ?? choice.baseUrl,
        supportsStructuredOutputs: true,
        includeUsage: true,
      })(choice.name)
    }
    default:
      return choice satisfies never
  }
}

/** A fetch that reads no endless answer and follows no redirect, which could carry the key elsewhere. */
async function boundedFetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (response.body === null) return response
  return new Response(response.body.pipeThrough(byteLimit(ANSWER_BYTES_MAX)), {
    status: response.status,
    headers: response.headers,
  })
}

function byteLimit(
  bytesMax: number,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > bytesMax) controller.error(new Error('The answer is too long'))
      else controller.enqueue(chunk)
    },
  })
}
