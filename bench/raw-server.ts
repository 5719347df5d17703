import { createServer } from 'node:http'

// A program of its own: answers everything with the text of its argument, and checks nothing.
const [text = ''] = process.argv.slice(2)
const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') console.log(`at http://localhost:${address?.port ?? 0}`)
})
