import type { GenerationProgress } from '#contract/listings.ts'

/** Faster than this nobody sees a difference, and each report repeats its whole text. */
const INTERVAL_MS = 60

type Report = (part: GenerationProgress) => void

/** Thins out the reports within a stage; the first and the last of each stage always pass. */
export function throttled(report: Report, now: () => number = () => performance.now()): Report {
  let waiting: GenerationProgress | undefined
  let last: { stage: GenerationProgress['stage']; at: number } | undefined
  const pass = (part: GenerationProgress) => {
    waiting = undefined
    last = { stage: part.stage, at: now() }
    report(part)
  }
  return (part) => {
    const isNewStage = last?.stage !== part.stage
    if (isNewStage && waiting !== undefined) pass(waiting)
    if (isNewStage || last === undefined || now() - last.at >= INTERVAL_MS) pass(part)
    else waiting = part
  }
}
