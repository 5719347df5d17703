import type { ListingWriter } from '../../writer.ts'
import { modelWriter, type ModelLimits } from '../model.ts'
import { openModel } from '../provider.ts'
import type { Allowance, CallReport } from '../service.ts'

export const KEY = 'key-that-nobody-may-see'

/** The real limits in a hurry: what takes a minute takes four seconds at most. */
export const HURRY = {
  deadlineMs: 4000,
  silenceMs: 700,
  pauseMs: 10,
} as const satisfies Partial<ModelLimits>

/** For answers that come: on a busy machine they take a while, and are not to be given up. */
export const PATIENT = {
  deadlineMs: 25_000,
  silenceMs: 10_000,
  pauseMs: 10,
} as const satisfies Partial<ModelLimits>

type Wanted = { url: string; allowance?: Allowance; limits?: Partial<ModelLimits> }

const ENDLESS: Allowance = { take: async () => null, add: async () => undefined }

/** A writer with a model at this address, and what it reports of its calls. */
export async function aModelWriter({
  url,
  allowance = ENDLESS,
  limits = PATIENT,
}: Wanted): Promise<ListingWriter & { reports: CallReport[] }> {
  const reports: CallReport[] = []
  const model = await openModel({
    provider: 'compatible',
    name: 'test',
    baseUrl: url,
    apiKey: KEY,
  })
  const writer = modelWriter({
    model,
    clock: { now: () => new Date(performance.timeOrigin + performance.now()) },
    allowance,
    limits,
    onCall: (report) => reports.push(report),
  })
  return { ...writer, reports }
}
