import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { COMPILED } from '#server/testing/short-lived.ts'
import { PROGRAM } from './run-program.ts'

const open: Client[] = []

type At = { url: string; token?: string | undefined }

/** An assistant that has started the program and shaken hands with it. */
export async function openAssistant({ url, token }: At): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const env = {
    ...COMPILED,
    LISTWRIGHT_URL: url,
    ...(token !== undefined && { LISTWRIGHT_TOKEN: token }),
  }
  const args = [PROGRAM, 'mcp']
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env }))
  open.push(client)
  return client
}

export async function closeAssistants(): Promise<void> {
  await Promise.all(open.splice(0).map((client) => client.close()))
}

export async function ask(client: Client, name: string, args: Record<string, unknown>) {
  const {
    content,
    structuredContent,
    isError = false,
  } = await client.callTool({
    name,
    arguments: args,
  })
  return { text: JSON.stringify(content), structuredContent, isError }
}
