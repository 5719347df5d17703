import { exportRoutes, FILE_FORMATS } from '#contract/export.ts'
import { textIn } from '../arguments.ts'
import type { Command } from '../command.ts'
import { misused } from '../failure.ts'
import { keep } from '../files.ts'

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
