import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '#contract/routes.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { apiPage } from './api-docs/page.ts'

const PAGE = readFileSync('docs/api.md', 'utf8')
const EXAMPLES = [...PAGE.matchAll(/```sh\n((?:\w+=\$\()?curl [^`]+)```/g)].map(([, text = '']) =>
  text.trim(),
)
/** `NAME=$(curl ... | jq -r '.path // error(.detail)')`, which keeps a piece of the answer for the examples that follow. */
const KEEPING = /^(\w+)=\$\(([^]+) \| jq -r '\.([\w.]+) \/\/ error\(\.detail\)'\)$/
/** The only options that the examples use, with a value each, and those that stand alone. */
const OPTIONS = ['-X', '-H', '-d']
const SWITCHES = ['-sS', '--fail-with-body']

let shop: TestApp
/** What the page's reader has set: the two at its head by hand, all others by an example before. */
const variables: Record<string, string> = {}
beforeAll(async () => {
  shop = await testApp({ writer: 'configured' })
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const ana = await shop.signIn('ana@example.com')
  const scopes = ['listings:read' as const, 'listings:write' as const, 'batches' as const]
  const made = await ana.call(routes.makeAccessToken, { body: { name: 'Examples', scopes } })
  variables['LISTWRIGHT_URL'] = shop.app.listeningOrigin
  variables['LISTWRIGHT_TOKEN'] = made.answer().token
})
afterAll(() => shop.close())

it('is current: after a change of the contract run npm run api-docs', () => {
  expect(PAGE).toBe(apiPage())
})

it('has an example for every call of an access token', () => {
  const calls = Object.values(routes).filter(({ scope }) => scope !== null)
  expect(EXAMPLES).toHaveLength(calls.length)
})

// In the order of the page: each uses what those before it have made and kept.
describe('the example', () => {
  it.each(EXAMPLES)('%s', async (text) => {
    const [, name, call = text, path] = KEEPING.exec(text) ?? []
    const answer = await sent(call)
    const body = await answer.text()
    expect([answer.status, body]).toEqual([
      expect.toSatisfy((status: number) => status >= 200 && status < 300),
      expect.anything(),
    ])
    if (name !== undefined && path !== undefined) variables[name] = pieceOf(JSON.parse(body), path)
  })
})

function pieceOf(answer: unknown, path: string): string {
  const piece = path
    .split('.')
    .reduce<unknown>((whole, name) => Reflect.get(Object(whole), name), answer)
  expect(piece).toEqual(expect.any(String))
  return String(piece)
}

/** What a shell and curl make of it; an option that is not known here fails. */
function sent(text: string): Promise<Response> {
  const [program, ...words] = wordsOf(text)
  expect(program).toBe('curl')
  let method: string | undefined
  let body: string | undefined
  let address = ''
  const headers = new Headers()
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (SWITCHES.includes(word)) continue
    if (!word.startsWith('-')) {
      address = word
      continue
    }
    expect(OPTIONS).toContain(word)
    at += 1
    const value = words[at] ?? ''
    if (word === '-X') method = value
    if (word === '-d') body = value
    if (word === '-H') headers.append(...headerOf(value))
  }
  method ??= body === undefined ? 'GET' : 'POST'
  return fetch(address, { method, headers, ...(body !== undefined && { body }) })
}

function headerOf(text: string): [string, string] {
  const [name = '', ...value] = text.split(': ')
  return [name, value.join(': ')]
}

/** Words as a shell has them: within " variables are filled in, within ' nothing is. */
function wordsOf(text: string): string[] {
  const pieces = text.replaceAll('\\\n', ' ').matchAll(/"([^"]*)"|'((?:[^']|'\\'')*)'|([^\s"']+)/g)
  return [...pieces].map(([, double, single, bare]) => {
    if (double !== undefined) return filledIn(double)
    return single === undefined ? (bare ?? '') : single.replaceAll(String.raw`'\''`, "'")
  })
}

function filledIn(text: string): string {
  return text.replaceAll(/\$(\w+)/g, (_whole, name: string) => {
    const value = variables[name]
    if (value === undefined) throw new Error(`No example above sets $${name}`)
    return value
  })
}
