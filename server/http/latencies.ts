import type { Metric, Sample } from './exposition.ts'

/** Upper bounds in seconds; a listing by a language model takes up to a minute. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

type Labels = { method: string; route: string; status: string }
type Histogram = { labels: Labels; within: number[]; count: number; sum: number }

export type Latencies = {
  observe(labels: Labels, seconds: number): void
  metric(): Metric
}

/** How long answers take, by route: the routes are few, whatever addresses are asked for. */
export function countLatencies(): Latencies {
  const histograms = new Map<string, Histogram>()
  return {
    observe(labels, seconds) {
      const key = Object.values(labels).join(' ')
      const histogram = histograms.get(key) ?? {
        labels,
        within: BOUNDS.map(() => 0),
        count: 0,
        sum: 0,
      }
      histograms.set(key, histogram)
      histogram.count += 1
      histogram.sum += seconds
      histogram.within = histogram.within.map((count, place) =>
        seconds <= (BOUNDS[place] ?? 0) ? count + 1 : count,
      )
    },
    metric: () => ({
      name: 'http_request_duration_seconds',
      help: 'How long answers take.',
      type: 'histogram',
      samples: [...histograms.values()].flatMap(samplesOf),
    }),
  }
}

function samplesOf({ labels, within, count, sum }: Histogram): Sample[] {
  const bucket = (le: string, value: number) => ({
    suffix: '_bucket',
    labels: { ...labels, le },
    value,
  })
  return [
    ...within.map((value, place) => bucket(String(BOUNDS[place]), value)),
    bucket('+Inf', count),
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: count },
  ]
}
