import { extname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Worker } from 'node:worker_threads'
import type { Piscina } from 'piscina'
import { Beginning, type Work } from './task.ts'

// Beside this file, be that a source or what the build made of it.
const THREAD = fileURLToPath(new URL(`./thread${extname(import.meta.filename)}`, import.meta.url))
/** Two work while others wait; one stays for the next, because a new one has to read its words first. */
const THREADS_MAX = 2
const THREADS_KEPT = 1
const IDLE_MS = 10_000
/**
 * The largest form takes some 0.3 seconds. It is the processor's time that
 * counts: a machine with other things to do, or with a tenth of a processor, still writes what it is asked for.
 */
const TIME_LIMIT_MS = 3000
/** A small young generation: what is read of a form is forgotten soon, and need not fill memory first. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 2 }

/** The composer, at work beside the event loop: nobody else waits for a form, however long it takes. */
export type Composing = {
  /** Whoever no longer waits says so by the signal; then the thread is ended. */
  ask<Name extends keyof Work>(
    name: Name,
    sent: Work[Name]['sent'],
    signal?: AbortSignal,
  ): Promise<Work[Name]['answer']>
  close(): Promise<void>
}

/** A form kept its thread busy for longer than any form may. */
export class OutOfTime extends Error {
  constructor() {
    super('The composer was not done in time')
    this.name = 'OutOfTime'
  }
}

type Options = {
  /** The file that a thread runs. */
  thread?: string
  timeLimitMs?: number
  /** Told when a thread ended by itself. */
  onIncident?: (cause: unknown) => void
}

export function openComposing(options: Options = {}): Composing {
  const { timeLimitMs = TIME_LIMIT_MS } = options
  const begun = new Map<number, (threadId: number) => void>()
  let opening: Promise<Piscina> | undefined
  let count = 0

  return {
    async ask(name, sent, signal) {
      signal?.throwIfAborted()
      const threads = await (opening ??= openThreads(options, ({ id, threadId }) =>
        begun.get(id)?.(threadId),
      ))
      const id = (count += 1)
      const limit = new AbortController()
      const done = new AbortController()
      begun.set(id, (threadId) => {
        const thread = threads.threads.find((one) => one.threadId === threadId)
        if (thread === undefined) return
        void endWhenSpent(thread, { limitMs: timeLimitMs, limit, done: done.signal })
      })
      // Aborted, a thread is ended in the middle of whatever it does.
      const ending = signal === undefined ? limit.signal : AbortSignal.any([signal, limit.signal])
      try {
        return await threads.run({ id, ...sent }, { name, signal: ending })
      } catch (error) {
        signal?.throwIfAborted()
        throw limit.signal.aborted ? new OutOfTime() : error
      } finally {
        done.abort()
        begun.delete(id)
      }
    },
    close: async () => (await opening)?.destroy(),
  }
}

type Watch = { limitMs: number; limit: AbortController; done: AbortSignal }

/** Aborts once the thread has worked for so long from now on, unless it is done or gone before. */
async function endWhenSpent(thread: Worker, { limitMs, limit, done }: Watch): Promise<void> {
  try {
    const before = await thread.cpuUsage()
    for (let leftMs = limitMs; leftMs > 0;) {
      await wait(Math.max(1, leftMs), undefined, { signal: done })
      const { user, system } = await thread.cpuUsage(before)
      leftMs = limitMs - (user + system) / 1000
    }
    limit.abort()
  } catch {
    // It is done, or its thread has ended: there is nothing left to be limited.
  }
}

/** Opened by whoever asks first: a server that starts has other things to do. */
async function openThreads(
  { thread = THREAD, onIncident = () => undefined }: Options,
  onBegun: (beginning: Beginning) => void,
): Promise<Piscina> {
  const { Piscina } = await import('piscina')
  const threads: Piscina = new Piscina({
    filename: thread,
    name: 'compose',
    minThreads: THREADS_KEPT,
    maxThreads: THREADS_MAX,
    idleTimeout: IDLE_MS,
    resourceLimits: MEMORY,
  })
  threads.on('message', (message) => onBegun(Beginning.parse(message)))
  threads.on('error', onIncident)
  return threads
}
