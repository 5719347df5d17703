import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportRoutes, FILE_FORMATS } from '#contract/export.ts'
import { textIn } from '../arguments.ts'
import type { Command } from '../command.ts'
import { misused } from '../failure.ts'

export const exportAll: Command = {
  usage: 'export [--format csv|json] [--out FILE]',
  summary: 'Writes all your listings into a file, or prints them. Costs nothing.',
  options: { format: { type: 'string' }, out: { type: 'string' } },
  run: async ({ given, connection, print, tell, isJson }) => {
    if (given.words.length > 0) throw misused(`export takes no "${given.words[0]}".`)
    const format = textIn(given.values, 'format') ?? (isJson ? 'json' : 'csv')
    if (!(format in FILE_FORMATS)) throw misused('--format must be csv or json.')
    const out = textIn(given.values, 'out')
    const answer = await connection().open(exportRoutes.exportListings, {
      search: `?format=${format}`,
    })
    if (out === undefined) return print(await answer.text())
    await keep(answer, out)
    tell(`Your listings are in ${out}.`)
  },
}

/** Whole or not at all: what breaks off leaves the file that was there. */
async function keep(answer: Response, out: string): Promise<void> {
  const partial = `${out}.partial`
  try {
    await pipeline(Readable.from(answer.body ?? []), createWriteStream(partial))
    await rename(partial, out)
  } catch (error) {
    await rm(partial, { force: true })
    const why = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw misused(`${out} could not be written${why}. Nothing was changed.`)
  }
}
