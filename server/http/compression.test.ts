import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { testApp } from '#server/testing/test-app.ts'

const ADDRESS = '/api/openapi.json'

it.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('answers who takes %s in %s', async (accepted, encoding, unpack) => {
  const shop = await testApp()
  const { app } = shop
  const plain = await app.inject({ url: ADDRESS })
  expect(plain.headers).not.toHaveProperty('content-encoding')
  const { headers, rawPayload } = await app.inject({
    url: ADDRESS,
    headers: { 'accept-encoding': accepted },
  })
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(unpack(rawPayload).toString()).toBe(plain.body)
  expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
  await shop.close()
})
