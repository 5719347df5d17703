/** One line of a metric: what it is about, and how much. */
export type Sample = { suffix?: string; labels?: Record<string, string>; value: number }

export type Metric = {
  name: string
  help: string
  type: 'gauge' | 'counter' | 'histogram'
  samples: Sample[]
}

/** Metrics as Prometheus reads them (text format 0.0.4). */
export function exposition(metrics: Metric[]): string {
  return metrics.map(textOf).join('')
}

export const EXPOSITION_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

function textOf({ name, help, type, samples }: Metric): string {
  const lines = samples.map(
    ({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelText(labels)} ${value}`,
  )
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n')
}

function labelText(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
