import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GeneratorInput } from '#contract/listings.ts'
import { answerOutput } from '#server/listings/writer/model/call.ts'
import type { ModelService } from '#server/listings/writer/model/service.ts'
import { writeListing } from '#server/listings/writer/model/write-listing.ts'
import type { Writing } from '#server/listings/writer/writer.ts'

/** An answer is wanted before a listing can be shown; its file is to be filled. */
export class AnswerWanted extends Error {
  constructor(path: string) {
    super(`waits for ${path}`)
    this.name = 'AnswerWanted'
  }
}

// Nobody waits for a file.
const LIMITS = { deadlineMs: 600_000, pauseMs: 0 }

/**
 * Writes one listing as the product does with a model, but with answers out of a folder. What the model would be sent
 * at each call is written beside them: `ID.1.json`, and `ID.2.json` where the first answer is sent back.
 */
export async function writeFromFolder(
  folder: string,
  { id, input, seed }: { id: string; input: GeneratorInput; seed: string },
): Promise<Writing> {
  await mkdir(folder, { recursive: true })
  const service = recordedService(join(folder, id.replace(/[^\p{L}\p{Nd}._-]+/gu, '-')))
  const signal = new AbortController().signal
  const asker = { userId: 'quality' }
  return writeListing(
    { input, seed, asker, signal },
    { service, limits: LIMITS, onVerdict: () => {} },
  )
}

function recordedService(path: string): ModelService {
  let calls = 0
  return {
    async call({ instructions, messages }) {
      calls += 1
      const format = await answerOutput().responseFormat
      const schema: unknown = format?.type === 'json' ? format.schema : undefined
      const sent = JSON.stringify({ system: instructions, messages, schema }, null, 2)
      const asked = `${path}.${calls}.json`
      const answered = `${path}.${calls}.answer.txt`
      const isAsked = existsSync(asked) && (await readFile(asked, 'utf8')) === sent
      await writeFile(asked, sent)
      if (!existsSync(answered)) throw new AnswerWanted(answered)
      if (!isAsked) console.log(`changed  ${asked}: its answer was given to another message`)
      const text = await readFile(answered, 'utf8')
      return { text, inputTokens: undefined, outputTokens: undefined }
    },
  }
}
