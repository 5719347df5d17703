import { checkingRoutes } from '#contract/checking.ts'
import { onlyWord } from '../arguments.ts'
import { type Command, printAnswer } from '../command.ts'
import { jsonIn, textOf } from '../files.ts'
import { listingIn } from '../item-file.ts'
import { reportText } from '../texts.ts'

export const check: Command = {
  usage: 'check LISTING.json|-',
  summary: 'Checks a title, description and tags, whoever wrote them. Costs nothing.',
  options: {},
  run: async (work) => {
    const file = onlyWord(work.given, 'the file of the listing')
    const body = listingIn({ file, value: jsonIn(file, await textOf(file, work.input)) })
    const report = await work
      .connection()
      .send(checkingRoutes.checkListing, { body, isRepeatable: true })
    printAnswer(work, report, () => reportText(report))
  },
}
