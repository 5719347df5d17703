import { createHash, timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#server/platform/config.ts'
import { Problem } from '#server/platform/problem.ts'
import { isOfThisMachine } from './at-home.ts'
import { EXPOSITION_TYPE, exposition, type Metric } from './exposition.ts'
import { countLatencies } from './latencies.ts'

const NANOSECONDS = 1e9

type Measured = {
  config: Config
  /** What is counted elsewhere; asked for at each look. */
  metrics: () => Promise<Metric[]>
}

/** What an operator's Prometheus reads; for everybody else there is nothing here. */
export function serveMetrics(app: FastifyInstance, { config, metrics }: Measured) {
  const latencies = countLatencies()
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: String(statusCode) }
    latencies.observe(labels, elapsedTime / 1000)
  })
  const lag = monitorEventLoopDelay()
  lag.enable()
  app.addHook('onClose', async () => void lag.disable())

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config)) throw new Problem('not_found')
    const text = exposition([
      latencies.metric(),
      gauge('nodejs_eventloop_lag_p99_seconds', lag.percentile(99) / NANOSECONDS),
      gauge('nodejs_eventloop_lag_max_seconds', lag.max / NANOSECONDS),
      gauge('process_resident_memory_bytes', process.memoryUsage.rss()),
      gauge('process_uptime_seconds', process.uptime()),
      // While the server is opening there is nothing else to tell yet.
      ...(await metrics().catch(() => [])),
    ])
    lag.reset()
    return reply.header('cache-control', 'no-store').type(EXPOSITION_TYPE).send(text)
  })
}

const HELP = {
  nodejs_eventloop_lag_p99_seconds: 'Delay of the event loop since the last look, 99th percentile.',
  nodejs_eventloop_lag_max_seconds: 'Longest delay of the event loop since the last look.',
  process_resident_memory_bytes: 'Memory the process holds.',
  process_uptime_seconds: 'How long the process has been running.',
} as const

function gauge(name: keyof typeof HELP, value: number): Metric {
  return { name, help: HELP[name], type: 'gauge', samples: [{ value }] }
}

function mayRead(request: FastifyRequest, { METRICS_TOKEN: token }: Config): boolean {
  if (token !== undefined) return isSame(request.headers.authorization ?? '', `Bearer ${token}`)
  return isOfThisMachine(request)
}

/** In the same time wherever the two begin to differ. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(hashOf(given), hashOf(expected))
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
