import { listingRoutes } from '#contract/listings.ts'
import { onlyWord, textIn } from '../arguments.ts'
import { type Command, printAnswer } from '../command.ts'
import { newKey } from '../connection.ts'
import { jsonIn, textOf } from '../files.ts'
import { itemIn } from '../item-file.ts'
import { listingText } from '../texts.ts'

export const write: Command = {
  usage: 'write ITEM.json|- [--key KEY] [--plain] [--no-profile]',
  summary: 'Has one listing written. Spends 1 credit.',
  options: {
    key: { type: 'string' },
    plain: { type: 'boolean' },
    'no-profile': { type: 'boolean' },
  },
  run: async (work) => {
    const { given, input, tell } = work
    const file = onlyWord(given, 'the file of the item')
    const item = itemIn({ file, value: jsonIn(file, await textOf(file, input)) })
    const body = {
      ...item,
      ...(given.values['plain'] === true && { writer: 'plain' as const }),
      ...(given.values['no-profile'] === true && { usesProfile: false }),
    }
    const idempotencyKey = textIn(given.values, 'key') ?? newKey()
    const send = work.connection().send
    const listing = await send(listingRoutes.generateListing, { body, idempotencyKey })
    printAnswer(work, listing, () => listingText(listing))
    tell(`"${listing.listingTitle}" is in your history (${listing.id}). It cost 1 credit.`)
  },
}
