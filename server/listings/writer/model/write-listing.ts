import { setTimeout as wait } from 'node:timers/promises'
import type { ModelMessage } from 'ai'
import { reportAll } from '../report.ts'
import {
  type Asker,
  type Writing,
  WritingFailed,
  type WritingFailure,
  type WritingRequest,
} from '../writer.ts'
import { CallFailed } from './call-failed.ts'
import { type Answer, readAnswer, textOf } from './answer.ts'
import { isWorthAsking, mend, withoutFaultyTags, withoutFiller, type Written } from './finish.ts'
import { INSTRUCTIONS } from './instructions.ts'
import { withFullerTitle } from './fuller-title.ts'
import { leakDetector } from './leak.ts'
import { lookedOver } from './looked-over.ts'
import { type Material, materialOf } from './material.ts'
import { messageFor } from './message.ts'
import { progressReporter } from './progress.ts'
import { withGiftToOrder, withOwnTags, withSpareTags } from './spare-tags.ts'
import { reasonsFor } from './reasons.ts'
import { type Objections, repairRequest } from './repair-request.ts'
import type { ModelService } from './service.ts'
import { trusting } from './trusting.ts'

/** Whether an answer could be used as it was, only mended or asked for again, or not read at all. */
export type Verdict = 'faultless' | 'faulty' | 'unreadable'

type Means = {
  service: ModelService
  onVerdict: (verdict: Verdict, asker: Asker) => void
  limits: { deadlineMs: number; pauseMs: number }
}

/** What is needed to ask, once or twice, for one listing. */
type Task = Means & {
  request: WritingRequest
  material: Material
  opening: ModelMessage[]
  signal: AbortSignal
  endsAt: number
}

type WrittenAttempt = Written & { state: 'written'; objections: Objections; answer: string }
type Attempt = WrittenAttempt | { state: 'failed'; failed: CallFailed }

const leaks = leakDetector(INSTRUCTIONS)

/** Asks for a listing; a second time when the first call failed, or when a strict reader would not sign its answer. */
export async function writeListing(request: WritingRequest, means: Means): Promise<Writing> {
  const read = materialOf(request)
  const { deadlineMs } = means.limits
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(new CallFailed('out of time')), deadlineMs)
  try {
    const { writing, notes } = await inTwoCalls({
      ...means,
      request,
      material: read,
      opening: [{ role: 'user', content: messageFor(read) }],
      signal: AbortSignal.any([request.signal, deadline.signal]),
      endsAt: performance.now() + deadlineMs,
    })
    const material = trusting(read, notes)
    const spared = withSpareTags(writing, material, notes.searches)
    const full = withOwnTags(spared, material, notes.searches)
    const filled = withoutFaultyTags(withGiftToOrder(full, material, notes.searches), material)
    const isFuller = filled.generatedTags.length >= writing.generatedTags.length
    const finished = withFullerTitle(isFuller ? filled : writing, material)
    const explained = {
      ...finished,
      generatedExplanation: reasonsFor(finished, { ...material, notes }),
    }
    reportAll(explained, request.onProgress)
    return explained
  } finally {
    clearTimeout(timer)
  }
}

async function inTwoCalls(task: Task): Promise<Pick<Written, 'writing' | 'notes'>> {
  const { material } = task
  const first = await attempt(task, { messages: task.opening, hasSchema: true })
  if (first.state === 'failed') await pauseAfter(first.failed, task)
  else if (isFaultless(first) && !isWorthAsking(first.writing, material)) return first
  const second = await attempt(task, nextAfter(first, task))
  const tried = [second, first].flatMap((one) => (one.state === 'written' ? [one] : []))
  const [best] = tried
    .filter(isFaultless)
    .toSorted((one, other) => one.objections.remarks.length - other.objections.remarks.length)
  if (best !== undefined) {
    return { ...best, writing: withoutFiller(best, trusting(material, best.notes)) }
  }
  for (const written of tried) {
    const own = trusting(material, written.notes)
    const mended = mend(written, own)
    if (mended !== null) {
      return { ...written, writing: withoutFiller({ ...written, writing: mended }, own) }
    }
  }
  throw giveUp(second.state === 'failed' ? second.failed : new CallFailed('not publishable'))
}

function isFaultless({ objections }: WrittenAttempt): boolean {
  return objections.faults.length === 0
}

type Question = { messages: ModelMessage[]; hasSchema: boolean }

async function attempt(task: Task, question: Question): Promise<Attempt> {
  const { service, request, signal } = task
  const onText = progressReporter({ onProgress: request.onProgress, leaks })
  try {
    const { asker } = request
    const call = { ...question, instructions: INSTRUCTIONS, asker, signal, onText }
    const { text } = await service.call(call)
    const answer = readAnswer(text)
    if (answer === null || isLeaking(answer)) {
      task.onVerdict('unreadable', asker)
      throw new CallFailed('no listing in the answer')
    }
    const { writing, quotes, notes, objections } = await lookedOver(answer, task.material)
    task.onVerdict(objections.faults.length === 0 ? 'faultless' : 'faulty', asker)
    return { state: 'written', writing, quotes, notes, objections, answer: text }
  } catch (error) {
    if (error instanceof CallFailed) return { state: 'failed', failed: error }
    throw error
  }
}

/** Each by itself: what buyers ask stands in the instructions too, and three such questions in a row are no leak. */
function isLeaking({ draft, mends, open, unmet }: Answer): boolean {
  return [textOf(draft), ...mends.map(({ now }) => now), ...open, ...unmet].some(leaks)
}

function nextAfter(first: Attempt, { opening }: Task): Question {
  if (first.state === 'failed') {
    return { messages: opening, hasSchema: first.failed.fault !== 'request refused' }
  }
  const messages: ModelMessage[] = [
    ...opening,
    { role: 'assistant', content: first.answer },
    { role: 'user', content: repairRequest(first.objections) },
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

function giveUp(failed: CallFailed): WritingFailed {
  const { fault } = failed
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
      return notNow('unavailable', failed)
    case 'daily limit reached':
    case 'daily limit of this person reached':
      return notNow('used_up', failed)
    default:
      return fault satisfies never
  }
}

function notNow(failure: WritingFailure, { fault, retryAfterMs }: CallFailed): WritingFailed {
  const seconds = retryAfterMs === undefined ? undefined : Math.ceil(retryAfterMs / 1000)
  return new WritingFailed(failure, fault, seconds)
}
