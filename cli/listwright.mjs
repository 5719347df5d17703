#!/usr/bin/env node
// Plain JavaScript that any Node can read: where this one is older than 26, the packages' own runs the rest.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const WANTED_MAJOR = 26
const own = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))

if (Number(process.versions.node.split('.')[0]) >= WANTED_MAJOR) await import('./main.ts')
else if (existsSync(own)) {
  const words = [fileURLToPath(import.meta.url), ...process.argv.slice(2)]
  const child = spawn(own, words, { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
} else {
  process.stderr.write(
    'listwright runs on Node 26, which its packages bring along. Please run "npm ci" first.\n',
  )
  process.exit(1)
}
