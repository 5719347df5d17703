import type { Command } from './command.ts'
import { batch } from './commands/batch.ts'
import { check } from './commands/check.ts'
import { exportAll } from './commands/export.ts'
import { improve } from './commands/improve.ts'
import { mcp } from './commands/mcp.ts'
import { search } from './commands/search.ts'
import { write } from './commands/write.ts'

export const COMMANDS: Readonly<Record<string, Command>> = {
  write,
  improve,
  batch,
  check,
  search,
  export: exportAll,
  mcp,
}
