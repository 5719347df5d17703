import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchOptions } from './chromium.ts'
import { command, openCheckout, withAllPackages } from './testing/checkout.ts'

let checkout: Awaited<ReturnType<typeof openCheckout>>
let dev: ReturnType<typeof command>
let browser: Browser
let origin = ''
beforeAll(async () => {
  checkout = await openCheckout()
  await withAllPackages(checkout.folder)
  dev = command(checkout.folder, ['npm', 'run', 'dev'], {})
  origin = await dev.until(/Listwright is at (\S+)/)
  browser = await chromium.launch(await launchOptions())
}, 180_000)
afterAll(async () => {
  dev.child.kill('SIGKILL')
  await browser.close()
  await checkout.remove()
})

const change = async (file: string, from: string, to: string) => {
  const path = join(checkout.folder, file)
  const text = await readFile(path, 'utf8')
  expect(text).toContain(from)
  await writeFile(path, text.replace(from, to))
}
const open = async (path: string) => {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(origin + path, { timeout: 60_000 })
  return { page, errors }
}
const email = (page: Page) => page.getByLabel('Email', { exact: true })

it('shows a change where one is typing, and nothing typed is lost', async () => {
  const { page, errors } = await open('/signin')
  await email(page).fill('ana@example.com', { timeout: 60_000 })
  await change('client/pages/sign-in.tsx', 'Pick up where', 'Carry on where')
  await page.getByText('Carry on where you left off.').waitFor()
  expect(await email(page).inputValue()).toBe('ana@example.com')

  // The page goes on with a server that has changed under it.
  await change('contract/problems.ts', 'Please', 'Kindly')
  await dev.until(/restarted: contract\/problems\.ts has changed/)
  expect((await fetch(`${origin}/api/config`)).status).toBe(200)
  expect(errors).toEqual([])
  await page.close()
})

it('makes a public page anew when its sources change', async () => {
  const { page, errors } = await open('/pricing')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const policy = (await fetch(`${origin}/pricing`)).headers.get('content-security-policy')
  expect(policy).not.toContain('unsafe')
  await change('client/pages/pricing.tsx', 'Your first', 'The first')
  await page.getByText(/^The first/).waitFor()
  expect(errors).toEqual([])
  await page.close()
})

it('tells what is wrong with the server, and mends itself with it', async () => {
  await change('server/http/health.ts', "status: 'alive'", "status: 'alive")
  await dev.until(/(The server could not start)/)
  expect((await fetch(`${origin}/healthz`)).status).toBe(503)
  await change('server/http/health.ts', "status: 'alive", "status: 'alive and well'")
  await dev.until(/restarted: server\/http\/health\.ts has changed/)
  expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: 'alive and well' })
})

it('ends as a whole', async () => {
  dev.child.kill('SIGTERM')
  expect((await dev.end()).code).toBe(0)
  await expect(fetch(origin)).rejects.toThrow('fetch failed')
})
