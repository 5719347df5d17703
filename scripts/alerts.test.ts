import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { routes } from '#contract/routes.ts'
import { testApp } from '#server/testing/test-app.ts'

const rules = await readFile('deploy/alerts.yml', 'utf8')
const runbook = await readFile('docs/runbook.md', 'utf8')
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name ?? '')

it('has a paragraph in the runbook for each alert, and none for another', () => {
  const paragraphs = [...runbook.matchAll(/^## (\w+)\n\n\S/gm)].map(([, name]) => name)
  expect(alerts.length).toBeGreaterThan(15)
  expect(paragraphs).toEqual(alerts)
})

it('asks for nothing that /metrics does not tell', async () => {
  const shop = await testApp({
    sellsCredits: true,
    writer: 'configured',
    environment: {
      LISTING_MODEL: 'compatible:any',
      MODEL_BASE_URL: 'http://127.0.0.1:9/v1',
    },
  })
  const { body } = await shop.app.inject('/metrics')
  await shop.close()
  const told = [...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name)
  // The first look at the books is a minute away.
  told.push('listwright_broken_ledger_rules', 'listwright_books_look_age_seconds')
  const asked = [...rules.matchAll(/\b(?:listwright|http|nodejs|process)_\w+/g)].map(([name]) =>
    name.replace(/_(bucket|count|sum)$/, ''),
  )
  expect([...new Set(asked)].filter((name) => !told.includes(name))).toEqual([])
  const paths = [...rules.matchAll(/route!?="([^"]+)"/g)].map(([, path]) => path)
  const known = Object.values(routes).map((route) => route.path)
  expect(paths.filter((path) => !known.some((one) => one === path))).toEqual([])
})
