import { setTimeout as wait } from 'node:timers/promises'
import type { ModelMessage } from 'ai'
import { type Brief, readBrief } from '../brief/brief.ts'
import { type Writing, WritingFailed, type WritingRequest } from '../writer.ts'
import { CallFailed } from './call-failed.ts'
import { detailsFor, repairRequest } from './details.ts'
import { readDraft, textOf } from './draft.ts'
import { faultsOf, mend, shape } from './finish.ts'
import { instructionsFor } from './instructions.ts'
import { leakDetector } from './leak.ts'
import { progressReporter, reportAll } from './progress.ts'
import type { ModelService } from './service.ts'

type Means = {
  service: ModelService
  limits: { deadlineMs: number; pauseMs: number }
}

/** What is needed to ask, once or twice, for one listing. */
type Task = Means & {
  request: WritingRequest
  brief: Brief
  instructions: string
  leaks: (text: string) => boolean
  opening: ModelMessage[]
  signal: AbortSignal
  endsAt: number
}

type Attempt =
  | { state: 'publishable'; writing: Writing }
  | { state: 'faulty'; writing: Writing; faults: string[]; answer: string }
  | { state: 'failed'; failed: CallFailed }

/** Asks for a listing; a second time when the first call failed or the review would refuse the answer. */
export async function writeListing(request: WritingRequest, means: Means): Promise<Writing> {
  const brief = readBrief(request.input)
  const { deadlineMs } = means.limits
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(new CallFailed('out of time')), deadlineMs)
  const instructions = instructionsFor(request.input)
  try {
    const writing = await inTwoCalls({
      ...means,
      request,
      brief,
      instructions,
      leaks: leakDetector(instructions),
      opening: [{ role: 'user', content: detailsFor(brief) }],
      signal: AbortSignal.any([request.signal, deadline.signal]),
      endsAt: performance.now() + deadlineMs,
    })
    reportAll(writing, request.onProgress)
    return writing
  } finally {
    clearTimeout(timer)
  }
}

async function inTwoCalls(task: Task): Promise<Writing> {
  const first = await attempt(task, { messages: task.opening, hasSchema: true })
  if (first.state === 'publishable') return first.writing
  if (first.state === 'failed') await pauseAfter(first.failed, task)
  const second = await attempt(task, nextAfter(first, task))
  if (second.state === 'publishable') return second.writing
  for (const tried of [second, first]) {
    const mended = tried.state === 'faulty' ? mend(tried.writing, task.brief) : null
    if (mended !== null) return mended
  }
  throw giveUp(second.state === 'failed' ? second.failed : new CallFailed('not publishable'))
}

type Question = { messages: ModelMessage[]; hasSchema: boolean }

async function attempt(task: Task, question: Question): Promise<Attempt> {
  const { service, request, brief, instructions, leaks, signal } = task
  const onText = progressReporter({ onProgress: request.onProgress, leaks })
  try {
    const { text } = await service.call({ ...question, instructions, signal, onText })
    const draft = readDraft(text)
    if (draft === null || leaks(textOf(draft))) throw new CallFailed('no listing in the answer')
    const writing = shape(draft, brief)
    const faults = faultsOf(writing, brief)
    return faults.length === 0
      ? { state: 'publishable', writing }
      : { state: 'faulty', writing, faults, answer: text }
  } catch (error) {
    if (error instanceof CallFailed) return { state: 'failed', failed: error }
    throw error
  }
}

function nextAfter(first: Exclude<Attempt, { state: 'publishable' }>, task: Task): Question {
  if (first.state === 'failed') {
    return { messages: task.opening, hasSchema: first.failed.fault !== 'request refused' }
  }
  const messages: ModelMessage[] = [
    ...task.opening,
    { role: 'assistant', content: first.answer },
    { role: 'user', content: repairRequest(first.faults) },
  ]
  return { messages, hasSchema: true }
}

/** Waits as long as the provider asks, or gives up when that leaves no time to write. */
async function pauseAfter(failed: CallFailed, { limits, signal, endsAt }: Task): Promise<void> {
  const pauseMs = failed.retryAfterMs ?? (failed.isOfTheService ? limits.pauseMs : 0)
  const isTooLong = pauseMs > (endsAt - performance.now()) / 2
  if (isTooLong || !failed.isWorthRepeating) throw giveUp(failed)
  await wait(pauseMs, undefined, { signal })
}

function giveUp({ fault, retryAfterMs }: CallFailed): WritingFailed {
  switch (fault) {
    case 'silence':
    case 'out of time':
      return new WritingFailed('timed_out', fault)
    case 'request refused':
    case 'answer cut off':
    case 'answer too long':
    case 'declined to write':
    case 'no listing in the answer':
    case 'not publishable':
      return new WritingFailed('unusable', fault)
    case 'no connection':
    case 'not authorised':
    case 'too many requests':
    case 'out of quota':
    case 'provider error':
    case 'resting after failures':
    case 'daily limit reached':
      return unavailable(fault, retryAfterMs)
    default:
      return fault satisfies never
  }
}

function unavailable(fault: string, retryAfterMs: number | undefined): WritingFailed {
  const seconds = retryAfterMs === undefined ? undefined : Math.ceil(retryAfterMs / 1000)
  return new WritingFailed('unavailable', fault, seconds)
}
