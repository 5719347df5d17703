import { createServer, type ServerResponse } from 'node:http'
import { Pool } from 'pg'

// A program of its own: answers everything with one account, by the plainest query, and checks nothing.
const [connectionString = '', userId = ''] = process.argv.slice(2)
const pool = new Pool({ connectionString, max: 10 })
const QUERY = `SELECT id, email, first_name AS "firstName", last_name AS "lastName",
    profile_image_url AS "profileImageUrl", credits, is_admin AS "isAdmin",
    created_at AS "createdAt", updated_at AS "updatedAt"
  FROM users WHERE id = $1`

const server = createServer((_request, response) => {
  void answer(response)
})

async function answer(response: ServerResponse): Promise<void> {
  const { rows } = await pool.query(QUERY, [userId])
  const text = JSON.stringify(rows[0])
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') console.log(`at http://localhost:${address?.port ?? 0}`)
})
