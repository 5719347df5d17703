import { COMPARED_PARTS } from '#contract/improving/improving.ts'
import type { WrittenPart } from '#contract/parts.ts'
import { onlyWord, textIn } from '../arguments.ts'
import { type Command, printAnswer } from '../command.ts'
import { misused } from '../failure.ts'
import { jsonIn, textOf } from '../files.ts'
import { improveListing } from '../improve.ts'
import { pastedIn } from '../item-file.ts'
import { improvedText } from '../texts.ts'

export const improve: Command = {
  usage: 'improve LISTING.json|- [--take all|none|PART,PART] [--again] [--key KEY]',
  summary:
    'Writes a listing that you have anew, and takes what is no worse: all of it, or the parts title, description, tags, altText that you name. Spends 1 credit. One that was improved before is left alone, unless it is to be --again.',
  options: { take: { type: 'string' }, again: { type: 'boolean' }, key: { type: 'string' } },
  run: async (work) => {
    const { given, input, tell } = work
    const file = onlyWord(given, 'the file of the listing')
    const take = partsIn(textIn(given.values, 'take') ?? 'all')
    const body = pastedIn({ file, value: jsonIn(file, await textOf(file, input)) })
    const improved = await improveListing(work.connection(), {
      body,
      take,
      repeats: textIn(given.values, 'key'),
      isAgain: given.values['again'] === true,
      wayAgain: 'Run it with --again to have it improved for another credit.',
    })
    const { improvement, listing, taken } = improved
    printAnswer(work, { ...improvement, listing, taken }, () => improvedText(improved))
    tell(`"${listing.listingTitle}" is in your history (${listing.id}). It cost 1 credit.`)
  },
}

function partsIn(text: string): readonly WrittenPart[] | 'all' {
  if (text === 'all') return text
  if (text === 'none') return []
  return text.split(',').map((name) => {
    const part = COMPARED_PARTS.find((one) => one === name.trim())
    if (part !== undefined) return part
    throw misused(
      `There is no part "${name}". --take wants all, none, or some of ${COMPARED_PARTS.join(', ')}.`,
    )
  })
}
