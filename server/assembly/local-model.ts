import * as z from 'zod/mini'

/** Where Ollama listens unless it is told otherwise. */
const OLLAMA = 'http://127.0.0.1:11434'
const PATIENCE_MS = 400

const Tags = z.object({ models: z.array(z.object({ name: z.string() })) })

/** Says how a model on this very machine could write, where an Ollama answers; null where none does. */
export async function localModelHint(at: string = OLLAMA): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await fetch(`${at}/api/tags`, { signal, redirect: 'error' })
    const { models } = Tags.parse(await response.json())
    const name = models[0]?.name ?? 'NAME'
    return `An Ollama answers on this machine. It writes, for nothing, with LISTING_MODEL=compatible:${name} MODEL_BASE_URL=${at}/v1 (docs/going-live.md).`
  } catch {
    // Nobody there, somebody else there, or too slow: nothing to say.
    return null
  }
}
