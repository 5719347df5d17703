import { randomUUID } from 'node:crypto'
import { type Batch, batchRoutes } from '#contract/batches/batches.ts'
import { onlyWord, textIn } from '../arguments.ts'
import { countsOf, followBatch, goOnWith, sendBatch } from '../batch.ts'
import { type BatchFile, batchFileOf } from '../batch-file.ts'
import { type Command, printAnswer, type Work } from '../command.ts'
import type { Connection } from '../connection.ts'
import { EXIT, Failure, misused } from '../failure.ts'
import { keep, textOf } from '../files.ts'

export const batch: Command = {
  usage: 'batch SHOP.csv [--resume] [--again] [--skip] [--no-wait] [--out FILE]',
  summary:
    'Has each row of a file written, on the server and exactly once, and follows it. Spends 1 credit for each row that is written. --resume goes on with a file that was sent before and tries again what failed; --again has it written once more; --skip leaves out rows that cannot be used; --out keeps the listings as a CSV file.',
  options: {
    resume: { type: 'boolean' },
    again: { type: 'boolean' },
    skip: { type: 'boolean' },
    'no-wait': { type: 'boolean' },
    out: { type: 'string' },
  },
  run: async (work) => {
    const { values } = work.given
    if (values['resume'] === true && values['again'] === true)
      throw misused('--resume goes on, --again begins anew: please say one of them.')
    const path = onlyWord(work.given, 'the file of the items')
    const file = usable(batchFileOf(path, await textOf(path, work.input)), work)
    const connection = work.connection()
    const ended = await untilOver(work, { connection, file, path })
    const out = textIn(values, 'out')
    if (out !== undefined) await keepFile(connection, ended, out)
    refuseUnlessDone(ended, path)
    printAnswer(work, ended, () => `${countsOf(ended)}. Each cost 1 credit. Batch ${ended.id}.`)
  },
}

type Sent = { connection: Connection; file: BatchFile; path: string }

/** Nothing is lost on the way: whatever breaks off is gone on with by the same file. */
async function untilOver(work: Work, { connection, file, path }: Sent): Promise<Batch> {
  const { given, tell } = work
  const isResumed = given.values['resume'] === true
  try {
    const onSentBefore = async (before: Batch) => {
      if (isResumed) return goOnWith(connection, before)
      throw sentBefore(before)
    }
    const started = await sendBatch(connection, { file, onSentBefore, tell })
    if (given.values['no-wait'] === true) return started
    return await followBatch(connection, started, tell)
  } catch (error) {
    if (!(error instanceof Failure) || error.exit !== EXIT.unanswered) throw error
    const [why = ''] = error.message.split('\n')
    const sentence = `${why}\nRows that are written cost 1 credit each, and none is paid twice. Go on with: listwright batch ${path} --resume`
    throw new Failure(sentence, { exit: error.exit, code: error.code, creditSpent: null })
  }
}

function sentBefore(before: Batch): Failure {
  return new Failure(
    `This file was sent before (${countsOf(before)}). --resume goes on with it and follows it, --again has all its rows written once more.\nNo credit was spent.`,
    { exit: EXIT.refused, code: 'sent_before' },
  )
}

function usable(file: BatchFile, { given, tell }: Work): BatchFile {
  const { rows, sentences, key } = file
  if (sentences.length > 0 && given.values['skip'] !== true)
    throw misused(
      [
        ...sentences,
        `${sentences.length} of ${rows.length + sentences.length} rows cannot be used. Mend them, or leave them out with --skip.`,
      ].join('\n'),
    )
  for (const sentence of sentences) tell(`Left out. ${sentence}`)
  if (rows.length === 0) throw misused('No row of this file can be written.')
  return given.values['again'] === true
    ? { ...file, key: `${key.slice(0, 100)}-${randomUUID()}` }
    : file
}

async function keepFile(connection: Connection, { id }: Batch, out: string): Promise<void> {
  await keep(await connection.open(batchRoutes.exportBatch, { params: { id } }), out)
}

/** What stands still is told with what to do about it. */
function refuseUnlessDone(ended: Batch, path: string): void {
  const { state, pausedFor, waits, rows } = ended
  const spent = rows.written > 0 ? { creditSpent: true as const } : {}
  const goOn = `go on with: listwright batch ${path} --resume`
  if (state === 'paused' && pausedFor === 'no_credits')
    throw new Failure(`Your credits are used up. Buy more, then ${goOn}`, {
      exit: EXIT.credits,
      code: 'insufficient_credits',
      ...spent,
    })
  if (state === 'paused' || state === 'canceled')
    throw new Failure(`The batch is ${state}. To ${goOn}`, {
      exit: EXIT.refused,
      code: `batch_${state}`,
      ...spent,
    })
  if (waits !== null)
    throw new Failure(waits.detail, { exit: EXIT.refused, code: 'batch_waits', ...spent })
  if (rows.failed > 0 && state === 'done')
    throw new Failure(
      `${rows.failed === 1 ? '1 row' : `${rows.failed} rows`} failed and cost nothing. To try again, ${goOn}`,
      {
        exit: EXIT.refused,
        code: 'rows_failed',
        ...spent,
      },
    )
}
