import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { checkingRoutes, HealthReport } from '#contract/checking.ts'
import { listingPageRoutes } from '#contract/listing-pages.ts'
import { listingRoutes } from '#contract/listings.ts'
import { type Connection, newKey } from '../connection.ts'
import { type Improved, improveListing } from '../improve.ts'
import { improvedText, listingText, reportText } from '../texts.ts'
import { addBatches } from './batch-tools.ts'
import { answered, headOf } from './tool.ts'
import {
  CheckInput,
  FoundListings,
  ImprovedListing,
  ImproveInput,
  SearchInput,
  WriteInput,
  WrittenListing,
} from './inputs.ts'

/** The tools, each with what it costs in its name for people and in its hints for programs. */
export function addTools(server: McpServer, connection: () => Connection): void {
  addWriting(server, connection)
  addImproving(server, connection)
  server.registerTool(
    'check_listing',
    {
      ...headOf('Check a listing', 'looks'),
      description:
        'Checks any title, description and tags against what the marketplace wants and what buyers ask: ten checks, each with what was found. Costs nothing and keeps nothing.',
      inputSchema: CheckInput,
      outputSchema: HealthReport,
    },
    (body) =>
      answered(async () => {
        const report = await connection().send(checkingRoutes.checkListing, {
          body,
          isRepeatable: true,
        })
        return { text: reportText(report), structured: report }
      }),
  )
  server.registerTool(
    'search_listings',
    {
      ...headOf('Search your listings', 'looks'),
      description:
        "Finds the seller's own listings by part of a nickname, SKU, title or description, newest first. Costs nothing.",
      inputSchema: SearchInput,
      outputSchema: FoundListings,
    },
    ({ query, limit }) =>
      answered(async () => {
        const search = new URLSearchParams({ search: query, limit: String(limit) })
        const listings = await connection().send(listingPageRoutes.listListings, {
          search: `?${search.toString()}`,
        })
        const found = listings.map((listing) => `${listing.id}\n${listingText(listing)}`)
        const text = found.length === 0 ? 'Nothing was found.' : found.join('\n\n---\n\n')
        return { text, structured: FoundListings.parse({ listings }) }
      }),
  )
  addBatches(server, connection)
}

function addWriting(server: McpServer, connection: () => Connection): void {
  server.registerTool(
    'write_listing',
    {
      ...headOf('Write a listing', 'writes'),
      description:
        "Writes a marketplace listing (title, description, up to 13 tags, alt text) from what the seller tells of an item, and keeps it in the seller's history. Spends 1 credit; a refusal or failure costs nothing. Say only what is true of the item: the writer invents nothing.",
      inputSchema: WriteInput,
      outputSchema: WrittenListing,
    },
    ({ idempotencyKey = newKey(), ...body }) =>
      answered(async () => {
        const listing = await connection().send(listingRoutes.generateListing, {
          body,
          idempotencyKey,
        })
        const text = `${listingText(listing)}\n\nIt is in the seller's history (${listing.id}) and cost 1 credit.`
        return { text, structured: WrittenListing.parse(listing) }
      }),
  )
}

function addImproving(server: McpServer, connection: () => Connection): void {
  server.registerTool(
    'improve_listing',
    {
      ...headOf('Improve a listing', 'writes'),
      description:
        "Writes a listing that is sold already anew, from what its own text tells, and offers only parts that are no worse: no check falls, no fact is lost. It is kept in the seller's history; the marketplace itself is not touched. Spends 1 credit; a refusal or failure costs nothing, and so does one that was improved before, which is refused unless it is wanted again.",
      inputSchema: ImproveInput,
      outputSchema: ImprovedListing,
    },
    ({ idempotencyKey: repeats, take, again: isAgain, ...body }) =>
      answered(async () => {
        const improved = await improveListing(connection(), {
          body,
          repeats,
          take: take === 'all' ? take : [],
          isAgain,
          wayAgain: 'Only if the seller wants it for another credit, call this with again: true.',
        })
        return { text: improvedText(improved), structured: asImproved(improved) }
      }),
  )
}

function asImproved({ improvement, listing, taken, health }: Improved): Record<string, unknown> {
  return ImprovedListing.parse({
    id: listing.id,
    health,
    parts: improvement.parts.map((one) => ({ ...one, isTaken: taken.includes(one.part) })),
    title: listing.generatedTitle,
    description: listing.generatedDescription,
    tags: listing.generatedTags,
    altText: listing.generatedAltText,
  })
}
