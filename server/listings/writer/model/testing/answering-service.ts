import type { ModelService } from '../service.ts'

/** A model that needs no wire: it gives these answers in turn, and the last one again and again. */
export function answeringService(...answers: [string, ...string[]]): ModelService & {
  /** The last message of every call so far. */
  asked: string[]
} {
  const asked: string[] = []
  return {
    asked,
    async call({ messages }) {
      asked.push(JSON.stringify(messages.at(-1)?.content))
      const text = answers[Math.min(asked.length, answers.length) - 1] ?? ''
      return { text, inputTokens: undefined, outputTokens: undefined }
    },
  }
}
