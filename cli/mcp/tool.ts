import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { Failure } from '../failure.ts'

const HINTS = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: false,
}

/** What a tool costs and does to what is there: said in its name for people and in its hints for programs. */
const EFFECTS = {
  looks: {
    costs: 'free',
    credits: 0,
    hints: { ...HINTS, readOnlyHint: true, idempotentHint: true },
  },
  /** It changes what can be changed back. */
  steers: { costs: 'free', credits: 0, hints: { ...HINTS, idempotentHint: true } },
  ends: {
    costs: 'free',
    credits: 0,
    hints: { ...HINTS, destructiveHint: true, idempotentHint: true },
  },
  /** It adds a listing: nothing that there is already is changed. */
  writes: { costs: 'spends 1 credit', credits: 1, hints: HINTS },
  writesRows: { costs: 'spends 1 credit for each row', credits: 'rows', hints: HINTS },
} as const

export function headOf(name: string, effect: keyof typeof EFFECTS) {
  const { costs, credits, hints } = EFFECTS[effect]
  const title = `${name} (${costs})`
  return { title, annotations: { title, ...hints }, _meta: { credits } }
}

type Answer = { text: string; structured: Record<string, unknown> }

/** What a tool answers; a failure in the words of the server, with what it cost. */
export async function answered(work: () => Promise<Answer>): Promise<CallToolResult> {
  try {
    const { text, structured } = await work()
    return { content: [{ type: 'text', text }], structuredContent: structured }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { isError: true, content: [{ type: 'text', text: error.message }] }
  }
}
