import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { once } from 'node:events'
import { connect } from '../connection.ts'
import { addTools } from './tools.ts'

type Surroundings = {
  environment: Readonly<Record<string, string | undefined>>
  /** Not to stdout, where the protocol speaks. */
  warn: (sentence: string) => void
}

const INSTRUCTIONS =
  "Listings for a marketplace, written from a seller's own words alone: nothing is invented. write_listing spends one of the seller's credits each time; start_batch and go_on_with_batch spend one for each row that is written; ask before you spend any. Checking, searching and looking cost nothing. A failure says whether a credit was spent; arguments that do not fit are refused before anything is sent, and spend none."

const again = (key: string) => `Call it again with idempotencyKey "${key}"`

/** Serves the tools until whoever started it closes the line. */
export async function serveMcp({ environment, warn }: Surroundings): Promise<void> {
  const server = new McpServer(
    { name: 'listwright', title: 'Listwright', version: '1.0.0' },
    { instructions: INSTRUCTIONS },
  )
  // Made anew for each call: a token that is missing is told by the tool, and not by silence.
  addTools(server, () => connect({ environment, warn, again }))
  const ended = once(process.stdin, 'end')
  await server.connect(new StdioServerTransport())
  await ended
  await server.close()
}
