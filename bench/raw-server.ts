import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// A program of its own: answers everything with the bytes of a file, and checks nothing.
const [file = '', type = '', encoding = ''] = process.argv.slice(2)
const bytes = readFileSync(file)
const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': type,
    'content-encoding': encoding,
    'content-length': bytes.length,
  })
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') console.log(`at http://localhost:${address?.port ?? 0}`)
})
