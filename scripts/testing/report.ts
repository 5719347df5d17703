import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'

/** What a run of tests came to; those that failed by name, with their file. */
export type Outcome = { passed: number; failed: string[]; skipped: number; isGreen: boolean }

const UnitReport = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

const Suite = z.object({
  file: z.string(),
  specs: z.array(z.object({ title: z.string(), ok: z.boolean() })),
  get suites() {
    return z.optional(z.array(Suite))
  },
})
const StoryReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(Suite),
})

export async function unitsOf(path: string, exitCode: number): Promise<Outcome> {
  const report = await reportAt(path, UnitReport)
  const failed = report?.testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && tests.length === 0) return [`${short(name)} could not be run`]
    return tests.map(({ fullName }) => `${short(name)} > ${fullName}`)
  })
  return {
    passed: report?.numPassedTests ?? 0,
    failed: failed ?? [],
    skipped: report?.numPendingTests ?? 0,
    isGreen: exitCode === 0,
  }
}

export async function storiesOf(path: string, exitCode: number): Promise<Outcome> {
  const report = await reportAt(path, StoryReport)
  return {
    passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
    failed: (report?.suites ?? []).flatMap(failedIn),
    skipped: report?.stats.skipped ?? 0,
    isGreen: exitCode === 0,
  }
}

function failedIn({ file, specs, suites = [] }: z.infer<typeof Suite>): string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ title }) => `e2e/${file} > ${title}`)
  return [...own, ...suites.flatMap(failedIn)]
}

/** Null where the runner broke down before it wrote one. */
async function reportAt<Report>(
  path: string,
  schema: z.ZodMiniType<Report>,
): Promise<Report | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? null : schema.parse(JSON.parse(text))
}

function short(path: string): string {
  return path.replace(`${process.cwd()}/`, '')
}
