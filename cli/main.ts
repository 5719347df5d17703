import { run } from './run.ts'

process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  input: process.stdin,
  print: (text) => void process.stdout.write(text.endsWith('\n') ? text : `${text}\n`),
  tell: (sentence) => void process.stderr.write(`${sentence}\n`),
})
