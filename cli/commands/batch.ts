import { randomUUID } from 'node:crypto'
import { type Batch, type BatchFile as Download, batchRoutes } from '#contract/batches/batches.ts'
import { onlyWord, textIn, type Values } from '../arguments.ts'
import { counted, countsOf, followBatch, goOnWith, sendBatch } from '../batch.ts'
import { type BatchFile, batchFileOf } from '../batch-file.ts'
import { type Command, printAnswer, type Work } from '../command.ts'
import type { Connection } from '../connection.ts'
import { EXIT, Failure, misused } from '../failure.ts'
import { keep, textOf } from '../files.ts'

export const batch: Command = {
  usage: 'batch SHOP.csv [--resume] [--again] [--skip] [--no-wait] [--out FILE] [--unwritten FILE]',
  summary:
    'Has each row of a file written, on the server and exactly once, and follows it. Spends 1 credit for each row that is written. --resume goes on with a file that was sent before and tries again what failed; --again has it written once more; --skip leaves out rows that cannot be used; --out keeps the listings as a CSV file, --unwritten the rows that failed or were given up by a cancel, to be mended and sent again.',
  options: {
    resume: { type: 'boolean' },
    again: { type: 'boolean' },
    skip: { type: 'boolean' },
    'no-wait': { type: 'boolean' },
    out: { type: 'string' },
    unwritten: { type: 'string' },
  },
  run: async (work) => {
    const { values } = work.given
    if (values['resume'] === true && values['again'] === true)
      throw misused('--resume goes on, --again begins anew: please say one of them.')
    const path = onlyWord(work.given, 'the file of the items')
    const file = usable(batchFileOf(path, await textOf(path, work.input)), work)
    const connection = work.connection()
    const ended = await untilOver(work, { connection, file, path })
    await keepFiles(connection, ended, values)
    refuseUnlessDone(ended, path)
    printAnswer(work, ended, () => `${countsOf(ended)}. Each cost 1 credit. Its id: ${ended.id}`)
  },
}

type Sent = { connection: Connection; file: BatchFile; path: string }

/** Nothing is lost on the way: whatever breaks off is gone on with by the same file. */
async function untilOver(work: Work, { connection, file, path }: Sent): Promise<Batch> {
  const { given, tell } = work
  const { resume, unwritten } = given.values
  let isStarted = false
  try {
    const onSentBefore = async (before: Batch) => {
      // What was given up is asked for after the cancel.
      if (resume === true && before.state === 'canceled' && unwritten !== undefined) return before
      if (resume === true) return goOnWith(connection, before)
      throw sentBefore(before)
    }
    const started = await sendBatch(connection, { file, onSentBefore, tell })
    isStarted = true
    if (given.values['no-wait'] === true) return started
    return await followBatch(connection, started, tell)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (error.exit !== EXIT.unanswered && !isStarted) throw error
    // What a single call did not cost, says nothing of the rows.
    const [why = ''] = error.message.replace(/\s+No credit was spent\./, '').split('\n')
    const sentence = `${why}\nRows that are written cost 1 credit each, and none is paid twice. Go on with: listwright batch ${path} --resume`
    throw new Failure(sentence, { exit: error.exit, code: error.code, creditSpent: null })
  }
}

function sentBefore(before: Batch): Failure {
  return new Failure(
    `This file was sent before (${countsOf(before)}). --resume goes on with it and follows it, --again has all its rows written once more.`,
    { exit: EXIT.refused, code: 'sent_before' },
  )
}

function usable(file: BatchFile, { given, tell }: Work): BatchFile {
  const { rows, sentences, key } = file
  if (sentences.length > 0 && given.values['skip'] !== true)
    throw misused(
      [
        ...sentences,
        `${sentences.length} of ${counted(rows.length + sentences.length)} cannot be used. Mend them in the file, or leave them out with --skip.`,
      ].join('\n'),
    )
  for (const sentence of sentences) tell(`Left out. ${sentence}`)
  if (rows.length === 0) throw misused('No row of this file can be written.')
  return given.values['again'] === true
    ? { ...file, key: `${key.slice(0, 100)}-${randomUUID()}` }
    : file
}

const KEPT = { out: 'csv', unwritten: 'unwritten' } as const satisfies Record<string, Download>

/** The files that were asked for; the rows are written by then, whatever becomes of the files. */
async function keepFiles(connection: Connection, ended: Batch, values: Values): Promise<void> {
  const params = { id: ended.id }
  try {
    for (const [option, file] of Object.entries(KEPT)) {
      const path = textIn(values, option)
      const search = `?file=${file}`
      if (path !== undefined)
        await keep(await connection.open(batchRoutes.exportBatch, { params, search }), path)
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const [why = ''] = error.message.split('\n')
    throw stopped(ended, { sentence: why, exit: error.exit, code: error.code })
  }
}

/** What stands still is told with what to do about it. */
function refuseUnlessDone(ended: Batch, path: string): void {
  const { state, pausedFor, waits, rows } = ended
  const goOn = `go on with: listwright batch ${path} --resume`
  const refuse = (sentence: string, code: string) => {
    throw stopped(ended, { sentence, exit: EXIT.refused, code })
  }
  if (state === 'paused' && pausedFor === 'no_credits')
    throw stopped(ended, {
      sentence: `You are out of credits. Buy more, then ${goOn}`,
      exit: EXIT.credits,
      code: 'insufficient_credits',
    })
  if (state === 'paused') refuse(`The batch is paused. To ${goOn}`, 'batch_paused')
  if (state === 'canceled')
    refuse(
      `The batch was canceled (${countsOf(ended)}). For a file of what was not written: listwright batch ${path} --resume --unwritten FILE`,
      'batch_canceled',
    )
  if (waits !== null) refuse(waits.detail, 'batch_waits')
  if (rows.failed > 0 && state === 'done')
    refuse(`${counted(rows.failed)} failed and cost nothing. To try again, ${goOn}`, 'rows_failed')
}

type Stop = { sentence: string; exit: Failure['exit']; code: string }

function stopped({ rows: { written } }: Batch, { sentence, ...told }: Stop): Failure {
  if (written === 0) return new Failure(sentence, told)
  const cost = `${counted(written)} of this batch ${written === 1 ? 'is' : 'are'} written, for 1 credit each.`
  return new Failure(`${sentence}\n${cost}`, { ...told, creditSpent: true })
}
