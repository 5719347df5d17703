import { WrongConfiguration } from '#server/platform/config.ts'

/** A command that ends with sentences: what it did, or why it could not and what to do. */
export async function telling(work: () => Promise<string[]>): Promise<never> {
  try {
    say(await work())
    process.exit(0)
  } catch (error) {
    say(sentencesOf(error))
    process.exit(1)
  }
}

function sentencesOf(error: unknown): string[] {
  if (error instanceof WrongConfiguration) return error.sentences
  return [error instanceof Error ? error.message : String(error)]
}

function say(lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}
