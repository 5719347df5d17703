import { runServer } from '#server/process.ts'

const [clientFolder = ''] = process.argv.slice(2)

// Whoever started us is gone, however that happened.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
await runServer({
  clientFolder,
  isDeveloping: true,
  onReady: (port) => process.send?.({ port }),
})
