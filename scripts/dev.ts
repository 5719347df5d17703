import { loadEnvironmentFile, readConfig } from '#server/platform/config.ts'
import { ROOT } from './build/stamp.ts'
import { openClient } from './dev/client.ts'
import { openFront } from './dev/front.ts'
import { openServer } from './dev/server.ts'

process.chdir(ROOT)
loadEnvironmentFile()
const { PORT, HOST } = readConfig()
const front = await openFront(PORT, HOST)
const client = await openClient(front.server)
const server = openServer({
  origin: front.origin,
  clientFolder: client.folder,
  watcher: client.watcher,
})
front.answerWith({ client, server })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void end(0))

if (await server.isReady())
  console.log(`Listwright is at ${front.origin} and follows its sources. Ctrl+C ends it.`)
else await end(1)

async function end(exitCode: number): Promise<void> {
  front.close()
  await Promise.all([server.stop(), client.close()])
  process.exit(exitCode)
}
