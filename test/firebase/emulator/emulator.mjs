// Firebase's own emulator, on a port of its own, until the process is ended.
import emulator from 'firebase-tools/lib/emulator/auth/server.js'

const app = await emulator.createApp(process.argv[2])
const server = app.listen(0, '127.0.0.1', () => console.log(`port ${server.address().port}`))
