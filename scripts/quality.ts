import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { GeneratorInput } from '#contract/listings.ts'
import { listingHealth } from '#marketplace/health.ts'
import { review } from '#marketplace/review.ts'
import { compose } from '#composer/composer.ts'
import { NothingToWriteAbout, type Writing, WritingFailed } from '#server/listings/writer/writer.ts'
import { AnswerWanted, writeFromFolder } from './quality/recorded-model.ts'

const USAGE = `Writes a listing for every input in a file, as one seller's shop, and makes a page for reading them.

  npm run quality -- cases.json [page.html]
  npm run quality -- cases.json [page.html] --model FOLDER

The file is a list of what the generator form sends, each with an "id" if you like. Beside the page it makes a sheet in
which a reader gives a verdict on each listing.
--model writes with answers out of a folder, through the same review and repair as in life. What a model would be sent
is written there as ID.1.json (system, messages, schema); put its answer into ID.1.answer.txt and run again. An answer
that is sent back makes ID.2.json, which wants ID.2.answer.txt. The page shows the listings that are finished.`

/** The form, and what a case says beside it. */
const Case = z.looseObject({ id: z.optional(z.string()) })

const PAGE = 'quality.html'
const SEED = 'quality'
const REFUSALS = [NothingToWriteAbout, WritingFailed, AnswerWanted]

/** What is shown of one input: the listing and its findings, or why there is none. */
type Shown = { id: string; input: GeneratorInput } & (
  | { writing: Writing; findings: string[]; met: number }
  | { refusal: string }
)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { model: { type: 'string' } },
})
const [casesPath, pagePath = PAGE] = positionals
if (casesPath === undefined) {
  console.log(USAGE)
  process.exit(1)
}

const cases = await casesIn(casesPath)
const shown: Shown[] = []
for (const [index, given] of cases.entries()) {
  const { id = `case ${index + 1}`, ...rest } = Case.parse(given)
  const parsed = GeneratorInput.safeParse(formOf(rest))
  if (parsed.success) shown.push(await show(id, parsed.data))
  else
    console.log(`refused  ${id}: ${parsed.error.issues.map((issue) => issue.message).join('; ')}`)
}
for (const one of shown) console.log(lineOf(one))
const sheetPath = pagePath.replace(/(?:\.html)?$/, '.md')
await writeFile(pagePath, pageOf(shown))
await writeFile(sheetPath, sheetOf(shown))
console.log(`${shown.length} listings to read in ${pagePath}, verdicts into ${sheetPath}`)

async function casesIn(path: string): Promise<unknown[]> {
  const text = await readFile(path, 'utf8').catch(() => refuse(`${path} cannot be read.`))
  try {
    return z.array(z.unknown()).parse(JSON.parse(text))
  } catch {
    return refuse(`${path} is not a list in JSON.`)
  }
}

function refuse(sentence: string): never {
  console.error(`${sentence} scripts/demo/listings.json is such a file.`)
  process.exit(1)
}

/** What the form knows of it. */
function formOf(given: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).filter(([name]) => name in GeneratorInput.shape))
}

async function show(id: string, input: GeneratorInput): Promise<Shown> {
  try {
    const writing =
      values.model === undefined
        ? composed(input)
        : await writeFromFolder(values.model, { id, input, seed: SEED })
    const { hard, graded, unbacked } = review(writing, input)
    const checks = listingHealth({ ...input, ...writing })
    const findings = [
      ...hard.map(({ text }) => `RULE: ${text}`),
      ...graded.map(({ text }) => text),
      ...unbacked.map(({ claim }) => `Unbacked: ${claim}`),
      ...checks.filter(({ state }) => state !== 'met').map(({ finding }) => `Health: ${finding}`),
    ]
    return { id, input, writing, findings, met: checks.filter((one) => one.state === 'met').length }
  } catch (error) {
    const isRefusal = REFUSALS.some((kind) => error instanceof kind)
    if (isRefusal && error instanceof Error) return { id, input, refusal: error.message }
    throw error
  }
}

function composed(input: GeneratorInput): Writing {
  const others = shown.flatMap((one) => ('writing' in one ? one.writing.generatedDescription : []))
  const writing = compose(input, { seed: SEED, others: others.toReversed() })
  if (writing === null) throw new NothingToWriteAbout()
  return writing
}

function lineOf(one: Shown): string {
  if ('refusal' in one) return `nothing  ${one.id}: ${one.refusal}`
  return `${String(one.met).padStart(2)} of 10 ${one.id}: ${one.findings.length} findings`
}

function pageOf(all: Shown[]): string {
  return `<!doctype html><meta charset="utf-8"><title>Listings to read</title>
<style>
  body { font: 16px/1.55 system-ui; max-width: 76rem; margin: 2rem auto; padding: 0 1rem }
  article { display: grid; grid-template-columns: 2fr 3fr; gap: 2rem; border-top: 3px solid; padding: 1.5rem 0 }
  pre { white-space: pre-wrap; font: inherit; margin: 0 0 1rem } h2 { margin: 0 }
  small { color: #545d55 } li { color: #b53437 }
</style>
<h1>${all.length} listings to read</h1>
${all.map(articleOf).join('\n')}`
}

/** One row a listing: its reader posts it as it is, mends it within a minute, or says no; and why. */
function sheetOf(all: Shown[]): string {
  const rows = all.map(
    ({ id, input }) => `| ${id} | ${input.writingStyle}, ${input.descriptionLength} | | | | |`,
  )
  return [
    '| listing | style, length | signed | mend | no | why |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}

function articleOf(one: Shown): string {
  const { id, input } = one
  const how = `${input.writingStyle}, ${input.descriptionLength}`
  const given = `<section><h2>${escaped(id)}</h2><small>${how}</small>
<pre>${escaped(input.productType)}</pre><small>Keywords</small><pre>${escaped(input.keywords)}</pre>
<small>Focus</small><pre>${escaped(input.starredKeywords)}</pre>
<small>Instructions</small><pre>${escaped(input.customAiInstructions ?? '')}</pre></section>`
  if ('refusal' in one) return `<article>${given}<p>${escaped(one.refusal)}</p></article>`
  const { writing, findings, met } = one
  return `<article>${given}<section dir="auto"><h2>${escaped(writing.generatedTitle)}</h2>
<small>${writing.generatedTitle.length} characters, ${met} of 10 checks</small>
<pre>${escaped(writing.generatedDescription)}</pre>
<pre>${writing.generatedTags.map(escaped).join(' · ')}</pre>
<small>Alt text</small><pre>${escaped(writing.generatedAltText ?? '')}</pre>
<small>Reasons</small><pre>${escaped(writing.generatedExplanation)}</pre>
<ul>${findings.map((finding) => `<li>${escaped(finding)}</li>`).join('')}</ul></section></article>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
