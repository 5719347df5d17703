import type { Command } from '../command.ts'
import { misused } from '../failure.ts'

export const mcp: Command = {
  usage: 'mcp',
  summary:
    'Serves these tools to an assistant by the Model Context Protocol, over stdin and stdout.',
  options: {},
  run: async ({ given, environment, tell }) => {
    if (given.words.length > 0) throw misused(`mcp takes no "${given.words[0]}".`)
    // Of all commands this one alone needs the protocol's packages.
    const { serveMcp } = await import('../mcp/serve.ts')
    await serveMcp({ environment, warn: tell })
  },
}
