import { join } from 'node:path'
import type { Piscina } from 'piscina'
import { reportAll } from '../report.ts'
import { type ListingWriter, NothingToWriteAbout, WritingFailed } from '../writer.ts'
import type { Finished, Task } from './task.ts'

const THREAD = join(import.meta.dirname, 'thread.ts')
/** Two write while others wait; one stays for the next, because a new one has to read its words first. */
const THREADS_MAX = 2
const THREADS_KEPT = 1
const IDLE_MS = 10_000
/** The largest form takes a tenth of a second. */
const TIME_LIMIT_MS = 3000
const MEMORY_MB = 128

type EmbeddedWriter = ListingWriter & { close(): Promise<void> }

type Options = {
  /** The file that a thread runs. */
  thread?: string
  timeLimitMs?: number
  /** Told when a thread ended by itself. */
  onIncident?: (cause: unknown) => void
}

type Threads = Piscina<Task, Finished>

/** Writes with the composer, in threads: nobody else waits for a form, however long it takes. */
export function embeddedWriter(options: Options = {}): EmbeddedWriter {
  const { timeLimitMs = TIME_LIMIT_MS } = options
  const begun = new Map<unknown, () => void>()
  let opening: Promise<Threads> | undefined
  let count = 0

  async function inThread(task: Omit<Task, 'id'>, signal: AbortSignal): Promise<Finished> {
    const threads = await (opening ??= openThreads(options, (id) => begun.get(id)?.()))
    const id = (count += 1)
    const limit = new AbortController()
    let timer: NodeJS.Timeout | undefined
    begun.set(id, () => (timer = setTimeout(() => limit.abort(), timeLimitMs)))
    try {
      // Aborted, a thread is ended in the middle of whatever it does.
      return await threads.run({ id, ...task }, { signal: AbortSignal.any([signal, limit.signal]) })
    } catch (error) {
      signal.throwIfAborted()
      throw limit.signal.aborted ? new WritingFailed('timed_out', 'out of time') : error
    } finally {
      clearTimeout(timer)
      begun.delete(id)
    }
  }

  return {
    name: 'composer',
    write: async ({ input, seed, others = [], signal, onProgress }) => {
      signal.throwIfAborted()
      const writing = await inThread({ input, surroundings: { seed, others } }, signal)
      if (writing === null) throw new NothingToWriteAbout()
      reportAll(writing, onProgress)
      return writing
    },
    close: async () => (await opening)?.destroy(),
  }
}

/** Opened by the first listing: a server that starts has other things to do. */
async function openThreads(
  { thread = THREAD, onIncident = () => undefined }: Options,
  onBegun: (id: unknown) => void,
): Promise<Threads> {
  const { Piscina } = await import('piscina')
  const threads: Threads = new Piscina({
    filename: thread,
    name: 'write',
    minThreads: THREADS_KEPT,
    maxThreads: THREADS_MAX,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  threads.on('message', onBegun)
  threads.on('error', onIncident)
  return threads
}
