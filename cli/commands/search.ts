import { listingPageRoutes } from '#contract/listing-pages.ts'
import { PAGE } from '#contract/paging.ts'
import { textIn } from '../arguments.ts'
import { type Command, printAnswer } from '../command.ts'
import { misused } from '../failure.ts'
import { listingLine } from '../texts.ts'

export const search: Command = {
  usage: 'search [TEXT] [--limit N]',
  summary: 'Lists your newest listings, or those that a text is found in. Costs nothing.',
  options: { limit: { type: 'string' } },
  run: async (work) => {
    const { words, values } = work.given
    const limit = textIn(values, 'limit') ?? '20'
    if (!/^\d+$/.test(limit) || Number(limit) < 1 || Number(limit) > PAGE.max)
      throw misused(`--limit must be a whole number from 1 to ${PAGE.max}.`)
    const query = new URLSearchParams({ limit, search: words.join(' ') })
    const listings = await work
      .connection()
      .send(listingPageRoutes.listListings, { search: `?${query.toString()}` })
    printAnswer(work, listings, () => listings.map(listingLine).join('\n'))
    if (listings.length === 0) work.tell('Nothing was found.')
  },
}
