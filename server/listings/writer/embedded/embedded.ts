import { type Composing, OutOfTime } from '#server/composing/composing.ts'
import { reportAll } from '../report.ts'
import { type ListingWriter, NothingToWriteAbout, WritingFailed } from '../writer.ts'

/** The writer that needs no key: it says only what the seller's own words hold. */
export function embeddedWriter(composing: Composing): ListingWriter {
  return {
    name: 'composer',
    write: async ({ input, seed, others = [], signal, onProgress }) => {
      const surroundings = { seed, others }
      const writing = await composing
        .ask('compose', { input, surroundings }, signal)
        .catch((error: unknown) => {
          throw error instanceof OutOfTime ? new WritingFailed('timed_out', 'out of time') : error
        })
      // Without a single tag nothing is sold, and another try would have none either.
      if (writing === null || writing.generatedTags.length === 0) throw new NothingToWriteAbout()
      reportAll(writing, onProgress)
      return writing
    },
  }
}
