import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { localModelHint } from './local-model.ts'

let close = () => {}
afterEach(() => close())

async function answering(body: string): Promise<string> {
  const server = createServer((_request, response) => response.end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was opened')
  return `http://127.0.0.1:${address.port}`
}

it('tells what to set where an Ollama answers', async () => {
  const at = await answering('{"models":[{"name":"gemma3:12b"},{"name":"qwen3"}]}')
  expect(await localModelHint(at)).toContain(
    `LISTING_MODEL=compatible:gemma3:12b MODEL_BASE_URL=${at}/v1`,
  )
})

it.each(['Not found', '{"models":"none"}'])(
  'says nothing where somebody else answers %s',
  async (body) => {
    expect(await localModelHint(await answering(body))).toBeNull()
  },
)

it('says nothing where nobody answers', async () => {
  const at = await answering('')
  close()
  expect(await localModelHint(at)).toBeNull()
})
