import { createServer, type ServerResponse } from 'node:http'
import { zstdCompressSync } from 'node:zlib'
import { Pool } from 'pg'

// A program of its own: answers everything with the newest listings of one person, by the plainest
// query, and checks nothing; compressed where that is asked for.
const [connectionString = '', userId = '', limit = '', encoding = ''] = process.argv.slice(2)
const pool = new Pool({ connectionString, max: 10 })
const QUERY = `SELECT id, listing_title AS "listingTitle", sku, product_type AS "productType", keywords,
    starred_keywords AS "starredKeywords", target_audience AS "targetAudience",
    writing_style AS "writingStyle", include_emojis AS "includeEmojis",
    include_bulleted_lists AS "includeBulletedLists", description_length AS "descriptionLength",
    image_description AS "imageDescription", custom_ai_instructions AS "customAiInstructions",
    generated_title AS "generatedTitle", generated_description AS "generatedDescription",
    generated_tags AS "generatedTags", generated_alt_text AS "generatedAltText",
    generated_explanation AS "generatedExplanation", version, created_at AS "createdAt"
  FROM listings WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2`

const server = createServer((_request, response) => {
  void answer(response)
})

async function answer(response: ServerResponse): Promise<void> {
  const { rows } = await pool.query(QUERY, [userId, limit])
  const text = Buffer.from(JSON.stringify(rows))
  const body = encoding === 'zstd' ? zstdCompressSync(text) : text
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    ...(encoding !== '' && { 'content-encoding': encoding }),
    'content-length': body.length,
  })
  response.end(body)
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') console.log(`at http://localhost:${address?.port ?? 0}`)
})
